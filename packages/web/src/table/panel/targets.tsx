import { fieldInHand } from '@umpire/engine';
import { useEffect, useRef } from 'react';
import { Citations } from '../../ui/citations.js';
import { RuleLink } from '../../ui/rule-link.js';
import textStyles from '../../ui/text.module.css';
import { later } from '../fetch-later.js';
import { useTableParts } from '../model/context.js';
import { besides } from '../odds/besides.js';
import { CountedOdds, Counts } from '../odds/counts.js';
import { OddsBar } from '../odds/odds-bar.js';
import { Otherwise } from '../odds/otherwise.js';
import { capital, lengthIn } from '../words.js';
import { bestStrike } from './best-strike.js';
import { inTheWay } from './in-the-way.js';
import styles from './targets.module.css';
import { aimedRows, inOrder, once, type AimedRow as Row } from './verbs.js';

const DrawnTable = later('DrawnTable');

/** What would happen: whom the piece can strike, how far it is, with which odds; and why not the others. */
export function Targets() {
  const table = useTableParts();
  const { battleView, inspection, drafting } = table;
  const offered = bestStrike(table);
  const rows = aimedRows(drafting.draft, inspection);
  if (rows.length === 0) return null;
  const ordered = inOrder(once(rows));
  const open = ordered.filter(row => !row.target.closed);
  const closed = ordered.filter(row => row.target.closed);
  const label = battleView.menu.find(item => item.verb === rows[0]!.verb)?.label ?? '';
  return (
    <section data-part="targets" aria-label="What would happen">
      <h2>{label}</h2>
      {open.length === 0 && (
        <p className={textStyles.hint} data-part="hint">
          Nothing is in reach of this now.
        </p>
      )}
      {open.length === 0 && <ClosedList rows={closed.slice(0, TOLD)} />}
      <div role="radiogroup" aria-label={label}>
        {open.map(row => (
          <OpenTarget
            key={`${row.verb} ${row.target.id}`}
            row={row}
            named={row.verb !== rows[0]!.verb}
            offered={row.verb === offered?.item.verb && row.target.id === offered.target}
          />
        ))}
      </div>
      <ClosedTargets rows={open.length === 0 ? closed.slice(TOLD) : closed} more={open.length === 0} />
    </section>
  );
}

interface OpenTargetProps {
  readonly row: Row;
  /** More than one verb can strike: which it is by stands beside it. */
  readonly named: boolean;
  /** The button strikes it. */
  readonly offered: boolean;
}

function OpenTarget({ row: { verb, target, preview }, named, offered }: OpenTargetProps) {
  const { battleView, drafting, hover, start, inspection } = useTableParts();
  const { draft } = drafting;
  const piece = battleView.scene.pieces.find(({ id }) => id === target.id);
  const name = draft ? fieldInHand(draft)?.name : undefined;
  const chosen = name !== undefined && draft?.values[name] === target.id;
  const atButton = chosen || offered;
  const item = battleView.menu.find(one => one.verb === verb && one.stand === inspection?.piece);
  const box = useChosenInSight(chosen);
  const choose = () => (draft && name !== undefined ? drafting.touch(name, target.id) : item && start(item, target.id));
  return (
    <div
      ref={box}
      className={styles.target}
      data-part="target"
      data-chosen={chosen || undefined}
      onPointerEnter={() => hover.set({ piece: target.id })}
      onPointerLeave={() => hover.set({})}
    >
      <label>
        <input
          type="radio"
          name="target"
          value={target.id}
          checked={chosen}
          onChange={choose}
          onFocus={() => hover.set({ piece: target.id })}
        />
        <span className={styles.targetName}>
          <b>{piece?.label ?? target.id}</b> {piece?.title}
          {named && item && `: ${item.label}`}
        </span>
        <span className={styles.targetGap}>
          {preview?.cost ?? (target.gap === null ? '' : lengthIn(battleView.scene.unit, target.gap))}
        </span>
      </label>
      {/* those of whom the button strikes stand at it, for both sides */}
      {!atButton && preview?.odds && <OddsBar odds={preview.odds} />}
      {!(atButton && preview?.odds) && <CountedOdds counts={preview?.counts} />}
      {chosen && preview?.counts && <Counts counts={preview.counts} />}
      {preview?.otherwise && <Otherwise {...preview.otherwise} />}
      {preview?.answered && <Otherwise {...preview.answered} />}
      {chosen && preview?.table && <DrawnTable book={battleView.book} table={preview.table} />}
      {chosen && preview && <Citations book={battleView.book} because={besides(preview.because, preview.table)} />}
      {!chosen && preview && !preview.odds && preview.because[0] && (
        <p className={textStyles.hint} data-part="hint">
          {capital(preview.because[0].text)}
        </p>
      )}
    </div>
  );
}

/** What counts for and against the one that is aimed at is seen without scrolling: it begins where the list does, if it does not fit below. */
function useChosenInSight(chosen: boolean) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen) box.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return box;
}

/** So many of the nearest say why they cannot be struck, where nobody can: what is missing is what one wants to know. */
const TOLD = 2;

function ClosedTargets({ rows, more }: { readonly rows: readonly Row[]; readonly more: boolean }) {
  if (rows.length === 0) return null;
  const many =
    rows.length === 1 ? `One ${more ? 'more' : 'target'} is` : `${rows.length} ${more ? 'more' : 'targets'} are`;
  return (
    <details className={styles.closedTargets}>
      <summary>{many} closed</summary>
      <ClosedList rows={rows} />
    </details>
  );
}

function ClosedList({ rows }: { readonly rows: readonly Row[] }) {
  const { battleView, hover, inspection } = useTableParts();
  return (
    <ul className={styles.closedTargets}>
      {rows.map(({ verb, target }) => {
        const piece = battleView.scene.pieces.find(({ id }) => id === target.id);
        const between = inspection && inTheWay(inspection, target.id, battleView.scene);
        return (
          <li
            key={`${verb} ${target.id}`}
            onPointerEnter={() => hover.set({ piece: target.id })}
            onPointerLeave={() => hover.set({})}
          >
            <b>{piece?.label ?? target.id}</b>
            {target.gap !== null && ` ${lengthIn(battleView.scene.unit, target.gap)}`}: {target.closed?.message}
            {between && `; ${between} is in the way`}{' '}
            {target.closed?.rule && <RuleLink book={battleView.book} rule={target.closed.rule} />}
          </li>
        );
      })}
    </ul>
  );
}
