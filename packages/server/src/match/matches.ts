import { randomBytes } from 'node:crypto';
import { botToAct, decision, isAwaited, sidesTurnOf } from '@umpire/desk';
import { fail, ok, type Result, type SeatId, turnOf, UMPIRE } from '@umpire/engine';
import type { Figures } from '../http/health.js';
import type { Notices } from '../notices/notices.js';
import type { Standing, Store } from '../store/store.js';
import type { MatchRow } from '../store/tables.js';
import { type Head, readHead } from './head.js';
import type { Hub } from './hub.js';
import { type LiveMatch, lastHash, ORIGIN, perform, revive } from './live-match.js';
import type { MatchInput } from './match-input.js';
import { makeQueue, type Queue } from './queue.js';

/** The matches of a server: opened when somebody needs them, put away when nobody looks any more. */
export interface Matches {
  /** Does something with a match while nobody else does; undefined: there is no such match, or it has not begun. */
  alone<T>(id: string, work: (live: LiveMatch) => T | Promise<T>): Promise<T | undefined>;
  /** An input, kept before it is acknowledged. The same key again is the same input. */
  give(live: LiveMatch, input: MatchInput, key: string): Promise<Result<'done' | 'known'>>;
  /** Lets the bots of a match act, if it is their turn. */
  wake(id: string): void;
  /** Another node has played on: what is in memory here catches up. */
  sync(id: string): Promise<void>;
  /** The same for all that are in memory. */
  syncAll(): Promise<void>;
  /** Forgets what is in memory of a match: it is read again when it is needed. */
  forget(id: string): void;
  /** Puts away what nobody looks at. */
  tidy(): void;
  open(): number;
  /** Nothing is under way any more. */
  idle(): Promise<void>;
}

interface Place {
  readonly queue: Queue;
  live: LiveMatch | undefined;
}

const HOME = 'this match was taken home: it is no longer played here';
const FROZEN = 'the rules have changed since this match began: it can be looked at, and is not played on';

/** The store would not take an input, or broke while it did: what is there is read again, and the input may be sent again under its name. */
export class NotKept extends Error {
  constructor(readonly why: unknown) {
    super(`an input could not be kept: ${(why as Error)?.message ?? why}`);
  }
}

/** What is counted of it. */
export type Counts = Pick<Figures, 'kept' | 'refused'>;

export function makeMatches(
  store: Store,
  hub: Hub,
  figures: Counts,
  now: () => number = Date.now,
  moved: Notices['moved'] = () => {},
): Matches {
  const places = new Map<string, Place>();
  const placeOf = (id: string): Place => {
    const place = places.get(id) ?? { queue: makeQueue(), live: undefined };
    places.set(id, place);
    return place;
  };
  const read = async (id: string): Promise<LiveMatch | undefined> => {
    const row = await store.match(id);
    if (!row || row.status === 'waiting' || row.status === 'closed') return undefined;
    const live = await revive(id, readHead(row.head), await store.inputs(id, ORIGIN));
    live.standing = standingIn(row);
    return live;
  };
  const alone: Matches['alone'] = (id, work) => {
    const place = placeOf(id);
    const fetched = async () => {
      place.live = await read(id);
      if (place.live?.frozen) await setDown(place.live);
      // a bot may have been about to act when the match was put away, or the server was killed
      if (place.live && botToAct(place.live.played.battle)) wake(id);
      if (!place.live) places.delete(id);
      return place.live && work(place.live);
    };
    return place.queue.run(() => (place.live ? work(place.live) : fetched()));
  };
  /** Lists say of what is no longer played on that it can be watched. */
  const setDown = async (live: LiveMatch): Promise<void> => {
    if (live.standing?.status !== 'running') return;
    live.standing = standingOf(live, live.standing.updated);
    await store.stand(live.id, live.standing);
  };
  const forget = (id: string): void => {
    const place = places.get(id);
    if (place) place.live = undefined;
  };

  const give: Matches['give'] = async (live, input, key) => {
    if (live.keys.has(key)) return ok('known');
    if (live.frozen) return fail({ message: FROZEN });
    if (live.head.home) return fail({ message: HOME });
    const began = performance.now();
    const before = awaitedIn(live, live.standing);
    const done = performed(live, input, forget);
    if (!done.ok) figures.refused();
    if (!done.ok) return done;
    const seq = live.inputs.length + 1;
    const row = {
      match: live.id,
      seq,
      key,
      at: now(),
      body: JSON.stringify(input),
      hash: lastHash(live.played.battle),
    };
    const anew = opensAnew(before, input, live);
    const standing = standingOf(live, row.at, { anew, moreBefore: before.more });
    const stands = isNews(standing, live.standing) ? standing : undefined;
    const appended = await store.append(row, stands).catch(why => {
      forget(live.id); // memory is ahead of the disk
      throw new NotKept(why);
    });
    if (appended === 'duplicate') forget(live.id);
    if (appended === 'duplicate') return ok('known');
    if (appended === 'conflict') {
      forget(live.id);
      return fail({ message: 'somebody else was faster: look again', path: 'seq' });
    }
    live.inputs.push(input);
    if (stands) live.standing = stands;
    const awaited = newlyAwaited(before, awaitedIn(live, live.standing), anew);
    if (awaited.length > 0) moved(live.id, live.head, awaited);
    figures.kept((performance.now() - began) / 1000);
    live.keys.add(key);
    hub.changed(live.id, live);
    if (botToAct(live.played.battle)) wake(live.id);
    return ok('done');
  };

  const wake = (id: string): void => {
    setImmediate(() => void alone(id, think).catch(() => forget(id)));
  };
  const think = async (live: LiveMatch): Promise<void> => {
    const { battle } = live.played;
    const by = live.frozen || live.head.home ? undefined : botToAct(battle);
    if (!by) return;
    const decided = decision(battle, by);
    const input: MatchInput =
      'order' in decided
        ? { kind: 'order', by, order: decided.order as { verb: string } }
        : { kind: 'answer', by, value: decided.answer as never };
    await give(live, input, `bot-${randomBytes(12).toString('hex')}`);
  };

  const sync = async (id: string): Promise<void> => {
    const place = places.get(id);
    if (!place?.live) return;
    await place.queue.run(async () => {
      const { live } = place;
      const rows = live ? await store.inputs(id, live.inputs.length + 1) : [];
      for (const { body, key } of rows) {
        const input = JSON.parse(body) as MatchInput;
        if (!performed(live!, input, forget).ok) return forget(id);
        live!.inputs.push(input);
        live!.keys.add(key);
      }
      const row = rows.length > 0 ? await store.match(id) : undefined;
      if (row) live!.standing = standingIn(row); // whose move it is, and since when, is as the other node has said
    });
  };

  return {
    alone,
    give,
    sync,
    async syncAll() {
      for (const id of [...places.keys()]) await sync(id);
    },
    wake,
    forget,
    tidy() {
      for (const [id, place] of places) if (hub.listeners(id) === 0 && place.queue.idle()) places.delete(id);
    },
    open: () => [...places.values()].filter(({ live }) => live !== undefined).length,
    async idle() {
      await Promise.all([...places.values()].map(({ queue }) => queue.run(() => {})));
    },
  };
}

/** A book that breaks on an order has perhaps done half of it: what is in memory is no longer to be trusted. */
function performed(live: LiveMatch, input: MatchInput, forget: (id: string) => void): Result<unknown> {
  try {
    return perform(live, input);
  } catch {
    forget(live.id);
    return fail({ message: 'the book cannot make sense of this order' });
  }
}

const NOBODY: readonly SeatId[] = [];

const standingIn = ({ status, waiting, updated, due }: MatchRow): Standing => ({ status, waiting, updated, due });

interface Awaited {
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
function awaitedIn({ played }: LiveMatch, standing: Standing | undefined): Awaited {
  const turn = turnOf(played.battle.match);
  const sealed = 'waiting' in turn && turn.sealed === true;
  return {
    waiting: standing?.waiting ?? '[]',
    window: sealed ? turn.step : '',
    writing: sealed ? turn.waiting : NOBODY,
    more: moreIn(turn),
  };
}

/** For so long (milliseconds) lists may show an earlier time for a match that has gone on and still waits for the same. */
const BEHIND = 10_000;

/** Whether lists are to be told where a match stands now: most orders change nothing of it but the time. */
const isNews = (now: Standing, before: Standing | undefined): boolean =>
  before === undefined ||
  now.waiting !== before.waiting ||
  now.status !== before.status ||
  now.due !== before.due ||
  now.updated - before.updated >= BEHIND;

const MINUTE = 60_000;
type Turn = ReturnType<typeof sidesTurnOf>;
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
