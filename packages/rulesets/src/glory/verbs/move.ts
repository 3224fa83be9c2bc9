import { forbid, isRefusal, normalFacing } from '@umpire/engine';
import { SHOWN } from '../../common/book/verbs.js';
import type { Arrival } from '../play/events.js';
import {
  endPursuit,
  endWill,
  happenMoved,
  type MovePlan,
  movePlan,
  moveReasons,
  orderedSteps,
  turnSteps,
} from '../play/move-plan.js';
import type { State, Vignette } from '../play/state.js';
import type { Play, Seat } from '../play/types.js';
import { type Unit, unitRates } from '../play/units.js';
import { facing, id, steps, verb } from './verb.js';
import { drawnFrom, endAside, mayMove, movePreview, showsMoves, unitAt } from './way.js';

const TOUCHES_NOBODY: readonly Arrival[] = [];

function moved(game: Play, { unit, walk }: MovePlan): void {
  happenMoved(game, unit, walk, 'move', TOUCHES_NOBODY, moveReasons(unit, walk.bad, game.options));
  endPursuit(game, unit);
  endWill(game, unit);
}

const pivotOf = (seat: Seat, v: Vignette) => unitRates(unitAt(seat, v), seat.options).pivot;

export const move = verb({
  order: { stand: id, steps, facing: facing.optional() },
  label: 'Move',
  text: 'Turns and straight advances, within both rates',
  key: 'm',
  use: 'move',
  on: ({ seat, piece }) =>
    showsMoves(seat, piece)
      ? {
          // Units that turn about their centre may face anywhere at the end of a path; those that wheel come as the path leads them.
          fields: pivotOf(seat, piece) === 'centre' ? ['steps', 'facing'] : ['steps'],
        }
      : undefined,
  may: mayMove,
  fields: {
    steps: { path: ({ seat, piece }) => drawnFrom(seat, piece) },
    facing: { turn: ({ seat, piece }) => drawnFrom(seat, piece) },
  },
  plan: ({ view, options }, order, unit) => movePlan(view, unit, orderedSteps(view, unit, order, options), options),
  preview: movePreview,
  refused: (seat, order) =>
    endAside(seat, order.stand, (view, unit, options) => orderedSteps(view, unit, order, options)),
  act: (game, _by, _order, plan) => moved(game, plan),
});

function turnFrom(seat: Seat, v: Vignette) {
  const drawn = drawnFrom(seat, v);
  if (isRefusal(drawn)) return drawn;
  const most = turnsMost(seat, v, drawn.from.facing);
  const about = pivotOf(seat, v) === 'corner' ? 'corner' : 'centre';
  return { ...drawn, about, ...(most !== undefined && { most }) } as const;
}

/** IGR-MOV-08: how far it may turn from where it stands, in tenths of a degree; undefined: all round, or not at all. */
function turnsMost(seat: Seat, v: Vignette, from: number): number | undefined {
  const { view, options } = seat;
  const unit = unitAt(seat, v);
  const plan = movePlan(view, unit, turnSteps(view, unit, normalFacing(from + A_LITTLE)), options);
  const turn = isRefusal(plan) ? undefined : plan.walk.allowance.turn;
  return turn === undefined || turn >= HALF_ROUND ? undefined : Math.floor(turn * 10);
}
const HALF_ROUND = 180;
const A_LITTLE = 10;

/** Only a turn, by the unit's own kind of pivot. */
export const turn = verb({
  order: { stand: id, facing },
  label: 'Turn',
  text: 'Only turn, within its rate',
  key: 't',
  use: 'move',
  on: ({ seat, piece }) => {
    if (!showsMoves(seat, piece)) return undefined;
    const pivot = pivotOf(seat, piece);
    if (pivot === 'none') return undefined;
    return { label: pivot === 'corner' ? 'Wheel' : 'Turn' };
  },
  may: mayMove,
  fields: { facing: { turn: ({ seat, piece }) => turnFrom(seat, piece) } },
  plan: ({ view, options }, { facing }, unit) => movePlan(view, unit, turnSteps(view, unit, facing), options),
  preview: movePreview,
  refused: (seat, order) => endAside(seat, order.stand, (view, unit) => turnSteps(view, unit, order.facing)),
  act: (game, _by, _order, plan) => moved(game, plan),
});

const isPursuing = (view: State, unit: Unit): boolean => view.pursuit.unit === unit.id;

/** IGR-R-55: the charger whose target evaded stays where it is. */
export const halt = verb({
  order: { stand: id },
  label: 'Halt',
  text: 'The target evaded: stay where you are',
  key: 'h',
  on: ({ seat, piece }) => (showsMoves(seat, piece) && isPursuing(seat.view, unitAt(seat, piece)) ? SHOWN : undefined),
  may: mayMove,
  plan: ({ view }, _order, unit) =>
    isPursuing(view, unit) ? unit : forbid('IGR-R-55', 'it is not a charger whose target evaded'),
  act: (game, _by, _order, unit) => {
    endPursuit(game, unit);
    endWill(game, unit);
  },
});
