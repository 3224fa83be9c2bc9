import {
  forbid,
  inches,
  meetsStrip,
  type Options,
  otherSide,
  overlapsPolygon,
  type Point,
  type Refusal,
  rectangle,
  type Side,
} from '@umpire/engine';
import type { PlayBook } from '../book.js';
import type { FieldPlay } from './field.js';
import type { OrderOf } from './orders.js';
import type { State } from './state.js';
import type { Play } from './types.js';
import { verb } from './verb.js';

/** S8, optional: mine fields and obstructions, one at a time, the placer of the terrain first. */
const EACH_GROUP = 2;

export type ObstaclesPlay = ReturnType<typeof obstaclesPlay>;

export function obstaclesPlay(book: PlayBook & FieldPlay) {
  const { DISTANCES, OBSTACLE_SIDE, fieldOf, idOf, obstacleUnused } = book;

  function obstacleFault(
    state: State,
    by: Side,
    order: OrderOf<'placeObstacle'>,
    options: Options,
  ): Refusal | undefined {
    const rule = order.kind === 'MNF' ? idOf('HSE-08') : idOf('HSE-09');
    if (state.phase !== 'obstacles') return forbid(rule, 'obstacles are placed before deployment');
    const unused = obstacleUnused(order.kind, options);
    if (unused) return unused;
    if (state.next !== by || state.obstaclesDone[by]) return forbid(rule, 'the other side places its obstacle now');
    const ground = state.ground.now;
    const groups = state.groups.filter(g => g.side === by).length;
    const placed = ground.obstacles.filter(o => o.side === by && o.kind === order.kind).length;
    if (placed >= EACH_GROUP * groups) return forbid(rule, 'up to two for each Battle Group');
    const { x, y } = cornerOf(order.point);
    if (x < 0 || y < 0 || x + OBSTACLE_SIDE > ground.width || y + OBSTACLE_SIDE > ground.depth)
      return forbid(idOf('TAB-04'), 'it lies wholly on the table');
    const square = rectangle(x, y, OBSTACLE_SIDE, OBSTACLE_SIDE);
    const field = fieldOf(ground);
    if (field.obstacles.some(other => overlapsPolygon(square, other)))
      return forbid(rule, 'it would lie on another obstacle');
    if (order.kind === 'MNF')
      return tooDeep(state, by, order.point)
        ? forbid(rule, 'a mine field lies within 18" of the own base edge')
        : undefined;
    const strips = [...field.roads, ...(field.river ? [field.river] : [])];
    const covered =
      field.outlines.some(piece => overlapsPolygon(square, piece)) || strips.some(strip => meetsStrip(strip, square));
    return covered ? forbid(rule, 'an obstruction lies on open ground, off roads and river') : undefined;
  }

  const cornerOf = ({ x, y }: Point): Point => ({ x: x - OBSTACLE_SIDE / 2, y: y - OBSTACLE_SIDE / 2 });

  function tooDeep(state: State, by: Side, { x, y }: Point): boolean {
    const { width, depth } = state.ground.now;
    const edge = state.sides[by].baseEdge;
    const far = edge === 'south' ? y : edge === 'north' ? depth - y : edge === 'west' ? x : width - x;
    return far + OBSTACLE_SIDE / 2 > inches(DISTANCES.minefieldDepth);
  }

  function putDown(game: Play, by: Side, order: OrderOf<'placeObstacle'>): void {
    const { obstacles } = game.state.ground.now;
    const id = `${order.kind.toLowerCase()}${obstacles.length + 1}`;
    const rule = order.kind === 'MNF' ? idOf('HSE-08') : idOf('HSE-09');
    game.happen({
      kind: 'obstaclePlaced',
      obstacle: { id, kind: order.kind, side: by, ...cornerOf(order.point) },
      because: [{ rule, text: 'placed face up' }],
    });
  }

  const placeObstacle = verb<OrderOf<'placeObstacle'>>(obstacleFault, putDown);

  function doneFault(state: State, by: Side): Refusal | undefined {
    if (state.phase !== 'obstacles' || state.obstaclesDone[by])
      return forbid(idOf('HSE-08'), 'there are no obstacles to place now');
    if (state.next !== by && !state.obstaclesDone[otherSide(by)])
      return forbid(idOf('HSE-08'), 'the other side places its obstacle now');
    return undefined;
  }

  const doneObstacles = verb<OrderOf<'doneObstacles'>>(doneFault, (game, by) =>
    game.happen({ kind: 'obstaclesDone', side: by }),
  );

  return { cornerOf, placeObstacle, doneObstacles };
}
