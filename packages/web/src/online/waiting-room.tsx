import { hrefOf } from '../shell/routes.js';
import { Button, ButtonLink } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { say } from '../ui/toast.js';
import styles from './online.module.css';
import { seatWords } from './seat-words.js';
import type { OnlineMatch } from './server.js';

/** The link by which a friend takes the seat that is free. */
const linkTo = ({ id, invite }: OnlineMatch): string =>
  `${location.origin}${location.pathname}${hrefOf(['match', id, invite ?? ''])}`;

/** We have our seat; the others wait for whoever gets the link. */
export function WaitingRoom({ match }: { readonly match: OnlineMatch }) {
  const link = linkTo(match);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => say('The link is copied.'),
      () => say('The browser does not let us copy: mark the link and copy it.'),
    );
  return (
    <Notice
      title={`${match.title}: send this link to your ${match.free.length > 1 ? 'friends' : 'friend'}`}
      actions={
        <>
          <Button kind="primary" onClick={() => void copy()}>
            Copy the link
          </Button>
          <ButtonLink href={hrefOf([])}>Home</ButtonLink>
        </>
      }
    >
      <p>
        <a className={`invite-link ${styles.link}`} href={link}>
          {link}
        </a>
      </p>
      <p role="status">
        You are {seatWords(match.seat!)}. The battle begins as soon as whoever opens the link has taken{' '}
        {match.free.map(seatWords).join(' and ')}. You may leave this page: the match is in your list.
      </p>
    </Notice>
  );
}
