import type { Library } from '@umpire/desk';
import { ago } from '../battles/words.js';
import { hrefOf } from '../shell/routes.js';
import { ButtonLink } from '../ui/button.js';
import styles from './online.module.css';
import type { OnlineMatch } from './server.js';
import { useMyMatches } from './use-server.js';

/** Matches with friends, those that wait for us first. */
export function Matches({ library }: { readonly library: Library | undefined }) {
  const matches = useMyMatches() ?? [];
  const first = [...matches].sort((one, other) => Number(other.yourMove ?? false) - Number(one.yourMove ?? false));
  return (
    <section className="home-part" aria-labelledby="matches-title">
      <header className="part-head">
        <h2 id="matches-title">With friends</h2>
        <ButtonLink href={hrefOf(['new'], { with: 'friend' })}>Play with a friend …</ButtonLink>
      </header>
      {matches.length === 0 && (
        <p className="quiet-text">
          Any battle of any book, at two screens: you get a link, whoever opens it takes the other side.
        </p>
      )}
      <ul className="saved-list">
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
    <li className={`saved-row ${styles.row}`} data-move={match.yourMove || undefined}>
      <div className="saved-what">
        <a className="saved-title" href={hrefOf(['match', id])}>
          {title}
        </a>
        <span className="saved-facts">{[book, betweenWords(match)].join(' · ')}</span>
      </div>
      <div className="saved-state">
        <span>{standing(match)}</span>
        <span className="saved-facts">{ago(updated, Date.now())}</span>
      </div>
      <div className="saved-actions">
        <ButtonLink href={hrefOf(['match', id])} aria-label={`To the table of ${title}`}>
          {match.yourMove ? 'Your move' : 'Look'}
        </ButtonLink>
      </div>
    </li>
  );
}

function betweenWords({ against, seat, names }: OnlineMatch): string {
  if (seat === 'umpire') return `${names.a ?? 'nobody yet'} against ${names.b ?? 'nobody yet'}, you are the umpire`;
  const judged = names.umpire === undefined ? '' : `, under ${names.umpire ?? 'an umpire'}`;
  return `${against ? `against ${against}` : 'nobody yet'}${judged}`;
}

function standing({ status, yourMove, waiting, names }: OnlineMatch): string {
  if (status === 'waiting') return 'the link waits to be opened';
  if (status === 'over') return 'over';
  if (status === 'replay') return 'to be watched only';
  return yourMove ? 'your move' : `${waiting.map(seat => names[seat]).join(' and ')} to move`;
}
