import type { Citation, Options } from '@umpire/engine';
import type { GroupLosses, SideFate, SideLosses, Victory } from '../book/losses.js';

/** The groups that count for the defeat (R-166 as the book rules it, HSE-18), by their places; a side that has no others counts them all. */
export const askedBy =
  (isAsked: (options: Options) => (group: GroupLosses) => boolean) =>
  (groups: readonly GroupLosses[], options: Options): readonly number[] => {
    const counts = isAsked(options);
    const asked = groups.flatMap((group, i) => (!group.leftOut && counts(group) ? [i] : []));
    return asked.length > 0 ? asked : groups.map((_, i) => i);
  };

/** Who has lost, by what the book makes of each side's losses; if both have by one result, the game is drawn. */
export const victoryBy =
  <S extends SideLosses>(fateOf: (side: S, options: Options, because?: Citation[]) => SideFate) =>
  (sides: { readonly a: S; readonly b: S | null }, options: Options, because?: Citation[]): Victory => {
    const a = fateOf(sides.a, options, because);
    const b = sides.b && fateOf(sides.b, options, because);
    if (a.lost) return { a, b, outcome: b?.lost ? 'draw' : 'b-wins' };
    return { a, b, outcome: b?.lost ? 'a-wins' : 'continue' };
  };
