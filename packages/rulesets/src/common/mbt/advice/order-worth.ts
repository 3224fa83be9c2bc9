import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { Copying } from '../play/copy.js';
import type { Order, OrderOf } from '../play/orders.js';
import { standOf } from '../play/stands.js';
import type { Stand } from '../play/state.js';
import type { ArtilleryThreat } from './artillery-threat.js';
import type { Assessment } from './assessment.js';
import type { EngagementWorth } from './engagement-worth.js';
import { blanksSeen, type MoveWorth, worthOfNews } from './move-worth.js';
import type { OpportunityAdvice } from './opportunities.js';
import { runs } from './sample-orders.js';
import type { ThreatAdvice } from './threat.js';

/** Orders that are as good as they are, whatever the situation. */
const PLAIN: Readonly<Record<string, number>> = {
  bringOn: 1,
  startTask: 0.8,
  endRound: -0.001,
  autoTerrain: 1,
  raiseArmy: 1,
  deployGroup: 1,
};

/** In inches: from how far attack runs are foreseen. */
const FORESEEN = [2.5, 10];

/** How much what may reach a flight counts against what it may strike. */
const AT_RISK = 0.5;

/** What nobody should order. */
const NEVER = Number.NEGATIVE_INFINITY;

const isHidden = (stand: Stand): boolean => !stand.revealed && stand.place === 'table';

export type OrderWorth = Gift<'bots', typeof orderWorth>;

export function orderWorth(
  book: PlayBook & Copying & ArtilleryThreat & EngagementWorth & MoveWorth & OpportunityAdvice & ThreatAdvice,
) {
  const { ownFields } = book;
  const { FLIGHT, lingers } = book.air;
  const {
    bestStrike,
    counterFire,
    exposure,
    footingOf,
    standingOf,
    threatTo,
    worthIfReady,
    worthNow,
    worthOfFiring,
    worthOfGroup,
    worthOfMove,
    worthOfNaming,
  } = book.bots;
  const { standAt } = book.shapes;
  const { takesMarker } = book.words;

  /** How good an order looks now: engagements by their exact odds, the rest by what it brings into reach, or towards it. */
  function worthOfOrder(assessment: Assessment, order: Order): number {
    switch (order.verb) {
      case 'engage':
        return worthOfEngaging(assessment, order);
      case 'attack':
        return worthOfAttack(assessment, order);
      case 'enter':
        return worthOfEntering(assessment, order);
      case 'approach':
        return worthOfApproach(assessment, order);
      case 'declareRec':
        return worthOfDeclaring(assessment, order.stand);
      case 'selectGroup':
        return worthOfGroup(assessment, order.group);
      case 'march':
      case 'tactical':
        return worthOfMove(assessment, standingOf(assessment, standOf(assessment.view, order.stand)!), order);
      case 'pivot':
        return worthOfTurning(assessment, order);
      default:
        return PLAIN[order.verb] ?? 0;
    }
  }

  function worthOfEngaging(assessment: Assessment, order: OrderOf<'engage'>): number {
    const owner = standOf(assessment.view, order.stand)!;
    const target = standOf(assessment.view, order.target)!;
    const worth = worthOfTarget(assessment, owner, target);
    if (worth === undefined) return NEVER;
    return worth - costOfShowing(assessment, owner) - costOfAnswer(assessment, owner);
  }

  /** a blank that acts is turned up by it. */
  const costOfShowing = (assessment: Assessment, owner: Stand): number =>
    isHidden(owner) ? exposure(assessment, owner, footingOf(assessment, owner)) : 0;

  function worthOfTarget(assessment: Assessment, owner: Stand, target: Stand): number | undefined {
    if (!target.nature) return worthOfNaming(assessment, owner, target);
    const fires = book.words.isBattery(owner.nature!) && owner.place !== 'table';
    return fires ? worthOfFiring(assessment, owner, target) : worthNow(assessment, owner, target);
  }

  /** TRN-17: what counter-battery fire may do to a battery that has fired. */
  function costOfAnswer(assessment: Assessment, owner: Stand): number {
    const { view, by } = assessment;
    const { caution, counterBatteries } = assessment.outlook;
    if (counterBatteries === 0 || owner.marker || !takesMarker(owner.nature!)) return 0;
    const marked = view.stands.filter(s => s.side === by && s.marker).length;
    const odds = counterBatteries / Math.max(counterBatteries, marked + 1);
    return 2 * caution * odds * counterFire(assessment, owner);
  }

  function worthOfAttack(assessment: Assessment, order: OrderOf<'attack'>): number {
    const { x, y, facing } = order.at;
    const stand = standOf(assessment.view, order.stand)!;
    const there = standAt(stand, x, y, facing);
    ownFields.flies(there, order);
    const worth = worthNow(assessment, there, standOf(assessment.view, order.target)!, stand);
    if (worth === undefined) return NEVER;
    const suits = FLIGHT ? FLIGHT.suits(stand.nature!, order) : 0;
    return (
      worth + suits - (lingers(stand.nature!) ? 0.3 * threatTo(assessment, there, footingOf(assessment, there)) : 0)
    );
  }

  /** Who comes on stays for a while: where the book lets him choose how he flies, what is known to reach him so counts against it. */
  function worthOfFlying(assessment: Assessment, order: OrderOf<'enter'> | OrderOf<'approach'>): number {
    if (!FLIGHT) return 0;
    const { x, y } = order.verb === 'enter' ? order.at : order.point;
    const flight = standOf(assessment.view, order.stand)!;
    const there = standAt(flight, x, y, flight.facing);
    there.place = 'table';
    there.revealed = true;
    ownFields.flies(there, order);
    const risk = threatTo(assessment, there, footingOf(assessment, there));
    return FLIGHT.suits(flight.nature!, order) - AT_RISK * risk;
  }

  /** Flights come on when there is something for them. */
  function worthOfEntering(assessment: Assessment, order: OrderOf<'enter'>): number {
    const { x, y, facing } = order.at;
    const stand = standAt(standOf(assessment.view, order.stand)!, x, y, facing);
    stand.place = 'table';
    ownFields.flies(stand, order);
    let most = 0;
    for (const target of assessment.targets) most = Math.max(most, worthIfReady(assessment, stand, target) ?? 0);
    return most - 0.05 + worthOfFlying(assessment, order);
  }

  /** CAS waits a turn at the edge, so it comes on for what it could strike if it were there, from whichever side is best. */
  function worthOfApproach(assessment: Assessment, order: OrderOf<'approach'>): number {
    const stand = standOf(assessment.view, order.stand)!;
    let most = 0;
    for (const target of assessment.targets) {
      if (target.place !== 'table') continue;
      for (const { x, y, facing } of runs(assessment.view, stand, target, FORESEEN)) {
        const there = standAt(stand, x, y, facing);
        there.place = 'table';
        ownFields.flies(there, order);
        most = Math.max(most, worthIfReady(assessment, there, target) ?? 0);
      }
    }
    return 0.6 * most - 0.05 + worthOfFlying(assessment, order);
  }

  /** what a REC would show, less what it costs to be seen. */
  function worthOfDeclaring(assessment: Assessment, id: string): number {
    const rec = standOf(assessment.view, id)!;
    const blanks = blanksSeen(assessment, rec);
    return blanks === 0 ? -1 : worthOfNews(blanks) - 0.5 * exposure(assessment, rec, footingOf(assessment, rec));
  }

  /** ARMOUR turns its front to the nearest foe, and anybody to what he wants to strike. */
  function worthOfTurning(assessment: Assessment, order: OrderOf<'pivot'>): number {
    const stand = standOf(assessment.view, order.stand)!;
    const strikes = !stand.hasEngaged && assessment.view.segment === 6;
    const turned = standAt(stand, stand.x, stand.y, order.facing);
    const footing = footingOf(assessment, stand);
    const gain = strikes
      ? bestStrike(assessment, stand, turned, footing) - bestStrike(assessment, stand, stand, footing)
      : 0;
    return gain + (book.words.isTank(stand.nature!) ? 0.02 : 0.001);
  }

  return { costOfAnswer, costOfShowing, worthOfOrder };
}
