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

/** A number for each place and size that was asked for: bases change oftener than they move. */
const numbers = new WeakMap<Placed, number>();
const byPose = new Map<string, number>();
const MOST_KNOWN = 100_000;
let given = 0;
function poseNo(placed: Placed): number {
  const has = numbers.get(placed);
  if (has !== undefined) return has;
  const { x, y, facing, width, depth } = placed;
  const pose = `${x},${y},${facing},${width},${depth}`;
  if (byPose.size >= MOST_KNOWN) byPose.clear();
  const no = byPose.get(pose) ?? ++given;
  byPose.set(pose, no);
  numbers.set(placed, no);
  return no;
}
const POSES = 67_108_864;
/** One for each two of them, in this order. */
export const pairNo = (a: Placed, b: Placed): number => poseNo(a) * POSES + poseNo(b);

const gaps = new Map<number, number>();
/** PLA-R-118: between the nearest edges. Asked of the same two again and again, and measured once. */
export function gapBetween(a: Placed, b: Placed): number {
  const pair = pairNo(a, b);
  const has = gaps.get(pair);
  if (has !== undefined) return has;
  const found = gap(outlineOf(a), outlineOf(b));
  if (gaps.size >= MOST_KNOWN) gaps.clear();
  gaps.set(pair, found);
  return found;
}
/** At least as near as this: for whoever need not know it exactly. */
export function leastGap(a: Placed, b: Placed): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy) - circumradius(a.width, a.depth) - circumradius(b.width, b.depth);
}
/** Most are so far apart that the longer sides of their boxes tell it; of the others most need no outlines. */
export const isWithin = (a: Placed, b: Placed, reach: number): boolean =>
  !areFar(a, b, reach) &&
  !circlesBeyond(a, circumradius(a.width, a.depth), b, circumradius(b.width, b.depth), reach) &&
  within(outlineOf(a), outlineOf(b), reach);

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

/** The centre and the corners: what sees and is seen (PLA-LOS-01). */
export const fivePoints = (placed: Placed): readonly Point[] => [placed, ...outlineOf(placed)];

/** PLA-R-38: by the centre. */
export function isInZone(zone: ZoneShape, p: Point): boolean {
  if (zone.shape === 'circle') return pointsWithin(zone.at, p, zone.diameter / 2);
  return inArea(footprint(zone.at, zone.width, zone.depth), p);
}
