import { hrefOf } from '../shell/routes.js';
import { Button, ButtonLink } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { say } from '../ui/toast.js';
import styles from './online.module.css';
import { seatWords } from './seat-words.js';
import { type OnlineMatch, seatsIn } from './server.js';

/** A link by which a friend takes a seat that is free. */
const linkTo = (id: string, invite: string): string =>
  `${location.origin}${location.pathname}${hrefOf(['match', id, invite])}`;

const copy = (link: string, said: string) =>
  void navigator.clipboard.writeText(link).then(
    () => say(said),
    () => say('The browser does not let us copy: mark the link and copy it.'),
  );

/** We have our seat; the others wait for whoever gets a link. Where there is but one, or an umpire beside it, one link will do. */
export function WaitingRoom({ match }: { readonly match: OnlineMatch }) {
  const { id, invite, places, free } = match;
  const link = linkTo(id, invite ?? '');
  const several = places.length > 2;
  const sends = invite !== undefined;
  return (
    <Notice
      title={`${match.title}: ${!sends ? 'others are still to come' : several ? 'send each of your friends his link' : `send this link to your ${free.length > 1 ? 'friends' : 'friend'}`}`}
      actions={
        <>
          {sends && !several && (
            <Button kind="primary" onClick={() => copy(link, 'The link is copied.')}>
              Copy the link
            </Button>
          )}
          <ButtonLink href={hrefOf([])}>Home</ButtonLink>
        </>
      }
    >
      {several || !sends ? (
        <Seats match={match} />
      ) : (
        <p>
          <a className={styles.link} data-part="invite-link" href={link}>
            {link}
          </a>
        </p>
      )}
      <p role="status">
        You are {seatWords(match.seat!)}. The battle begins as soon as whoever{' '}
        {sends ? 'opens the link' : 'is sent a link'} has taken {free.map(seatWords).join(' and ')}. You may leave this
        page: the match is in your list.
      </p>
    </Notice>
  );
}

/** Who sits where; and where nobody does, the link that gives this seat. */
function Seats({ match }: { readonly match: OnlineMatch }) {
  const { id, names, invites = {} } = match;
  return (
    <ul className={styles.seats} data-part="seats">
      {seatsIn(match).map(seat => {
        const link = linkTo(id, invites[seat] ?? '');
        return (
          <li key={seat}>
            <b>{seat === 'umpire' ? 'Umpire' : seatWords(seat)}</b>
            {names[seat] !== null || invites[seat] === undefined ? (
              <span>{names[seat] ?? 'nobody yet'}</span>
            ) : (
              <>
                <a className={styles.link} data-part="invite-link" data-seat={seat} href={link}>
                  {link}
                </a>
                <Button
                  aria-label={`Copy the link for ${seatWords(seat)}`}
                  onClick={() => copy(link, `The link for ${seatWords(seat)} is copied.`)}
                >
                  Copy
                </Button>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
