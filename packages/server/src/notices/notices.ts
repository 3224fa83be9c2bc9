import type { SeatId } from '@umpire/engine';
import type { Head } from '../match/head.js';
import type { Hub } from '../match/hub.js';
import type { Store } from '../store/store.js';
import type { NoticeRow } from '../store/tables.js';
import { deliver } from './deliver.js';
import { packed, type Told, vapidOf } from './send.js';

/** Nobody is told of the same match again within this time (milliseconds): hands and answers go to and fro. */
const QUIET = 30_000;
/** So many may be told at once; the others wait. */
const AT_ONCE = 20;
/** So many wait at the most: who is told when it is long past is told in vain. */
const WAITING = 5000;
/** What push services say of browsers that have gone. */
const GONE = [404, 410];

/** Tells players who are not at their table that it is their move. */
export interface Notices {
  /** It has become somebody's move. */
  moved(match: string, head: Head, seats: readonly SeatId[]): void;
  /** To one address, now; how it came out. */
  tryOut(row: NoticeRow): Promise<number>;
  idle(): Promise<void>;
}

export interface NoticesOptions {
  readonly store: Store;
  readonly hub: Hub;
  /** Where the page is found. */
  url(): string;
  /** Notices may go to this machine and its own network. */
  readonly anywhere: boolean;
  log(line: Readonly<Record<string, unknown>>): void;
  now(): number;
}

export function makeNotices({ store, hub, url, anywhere, log, now }: NoticesOptions): Notices {
  const told = new Map<string, number>();
  const waiting: (() => Promise<void>)[] = [];
  const busy = new Set<Promise<void>>();

  const pump = (): void => {
    while (busy.size < AT_ONCE && waiting.length > 0) {
      const work = waiting.shift()!().finally(() => {
        busy.delete(work);
        pump();
      });
      busy.add(work);
    }
  };
  /** Push services want to know whom to ask about a server; one without a name has nobody. */
  const contact = (): string => (url().startsWith('https:') ? url() : 'https://umpire.invalid');
  const send = async (row: NoticeRow, what: Told): Promise<number> => {
    const status = await deliver(await packed(row, what, await vapidOf(store), contact()), anywhere);
    if (row.kind === 'push' && GONE.includes(status)) await store.removeNotice(row.player, row.id);
    return status;
  };
  /** Somebody's address that does not answer is nobody else's trouble. */
  const sendQuietly = (row: NoticeRow, what: Told) => async (): Promise<void> => {
    try {
      const status = await send(row, what);
      if (status >= 400) log({ level: 'info', message: 'a notice was not taken', to: hostOf(row), status });
    } catch (why) {
      log({ level: 'info', message: 'a notice could not be sent', to: hostOf(row), why: (why as Error).message });
    }
  };

  return {
    moved(match, head, seats) {
      for (const seat of seats) {
        if (hub.isPresent(match, seat)) continue; // as most are
        const holder = head.seats[seat];
        const key = `${match} ${seat}`;
        const lately = now() - (told.get(key) ?? Number.NEGATIVE_INFINITY) < QUIET;
        if (!holder || !('player' in holder) || lately) continue;
        told.delete(key);
        told.set(key, now());
        if (told.size > WAITING) told.delete(told.keys().next().value!);
        if (waiting.length >= WAITING) continue;
        const { title } = head.battle;
        const text = `It is your move in “${title}”.`;
        const what: Told = { kind: 'your-move', match, title, text, url: `${url()}#/match/${match}` };
        waiting.push(async () => {
          const rows = await store.noticesOf(holder.player).catch(() => []);
          await Promise.all(rows.map(row => sendQuietly(row, what)()));
        });
      }
      pump();
    },
    tryOut: row =>
      send(row, { kind: 'trial', title: 'Umpire', text: 'This is how you are told that it is your move.', url: url() }),
    async idle() {
      waiting.length = 0;
      await Promise.all([...busy]);
    },
  };
}

const hostOf = ({ endpoint }: NoticeRow): string => new URL(endpoint).host;
