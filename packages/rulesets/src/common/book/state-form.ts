import { z } from 'zod';

/**
 * What the forms of states are made of. A form knows the words and the bounds of every field; a field that came with a later version says
 * by `default` what it is in a battle of an earlier one. How things hang together is for the faults of a book to say.
 */

export const side = z.enum(['a', 'b']);
export const bySide = <T extends z.ZodType>(of: T) => z.object({ a: of, b: of });
export const id = z.string().min(1).max(40);
export const words = z.string().max(300);
/** Counts, places in lists, turns. */
export const count = z.int().min(0).max(10_000);
export const ids = z.record(id, count);
export const over = z.object({ winner: z.enum(['a', 'b', 'draw']), rule: id, text: words }).nullable();

interface Named {
  readonly id: string;
}

/** Pieces of a list that the table of their places has elsewhere. */
export const misplaced = (pieces: readonly Named[], places: Readonly<Record<string, number>>): string[] =>
  pieces.flatMap(({ id }, place) => (places[id] === place ? [] : [`${id} is not where it is looked for`]));

/** Where a list of pieces and the table of their places say different things. */
export function lookupFaults(pieces: readonly Named[], places: Readonly<Record<string, number>>): string[] {
  const lost = misplaced(pieces, places);
  const more = Object.keys(places).length > pieces.length ? ['places of pieces are known that do not exist'] : [];
  return [...lost, ...more];
}

/** Members of some group: places in a list that are there, each once. */
export const memberFaults = (name: string, members: readonly number[], of: readonly unknown[]): string[] => [
  ...members.flatMap(place => (of[place] === undefined ? [`${name} has a member that does not exist`] : [])),
  ...(new Set(members).size < members.length ? [`${name} has a member twice`] : []),
];
