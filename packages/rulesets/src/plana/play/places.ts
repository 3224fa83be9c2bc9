import {
  circlesBeyond,
  circumradius,
  footprint,
  gap,
  inArea,
  type Point,
  pointsWithin,
  rounded,
  within,
} from '@umpire/engine';
import { pairMemory } from './pair-memory.js';
import { outlineOf, type Placed } from './poses.js';
import { CM, type ZoneShape } from './state.js';

export { fivePoints, outlineOf, type Placed, spotAt } from './poses.js';

const gaps = pairMemory(12);
/** PLA-R-118: between the nearest edges. Asked of the same two again and again, and measured once. */
export function gapBetween(a: Placed, b: Placed): number {
  const slot = gaps.slot(a, b, 0);
  const has = gaps.get(slot);
  if (!Number.isNaN(has)) return has;
  const found = gap(outlineOf(a), outlineOf(b));
  gaps.set(slot, found);
  return found;
}
/** At least as far apart as this: for whoever need not know it exactly. */
export function leastGap(a: Placed, b: Placed): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy) - atMost(a) - atMost(b);
}
/** No corner is farther from the middle, rounding included: no root, where it need not be exact. */
export const atMost = ({ width, depth }: Placed): number => (width + depth) / 2 + ROUNDING;
/** Most are so far apart that the longer sides of their boxes tell it; of the others most need no outlines. */
export const isWithin = (a: Placed, b: Placed, reach: number): boolean =>
  !areFar(a, b, reach) &&
  (areClose(a, b, reach) ||
    (!circlesBeyond(a, circumradius(a.width, a.depth), b, circumradius(b.width, b.depth), reach) &&
      within(outlineOf(a), outlineOf(b), reach)));

/** The circles inside of both are within reach of each other already, but for what rounding takes. */
function areClose(a: Placed, b: Placed, reach: number): boolean {
  const most = reach - ROUNDING + inside(a) + inside(b);
  return most > 0 && pointsWithin(a, b, most);
}
const inside = ({ width, depth }: Placed): number => (width < depth ? width : depth) / 2;

/** No base is longer from its middle to a corner than its longer side, but for what rounding adds. */
export function areFar(a: Placed, b: Placed, reach: number): boolean {
  const most = reach + ROUNDING + (a.width > a.depth ? a.width : a.depth) + (b.width > b.depth ? b.width : b.depth);
  const dx = a.x - b.x;
  if (dx > most || dx < -most) return true;
  const dy = a.y - b.y;
  return dy > most || dy < -most;
}
const ROUNDING = 4;

/** PLA-MV-21: contact is a gap of 0.1 cm or less. */
export const CONTACT = CM / 10;
export const inContact = (a: Placed, b: Placed): boolean => isWithin(a, b, CONTACT);

/** The mean centre of some places; the corner of the table, if there are none. */
export function mean(points: readonly Point[]): Point {
  if (points.length === 0) return { x: 0, y: 0 };
  let [x, y] = [0, 0];
  for (const point of points) {
    x += point.x;
    y += point.y;
  }
  return { x: rounded(x / points.length), y: rounded(y / points.length) };
}

/** PLA-R-38: by the centre. */
export function isInZone(zone: ZoneShape, p: Point): boolean {
  if (zone.shape === 'circle') return pointsWithin(zone.at, p, zone.diameter / 2);
  return inArea(footprint(zone.at, zone.width, zone.depth), p);
}
