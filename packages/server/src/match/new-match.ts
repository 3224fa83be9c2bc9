import { randomBytes } from 'node:crypto';
import { originOf } from '@umpire/desk';
import { type BattleRecord, fail, ok, type Result, type SeatId } from '@umpire/engine';
import type { Context } from '../http/context.js';
import type { MatchRow } from '../store/tables.js';
import { checkBattle, freeSeats, type Head, headText, seatsIn, withItsOptions } from './head.js';
import { firstBattle, ORIGIN } from './live-match.js';
import { standingOf } from './standing.js';

type Wanted = Pick<Head, 'battle' | 'seats' | 'places' | 'words' | 'watching' | 'clock' | 'creator'>;

/** A new match, tried out before it is kept. `record`: what was played of it before, elsewhere. */
export async function newMatch(context: Context, wanted: Wanted, record?: BattleRecord): Promise<Result<string>> {
  const { store, now } = context;
  const bots = Object.values(wanted.seats).flatMap(holder => (holder && 'bot' in holder ? holder.bot : []));
  const version = await checkBattle(wanted.battle, bots);
  if (!version.ok) return version;
  const head: Head = {
    ...wanted,
    battle: record ? wanted.battle : withItsOptions(wanted.battle),
    version: version.value,
    secret: randomBytes(32).toString('hex'),
    invite: randomBytes(16).toString('base64url'),
    ...(record && { from: true as const }),
    open: [],
  };
  const origin = record && originOf(record);
  if (origin?.ok === false) return origin;
  const begun = firstBattle('trial', head, origin?.value);
  if (!begun.ok) return fail(begun.error);
  const id = randomBytes(9).toString('base64url');
  const at = now();
  const status = freeSeats(head).length > 0 ? 'waiting' : 'running';
  const row: MatchRow = { id, created: at, updated: at, status, waiting: '[]', due: null, head: headText(head) };
  const seats = seatsIn(head).flatMap(seat => {
    const holder = head.seats[seat];
    return holder && 'player' in holder ? [{ match: id, seat, player: holder.player }] : [];
  });
  await store.addMatch(row, seats);
  if (origin) {
    const body = JSON.stringify(origin.value);
    const standing = { status, waiting: row.waiting, updated: at, due: null };
    await store.append({ match: id, seq: ORIGIN, key: 'origin', at, body, hash: '' }, standing);
  }
  if (status === 'running') await begin(context, id);
  return ok(id);
}

/** All seats are taken: whose move it is can be said from now on, and a bot may begin. */
export async function begin({ matches, store, notices, now }: Context, id: string): Promise<void> {
  await matches.alone(id, async live => {
    live.standing = standingOf(live, now());
    await store.stand(id, live.standing);
    notices.moved(id, live.head, JSON.parse(live.standing.waiting) as SeatId[]);
  });
  matches.wake(id);
}
