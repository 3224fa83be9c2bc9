import { isRefusal } from '@umpire/engine';
import type { Base } from '../geometry/base.js';
import { standInBad } from '../play/forced.js';
import { type MovePlan, move } from '../play/moves.js';
import type { OrderOf, OrderStep } from '../play/orders.js';
import type { State } from '../play/state.js';
import { turnTowards, unitsPerW } from '../play/steps.js';
import { leaderOf, type Unit, unitBase, unitRates } from '../play/units.js';
import { allowanceOf } from '../rules/movement.js';
import { type Aim, aimOf } from './aims.js';
import type { Assessment } from './assessment.js';
import { charges } from './charges.js';
import { crowding } from './crowding.js';
import { danger } from './danger.js';
import { type Candidate, placed } from './hypothetical.js';
import { nextCharge } from './next-charge.js';
import { targetsOf, volleyWorth } from './shot-worth.js';

/** The charges and moves that a unit may think of where it stands; `state` lets it move. */
export function* candidatesOf(assessment: Assessment, state: State, unit: Unit): Iterable<Candidate> {
  yield* charges(assessment, state, unit);
  const aim = aimOf(assessment, unit);
  if (aim) yield* moves(assessment, state, unit, aim);
}

/** Its moves, by how much better it would stand. */
function* moves(assessment: Assessment, state: State, unit: Unit, aim: Aim): Iterable<Candidate> {
  const { options, by } = assessment;
  const stand = leaderOf(state, unit).id;
  const bases = unit.bodies.map(i => state.vignettes[i]!.base!);
  const here = placeWorth(assessment, state, unit, bases, aim);
  for (const steps of stepsTo(assessment, state, unit, aim)) {
    const order: OrderOf<'move'> = { verb: 'move', stand, steps };
    const plan = move.plan(state, by, order, options);
    if (isRefusal(plan)) continue;
    const { walk } = plan as MovePlan;
    yield { order, worth: placeWorth(assessment, state, unit, walk.ends, aim) - here };
  }
}

/** Shares of the way that is left. */
const SHARES = [1, 0.7, 0.4] as const;
/** Shares of its turn that it makes to go round something. */
const SIDEWAYS = [-1, -0.5, 0.5, 1] as const;
/** Turns of less than a degree are not worth saying. */
const LEAST_TURN = 10;

/** Straight on, or first a turn to what it wants, or may shoot at, or aside; some of the way, or all of it, or none. */
function* stepsTo(assessment: Assessment, state: State, unit: Unit, aim: Aim): Iterable<OrderStep[]> {
  const base = unitBase(state, unit);
  const rates = unitRates(unit, assessment.options);
  const { turn, move: far } = allowanceOf(rates, standInBad(state, [base]) ? 'bad' : 'good');
  const perW = unitsPerW(state.ground.now.top);
  const ways = SHARES.map(share => Math.floor(share * far * perW));
  if (rates.bad > 0 && rates.bad < far) ways.push(Math.floor(rates.bad * perW));
  for (const ahead of ways) yield [{ ahead }];
  if (rates.pivot === 'none') return;
  const turns = new Set<number>(SIDEWAYS.map(share => Math.trunc(share * turn * 10)));
  for (const point of [aim.towards(base), ...targetsOf(assessment, state, unit)]) {
    const wish = turnTowards(base, point, rates.pivot);
    turns.add(Math.trunc(Math.sign(wish) * Math.min(Math.abs(wish), turn) * 10));
  }
  for (const turned of turns) {
    if (Math.abs(turned) < LEAST_TURN) continue;
    yield [{ turn: turned }];
    for (const ahead of ways) yield [{ turn: turned }, { ahead }];
  }
}

/** Nothing shoots as well as a unit that stands where it can be used again. */
const VOLLEY = 0.8;

/** What it is worth to stand there at the end of the move: nearer to the aim, with a shot, before a charge, and in what danger. */
function placeWorth(assessment: Assessment, state: State, unit: Unit, ends: readonly Base[], aim: Aim): number {
  const there = placed(state, unit, ends);
  const shots = volleyWorth(assessment, there, unit.bodies);
  let peril = 0;
  let lie = 0;
  for (const [k, index] of unit.bodies.entries()) {
    peril += danger(assessment, index, ends[k]!);
    lie += aim.standing(ends[k]!);
  }
  const next = nextCharge(assessment, there, unit);
  return VOLLEY * shots + lie / unit.bodies.length + next - peril - crowding(assessment, unit, ends);
}
