import type { Gesture, RankRow } from '@umpire/engine';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button, Key } from '../../ui/button.js';
import textStyles from '../../ui/text.module.css';
import styles from './lists.module.css';
import { appended, type Ranked, shifted } from './rank.js';
import { Starts } from './starts.js';

interface RankProps {
  readonly gesture: Extract<Gesture, { kind: 'rank' }>;
  readonly value: Ranked;
  /** Undefined: nobody is in it any more. */
  readonly onChange: (value: Ranked | undefined) => void;
}

/** One after the other: each can be shifted, or the whole is chosen anew, the next one in turn. */
export function RankInput({ gesture, value, onChange }: RankProps) {
  const { rows, starts } = gesture;
  const [held, setHeld] = useState<string>();
  const form = useRef<HTMLDivElement>(null);
  const rest = rows.filter(({ id }) => !value.includes(id));
  const inHand = held !== undefined && value.includes(held) ? held : value[0];

  const shift = (id: string, by: 1 | -1) => {
    setHeld(id);
    const next = shifted(value, id, by);
    if (next !== value) onChange(next);
  };
  // who has changed places, or was put into the list, has lost the focus
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the order changes
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (held === undefined
      ? (find('[data-part=rank-rest] button') ?? find('[tabindex="0"]'))
      : find(`[data-row="${held}"]`)
    )?.focus();
  }, [value]);

  const pressed = (event: KeyboardEvent, id: string) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (event.shiftKey) return shift(id, by);
    const next = value[value.indexOf(id) + by];
    if (next === undefined) return;
    setHeld(next);
    form.current?.querySelector<HTMLElement>(`[data-row="${next}"]`)?.focus();
  };
  const append = (id: string) => {
    setHeld(undefined);
    onChange(appended(value, id));
  };
  const place = inHand === undefined ? 0 : value.indexOf(inHand) + 1;
  return (
    <div ref={form}>
      <Starts starts={starts} onStart={onChange}>
        <Button onClick={() => onChange(undefined)}>One by one</Button>
      </Starts>
      <p className={textStyles.hint} data-part="hint">
        <Key>↑</Key> <Key>↓</Key> step through the list, with <Key>Shift</Key> they shift what is in hand.
      </p>
      <ol className={styles.rank} data-part="rank">
        {value.map((id, i) => (
          <Row
            key={id}
            row={rows.find(row => row.id === id) ?? { id, label: id }}
            inHand={id === inHand}
            first={i === 0}
            last={i === value.length - 1}
            onTake={() => setHeld(id)}
            onShift={by => shift(id, by)}
            onKey={event => pressed(event, id)}
          />
        ))}
      </ol>
      {rest.length > 0 && (
        <fieldset className={styles.rankRest} data-part="rank-rest">
          <legend>{value.length === 0 ? 'Who is the first?' : 'Who is the next?'}</legend>
          {rest.map(row => (
            <Button key={row.id} onClick={() => append(row.id)}>
              <span>
                <b>{row.label}</b> {row.text}
              </span>
            </Button>
          ))}
        </fieldset>
      )}
      <p className={textStyles.unseen} aria-live="polite">
        {held !== undefined && held === inHand && `${nameOf(rows, held)}: ${place} of ${value.length}`}
      </p>
    </div>
  );
}

const nameOf = (rows: readonly RankRow[], id: string): string => rows.find(row => row.id === id)?.label ?? id;

interface RowProps {
  readonly row: RankRow;
  readonly inHand: boolean;
  readonly first: boolean;
  readonly last: boolean;
  readonly onTake: () => void;
  readonly onShift: (by: 1 | -1) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** One stop of the tabulator for the whole list: the row in hand. */
function Row({ row, inHand, first, last, onTake, onShift, onKey }: RowProps) {
  const stop = inHand ? 0 : -1;
  return (
    <li onKeyDown={onKey} onFocus={onTake}>
      <Button
        kind="quiet"
        className={styles.rankName}
        data-row={row.id}
        tabIndex={stop}
        pressed={inHand}
        onClick={onTake}
      >
        <span>
          <b>{row.label}</b> {row.text}
        </span>
      </Button>
      <Button
        aria-label={`${row.label} one place forward`}
        barred={first ? 'it is the first' : undefined}
        tabIndex={stop}
        onClick={() => onShift(-1)}
      >
        ↑
      </Button>
      <Button
        aria-label={`${row.label} one place back`}
        barred={last ? 'it is the last' : undefined}
        tabIndex={stop}
        onClick={() => onShift(1)}
      >
        ↓
      </Button>
    </li>
  );
}
