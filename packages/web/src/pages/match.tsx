import { useCallback, useEffect, useState } from 'react';
import { useTitle } from '../battles/hooks.js';
import { ServerRefusal } from '../online/call.js';
import { MatchTable } from '../online/match-table.js';
import { NameForm } from '../online/name-form.js';
import { matchOf, type OnlineMatch, playAsGuest, takeSeat } from '../online/server.js';
import { useServer } from '../online/use-server.js';
import { WaitingRoom } from '../online/waiting-room.js';
import { Head } from '../shell/head.js';
import { hrefOf, type Route } from '../shell/routes.js';
import { ButtonLink } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { SIDE_NAMES } from '../ui/sides.js';
import '../online/online.css';

/** A match on the server: its link, its seat that is free, or its table. */
export default function Match({ route }: { readonly route: Route }) {
  const [, id = '', invite] = route.path;
  const [known, askAgain] = useServer();
  const isKnown = known?.player !== null && known !== undefined;
  const { match, wrong, read } = useMatch(id, isKnown);
  const isThere = match?.side !== undefined || match?.watching.by === 'link';
  if (match && isThere && match.status !== 'waiting') return <MatchTable key={id} match={match} />;
  const join = async (name: string) => {
    if (!isKnown) await playAsGuest(name);
    await takeSeat(id, invite ?? '');
    askAgain();
    read();
  };
  return (
    <>
      <Head here="match" />
      <main>
        {match?.side && <WaitingRoom match={match} />}
        {!match?.side && invite !== undefined && known && !wrong && (
          <Invited match={match} isKnown={isKnown} onJoin={join} />
        )}
        {(wrong || (invite === undefined && known?.player === null)) && <Missing why={wrong} />}
      </main>
    </>
  );
}

/** How often it is asked whether the friend has come (milliseconds). */
const AGAIN = 2000;

function useMatch(id: string, isKnown: boolean) {
  const [match, setMatch] = useState<OnlineMatch>();
  const [wrong, setWrong] = useState<string>();
  useTitle(match?.title ?? 'Match');
  const read = useCallback(() => {
    matchOf(id).then(setMatch, why => why instanceof ServerRefusal && why.status === 404 && setWrong(why.message));
  }, [id]);
  const waits = match === undefined || match.status === 'waiting';
  useEffect(() => {
    if (!isKnown || !waits) return;
    read();
    const again = setInterval(read, AGAIN);
    return () => clearInterval(again);
  }, [isKnown, waits, read]);
  return { match, wrong, read };
}

interface InvitedProps {
  readonly match: OnlineMatch | undefined;
  readonly isKnown: boolean;
  readonly onJoin: (name: string) => Promise<unknown>;
}

function Invited({ match, isKnown, onJoin }: InvitedProps) {
  const taken = match !== undefined && match.free === null;
  if (taken) return <Missing why="both seats of this match are taken" />;
  return (
    <Notice title={match ? `${match.title}: you are invited` : 'You are invited to a battle'}>
      <NameForm label="Take the seat" isKnown={isKnown} onDone={onJoin}>
        <p>
          {match
            ? `${match.names.a ?? match.names.b} plays ${SIDE_NAMES[match.free === 'a' ? 'b' : 'a']}; you take ${SIDE_NAMES[match.free ?? 'b']}.`
            : 'Say what you are called, and the table is laid.'}
        </p>
      </NameForm>
    </Notice>
  );
}

function Missing({ why }: { readonly why: string | undefined }) {
  return (
    <Notice
      title="There is no such match for you here"
      actions={
        <ButtonLink kind="primary" href={hrefOf([])}>
          Home
        </ButtonLink>
      }
    >
      <p>{why ? `${why}.` : 'A match is opened by its link, or by the browser in which its seat was taken.'}</p>
    </Notice>
  );
}
