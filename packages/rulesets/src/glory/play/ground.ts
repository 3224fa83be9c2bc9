import { bearingOf, type Point } from '@umpire/engine';
import { memoized } from '../../common/book/memoized.js';
import type { Pose } from '../pieces.js';
import { type Base, drawnIn, holdsPoint, type Outline, outlineOf, standsOn } from '../rules/geometry.js';
import { blocksSight, goingOf, type SightPiece, sightBlockers } from '../rules/going.js';
import { isOnRoad } from '../rules/road.js';
import { pieceOutline } from '../rules/terrain.js';
import type { Ground, LaidPiece, State } from './state.js';

/** What surely holds a piece: an early no costs four comparisons. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}
const boxOf = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(p => p.x)),
  right: Math.max(...points.map(p => p.x)),
  low: Math.min(...points.map(p => p.y)),
  high: Math.max(...points.map(p => p.y)),
});
/** A piece of terrain with what holds it. */
export type Boxed = Outline & Box;
const boxed = (outline: Outline): Boxed => ({ ...outline, ...boxOf(outline.points) });

/** Whether everything within `reach` of a base's centre is clear of a piece. */
export function isClearOf(base: Base, reach: number, box: Box): boolean {
  const far = reach + base.halfWidth + base.halfDepth;
  return base.x + far < box.left || base.x - far > box.right || base.y + far < box.low || base.y - far > box.high;
}

/** What is worked out from the ground once: outlines by what they do, and the pieces as sight sees them. */
export interface Field {
  readonly bad: readonly Boxed[];
  /** What those are, in the same order. */
  readonly badPieces: readonly LaidPiece[];
  readonly impassable: readonly Boxed[];
  readonly gentle: readonly { readonly id: string; readonly outline: Outline }[];
  /** Those that can block it at all. */
  readonly sight: readonly SightPiece[];
  /** About each of them, in W. */
  readonly sightBoxes: readonly Box[];
}

export const fieldOf = memoized(workOut);

/** Hundred-thousandths of W: integers, so that touching and crossing are told apart exactly. */
const GRAIN = 100_000;
const grains = ({ x, y }: Point): Point => ({ x: Math.round(x * GRAIN) + 0, y: Math.round(y * GRAIN) + 0 });

/** The corners of a piece, in W. */
export const cornersOf = (piece: LaidPiece, ground: Ground): Point[] =>
  pieceOutline(piece.square[0], piece.square[1], ground.top);

function workOut(ground: Ground): Field {
  const laid = ground.pieces.map(piece => ({ piece, outline: boxed(outlineOf(cornersOf(piece, ground))) }));
  const screens = laid.filter(({ piece }) => blocksSight(piece.type, piece.kind));
  const of = (going: string) => laid.filter(p => goingOf(p.piece.type) === going).map(p => p.outline);
  return {
    bad: of('bad'),
    badPieces: ground.pieces.filter(({ type }) => goingOf(type) === 'bad'),
    impassable: of('impassable'),
    gentle: laid.filter(p => p.piece.type === 'gentle-hill').map(p => ({ id: p.piece.id, outline: p.outline })),
    sight: screens.map(({ piece, outline }) => ({
      id: piece.id,
      type: piece.type,
      kind: piece.kind,
      polygon: outline.points.map(grains),
    })),
    sightBoxes: screens.map(({ outline }) => outline),
  };
}

/** IGR-GEO-13, IGR-R-39: what is in the way of a sight line. */
export const blockersOf = (ground: Ground, from: Point, to: Point): string[] => {
  const { sight, sightBoxes } = fieldOf(ground);
  const left = Math.min(from.x, to.x);
  const right = Math.max(from.x, to.x);
  const low = Math.min(from.y, to.y);
  const high = Math.max(from.y, to.y);
  let near: SightPiece[] | undefined;
  for (let i = 0; i < sight.length; i++) {
    const box = sightBoxes[i]!;
    if (right < box.left || left > box.right || high < box.low || low > box.high) continue;
    near ??= [];
    near.push(sight[i]!);
  }
  return near ? sightBlockers(grains(from), grains(to), near) : NONE;
};
const NONE: string[] = [];
export const canSee = (ground: Ground, from: Point, to: Point): boolean => blockersOf(ground, from, to).length === 0;

/** IGR-GOI-02, IGR-R-15. */
export const isOnSomeRoad = (ground: Ground, pose: Pose): boolean => ground.roads.some(road => isOnRoad(pose, road));

/** Along a straight way a road is looked for so often, in W. */
const ROAD_STEP = 0.25;
/** IGR-R-113: whether a centre that goes straight ahead is on a road all the way, which leads as the way does. */
export function isRoadAlong(ground: Ground, from: Point, dx: number, dy: number, length: number): boolean {
  if (ground.roads.length === 0) return false;
  const facing = bearingOf(dx, dy);
  for (let at = 0; at < length; at += ROAD_STEP)
    if (!isOnSomeRoad(ground, { x: from.x + dx * at, y: from.y + dy * at, facing })) return false;
  return isOnSomeRoad(ground, { x: from.x + dx * length, y: from.y + dy * length, facing });
}

const touches = (base: Base, outlines: readonly Boxed[]): boolean => {
  for (const outline of outlines) if (!isClearOf(base, 0, outline) && standsOn(base, outline)) return true;
  return false;
};
export const standsOnBad = (ground: Ground, base: Base): boolean => touches(base, fieldOf(ground).bad);
export const standsOnImpassable = (ground: Ground, base: Base): boolean => touches(base, fieldOf(ground).impassable);

/** The impassable pieces that stop a unit: not one on which a march left it standing (IGR-AMB-06); it may walk off. */
export function stoppingPieces({ ground, vignettes }: State, bodies: readonly number[]): readonly Boxed[] {
  const { impassable } = fieldOf(ground.now);
  for (const piece of impassable)
    if (standsAnyOn(vignettes, bodies, piece)) return impassable.filter(p => !standsAnyOn(vignettes, bodies, p));
  return impassable;
}
function standsAnyOn(vignettes: State['vignettes'], bodies: readonly number[], piece: Boxed): boolean {
  for (const i of bodies) {
    const { base } = vignettes[i]!;
    if (base !== null && !isClearOf(base, 0, piece) && standsOn(drawnIn(base), piece)) return true;
  }
  return false;
}

/** IGR-GEO-30: whether a base lies on one of these pieces, and does not only touch it. */
export function liesOnAny(base: Base, pieces: readonly Boxed[]): boolean {
  for (const piece of pieces) if (!isClearOf(base, 0, piece) && standsOn(drawnIn(base), piece)) return true;
  return false;
}

/** IGR-GOI-01, IGR-GOI-02: whether a vignette that stands there is in bad going. */
export const isInBadGoing = (ground: Ground, base: Base): boolean =>
  standsOnBad(ground, base) && !isOnSomeRoad(ground, base);

/** IGR-R-13: whether a centre is on a Gentle Hill on which the other's is not. */
export function isUphill(ground: Ground, own: Base, other: Base): boolean {
  for (const { outline } of fieldOf(ground).gentle)
    if (holdsPoint(outline, own.x, own.y) && !holdsPoint(outline, other.x, other.y)) return true;
  return false;
}
