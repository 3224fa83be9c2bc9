import {
  type Area,
  type Boxes,
  boxesAbout,
  inStrip,
  type Point,
  type Polygon,
  rectangle,
  type Strip,
} from '@umpire/engine';
import { memoized } from '../../common/book/memoized.js';
import type { Crossing, FeatureOfGround, Ground } from './state.js';

/** WW2-R-19: on a road while its centre is within 50m of the line. */
const ROAD_WIDTH = 100;
/** WW2-TER-42. */
export const RIVER_WIDTH = 250;

/** What is computed once from the ground, and kept beside it as long as it lasts. */
export interface Field {
  readonly outlines: readonly Polygon[];
  readonly roads: readonly Strip[];
  readonly river: Strip | undefined;
  /** All of these in one list, with what each is: for splitting moves. */
  readonly areas: readonly Area[];
  readonly boxes: Boxes;
  readonly meaning: readonly Meaning[];
}
export type Meaning =
  | { readonly kind: 'feature'; readonly feature: FeatureOfGround }
  | { readonly kind: 'road' }
  | { readonly kind: 'river' };

export const outlineOf = memoized(({ x, y, width, depth }: FeatureOfGround): Polygon => rectangle(x, y, width, depth));

export const fieldOf = memoized((ground: Ground): Field => {
  const outlines = ground.features.map(outlineOf);
  const roads = ground.roads.map(points => ({ points, width: ROAD_WIDTH }));
  const river = ground.river ? { points: ground.river, width: RIVER_WIDTH } : undefined;
  const entries: [Area, Meaning][] = [
    ...ground.features.map((feature, i): [Area, Meaning] => [outlines[i]!, { kind: 'feature', feature }]),
    ...roads.map((road): [Area, Meaning] => [road, { kind: 'road' }]),
    ...(river ? [[river, { kind: 'river' }] as [Area, Meaning]] : []),
  ];
  const areas = entries.map(([area]) => area);
  return { outlines, roads, river, areas, boxes: boxesAbout(areas), meaning: entries.map(([, what]) => what) };
});

/** WW2-HG-06: where a ferry plies, the road does not lead over the water. */
const FERRY_REACH = 2 * RIVER_WIDTH;
export const isAtFerry = ({ crossings }: Ground, at: Point): boolean =>
  crossings.some(({ kind, x, y }) => kind === 'ferry' && (x - at.x) ** 2 + (y - at.y) ** 2 <= FERRY_REACH ** 2);

/** Whether a point is on a bridge: where a road leads over the river, and no ferry plies. */
export function isOnBridge(ground: Ground, at: Point): boolean {
  const { roads, river } = fieldOf(ground);
  return river !== undefined && inStrip(river, at) && roads.some(road => inStrip(road, at)) && !isAtFerry(ground, at);
}
/** The marker of a ferry, 250m by 250m. */
export const ferryOutline = ({ x, y }: Crossing): Polygon =>
  rectangle(x - RIVER_WIDTH / 2, y - RIVER_WIDTH / 2, RIVER_WIDTH, RIVER_WIDTH);
