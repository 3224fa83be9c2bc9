import { useCallback, useEffect, useState } from 'react';
import { useTitle } from '../battles/hooks.js';
import { ServerRefusal } from '../online/call.js';
import { MatchTable } from '../online/match-table.js';
import { NameForm } from '../online/name-form.js';
import { NoMatch, NotSeated } from '../online/not-seated.js';
import { seatWords } from '../online/seat-words.js';
import { matchOf, type OnlineMatch, playAsGuest, type SeatName, seatsIn, takeSeat } from '../online/server.js';
import { TakenHome } from '../online/taken-home.js';
import { useServer } from '../online/use-server.js';
import { WaitingRoom } from '../online/waiting-room.js';
import { Head } from '../shell/head.js';
import type { Route } from '../shell/routes.js';
import { capital } from '../ui/capital.js';
import { Notice } from '../ui/notice.js';
import { Segmented } from '../ui/segmented.js';
import textStyles from '../ui/text.module.css';

/** A match on the server: its link, its seat that is free, or its table. */
export default function Match({ route }: { readonly route: Route }) {
  const [, id = '', invite] = route.path;
  const [known, askAgain] = useServer();
  const isKnown = known?.player !== null && known !== undefined;
  const { match, wrong, read } = useMatch(id, known !== undefined && (isKnown || invite !== undefined), invite);
  const isThere = match?.seat !== undefined || match?.watching.by === 'link';
  const isHome = match?.status === 'home' && match.seat !== undefined;
  if (match && isThere && !isHome && match.status !== 'waiting') return <MatchTable key={id} match={match} />;
  const join = async (name: string, seat: SeatName | undefined) => {
    if (!isKnown) await playAsGuest(name);
    await takeSeat(id, invite ?? '', seat);
    askAgain();
    read();
  };
  return (
    <>
      <Head here="match" />
      <main>
        {isHome && <TakenHome match={match} />}
        {match?.seat && !isHome && <WaitingRoom match={match} />}
        {!match?.seat && invite !== undefined && known && !wrong && (
          <Invited match={match} isKnown={isKnown} onJoin={join} />
        )}
        {known && !match?.seat && (invite === undefined || wrong) && (
          <NotSeated id={id} isKnown={isKnown} why={wrong} onKnown={askAgain} />
        )}
      </main>
    </>
  );
}

/** How often it is asked whether the friend has come (milliseconds). */
const AGAIN = 2000;

function useMatch(id: string, mayAsk: boolean, invite: string | undefined) {
  const [match, setMatch] = useState<OnlineMatch>();
  const [wrong, setWrong] = useState<string>();
  useTitle(match?.title ?? 'Match');
  const read = useCallback(() => {
    matchOf(id, invite).then(
      setMatch,
      why => why instanceof ServerRefusal && why.status === 404 && setWrong(why.message),
    );
  }, [id, invite]);
  const waits = match === undefined || match.status === 'waiting';
  useEffect(() => {
    if (!mayAsk || !waits) return;
    read();
    const again = setInterval(read, AGAIN);
    return () => clearInterval(again);
  }, [mayAsk, waits, read]);
  return { match, wrong, read };
}

interface InvitedProps {
  readonly match: OnlineMatch | undefined;
  readonly isKnown: boolean;
  readonly onJoin: (name: string, seat: SeatName | undefined) => Promise<unknown>;
}

function Invited({ match, isKnown, onJoin }: InvitedProps) {
  const [wanted, setWanted] = useState<SeatName>();
  const free = match?.offered ?? match?.free ?? [];
  if (match && free.length === 0)
    return <NoMatch why={match.free.length > 0 ? 'this seat is taken' : 'all seats of this match are taken'} />;
  // somebody else may be faster
  const seat = wanted && free.includes(wanted) ? wanted : free[0];
  return (
    <Notice title={match ? `${match.title}: you are invited` : 'You are invited to a battle'}>
      <NameForm label="Take the seat" isKnown={isKnown} onDone={name => onJoin(name, seat)}>
        <p>{match ? seatedWords(match, free) : 'Say what you are called, and the table is laid.'}</p>
        {match?.begunElsewhere && (
          <p className={textStyles.warned} data-part="warned">
            This battle was begun in the browser of whoever invites you. What was hidden in it until now he could have
            looked at; the dice from now on are the server’s.
          </p>
        )}
        {free.length > 1 && seat && (
          <Segmented
            label="Your seat"
            value={seat}
            among={free.map(value => ({ value, label: capital(seatWords(value)) }))}
            onChange={setWanted}
          />
        )}
      </NameForm>
    </Notice>
  );
}

/** `Ada plays Red; you take Blue.` */
function seatedWords(match: OnlineMatch, free: readonly SeatName[]): string {
  const taken = seatsIn(match).flatMap(seat => {
    const name = match.names[seat];
    return name ? [seat === 'umpire' ? `${name} is the umpire` : `${name} plays ${seatWords(seat)}`] : [];
  });
  return `${taken.join(', ')}; you ${free.length > 1 ? 'choose your seat' : `take ${seatWords(free[0]!)}`}.`;
}
