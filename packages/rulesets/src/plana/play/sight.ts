import { circumradius, type Options, type Point, pointsWithin, type RuleId } from '@umpire/engine';
import { usesNight } from '../options.js';
import type { UnitType } from '../pieces.js';
import { cloudBlocks } from '../rules/readings.js';
import { unitOf } from '../tables/units.js';
import { type CloudArea, cloudsNear, cloudsOf, NO_CLOUDS } from './clouds.js';
import { groundOf, type SightGround } from './ground.js';
import { type GroundBetween, groundBetween, type Limits, lineBlocked } from './lines.js';
import { pairMemory } from './pair-memory.js';
import { atMost } from './places.js';
import { fivePoints, type Placed, poseNo } from './poses.js';
import { areAllBlocked, layRays, rayBlocked } from './rays.js';
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
export const CLEAR: Sighting = { visible: true, blockedBy: null, underCloud: false };
export const IN_CLOUD: Sighting = { visible: true, blockedBy: null, underCloud: true };
const TOO_FAR: Sighting = { visible: false, blockedBy: 'PLA-LOS-05', underCloud: false };
const SIGHTINGS: Sighting[] = [CLEAR, IN_CLOUD, TOO_FAR];

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

/** What all lines of sight of a moment have in common: whoever asks for many works it out once. */
export interface Sky {
  readonly ruled: readonly SightRuling[];
  readonly ground: SightGround;
  readonly clouds: readonly CloudArea[];
  readonly cloudBlocks: boolean;
  readonly visibility: number;
  /** PLA-WX-06: some see half as far. */
  readonly isDark: boolean;
  readonly closeLimit: number;
}
export function skyOver(field: SightField, options: Options): Sky {
  const { visibility, closeLimit } = field.weather;
  return {
    ruled: field.rulings.sight,
    ground: groundOf(field.terrain.now).sight,
    clouds: cloudsOf(field),
    cloudBlocks: cloudBlocks(options),
    visibility,
    isDark: usesNight(options) && isNight(field),
    closeLimit,
  };
}

/** Somebody who looks, and somebody or something that he looks for. */
type Observer = Placed & { readonly id?: string; readonly type: UnitType };
type Target = Placed & { readonly id?: string };

/** PLA-LOS-01: whether any of five points of one base sees any of the five of another. */
export const sightBetween = (
  field: SightField,
  observer: Observer,
  target: Target,
  options: Options,
  slaved = false,
): Sighting => sightUnder(skyOver(field, options), observer, target, slaved);

/** The same under a sky that is known already, for whoever has the numbers of both places at hand, too. */
export function sightUnder(
  { ruled, ground, clouds, cloudBlocks, visibility: most, isDark, closeLimit }: Sky,
  observer: Observer,
  target: Target,
  slaved = false,
  fromNo?: number,
  toNo?: number,
): Sighting {
  if (ruled.length > 0) {
    const word = ruled.find(one => one.from === observer.id && one.to === target.id);
    if (word) return word.sees ? CLEAR : { visible: false, blockedBy: 'PLA-UMP-27', underCloud: false };
  }
  const visibility = isDark && isHalved(observer.type) ? most / 2 : most;
  if (!slaved && !pointsWithin(observer, target, atMost(observer) + atMost(target) + visibility)) return TOO_FAR;
  const air = airOf(ground, NO_CLOUDS, visibility, closeLimit, slaved, true);
  const from = fromNo ?? poseNo(observer);
  const to = toNo ?? poseNo(target);
  const clear = seenIn(air, observer, target, from, to);
  // CLOUD hides what would be seen, and opens nothing.
  if (clouds.length === 0 || !clear.visible) return clear;
  const margin = Math.max(circumradius(observer.width, observer.depth), circumradius(target.width, target.depth));
  const near = cloudsNear(clouds, observer, target, margin);
  if (near.length === 0) return clear;
  // some line is free: where all cross CLOUD, and CLOUD blocks none, none needs to be looked at
  if (!cloudBlocks && isDeepIn(near, observer, target, margin)) return IN_CLOUD;
  const cloudy = airOf(ground, clouds, visibility, closeLimit, slaved, cloudBlocks);
  return seenIn(cloudy, observer, target, from, to);
}

/** All that a line of sight hangs on but the two places. */
interface Air extends Limits {
  readonly no: number;
  readonly ground: SightGround;
  readonly clouds: readonly CloudArea[];
  readonly cloudBlocks: boolean;
}
let airs: Air[] = [];
const MOST_AIRS = 16;
let given = 0;
function airOf(
  ground: SightGround,
  clouds: readonly CloudArea[],
  visibility: number,
  closeLimit: number,
  slaved: boolean,
  cloudBlocks: boolean,
): Air {
  const last = clouds === NO_CLOUDS ? lastClear : lastCloudy;
  if (last && isAir(last, ground, clouds, visibility, closeLimit, slaved, cloudBlocks)) return last;
  for (const one of airs)
    if (isAir(one, ground, clouds, visibility, closeLimit, slaved, cloudBlocks)) return lastly(one);
  const made = { no: ++given, ground, clouds, visibility, closeLimit, slaved, cloudBlocks };
  airs = [made, ...airs].slice(0, MOST_AIRS);
  return lastly(made);
}
/** The one that was asked for last, without CLOUD and with some: mostly it is asked for again. */
let lastClear: Air | undefined;
let lastCloudy: Air | undefined;
function lastly(air: Air): Air {
  if (air.clouds === NO_CLOUDS) lastClear = air;
  else lastCloudy = air;
  return air;
}
const isAir = (
  one: Air,
  ground: SightGround,
  clouds: readonly CloudArea[],
  visibility: number,
  closeLimit: number,
  slaved: boolean,
  cloudBlocks: boolean,
): boolean =>
  one.ground === ground &&
  one.clouds === clouds &&
  one.visibility === visibility &&
  one.closeLimit === closeLimit &&
  one.slaved === slaved &&
  one.cloudBlocks === cloudBlocks;

/** Asked again and again, and worked out once: the place of what was found in the list of all that can be. */
const known = pairMemory(13);
function seenIn(air: Air, observer: Placed, target: Placed, from: number, to: number): Sighting {
  const slot = known.slotOf(from, to, air.no);
  const has = known.get(slot);
  if (!Number.isNaN(has)) return SIGHTINGS[has]!;
  const found = seenThrough(air, observer, target);
  known.set(slot, SIGHTINGS.indexOf(found));
  return found;
}

function seenThrough(air: Air, observer: Placed, target: Placed): Sighting {
  const between = groundBetween(air.ground, observer, target);
  if (air.clouds.length > 0) return seenThroughCloud(air, between, observer, target);
  const first = lineBlocked(between, air, observer, target);
  if (!first) return CLEAR;
  layRays(between, air, observer, target);
  if (areAllBlocked()) return hiddenBy(first);
  for (let i = 0; i < 5; i++) for (let k = 0; k < 5; k++) if (rayBlocked(i, k) === null) return CLEAR;
  return hiddenBy(first);
}
/** PLA-LOS-08, PLA-R-50: of what is to be seen without CLOUD, what its lines leave of it. */
function seenThroughCloud(air: Air, between: GroundBetween, observer: Placed, target: Placed): Sighting {
  const margin = Math.max(circumradius(observer.width, observer.depth), circumradius(target.width, target.depth));
  const clouds = cloudsNear(air.clouds, observer, target, margin);
  const from = fivePoints(observer);
  const to = fivePoints(target);
  let first: RuleId | null = null;
  let hidden = false;
  layRays(between, air, observer, target);
  for (let i = 0; i < 5; i++) {
    for (let k = 0; k < 5; k++) {
      const blocked = rayBlocked(i, k);
      if (blocked) first ??= blocked;
      else if (!isCrossed(clouds, from[i]!, to[k]!)) return isHeld(clouds, target) ? IN_CLOUD : CLEAR;
      else if (!hidden) hidden = !air.cloudBlocks || !isCrossedBetween(clouds, from[i]!, to[k]!);
    }
  }
  if (hidden) return IN_CLOUD;
  return hiddenBy(first ?? 'PLA-R-50');
}
function isHeld(clouds: readonly CloudArea[], p: Point): boolean {
  for (const cloud of clouds) if (cloud.holds(p)) return true;
  return false;
}
function isCrossed(clouds: readonly CloudArea[], a: Point, b: Point): boolean {
  for (const cloud of clouds) if (cloud.crossedBy(a, b)) return true;
  return false;
}
/** No line between points so far from two others misses it. */
function isDeepIn(clouds: readonly CloudArea[], a: Point, b: Point, margin: number): boolean {
  for (const cloud of clouds) if (cloud.isDeepIn(a, b, margin)) return true;
  return false;
}
/** PLA-R-50: CLOUD lies between two points, and neither of them in it. */
function isCrossedBetween(clouds: readonly CloudArea[], a: Point, b: Point): boolean {
  for (const cloud of clouds) if (cloud.crossedBy(a, b) && !cloud.holds(a) && !cloud.holds(b)) return true;
  return false;
}
/** One object for each reason: most of what is asked for is not seen. */
function hiddenBy(blockedBy: RuleId): Sighting {
  for (const one of SIGHTINGS) if (one.blockedBy === blockedBy) return one;
  const made = { visible: false, blockedBy, underCloud: false };
  SIGHTINGS.push(made);
  return made;
}
