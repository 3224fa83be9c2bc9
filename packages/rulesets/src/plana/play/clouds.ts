import {
  circumradius,
  footprint,
  inArea,
  type Point,
  pointAhead,
  pointsWithin,
  samePoint,
  squaredDistanceToSegment,
} from '@umpire/engine';
import { cloud as cloudAfter } from '../rules/sight.js';
import { HAIR, liesInside, runsThrough, sidesOf } from './half-planes.js';
import { type Cloud, CM, type Weather } from './state.js';

export interface CloudArea {
  readonly cloud: Cloud;
  /** A circle about it: most lines pass far from it. */
  readonly centre: Point;
  readonly radius: number;
  holds(p: Point): boolean;
  crossedBy(a: Point, b: Point): boolean;
  /** Some point of a line lies so deep in it that whatever stays that near to the line crosses it too. */
  isDeepIn(a: Point, b: Point, margin: number): boolean;
}

interface Sky {
  readonly clouds: readonly Cloud[];
  readonly turn: number;
  readonly weather: Weather;
}

/** The clouds that hang over the table in this turn, as large as they are by now (PLA-CLD-04 to -07, PLA-R-49). */
export function cloudsOf({ clouds, turn, weather }: Sky): readonly CloudArea[] {
  if (clouds.length === 0) return NO_CLOUDS;
  const has = known.get(clouds);
  if (has && has.turn === turn && has.wind === weather.wind && has.of.length === clouds.length) {
    if (clouds.every((cloud, i) => cloud === has.of[i])) return has.areas;
  }
  const areas = clouds.flatMap(cloud => areaOf(cloud, turn, weather));
  const same = areas.length === 0 ? NO_CLOUDS : areas;
  known.set(clouds, { turn, wind: weather.wind, of: clouds.slice(), areas: same });
  return same;
}
export const NO_CLOUDS: readonly CloudArea[] = [];
/** Asked for every line of sight: worked out once for each list in each turn. */
const known = new WeakMap<
  readonly Cloud[],
  { readonly turn: number; readonly wind: number; readonly of: readonly Cloud[]; readonly areas: readonly CloudArea[] }
>();

function areaOf(cloud: Cloud, turn: number, { wind }: Weather): CloudArea[] {
  // Laid in this turn it acts from the step after: as large as it is in the turn after.
  const { active, shape, widthCm, depthCm } = cloudAfter(
    cloud.source,
    Math.max(1, turn - cloud.turn),
    cloud.guns,
  ).result;
  if (!active) return [];
  const [width, depth] = [widthCm * CM, depthCm * CM];
  if (shape === 'circle') {
    const radius = width / 2;
    return [
      {
        cloud,
        centre: cloud.at,
        radius,
        holds: p => pointsWithin(cloud.at, p, radius),
        crossedBy: (a, b) => squaredDistanceToSegment(cloud.at, a, b) <= radius * radius,
        isDeepIn: (a, b, margin) =>
          radius > margin + HAIR && squaredDistanceToSegment(cloud.at, a, b) <= squared(radius - margin - HAIR),
      },
    ];
  }
  const facing = cloud.source === 'canister' ? wind : cloud.at.facing;
  // A canister's cloud grows downwind from where it was laid; shells lay theirs about the point.
  const centre = cloud.source === 'canister' ? pointAhead(cloud.at, facing, depth / 2) : cloud.at;
  const outline = footprint({ x: centre.x, y: centre.y, facing }, width, depth);
  const sides = sidesOf(outline);
  return [
    {
      cloud,
      centre,
      radius: circumradius(width, depth) + ROUNDING,
      // PLA-LOG-04, PLA-R-122: it begins at the centre of whoever laid it, who is in it wherever the corners come to lie
      holds: p => (cloud.source === 'canister' && samePoint(cloud.at, p)) || inArea(outline, p),
      crossedBy: (a, b) => runsThrough(outline, sides, a, b),
      isDeepIn: (a, b, margin) => sides !== null && liesInside(sides, a, b, margin + HAIR),
    },
  ];
}
const squared = (x: number): number => x * x;
/** Corners lie on whole tenths of a millimetre. */
const ROUNDING = 4;

/** The clouds that may touch a line between points that lie so far from two places. */
export function cloudsNear(clouds: readonly CloudArea[], a: Point, b: Point, margin: number): readonly CloudArea[] {
  let near: CloudArea[] | undefined;
  for (const cloud of clouds) {
    const reach = cloud.radius + margin + ROUNDING;
    if (squaredDistanceToSegment(cloud.centre, a, b) > reach * reach) continue;
    if (near) near.push(cloud);
    else near = [cloud];
  }
  return near ?? NO_CLOUDS;
}
