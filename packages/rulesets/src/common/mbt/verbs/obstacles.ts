import {
  forbid,
  inches,
  meetsStrip,
  otherSide,
  overlapsPolygon,
  type Point,
  type Refusal,
  rectangle,
  type Seat,
  type Side,
} from '@umpire/engine';
import { z } from 'zod';
import { closable, SHOWN } from '../../book/verbs.js';
import { OBSTACLE_KINDS, type ObstacleKind, type PlayBook } from '../book.js';
import type { Mapping } from '../play/field.js';
import type { State } from '../play/state.js';
import type { VerbTypes } from '../play/types.js';
import { point, verb } from './verb.js';
import { wholeTable } from './zones.js';

const EACH_GROUP = 2;
const NAMES: Readonly<Record<ObstacleKind, string>> = { MNF: 'mine field', OBS: 'obstruction' };

const mayPlace = (view: State, by: Side): boolean =>
  view.phase === 'obstacles' && view.next === by && !view.obstaclesDone[by];

/** S8, optional: mine fields and obstructions, one at a time, the placer of the terrain first. */
export function obstacleVerbs(book: PlayBook & Mapping) {
  const { DISTANCES, OBSTACLE_SIDE, fieldOf, idOf, obstacleUnused } = book;

  const RULES: Readonly<Record<ObstacleKind, string>> = { MNF: idOf('HSE-08'), OBS: idOf('HSE-09') };
  const cornerOf = ({ x, y }: Point): Point => ({ x: x - OBSTACLE_SIDE / 2, y: y - OBSTACLE_SIDE / 2 });
  const othersTurn = (rule: string): Refusal => forbid(rule, 'the other side places its obstacle now');

  function turnRefusal({ view, by, options }: Seat<VerbTypes>, kind: ObstacleKind): Refusal | undefined {
    const rule = RULES[kind];
    if (view.phase !== 'obstacles') return forbid(rule, 'obstacles are placed before deployment');
    const unused = obstacleUnused(kind, options);
    if (unused) return unused;
    if (!mayPlace(view, by)) return othersTurn(rule);
    const groups = view.groups.filter(g => g.side === by).length;
    const placed = view.ground.now.obstacles.filter(o => o.side === by && o.kind === kind).length;
    return placed >= EACH_GROUP * groups ? forbid(rule, 'up to two for each Battle Group') : undefined;
  }

  function placeRefusal(view: State, by: Side, kind: ObstacleKind, at: Point): Refusal | undefined {
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

  const placeObstacle = verb({
    order: { kind: z.enum(OBSTACLE_KINDS), point },
    label: 'Place an obstacle',
    text: `A mine field or an obstruction, ${DISTANCES.obstacle}" square`,
    on: ({ seat: { view, by } }) => (mayPlace(view, by) ? SHOWN : undefined),
    fields: {
      kind: {
        choose: ({ seat }) =>
          OBSTACLE_KINDS.map(value => closable({ value, label: NAMES[value] }, turnRefusal(seat, value))),
      },
      point: {
        aim: ({ seat: { view } }) => ({ shape: { kind: 'square', side: OBSTACLE_SIDE }, zones: [wholeTable(view)] }),
      },
    },
    plan: (seat, { kind, point }) => turnRefusal(seat, kind) ?? placeRefusal(seat.view, seat.by, kind, point),
    act(game, by, { kind, point }) {
      const { obstacles } = game.state.ground.now;
      const id = `${kind.toLowerCase()}${obstacles.length + 1}`;
      const because = [{ rule: RULES[kind], text: 'placed face up' }];
      game.happen({ kind: 'obstaclePlaced', obstacle: { id, kind, side: by, ...cornerOf(point) }, because });
    },
  });

  const doneObstacles = verb({
    order: {},
    label: 'No more obstacles',
    text: 'Go on to deployment',
    key: 'f',
    ends: 'step',
    on: ({ seat: { view, by } }) => (mayPlace(view, by) ? SHOWN : undefined),
    plan({ view, by }) {
      if (view.phase !== 'obstacles' || view.obstaclesDone[by])
        return forbid(idOf('HSE-08'), 'there are no obstacles to place now');
      return view.next !== by && !view.obstaclesDone[otherSide(by)] ? othersTurn(idOf('HSE-08')) : undefined;
    },
    act: (game, by) => game.happen({ kind: 'obstaclesDone', side: by }),
  });

  return { placeObstacle, doneObstacles };
}
