import { isAwaited, sidesTurnOf } from '@umpire/desk';
import { type SeatId, turnOf, UMPIRE } from '@umpire/engine';
import type { Standing } from '../store/store.js';
import type { MatchRow } from '../store/tables.js';
import type { Head } from './head.js';
import type { LiveMatch } from './live-match.js';
import type { MatchInput } from './match-input.js';

type Turn = ReturnType<typeof sidesTurnOf>;
const NOBODY: readonly SeatId[] = [];

export const standingIn = ({ status, waiting, updated, due }: MatchRow): Standing => ({
  status,
  waiting,
  updated,
  due,
});

/** Whom a match waits for before an input. */
interface Awaited {
  readonly turn: Turn;
  readonly waiting: string;
  /** Which window is open, where all write unseen. */
  readonly window: string;
  /** Who has not handed in what he writes there. */
  readonly writing: readonly SeatId[];
  /** So many minutes more than is usual the umpire has given. */
  readonly more: number;
}

/** Where all write unseen: whether what was handed in last has closed a window, so that all write again. */
function opensAnew({ window, writing }: Awaited, { kind }: MatchInput, live: LiveMatch): boolean {
  const after = awaitedIn(live, undefined);
  if (after.window !== window) return true;
  // whoever takes back that he is ready does not get more time by it
  return (kind === 'order' || kind === 'orders') && after.writing.some(seat => !writing.includes(seat));
}

/** Whose move it has become: those for whom it did not wait before, and all for whom another window has opened. */
function newlyAwaited(before: Awaited, after: Awaited, anew: boolean): readonly SeatId[] {
  if (!anew && before.waiting === after.waiting) return [];
  const is = JSON.parse(after.waiting) as SeatId[];
  if (anew) return is;
  const was = JSON.parse(before.waiting) as SeatId[];
  return is.filter(seat => !was.includes(seat));
}
export function awaitedIn({ played }: LiveMatch, standing: Standing | undefined): Awaited {
  const turn = turnOf(played.battle.match);
  const sealed = 'waiting' in turn && turn.sealed === true;
  return {
    turn,
    waiting: standing?.waiting ?? '[]',
    window: sealed ? turn.step : '',
    writing: sealed ? turn.waiting : NOBODY,
    more: moreIn(turn),
  };
}

/** What an input has changed of where its match stands: what lists are told, and whose move it has become. */
interface Stood {
  readonly stands: Standing | undefined;
  readonly awaited: readonly SeatId[];
}

export function stoodAfter(live: LiveMatch, input: MatchInput, before: Awaited, at: number): Stood {
  const { standing } = live;
  if (standing && isSameMove(live, standing, before.turn))
    return { stands: isOld(at, standing) ? { ...standing, updated: at } : undefined, awaited: NOBODY };
  const anew = opensAnew(before, input, live);
  const after = standingOf(live, at, { anew, moreBefore: before.more });
  const stands = isNews(after, standing) ? after : undefined;
  return { stands, awaited: newlyAwaited(before, awaitedIn(live, stands ?? standing), anew) };
}

/** Most orders leave it whose move it is, and until when: then nothing is worked out. */
function isSameMove({ played, head }: LiveMatch, standing: Standing, before: Turn): boolean {
  const turn = turnOf(played.battle.match);
  if (turn !== before || 'over' in turn || turn.sealed) return false;
  return standing.status === 'running' && (!head.clock || standing.due !== null);
}

/** For so long (milliseconds) lists may show an earlier time for a match that has gone on and still waits for the same. */
const BEHIND = 10_000;

/** Whether lists are to be told where a match stands now: most orders change nothing of it but the time. */
const isNews = (now: Standing, before: Standing | undefined): boolean =>
  before === undefined ||
  now.waiting !== before.waiting ||
  now.status !== before.status ||
  now.due !== before.due ||
  isOld(now.updated, before);
const isOld = (at: number, { updated }: Standing): boolean => at - updated >= BEHIND;

const MINUTE = 60_000;
const moreIn = (turn: Turn): number => ('more' in turn ? (turn.more ?? 0) : 0);

/** How long whoever is to act may take, by the step that it is for, and by the umpire's word. */
const timeIn = (turn: Turn, { perMove, steps }: NonNullable<Head['clock']>): number =>
  (('step' in turn ? steps?.[turn.step] : undefined) ?? perMove) + moreIn(turn) * MINUTE;

/**
 * Where a match stands. Whoever is to act has the time of his move from when it became his, or from when an umpire who held both lets them
 * go on; `anew`: it has become theirs who had it before; `moreBefore`: what of the umpire's minutes is counted in already.
 */
export function standingOf(live: LiveMatch, updated: number, { anew = false, moreBefore = 0 } = {}): Standing {
  const { played, frozen, head, standing: before } = live;
  const { match } = played.battle;
  const turn = sidesTurnOf(match);
  const over = 'over' in turn || frozen || head.home === true;
  // where all write unseen, nobody is told who is ready
  const umpires = !over && isAwaited(match);
  const waiting = JSON.stringify(
    'over' in turn || over ? [] : umpires ? [UMPIRE] : turn.sealed ? match.seats.map(({ id }) => id) : turn.waiting,
  );
  // the umpire has all the time that he wants
  const running = before?.waiting === waiting && !anew ? before.due : null;
  const isHeld = 'held' in turn && turn.held === true;
  const due =
    !head.clock || over || umpires || isHeld
      ? null
      : running === null
        ? updated + timeIn(turn, head.clock)
        : running + (moreIn(turn) - moreBefore) * MINUTE;
  const status = head.home ? 'home' : frozen ? 'replay' : over ? 'over' : 'running';
  return { status, waiting, updated, due };
}
