import {
  forbid,
  inches,
  meetsStrip,
  overlapsPolygon,
  type Point,
  type Refusal,
  rectangle,
  type Side,
} from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { ObstacleKind } from '../book/figures.js';
import type { PlayBook } from '../book.js';
import type { Mapping } from './field.js';
import type { State } from './state.js';

const EACH_GROUP = 2;

export type ObstaclePlaces = Gift<'terrain', typeof obstaclePlaces>;

/** Where mine fields and obstructions may lie, and how many (HSE-08, HSE-09): whether players place them or a scenario prints them. */
export function obstaclePlaces(book: PlayBook & Mapping) {
  const { DISTANCES, idOf } = book;
  const { OBSTACLE_SIDE, fieldOf } = book.terrain;

  const RULES: Readonly<Record<ObstacleKind, string>> = { MNF: idOf('HSE-08'), OBS: idOf('HSE-09') };
  const cornerOf = ({ x, y }: Point): Point => ({ x: x - OBSTACLE_SIDE / 2, y: y - OBSTACLE_SIDE / 2 });

  function noMoreObstacles(view: State, by: Side, kind: ObstacleKind): Refusal | undefined {
    const groups = view.groups.filter(g => g.side === by).length;
    const placed = view.ground.now.obstacles.filter(o => o.side === by && o.kind === kind).length;
    return placed >= EACH_GROUP * groups ? forbid(RULES[kind], 'up to two for each Battle Group') : undefined;
  }

  function obstacleRefusal(view: State, by: Side, kind: ObstacleKind, at: Point): Refusal | undefined {
    const rule = RULES[kind];
    const ground = view.ground.now;
    const { x, y } = cornerOf(at);
    if (x < 0 || y < 0 || x + OBSTACLE_SIDE > ground.width || y + OBSTACLE_SIDE > ground.depth)
      return forbid(idOf('TAB-04'), 'it lies wholly on the table');
    const square = rectangle(x, y, OBSTACLE_SIDE, OBSTACLE_SIDE);
    const field = fieldOf(ground);
    if (field.obstacles.some(other => overlapsPolygon(square, other)))
      return forbid(rule, 'it would lie on another obstacle');
    if (kind === 'MNF')
      return tooDeep(view, by, at)
        ? forbid(rule, `a mine field lies within ${DISTANCES.minefieldDepth}" of the own base edge`)
        : undefined;
    const strips = [...field.roads, ...(field.river ? [field.river] : [])];
    const covered =
      field.outlines.some(piece => overlapsPolygon(square, piece)) || strips.some(strip => meetsStrip(strip, square));
    return covered ? forbid(rule, 'an obstruction lies on open ground, off roads and river') : undefined;
  }

  function tooDeep(view: State, by: Side, { x, y }: Point): boolean {
    const { width, depth } = view.ground.now;
    const edge = view.sides[by].baseEdge;
    const far = edge === 'south' ? y : edge === 'north' ? depth - y : edge === 'west' ? x : width - x;
    return far + OBSTACLE_SIDE / 2 > inches(DISTANCES.minefieldDepth);
  }

  return { OBSTACLE_RULES: RULES, cornerOf, noMoreObstacles, obstacleRefusal };
}
