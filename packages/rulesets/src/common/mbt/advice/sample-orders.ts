import {
  circlesBeyond,
  circumradius,
  FULL_TURN,
  facingOf,
  forward,
  inches,
  isRefusal,
  type Options,
  type Point,
  type Pose,
  rounded,
  SCALE,
  type Seat,
  type Side,
} from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import { extentOf, poseFrom } from '../play/edges.js';
import { isAnythingLit } from '../play/facts.js';
import type { Ways } from '../play/legs.js';
import type { Order, OrderOf } from '../play/orders.js';
import type { StandingFacts } from '../play/stand-facts.js';
import type { Presence } from '../play/stands.js';
import type { Stand, State } from '../play/state.js';
import type { Types } from '../play/types.js';
import type { AssembledVerbs } from '../verbs/index.js';

/** A straight move: so far in a direction, facing along it or towards `look`. */
export function moveOrder(
  stand: Stand,
  kind: 'tactical' | 'march',
  direction: number,
  far: number,
  look?: { x: number; y: number },
): OrderOf<'tactical'> | OrderOf<'march'> {
  const way = forward(direction);
  const to = { x: rounded(stand.x + (way.x * far) / SCALE), y: rounded(stand.y + (way.y * far) / SCALE) };
  const facing = look && (look.x !== to.x || look.y !== to.y) ? facingOf(look.x - to.x, look.y - to.y) : direction;
  return { verb: kind, stand: stand.id, path: [to], facing };
}

/** The facing from one place to another. */
export const facingTo = (from: { x: number; y: number }, to: { x: number; y: number }): number =>
  from.x === to.x && from.y === to.y ? 0 : facingOf(to.x - from.x, to.y - from.y);

/** Places around a target from which a CAS stand might attack it; `away`: from how far, in inches. */
export function* runs(
  view: State,
  stand: Stand,
  target: Stand,
  away: readonly number[] = [2.5, 5, 10],
): Iterable<Pose> {
  const { width, depth } = view.ground.now;
  const half = Math.ceil(stand.base / 2);
  for (const far of away)
    for (let i = 0; i < 8; i++) {
      const way = forward((i * FULL_TURN) / 8);
      const x = Math.round(target.x + (way.x * inches(far)) / SCALE);
      const y = Math.round(target.y + (way.y * inches(far)) / SCALE);
      if (x < half || y < half || x > width - half || y > depth - half) continue;
      yield { x, y, facing: ((i + 4) % 8) * (FULL_TURN / 8) };
    }
}

/** Somewhere to come on: along the own edge, so deep. */
export function entryPose(view: State, by: Side, deep: number, share: number, base: number): Pose {
  const edge = view.sides[by].baseEdge;
  const extent = extentOf(view, edge);
  const half = Math.ceil(base / 2);
  const along = Math.min(Math.max(Math.round(extent.along * share), half), extent.along - half);
  return poseFrom(view, edge, along, Math.min(Math.max(half, deep), extent.deep - half));
}

/** As near to something as one may come on: before it, and no farther from the own edge than `deepest`. */
export function entryBefore(view: State, by: Side, to: Point, deepest: number, base: number): Pose {
  const edge = view.sides[by].baseEdge;
  const { along, deep } = extentOf(view, edge);
  const upright = edge === 'south' || edge === 'north';
  const far = upright ? to.y : to.x;
  const off = edge === 'south' || edge === 'west' ? far : deep - far;
  return entryPose(view, by, Math.min(off, deepest), (upright ? to.x : to.y) / along, base);
}

export type SampleOrders = Gift<'bots', typeof sampleOrders>;

export function sampleOrders(book: PlayBook & AssembledVerbs & Presence & StandingFacts & Ways) {
  const { SEGMENTS } = book.army;
  const { longestRange } = book.engaging;
  const { allowanceOf, passesAs } = book.moving;
  const { isAirborne, rosterFacts } = book.shapes;
  const { refusalOf } = book.verbs;

  function nearestEnemy(view: State, stand: Stand): Stand | undefined {
    let nearest: Stand | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const other of view.stands) {
      if (other.side === stand.side || other.place !== 'table' || isAirborne(other.nature)) continue;
      const far = (other.x - stand.x) ** 2 + (other.y - stand.y) ** 2;
      if (far < least) [nearest, least] = [other, far];
    }
    return nearest;
  }

  /** Orders that may be worth a try; the caller asks the rules whether they are allowed. */

  /** Own stands that can start an engagement in this segment, as far as that is quickly seen. */
  function engagers(view: State, by: Side): Stand[] {
    const found: Stand[] = [];
    for (const stand of view.stands) {
      if (stand.side !== by || stand.hasEngaged || stand.outOfCommand || !stand.nature || stand.nature.fake) continue;
      if (stand.place !== 'table' && stand.place !== 'off-table') continue;
      if (segmentOf[stand.nature.posture] === view.segment) found.push(stand);
    }
    return found;
  }
  const segmentOf: Readonly<Record<string, number | null>> = Object.fromEntries(
    SEGMENTS.map(({ posture, segment }) => [posture, segment]),
  );

  /** Enemies that a stand could reach where it is. */
  function targetsInReach(view: State, by: Side, stand: Stand, options: Options): Stand[] {
    const seen = { light: view.light, awc: view.awc, targetIlluminated: isAnythingLit(view) };
    const range = longestRange(rosterFacts({ base: stand.base, nature: stand.nature! }), seen, options);
    if (isRefusal(range)) return [];
    const found: Stand[] = [];
    for (const other of view.stands) if (other.side !== by && mayReach(stand, other, range)) found.push(other);
    return found;
  }

  function mayReach(stand: Stand, other: Stand, range: number | null): boolean {
    if (other.place !== 'table' && other.place !== 'off-table') return false;
    if (other.place === 'off-table' || stand.place === 'off-table') return other.revealed || stand.place === 'table';
    if (range === null) return true;
    const radius = circumradius(stand.base, stand.base);
    return !circlesBeyond(stand, radius, other, circumradius(other.base, other.base), Math.ceil(range * inches(1)));
  }

  const engageOrders = (view: State, by: Side, stand: Stand, options: Options): OrderOf<'engage'>[] =>
    targetsInReach(view, by, stand, options).map(target => ({ verb: 'engage', stand: stand.id, target: target.id }));

  /** How far a stand goes in good going. */
  function goodMove(stand: Stand, kind: 'tactical' | 'march', options: Options): number {
    const nature = stand.nature!;
    const allowance = allowanceOf({ ...nature, subClass: passesAs(nature) }, stand.revealed, kind, options);
    return isRefusal(allowance) ? 0 : inches(allowance.good);
  }

  const allowed = (seat: Seat<Types>, order: Order): boolean => !refusalOf(seat, order);

  return { nearestEnemy, engagers, targetsInReach, engageOrders, goodMove, allowed };
}
