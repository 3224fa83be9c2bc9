import type { LogEntry, Thrown } from '@umpire/desk';
import type { Line } from '@umpire/engine';
import { Fragment, memo, useMemo, useState } from 'react';
import { SaidWords } from '../../notes/said-words.js';
import { Button } from '../../ui/button.js';
import { withNames } from '../../ui/called.js';
import { Citations } from '../../ui/citations.js';
import { SIDE_NAMES, sideClass } from '../../ui/sides.js';
import textStyles from '../../ui/text.module.css';
import { Throws } from '../asks/throws.js';
import { useTableParts, useTelling } from '../model/context.js';
import { type Filter, filtered, inTurn, ledTo, stretches } from './lines.js';
import styles from './log.module.css';

const AT_ONCE = 60;

/** What has happened: in the book's words, the latest first, each line unfolding to its reasons. */
export function Log() {
  const { battleView, selected } = useTableParts();
  const [filter, setFilter] = useState<Filter>('all');
  const [many, setMany] = useState(AT_ONCE);
  const entries = useMemo(() => filtered(battleView.log, filter, selected), [battleView.log, filter, selected]);
  const filters: readonly { readonly value: Filter; readonly label: string }[] = [
    { value: 'all', label: 'All' },
    { value: 'a', label: SIDE_NAMES.a },
    { value: 'b', label: SIDE_NAMES.b },
    { value: 'thrown', label: 'Thrown' },
    { value: 'piece', label: selected ? `About ${labelOf(battleView, selected)}` : 'Selected' },
  ];
  return (
    <section className={styles.log} data-part="log" data-gives-way="" aria-label="What has happened">
      <header>
        <h2>Log</h2>
        <label>
          <span className={textStyles.unseen}>Show</span>
          <select value={filter} onChange={event => setFilter(event.target.value as Filter)}>
            {filters.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must be reached by the keyboard to do so */}
      <ol tabIndex={0} aria-label="Log, the latest first">
        {entries.slice(0, many).map(entry => (
          <EntryLines key={entry.index} entry={entry} />
        ))}
        {entries.length === 0 && (
          <li className={textStyles.hint} data-part="hint">
            Nothing yet.
          </li>
        )}
        {entries.length > many && (
          <li>
            <Button kind="quiet" onClick={() => setMany(many + 4 * AT_ONCE)}>
              Earlier ({entries.length - many})
            </Button>
          </li>
        )}
      </ol>
    </section>
  );
}

const labelOf = (battleView: ReturnType<typeof useTableParts>['battleView'], id: string): string =>
  battleView.scene.pieces.find(piece => piece.id === id)?.label ?? id;

const EntryLines = memo(function EntryLines({ entry }: { readonly entry: LogEntry }) {
  const { by, lines, thrown } = entry;
  const side = by === 'a' || by === 'b' ? by : undefined;
  return (
    <li className={`${styles.entry} ${sideClass(side)}`} data-part="log-entry">
      <Happened lines={lines} thrown={thrown} />
    </li>
  );
});

/** What came of it first, where that can be said shortly; then lines and throws in the order in which they came. */
export function Happened({
  lines,
  thrown,
  large = false,
}: {
  readonly lines: readonly Line[];
  readonly thrown?: readonly Thrown[] | undefined;
  /** Throws seen from across the table, and every line with its reasons laid open. */
  readonly large?: boolean;
}) {
  const { book } = useTelling();
  return (
    <>
      {lines.map(
        (line, i) =>
          line.outcome && (
            // biome-ignore lint/suspicious/noArrayIndexKey: what has happened is never moved
            <p key={i} className={styles.outcome} data-part="outcome">
              <LineWords line={{ ...line, text: line.outcome.text }} explained={large} />
            </p>
          ),
      )}
      {inTurn(lines, thrown).map(({ throws, line }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what has happened is never moved
        <Fragment key={i}>
          {throws.length > 0 && <Throws throws={throws} book={book} large={large} past />}
          {line && <LogLine line={ledTo(line)} unfolded={large} />}
        </Fragment>
      ))}
    </>
  );
}

/** A line, and behind the ids of its rules its reasons. */
export function LogLine({ line, unfolded = false }: { readonly line: Line; readonly unfolded?: boolean }) {
  const { book } = useTelling();
  const [open, setOpen] = useState(unfolded);
  const rules = [...new Set(line.because.map(({ rule }) => rule))];
  return (
    <div className={styles.line} data-part="log-line">
      <LineWords line={line} explained={unfolded} />{' '}
      {rules.length > 0 && (
        <button
          type="button"
          className={`${textStyles.rule} ${styles.why}`}
          data-part="rule"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <span className={textStyles.unseen}>Why: </span>
          {rules.length > 2 ? `${rules[0]} and ${rules.length - 1} more` : rules.join(' ')}
        </button>
      )}
      {open && <Citations book={book} because={line.because} />}
    </div>
  );
}

/** The words of a line; the pieces it names can be touched, and, where it is told at length, the words of the book. */
export function LineWords({ line, explained = false }: { readonly line: Line; readonly explained?: boolean }) {
  const { pieces, called, say, select } = useTelling();
  return (
    <span>
      {stretches(withNames(say(line.text), called), line.about, pieces).map(({ text, piece, side }, i) =>
        piece === undefined ? (
          explained ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is never rewritten
            <SaidWords key={i} text={text} />
          ) : (
            text
          )
        ) : (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is never rewritten
            key={i}
            type="button"
            className={`${styles.pieceName} ${sideClass(side)}`}
            data-part="piece-name"
            onClick={() => select(piece)}
          >
            {text}
          </button>
        ),
      )}
    </span>
  );
}
