import { hrefOf } from '../shell/routes.js';
import { Button, ButtonLink } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { SIDE_NAMES } from '../ui/sides.js';
import { say } from '../ui/toast.js';
import type { OnlineMatch } from './server.js';

/** The link by which a friend takes the seat that is free. */
const linkTo = ({ id, invite }: OnlineMatch): string =>
  `${location.origin}${location.pathname}${hrefOf(['match', id, invite ?? ''])}`;

/** One seat is taken; the other waits for whoever gets the link. */
export function WaitingRoom({ match }: { readonly match: OnlineMatch }) {
  const link = linkTo(match);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => say('The link is copied.'),
      () => say('The browser does not let us copy: mark the link and copy it.'),
    );
  return (
    <Notice
      title={`${match.title}: send this link to your friend`}
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
        <a className="invite-link" href={link}>
          {link}
        </a>
      </p>
      <p role="status">
        You are {SIDE_NAMES[match.side!]}. The battle begins as soon as somebody has opened the link and taken{' '}
        {SIDE_NAMES[match.free ?? 'b']}. You may leave this page: the match is in your list.
      </p>
    </Notice>
  );
}
