import { randomBytes } from 'node:crypto';
import { botToAct, decision } from '@umpire/desk';
import { fail, ok, type Result, turnOf } from '@umpire/engine';
import type { Figures } from '../http/health.js';
import type { Notices } from '../notices/notices.js';
import type { Store } from '../store/store.js';
import { promised, type Then } from '../then.js';
import { readHead } from './head.js';
import type { Hub } from './hub.js';
import { type LiveMatch, lastHash, ORIGIN, perform, revive } from './live-match.js';
import type { MatchInput } from './match-input.js';
import { makeQueue, type Queue } from './queue.js';
import { awaitedIn, standingIn, standingOf, stoodAfter } from './standing.js';

/** The matches of a server: opened when somebody needs them, put away when nobody looks any more. */
export interface Matches {
  /** Does something with a match while nobody else does; undefined: there is no such match, or it has not begun. */
  alone<T>(id: string, work: (live: LiveMatch) => T | Promise<T>): Promise<T | undefined>;
  /** An input, kept before it is acknowledged. The same key again is the same input. */
  give(live: LiveMatch, input: MatchInput, key: string): Promise<Given>;
  /** Both without promises: every order goes through here. The match is free again when `then` was told. */
  aloneThen<T>(id: string, work: (live: LiveMatch | undefined, then: Then<T>) => void, then: Then<T>): void;
  giveThen(live: LiveMatch, input: MatchInput, key: string, then: Then<Given>): void;
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
  /** Nobody looks at a match any more: one that is over is put away at once, for nobody comes back to play on. */
  left(id: string): void;
  open(): number;
  /** Nothing is under way any more. */
  idle(): Promise<void>;
}

/** What came of an input. */
export type Given = Result<'done' | 'known'>;

interface Place {
  readonly queue: Queue;
  live: LiveMatch | undefined;
}

const HOME = 'this match was taken home: it is no longer played here';
const KNOWN: Given = ok('known');
const DONE: Given = ok('done');
const OTHERS_FASTER: Given = fail({ message: 'somebody else was faster: look again', path: 'seq' });
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
    const known = places.get(id);
    if (known) return known;
    const place = { queue: makeQueue(), live: undefined };
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
  const fetched = async (id: string, place: Place): Promise<LiveMatch | undefined> => {
    place.live = await read(id);
    if (place.live?.frozen) await setDown(place.live);
    // a bot may have been about to act when the match was put away, or the server was killed
    if (place.live && botToAct(place.live.played.battle)) wake(id);
    if (!place.live) places.delete(id);
    return place.live;
  };
  const alone: Matches['alone'] = (id, work) => {
    const place = placeOf(id);
    return place.queue.run(() => (place.live ? work(place.live) : fetched(id, place).then(live => live && work(live))));
  };
  const aloneThen: Matches['aloneThen'] = (id, work, { done, failed }) => {
    const place = placeOf(id);
    place.queue.enter(leave => {
      const then = {
        done(value: Parameters<typeof done>[0]) {
          done(value);
          leave();
        },
        failed(why: unknown) {
          failed(why);
          leave();
        },
      };
      const begin = (live: LiveMatch | undefined): void => {
        try {
          work(live, then);
        } catch (why) {
          then.failed(why);
        }
      };
      if (place.live) begin(place.live);
      else fetched(id, place).then(begin, then.failed);
    });
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

  const giveThen: Matches['giveThen'] = (live, input, key, { done, failed }) => {
    if (live.keys.has(key)) return done(KNOWN);
    if (live.frozen) return done(fail({ message: FROZEN }));
    if (live.head.home) return done(fail({ message: HOME }));
    const began = performance.now();
    const before = awaitedIn(live, live.standing);
    const came = performed(live, input, forget);
    if (!came.ok) figures.refused();
    if (!came.ok) return done(came);
    const row = {
      match: live.id,
      seq: live.inputs.length + 1,
      key,
      at: now(),
      body: JSON.stringify(input),
      hash: lastHash(live.played.battle),
    };
    const { stands, awaited } = stoodAfter(live, input, before, row.at);
    const kept = (): void => {
      live.inputs.push(input);
      live.keys.add(key);
      if (stands) live.standing = stands;
      if (awaited.length > 0) moved(live.id, live.head, awaited);
      figures.kept((performance.now() - began) / 1000);
      hub.changed(live.id, live);
      if (botToAct(live.played.battle)) wake(live.id);
    };
    store.appendThen(row, stands, {
      done(appended) {
        if (appended !== 'written') forget(live.id);
        if (appended === 'duplicate') return done(KNOWN);
        if (appended === 'conflict') return done(OTHERS_FASTER);
        try {
          kept();
        } catch (why) {
          return failed(why);
        }
        done(DONE);
      },
      failed(why) {
        forget(live.id); // memory is ahead of the disk
        failed(new NotKept(why));
      },
    });
  };
  const give: Matches['give'] = (live, input, key) => promised(then => giveThen(live, input, key, then));

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
    aloneThen,
    give,
    giveThen,
    sync,
    async syncAll() {
      for (const id of [...places.keys()]) await sync(id);
    },
    wake,
    forget,
    tidy() {
      for (const [id, place] of places) if (hub.listeners(id) === 0 && place.queue.idle()) places.delete(id);
    },
    left(id) {
      const place = places.get(id);
      if (place?.live && place.queue.idle() && 'over' in turnOf(place.live.played.battle.match)) places.delete(id);
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
