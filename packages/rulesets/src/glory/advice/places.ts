import { WEAPONS, type Weapon } from '../pieces.js';
import { unitInBad } from '../play/forced.js';
import type { OrderStep } from '../play/orders.js';
import type { State } from '../play/state.js';
import { stepsOf, turnTowards, unitsPerW } from '../play/steps.js';
import { type Unit, unitBase, unitRates } from '../play/units.js';
import { bodiesAt } from '../play/walk.js';
import { isDirectlyAhead } from '../rules/ahead.js';
import type { Base } from '../rules/geometry.js';
import { surelyBeyond } from '../rules/geometry.js';
import { allowanceOf, stepped } from '../rules/movement.js';
import { canShootAs, rangeOf, shootsAllRound } from '../rules/shooting.js';
import type { Aim } from './aims.js';
import type { Assessment } from './assessment.js';
import { danger } from './danger.js';
import { memoryOf } from './memory.js';
import { mostAtDefences, nextCharge } from './next-charge.js';
import { shotMost } from './odds.js';
import { targetsOf } from './shot-worth.js';

/** Where a unit would stand after some steps, whether they are allowed or not, and what that is worth as far as friends do not matter. */
export interface Place {
  readonly steps: readonly OrderStep[];
  readonly ends: readonly Base[];
  readonly lie: number;
  readonly peril: number;
  /** What its charge of the next turn promises. */
  readonly next: number;
  /** What its shots, and its next charge at defences, can be worth at most. */
  readonly shots: number;
  readonly defences: number;
}

/** Places that were worked out, and from what. */
export interface KnownPlaces {
  readonly from: readonly unknown[];
  readonly places: readonly Place[];
}

/** Every place that a unit may think of. It hangs on the unit, its aim and its enemies, so it is worked out once a turn. */
export function placesOf(assessment: Assessment, state: State, unit: Unit, aim: Aim): readonly Place[] {
  const { places } = memoryOf(assessment);
  const from = [...aim.from, ...standingOf(assessment, state, unit)];
  const known = places.get(unit);
  if (known && isSame(known.from, from)) return known.places;
  const fresh = [...stepsTo(assessment, state, unit, aim)].map(steps => placeOf(assessment, state, unit, aim, steps));
  places.set(unit, { from, places: fresh });
  return fresh;
}
const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i]);

/** What of a unit itself decides about its places. */
function* standingOf({ stakes }: Assessment, { vignettes }: State, { bodies }: Unit): Iterable<unknown> {
  for (const i of bodies) {
    const { base, bands, now } = vignettes[i]!;
    yield* [base, bands, now.shotOwn, now.shotAttached, stakes[i]];
  }
}

function placeOf(assessment: Assessment, state: State, unit: Unit, aim: Aim, steps: OrderStep[]): Place {
  const ends = endsOf(assessment, state, unit, steps);
  const { lie, peril } = lieOf(assessment, unit, ends, aim);
  const next = nextCharge(assessment, unit, ends);
  const shots = mostOfShots(assessment, state, unit, ends);
  return { steps, ends, lie, peril, next, shots, defences: mostAtDefences(assessment, unit, ends, peril) };
}

/** How the bodies of a unit would lie to what it wants, all together, and what enemies may do to them there. */
export function lieOf(
  assessment: Assessment,
  { bodies }: Unit,
  bases: readonly Base[],
  aim: Aim,
): Pick<Place, 'lie' | 'peril'> {
  let lie = 0;
  let peril = 0;
  for (let k = 0; k < bodies.length; k++) {
    peril += danger(assessment, bodies[k]!, bases[k]!);
    lie += aim.standing(bases[k]!);
  }
  return { lie, peril };
}

function endsOf({ options }: Assessment, state: State, unit: Unit, given: readonly OrderStep[]): Base[] {
  const start = unitBase(state, unit);
  const { pivot } = unitRates(unit, options);
  let place = start;
  for (const step of stepsOf(start, given, pivot, unitsPerW(state.ground.now.top))) place = stepped(place, step, pivot);
  return bodiesAt(state, unit, start, place);
}

/** The most that the shots of a unit promise from there: whatever stands between, each weapon hits the best target it bears on. */
export function mostOfShots(
  assessment: Assessment,
  { vignettes }: State,
  { bodies }: Unit,
  ends: readonly Base[],
): number {
  let sum = 0;
  for (let k = 0; k < bodies.length; k++) {
    const index = bodies[k]!;
    for (const as of WEAPONS)
      if (canShootAs(vignettes[index]!.troop, as)) sum += mostOfShot(assessment, index, ends[k]!, as);
  }
  return sum;
}
function mostOfShot({ view, foes, stakes, options }: Assessment, index: number, base: Base, as: Weapon): number {
  const own = view.vignettes[index]!;
  const { max } = rangeOf(own.troop, as);
  const allRound = shootsAllRound(own.troop, as);
  let most = 0;
  for (const foe of foes) {
    const enemy = view.vignettes[foe]!;
    if (surelyBeyond(base, enemy.base!, max) || !(allRound || isDirectlyAhead(base, enemy.base!, options))) continue;
    most = Math.max(most, stakes[foe]! * shotMost(own, as, enemy, options));
  }
  return most;
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
  const { turn, move: far } = allowanceOf(rates, unitInBad(state, unit) ? 'bad' : 'good');
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
