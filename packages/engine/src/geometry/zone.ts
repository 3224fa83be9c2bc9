/** Regions as menus name them: plain data, borders included. */
import { type Footprint, withinPolygon, withinSegment } from './footprint.js';
import { type Point, pointsWithin, pointWithinSegment } from './point.js';
import { holds, liesInPolygon, pointWithinPolygon, rectangle } from './polygon.js';

export type Zone =
  | { readonly kind: 'rect'; readonly x: number; readonly y: number; readonly width: number; readonly depth: number }
  | { readonly kind: 'polygon'; readonly points: readonly Point[] }
  | { readonly kind: 'disc'; readonly x: number; readonly y: number; readonly radius: number }
  /** Everything within `reach` of the straight line from one point to the other. */
  | { readonly kind: 'band'; readonly from: Point; readonly to: Point; readonly reach: number }
  /** Everything within `reach` of a base. */
  | { readonly kind: 'around'; readonly base: Footprint; readonly reach: number };

type RectZone = Extract<Zone, { kind: 'rect' }>;

const rectPolygon = (zone: RectZone): readonly Point[] => rectangle(zone.x, zone.y, zone.width, zone.depth);

const inRect = (zone: RectZone, p: Point): boolean =>
  p.x >= zone.x && p.y >= zone.y && p.x <= zone.x + zone.width && p.y <= zone.y + zone.depth;

/** Whether a point lies in a zone. */
export function inZone(zone: Zone, p: Point): boolean {
  switch (zone.kind) {
    case 'rect':
      return inRect(zone, p);
    case 'polygon':
      return holds(zone.points, p) !== 'outside';
    case 'disc':
      return pointsWithin(zone, p, zone.radius);
    case 'band':
      return pointWithinSegment(p, zone.from, zone.to, zone.reach);
    case 'around':
      return pointWithinPolygon(p, zone.base, zone.reach);
  }
}

/** Whether a whole footprint lies in a zone. */
export function whollyInZone(zone: Zone, base: Footprint): boolean {
  if (zone.kind === 'polygon') return liesInPolygon(base, zone.points);
  return base.every(corner => inZone(zone, corner)); // the other kinds are convex: the corners speak for the whole
}

/** Whether some of a footprint, be it a corner on the border, lies in a zone. */
export function partlyInZone(zone: Zone, base: Footprint): boolean {
  switch (zone.kind) {
    case 'rect':
      return withinPolygon(base, rectPolygon(zone), 0);
    case 'polygon':
      return withinPolygon(base, zone.points, 0);
    case 'disc':
      return pointWithinPolygon(zone, base, zone.radius);
    case 'band':
      return withinSegment(base, zone.from, zone.to, zone.reach);
    case 'around':
      return withinPolygon(base, zone.base, zone.reach);
  }
}

/** The smallest upright rectangle that holds a zone. */
export function boxAround(zone: Zone): RectZone {
  switch (zone.kind) {
    case 'rect':
      return zone;
    case 'disc': {
      const { x, y, radius } = zone;
      return { kind: 'rect', x: x - radius, y: y - radius, width: 2 * radius, depth: 2 * radius };
    }
    case 'polygon':
      return around(zone.points, 0);
    case 'band':
      return around([zone.from, zone.to], zone.reach);
    case 'around':
      return around(zone.base, zone.reach);
  }
}

function around(points: readonly Point[], by: number): RectZone {
  const xs = points.map(p => p.x);
  const ys = points.map(p => p.y);
  const [x, y] = [Math.min(...xs) - by, Math.min(...ys) - by];
  return { kind: 'rect', x, y, width: Math.max(...xs) + by - x, depth: Math.max(...ys) + by - y };
}

/** Where in its zones a piece may be put. */
export interface PlaceLimits {
  /** No part of it may lie here: too near to an enemy, say. */
  readonly barred?: readonly Zone[];
  /** Some of it must lie in one of these: near to somebody who leads it, say. None: it may be far from everybody. */
  readonly near?: readonly Zone[];
}

export const keepsLimits = ({ barred = [], near = [] }: PlaceLimits, base: Footprint): boolean =>
  !barred.some(zone => partlyInZone(zone, base)) && (near.length === 0 || near.some(zone => partlyInZone(zone, base)));
