import { type BookTypes, type Entry, isSide, type Match, type Side, strokesOf, worthOf } from '@umpire/engine';
import type { Part } from './parts.js';

/** How a battle went that is over: who was ahead after each entry, and what chance had to do with it. */
export interface Course {
  /** After each entry how it stood for side a: 1 is won, -1 is lost. */
  readonly points: readonly { readonly index: number; readonly worth: number }[];
  readonly strokes: readonly LuckyStroke[];
}

/** Something that chance did, and for whom. */
export interface LuckyStroke {
  readonly index: number;
  readonly favoured: Side;
  /** How much better it came than it would have on average, in shares of the whole battle. */
  readonly luck: number;
  /** How often it comes as well as this, or better. */
  readonly share: number;
}

/** What is not worth telling. */
const LEAST_LUCK = 0.005;

/** Who was ahead, entry by entry: soon known, as nothing is thrown again for it. */
export const aheadIn = ({ past, from }: Part): Course['points'] =>
  past.match.entries.map((_, i) => ({ index: from + i, worth: worthAt(past.at(i)) }));

/** Only of what is played by the rules of today: positions of an earlier version cannot be played on. */
export function courseOf(part: Part): Course {
  const { past, from } = part;
  const strokes = past.match.entries.flatMap((entry, i) =>
    i === 0 ? [] : strokesIn(past.match, past.at(i - 1).state, entry, from + i),
  );
  return { points: aheadIn(part), strokes };
}

/** An umpire's word counts before the book's. */
function worthAt(match: Match<BookTypes>): number {
  const { ruled } = match;
  if (!ruled) return worthOf(match, match.state);
  return ruled.over === 'draw' ? 0 : ruled.over === 'a' ? 1 : -1;
}

function strokesIn(
  match: Match<BookTypes>,
  before: object,
  entry: Entry<BookTypes>,
  index: number,
): readonly LuckyStroke[] {
  if (!isSide(entry.by) && entry.by !== 'book' && !match.seats.some(seat => seat.id === entry.by)) return [];
  return strokesOf(match, before, entry).flatMap(({ came, expected, share }): LuckyStroke[] => {
    const luck = came - expected;
    return Math.abs(luck) < LEAST_LUCK ? [] : [{ index, favoured: luck > 0 ? 'a' : 'b', luck: Math.abs(luck), share }];
  });
}
