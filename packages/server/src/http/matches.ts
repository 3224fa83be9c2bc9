import { commitmentOf, otherSide } from '@umpire/engine';
import { z } from 'zod';
import { identify } from '../accounts/sessions.js';
import {
  battleSchema,
  clockSchema,
  freeSeats,
  type Head,
  readHead,
  type SeatName,
  seatName,
  seatOf,
  watchingSchema,
} from '../match/head.js';
import { begin, newMatch } from '../match/new-match.js';
import type { MatchRow } from '../store/tables.js';
import { type Context, known, type Routes, unknown } from './context.js';
import { checked, Refused, refuse } from './refused.js';

const words = z.string().min(1).max(200);
/** Whoever gets the link, or a bot. */
const other = z.union([z.literal('friend'), z.strictObject({ bot: z.string().max(64) })]);
export const createSchema = z.strictObject({
  battle: battleSchema,
  /** The seat of whoever creates it. */
  side: seatName,
  /** Somebody is to be the umpire: whoever gets the link. (Who creates it as the umpire need not say so.) */
  umpire: z.boolean().optional(),
  /** Who has the other seats of a side; an umpire may want another one on either. */
  opponent: z.union([other, z.strictObject({ a: other, b: other })]),
  /** What the creator adds to the seed of the dice. */
  words,
  watching: watchingSchema.optional(),
  clock: clockSchema.optional(),
});
/** The seat that is wanted; any that is free, if nothing is said. */
export const joinSchema = z.strictObject({ invite: z.string().max(64), words, seat: seatName.optional() });
const idSchema = z.string().regex(/^[\w-]{1,40}$/);

export const matchRoutes: Routes = (app, context) => {
  const { store, count } = context;

  app.get('/api/matches', async request => {
    const { player } = await known(context, request);
    return { matches: (await store.matchesOf(player.id, 200)).map(row => listed(row, player.id)) };
  });

  app.post('/api/matches', async request => {
    const { player } = await known(context, request);
    count('matches', request.ip);
    return created(context, player, checked(createSchema, request.body));
  });

  /** Who was sent the link may see who invites him before he says who he is. */
  app.get<{ Params: { id: string }; Querystring: { invite?: string } }>('/api/matches/:id', async request => {
    const identity = await identify(store, request.raw);
    const row = identity || request.query.invite !== undefined ? await rowOf(context, request.params.id) : undefined;
    if (!row || (!identity && request.query.invite !== readHead(row.head).invite)) throw unknown();
    return listed(row, identity?.player.id ?? '');
  });

  app.post<{ Params: { id: string } }>('/api/matches/:id/join', async request => {
    const { player } = await known(context, request);
    const wanted = checked(joinSchema, request.body);
    return joined(context, player, await rowOf(context, request.params.id), wanted);
  });
};

export async function rowOf({ store }: Context, id: unknown): Promise<MatchRow> {
  const row = await store.match(checked(idSchema, id));
  if (!row || row.status === 'closed') throw refuse(404, 'there is no such match');
  return row;
}

interface Player {
  readonly id: string;
  readonly name: string;
}

async function created(context: Context, player: Player, wanted: z.infer<typeof createSchema>) {
  const own = { player: player.id, name: player.name };
  const { opponent } = wanted;
  const holder = (side: 'a' | 'b') => {
    const who = typeof opponent === 'object' && 'a' in opponent ? opponent[side] : opponent;
    return who === 'friend' ? null : who;
  };
  const made = await newMatch(context, {
    battle: wanted.battle,
    words: wordsFrom(wanted.side, wanted.words),
    seats: { a: holder('a'), b: holder('b'), ...(wanted.umpire && { umpire: null }), [wanted.side]: own },
    watching: wanted.watching ?? { by: 'nobody', sees: 'common', behind: 0 },
    ...(wanted.clock && { clock: wanted.clock }),
  });
  if (!made.ok) throw new Refused(400, made.error);
  const row = (await context.store.match(made.value))!;
  return { ...listed(row, player.id), invite: readHead(row.head).invite };
}

async function joined(context: Context, player: Player, row: MatchRow, wanted: z.infer<typeof joinSchema>) {
  const { store, hub, now, matches } = context;
  const head = readHead(row.head);
  if (seatOf(head, player.id)) return listed(row, player.id);
  const free = freeSeats(head);
  if (free.length === 0 || head.invite !== wanted.invite) throw refuse(403, 'this link has no seat to give any more');
  const seat = wanted.seat ?? free[0]!;
  if (!free.includes(seat)) throw refuse(409, 'somebody else has taken this seat', 'seat');
  const next: Head = {
    ...head,
    words: { ...head.words, ...wordsFrom(seat, wanted.words) },
    seats: { ...head.seats, [seat]: { player: player.id, name: player.name } },
  };
  const after = JSON.stringify(next);
  const status = freeSeats(next).length > 0 ? 'waiting' : 'running';
  const standing = { status, waiting: '[]', updated: now(), due: null };
  if (!(await store.changeHead(row.id, row.head, after, standing)))
    throw refuse(409, 'somebody else has just taken this seat');
  await store.takeSeat({ match: row.id, seat, player: player.id });
  matches.forget(row.id);
  if (status === 'running') await begin(context, row.id);
  hub.changed(row.id);
  return listed({ ...row, ...standing, head: after }, player.id);
}

/** A match as a player may know it: nothing of its dice but what was promised about them. */
function listed(row: MatchRow, player: string) {
  const head = readHead(row.head);
  const seat = seatOf(head, player);
  const side = seat === 'umpire' ? undefined : seat;
  const waiting = JSON.parse(row.waiting) as SeatName[];
  return {
    id: row.id,
    title: head.battle.title,
    ruleset: head.battle.ruleset,
    status: row.status,
    created: row.created,
    updated: row.updated,
    waiting,
    ...(seat && { seat, yourMove: waiting.includes(seat) }),
    ...(side && { side }),
    ...(seat && row.status === 'waiting' && { invite: head.invite }),
    names: namesOf(head),
    free: freeSeats(head),
    commitment: commitmentOf(head.secret),
    watching: head.watching,
    open: head.open,
    clock: head.clock ?? null,
    due: row.due,
    against: side ? nameOf(head, otherSide(side)) : null,
  };
}

/** What players add to the seed of the dice; the umpire adds nothing: he may set any throw by his word, and says so. */
const wordsFrom = (seat: SeatName, words: string): Head['words'] => (seat === 'umpire' ? {} : { [seat]: words });

/** Who sits where; the umpire is named where there is to be one. */
export const namesOf = (head: Head) => ({
  a: nameOf(head, 'a'),
  b: nameOf(head, 'b'),
  ...(head.seats.umpire !== undefined && { umpire: nameOf(head, 'umpire') }),
});

const nameOf = ({ seats }: Head, seat: SeatName): string | null => {
  const holder = seats[seat] ?? null;
  return holder === null ? null : 'bot' in holder ? holder.bot : holder.name;
};
