import {
  type BattleRecord,
  commitmentOf,
  otherSide,
  type Players,
  parseRecord,
  type SeatId,
  SIDES,
  type Side,
  seatNames,
  TWO_SEATS,
  UMPIRE,
} from '@umpire/engine';
import { z } from 'zod';
import { identify } from '../accounts/sessions.js';
import {
  battleSchema,
  clockSchema,
  freeSeats,
  type Head,
  headText,
  inviteTo,
  isInvite,
  placesOf,
  readHead,
  seatName,
  seatOf,
  seatsGivenBy,
  seatsIn,
  sideOf,
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
  /** The seat of whoever creates it: `a`, `b`, `umpire`; where several play a side, one of theirs (`Red 1`). */
  side: seatName,
  /** Somebody is to be the umpire: whoever gets the link. (Who creates it as the umpire need not say so.) */
  umpire: z.boolean().optional(),
  /** Who has the other seats of the sides: the same everywhere, or by the names of seats; a side's name means those of its seats that are not named. */
  opponent: z.union([other, z.record(seatName, other)]),
  /** What the creator adds to the seed of the dice. */
  words,
  watching: watchingSchema.optional(),
  clock: clockSchema.optional(),
  /** The record of a battle that was begun elsewhere: it goes on from its last entry, with the dice of this server. What it says of book, scenario and options counts. */
  from: z.record(z.string(), z.json()).optional(),
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
    const { invite } = request.query;
    if (!row || (!identity && !isInvite(readHead(row.head), String(invite)))) throw unknown();
    return {
      ...listed(row, identity?.player.id ?? ''),
      ...(invite !== undefined && { offered: seatsGivenBy(readHead(row.head), invite) }),
    };
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
  const { side: own, opponent } = wanted;
  const origin = wanted.from && begunElsewhere(wanted);
  const places = placesFor(wanted, origin);
  const ids = places.map(({ id }) => id);
  if (own !== UMPIRE && !ids.includes(own))
    throw refuse(400, `there is no such seat: ${among([...ids, UMPIRE])}`, 'side');
  const by = typeof opponent === 'object' && !isBot(opponent) ? opponent : undefined;
  const astray = Object.keys(by ?? {}).find(id => !ids.includes(id) && !(SIDES as readonly string[]).includes(id));
  if (astray !== undefined) throw refuse(400, `there is no such seat: ${among(ids)}`, `opponent.${astray}`);
  const holder = (id: SeatId, side: Side): Head['seats'][string] => {
    if (id === own) return { player: player.id, name: player.name };
    const who = by ? (by[id] ?? by[side] ?? 'friend') : (opponent as z.infer<typeof other>);
    return who === 'friend' ? null : who;
  };
  const made = await newMatch(
    context,
    {
      creator: player.id,
      battle: origin ? { ...wanted.battle, ...asRecorded(origin) } : wanted.battle,
      words: wordsFrom(own, wanted.words),
      seats: {
        ...Object.fromEntries(places.map(({ id, side }) => [id, holder(id, side)])),
        ...(own === UMPIRE
          ? { umpire: { player: player.id, name: player.name } }
          : wanted.umpire === true && { umpire: null }),
      },
      ...(ids.join() !== TWO_SEATS.map(({ id }) => id).join() && { places }),
      watching: wanted.watching ?? { by: 'nobody', sees: 'common', behind: 0 },
      ...(wanted.clock && { clock: wanted.clock }),
    },
    origin,
  );
  if (!made.ok) throw new Refused(400, made.error);
  const row = (await context.store.match(made.value))!;
  return { ...listed(row, player.id), invite: readHead(row.head).invite };
}

const isBot = (who: object): who is { readonly bot: string } => 'bot' in who && typeof who.bot === 'string';
const among = (ids: readonly SeatId[]): string => `the seats are ${ids.join(', ')}`;

/** The seats of the sides: as they were, if it was begun elsewhere. */
function placesFor(
  { battle }: z.infer<typeof createSchema>,
  origin: BattleRecord | undefined,
): NonNullable<Head['places']> {
  if (origin) return origin.seats.map(({ id, side }) => ({ id, side }));
  return SIDES.flatMap(side => seatNames((battle.players ?? {}) as Players, side).map(id => ({ id, side })));
}

/** A record in the form of one; whether it comes out as it says is seen when it is played again. */
function begunElsewhere({ from, umpire, side }: z.infer<typeof createSchema>): BattleRecord {
  const parsed = parseRecord(from);
  if (!parsed.ok)
    throw new Refused(400, { ...parsed.error, path: `from${parsed.error.path ? `.${parsed.error.path}` : ''}` });
  if (parsed.value.umpire !== (umpire === true || side === 'umpire'))
    throw refuse(400, 'a battle has an umpire from its beginning to its end, or none', 'umpire');
  return parsed.value;
}
const asRecorded = ({ ruleset, scenario, options }: BattleRecord) => ({
  ruleset,
  scenario: scenario as Record<string, never>,
  options,
  terms: undefined,
  players: undefined,
});

async function joined(context: Context, player: Player, row: MatchRow, wanted: z.infer<typeof joinSchema>) {
  const { store, hub, now, matches } = context;
  const head = readHead(row.head);
  if (seatOf(head, player.id)) return listed(row, player.id);
  const free = seatsGivenBy(head, wanted.invite);
  const seat = wanted.seat ?? free[0];
  if (seat !== undefined && wanted.invite === head.invite && !free.includes(seat) && freeSeats(head).length > 0)
    throw refuse(409, 'somebody else has taken this seat', 'seat');
  if (seat === undefined || !free.includes(seat)) throw refuse(403, 'this link has no seat to give any more');
  const next: Head = {
    ...head,
    words: { ...head.words, ...wordsFrom(seat, wanted.words) },
    seats: { ...head.seats, [seat]: { player: player.id, name: player.name } },
  };
  const after = headText(next);
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
  const side = seat === undefined ? undefined : sideOf(head, seat);
  const waiting = JSON.parse(row.waiting) as SeatId[];
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
    ...(seat &&
      row.status === 'waiting' &&
      sendsLinks(head, player) && { invite: head.invite, invites: invitesOf(head) }),
    places: placesOf(head).map(({ id, side }) => ({ id, side })),
    names: namesOf(head),
    free: freeSeats(head),
    commitment: commitmentOf(head.secret),
    watching: head.watching,
    open: head.open,
    ...(head.from && { begunElsewhere: true }),
    clock: head.clock ?? null,
    due: row.due,
    against: side ? namesAt(head, otherSide(side)) : null,
  };
}

/** What players add to the seed of the dice; the umpire adds nothing: he may set any throw by his word, and says so. */
const wordsFrom = (seat: SeatId, words: string): Head['words'] => (seat === UMPIRE ? {} : { [seat]: words });

/** A link gives a seat of either side, or the umpire's: who sits there is for whoever made the match to say. */
const sendsLinks = ({ creator }: Head, player: string): boolean => creator === undefined || creator === player;

/** A link for each seat that is free. */
const invitesOf = (head: Head) => Object.fromEntries(freeSeats(head).map(seat => [seat, inviteTo(head, seat)]));

/** Who sits where; the umpire is named where there is to be one. */
export const namesOf = (head: Head): Readonly<Record<SeatId, string | null>> =>
  Object.fromEntries(seatsIn(head).map(seat => [seat, nameOf(head, seat)]));

/** Who plays a side, as far as somebody does. */
function namesAt(head: Head, side: Side): string | null {
  const seats = placesOf(head).filter(place => place.side === side);
  return seats.flatMap(({ id }) => nameOf(head, id) ?? []).join(', ') || null;
}

const nameOf = ({ seats }: Head, seat: SeatId): string | null => {
  const holder = seats[seat] ?? null;
  return holder === null ? null : 'bot' in holder ? holder.bot : holder.name;
};
