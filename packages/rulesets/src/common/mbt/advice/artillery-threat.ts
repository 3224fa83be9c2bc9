import { memoized } from '../../book/memoized.js';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { Copying } from '../play/copy.js';
import type { Nature, Stand } from '../play/state.js';
import type { Assessment } from './assessment.js';
import { inchesBetween } from './distance.js';
import { type EngagementOdds, type Footing, footingNumber, OPEN } from './engagement-odds.js';
import { BASES, type EngagementWorth } from './engagement-worth.js';
import type { LikelyNatures } from './likely-natures.js';
import type { OpportunityAdvice } from './opportunities.js';

export type ArtilleryThreat = Gift<'bots', typeof artilleryThreat>;

export function artilleryThreat(
  book: PlayBook & Copying & EngagementOdds & EngagementWorth & LikelyNatures & OpportunityAdvice,
) {
  const { DISTANCES } = book;
  const { COUNTER_BATTERY, LIKELY_BATTERIES, balance, clashOf, footingOf, lossKindOf } = book.bots;
  const { copyOfStand, natureWith } = book.shapes;
  const { STEADY, isCounterBattery } = book.words;

  /** A battery behind the enemy's edge, of his grade if that is known. */
  function batteryLike({ view, by }: Assessment, nature: Nature): Stand {
    const group = view.groups.findIndex(g => g.side !== by && g.fragile === null);
    const like = view.stands.find(s => s.side !== by)!;
    const grade = view.stands.find(s => s.side !== by && s.nature)?.nature?.grade ?? nature.grade;
    const battery = copyOfStand(like);
    battery.id = 'battery';
    battery.group = group;
    battery.place = 'off-table';
    battery.status = STEADY;
    battery.nature = natureWith(nature, { grade });
    return battery;
  }

  /** The enemy's counter-battery fire, as far as it is known. */
  const knownCounterBattery = ({ view, by, lossCosts }: Assessment): Stand | undefined =>
    view.stands.find(
      s =>
        s.side !== by &&
        s.place === 'off-table' &&
        s.nature !== null &&
        isCounterBattery(s.nature) &&
        !lossCosts[s.group]!.fragile,
    );

  /** ORG-05: the enemy stands that may be a BGHQ, from which his batteries find their targets; where one is known, no other of its group. */
  const spotters = memoized(({ foes, lossCosts }: Assessment): readonly Stand[] => {
    const known = new Set(foes.filter(foe => foe.nature?.bghq).map(foe => foe.group));
    return foes.filter(({ group, nature }) => !lossCosts[group]!.fragile && (nature ? nature.bghq : !known.has(group)));
  });

  /** Whether batteries can reach what is turned up there. */
  const isUnderGuns = (assessment: Assessment, at: { x: number; y: number }): boolean =>
    spotters(assessment).some(spotter => inchesBetween(spotter, at) - BASES <= DISTANCES.targetToBghq);

  /** What a battery may expect of a stand, if it is turned up. */
  function barrage(assessment: Assessment, stand: Stand, { going, builtUp }: Footing): number {
    const { barrages } = assessment.memory;
    if (assessment.outlook.batteries === 0) return 0;
    const at = { going, builtUp, guarded: false };
    const key = lossKindOf(stand) * 8 + footingNumber(at);
    let worth = barrages.get(key);
    if (worth === undefined) {
      worth = 0;
      for (const { odds, nature } of LIKELY_BATTERIES)
        worth += odds * strike(assessment, batteryLike(assessment, nature), stand, at);
      barrages.set(key, worth);
    }
    return worth;
  }

  function strike(assessment: Assessment, battery: Stand, target: Stand, at: Footing): number {
    const clash = clashOf(assessment.view, battery, OPEN, target, at, assessment.options);
    return clash ? Math.max(0, balance(assessment, clash.chances, battery, target)) : 0;
  }

  /** What counter-battery fire may expect of a battery that has fired (TRN-17). */
  function counterFire(assessment: Assessment, battery: Stand): number {
    const { counterFire: known } = assessment.memory;
    let worth = known.get(battery.id);
    if (worth === undefined) {
      const marked = copyOfStand(battery);
      marked.marker = true;
      const by = knownCounterBattery(assessment) ?? batteryLike(assessment, COUNTER_BATTERY);
      worth = strike(assessment, by, marked, OPEN);
      known.set(battery.id, worth);
    }
    return worth;
  }

  /**
   * What it costs to be turned up: batteries strike only what is revealed, and each strikes once. So it matters little where
   * a better target is in the open already.
   */
  function exposure(assessment: Assessment, stand: Stand, footing: Footing): number {
    const { batteries, caution, turnsLeft } = assessment.outlook;
    if (batteries === 0) return 0;
    const worth = barrage(assessment, stand, footing);
    const turns = Math.min(3, turnsLeft);
    const first = turns * batteries * Math.max(0, worth - bestShown(assessment)) * 0.3;
    return caution * (first + Math.min(1, batteries) * worth * 0.2);
  }

  /** The best target that batteries have now. */
  const bestShown = memoized((assessment: Assessment): number => {
    let most = 0;
    for (const stand of assessment.shown)
      if (isUnderGuns(assessment, stand))
        most = Math.max(most, barrage(assessment, stand, footingOf(assessment, stand)));
    return most;
  });

  return { barrage, counterFire, exposure, bestShown, isUnderGuns };
}
