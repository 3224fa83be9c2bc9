import {
  AT_ONCE,
  type BookTypes,
  type Entry,
  hasOdds,
  isSide,
  type Match,
  type SeatId,
  type Side,
  strokesOf,
  told,
  turnIn,
  worthOf,
} from '@umpire/engine';
import type { Part } from './parts.js';

/** How a battle went that is over: who was ahead after each entry, and what chance had to do with it. */
export interface Course {
  /** After each entry how it stood for side a: 1 is won, -1 is lost. */
  readonly points: readonly Point[];
  readonly strokes: readonly LuckyStroke[];
}

interface Point extends Weighed {
  readonly worth: number;
}

/** Something of an entry that weighed. */
interface Weighed {
  readonly index: number;
  /** By which answer of the entry, where it had several: see `turnIn`. */
  readonly by?: number;
  /** The lines in which a viewer was told of just that. */
  readonly said?: Said;
}

/** From one line of an entry on, and before another. */
export interface Said {
  readonly from: number;
  readonly until: number;
}

/** Something that chance did, and for whom. */
export interface LuckyStroke extends Weighed {
  readonly favoured: Side;
  /** How much better it came than it would have on average, in shares of the whole battle. */
  readonly luck: number;
  /** How often it comes as well as this, or better. */
  readonly share: number;
  /** It only was not as bad as it might have been: whoever it favoured stood no better after it. */
  readonly spared?: true;
}

/** What is not worth telling. */
const LEAST_LUCK = 0.005;
const LEAST_TURN = 0.01;

/** Who was ahead, entry by entry: soon known, as nothing is thrown again for it. */
export function aheadIn({ past, from }: Part): Course['points'] {
  const { match } = past;
  const worths = match.entries.map((_, i) => worthAt(past.at(i)));
  return worths.map((worth, i) => {
    const turned = i === 0 ? 0 : worth - worths[i - 1]!;
    const by =
      Math.abs(turned) < LEAST_TURN ? undefined : turnIn(match, past.at(i - 1).state, match.entries[i]!, turned);
    return { index: from + i, worth, ...(by !== undefined && { by }) };
  });
}

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
  return strokesOf(match, before, entry).flatMap(({ most, before: stood, came, expected, share }): LuckyStroke[] => {
    const luck = came - expected;
    if (Math.abs(luck) < LEAST_LUCK) return [];
    const spared = (came - stood) * Math.sign(luck) <= 0;
    return [
      {
        index,
        favoured: luck > 0 ? 'a' : 'b',
        luck: Math.abs(luck),
        share,
        by: most,
        ...(spared && { spared }),
      },
    ];
  });
}

/** Each with the lines in which a viewer was told of it. */
export function saidTo<W extends Weighed>({ past, from }: Part, weighed: readonly W[], viewer: SeatId): readonly W[] {
  return weighed.map(one => {
    const entry = one.by === undefined ? undefined : past.match.entries[one.index - from];
    return entry ? { ...one, said: linesAfter(past.match, entry, one.by!, viewer) } : one;
  });
}

/** What was told of an answer: from where it was given to where the next throw fell. */
function linesAfter(match: Match<BookTypes>, entry: Entry<BookTypes>, by: number, viewer: SeatId): Said {
  const before: number[] = [];
  const lines = told(match, entry, viewer, before);
  const next = entry.answered.findIndex(({ ask }, at) => at > by && hasOdds(ask));
  return {
    from: by === AT_ONCE ? 0 : before[entry.answered[by]!.after]!,
    until: next < 0 ? lines.length : before[entry.answered[next]!.after]!,
  };
}
