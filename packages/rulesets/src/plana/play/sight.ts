import { type Area, circumradius, type Options, type Point, pointsWithin, type RuleId, splitLeg } from '@umpire/engine';
import { usesNight } from '../options.js';
import type { UnitType } from '../pieces.js';
import { cloudBlocks } from '../rules/readings.js';
import { unitOf } from '../tables/units.js';
import { type CloudArea, cloudsOf } from './clouds.js';
import { type Ground, groundOf, levelAt, near } from './ground.js';
import { fivePoints, type Placed } from './places.js';
import { type Cloud, type Feature, MINUTES, type SightRuling, type Weather } from './state.js';

/** All that a line of sight hangs on: of a state, or of a view. */
export interface SightField {
  readonly terrain: { readonly now: readonly Feature[] };
  readonly clouds: readonly Cloud[];
  readonly weather: Weather;
  readonly turn: number;
  readonly start: number;
  readonly rulings: { readonly sight: readonly SightRuling[] };
}

export interface Sighting {
  readonly visible: boolean;
  readonly blockedBy: RuleId | null;
  /** PLA-LOS-08: every line that is free crosses CLOUD, or its centre lies in some. */
  readonly underCloud: boolean;
}
const CLEAR: Sighting = { visible: true, blockedBy: null, underCloud: false };
const IN_CLOUD: Sighting = { visible: true, blockedBy: null, underCloud: true };

/** PLA-WX-06: from eight in the evening to six in the morning. */
export function isNight({ start, turn }: Pick<SightField, 'start' | 'turn'>): boolean {
  const minutes = (start + Math.max(0, turn - 1) * MINUTES) % 1440;
  return minutes >= 20 * 60 || minutes < 6 * 60;
}
/** PLA-WX-06: foot, militia and technicals. */
const isHalved = (type: UnitType): boolean => unitOf(type).psRow === 'foot' || type === 'technical-section';
/** How far somebody sees, whoever he is (PLA-VIS-01, PLA-WX-06). */
export function visibilityFor(field: SightField, type: UnitType, options: Options): number {
  const { visibility } = field.weather;
  return usesNight(options) && isNight(field) && isHalved(type) ? visibility / 2 : visibility;
}

/** Why one point does not see another: the first of PLA-LOS-07's checks that fails. */
function lineBlocked(
  ground: Ground,
  { closeLimit }: Weather,
  visibility: number,
  from: Point,
  to: Point,
  slaved: boolean,
): RuleId | null {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const squared = dx * dx + dy * dy;
  if (!slaved && squared > visibility * visibility) return 'PLA-LOS-05';
  const length = Math.sqrt(squared);
  if (!slaved && closeLength(ground, from, to, length) > closeLimit) return 'PLA-LOS-02';
  return ridgeBetween(ground, from, to, length);
}

/** One point sees another: for maps of what is in sight, where CLOUD and the size of bases do not count. */
export const seesPoint = (ground: Ground, weather: Weather, visibility: number, from: Point, to: Point): boolean =>
  lineBlocked(ground, weather, visibility, from, to, false) === null;

/** How much of a line lies in close country. */
function closeLength(ground: Ground, from: Point, to: Point, length: number): number {
  const met = near(ground.close, from, to);
  if (met.length === 0) return 0;
  const areas: Area[] = met.map(({ area }) => area);
  let share = 0;
  for (const piece of splitLeg(from, to, areas)) if (piece.areas.length > 0) share += piece.to - piece.from;
  return share * length;
}

/** PLA-LOS-03, PLA-LOS-04. */
function ridgeBetween(ground: Ground, from: Point, to: Point, length: number): RuleId | null {
  const met = near(ground.hills, from, to);
  if (met.length === 0) return null;
  const [here, there] = [levelAt(ground, from), levelAt(ground, to)];
  const [low, high] = [Math.min(here, there), Math.max(here, there)];
  let half: RuleId | null = null;
  for (const { area, feature } of met) {
    if (feature.level <= low) continue;
    for (const piece of splitLeg(from, to, [area])) {
      if (piece.areas.length === 0) continue;
      if (feature.level > high) return 'PLA-LOS-03';
      // By the point of the stretch that is nearest to the lower end.
      const nearest = here <= there ? piece.from : 1 - piece.to;
      if (nearest * length < (1 - nearest) * length) half = 'PLA-LOS-04';
    }
  }
  return half;
}

/** PLA-LOS-01: whether any of five points of one base sees any of the five of another. */
export function sightBetween(
  field: SightField,
  observer: Placed & { readonly id?: string; readonly type: UnitType },
  target: Placed & { readonly id?: string },
  options: Options,
  slaved = false,
): Sighting {
  const ruled = field.rulings.sight.find(({ from, to }) => from === observer.id && to === target.id);
  if (ruled) return ruled.sees ? CLEAR : { visible: false, blockedBy: 'PLA-UMP-27', underCloud: false };
  const ground = groundOf(field.terrain.now);
  const visibility = visibilityFor(field, observer.type, options);
  const clear = seenInClear(ground, field.weather, visibility, observer, target, options, slaved);
  // CLOUD hides what would be seen, and opens nothing.
  if (field.clouds.length === 0 || !clear.visible) return clear;
  return seenThrough(ground, field.weather, visibility, cloudsOf(field), observer, target, options, slaved);
}

/** Without CLOUD it hangs only on the ground, the weather and where the two are: asked again and again, and worked out once. */
const known = new WeakMap<Ground, Map<string, Map<number, Sighting>>>();
const MOST_KNOWN = 100_000;
const POSES = 67_108_864;
function seenInClear(
  ground: Ground,
  weather: Weather,
  visibility: number,
  observer: Placed,
  target: Placed,
  options: Options,
  slaved: boolean,
): Sighting {
  const reach = circumradius(observer.width, observer.depth) + circumradius(target.width, target.depth) + visibility;
  if (!slaved && !pointsWithin(observer, target, reach)) return TOO_FAR;
  const pairs = pairsOf(ground, `${visibility},${weather.closeLimit},${slaved}`);
  const key = poseNo(observer) * POSES + poseNo(target);
  const found = pairs.get(key) ?? seenThrough(ground, weather, visibility, [], observer, target, options, slaved);
  if (pairs.size >= MOST_KNOWN) pairs.clear();
  pairs.set(key, found);
  return found;
}
const TOO_FAR: Sighting = { visible: false, blockedBy: 'PLA-LOS-05', underCloud: false };
function pairsOf(ground: Ground, weather: string): Map<number, Sighting> {
  const byWeather = known.get(ground) ?? new Map<string, Map<number, Sighting>>();
  known.set(ground, byWeather);
  const pairs = byWeather.get(weather) ?? new Map<number, Sighting>();
  byWeather.set(weather, pairs);
  return pairs;
}

/** A number for each place and size that was asked for: bases change oftener than they move. */
const numbers = new WeakMap<Placed, number>();
const byPose = new Map<string, number>();
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

function seenThrough(
  ground: Ground,
  weather: Weather,
  visibility: number,
  clouds: readonly CloudArea[],
  observer: Placed,
  target: Placed,
  options: Options,
  slaved: boolean,
): Sighting {
  let first: RuleId | null = null;
  let hidden = false;
  const inside = clouds.some(cloud => cloud.holds(target));
  for (const from of fivePoints(observer)) {
    for (const to of fivePoints(target)) {
      const blocked = lineBlocked(ground, weather, visibility, from, to, slaved);
      if (blocked) {
        first ??= blocked;
        continue;
      }
      if (clouds.length === 0) return CLEAR;
      const through = clouds.some(cloud => cloud.crossedBy(from, to));
      if (!through) return inside ? IN_CLOUD : CLEAR;
      if (
        !cloudBlocks(options) ||
        clouds.every(cloud => !cloud.crossedBy(from, to) || cloud.holds(to) || cloud.holds(from))
      )
        hidden = true;
    }
  }
  if (hidden) return IN_CLOUD;
  return { visible: false, blockedBy: first ?? 'PLA-R-50', underCloud: false };
}
