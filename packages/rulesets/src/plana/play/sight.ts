import { circumradius, type Options, pointsWithin, type RuleId } from '@umpire/engine';
import { usesNight } from '../options.js';
import type { UnitType } from '../pieces.js';
import { cloudBlocks } from '../rules/readings.js';
import { unitOf } from '../tables/units.js';
import { type CloudArea, cloudsOf } from './clouds.js';
import { type Ground, groundOf } from './ground.js';
import { groundBetween, isHopeless, type Limits, lineBlocked } from './lines.js';
import { fivePoints, type Placed, pairNo } from './places.js';
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
const known = new WeakMap<Ground, Pairs[]>();
const MOST_KNOWN = 100_000;
const NO_CLOUDS: readonly CloudArea[] = [];
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
  if (!slaved && !pointsWithin(observer, target, reach)) return hiddenBy('PLA-LOS-05');
  const pairs = pairsOf(ground, visibility, weather.closeLimit, slaved);
  const key = pairNo(observer, target);
  const has = pairs.get(key);
  if (has) return has;
  const found = seenThrough(ground, weather, visibility, NO_CLOUDS, observer, target, options, slaved);
  if (pairs.size >= MOST_KNOWN) pairs.clear();
  pairs.set(key, found);
  return found;
}
interface Pairs {
  readonly visibility: number;
  readonly closeLimit: number;
  readonly slaved: boolean;
  readonly seen: Map<number, Sighting>;
}
function pairsOf(ground: Ground, visibility: number, closeLimit: number, slaved: boolean): Map<number, Sighting> {
  const all = known.get(ground) ?? [];
  for (const one of all)
    if (one.visibility === visibility && one.closeLimit === closeLimit && one.slaved === slaved) return one.seen;
  const seen = new Map<number, Sighting>();
  all.push({ visibility, closeLimit, slaved, seen });
  known.set(ground, all);
  return seen;
}

function seenThrough(
  ground: Ground,
  { closeLimit }: Weather,
  visibility: number,
  clouds: readonly CloudArea[],
  observer: Placed,
  target: Placed,
  options: Options,
  slaved: boolean,
): Sighting {
  const between = groundBetween(ground, observer, target);
  const limits: Limits = { visibility, closeLimit, slaved };
  let first = lineBlocked(between, limits, observer, target);
  if (first && isHopeless(between, limits, observer, target)) return hiddenBy(first);
  let hidden = false;
  const inside = clouds.some(cloud => cloud.holds(target));
  for (const from of fivePoints(observer)) {
    for (const to of fivePoints(target)) {
      const blocked = lineBlocked(between, limits, from, to);
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
  return hiddenBy(first ?? 'PLA-R-50');
}
const HIDDEN = new Map<RuleId, Sighting>();
/** One object for each reason: most of what is asked for is not seen. */
function hiddenBy(blockedBy: RuleId): Sighting {
  const known = HIDDEN.get(blockedBy) ?? { visible: false, blockedBy, underCloud: false };
  HIDDEN.set(blockedBy, known);
  return known;
}
