import { bestFirst, isRefusal } from '@umpire/engine';
import { memoized } from '../../common/book/memoized.js';
import { isAnyContact } from '../play/melee.js';
import type { OrderOf } from '../play/orders.js';
import type { State } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { leaderOf, type Unit, unitBase, unitRates } from '../play/units.js';
import type { Base } from '../rules/geometry.js';
import { surelyBeyond } from '../rules/geometry.js';
import { move } from '../verbs/move.js';
import { mayMove } from '../verbs/way.js';
import { type Aim, aimOf } from './aims.js';
import { type Assessment, seatSeeing } from './assessment.js';
import type { Candidate, Prospect } from './candidate.js';
import { charges } from './charges.js';
import { crowding } from './crowding.js';
import { placed } from './hypothetical.js';
import { chargeAtDefences, nextCharge } from './next-charge.js';
import { lieOf, mostOfShots, type Place, placesOf } from './places.js';
import { volleyWorth } from './shot-worth.js';

/** The charges and moves that a unit may think of where it stands, the best first; `state` lets it move. */
export function candidatesOf(assessment: Assessment, state: State, unit: Unit): Iterable<Candidate> {
  const known = charges(assessment, state, unit).map(candidate => ({
    most: candidate.worth,
    appraise: () => candidate,
  }));
  const aim = aimOf(assessment, unit);
  return bestFirst(aim ? [...known, ...moves(assessment, state, unit, aim)] : known);
}

/** Its moves, by how much better it would stand. */
function moves(assessment: Assessment, state: State, unit: Unit, aim: Aim): Prospect[] {
  const seat = seatSeeing(assessment, state);
  if (isRefusal(mayMove(seat, leaderOf(state, unit)))) return [];
  const here = hereWorth(assessment, state, unit, aim);
  const fought = isFought(assessment);
  return placesOf(assessment, state, unit, aim).map(place => ({
    most: mostOf(unit, place, fought) - here,
    appraise: () => appraised(assessment, seat, unit, place, here),
  }));
}

/** Whether melees are to be fought: whoever only imagines that it moves has not moved yet. */
const isFought = memoized(({ view }: Assessment): boolean => isAnyContact(view));

function appraised(assessment: Assessment, seat: Seat, unit: Unit, place: Place, here: number): Candidate | undefined {
  const state = seat.view;
  const order: OrderOf<'move'> = { verb: 'move', stand: leaderOf(state, unit).id, steps: [...place.steps] };
  if (isRefusal(move.plan(seat, order, unit))) return undefined;
  const crowded = crowding(assessment, unit, place.ends);
  if (place.shots === 0 && place.defences === 0)
    return { order, worth: worthOf(unit, place, 0, place.next, crowded) - here };
  const there = placed(state, unit, place.ends);
  const shots = volleyWorth(assessment, there, unit.bodies);
  const next = place.defences === 0 ? 0 : chargeAtDefences(assessment, there, unit);
  return { order, worth: worthOf(unit, place, shots, Math.max(place.next, next), crowded) - here };
}

/** Nothing shoots as well as a unit that stands where it can be used again. */
const VOLLEY = 0.8;

/** What it is worth to stand there at the end of the move: nearer to the aim, with a shot, before a charge, and in what danger. */
const worthOf = (
  { bodies }: Unit,
  { lie, peril }: Pick<Place, 'lie' | 'peril'>,
  shots: number,
  next: number,
  crowded: number,
): number => VOLLEY * shots + lie / bodies.length + next - peril - crowded;

/** Where nobody stands in the way of anything. While melees are to be fought a charge may change all of them. */
function mostOf(unit: Unit, place: Place, fought: boolean): number {
  const atDefences = fought && place.defences > 0 ? Number.POSITIVE_INFINITY : place.defences;
  return worthOf(unit, place, place.shots, Math.max(place.next, atDefences), 0);
}

/** What it is worth to stay. */
function hereWorth(assessment: Assessment, state: State, unit: Unit, aim: Aim): number {
  const bases = basesOf(state, unit);
  const shots = volleyWorth(assessment, state, unit.bodies);
  const next = Math.max(nextCharge(assessment, unit, bases), chargeAtDefences(assessment, state, unit));
  return worthOf(unit, lieOf(assessment, unit, bases, aim), shots, next, crowding(assessment, unit, bases));
}
const basesOf = (state: State, { bodies }: Unit): Base[] => bodies.map(i => state.vignettes[i]!.base!);

/** The most that the best of `candidatesOf` may be worth, or the best shot from where the unit stands. */
export function mostOfUnit(assessment: Assessment, state: State, unit: Unit): number {
  const aim = aimOf(assessment, unit);
  if (!aim || mayCharge(assessment, state, unit)) return Number.POSITIVE_INFINITY;
  const bases = basesOf(state, unit);
  const next = nextCharge(assessment, unit, bases);
  const here = worthOf(unit, lieOf(assessment, unit, bases, aim), 0, next, crowding(assessment, unit, bases));
  const fought = isFought(assessment);
  let most = mostOfShots(assessment, state, unit, bases);
  for (const place of placesOf(assessment, state, unit, aim)) most = Math.max(most, mostOf(unit, place, fought) - here);
  return most;
}

/** Whether somebody may be near enough to be charged. */
function mayCharge({ foes, options }: Assessment, state: State, unit: Unit): boolean {
  const base = unitBase(state, unit);
  const { good } = unitRates(unit, options);
  return foes.some(foe => !surelyBeyond(base, state.vignettes[foe]!.base!, good));
}
