import type { Gift } from '../../book/parts.js';
import { foresee } from '../../book/shapes.js';
import type { PlayBook } from '../book.js';
import { type Copying, SAMPLE_STAND } from '../play/copy.js';
import { isAnythingLit } from '../play/facts.js';
import type { MoveOrder } from '../play/moving.js';
import type { Stand } from '../play/state.js';
import type { ArtilleryThreat } from './artillery-threat.js';
import type { Assessment } from './assessment.js';
import type { Destination, DestinationAdvice } from './destinations.js';
import { inchesBetween } from './distance.js';
import type { Footing } from './engagement-odds.js';
import { BASES, type EngagementWorth, NEWS } from './engagement-worth.js';
import type { OpportunityAdvice } from './opportunities.js';
import { bendsOf, type Routes } from './routes.js';
import { type ThreatAdvice, watched } from './threat.js';

/** In inches: DEP-09 and the bases. */
const LOOKS = 16.9;
/** What an inch towards the destination is worth, and how much threats weigh against gains that are certain. */
const PER_INCH = 0.03;
const CAUTION = 0.5;
/** A move for nothing is none. */
const EFFORT = 0.005;
/** In inches between centres: no stand on the ground reaches farther. */
export const REACH = 13.5;

/** Blanks that a REC stand there would turn up. */
export const blanksSeen = ({ foes }: Assessment, rec: Stand): number =>
  foes.filter(foe => !foe.nature && inchesBetween(foe, rec) <= LOOKS).length;

/** What turning blanks up is worth: the first few most. */
export const worthOfNews = (blanks: number): number => NEWS * Math.min(blanks, 8);

/** A stand where it is, and what it has there: moves are weighed against that. */
export interface Presence {
  readonly stand: Stand;
  readonly destination: Destination | undefined;
  readonly strike: number;
  readonly threat: number;
  readonly inchesLeft: number;
}

foresee<Presence>({
  stand: SAMPLE_STAND,
  destination: undefined,
  strike: 0.5,
  threat: 0.5,
  inchesLeft: 0.5,
});

/** HSE-18: where losses decide, nobody gets anywhere in the last turn for what he might do afterwards. */
const isVain = ({ view }: Assessment): boolean => view.ending.kind === 'losses' && view.turn === view.turns;

export type MoveWorth = Gift<'bots', typeof moveWorth>;

export function moveWorth(
  book: PlayBook &
    Copying &
    ArtilleryThreat &
    DestinationAdvice &
    EngagementWorth &
    OpportunityAdvice &
    Routes &
    ThreatAdvice,
) {
  const {
    destinationOf,
    exposure,
    footingOf,
    inchesLeft,
    opportunitiesOf,
    threatTo,
    walk,
    wayLength,
    wayTo,
    worthIfReady,
    worthOfNaming,
  } = book.bots;
  const { standAt } = book.shapes;
  const { isFixed, isLookout } = book.words;

  /** The best that a stand could do from `there`, less what it costs to be turned up. */
  function bestStrike(assessment: Assessment, stand: Stand, there: Stand, footing: Footing): number {
    if (isLookout(stand.nature!)) return 0;
    const { foes, view } = assessment;
    const opportunities = opportunitiesOf(assessment, stand);
    const lit = isAnythingLit(view);
    let most = 0;
    for (let i = 0; i < foes.length; i++) {
      const far = inchesBetween(there, foes[i]!);
      if (far > REACH) continue;
      const opportunity = opportunities(i);
      if (!opportunity || (!lit && far - BASES > opportunity.reach)) continue;
      most = Math.max(most, strikeAt(assessment, stand, there, foes[i]!, opportunity.worth));
    }
    for (const flight of assessment.flights)
      if (inchesBetween(there, flight) <= REACH)
        most = Math.max(most, worthIfReady(assessment, there, flight, stand) ?? 0);
    if (most === 0 || stand.revealed) return most;
    return Math.max(0, most - exposure(assessment, stand, footing));
  }

  function strikeAt(assessment: Assessment, stand: Stand, there: Stand, foe: Stand, expected: number): number {
    if (foe.nature) return worthIfReady(assessment, there, foe, stand) ?? 0;
    return expected > 0 ? worthOfNaming(assessment, there, foe, stand) - NEWS : 0;
  }

  function standingOf(assessment: Assessment, stand: Stand): Presence {
    const destination = destinationOf(assessment, stand);
    const footing = footingOf(assessment, stand);
    return {
      stand,
      destination,
      strike: stand.hasEngaged ? 0 : bestStrike(assessment, stand, stand, footing),
      threat: threatTo(assessment, stand, footing),
      inchesLeft: destination ? inchesLeft(assessment, stand, destination) : 0,
    };
  }

  /** A move is worth what it brings into reach, what it shows, and the way it makes; what the enemy could do there counts against it. */
  function worthOfMove(assessment: Assessment, now: Presence, order: MoveOrder): number {
    const { stand, destination } = now;
    const { x, y } = order.path[order.path.length - 1]!;
    const there = standAt(stand, x, y, order.facing);
    const footing = footingOf(assessment, there);
    const strike = stand.hasEngaged ? 0 : bestStrike(assessment, stand, there, footing);
    const risk = threatTo(assessment, there, footing, stand) - now.threat;
    const weight = CAUTION * assessment.outlook.caution;
    const way =
      destination && !isVain(assessment)
        ? destination.urgency * (now.inchesLeft - inchesLeft(assessment, there, destination))
        : 0;
    return (
      strike - now.strike + worthOfSeeing(assessment, stand, there, footing) - weight * risk + PER_INCH * way - EFFORT
    );
  }

  /** What a move gives away, or finds out. */
  function worthOfSeeing(assessment: Assessment, stand: Stand, there: Stand, footing: Footing): number {
    if (isLookout(stand.nature!))
      return worthOfNews(blanksSeen(assessment, there)) - worthOfNews(blanksSeen(assessment, stand));
    if (stand.revealed || watched(assessment, stand) || !watched(assessment, there)) return 0;
    return -exposure(assessment, stand, footing);
  }

  /** What moving a group may bring: foes that come into reach, and ground that is made. */
  function worthOfGroup(assessment: Assessment, id: string): number {
    const { view, lossCosts } = assessment;
    const at = view.groups.findIndex(g => g.id === id);
    if (lossCosts[at]!.fragile) return 0.02;
    let sum = 0.05;
    for (const stand of assessment.own)
      if (stand.group === at && !isFixed(stand.nature!)) sum += promise(assessment, stand);
    return sum;
  }

  function promise(assessment: Assessment, stand: Stand): number {
    const destination = destinationOf(assessment, stand);
    return assessment.memory.promises.of(stand, [destination], () => promiseOf(assessment, stand, destination));
  }

  function promiseOf(assessment: Assessment, stand: Stand, destination: Destination | undefined): number {
    const way = destination ? destination.urgency * headway(assessment, stand, destination) * PER_INCH : 0;
    if (stand.hasEngaged || isLookout(stand.nature!)) return way;
    const opportunities = opportunitiesOf(assessment, stand);
    let most = 0;
    for (const [i, foe] of assessment.foes.entries()) {
      const far = inchesBetween(stand, foe) - walk(stand.nature!, assessment.options) - 1;
      if (far > REACH) continue;
      const opportunity = opportunities(i);
      if (opportunity && far <= opportunity.reach) most = Math.max(most, opportunity.worth);
    }
    return way + 0.5 * most;
  }

  /** How much nearer to its destination one move can bring a stand. */
  function headway({ view, options }: Assessment, stand: Stand, { at, keep }: Destination): number {
    const { now } = view.ground;
    const reach = walk(stand.nature!, options);
    const end = bendsOf(wayTo(now, stand.nature!, stand, at, reach, options), reach).at(-1);
    if (!end) return 0;
    const left = wayLength(now, stand.nature!, stand, at, options);
    return Math.max(0, Math.min(8, left - keep, left - wayLength(now, stand.nature!, end, at, options)));
  }

  return { bestStrike, standingOf, worthOfMove, worthOfGroup };
}
