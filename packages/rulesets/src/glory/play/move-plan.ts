import { type Citation, forbid, isRefusal, type Options, type Refusal, turnFrom } from '@umpire/engine';
import { SLACK } from '../limits.js';
import { pathReasons, stepped } from '../rules/movement.js';
import type { Step } from '../tables/steps.js';
import type { OrderStep } from '../verbs/verb.js';
import type { Arrival, EventOf, Stood } from './events.js';
import { voluntaryRefusal } from './moving.js';
import type { State } from './state.js';
import { degreesOf, stepsOf, unitsPerW } from './steps.js';
import type { Play } from './types.js';
import { bodyIds, leaderOf, moverOf, type Unit, unitBase, unitRates } from './units.js';
import { type ClearWalk, touchesEnemy, type Walk, walkOf } from './walk.js';

/** What a plan of a move hands on. */
export interface MovePlan {
  readonly unit: Unit;
  readonly walk: Walk;
}

/** Where the bodies of a unit stand. */
function stoodAt({ vignettes }: State, { bodies }: Unit, ends: Walk['ends']): Stood[] {
  const stood: Stood[] = [];
  for (let k = 0; k < bodies.length; k++) stood.push({ id: vignettes[bodies[k]!]!.id, base: ends[k]! });
  return stood;
}

/** A unit has moved. */
export function happenMoved(
  game: Play,
  unit: Unit,
  walk: Pick<Walk, 'ends' | 'steps' | 'turned' | 'way'>,
  how: EventOf<'moved'>['how'],
  arrivals: readonly Arrival[],
  because: readonly Citation[],
): void {
  const { steps, turned, way } = walk;
  game.happen({
    kind: 'moved',
    stands: stoodAt(game.state, unit, walk.ends),
    how,
    steps,
    turned,
    way,
    arrivals,
    because,
  });
}

/** IGR-INI-15: whoever acts as its player wishes has acted once it has moved. */
export function endWill(game: Play, unit: Unit): void {
  if (game.state.phase !== 'initiative' || leaderOf(game.state, unit).now.thrown === null) return;
  game.happen({ kind: 'acted', stands: bodyIds(game.state, unit), does: 'player', stayed: false, because: [] });
}

/** IGR-CHG-01: a move that is no charge touches nobody. */
function touchRefusal(state: State, walk: ClearWalk): Refusal | undefined {
  return touchesEnemy(state, walk)
    ? forbid('IGR-CHG-01', 'a move to contact is a charge, and is declared as one')
    : undefined;
}

/** IGR-MOV-07 to IGR-MOV-16: a unit moves by these steps. */
export function movePlan(state: State, unit: Unit, steps: readonly Step[], options: Options): Refusal | MovePlan {
  const walk = walkOf(state, unit, steps, options, null);
  if (isRefusal(walk)) return walk;
  return touchRefusal(state, walk) ?? voluntaryRefusal(state, unit, walk, options) ?? { unit, walk };
}

/** What an order to move says. */
interface Ordered {
  readonly steps: readonly OrderStep[];
  readonly facing?: number | undefined;
}

/** The steps of a `move`; the facing at its end, if one is given, is one more turn. */
export function orderedSteps(state: State, unit: Unit, order: Ordered, options: Options): Step[] {
  const base = unitBase(state, unit);
  const { pivot } = unitRates(unit, options);
  const steps = stepsOf(base, order.steps, pivot, unitsPerW(state.ground.now.top));
  if (order.facing === undefined) return steps;
  let end = base;
  for (const step of steps) end = stepped(end, step, pivot);
  const turn = turnFrom(end.facing, degreesOf(order.facing));
  // What a whole number of tenths cannot say is no turn.
  return Math.abs(turn) < TENTH ? steps : [...steps, { turn, backward: false }];
}
const TENTH = 0.1 - SLACK;

/** The same for every move of a unit in the same going. */
export function moveReasons(unit: Unit, bad: boolean, options: Options): readonly Citation[] {
  const { notes } = unit;
  if (notes.reasons?.options !== options) {
    const mover = moverOf(unit);
    const { pivot } = unitRates(unit, options);
    notes.reasons = {
      options,
      good: pathReasons(mover, pivot, false, options),
      bad: pathReasons(mover, pivot, true, options),
    };
  }
  return bad ? notes.reasons.bad : notes.reasons.good;
}

export const endPursuit = (game: Play, unit: Unit): void => {
  if (game.state.pursuit.unit !== null) game.happen({ kind: 'pursuitEnded', stands: bodyIds(game.state, unit) });
};

/** The one step of a `turn`, the short way. */
export const turnSteps = (state: State, unit: Unit, facing: number): Step[] => [
  { turn: turnFrom(unitBase(state, unit).facing, degreesOf(facing)), backward: false },
];
