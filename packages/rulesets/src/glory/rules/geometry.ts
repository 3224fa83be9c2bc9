/**
 * IGR-GEO-01 to IGR-GEO-03: bases are oriented rectangles in W, facings are degrees clockwise from north. The kernel measures; here its
 * measures get the names and the limits of the book.
 */
import {
  atMost,
  type Base,
  distanceBeside,
  type Edge,
  type Flank,
  facedTo,
  isSquareOn,
  type LineUp,
  leavesBehind,
  leavesPieceBehind,
  moreThan,
  type Outline,
  overlapBeyond,
  type Point,
  separation,
  sharedEdge,
  sizedTo,
  standInLine as standInLineWithin,
  standsBehind as standsBehindWithin,
  surelyBeyond,
  touchWithin,
  turnTowards,
  wheeled,
  wheelLength,
} from '@umpire/engine';
import type { Contact, Pivot } from '../pieces.js';
import { DISTANCES } from '../tables/distances.js';

/**
 * What the kernel measures just as the book does: IGR-R-38 `distanceBetween`; IGR-GEO-03 `inLineBase`, `supportBase`; IGR-GEO-08
 * `edgeTowards`; IGR-GEO-12 `linedUp`; IGR-GEO-15 `nearestTo`; IGR-GEO-18, IGR-GEO-25 `wayTo`, `wayToEdge`; IGR-GEO-19 `lineCrosses`;
 * IGR-GOI-01 `standsOn`, `passesOver`; IGR-R-13 `holdsPoint`; IGR-LNK-09 `carried`; IGR-MOV-12 `advanced`.
 */
export {
  advanced,
  aheadOf,
  type Base,
  baseAt,
  carried,
  centredAt,
  columnBase as supportBase,
  distanceBetween,
  edgeTowards,
  facedTo,
  holdsPoint,
  inLineBase,
  isConvexOutline,
  isOnTable,
  lineCrosses,
  linedUp,
  nearestOn,
  nearestTo,
  type Outline,
  outlineOf,
  type Point,
  passesOver,
  pointOf,
  reachAlong,
  rightOf,
  shiftedBase,
  sizedTo,
  standsOn,
  surelyBeyond,
  turnToFace,
  wayTo,
  wayToEdge,
  wayToPiece,
} from '@umpire/engine';

/** IGR-GEO-06: whether two bases overlap; touching is not overlapping. */
export const overlapping = (a: Base, b: Base): boolean => overlapBeyond(a, b, DISTANCES.overlapArea);

/** IGR-GEO-30: where moves end, what is no deeper in another base than a touch may be apart only touches it. */
export const liesOn = (a: Base, b: Base): boolean =>
  !surelyBeyond(a, b, 0) && moreThan(-separation(a, b), DISTANCES.contact);

/** IGR-GEO-26: whether a straight move leads away from another base, or along it: then that is not in the way. */
export const isLeftBehind = (base: Base, dx: number, dy: number, other: Base): boolean =>
  leavesBehind(base, dx, dy, other, DISTANCES.contact, DISTANCES.sliding);
export const isPieceLeftBehind = (base: Base, dx: number, dy: number, piece: Outline): boolean =>
  leavesPieceBehind(base, dx, dy, piece, DISTANCES.contact, DISTANCES.sliding);

/** IGR-GEO-28: a base drawn in on all four sides: what does not touch it is only grazed. */
export const drawnIn = (base: Base): Base =>
  sizedTo(base, base.halfWidth - DISTANCES.contact, base.halfDepth - DISTANCES.contact);

/** IGR-GEO-30: whether a base would lie on another even if either were drawn in. */
export const liesDeepOn = (a: Base, b: Base): boolean => overlapping(drawnIn(a), b) && overlapping(a, drawnIn(b));

/** IGR-GEO-07, IGR-GEO-09: whether two bases stand parallel or at right angles. */
const areSquare = (a: Base, b: Base): boolean => isSquareOn(a, b, DISTANCES.squareDegrees);

/** IGR-GEO-09: the shared contact of two bases; none unless they are square on. */
export const sharedContact = (a: Base, b: Base): number => (areSquare(a, b) ? sharedEdge(a, b) : 0);

/** IGR-GEO-07: whether two bases are in contact; square on, corner to corner is none. */
export const inContact = (a: Base, b: Base): boolean =>
  touchWithin(a, b, DISTANCES.contact) && (!areSquare(a, b) || atMost(DISTANCES.shared, sharedEdge(a, b)));

/** IGR-GEO-08: right and left are flanks. */
export const contactOf = (edge: Edge): Contact => (edge === 'front' || edge === 'rear' ? edge : 'flank');

/** IGR-GEO-11: a turn, clockwise positive, about a front corner or the centre. */
export const pivoted = (base: Base, degrees: number, pivot: Pivot, backward = false): Base =>
  pivot === 'corner' ? wheeled(base, degrees, backward) : facedTo(base, base.facing + degrees);

/** IGR-R-33 `arc`: the way of the outer front corner. */
export const arcOf = (degrees: number, base: Base): number => wheelLength(base, degrees);

/**
 * IGR-GEO-20: the turn towards a point that a follow-up or an initiative charge makes, no further than its rate; the direction
 * is taken from the centre before it turns. `blocked` tells whether a base would overlap something: then it does not turn.
 */
export function turnedTowards(
  base: Base,
  at: Point,
  rate: number,
  pivot: Pivot,
  blocked: (turned: Base) => boolean,
): Base {
  const degrees = turnTowards(base, at.x, at.y, rate);
  if (pivot === 'none' || atMost(Math.abs(degrees), 0)) return base;
  const turned = pivoted(base, degrees, pivot);
  return blocked(turned) ? base : turned;
}

/** IGR-CHG-02: whether lining up stays within what is left of turn and move. */
export const mayLineUp = (up: LineUp, turnLeft: number, moveLeft: number): boolean =>
  atMost(Math.abs(up.turn), turnLeft) && atMost(up.cost, moveLeft);

/** IGR-LNK-03, IGR-LNK-05, IGR-R-28: whether bases stand side by side, in one line, with small gaps at most. */
export const standInLine = (members: readonly Base[]): boolean =>
  standInLineWithin(members, DISTANCES.linkGap, DISTANCES.linkInLine);

/** IGR-LNK-07: whether a base stands directly behind another. */
export const standsBehind = (front: Base, rear: Base): boolean => standsBehindWithin(front, rear, DISTANCES.linkInLine);

/** IGR-GEO-16: whether a friend counts as the vignette to the right (left), and how far away it is; null: it does not. */
export const neighbourDistance = (base: Base, friend: Base, flank: Flank): number | null =>
  distanceBeside(base, friend, flank, DISTANCES.neighbourDegrees, DISTANCES.neighbour);
