import {
  type Area,
  inches,
  inStrip,
  type Point,
  type Polygon,
  polylineCrossing,
  rectangle,
  type SightIndex,
  type Strip,
  sightIndex,
} from '@umpire/engine';
import { memoized } from '../../book/memoized.js';
import type { Gift } from '../../book/parts.js';
import type { SightPiece } from '../../ground/sight.js';
import type { PlayBook } from '../book.js';
import type { Meeting } from '../tables/going.js';
import type { Ground, Obstacle, PieceOfTerrain } from './state.js';

/** What is computed once from the ground, and kept beside it as long as it lasts. */
export interface Field {
  readonly outlines: readonly Polygon[];
  readonly pieces: readonly SightPiece[];
  readonly sight: SightIndex;
  readonly roads: readonly Strip[];
  readonly river: Strip | undefined;
  /** Bridges that engineers built. The part of a road over the river is a bridge too (HSE-05). */
  readonly bridges: readonly Strip[];
  /** Where roads cross the river, for drawing. */
  readonly crossings: readonly Strip[];
  readonly obstacles: readonly Polygon[];
  /** All of these in one list, with what each is: for splitting moves. */
  readonly areas: readonly Area[];
  readonly meaning: readonly Meaning[];
}

export type Meaning =
  | { readonly kind: 'piece'; readonly piece: PieceOfTerrain }
  | { readonly kind: 'road' }
  | { readonly kind: 'river' }
  | { readonly kind: 'bridge' }
  | { readonly kind: 'obstacle'; readonly obstacle: Obstacle };

export const outlineOf = (piece: PieceOfTerrain): Polygon => rectangle(piece.x, piece.y, piece.width, piece.depth);

export const centreOf = (piece: PieceOfTerrain): Point => ({
  x: Math.round(piece.x + piece.width / 2),
  y: Math.round(piece.y + piece.depth / 2),
});

function nearestLeg(river: Strip, at: Point): readonly [Point, Point] {
  for (let i = 1; i < river.points.length; i++) {
    const leg = { points: [river.points[i - 1]!, river.points[i]!], width: river.width };
    if (inStrip(leg, at)) return [river.points[i - 1]!, river.points[i]!];
  }
  return [river.points[0]!, river.points[1]!];
}

/** HSE-26: of pieces that meet, the one that is spoken of; built-up areas first, since they give cover. */
const FOREMOST: readonly PieceOfTerrain['kind'][] = ['MBUA', 'BUA', 'SFH', 'LFA', 'H', 'wood', 'hill'];
const rank = ({ kind, jungle }: PieceOfTerrain): number => FOREMOST.indexOf(kind) * 2 - (jungle ? 1 : 0);

/** R-97, HSE-26: which piece lies under a point, and which others meet it there, in whatever order they were laid. */
export function underfoot(pieces: readonly PieceOfTerrain[]): Underfoot {
  if (pieces.length < 2) return { top: pieces[0], meets: undefined };
  const [top, ...others] = [...pieces].sort((p, q) => rank(p) - rank(q));
  if (top!.kind === 'MBUA') return { top, meets: undefined };
  return { top, meets: others.map(({ kind, jungle }) => ({ terrain: kind, jungle })) };
}
interface Underfoot {
  readonly top: PieceOfTerrain | undefined;
  readonly meets: readonly Meeting[] | undefined;
}

export type Mapping = Gift<'terrain', typeof mapping>;

/** What is made once of a ground: its areas, strips and the grid of sight. */
export function mapping(book: PlayBook) {
  const { DISTANCES } = book;

  /** RIV-05, HSE-07: a river is a strip 1" wide, and so is a bridge that engineers build. */
  const RIVER_WIDTH = inches(DISTANCES.river);
  /** HSE-05. */
  const ROAD_WIDTH = inches(DISTANCES.road);
  /** HSE-08, HSE-09. */
  const OBSTACLE_SIDE = inches(DISTANCES.obstacle);

  const fieldOf = memoized(makeField);

  function makeField(ground: Ground): Field {
    const outlines = ground.pieces.map(outlineOf);
    const roads = ground.roads.map(road => roadStrip(ground, road.from, road.to));
    const river = ground.river ? { points: ground.river, width: RIVER_WIDTH } : undefined;
    const bridges = river ? ground.bridges.map(at => builtBridge(river, at)) : [];
    const obstacles = ground.obstacles.map(o => rectangle(o.x, o.y, OBSTACLE_SIDE, OBSTACLE_SIDE));
    const entries: [Area, Meaning][] = [
      ...ground.pieces.map((piece, i): [Area, Meaning] => [outlines[i]!, { kind: 'piece', piece }]),
      ...roads.map((road): [Area, Meaning] => [road, { kind: 'road' }]),
      ...(river ? [[river, { kind: 'river' }] as [Area, Meaning]] : []),
      ...bridges.map((bridge): [Area, Meaning] => [bridge, { kind: 'bridge' }]),
      ...ground.obstacles.map((obstacle, i): [Area, Meaning] => [obstacles[i]!, { kind: 'obstacle', obstacle }]),
    ];
    return {
      outlines,
      pieces: ground.pieces.map(({ kind }, i) => ({ kind, outline: outlines[i]! })),
      sight: sightIndex(outlines, ground.width, ground.depth),
      roads,
      river,
      bridges,
      crossings: river ? crossingsOf(roads, river) : [],
      obstacles,
      areas: entries.map(([area]) => area),
      meaning: entries.map(([, meaning]) => meaning),
    };
  }

  /** HSE-04: roads run straight between the centres of built-up areas. */
  function roadStrip(ground: Ground, from: string, to: string): Strip {
    const ends = [from, to].map(id => centreOf(ground.pieces.find(piece => piece.id === id)!));
    return { points: ends, width: ROAD_WIDTH };
  }

  /** RIV-04: where a road crosses the river there is a bridge. */
  function crossingsOf(roads: readonly Strip[], river: Strip): Strip[] {
    return roads.flatMap(road => {
      const at = polylineCrossing(road.points, river.points);
      return at ? [alongRoad(road, at)] : [];
    });
  }

  /** The part of a road within one width of where it meets the water. */
  function alongRoad(road: Strip, at: Point): Strip {
    const [a, b] = [road.points[0]!, road.points[1]!];
    const length = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
    const reach = RIVER_WIDTH;
    const step = (sign: number): Point => ({
      x: Math.round(at.x + (sign * reach * (b.x - a.x)) / length),
      y: Math.round(at.y + (sign * reach * (b.y - a.y)) / length),
    });
    return { points: [step(-1), step(1)], width: ROAD_WIDTH };
  }

  /** HSE-07: a bridge straight over the river, 1" wide. */
  function builtBridge(river: Strip, at: Point): Strip {
    const [a, b] = nearestLeg(river, at);
    const length = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
    const across = (sign: number): Point => ({
      x: Math.round(at.x + (sign * RIVER_WIDTH * -(b.y - a.y)) / length),
      y: Math.round(at.y + (sign * RIVER_WIDTH * (b.x - a.x)) / length),
    });
    return { points: [across(-1), across(1)], width: RIVER_WIDTH };
  }

  return { OBSTACLE_SIDE, fieldOf };
}
