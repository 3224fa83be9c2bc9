import type { Studied } from '@umpire/desk';
import { type Side, seatsOf, TWO_SEATS } from '@umpire/engine';
import type { Catalogue } from '../battles/catalogue.js';
import { holderName } from '../battles/words.js';
import { Dispatch } from '../briefing/dispatch.js';
import type { BattleEntry } from '../storage/battles.js';
import { RuleLink, SIDE_NAMES, sideClass } from '../ui/index.js';
import styles from './report.module.css';

interface FrontProps {
  readonly entry: BattleEntry;
  readonly studied: Studied;
  readonly library: Catalogue | undefined;
}

/** The seats of a side. */
const playersOf = ({ record }: BattleEntry, side: Side) =>
  seatsOf(record?.seats ?? TWO_SEATS, side).map(({ id }) => id);

/** Who, what, by which rules, and how it ended. */
export function Front({ entry, studied, library }: FrontProps) {
  const { book, names, turn, record } = studied;
  const { seats } = entry.plan;
  const date = new Date(entry.updated).toLocaleDateString(undefined, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return (
    <header className={styles.front} data-part="report-front">
      <p className={styles.over}>{book} · battle report</p>
      <h1>{entry.title}</h1>
      {studied.dateline && (
        <p className={styles.dateline} data-part="dateline">
          {studied.dateline}
        </p>
      )}
      <p className={styles.date}>
        {date} · {record.entries.length} entries · {diceWords(record.dice, 'over' in turn)}
      </p>
      <Dispatch
        book={entry.plan.ruleset}
        ends={studied.ends}
        winner={'over' in turn && turn.over !== 'draw' ? turn.over : undefined}
      />
      <dl className={styles.sides}>
        {(['a', 'b'] as const).map(side => (
          <div key={side} className={sideClass(side)}>
            <dt>{SIDE_NAMES[side]}</dt>
            <dd>
              {names[side]}
              <small>
                {entry.origin || !library
                  ? ''
                  : `played by ${playersOf(entry, side)
                      .map(seat => holderName(seats[seat] ?? 'person', library?.bots))
                      .join(', ')}`}
              </small>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.outcome} data-part="report-outcome">
        {'over' in turn ? (
          <p>
            <strong>{turn.over === 'draw' ? 'A draw' : `${SIDE_NAMES[turn.over]} has won`}</strong>: {turn.text}{' '}
            <RuleLink book={entry.plan.ruleset} rule={turn.rule} />
          </p>
        ) : (
          <p>
            <strong>The battle goes on.</strong> {turn.text}
          </p>
        )}
      </div>
      <Changed entry={entry} studied={studied} library={library} />
    </header>
  );
}

/** Whoever knows the seed knows all dice to come: it is told when there are none. */
function diceWords(dice: Studied['record']['dice'], over: boolean): string {
  if (dice.kind !== 'seeded') return 'chance of a real table';
  return over ? `seed ${dice.seed}` : 'chance by the program';
}

/** Options that differ from what the book and we suggest. */
function Changed({ entry, studied, library }: FrontProps) {
  const changed = Object.entries(studied.record.options);
  const options = library?.books.find(book => book.id === entry.plan.ruleset)?.options ?? [];
  if (changed.length === 0) return <p className={styles.quiet}>Fought by the usual rulings.</p>;
  return (
    <div className={styles.options} data-part="report-options">
      <h2>Played differently</h2>
      <ul>
        {changed.map(([id, choice]) => {
          const option = options.find(one => one.id === id);
          return (
            <li key={id}>
              {option?.text ?? id} <b>{option?.choices.find(one => one.id === choice)?.text ?? choice}</b>{' '}
              <RuleLink book={entry.plan.ruleset} rule={id} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
