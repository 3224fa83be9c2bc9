import type { Gift } from '../../book/parts.js';
import { foresee } from '../../book/shapes.js';
import type { PlayBook } from '../book.js';
import type { Stand } from '../play/state.js';
import type { ArtilleryThreat } from './artillery-threat.js';
import type { Assessment } from './assessment.js';
import { inchesBetween } from './distance.js';
import { type EngagementOdds, type Footing, footingNumber } from './engagement-odds.js';
import type { EngagementWorth } from './engagement-worth.js';
import type { LikelyNatures } from './likely-natures.js';
import type { OpportunityAdvice } from './opportunities.js';

/** How likely a foe strikes: from where he stands, or after a move, since only one group moves in a round. */
const STRIKES = { here: 0.6, moving: 0.25 } as const;
/** In inches: nobody moves and strikes farther than this, except at what flies. */
const HORIZON = 21;
const ALOFT = 37;

/** from how far most stands may name a blank, in inches; and the odds that one of them does. */
export const NAMED = 12;
const NAMING = 0.15;
/** A REC stand that is turned up, and comes a move nearer. */
const FOUND = { within: 8, odds: 0.35 } as const;

/** One stand dies but once. */
const MOST = 1.5;

/** What one foe may do to an own stand of some kind on some ground, by how far away he is. */
export interface Threat {
  readonly reach: number;
  readonly farthest: number;
  readonly here: number;
  readonly moving: number;
}
foresee<Threat>({ reach: 0.5, farthest: 0.5, here: 0.5, moving: 0.5 });
/** By index of the foe. */
export type Threats = (readonly Threat[] | undefined)[];

/** Within reach of a revealed enemy REC stand: a blank there is turned up (DEP-09). */
export const watched = ({ lookouts }: Assessment, at: { x: number; y: number }): boolean =>
  lookouts.some(rec => inchesBetween(rec, at) < WATCH);
const WATCH = 17.4;

export type ThreatAdvice = Gift<'bots', typeof threatAdvice>;

export function threatAdvice(
  book: PlayBook & ArtilleryThreat & EngagementOdds & EngagementWorth & LikelyNatures & OpportunityAdvice,
) {
  const { balance, barrage, clashOf, exposure, footingOf, isUnderGuns, likelyStands, lossKindOf, walk } = book.bots;
  const { isFlight } = book.words;

  /** What foes may do to an own stand in their next round if it stands like this; `as`: the stand as it is. */
  function threatTo(assessment: Assessment, stand: Stand, footing: Footing, as: Stand = stand): number {
    const { foes } = assessment;
    const { sight } = assessment.outlook;
    const threats = threatsTo(assessment, as, footing);
    const horizon = isFlight(as.nature!) ? ALOFT : HORIZON;
    let sum = 0;
    let naming = 0;
    for (let i = 0; i < foes.length; i++) {
      const far = inchesBetween(foes[i]!, stand) - 1;
      if (far > horizon) continue;
      if (far <= NAMED * sight) naming += NAMING;
      threats[i] ??= threatsOf(assessment, foes[i]!, as, footing);
      for (const { reach, farthest, here, moving } of threats[i]!)
        if (far <= farthest) sum += far <= reach ? here : moving;
    }
    return (
      Math.min(sum, MOST) +
      (stand.revealed ? shelled(assessment, stand, as, footing) : named(assessment, stand, as, footing, naming))
    );
  }

  function threatsTo({ memory }: Assessment, stand: Stand, footing: Footing): Threats {
    const key = lossKindOf(stand) * 8 + footingNumber(footing);
    let threats = memory.threats.get(key);
    if (!threats) {
      threats = [];
      memory.threats.set(key, threats);
    }
    return threats;
  }

  /** What one foe may do to an own stand where both are: now, and at least if he has to move for it; undefined: nothing yet. */
  function threatFrom(assessment: Assessment, foe: Stand, stand: Stand): Pick<Threat, 'here' | 'moving'> | undefined {
    const far = inchesBetween(foe, stand) - 1;
    if (far > HORIZON) return undefined;
    const near = threatsOf(assessment, foe, stand, footingOf(assessment, stand)).filter(({ reach }) => far <= reach);
    const sum = (of: 'here' | 'moving'): number => near.reduce((all, threat) => all + threat[of], 0);
    return near.length === 0 ? undefined : { here: sum('here'), moving: sum('moving') };
  }

  function threatsOf(assessment: Assessment, foe: Stand, stand: Stand, footing: Footing): Threat[] {
    const threats: Threat[] = [];
    if (assessment.lossCosts[foe.group]!.fragile) return threats;
    for (const { odds, stand: likely } of likelyStands(foe)) {
      const from = footingOf(assessment, likely);
      const clash = clashOf(assessment.view, likely, from, stand, footing, assessment.options);
      const worth = clash ? odds * balance(assessment, clash.chances, likely, stand) : 0;
      if (!clash || worth <= 0) continue;
      const farthest = clash.reach + walk(likely.nature!, assessment.options);
      threats.push({ reach: clash.reach, farthest, here: worth * STRIKES.here, moving: worth * STRIKES.moving });
    }
    return threats;
  }

  /** A blank that the enemy can name may soon be none. */
  function named(assessment: Assessment, stand: Stand, as: Stand, footing: Footing, naming: number): number {
    let odds = naming;
    for (const rec of assessment.lookouts) if (inchesBetween(rec, stand) < WATCH + FOUND.within) odds += FOUND.odds;
    return odds === 0 ? 0 : Math.min(odds, 0.8) * exposure(assessment, as, footing) * 2;
  }

  /** What is turned up does well to be where batteries do least, or out of their reach. */
  function shelled(assessment: Assessment, stand: Stand, as: Stand, footing: Footing): number {
    const { shown } = assessment;
    const { batteries } = assessment.outlook;
    if (batteries === 0 || !isUnderGuns(assessment, stand)) return 0;
    return (barrage(assessment, as, footing) * batteries) / Math.max(batteries, shown.length);
  }

  return { threatFrom, threatTo };
}
