import { areasAt, type Box, bounds, legLength, lerp, type Options, type Point, splitLeg } from '@umpire/engine';
import { memoized } from '../../common/book/memoized.js';
import type { Going, Terrain, Tread } from '../pieces.js';
import { goingOf } from '../rules/going.js';
import { type Field, fieldOf, isAtFerry } from './field.js';
import type { FeatureOfGround, Ground, Stand } from './state.js';

/** What the going hangs on: one kind of ground, as the question has it. */
export interface Footing {
  readonly terrain: Terrain;
  readonly jungle: boolean;
  readonly road: boolean;
}
/** A stretch of a way over one kind of ground. */
export interface Stretch extends Footing {
  readonly from: Point;
  readonly to: Point;
  readonly metres: number;
  readonly going: Going;
}

/** Who goes there: what he goes on, and whether he knows the jungle. */
export interface Walker {
  readonly tread: Tread;
  readonly jungleTrained: boolean;
}
export const walkerOf = ({ nature }: Stand): Walker => ({
  tread: nature.tread as Tread,
  jungleTrained: nature.jungleTrained,
});

const OPEN: Footing = { terrain: 'O', jungle: false, road: false };
const IN_THE_OPEN: readonly Footing[] = [OPEN];
const ON_ROAD: readonly Footing[] = [{ terrain: 'O', jungle: false, road: true }];
const WORSE: readonly Going[] = ['good', 'bad', 'impassable'];

/** What lies under a part of a way: features, river and road. */
function footingsOf(field: Field, ground: Ground, areas: readonly number[], at: Point): readonly Footing[] {
  if (areas.length === 0) return IN_THE_OPEN;
  const features: FeatureOfGround[] = [];
  let isRoad = false;
  let isWet = false;
  for (const i of areas) {
    const meaning = field.meaning[i]!;
    if (meaning.kind === 'feature') features.push(meaning.feature);
    else if (meaning.kind === 'road') isRoad = true;
    else isWet = true;
  }
  const road = isRoad && !(isWet && isAtFerry(ground, at));
  if (isWet) return [{ terrain: 'river', jungle: false, road }];
  if (features.length === 0) return road ? ON_ROAD : IN_THE_OPEN;
  return features.map(({ kind, jungle }) => ({ terrain: kind, jungle, road }));
}

/** WW2-R-18: where features overlap the worst going applies. */
function worst(
  footings: readonly Footing[],
  { tread, jungleTrained }: Walker,
  options: Options,
  offRoad: boolean,
): Footing & { going: Going } {
  let under = OPEN;
  let road = false;
  let least = -1;
  for (const footing of footings) {
    const helps = footing.road && !offRoad;
    const { terrain, jungle } = footing;
    const bad = WORSE.indexOf(goingOf({ terrain, tread, jungle, road: helps, jungleTrained }, options).going);
    if (bad <= least) continue;
    under = footing;
    road = helps;
    least = bad;
  }
  return { terrain: under.terrain, jungle: under.jungle, road, going: WORSE[least]! };
}

/** A way cut where the ground changes; the first point is where the stand is. */
export function stretchesOf(
  ground: Ground,
  way: readonly Point[],
  walker: Walker,
  options: Options,
  offRoad = false,
): Stretch[] {
  const field = fieldOf(ground);
  const stretches: Stretch[] = [];
  for (let leg = 1; leg < way.length; leg++) {
    const [a, b] = [way[leg - 1]!, way[leg]!];
    const length = legLength(a, b);
    for (const { from, to, areas } of splitLeg(a, b, field.areas, field.boxes)) {
      const footings = areas.length === 0 ? IN_THE_OPEN : footingsOf(field, ground, areas, lerp(a, b, (from + to) / 2));
      const { terrain, jungle, road, going } = worst(footings, walker, options, offRoad);
      const metres = length * (to - from);
      const [begin, end] = [from === 0 ? a : lerp(a, b, from), to === 1 ? b : lerp(a, b, to)];
      stretches.push({ terrain, jungle, road, going, from: begin, to: end, metres });
    }
  }
  return stretches;
}

/** Areas that may stop such a walker, with the box about each; what a road may open again is among them. */
type Barriers = Partial<Record<Tread, readonly Box[]>>;
const barriersUnder = memoized((_: Options) =>
  memoized((_: Ground): { readonly trained: Barriers; readonly others: Barriers } => ({ trained: {}, others: {} })),
);
function barriersTo(ground: Ground, walker: Walker, options: Options): readonly Box[] {
  const { trained, others } = barriersUnder(options)(ground);
  const known = walker.jungleTrained ? trained : others;
  const found = known[walker.tread] ?? barriersFound(ground, walker, options);
  known[walker.tread] = found;
  return found;
}
function barriersFound(ground: Ground, { tread, jungleTrained }: Walker, options: Options): readonly Box[] {
  const { outlines, river } = fieldOf(ground);
  const stops = ({ kind, jungle }: FeatureOfGround): boolean =>
    goingOf({ terrain: kind, tread, jungle, road: false, jungleTrained }, options).going === 'impassable';
  const shut = outlines.filter((_, i) => stops(ground.features[i]!));
  return [...shut.map(bounds), ...(river ? [grown(bounds(river.points), river.width / 2)] : [])];
}
const grown = ({ left, bottom, right, top }: Box, by: number): Box => ({
  left: left - by,
  bottom: bottom - by,
  right: right + by,
  top: top + by,
});
const isBeside = (box: Box, a: Point, b: Point): boolean =>
  Math.max(a.x, b.x) < box.left ||
  Math.min(a.x, b.x) > box.right ||
  Math.max(a.y, b.y) < box.bottom ||
  Math.min(a.y, b.y) > box.top;

/** Whether a straight way crosses nothing that stops the walker. */
export function isPassable(ground: Ground, a: Point, b: Point, walker: Walker, options: Options): boolean {
  for (const box of barriersTo(ground, walker, options))
    if (!isBeside(box, a, b))
      return stretchesOf(ground, [a, b], walker, options).every(({ going }) => going !== 'impassable');
  return true;
}

/** The going at one place. */
export function goingAt(ground: Ground, at: Point, walker: Walker, options: Options): Footing & { going: Going } {
  const field = fieldOf(ground);
  return worst(footingsOf(field, ground, areasAt(at, field.areas, field.boxes), at), walker, options, false);
}

/** The features in which a point is, its outline included (WW2-R-03). */
export const featuresAt = ({ features }: Ground, at: Point): FeatureOfGround[] =>
  features.filter(feature => isInFeature(feature, at));
/** Features are upright rectangles. */
export const isInFeature = ({ x, y, width, depth }: FeatureOfGround, at: Point): boolean =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + depth;
