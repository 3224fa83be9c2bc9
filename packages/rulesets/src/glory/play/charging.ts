import {
  type Citation,
  forbid,
  isRefusal,
  type Options,
  type Procedure,
  type Refusal,
  type Side,
} from '@umpire/engine';
import { citation, refusedBy } from '../lines.js';
import { afterEvade } from '../rules/charge.js';
import { type Base, linedUp, mayLineUp, wayTo } from '../rules/geometry.js';
import { pathReasons, stepped } from '../rules/movement.js';
import { NOT_REACHED } from '../tables/sentences.js';
import type { Step } from '../tables/steps.js';
import type { OrderStep } from '../verbs/verb.js';
import { cutWalk } from './cut-walk.js';
import { settleEvades } from './evading.js';
import type { Arrival } from './events.js';
import { words } from './measure.js';
import { endPursuit, endWill, happenMoved, type MovePlan } from './move-plan.js';
import { voluntaryRefusal } from './moving.js';
import type { State } from './state.js';
import { stepsOf, unitsPerW } from './steps.js';
import type { Play, Seat } from './types.js';
import { bodyIds, leaderOf, moverOf, type Unit, unitBase, unitDistance, unitOf, unitRates } from './units.js';
import { arrivalsOf, bodiesAt, isFreeFor, type Walk, walkOf } from './walk.js';

export interface ChargePlan extends MovePlan {
  readonly target: number;
  readonly steps: readonly Step[];
  readonly arrivals: readonly Arrival[];
}

/** An enemy on the table, by the name of either of a pair. */
export function enemyBody(state: State, by: Side, id: string): Refusal | number {
  const index = state.lookup.ids[id];
  const v = index === undefined ? undefined : state.vignettes[index];
  if (!v || v.side === by) return forbid('IGR-CHG-05', 'the target is an enemy vignette');
  if (v.place !== 'table') return forbid('IGR-RES-07', 'the target is not on the table');
  const { bodies } = unitOf(state, index!);
  return bodies.includes(index!) ? index! : bodies[0]!;
}

/** Whom a unit might charge, whatever its path. */
export function chargeTarget({ view, by, options }: Seat, unit: Unit, id: string): Refusal | number {
  const target = enemyBody(view, by, id);
  if (isRefusal(target)) return target;
  const far = unitDistance(view, unit, view.vignettes[target]!.base!);
  return far > chargeReach(view, unit, options)
    ? forbid(
        'IGR-CHG-01',
        `too far for a charge: ${words(far)} W away, it moves ${words(unitRates(unit, options).good)} W`,
      )
    : target;
}

/** Rounded down. */
const DEGREES_PER_RADIAN = 57;

/** Nobody farther away is reached, whatever the path: the move, and as far as its corners swing when it turns. */
function chargeReach(view: State, unit: Unit, options: Options): number {
  const { halfWidth, halfDepth } = unitBase(view, unit);
  const { good, turn, pivot } = unitRates(unit, options);
  const half = Math.sqrt(halfWidth * halfWidth + halfDepth * halfDepth);
  const radius = pivot === 'none' ? 0 : pivot === 'corner' ? 2 * half : half;
  return good + Math.min(2, turn / DEGREES_PER_RADIAN) * radius; // no chord is longer than its arc, or than two radii
}

/** IGR-CHG-01, IGR-CHG-05: a charge reaches its target where it stands, and touches nobody before. */
export function chargePlan(
  state: State,
  unit: Unit,
  target: number,
  steps: readonly Step[],
  options: Options,
): Refusal | ChargePlan {
  if (steps[steps.length - 1]?.ahead === undefined)
    return forbid('IGR-CHG-01', 'contact is made by an advance, never by a turn');
  const walk = walkOf(state, unit, steps, options, target);
  if (isRefusal(walk)) return walk;
  const arrivals = arrivalsOf(state, unit, walk.ends);
  if (!arrivals.some(a => a.enemy === state.vignettes[target]!.id)) return refusedBy(NOT_REACHED);
  return voluntaryRefusal(state, unit, walk, options) ?? { unit, walk, target, steps, arrivals };
}

const DECLARED = citation('IGR-CHG-01', 'a move to contact is a charge');

const LINES_UP = citation('IGR-CHG-02', 'on contact it lines up, within its turn and move');
const FLUSH = citation('IGR-GEO-12', 'it turns about the point of contact until its front lies flush');
export const LINES_UP_BECAUSE: readonly Citation[] = [LINES_UP, FLUSH];

/** IGR-GEO-12: a unit lines up with an enemy, if what is left of its allowances and the room suffice. */
export function linedUpBy(
  state: State,
  unit: Unit,
  from: Base,
  target: Base,
  turnLeft: number,
  moveLeft: number,
): { walk: Pick<Walk, 'ends' | 'steps' | 'turned' | 'way'>; base: Base } | undefined {
  const up = linedUp(from, target);
  if (up.turn === 0 || !mayLineUp(up, turnLeft, moveLeft)) return undefined;
  const ends = bodiesAt(state, unit, from, up.base);
  if (!isFreeFor(state, unit, ends)) return undefined;
  return { walk: { ends, steps: NO_STEPS, turned: Math.abs(up.turn), way: up.cost }, base: up.base };
}
const NO_STEPS: readonly Step[] = [];

/** IGR-CHG-02: on contact. */
function lineUpAfter(game: Play, unit: Unit, target: number, turnLeft: number, moveLeft: number): void {
  const { state } = game;
  const enemy = state.vignettes[target]!;
  if (
    !arrivalsOf(
      state,
      unit,
      unit.bodies.map(i => state.vignettes[i]!.base!),
    ).some(a => a.enemy === enemy.id)
  )
    return;
  const up = linedUpBy(state, unit, unitBase(state, unit), enemy.base!, turnLeft, moveLeft);
  if (!up) return;
  happenMoved(game, unit, up.walk, 'line-up', arrivalsOf(state, unit, up.walk.ends), LINES_UP_BECAUSE);
}

/** On contact with its target, or with whom it met in his place. */
export function lineUpWithMet(
  game: Play,
  unit: Unit,
  target: string,
  arrivals: readonly Arrival[],
  left: { readonly turn: number; readonly move: number },
): void {
  if (arrivals.length === 0) return;
  const touched = arrivals.some(a => a.enemy === target) ? target : arrivals[0]!.enemy;
  lineUpAfter(game, unit, game.state.lookup.ids[touched]!, left.turn, left.move);
}
/** What a walk has left of its rates. */
export const leftOf = ({ allowance, turned, way }: Walk) => ({
  turn: allowance.turn - turned,
  move: allowance.move - way,
});

/** The charge, from its declaration to its contact. */
export function* chargeOn(game: Play, plan: ChargePlan, lineUp: boolean): Procedure<void> {
  const { state, options } = game;
  const { unit, target } = plan;
  const id = state.vignettes[target]!.id;
  game.happen({ kind: 'chargeDeclared', stands: bodyIds(state, unit), target: id, because: [DECLARED] });
  const already = state.pursuit.evaded;
  const reckon = (gone: readonly string[]) => (gone.length === 0 ? plan.walk : walkAfter(state, plan, gone, options));
  const { gone, evaded } = yield* settleEvades(game, unit, id, already, reckon);
  if (evaded.includes(id) && afterEvade(options) === 'free') {
    game.happen({ kind: 'pursued', unit: unit.id, evaded: [...already, ...evaded] });
    return;
  }
  if (gone.steps.length > 0) {
    const arrivals = happenCharged(game, unit, gone);
    if (lineUp) lineUpWithMet(game, unit, id, arrivals, leftOf(gone));
  }
  endPursuit(game, unit);
  if (!leaderOf(state, unit).now.moved) game.happen({ kind: 'pursuitEnded', stands: bodyIds(state, unit) });
  endWill(game, unit);
}

/** After somebody evaded: the same steps, as far as they go now; after its target did, what IGR-R-55 makes of them. */
function walkAfter(state: State, plan: ChargePlan, evaded: readonly string[], options: Options): Walk {
  const { unit, steps, target } = plan;
  if (!evaded.includes(state.vignettes[target]!.id)) {
    const again = walkOf(state, unit, steps, options, target);
    return isRefusal(again) ? cutWalk(state, unit, steps, options) : again;
  }
  return cutWalk(state, unit, afterEvade(options) === 'full-move' ? lengthened(steps) : [], options);
}

/** IGR-R-55 `full-move`: the last advance goes on to the limit of the rate, which cuts it. */
const lengthened = (steps: readonly Step[]): Step[] => [...steps.slice(0, -1), { ahead: FAR }];
const FAR = 99;

function happenCharged(game: Play, unit: Unit, walk: Walk): readonly Arrival[] {
  const arrivals = arrivalsOf(game.state, unit, walk.ends);
  const because: Citation[] = pathReasons(moverOf(unit), walk.allowance.pivot, walk.bad, game.options);
  happenMoved(game, unit, walk, 'charge', arrivals, because);
  return arrivals;
}

/** The steps of a charge; a point at its end may lie beyond the target: the advance is cut where it touches. */
export function chargeSteps(
  state: State,
  unit: Unit,
  target: number,
  given: readonly OrderStep[],
  options: Options,
): Step[] {
  const { pivot } = unitRates(unit, options);
  const start = unitBase(state, unit);
  const steps = stepsOf(start, given, pivot, unitsPerW(state.ground.now.top));
  if (!('x' in given[given.length - 1]!)) return steps;
  const before = steps.slice(0, -1);
  const at = before.reduce((base, step) => stepped(base, step, pivot), start);
  let way = steps[steps.length - 1]!.ahead!;
  for (const body of bodiesAt(state, unit, start, at))
    way = Math.min(way, wayTo(body, at.forwardX, at.forwardY, state.vignettes[target]!.base!));
  return [...before, { ahead: way }];
}
