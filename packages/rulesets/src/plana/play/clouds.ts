import {
  crossesInside,
  footprint,
  inArea,
  type Point,
  pointAhead,
  pointsWithin,
  squaredDistanceToSegment,
} from '@umpire/engine';
import { cloud as cloudAfter } from '../rules/sight.js';
import { type Cloud, CM, type Weather } from './state.js';

export interface CloudArea {
  readonly cloud: Cloud;
  holds(p: Point): boolean;
  crossedBy(a: Point, b: Point): boolean;
}

interface Sky {
  readonly clouds: readonly Cloud[];
  readonly turn: number;
  readonly weather: Weather;
}

/** The clouds that hang over the table in this turn, as large as they are by now (PLA-CLD-04 to -07, PLA-R-49). */
export const cloudsOf = ({ clouds, turn, weather }: Sky): readonly CloudArea[] =>
  clouds.length === 0 ? NONE : clouds.flatMap(cloud => areaOf(cloud, turn, weather));
const NONE: readonly CloudArea[] = [];

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
        holds: p => pointsWithin(cloud.at, p, radius),
        crossedBy: (a, b) => squaredDistanceToSegment(cloud.at, a, b) <= radius * radius,
      },
    ];
  }
  const facing = cloud.source === 'canister' ? wind : cloud.at.facing;
  // A canister's cloud grows downwind from where it was laid; shells lay theirs about the point.
  const centre = cloud.source === 'canister' ? pointAhead(cloud.at, facing, depth / 2) : cloud.at;
  const outline = footprint({ x: centre.x, y: centre.y, facing }, width, depth);
  return [{ cloud, holds: p => inArea(outline, p), crossedBy: (a, b) => crossesInside(outline, a, b) }];
}
