import { forbid, otherSide, type Refusal, type Seat, type Side } from '@umpire/engine';
import { z } from 'zod';
import { closable, SHOWN } from '../../book/verbs.js';
import { OBSTACLE_KINDS, type ObstacleKind } from '../book/figures.js';
import type { PlayBook } from '../book.js';
import type { Mapping } from '../play/field.js';
import type { ObstaclePlaces } from '../play/obstacle-places.js';
import type { State } from '../play/state.js';
import type { VerbTypes } from '../play/types.js';
import { point, verb } from './verb.js';
import { wholeTable } from './zones.js';

const NAMES: Readonly<Record<ObstacleKind, string>> = { MNF: 'mine field', OBS: 'obstruction' };

const mayPlace = (view: State, by: Side): boolean =>
  view.phase === 'obstacles' && view.next === by && !view.obstaclesDone[by];

/** S8, optional: mine fields and obstructions, one at a time, the placer of the terrain first. */
export function obstacleVerbs(book: PlayBook & Mapping & ObstaclePlaces) {
  const { DISTANCES, idOf } = book;
  const { obstacleUnused } = book.tasks;
  const { OBSTACLE_RULES: RULES, OBSTACLE_SIDE, cornerOf, noMoreObstacles, obstacleRefusal } = book.terrain;

  const othersTurn = (rule: string): Refusal => forbid(rule, 'the other side places its obstacle now');

  function turnRefusal({ view, by, options }: Seat<VerbTypes>, kind: ObstacleKind): Refusal | undefined {
    const rule = RULES[kind];
    if (view.phase !== 'obstacles') return forbid(rule, 'obstacles are placed before deployment');
    const unused = obstacleUnused(kind, options);
    if (unused) return unused;
    if (!mayPlace(view, by)) return othersTurn(rule);
    return noMoreObstacles(view, by, kind);
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
    plan: (seat, { kind, point }) => turnRefusal(seat, kind) ?? obstacleRefusal(seat.view, seat.by, kind, point),
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
