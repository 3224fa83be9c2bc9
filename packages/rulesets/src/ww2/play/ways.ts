import { areasAt, legLength, lerp, type Options, type Point, splitLeg } from '@umpire/engine';
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
const WORSE: readonly Going[] = ['good', 'bad', 'impassable'];

/** What lies under a part of a way: features, river and road. */
function footingsOf(field: Field, ground: Ground, areas: readonly number[], at: Point): Footing[] {
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
  if (features.length === 0) return [road ? { ...OPEN, road } : OPEN];
  return features.map(({ kind, jungle }) => ({ terrain: kind, jungle, road }));
}

/** WW2-R-18: where features overlap the worst going applies. */
function worst(footings: readonly Footing[], walker: Walker, options: Options): Footing & { going: Going } {
  let found: (Footing & { going: Going }) | undefined;
  for (const footing of footings) {
    const { going } = goingOf({ ...footing, ...walker }, options);
    if (!found || WORSE.indexOf(going) > WORSE.indexOf(found.going)) found = { ...footing, going };
  }
  return found!;
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
    for (const { from, to, areas } of splitLeg(a, b, field.areas)) {
      const found = footingsOf(field, ground, areas, lerp(a, b, (from + to) / 2));
      const footings = offRoad ? found.map(footing => ({ ...footing, road: false })) : found;
      const under = worst(footings, walker, options);
      stretches.push({ ...under, from: lerp(a, b, from), to: lerp(a, b, to), metres: length * (to - from) });
    }
  }
  return stretches;
}

/** The going at one place. */
export function goingAt(ground: Ground, at: Point, walker: Walker, options: Options): Footing & { going: Going } {
  const field = fieldOf(ground);
  return worst(footingsOf(field, ground, areasAt(at, field.areas), at), walker, options);
}

/** The features in which a point is, its outline included (WW2-R-03). */
export function featuresAt(ground: Ground, at: Point): FeatureOfGround[] {
  const field = fieldOf(ground);
  return areasAt(at, field.outlines).map(i => ground.features[i]!);
}
