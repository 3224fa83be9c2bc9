import type { Roster, RosterRow } from '@umpire/engine';
import { Fragment } from 'react';
import { Button } from '../../ui/button.js';
import { RuleLink } from '../../ui/rule-link.js';
import { useTableParts } from '../model/context.js';
import { BaseIcon } from './base-icon.js';
import styles from './roster.module.css';

/** What a side commands and what each of it is to do: orders are written from here as much as from the table. */
export function RosterList() {
  const { battleView, selected, by } = useTableParts();
  const { roster } = battleView;
  if (!roster || !by) return null;
  const held = roster.rows.filter(({ pieces }) => selected !== undefined && pieces.includes(selected));
  const rows = held.length > 0 ? held : roster.rows;
  const ordered = roster.rows.filter(({ state }) => state !== 'none').length;
  return (
    <section className={styles.roster} aria-label={roster.title}>
      <header>
        <h2>{roster.title}</h2>
        <span>
          {ordered} of {roster.rows.length} have orders
        </span>
      </header>
      <ul>
        {rows.map((row, i) => (
          <Fragment key={row.id}>
            {row.group !== undefined && row.group !== rows[i - 1]?.group && (
              <li className={styles.group}>
                {row.group} <Plan roster={roster} group={row.group} />
              </li>
            )}
            <Row row={row} held={held.length > 0} />
          </Fragment>
        ))}
      </ul>
    </section>
  );
}

/** What can be ordered for all of a group at once. */
function Plan({ roster, group }: { readonly roster: Roster; readonly group: string }) {
  const { battleView, start, snap } = useTableParts();
  const plan = roster.plans?.find(one => one.group === group);
  const item = plan && battleView.menu.find(({ verb, stand }) => verb === plan.verb && stand === plan.stand);
  if (!item || item.closed) return null;
  return (
    <Button
      kind="quiet"
      title={item.text}
      disabled={snap.busy}
      aria-label={`${item.label}: ${group}`}
      onClick={() => start(item)}
    >
      {item.label}
    </Button>
  );
}

const CHIPS: Readonly<Record<RosterRow['state'], string>> = {
  new: 'new',
  'as before': 'as before',
  none: 'no orders',
};

function Row({ row, held }: { readonly row: RosterRow; readonly held: boolean }) {
  const { battleView, select, hover, side: by } = useTableParts();
  const [first] = row.pieces;
  return (
    <li data-state={row.state} data-cut={row.cut ? true : undefined} data-held={held || undefined}>
      <button
        type="button"
        disabled={first === undefined}
        onClick={() => select(held ? undefined : first)}
        onPointerEnter={() => first !== undefined && hover.set({ piece: first, group: row.name })}
        onPointerLeave={() => hover.set({})}
      >
        <BaseIcon side={by!} symbol={row.symbol} size={30} />
        <span className={styles.words}>
          <span>
            <b>{row.name}</b> {row.does}
          </span>
          <small>{row.text}</small>
        </span>
        <span className={styles.chip} data-state={row.state}>
          {CHIPS[row.state]}
        </span>
      </button>
      {row.cut && (
        <small className={styles.cut}>
          {row.cut.message} {row.cut.rule && <RuleLink book={battleView.book} rule={row.cut.rule} />}
        </small>
      )}
    </li>
  );
}

/** What stands on the sheet that will be handed in; each line can be struck off. */
function SheetLines() {
  const { battleView, give, by, snap, hover } = useTableParts();
  const lines = battleView.roster?.sheet ?? [];
  if (!by || lines.length === 0) return null;
  return (
    <section className={styles.sheet} aria-label="On your sheet">
      <h2>On your sheet</h2>
      <ul>
        {lines.map(({ text, pieces, strike }) => (
          <li
            key={`${text} ${JSON.stringify(strike)}`}
            onPointerEnter={() => pieces[0] !== undefined && hover.set({ piece: pieces[0] })}
            onPointerLeave={() => hover.set({})}
          >
            <span>{text}</span>
            <Button
              kind="quiet"
              disabled={snap.busy}
              aria-label={`Strike off: ${text}`}
              onClick={() => void give(strike)}
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who else plays this side: that he is away or back is said here, and who stands in for him. */
function Fellows() {
  const { battleView, give, snap } = useTableParts();
  const fellows = battleView.roster?.fellows ?? [];
  if (fellows.length === 0 || 'over' in battleView.turn) return null;
  return (
    <section className={`${styles.sheet} ${styles.fellows}`} aria-label="Players of your side">
      <h2>Players of your side</h2>
      <ul>
        {fellows.map(({ seat, text, acts }) => (
          <li key={seat}>
            <span>
              <b>{seat}</b> {text}
            </span>
            {acts.map(({ label, order }) => (
              <Button
                key={label}
                disabled={snap.busy}
                aria-label={`${seat}: ${label}`}
                onClick={() => void give(order)}
              >
                {label}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What comes below the list. */
export const RosterFoot = () => (
  <>
    <SheetLines />
    <Fellows />
  </>
);
