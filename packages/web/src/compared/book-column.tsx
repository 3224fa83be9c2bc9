import type { LibraryBook } from '@umpire/desk';
import type { ScenarioEntry } from '@umpire/engine';
import { hrefOf } from '../shell/routes.js';
import { ButtonLink, RuleLink, SIDE_NAMES } from '../ui/index.js';
import styles from './compared.module.css';
import { type End, medianOrders, rulesOf, type Share, shareOf } from './shares.js';

interface BookColumnProps {
  readonly book: LibraryBook;
  readonly scenario: ScenarioEntry;
  readonly ends: readonly End[];
}

const ENDS = [
  { over: 'a', words: `${SIDE_NAMES.a} wins`, className: styles.red },
  { over: 'b', words: `${SIDE_NAMES.b} wins`, className: styles.blue },
  { over: 'draw', words: 'Drawn', className: styles.drawn },
] as const;

/** What came of the battle under one book. */
export function BookColumn({ book, scenario, ends }: BookColumnProps) {
  return (
    <section className={styles.book} aria-label={book.title}>
      <h3>{book.title}</h3>
      <p className={styles.chance}>{book.chance}</p>
      {ENDS.map(({ over, words, className }) => (
        <ShareBar
          key={over}
          words={words}
          share={shareOf(ends, end => end.over === over)}
          games={ends.length}
          className={className}
        />
      ))}
      <dl>
        <dt>Battles</dt>
        <dd>{ends.length}</dd>
        <dt>Orders in the one in the middle</dt>
        <dd>{medianOrders(ends)}</dd>
        <dt>Ended by</dt>
        <dd>
          {rulesOf(ends).map(({ rule, count }) => (
            <span key={rule} className={styles.rule}>
              <RuleLink book={book.id} rule={rule} apart /> {count}
            </span>
          ))}
        </dd>
      </dl>
      <ButtonLink href={hrefOf(['new'], { book: book.id, scenario: scenario.id })}>Fight it yourself</ButtonLink>
    </section>
  );
}

interface ShareBarProps {
  readonly words: string;
  readonly share: Share;
  readonly games: number;
  readonly className: string | undefined;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** The share as a bar, and over it how far the true share may lie off. */
function ShareBar({ words, share: { count, share, low, high }, games, className }: ShareBarProps) {
  const interval = `${percent(low)} to ${percent(high)}`;
  return (
    <p className={styles.share}>
      <span>{words}</span>
      <b>
        {count} of {games}
      </b>
      <span className={styles.bar} role="img" aria-label={`${percent(share)}, between ${interval}`}>
        <span className={className} style={{ width: `${share * 100}%` }} />
        <span className={styles.interval} style={{ left: `${low * 100}%`, width: `${(high - low) * 100}%` }} />
      </span>
      <small>
        {percent(share)}, {interval}
      </small>
    </p>
  );
}
