/** The spine of a hill: the line that its slopes fall away from. Hills that lie near each other run in one line. */
import { direction, distance, type Point } from '@umpire/engine';
import type { Chance } from '../shape/chance.js';
import { between, boxOf, poleOf } from '../shape/outline.js';

/** Three points: from end to end by a middle that lies a little aside. */
export type Spine = readonly [Point, Point, Point];

/** Every fifteen degrees of a half turn. */
const WAYS = Array.from({ length: 12 }, (_, i) => direction(i * 150));

const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;

/** How long an outline is in a direction. */
function lengthAlong(outline: readonly Point[], way: Point): number {
  const along = outline.map(point => dot(point, way));
  return Math.max(...along) - Math.min(...along);
}

const middleOf = (outline: readonly Point[]): Point => {
  const box = boxOf(outline);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** The middle of the nearest other hill, if it lies so near that the two are one ridge. */
export function neighbourOf(outline: readonly Point[], hills: readonly (readonly Point[])[]): Point | undefined {
  const here = middleOf(outline);
  const reach = Math.max(...outline.map(point => distance(point, here)));
  const others = hills.map(middleOf).filter(other => distance(other, here) > 1 && distance(other, here) < reach * 3.2);
  return others.sort((a, b) => distance(a, here) - distance(b, here))[0];
}

export function spineOf(outline: readonly Point[], roll: Chance, neighbour?: Point): Spine {
  const pole = poleOf(outline);
  const reach = Math.min(...outline.map(point => distance(point, pole)));
  const towards = neighbour && { x: neighbour.x - pole.x, y: neighbour.y - pole.y };
  const leaning = (way: Point): number =>
    towards ? (0.6 * Math.abs(dot(way, towards))) / Math.max(1, Math.hypot(towards.x, towards.y)) : 0.12 * roll();
  const worth = WAYS.map(way => lengthAlong(outline, way) * (1 + leaning(way)));
  const way = WAYS[worth.indexOf(Math.max(...worth))]!;
  const half = Math.max(reach * 0.5, lengthAlong(outline, way) / 2 - reach * 0.6);
  const bow = reach * (roll() < 0.5 ? -1 : 1) * roll.between(0.12, 0.3);
  const end = (by: number): Point => ({ x: pole.x + way.x * by, y: pole.y + way.y * by });
  return [end(-half), { x: pole.x - way.y * bow, y: pole.y + way.x * bow }, end(half)];
}

function nearestOn(from: Point, to: Point, point: Point): Point {
  const along = { x: to.x - from.x, y: to.y - from.y };
  const share = dot({ x: point.x - from.x, y: point.y - from.y }, along) / Math.max(1, dot(along, along));
  return between(from, to, Math.min(1, Math.max(0, share)));
}

/** The point of the spine that a point of the slope falls away from. */
export function crestAt([a, b, c]: Spine, point: Point): Point {
  const [first, second] = [nearestOn(a, b, point), nearestOn(b, c, point)];
  return distance(first, point) < distance(second, point) ? first : second;
}
