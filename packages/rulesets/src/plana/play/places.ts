import {
  circlesBeyond,
  circumradius,
  type Footprint,
  footprint,
  gap,
  inArea,
  type Point,
  pointsWithin,
  rounded,
  within,
} from '@umpire/engine';
import { CM, type ZoneShape } from './state.js';

/** A base, or a contact: whatever covers ground. */
export interface Placed extends Point {
  readonly facing: number;
  readonly width: number;
  readonly depth: number;
}

const corners = new WeakMap<Placed, Footprint>();
/** Its rectangle: frontage across the heading, depth along it (PLA-MV-21). Worked out once for each. */
export function outlineOf(placed: Placed): Footprint {
  const known = corners.get(placed);
  if (known) return known;
  const made = footprint(placed, placed.width, placed.depth);
  corners.set(placed, made);
  return made;
}

/** PLA-R-118: between the nearest edges. */
export const gapBetween = (a: Placed, b: Placed): number => gap(outlineOf(a), outlineOf(b));
/** Most are too far apart for that to need their outlines. */
export const isWithin = (a: Placed, b: Placed, reach: number): boolean =>
  !circlesBeyond(a, circumradius(a.width, a.depth), b, circumradius(b.width, b.depth), reach) &&
  within(outlineOf(a), outlineOf(b), reach);

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

/** The centre and the corners: what sees and is seen (PLA-LOS-01). */
export const fivePoints = (placed: Placed): readonly Point[] => [placed, ...outlineOf(placed)];

/** PLA-R-38: by the centre. */
export function isInZone(zone: ZoneShape, p: Point): boolean {
  if (zone.shape === 'circle') return pointsWithin(zone.at, p, zone.diameter / 2);
  return inArea(footprint(zone.at, zone.width, zone.depth), p);
}
