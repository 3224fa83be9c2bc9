import {
  forbid,
  gapToTableEdge,
  isRefusal,
  type Pose,
  type Procedure,
  type Refusal,
  samePoint,
  type Zone,
} from '@umpire/engine';
import { begin, optionPlan } from '../play/command.js';
import { part } from '../play/going.js';
import { isWhole, standUnder } from '../play/in-the-way.js';
import { go } from '../play/journeys.js';
import { planMove } from '../play/moving.js';
import { baseAt } from '../play/stands.js';
import { BASE, SIZE, type Stand, type State } from '../play/state.js';
import type { Play, Seat } from '../play/types.js';
import { goingAt, walkerOf } from '../play/ways.js';
import { breakOf, type Going, movePreview } from './move.js';
import { facing, id, path, pose, verb } from './verb.js';

/** WW2-R-122: a reserve comes on at its own base edge, as its option 1, and then moves. */

const EDGE = { kind: 'rect', x: 0 } as const;
function edgeOf({ ground: { now }, sides }: State, { side }: Stand): Zone {
  const y = sides[side].baseEdge === 'south' ? 0 : now.depth - 2 * BASE;
  return { ...EDGE, y, width: now.width, depth: 2 * BASE };
}

/** Why it cannot come on there: its base touches the edge, has room, and the ground carries it. */
function entryRefusal(view: State, stand: Stand, at: Pose, options: Seat['options']): Refusal | undefined {
  const { width, depth } = view.ground.now;
  const base = baseAt(at);
  const touches = Math.round(gapToTableEdge(base, view.sides[stand.side].baseEdge, width, depth)) === 0;
  if (!isWhole(view, base) || !touches) return forbid('WW2-R-122', 'its base touches its own base edge');
  if (standUnder(view.stands, stand.id, at)) return forbid('WW2-R-122', 'another stand is where it would come on');
  return goingAt(view.ground.now, at, walkerOf(stand), options).going === 'impassable'
    ? forbid('WW2-R-122', 'it cannot come on over that ground')
    : undefined;
}

/** Places along the edge where it could come on, from the middle outwards. */
export function entries(view: State, stand: Stand, options: Seat['options']): Pose[] {
  const { width, depth } = view.ground.now;
  const south = view.sides[stand.side].baseEdge === 'south';
  const y = south ? BASE / 2 : depth - BASE / 2;
  const many = Math.floor(width / BASE);
  const all = Array.from({ length: many }, (_, i) => ({ x: BASE / 2 + i * BASE, y, facing: south ? 0 : 1800 }));
  return all
    .filter(at => !entryRefusal(view, stand, at, options))
    .sort((one, other) => Math.abs(one.x - width / 2) - Math.abs(other.x - width / 2));
}

/** The table with the stand at the edge: its move, and what it costs, are measured from there. */
const there = (view: State, stand: Stand, at: Pose): { view: State; stand: Stand } => {
  const now: Stand = { ...stand, ...at, where: 'table' };
  return { stand: now, view: { ...view, stands: view.stands.map(one => (one.id === stand.id ? now : one)) } };
};

export interface Entry extends Going {
  readonly at: Pose;
}
function entryPlan(
  seat: Seat,
  piece: Stand,
  at: Pose,
  way: { path: readonly { x: number; y: number }[]; facing: number },
) {
  const { view, options } = seat;
  const refused = entryRefusal(view, piece, at, options);
  if (refused) return refused;
  const { stand, view: on } = there(view, piece, at);
  const paid = optionPlan({ ...seat, view: on }, stand, 1);
  if (isRefusal(paid)) return paid;
  const stays = way.facing === at.facing && way.path.every(to => samePoint(to, at));
  const still = { stand, way: [{ x: at.x, y: at.y }], facing: at.facing, metres: 0, used: 0, because: [] };
  const move = stays ? still : planMove(on, stand, 'tactical', way, options);
  return isRefusal(move) ? move : { paid, move, at };
}

function comingOn(game: Play, { at, paid, move }: Entry): Procedure<void> | undefined {
  begin(game, paid!);
  const { id: stand } = move.stand;
  const because = [{ rule: 'WW2-R-122', text: 'brought on at its own base edge' }];
  game.happen({ kind: 'entered', stand, at, because });
  if (move.metres === 0 && move.facing === at.facing) return part(game) as undefined;
  return go(game, move, 'tactical');
}

const inReserve = ({ where }: Stand): boolean => where === 'reserve';

export const enter = verb({
  order: { stand: id, at: pose, path, facing },
  label: 'Bring on',
  text: 'From the reserve, at your base edge, and then a move',
  key: 'e',
  use: 'move',
  on: ({ seat: { view, by }, piece }) =>
    view.phase === 'tactical' && view.active === by && !view.option && inReserve(piece) ? {} : undefined,
  may: (_seat, piece): Stand | Refusal =>
    inReserve(piece) ? piece : forbid('WW2-R-122', 'it does not wait in reserve'),
  fields: {
    at: {
      place: ({ seat: { view, options }, piece }) => {
        const [first] = entries(view, piece, options);
        if (!first) return forbid('WW2-R-122', 'there is no room at the base edge');
        return { zones: [edgeOf(view, piece)], size: SIZE, turn: true, at: first };
      },
    },
    path: { path: ({ piece, sofar }) => ({ from: sofar.at ?? piece, size: SIZE }) },
    facing: { turn: ({ piece, sofar }) => ({ from: sofar.at ?? piece, size: SIZE }) },
  },
  plan: (seat, { at, ...way }, piece): Entry | Refusal => entryPlan(seat, piece, at, way),
  preview: (plan, seat) =>
    movePreview('tactical', plan, { ...seat, view: there(seat.view, plan.move.stand, plan.at).view }),
  refused: (_seat, _order, why) => breakOf(why),
  act: (game, _by, _order, plan) => comingOn(game, plan),
});
