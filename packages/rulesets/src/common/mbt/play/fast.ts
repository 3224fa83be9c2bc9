import { FULL_TURN, forward, inches, isRefusal, type Options, type Point, rounded, SCALE } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import { type Gone, goOn } from '../rules/movement.js';
import type { Ways } from './legs.js';
import type { MovePermission } from './may-move.js';
import type { Moving } from './moving.js';
import type { Stand, State } from './state.js';

const DIRECTIONS = 16;

const along = ({ from, to }: { from: Point; to: Point }, t: number): Point => ({
  x: rounded(from.x + (to.x - from.x) * t),
  y: rounded(from.y + (to.y - from.y) * t),
});

export type FastDuty = Gift<'moving', typeof fastDuty>;

/** Who is FAST must move. */
export function fastDuty(book: PlayBook & Ways & MovePermission & Moving) {
  const { allowanceOf, goingFor, mayMove, planMove, shareUsed, stretchesOf } = book.moving;
  const { isFast, isUnit } = book.words;

  /** MOV-07, R-67: a revealed FAST stand of the selected groups that could make its half move and has not. */
  function owesHalfMove(state: State, options: Options): Stand | undefined {
    const last = state.selected.at(-1);
    if (last === undefined) return undefined;
    return state.groups[last]!.members.map(i => state.stands[i]!).find(stand => owes(state, stand, options));
  }

  function owes(state: State, stand: Stand, options: Options): boolean {
    const { nature, place, moved, revealed } = stand;
    if (place !== 'table' || moved !== 'none' || !revealed || !isFast(nature!)) return false;
    if (!isUnit(nature!)) return false;
    if (isRefusal(mayMove({ view: state, by: stand.side, options }, 'tactical', stand.id))) return false;
    for (let i = 0; i < DIRECTIONS; i++)
      if (halfMoveIsLegal(state, stand, (i * FULL_TURN) / DIRECTIONS, options)) return true;
    return false;
  }

  function halfMoveIsLegal(state: State, stand: Stand, facing: number, options: Options): boolean {
    const to = halfWay(state, stand, facing, options);
    if (!to) return false;
    const seat = { view: state, by: stand.side, options };
    return !isRefusal(planMove(seat, 'tactical', stand, { path: [to], facing: stand.facing }));
  }

  /** Where a straight move that uses just half of the tactical allowance ends; nowhere if the ground bars it. */
  function halfWay(state: State, stand: Stand, facing: number, options: Options): Point | undefined {
    const allowance = allowanceOf(stand.nature!, stand.revealed, 'tactical', options);
    if (isRefusal(allowance)) return undefined;
    const way = forward(facing);
    const far = Math.ceil(inches(1) * allowance.good * 0.5) + 1;
    const end = { x: stand.x + Math.round((way.x * far) / SCALE), y: stand.y + Math.round((way.y * far) / SCALE) };
    const gone: Gone = { good: 0, bad: 0 };
    for (const stretch of stretchesOf(state.ground.now, [stand, end])) {
      const { going } = goingFor(state.ground.now, stretch, stand.nature!, state.light, options);
      if (going === 'impassable') return undefined;
      const rate = going === 'good' ? allowance.good : allowance.bad;
      const left = (0.5 - shareUsed(gone, allowance, options)) * rate;
      if (stretch.distance >= left) return along(stretch, Math.min(1, (left + 0.01) / stretch.distance));
      goOn(gone, going, stretch.distance);
    }
    return end;
  }

  return { owesHalfMove, halfWay };
}
