import { isSide, type SeatId, type Side } from '@umpire/engine';
import { z } from 'zod';

/** Who may read what is said: all at the table, one's own side, or the umpire alone. */
const audience = z.enum(['match', 'side', 'umpire']);
const words = z
  .string()
  .trim()
  .min(1)
  .max(2000)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'one line of text');

/** A seat, or `spectator`. */
const viewer = z.string().max(64);
const side = z.enum(['a', 'b']).optional();
/** Something said or offered beside the battle, as it is kept. */
const noteSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('said'), by: viewer, side, name: z.string(), to: audience, text: z.string() }),
  /** Somebody would like to take back what he did last. `at`: so many inputs had the match then. */
  z.strictObject({ kind: z.literal('take-back'), by: viewer, side, name: z.string(), at: z.int() }),
  /** Somebody would like both to take the battle home, and to play it on there. */
  z.strictObject({ kind: z.literal('take-home'), by: viewer, side, name: z.string() }),
  z.strictObject({ kind: z.literal('rematch'), by: viewer, side, name: z.string(), words: z.string() }),
  /** What came of an offer. */
  z.strictObject({
    kind: z.literal('agreed'),
    by: viewer,
    side,
    name: z.string(),
    offer: z.int(),
    match: z.string().optional(),
  }),
]);
export type Note = z.infer<typeof noteSchema>;

/** What is called beside the battle. */
export const BESIDE = {
  notes: z.tuple([z.int().min(0)]).rest(z.unknown()),
  say: z.tuple([audience, words]).rest(z.unknown()),
  offer: z.tuple([z.enum(['take-back', 'rematch', 'take-home']), z.string().min(1).max(200)]).rest(z.unknown()),
  agree: z.tuple([z.int().min(1), z.string().min(1).max(200)]).rest(z.unknown()),
} as const;

/** The side of whoever wrote it: a side's one seat is called as the side is. */
export const sideOfNote = ({ by, side }: Note): Side | undefined => side ?? (isSide(by) ? by : undefined);

/** A side's own words are its own, and what is said to the umpire is his. */
export function mayRead(note: Note, reader: SeatId, side: Side | undefined): boolean {
  if (note.kind !== 'said' || note.to === 'match' || reader === note.by) return true;
  if (note.to === 'side') return side !== undefined && side === sideOfNote(note);
  return reader === 'umpire';
}

/** What is sent of a note: nobody is shown the words that another adds to the dice. */
export function shownNote(note: Note, n: number, at: number): object {
  const { words: _, ...rest } = note as Note & { words?: string };
  return { ...rest, n, time: at };
}
