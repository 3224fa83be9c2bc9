import { botOf } from '@umpire/bots';
import { type BattlePlan, fetchBook, type Holder, rulesetOf, type Seats } from '@umpire/desk';
import { fail, heldTo, issueOf, ok, type Result, type Viewer, witnessedSeed } from '@umpire/engine';
import { z } from 'zod';

const text = (most: number) => z.string().max(most);
const seatSchema = z.union([
  z.strictObject({ player: text(64), name: text(64) }),
  z.strictObject({ bot: text(64) }),
  z.null(),
]);
export type SeatHolder = z.infer<typeof seatSchema>;

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
});

/** Who else may look on, what he sees, and how many orders and answers behind. */
export const watchingSchema = z.strictObject({
  by: z.enum(['nobody', 'link']),
  sees: z.enum(['common', 'all']),
  behind: z.int().min(0).max(1000),
});

/** Milliseconds that a side has for its move: from seconds, live, to weeks; whoever lets them run out gives the battle up. */
export const clockSchema = z.strictObject({
  perMove: z
    .int()
    .min(1000)
    .max(60 * 86_400_000),
});

const headSchema = z.strictObject({
  battle: battleSchema,
  /** The version of the book under which it began. */
  version: z.int(),
  secret: text(64),
  words: z.strictObject({ a: text(200).optional(), b: text(200).optional() }),
  /** Without an umpire the book decides by itself what it would put to him. */
  seats: z.strictObject({ a: seatSchema, b: seatSchema, umpire: seatSchema.optional() }),
  /** Whoever has it may take the seat that is free. */
  invite: text(64),
  watching: watchingSchema,
  clock: clockSchema.optional(),
  /** The players who agree that everybody may watch it again when it is over. */
  open: z.array(z.enum(['a', 'b'])),
});
/** How a match is set up. It holds the secret of its dice: it never leaves the server. */
export type Head = z.infer<typeof headSchema>;

export const readHead = (json: string): Head => {
  const parsed = heldTo(headSchema, JSON.parse(json));
  if (!parsed.success) throw new Error(`a match cannot be read: ${issueOf(parsed.error.issues, '').message}`);
  return parsed.data as Head;
};

/** A place at the table of a match. */
export const seatName = z.enum(['a', 'b', 'umpire']);
export type SeatName = z.infer<typeof seatName>;
const NAMES: readonly SeatName[] = ['a', 'b', 'umpire'];

/** The seat that a player has, if he has one. */
export const seatOf = ({ seats }: Head, player: string): SeatName | undefined =>
  NAMES.find(name => {
    const holder = seats[name];
    return holder && 'player' in holder && holder.player === player;
  });
export const freeSeats = ({ seats }: Head): readonly SeatName[] => NAMES.filter(name => seats[name] === null);

/** As whom somebody looks at a match: from his seat, or as whoever has the link where that is allowed. */
export const viewerFor = (head: Head, player: string): Viewer | undefined =>
  seatOf(head, player) ?? (head.watching.by === 'link' ? 'spectator' : undefined);

/** Who holds the sides, as one of them sees it: himself at this screen, the other elsewhere. */
export const seatsFor = ({ seats }: Head, viewer: string): Seats => ({
  a: holderFor(seats.a, viewer === 'a'),
  b: holderFor(seats.b, viewer === 'b'),
});
const holderFor = (holder: SeatHolder, here: boolean): Holder => {
  if (here) return 'person';
  return holder === null ? { player: 'nobody yet' } : 'bot' in holder ? holder : { player: holder.name };
};

export const bothWords = ({ a = '', b = '' }: Head['words']): { readonly a: string; readonly b: string } => ({ a, b });

/** The plan of a match whose seats are taken, as the desk begins it. */
export function planOf(head: Head): BattlePlan {
  const { battle, secret, words, seats } = head;
  const dice = { kind: 'seeded', seed: witnessedSeed({ secret, words: bothWords(words) }) } as const;
  const { terms, ...rest } = battle;
  return {
    ...rest,
    ...(terms && { terms }),
    seats: { a: holderFor(seats.a, false), b: holderFor(seats.b, false) },
    dice,
    ...(seats.umpire !== undefined && { umpire: true as const }),
  };
}

/** What is wrong with a battle that somebody wants, before it is kept: the book and the bots must be there. */
export async function checkBattle(battle: Head['battle'], bot: string | undefined): Promise<Result<number>> {
  await fetchBook(battle.ruleset);
  const rules = rulesetOf(battle.ruleset);
  if (!rules) return fail({ path: 'ruleset', message: 'there is no such book here' });
  if (bot !== undefined && !botOf(bot)) return fail({ path: 'opponent', message: 'there is no such bot here' });
  return ok(rules.version);
}
