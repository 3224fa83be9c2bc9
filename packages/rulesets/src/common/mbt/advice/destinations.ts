import { inArea, type Point, rounded } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import { foresee } from '../../book/shapes.js';
import type { PlayBook } from '../book.js';
import { TOWARDS } from '../play/edges.js';
import { outlineOf } from '../play/field.js';
import type { PieceOfTerrain, Stand } from '../play/state.js';
import type { Assessment } from './assessment.js';
import { inchesBetween } from './distance.js';
import { type ObjectiveAdvice, type Reserve, reserveOf } from './objectives.js';
import type { OpportunityAdvice } from './opportunities.js';
import type { Routes } from './routes.js';
import { NAMED } from './threat.js';

/** Where a stand wants to be: so many inches from a place, nearer being as good or not; or within a piece of terrain. */
export interface Destination {
  readonly at: Point;
  readonly keep: number;
  readonly nearer: boolean;
  readonly within: PieceOfTerrain | undefined;
  /** How much more than others it matters to get there. */
  readonly urgency: number;
}

const inTown = (at: Point, within: PieceOfTerrain, urgency: number): Destination => ({
  at,
  keep: 0,
  nearer: true,
  within,
  urgency,
});
const afield = (at: Point, keep: number, nearer: boolean): Destination => ({
  at,
  keep,
  nearer,
  within: undefined,
  urgency: 1,
});
foresee<Destination>({ at: { x: 0, y: 0 }, keep: 0.5, nearer: true, within: undefined, urgency: 1.5 });

const destinations = new WeakMap<Assessment, Map<Stand, Destination | undefined>>();
const BACK = 5 * 254;

/** Where a stand will be when it has its wish. */
function spotOf(stand: Stand, { at, keep }: Destination): Point {
  const far = inchesBetween(stand, at);
  const share = far <= keep ? 0 : (far - keep) / far;
  return { x: stand.x + (at.x - stand.x) * share, y: stand.y + (at.y - stand.y) * share };
}

/** In inches: from so far a BGHQ has the nearest foes well within the 24" of ORG-05. */
const SPOTTING = 18;

function nearestTo({ foes }: Assessment, from: Point, fits: (foe: Stand) => boolean = () => true): Stand | undefined {
  let at: Stand | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const foe of foes) {
    const far = inchesBetween(foe, from);
    if (fits(foe) && far < least) [at, least] = [foe, far];
  }
  return at;
}

/** The 24" of ORG-05 are measured from the BGHQ: it follows, but stays back. */
function nearest(
  assessment: Assessment,
  stand: Stand,
  keep: number,
  fits?: (foe: Stand) => boolean,
): Destination | undefined {
  const at = nearestTo(assessment, stand, fits);
  return at && afield(at, keep, false);
}

/** Who has shown all there is, and himself, keeps out of reach of batteries (ORG-05). */
const isHunted = ({ outlook }: Assessment, { revealed }: Stand): boolean => revealed && outlook.batteries > 0;

/** Within 16" of blanks, out of the way of everybody else. */
function lookout(assessment: Assessment, stand: Stand, reserve: Reserve | undefined): Destination | undefined {
  const near = (foe: Stand) => !reserve || inchesBetween(foe, reserve.town) <= WATCHED;
  return (
    nearest(assessment, stand, 14.5, foe => !foe.nature && near(foe)) ??
    (reserve ? waiting(reserve) : nearest(assessment, stand, isHunted(assessment, stand) ? 26 : 16))
  );
}

/** In inches around a town that is held: what comes so near is looked at, and struck. */
const WATCHED = 26;
const GUARDED = 18;
const waiting = ({ at }: Reserve): Destination => afield(at, 6, true);

function besideBghq({ own }: Assessment, stand: Stand): Destination | undefined {
  const bghq = own.find(other => other.group === stand.group && other.nature!.bghq);
  return bghq && afield(bghq, 4, true);
}

/** An inch nearer is worth so much of a blow. */
const PER_INCH = 0.05;

/** How far off the own line of advance a foe is, in inches: each looks after what is before it. */
function sideways({ view, by }: Assessment, from: Point, to: Point): number {
  const edge = view.sides[by].baseEdge;
  return Math.abs(edge === 'north' || edge === 'south' ? to.x - from.x : to.y - from.y) / 254;
}

const isSame = (a: Destination, b: Destination): boolean =>
  a.at.x === b.at.x &&
  a.at.y === b.at.y &&
  a.keep === b.keep &&
  a.nearer === b.nearer &&
  a.within === b.within &&
  a.urgency === b.urgency;

export type DestinationAdvice = Gift<'bots', typeof destinationAdvice>;

export function destinationAdvice(book: PlayBook & ObjectiveAdvice & OpportunityAdvice & Routes) {
  const { isLate, objectiveOf, opportunitiesOf, walk, wayLength } = book.bots;
  const { isAntiAircraft, isFixed, isLookout, isUnit } = book.words;

  /** Towns count when the last turn is over: how much it matters to get into one. */
  const urgencyOf = (assessment: Assessment): number =>
    assessment.outlook.turnsLeft <= 2 ? 8 : isLate(assessment) ? 4 : 1.5;

  /** In inches between centres: near enough to come into reach with one move, but out of reach of those who name blanks. */
  function lurking({ outlook, options }: Assessment, stand: Stand, reach: number): number {
    const pounce = reach + walk(stand.nature!, options) - 0.5;
    return stand.revealed || outlook.caution < 1 ? pounce : Math.max(pounce, NAMED * outlook.sight + 1);
  }

  /** The same object as long as it is the same place. */
  function destinationOf(assessment: Assessment, stand: Stand): Destination | undefined {
    let known = destinations.get(assessment);
    if (!known) {
      known = new Map();
      destinations.set(assessment, known);
    }
    if (!known.has(stand)) known.set(stand, remembered(assessment, stand, choose(assessment, stand)));
    return known.get(stand);
  }

  function remembered({ memory }: Assessment, stand: Stand, now: Destination | undefined): Destination | undefined {
    if (!now) return undefined;
    const before = memory.destinations.get(stand);
    if (before && isSame(before, now)) return before;
    memory.destinations.set(stand, now);
    return now;
  }

  function choose(assessment: Assessment, stand: Stand): Destination | undefined {
    const nature = stand.nature!;
    const objective = objectiveOf(assessment, stand);
    if (objective) return inTown(objective.at, objective.piece, urgencyOf(assessment));
    if (nature.bghq) return behind(assessment, stand);
    if (isLookout(nature)) return lookout(assessment, stand, reserveOf(assessment));
    return isAntiAircraft(nature) ? besideBghq(assessment, stand) : hunt(assessment, stand);
  }

  /**
   * Behind the middle of where the group wants to be, since all keep within 12" of the BGHQ and its batteries strike within 24"
   * of it (ORG-05, ORG-07). When it is time for a town, those who go there are the group: nobody gets farther than the BGHQ lets him.
   */
  function behind(assessment: Assessment, stand: Stand): Destination | undefined {
    const urgent = isLate(assessment) ? spotsOf(assessment, stand, ({ within }) => within !== undefined) : [];
    const spots = urgent.length > 0 ? urgent : spotsOf(assessment, stand, () => true);
    if (spots.length === 0) return nearest(assessment, stand, 17);
    const mean = (of: (p: Point) => number) => spots.reduce((sum, p) => sum + of(p), 0) / spots.length;
    const back = TOWARDS[assessment.view.sides[assessment.by].baseEdge];
    const at = { x: rounded(mean(p => p.x) + back.x * BACK), y: rounded(mean(p => p.y) + back.y * BACK) };
    const isFar = urgent.length === 0 && strikesFromAfar(assessment, stand.group);
    return (isFar && farOff(assessment, at)) || afield(at, 2, true);
  }

  /** Where the others of a group will be, of those whose destination counts. */
  function spotsOf(assessment: Assessment, bghq: Stand, counts: (to: Destination) => boolean): Point[] {
    const spots: Point[] = [];
    for (const other of assessment.own) {
      if (other.group !== bghq.group || other === bghq || isFixed(other.nature!)) continue;
      const to = isAntiAircraft(other.nature!) ? undefined : destinationOf(assessment, other);
      if (to && counts(to)) spots.push(spotOf(other, to));
    }
    return spots;
  }

  /** ORG-05: whether a group has batteries or flights, whose targets are measured from its BGHQ. */
  const strikesFromAfar = ({ view }: Assessment, group: number): boolean =>
    view.groups[group]!.members.some(i => {
      const { place, nature } = view.stands[i]!;
      return place === 'off-table' || (place === 'table' && !isUnit(nature!));
    });

  /** A place from which no foe is near enough for them: the BGHQ goes on towards the nearest. */
  function farOff(assessment: Assessment, at: Point): Destination | undefined {
    const foe = nearestTo(assessment, at);
    return foe && inchesBetween(foe, at) > SPOTTING ? afield(foe, SPOTTING, true) : undefined;
  }

  /** Towards the foe that is most worth going for. */
  function hunt(assessment: Assessment, stand: Stand): Destination | undefined {
    return assessment.memory.hunts.of(stand, [], () => best(assessment, stand, reserveOf(assessment)));
  }

  function best(assessment: Assessment, stand: Stand, reserve: Reserve | undefined): Destination | undefined {
    const opportunities = opportunitiesOf(assessment, stand);
    let found: Destination | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const [i, foe] of assessment.foes.entries()) {
      const { reach, worth } = opportunities(i) ?? NONE;
      if (worth <= 0.05 || (reserve && inchesBetween(foe, reserve.town) > GUARDED)) continue;
      const score = Math.min(1.5, worth) - PER_INCH * (inchesBetween(stand, foe) + sideways(assessment, stand, foe));
      if (score <= most) continue;
      found = afield(foe, lurking(assessment, stand, reach), true);
      most = score;
    }
    return found ?? (reserve ? waiting(reserve) : nearest(assessment, stand, 13));
  }

  /** Inches between where a stand is and where it wants to be, by the way that it can take. */
  function inchesLeft({ view, options }: Assessment, stand: Stand, to: Destination): number {
    if (to.within && inArea(outlineOf(to.within), stand)) return 0;
    const far = wayLength(view.ground.now, stand.nature!, stand, to.at, options) - to.keep;
    return to.nearer ? Math.max(0, far) : Math.abs(far);
  }

  return { destinationOf, inchesLeft };
}
const NONE = { reach: 0, worth: 0 };
