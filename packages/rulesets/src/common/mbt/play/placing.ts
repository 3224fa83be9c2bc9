import {
  circlesBeyond,
  circumradius,
  type Footprint,
  footprint,
  forbid,
  gap,
  gapToTableEdge,
  inches,
  type Options,
  overlaps,
  type Pose,
  type Refusal,
  type Side,
  squaredDistance,
  toInches,
  within,
} from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import { extentOf, poseFrom } from './edges.js';
import type { Footholds } from './foothold.js';
import { isWhole, type Permission } from './permission.js';
import type { StandingFacts } from './stand-facts.js';
import { baseOf } from './stands.js';
import type { RosterStand, State } from './state.js';

/** Where the stands of one Battle Group are being put down. */
export interface Room {
  readonly state: State;
  readonly by: Side;
  readonly options: Options;
  /** The other stands of the group, where they are put. */
  readonly taken: readonly Footprint[];
  /** Its BGHQ among them; none where that is held back or behind the edge. */
  readonly bghq: Footprint | undefined;
}

/** the whole base lies within the depth: how far does it reach from the base edge? */
function depthFrom(state: State, by: Side, base: Footprint): number {
  const { width, depth } = state.ground.now;
  return Math.max(...base.map(corner => gapToTableEdge([corner], state.sides[by].baseEdge, width, depth)));
}

/** In inches. Who cannot be nearer than the nearest so far is not measured. */
function nearestEnemy(state: State, by: Side, base: Footprint): number | null {
  const corner = base[0]!;
  const across = Math.sqrt(squaredDistance(corner, base[2]!)) + 1;
  let least = Number.POSITIVE_INFINITY;
  for (const other of state.stands) {
    if (other.side === by || other.place !== 'table') continue;
    if (circlesBeyond(corner, across, other, circumradius(other.base, other.base), least)) continue;
    least = Math.min(least, gap(base, baseOf(other)));
  }
  return least === Number.POSITIVE_INFINITY ? null : toInches(least);
}

/** centres are tried at multiples of half an inch. */
const STEP = inches(0.5);

export type Placing = Gift<'setup', typeof placing>;

/** Where one stand may be put down before the battle, and whether there is room for it. */
export function placing(book: PlayBook & Permission & Footholds & StandingFacts) {
  const { DISTANCES, idOf, ruling } = book;
  const { deploymentRefusal } = book.setup;
  const { rosterFacts } = book.shapes;
  const { noFoothold } = book.terrain;
  const { notWhole } = book.turns;
  const { isFixed } = book.words;

  /** how large all bases are. */
  const baseOf10mm = 2 * DISTANCES.base;
  const baseInches = ruling(idOf('R-163'), { 'one-inch': DISTANCES.base, 'two-inch': baseOf10mm });
  const baseSide = (options: Options): number => inches(baseInches(options));

  const TO_BGHQ = inches(DISTANCES.toBghq);
  const APART = inches(DISTANCES.deployApart);
  const OVERLAPS = forbid(idOf('R-83'), 'it would lie on another stand');
  const TOO_FAR = forbid(idOf('R-143'), `a stand begins within ${DISTANCES.toBghq}" of its BGHQ`);

  /** Why a stand may not be put down at a place, the others of its group being where they are. */
  function placeRefusal(room: Room, stand: RosterStand, at: Pose): Refusal | undefined {
    const base = footprint(at, stand.base, stand.base);
    return (
      notWhole(room.state, base) ??
      onTableRefusal(room, stand, base) ??
      noFoothold(room.state.ground.now, at, stand.nature, room.options) ??
      (isTaken(room, base) ? OVERLAPS : undefined) ??
      (isCommanded(room, stand, base) ? undefined : TOO_FAR)
    );
  }

  /** DEP-01 to DEP-03, DEP-07. */
  function onTableRefusal({ state, by, options }: Room, stand: RosterStand, base: Footprint): Refusal | undefined {
    const given = {
      stand: rosterFacts(stand),
      where: 'table' as const,
      fromBaseEdge: toInches(depthFrom(state, by, base)),
      nearestOpposing: nearestEnemy(state, by, base),
    };
    return deploymentRefusal(given, options);
  }

  const isTaken = ({ state, taken }: Room, base: Footprint): boolean =>
    taken.some(other => overlaps(base, other)) ||
    state.stands.some(other => other.place === 'table' && overlaps(base, baseOf(other)));

  /** */
  const isCommanded = ({ bghq }: Room, { nature }: RosterStand, base: Footprint): boolean =>
    nature.bghq || !bghq || within(base, bghq, TO_BGHQ);
  /** The same from where a BGHQ would be: it has all others with it. */
  const hasAll = ({ taken }: Room, { nature }: RosterStand, base: Footprint): boolean =>
    !nature.bghq || taken.every(other => within(base, other, TO_BGHQ));

  /** DEP-07: surely too close to an enemy, by their centres alone. */
  function isCrowded({ state, by }: Room, { x, y }: Pose): boolean {
    for (const other of state.stands)
      if (other.side !== by && other.place === 'table' && (other.x - x) ** 2 + (other.y - y) ** 2 < APART ** 2)
        return true;
    return false;
  }

  /** What is cheap to see comes first: most places are tried in vain. */
  function canPlace(room: Room, stand: RosterStand, at: Pose): boolean {
    if (isCrowded(room, at)) return false;
    const base = footprint(at, stand.base, stand.base);
    if (!isWhole(room.state, base) || isTaken(room, base) || !hasAll(room, stand, base)) return false;
    return !placeRefusal(room, stand, at);
  }

  /** a place where a stand may be put down, nearest to the base edge, then to a point along it; none: there is no room. */
  function freePlace(room: Room, stand: RosterStand, near?: number): Pose | undefined {
    const { state, by } = room;
    const edge = state.sides[by].baseEdge;
    const { along, deep } = extentOf(state, edge);
    const first = edge === 'north' || edge === 'east' ? deep % STEP : 0;
    const deepest = isFixed(stand.nature) ? DISTANCES.deployStatic : DISTANCES.deploy;
    for (let far = first; far <= inches(deepest); far += STEP)
      for (const at of outwards(near ?? along / 2, along)) {
        const pose = poseFrom(state, edge, at, far);
        if (canPlace(room, stand, pose)) return pose;
      }
    return undefined;
  }

  return { baseSide, placeRefusal, canPlace, freePlace };
}

/** Multiples of half an inch up to the end, the nearest to a point first. */
function* outwards(from: number, end: number): Iterable<number> {
  const middle = Math.round(from / STEP) * STEP;
  for (let aside = 0; aside <= end; aside += STEP) {
    if (middle + aside <= end) yield middle + aside;
    if (aside > 0 && middle - aside >= 0) yield middle - aside;
  }
}
