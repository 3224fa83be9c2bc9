import { inches, type Options } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import { foresee } from '../../book/shapes.js';
import type { PlayBook } from '../book.js';
import type { Measuring } from '../play/facts.js';
import { gapInches } from '../play/stands.js';
import type { Nature, Stand } from '../play/state.js';
import type { Assessment } from './assessment.js';
import { inchesBetween } from './distance.js';
import { type EngagementOdds, type Footing, OPEN } from './engagement-odds.js';
import { BASES, type EngagementWorth } from './engagement-worth.js';
import type { LikelyNatures } from './likely-natures.js';

/** From how far an own stand can strike a foe, and what it may expect of that. */
export interface Opportunity {
  readonly reach: number;
  readonly worth: number;
}

foresee<Opportunity>({ reach: 0.5, worth: 0.5 });

/** What is not known may be better guarded than it looks. */
const DOUBT = 0.5;

/** Corners of bases lie on whole tenths of a millimetre: in inches, more than that can make of a distance. */
const HAIR = 0.02;

const guardedAt = ({ going, builtUp }: Footing): Footing => ({ going, builtUp, guarded: true });

export type OpportunityAdvice = Gift<'bots', typeof opportunityAdvice>;

export function opportunityAdvice(book: PlayBook & EngagementOdds & EngagementWorth & LikelyNatures & Measuring) {
  const { DISTANCES } = book;
  const { balance, clashOf, hiddenInfantry, likelyStands, lossKindOf } = book.bots;
  const { isGuardAsked, surroundingsOf } = book.engaging;
  const { allowanceRow } = book.moving;
  const { isFixed, isTank, isTroops } = book.words;

  /** How far a stand goes before it engages, in inches. */
  const walk = (nature: Nature, options: Options): number =>
    isFixed(nature) ? 0 : allowanceRow(nature, true, 'tactical', options).good;

  /** What a stand could do to each of the foes, if it came near enough: to be asked by the index of the foe. */
  function opportunitiesOf(assessment: Assessment, stand: Stand): (foe: number) => Opportunity | undefined {
    const { foes, memory } = assessment;
    const key = lossKindOf(stand);
    const known = memory.opportunities.get(key) ?? [];
    memory.opportunities.set(key, known);
    return foe => {
      let found = known[foe];
      if (found === undefined) {
        found = opportunityOf(assessment, stand, foes[foe]!) ?? null;
        known[foe] = found;
      }
      return found ?? undefined;
    };
  }

  /** Of blanks, what may be expected of them. */
  function opportunityOf(assessment: Assessment, stand: Stand, foe: Stand): Opportunity | undefined {
    if (foe.nature) return against(assessment, stand, foe);
    let worth = 0;
    let reach = 0;
    for (const { odds, stand: likely } of likelyStands(foe)) {
      const found = against(assessment, stand, likely);
      if (!found) continue;
      worth += odds * found.worth * DOUBT;
      if (found.worth > 0) reach = Math.max(reach, found.reach);
    }
    return reach > 0 ? { reach, worth } : undefined;
  }

  function against(assessment: Assessment, stand: Stand, foe: Stand): Opportunity | undefined {
    const { view, options } = assessment;
    const at = footingOf(assessment, foe);
    const clash = clashOf(view, stand, OPEN, foe, at, options);
    if (!clash) return undefined;
    const plain = balance(assessment, clash.chances, stand, foe);
    const mayHide = isGuardAsked(stand.nature!, foe.nature!) && !at.guarded;
    const doubt = mayHide ? hiddenInfantry(assessment, foe) : 0;
    const guarded = doubt > 0 && clashOf(view, stand, OPEN, foe, guardedAt(at), options);
    if (!guarded) return { reach: clash.reach, worth: plain };
    return {
      reach: clash.reach,
      worth: (1 - doubt) * plain + doubt * balance(assessment, guarded.chances, stand, foe),
    };
  }

  /** How a stand is placed where it is, or would be. */
  function footingOf(assessment: Assessment, stand: Stand): Footing {
    const { by, memory, infantry, foes } = assessment;
    if (stand.side === by) return measured(assessment, stand, infantry);
    let footing = memory.footings.get(stand);
    if (!footing) {
      footing = measured(assessment, stand, foes);
      memory.footings.set(stand, footing);
    }
    return footing;
  }

  function measured({ view, options }: Assessment, stand: Stand, friends: readonly Stand[]): Footing {
    const { going, builtUp } = surroundingsOf(view, stand, stand.nature!, options, false);
    return { going, builtUp, guarded: isTank(stand.nature!) && friends.some(f => guards(f, stand)) };
  }

  /** TF-04: INFANTRY within 4" of ARMOUR. However two bases are turned, half a side of each lies between their middles: mostly that tells it. */
  function guards(friend: Stand, armour: Stand): boolean {
    if (friend.nature === null || !isTroops(friend.nature) || friend.nature.fake) return false;
    const far = inchesBetween(friend, armour) - DISTANCES.infantryNear;
    if (far > BASES) return false;
    const halves = (friend.base + armour.base) / 2 / inches(1);
    return far <= halves - HAIR || gapInches(friend, armour) <= DISTANCES.infantryNear;
  }

  return { walk, opportunitiesOf, footingOf };
}
