import type { Library } from '@umpire/desk';
import { ago } from '../battles/words.js';
import homeStyles from '../home/home.module.css';
import savedStyles from '../home/saved.module.css';
import { hrefOf } from '../shell/routes.js';
import { ButtonLink } from '../ui/button.js';
import { capital } from '../ui/capital.js';
import textStyles from '../ui/text.module.css';
import styles from './online.module.css';
import { seatWords } from './seat-words.js';
import { type OnlineMatch, seatsIn } from './server.js';
import { useMyMatches } from './use-server.js';

/** Matches with friends, those that wait for us first. */
export function Matches({ library }: { readonly library: Library | undefined }) {
  const matches = useMyMatches() ?? [];
  const first = [...matches].sort((one, other) => Number(other.yourMove ?? false) - Number(one.yourMove ?? false));
  return (
    <section className={homeStyles.homePart} aria-labelledby="matches-title">
      <header className={homeStyles.partHead}>
        <h2 id="matches-title">With friends</h2>
        <ButtonLink href={hrefOf(['new'], { with: 'friend' })}>Play with a friend …</ButtonLink>
      </header>
      {matches.length === 0 && (
        <p className={textStyles.quietText} data-part="quiet-text">
          Any battle of any book, at two screens: you get a link, whoever opens it takes the other side.
        </p>
      )}
      <ul className={savedStyles.list}>
        {first.map(match => (
          <Row key={match.id} match={match} book={library?.books.find(({ id }) => id === match.ruleset)?.title} />
        ))}
      </ul>
    </section>
  );
}

function Row({ match, book }: { readonly match: OnlineMatch; readonly book: string | undefined }) {
  const { id, title, updated } = match;
  return (
    <li className={`${savedStyles.row} ${styles.row}`} data-part="saved-row" data-move={match.yourMove || undefined}>
      <div className={savedStyles.what}>
        <a className={savedStyles.title} href={hrefOf(['match', id])}>
          {title}
        </a>
        <span className={savedStyles.facts}>{[book, betweenWords(match)].join(' · ')}</span>
      </div>
      <div className={savedStyles.state} data-part="saved-state">
        <span>{standing(match)}</span>
        <span className={savedStyles.facts}>{ago(updated, Date.now())}</span>
      </div>
      <div className={savedStyles.actions}>
        <ButtonLink href={hrefOf(['match', id])} aria-label={`To the table of ${title}`}>
          {match.yourMove ? 'Your move' : 'Look'}
        </ButtonLink>
      </div>
    </li>
  );
}

function betweenWords(match: OnlineMatch): string {
  const { against, seat, names, places } = match;
  if (places.length > 2)
    return seatsIn(match)
      .map(one => `${capital(seatWords(one))}: ${one === seat ? 'you' : (names[one] ?? 'nobody yet')}`)
      .join(', ');
  if (seat === 'umpire') return `${names.a ?? 'nobody yet'} against ${names.b ?? 'nobody yet'}, you are the umpire`;
  const judged = names.umpire === undefined ? '' : `, under ${names.umpire ?? 'an umpire'}`;
  return `${against ? `against ${against}` : 'nobody yet'}${judged}`;
}

function standing({ status, yourMove, waiting, names, free }: OnlineMatch): string {
  if (status === 'waiting') return free.length > 1 ? `${free.length} seats are free` : 'the link waits to be opened';
  if (status === 'over') return 'over';
  if (status === 'home') return 'taken home';
  if (status === 'replay') return 'to be watched only';
  return yourMove ? 'your move' : `${waiting.map(seat => names[seat]).join(' and ')} to move`;
}
