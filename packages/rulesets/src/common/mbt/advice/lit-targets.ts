import { memoized } from '../../book/memoized.js';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import { isLit } from '../play/facts.js';
import type { Stand } from '../play/state.js';
import type { Assessment } from './assessment.js';
import { inchesBetween } from './distance.js';
import type { EngagementWorth } from './engagement-worth.js';
import { type MoveWorth, REACH } from './move-worth.js';
import type { OpportunityAdvice } from './opportunities.js';
import type { OrderWorth } from './order-worth.js';

/** How likely somebody comes near enough to what is lit, who is not; in the dark he goes half as far (DAY-07). */
const COMING = { odds: 0.4, share: 0.5 } as const;
/** One stand dies but once: whoever strikes at it next finds half as much to do. */
const NEXT = 0.5;

/** What an own stand could do more, if a foe were lit. */
interface Gain {
  readonly by: Stand;
  readonly worth: number;
}

export type LitTargets = Gift<'bots', typeof litTargets>;

/** What light over a foe is worth: whoever is lit may be struck at the daylight distance (ILL-04). */
export function litTargets(book: PlayBook & EngagementWorth & MoveWorth & OpportunityAdvice & OrderWorth) {
  const { bestStrike, costOfShowing, footingOf, walk, worthIfLit } = book.bots;
  const { isLookout } = book.words;

  /** How much nearer a stand may come before it strikes: batteries make light before anybody moves, units afterwards. */
  const approach = ({ view, options }: Assessment, { nature }: Stand): number =>
    view.segment === 6 ? 0 : COMING.share * walk(nature!, options);

  /** ARMOUR and INFANTRY that could yet start an engagement in segment 6. */
  const mayStrike = ({ hasEngaged, outOfCommand, nature }: Stand): boolean =>
    !hasEngaged && !outOfCommand && !isLookout(nature!) && !nature!.fake;

  const now = memoized((assessment: Assessment) => {
    const known = new Map<Stand, number>();
    return (stand: Stand): number => {
      let strike = known.get(stand);
      if (strike === undefined) {
        strike = bestStrike(assessment, stand, stand, footingOf(assessment, stand));
        known.set(stand, strike);
      }
      return strike;
    };
  });

  function gain(assessment: Assessment, by: Stand, foe: Stand): number {
    const nearer = approach(assessment, by);
    if (inchesBetween(by, foe) - nearer > REACH) return 0;
    const standing = worthIfLit(assessment, by, foe, 0);
    const worth = standing ?? COMING.odds * (worthIfLit(assessment, by, foe, nearer) ?? 0);
    return worth - costOfShowing(assessment, by) - now(assessment)(by);
  }

  /** By foe: who would gain by light over him, and what. */
  const gains = memoized((assessment: Assessment): ReadonlyMap<Stand, readonly Gain[]> => {
    const strikers = assessment.own.filter(mayStrike);
    const found = new Map<Stand, Gain[]>();
    for (const foe of assessment.foes) {
      // Light over what is lit shows nobody anything new.
      if (!foe.nature || isLit(assessment.view, foe)) continue;
      const all = strikers.map(by => ({ by, worth: gain(assessment, by, foe) })).filter(({ worth }) => worth > 0);
      if (all.length > 0)
        found.set(
          foe,
          all.sort((p, q) => q.worth - p.worth),
        );
    }
    return found;
  });

  /** The foes over whom a stand may make light for others, with what that is worth. */
  function* worthLighting(assessment: Assessment, maker: Stand): Iterable<{ foe: Stand; worth: number }> {
    if (assessment.view.light === 'day') return;
    for (const [foe, all] of gains(assessment)) {
      const others = all.filter(({ by }) => by !== maker);
      yield { foe, worth: others.reduce((sum, { worth }, i) => sum + worth * NEXT ** i, 0) };
    }
  }

  return { worthLighting };
}
