import { forbid, isRefusal, type Options, type Refusal } from '@umpire/engine';
import { SLACK } from '../limits.js';
import { refusedBy } from '../lines.js';
import { sweptBase } from '../rules/forced.js';
import {
  advanced,
  type Base,
  carried,
  inContact,
  isLeftBehind,
  isOnTable,
  isPieceLeftBehind,
  liesOn,
  passesOver,
  shiftedBase,
  standsOn,
  surelyBeyond,
  wayTo,
  wayToEdge,
  wayToPiece,
} from '../rules/geometry.js';
import { allowanceOf, measurePath, stepped } from '../rules/movement.js';
import { DISTANCES } from '../tables/distances.js';
import { IMPASSABLE } from '../tables/sentences.js';
import type { Allowance, Step } from '../tables/steps.js';
import type { Arrival } from './events.js';
import { type Boxed, fieldOf, isClearOf, isOnSomeRoad, liesOnAny, stoppingPieces } from './ground.js';
import { words } from './measure.js';
import type { Ground, State } from './state.js';
import { pieceName } from './terrain.js';
import { type Unit, unitBase, unitRates } from './units.js';

/** Those who may be met on a move: places in `vignettes`. */
interface Near {
  readonly friends: readonly number[];
  readonly enemies: readonly number[];
  /** Ground that cannot be entered. */
  readonly stops: readonly Boxed[];
}

/** A move that is allowed as far as rates and obstacles go. */
export interface Walk {
  /** Of the whole unit, before and after every step. */
  readonly places: readonly Base[];
  /** The bodies of the unit, where it ends. */
  readonly ends: readonly Base[];
  readonly steps: readonly Step[];
  readonly turned: number;
  readonly way: number;
  readonly allowance: Allowance;
  readonly bad: boolean;
}
/** One that nothing stops. */
export interface ClearWalk extends Walk {
  /** The enemies whom it could meet at all. */
  readonly near: readonly number[];
}

function nearOf(state: State, unit: Unit, base: Base, reach: number): Near {
  const friends: number[] = [];
  const enemies: number[] = [];
  const { vignettes } = state;
  for (let i = 0; i < vignettes.length; i++) {
    const v = vignettes[i]!;
    if (v.base === null || v.place !== 'table' || surelyBeyond(base, v.base, reach) || unit.bodies.includes(i))
      continue;
    (v.side === unit.side ? friends : enemies).push(i);
  }
  return { friends, enemies, stops: stoppingPieces(state, unit.bodies) };
}

/** The bodies of a unit when its whole base has moved. */
export function bodiesAt(state: State, unit: Unit, from: Base, to: Base): Base[] {
  if (unit.bodies.length === 1) return [to];
  const turned = from.facing !== to.facing;
  const ends: Base[] = [];
  for (const i of unit.bodies) {
    const base = state.vignettes[i]!.base!;
    ends.push(turned ? carried(base, from, to) : shiftedBase(base, to.x - from.x, to.y - from.y));
  }
  return ends;
}

/**
 * IGR-GOI-01, IGR-GOI-02, IGR-R-35, IGR-R-114, IGR-R-116: whether any part of the way of any body is in bad going, before and after every
 * turn and all along every advance, and that body not on a road all the time. `bodies`: at the start and after every step.
 */
export function touchesBad(ground: Ground, bodies: readonly (readonly Base[])[], steps: readonly Step[]): boolean {
  const { bad } = fieldOf(ground);
  if (bad.length === 0) return false;
  for (const piece of bad)
    for (let k = 0; k < bodies[0]!.length; k++)
      if (touchesPiece(bodies, k, steps, piece) && !byRoad(ground, bodies, k)) return true;
  return false;
}
function touchesPiece(bodies: readonly (readonly Base[])[], k: number, steps: readonly Step[], piece: Boxed): boolean {
  for (let i = 0; i < bodies.length; i++) {
    const base = bodies[i]![k]!;
    const way = steps[i]?.ahead;
    if (isClearOf(base, Math.abs(way ?? 0), piece)) continue;
    if (way === undefined ? standsOn(base, piece) : passesOver(base, base.forwardX, base.forwardY, way, piece))
      return true;
  }
  return false;
}
/** IGR-GOI-01: what makes it slow is named; a way round, or a road, would do. */
function slowedBy(
  ground: Ground,
  bodies: readonly (readonly Base[])[],
  steps: readonly Step[],
  good: number,
  refused: Refusal,
): Refusal {
  const { bad, badPieces } = fieldOf(ground);
  const at = bad.findIndex(piece => bodies[0]!.some((_, k) => touchesPiece(bodies, k, steps, piece)));
  const what = at < 0 ? 'bad going' : `the ${pieceName(badPieces[at]!).toLowerCase()}`;
  const because = `${what} slows it, elsewhere it has ${words(good)} W`;
  return {
    ...refused,
    message: `${refused.message}; ${because}`,
    ...(refused.stop !== undefined && { stop: because }),
  };
}
/** IGR-R-15: on a road before and after every step. */
function byRoad(ground: Ground, bodies: readonly (readonly Base[])[], k: number): boolean {
  if (ground.roads.length === 0) return false;
  for (const at of bodies) if (!isOnSomeRoad(ground, at[k]!)) return false;
  return true;
}

const LEAVES = 'it would leave the table';
const SWINGS_OUT = 'no room to turn: first straight ahead';

/** IGR-GEO-18, IGR-MOV-16: why a unit may not stand there, after a turn or at the end of its move. */
function standRefusal(state: State, unit: Unit, ends: readonly Base[], near: Near, last: boolean): Refusal | undefined {
  const { width, depth } = state.ground.now.top;
  const through = !last && unit.through;
  for (const base of ends) {
    if (!isOnTable(base, width, depth)) return forbid('IGR-MOV-16', last ? LEAVES : SWINGS_OUT);
    if (liesOnAny(base, near.stops)) return refusedBy(IMPASSABLE);
    for (const i of near.enemies) if (liesOn(base, state.vignettes[i]!.base!)) return endsOn(state, i);
    if (through) continue;
    for (const i of near.friends) if (liesOn(base, state.vignettes[i]!.base!)) return endsOn(state, i);
  }
  return undefined;
}

const endsOn = ({ vignettes }: State, i: number): Refusal =>
  forbid('IGR-MOV-16', `it would end on ${vignettes[i]!.id}: no move ends on another base`);

/** IGR-GEO-18: why an advance is not clear. */
function advanceRefusal(state: State, unit: Unit, from: readonly Base[], way: number, near: Near): Refusal | undefined {
  const { top } = state.ground.now;
  const half = unit.half;
  const through = unit.through;
  const short = way - SLACK;
  for (const base of from) {
    const { forwardX: dx, forwardY: dy } = base;
    if (wayToEdge(base, dx, dy, top.width, top.depth) < short) return forbid('IGR-MOV-16', LEAVES);
    const swept = sweptBase(base, half);
    for (const piece of near.stops)
      if (
        !isClearOf(base, way, piece) &&
        wayToPiece(swept, dx, dy, piece) < short &&
        !isPieceLeftBehind(base, dx, dy, piece)
      )
        return refusedBy(IMPASSABLE);
    for (const i of near.enemies)
      if (isInWay(base, swept, short, state.vignettes[i]!.base!))
        return forbid('IGR-GEO-18', `the enemy ${state.vignettes[i]!.id} stands in its way: charge, or go round`);
    if (through) continue;
    for (const i of near.friends)
      if (isInWay(base, swept, short, state.vignettes[i]!.base!))
        return forbid(
          'IGR-GEO-18',
          `its friend ${state.vignettes[i]!.id} stands in its way: move that first, or go round`,
        );
  }
  return undefined;
}

/** IGR-GEO-18, IGR-GEO-26: whether another base is met before so far ahead, and not left behind. */
const isInWay = (base: Base, swept: Base, short: number, other: Base): boolean =>
  wayTo(swept, base.forwardX, base.forwardY, other) < short && !isLeftBehind(base, base.forwardX, base.forwardY, other);

/** IGR-GEO-25: how far the last advance of a charge goes: to the first touch of an enemy, the target with the whole front. */
function chargeLength(
  state: State,
  unit: Unit,
  from: readonly Base[],
  asked: number,
  near: Near,
  target: number,
): number {
  const half = unit.half;
  let least = asked;
  for (const base of from) {
    const swept = sweptBase(base, half);
    const { forwardX: dx, forwardY: dy } = base;
    for (const i of near.enemies) {
      const enemy = state.vignettes[i]!.base!;
      const way = wayTo(i === target ? base : swept, dx, dy, enemy);
      if (way < least && !isLeftBehind(base, dx, dy, enemy)) least = way;
    }
  }
  return least;
}

/** Everything a unit can meet on the way of these steps: a wheel swings no farther than its width. */
function reachOf(base: Base, steps: readonly Step[]): number {
  let reach = DISTANCES.contact;
  for (const { ahead } of steps)
    reach += ahead === undefined ? 2 * (base.halfWidth + base.halfDepth) : Math.max(0, ahead);
  return reach;
}

/** IGR-MOV-07 to IGR-MOV-16, IGR-GEO-18: a move of a unit, or why not. `target`: a charge, cut where it touches. */
export function walkOf(
  state: State,
  unit: Unit,
  given: readonly Step[],
  options: Options,
  target: number | null,
): Refusal | ClearWalk {
  const start = unitBase(state, unit);
  const rates = unitRates(unit, options);
  const near = nearOf(state, unit, start, reachOf(start, given));
  const places: Base[] = [start];
  for (const step of given) places.push(stepped(places[places.length - 1]!, step, rates.pivot));
  const last = given.length - 1;
  const bodies: Base[][] = [];
  for (const place of places) bodies.push(bodiesAt(state, unit, start, place));
  let steps = given;
  let cut = 0;
  if (target !== null) {
    const asked = given[last]!.ahead!;
    const length = chargeLength(state, unit, bodies[last]!, asked, near, target);
    cut = asked - length;
    steps = [...given.slice(0, -1), { ahead: length }];
    places[last + 1] = advanced(places[last]!, length);
    bodies[last + 1] = bodiesAt(state, unit, start, places[last + 1]!);
  }
  const bad = touchesBad(state.ground.now, bodies, steps);
  const allowance = allowanceOf(rates, bad ? 'bad' : 'good');
  const path = measurePath(start, given, allowance, options);
  if (isRefusal(path)) return bad ? slowedBy(state.ground.now, bodies, steps, rates.good, path) : path;
  for (let i = 0; i <= last; i++) {
    const step = steps[i]!;
    const refused =
      step.ahead !== undefined
        ? advanceRefusal(state, unit, bodies[i]!, step.ahead, near)
        : i < last && standRefusal(state, unit, bodies[i + 1]!, near, false);
    if (refused) return refused;
  }
  const ends = bodies[last + 1]!;
  const refused = standRefusal(state, unit, ends, near, true);
  return (
    refused ?? { places, ends, steps, turned: path.turned, way: path.moved - cut, allowance, bad, near: near.enemies }
  );
}

/** Who of a unit touches which enemy, where it ends. */
export function arrivalsOf(state: State, unit: Unit, ends: readonly Base[]): Arrival[] {
  const found: Arrival[] = [];
  const { vignettes } = state;
  for (let i = 0; i < vignettes.length; i++) {
    const enemy = vignettes[i]!;
    if (enemy.side === unit.side || enemy.base === null || enemy.place !== 'table') continue;
    for (let k = 0; k < ends.length; k++)
      if (inContact(ends[k]!, enemy.base)) found.push({ mover: vignettes[unit.bodies[k]!]!.id, enemy: enemy.id });
  }
  return found;
}

/** Whether a move ends in contact with anybody. */
export function touchesEnemy({ vignettes }: State, { ends, near }: ClearWalk): boolean {
  for (const i of near) {
    const enemy = vignettes[i]!.base!;
    for (const base of ends) if (inContact(base, enemy)) return true;
  }
  return false;
}

/** Whether bodies of a unit could stand there: on the table, on no other base, on ground that can be entered. */
export function isFreeFor(state: State, unit: Pick<Unit, 'bodies'>, ends: readonly Base[]): boolean {
  const ground = state.ground.now;
  const { width, depth } = ground.top;
  const { vignettes } = state;
  const stops = stoppingPieces(state, unit.bodies);
  for (const base of ends) {
    if (!isOnTable(base, width, depth) || liesOnAny(base, stops)) return false;
    for (let i = 0; i < vignettes.length; i++) {
      const v = vignettes[i]!;
      if (v.base !== null && v.place === 'table' && !unit.bodies.includes(i) && liesOn(base, v.base)) return false;
    }
  }
  return true;
}
