import { createHash } from 'node:crypto';
import { botOf } from '@umpire/bots';
import { type BattlePlan, fetchBook, type Holder, rulesetOf, type Seats } from '@umpire/desk';
import {
  fail,
  heldTo,
  issueOf,
  ok,
  type Players,
  type Result,
  type SeatId,
  SIDES,
  type Side,
  sideAt,
  type TableSeat,
  TWO_SEATS,
  UMPIRE,
  witnessedSeed,
} from '@umpire/engine';
import { z } from 'zod';

const text = (most: number) => z.string().max(most);
const seatSchema = z.union([
  z.strictObject({ player: text(64), name: text(64) }),
  z.strictObject({ bot: text(64) }),
  z.null(),
]);
export type SeatHolder = z.infer<typeof seatSchema>;

/** A place at the table of a match, by its name: `a`, `b`, one of several of a side (`Red 1`), `umpire`. */
export const seatName = text(64);

/** So many share one side at the most. */
const MOST = 8;
const shares = z
  .array(z.array(text(100)).max(200))
  .min(1)
  .max(MOST);

/** What a battle is made of, as whoever creates a match says it. */
export const battleSchema = z.strictObject({
  ruleset: text(64),
  /** One of the book's own by its id, or data of a player's own. */
  scenario: z.union([text(200), z.record(z.string(), z.json())]),
  terms: z
    .array(z.strictObject({ path: z.array(text(200)).max(20), value: z.json() }))
    .max(200)
    .optional(),
  title: text(200),
  options: z.record(text(100), text(100)).default({}),
  /** Several players a side: what each of them commands, by the ids that the book shares out. A side that is not named has one. */
  players: z.strictObject({ a: shares.optional(), b: shares.optional() }).optional(),
});

/** Who else may look on, what he sees, and how many orders and answers behind. */
export const watchingSchema = z.strictObject({
  by: z.enum(['nobody', 'link']),
  sees: z.enum(['common', 'all']),
  behind: z.int().min(0).max(1000),
});

const time = z
  .int()
  .min(1000)
  .max(60 * 86_400_000);
/** Milliseconds that a side has for its move: from seconds, live, to weeks; whoever lets them run out gives the battle up, or is done writing. */
export const clockSchema = z.strictObject({
  perMove: time,
  /** Otherwise in some steps, by their names. */
  steps: z.record(text(40), time).optional(),
});

const headSchema = z.strictObject({
  battle: battleSchema,
  /** The version of the book under which it began. */
  version: z.int(),
  secret: text(64),
  /** What each has added to the seed of the dice, by seats. */
  words: z.record(seatName, text(200)),
  /** Without an umpire the book decides by itself what it would put to him. */
  seats: z.record(seatName, seatSchema),
  /** The seats of the sides, in their order, where a side has several; else there is one a side, called as the side is. */
  places: z.array(z.strictObject({ id: seatName, side: z.enum(SIDES) })).optional(),
  /** The player who has made it: he alone is shown its links, and sends them to whom he likes. (Nobody is named in matches of an earlier day, nor in a rematch, which needs none.) */
  creator: text(64).optional(),
  /** Whoever has it may take any seat that is free. */
  invite: text(64),
  watching: watchingSchema,
  clock: clockSchema.optional(),
  /** It was begun elsewhere: its record until then is kept as the input before the first. */
  from: z.literal(true).optional(),
  /** Both have taken it home: they have its record, and it is no longer played here. */
  home: z.literal(true).optional(),
  /** The players who agree that everybody may watch it again when it is over. */
  open: z.array(seatName),
});
/** How a match is set up. It holds the secret of its dice: it never leaves the server. */
export type Head = z.infer<typeof headSchema>;

/** So many heads are remembered as they were read: one is read several times while a match is made and joined. */
const REMEMBERED = 500;
const heads = new Map<string, Head>();

export function readHead(json: string): Head {
  const known = heads.get(json);
  if (known) return known;
  const parsed = heldTo(headSchema, JSON.parse(json));
  if (!parsed.success) throw new Error(`a match cannot be read: ${issueOf(parsed.error.issues, '').message}`);
  return remembered(json, parsed.data as Head);
}

/** A head as it is kept; whoever reads it next need not check it: it is our own. */
export function headText(head: Head): string {
  const json = JSON.stringify(head);
  remembered(json, JSON.parse(json));
  return json;
}

function remembered(json: string, head: Head): Head {
  heads.set(json, head);
  if (heads.size > REMEMBERED) heads.delete(heads.keys().next().value!);
  return head;
}

/** The seats of the sides, in their order. */
export const placesOf = ({ places }: Pick<Head, 'places'>): readonly TableSeat[] => places ?? TWO_SEATS;
/** The side of a seat; the umpire has none. */
export const sideOf = (head: Pick<Head, 'places'>, seat: SeatId): Side | undefined => sideAt(placesOf(head), seat);
/** Every seat there is, the umpire's last. */
export const seatsIn = (head: Pick<Head, 'places' | 'seats'>): readonly SeatId[] => [
  ...placesOf(head).map(({ id }) => id),
  ...(head.seats[UMPIRE] === undefined ? [] : [UMPIRE]),
];

/** The seat that a player has, if he has one. */
export const seatOf = (head: Head, player: string): SeatId | undefined =>
  seatsIn(head).find(name => {
    const holder = head.seats[name];
    return holder && 'player' in holder && holder.player === player;
  });
export const freeSeats = (head: Pick<Head, 'places' | 'seats'>): readonly SeatId[] =>
  seatsIn(head).filter(name => (head.seats[name] ?? null) === null);

/** Whoever has it may take this one seat and no other. */
export const inviteTo = ({ invite }: Head, seat: SeatId): string =>
  createHash('sha256')
    .update(JSON.stringify([invite, seat]))
    .digest('base64url')
    .slice(0, 22);
/** The free seats that a link gives. */
export const seatsGivenBy = (head: Head, invite: string): readonly SeatId[] =>
  freeSeats(head).filter(seat => invite === head.invite || invite === inviteTo(head, seat));
/** Whether it is, or was, a link to this match. */
export const isInvite = (head: Head, invite: string): boolean =>
  invite === head.invite || seatsIn(head).some(seat => invite === inviteTo(head, seat));

/** As whom somebody looks at a match: from his seat, or as whoever has the link where that is allowed. */
export const viewerFor = (head: Head, player: string): SeatId | undefined =>
  seatOf(head, player) ?? (head.watching.by === 'link' ? 'spectator' : undefined);

/** Who holds the seats of the sides, as it is seen from one of them: himself at this screen, the others elsewhere. */
export const seatsFor = (head: Head, viewer: SeatId | undefined): Seats =>
  Object.fromEntries(placesOf(head).map(({ id }) => [id, holderFor(head.seats[id] ?? null, viewer === id)]));
const holderFor = (holder: SeatHolder, here: boolean): Holder => {
  if (here) return 'person';
  return holder === null ? { player: 'nobody yet' } : 'bot' in holder ? holder : { player: holder.name };
};

/** What each side has added to the seed: where several play it, the words of each in the order of their seats. */
export function bothWords(head: Pick<Head, 'words' | 'places'>): { readonly [side in Side]: string } {
  const of = (side: Side): string =>
    placesOf(head)
      .filter(place => place.side === side)
      .map(({ id }) => head.words[id] ?? '')
      .join('\n');
  return { a: of('a'), b: of('b') };
}

/** The plan of a match whose seats are taken, as the desk begins it. */
export function planOf(head: Head): BattlePlan {
  const { battle, secret, seats } = head;
  const dice = { kind: 'seeded', seed: witnessedSeed({ secret, words: bothWords(head) }) } as const;
  const { terms, players, ...rest } = battle;
  return {
    ...rest,
    ...(terms && { terms }),
    ...(players && { players: players as Players }),
    seats: seatsFor(head, undefined),
    dice,
    ...(seats[UMPIRE] !== undefined && { umpire: true as const }),
  };
}

/** What a scenario asks for counts where nothing else is said of it, as on the command line. */
export function withItsOptions(battle: Head['battle']): Head['battle'] {
  const { ruleset, scenario, options } = battle;
  const known = typeof scenario === 'string' && rulesetOf(ruleset)?.scenarios.find(({ id }) => id === scenario);
  return known ? { ...battle, options: { ...known.options, ...options } } : battle;
}

/** What is wrong with a battle that somebody wants, before it is kept: the book and the bots must be there. */
export async function checkBattle(battle: Head['battle'], bots: readonly string[]): Promise<Result<number>> {
  await fetchBook(battle.ruleset);
  const rules = rulesetOf(battle.ruleset);
  if (!rules) return fail({ path: 'ruleset', message: 'there is no such book here' });
  if (bots.some(bot => !botOf(bot))) return fail({ path: 'opponent', message: 'there is no such bot here' });
  return ok(rules.version);
}
