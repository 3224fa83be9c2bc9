import { randomBytes } from 'node:crypto';
import { planned } from '@umpire/desk';
import { fail, ok, type Result } from '@umpire/engine';
import type { Context } from '../http/context.js';
import type { MatchRow } from '../store/tables.js';
import { checkBattle, type Head, planOf, type SeatName } from './head.js';
import { standingOf } from './matches.js';

type Wanted = Pick<Head, 'battle' | 'seats' | 'words' | 'watching' | 'clock'>;

/** A new match, tried out before it is kept. */
export async function newMatch(context: Context, wanted: Wanted): Promise<Result<string>> {
  const { store, now } = context;
  const { a, b, umpire } = wanted.seats;
  const holders = umpire === undefined ? [a, b] : [a, b, umpire];
  const bot = holders.flatMap(holder => (holder && 'bot' in holder ? holder.bot : []))[0];
  const version = await checkBattle(wanted.battle, bot);
  if (!version.ok) return version;
  const head: Head = {
    ...wanted,
    version: version.value,
    secret: randomBytes(32).toString('hex'),
    invite: randomBytes(16).toString('base64url'),
    open: [],
  };
  const begun = planned(planOf(head), 'trial');
  if (!begun.ok) return fail(begun.error);
  const id = randomBytes(9).toString('base64url');
  const at = now();
  const status = holders.includes(null) ? 'waiting' : 'running';
  const row: MatchRow = { id, created: at, updated: at, status, waiting: '[]', due: null, head: JSON.stringify(head) };
  const seats = (['a', 'b', 'umpire'] as const).flatMap(seat => {
    const holder = head.seats[seat];
    return holder && 'player' in holder ? [{ match: id, seat, player: holder.player }] : [];
  });
  await store.addMatch(row, seats);
  if (status === 'running') await begin(context, id);
  return ok(id);
}

/** All seats are taken: whose move it is can be said from now on, and a bot may begin. */
export async function begin({ matches, store, notices, now }: Context, id: string): Promise<void> {
  await matches.alone(id, async live => {
    live.standing = standingOf(live, now());
    await store.stand(id, live.standing);
    notices.moved(id, live.head, JSON.parse(live.standing.waiting) as SeatName[]);
  });
  matches.wake(id);
}
