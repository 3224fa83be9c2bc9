import { isRefusal } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { StandFacts } from '../pieces.js';
import { isAnythingLit, type Measuring } from '../play/facts.js';
import type { StandingFacts, Surroundings } from '../play/stand-facts.js';
import type { Stand } from '../play/state.js';
import { copyOfEngagement, type EngagementFacts } from '../rules/engagement-facts.js';
import type { Assessment } from './assessment.js';
import { inchesBetween } from './distance.js';
import { type Chances, type EngagementOdds, OPEN } from './engagement-odds.js';
import type { LikelyNatures } from './likely-natures.js';

/** What it is worth to know what a blank is: batteries need targets. */
export const NEWS = 0.12;
/** In inches, between centres: INFANTRY so near to ARMOUR guards it (TF-04). */
const BESIDE = 5;
/** What an own loss weighs where nothing is to be lost by waiting for none: who ends level has not won. */
const DARED = 0.6;
/** By how much less the bases of two stands may be apart than their centres, in inches. */
export const BASES = 1.5;

export type EngagementWorth = Gift<'bots', typeof engagementWorth>;

export function engagementWorth(book: PlayBook & EngagementOdds & LikelyNatures & Measuring & StandingFacts) {
  const { LIKELY, asReady, chancesOf, clashOf, likelyStands, stakes } = book.bots;
  const { eligibility, engagementOf, isGuardAsked } = book.engaging;
  const { copyOfFacts } = book.shapes;
  const { surroundingsOf } = book.engaging;
  const { standFacts } = book.shapes;

  /** The odds that a blank beside enemy ARMOUR is INFANTRY. */
  function hiddenInfantry({ foes, memory }: Assessment, armour: Stand): number {
    let odds = memory.hiddenInfantry.get(armour);
    if (odds === undefined) {
      let none = 1;
      for (const foe of foes) if (!foe.nature && inchesBetween(foe, armour) <= BESIDE) none *= 1 - LIKELY.infantry;
      odds = 1 - none;
      memory.hiddenInfantry.set(armour, odds);
    }
    return odds;
  }

  /** What the side that engages may expect, in losses of the other less its own. */
  function balance({ by, lossCosts, outlook }: Assessment, chances: Chances, owner: Stand, target: Stand): number {
    const isOwn = owner.side === by;
    const dared = isOwn ? DARED + (1 - DARED) * outlook.caution : 1;
    const own = lossCosts[owner.group]!;
    const other = lossCosts[target.group]!;
    let sum = isOwn ? -outlook.caution * (stakes.costOfUnrest?.(own, owner) ?? 0) : 0;
    for (const chance of chances) {
      const done = stakes.costOfStatus(other, target, chance.target, chance.targetLeaves);
      const suffered = stakes.costOfStatus(own, owner, chance.owner, chance.ownerLeaves);
      sum += chance.share * (done - dared * suffered);
    }
    return sum;
  }

  /** As if it were the moment for it. */
  function whenReady({ by }: Assessment, facts: EngagementFacts, owner: Stand): EngagementFacts {
    const ready = copyOfEngagement(facts);
    ready.owner = asReady(facts.owner);
    ready.segment = null;
    // Where an enemy BGHQ is, nobody knows: it is taken to be near enough.
    if (owner.side !== by) ready.targetToBghq = 0;
    return ready;
  }

  /** As if INFANTRY stood beside the target. */
  function whenGuarded(facts: EngagementFacts): EngagementFacts {
    const target = copyOfFacts(facts.target);
    target.infantryWithin = 0;
    return withTarget(facts, target);
  }

  function withTarget(facts: EngagementFacts, target: StandFacts): EngagementFacts {
    const changed = copyOfEngagement(facts);
    changed.target = target;
    return changed;
  }

  /** An engagement by exact odds; where blanks may hide the INFANTRY that protects ARMOUR, by the odds of that too. */
  function worthOf(assessment: Assessment, e: EngagementFacts, owner: Stand, target: Stand): number | undefined {
    const { options, by } = assessment;
    const eligible = eligibility(e, options);
    if (isRefusal(eligible)) return undefined;
    const plain = balance(assessment, chancesOf(e, eligible, options), owner, target);
    const open = target.side !== by && isGuardAsked(e.owner, e.target);
    const doubt = open && e.target.infantryWithin === null ? hiddenInfantry(assessment, target) : 0;
    if (doubt === 0) return plain;
    const guarded = chancesOf(whenGuarded(e), eligible, options);
    return (1 - doubt) * plain + doubt * balance(assessment, guarded, owner, target);
  }

  /** What is near a foe, measured once as long as no foe changes. */
  function aroundFoe({ view, options, memory }: Assessment, foe: Stand): Surroundings {
    let around = memory.surroundings.get(foe);
    if (!around) {
      around = surroundingsOf(view, foe, foe.nature!, options, true);
      memory.surroundings.set(foe, around);
    }
    return around;
  }

  /** Whether one may strike the other from as far away as it is: seen at once, and before anything is measured. */
  function isInReach({ view, options }: Assessment, owner: Stand, target: Stand, as: Stand): boolean {
    const clash = clashOf(view, as, OPEN, target, OPEN, options);
    if (!clash || isAnythingLit(view) || owner.place !== 'table' || target.place !== 'table')
      return clash !== undefined;
    return inchesBetween(owner, target) - BASES <= clash.reach;
  }

  const factsOf = (assessment: Assessment, owner: Stand, target: Stand): EngagementFacts =>
    engagementOf(assessment.view, owner, target, assessment.options, target.nature, aroundFoe(assessment, target));

  /** What an engagement is worth right now; undefined where it may not be made. `as`: the owner as it is, if it would be elsewhere. */
  const worthNow = (assessment: Assessment, owner: Stand, target: Stand, as: Stand = owner): number | undefined =>
    isInReach(assessment, owner, target, as)
      ? worthOf(assessment, factsOf(assessment, owner, target), owner, target)
      : undefined;

  /** The same as if it were the moment for it. */
  const worthIfReady = (assessment: Assessment, owner: Stand, target: Stand, as: Stand = owner): number | undefined =>
    isInReach(assessment, owner, target, as)
      ? worthOf(assessment, whenReady(assessment, factsOf(assessment, owner, target), owner), owner, target)
      : undefined;

  /** The same if the target were lit (ILL-04) and the owner came so many inches nearer. */
  function worthIfLit(assessment: Assessment, owner: Stand, target: Stand, nearer: number): number | undefined {
    const facts = copyOfEngagement(whenReady(assessment, factsOf(assessment, owner, target), owner));
    facts.targetIlluminated = true;
    facts.range = Math.max(0, facts.range - nearer);
    return worthOf(assessment, facts, owner, target);
  }

  /** Naming a blank: by what it may be, and by what is learnt. It is measured once for all that it may be. */
  function worthOfNaming(assessment: Assessment, owner: Stand, blank: Stand, as: Stand = owner): number {
    const { view } = assessment;
    let facts: EngagementFacts | undefined;
    let sum = NEWS;
    for (const { odds, stand } of likelyStands(blank)) {
      if (!isInReach(assessment, owner, stand, as)) continue;
      facts ??= whenReady(assessment, factsOf(assessment, owner, stand), owner);
      const target = standFacts(view, stand, stand.nature!, aroundFoe(assessment, stand));
      sum += odds * (worthOf(assessment, withTarget(facts, target), owner, stand) ?? 0);
    }
    return sum;
  }

  /** What one may expect of the other by their kinds and what is around the target alone; undefined: nothing. */
  function worthOfKinds(assessment: Assessment, owner: Stand, target: Stand): number | undefined {
    const { going, builtUp, infantryWithin } = aroundFoe(assessment, target);
    const at = { going, builtUp, guarded: infantryWithin !== null };
    const clash = clashOf(assessment.view, owner, OPEN, target, at, assessment.options);
    return clash && balance(assessment, clash.chances, owner, target);
  }

  /**
   * What a battery behind the edge may expect: places count for nothing there, only for whether it may fire at all (ORG-05), and
   * that the rules are asked if it comes to that. Where somebody covers the target (`givesCover`) it is measured.
   */
  function worthOfFiring(assessment: Assessment, battery: Stand, target: Stand): number | undefined {
    return aroundFoe(assessment, target).coverWithin === null
      ? worthOfKinds(assessment, battery, target)
      : worthNow(assessment, battery, target);
  }

  return { balance, hiddenInfantry, worthOfKinds, worthOfFiring, worthNow, worthIfLit, worthIfReady, worthOfNaming };
}
