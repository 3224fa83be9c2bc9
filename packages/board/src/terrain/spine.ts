/** The spine of a hill: the line that its slopes fall away from. Hills that lie near each other run in one line. */
import { direction, distance, type Feature, type Point } from '@umpire/engine';
import { type Chance, wave } from '../shape/chance.js';
import { between, boxOf, poleOf } from '../shape/outline.js';

/** From end to end: of one hill by a middle that lies a little aside. */
export type Spine = readonly Point[];

/** Every fifteen degrees of a half turn. */
const WAYS = Array.from({ length: 12 }, (_, i) => direction(i * 150));

const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;

/** How long an outline is in a direction. */
function lengthAlong(outline: readonly Point[], way: Point): number {
  const along = outline.map(point => dot(point, way));
  return Math.max(...along) - Math.min(...along);
}

export const middleOf = (outline: readonly Point[]): Point => {
  const box = boxOf(outline);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Whether two hills lie so near each other that they are one ridge: their middles are this many times as far apart as one reaches. */
const NEAR = 3.2;

export function isNear(outline: readonly Point[], other: readonly Point[]): boolean {
  const here = middleOf(outline);
  const apart = distance(middleOf(other), here);
  return apart > 1 && apart < NEAR * Math.max(...outline.map(point => distance(point, here)));
}

/** The middle of the nearest other hill of a ridge. */
export function neighbourOf(outline: readonly Point[], hills: readonly (readonly Point[])[]): Point | undefined {
  const here = middleOf(outline);
  const others = hills.filter(other => isNear(outline, other)).map(middleOf);
  return others.sort((a, b) => distance(a, here) - distance(b, here))[0];
}

/** Features, those in one that are one ridge and bear one name; every other one alone. */
export function ridgesOf(features: readonly Feature[]): readonly (readonly [Feature, ...Feature[]])[] {
  let ridges: (readonly [Feature, ...Feature[]])[] = [];
  for (const feature of features) {
    const adjoins = (other: Feature): boolean =>
      feature.kind === 'hill' &&
      other.kind === 'hill' &&
      other.name === feature.name &&
      isNear(other.outline!, feature.outline!);
    const [first, ...joined] = [...ridges.filter(ridge => ridge.some(adjoins)).flat(), feature];
    ridges = [...ridges.filter(ridge => !ridge.some(adjoins)), [first!, ...joined]];
  }
  return ridges;
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

/** How wide a saddle is, of the hill that it leaves: where it leaves it, and half way. */
const WIDE = { end: 0.86, middle: 0.6 } as const;
/** So many points has each flank of it. */
const FLANK = 16;

/** The saddle between two hills: its foot, drawn in half way, and the line that it falls away from. */
export function saddleBetween(
  outline: readonly Point[],
  other: readonly Point[],
  roll: Chance,
): { readonly foot: readonly Point[]; readonly spine: Spine } {
  const [from, to] = [middleOf(outline), middleOf(other)];
  const half = (hill: readonly Point[], middle: Point): number =>
    Math.min(...hill.map(point => distance(point, middle)));
  const wide = [half(outline, from), half(other, to)] as const;
  const far = Math.max(1, distance(from, to));
  const aside = { x: (from.y - to.y) / far, y: (to.x - from.x) / far };
  const flank = (way: 1 | -1): Point[] => {
    const uneven = wave(roll, 5, false);
    return Array.from({ length: FLANK }, (_, i) => {
      const t = i / (FLANK - 1);
      const waist = 4 * t * (1 - t);
      const share = WIDE.end + (WIDE.middle - WIDE.end) * waist + 0.24 * (uneven(t) - 0.5) * waist;
      const { x, y } = between(from, to, t);
      const off = way * share * (wide[0] + (wide[1] - wide[0]) * t);
      return { x: x + aside.x * off, y: y + aside.y * off };
    });
  };
  const bow = wide[0] * roll.between(-0.12, 0.12);
  const middle = between(from, to, 0.5);
  return {
    foot: [...flank(1), ...flank(-1).reverse()],
    spine: [from, { x: middle.x + aside.x * bow, y: middle.y + aside.y * bow }, to],
  };
}

function nearestOn(from: Point, to: Point, point: Point): Point {
  const along = { x: to.x - from.x, y: to.y - from.y };
  const share = dot({ x: point.x - from.x, y: point.y - from.y }, along) / Math.max(1, dot(along, along));
  return between(from, to, Math.min(1, Math.max(0, share)));
}

/** The point of the spine that a point of the slope falls away from. */
export const crestAt = (spine: Spine, point: Point): Point =>
  spine
    .slice(1)
    .map((to, i) => nearestOn(spine[i]!, to, point))
    .reduce((nearest, one) => (distance(one, point) < distance(nearest, point) ? one : nearest));
