import { forbid, isRefusal, type Options, type Refusal, type Side } from '@umpire/engine';
import { activationCost, describeCost } from '../rules/command.js';
import { type Base, centredAt, distanceBetween, type Point, sizedTo } from '../rules/geometry.js';
import { cornerPoint } from '../rules/march.js';
import { canSee } from './ground.js';
import { activeRefusal, ownUnit } from './permission.js';
import type { State, Vignette } from './state.js';
import {
  bodyOf,
  isBody,
  isDetached,
  leaderOf,
  type Price,
  type Sight,
  type Sighted,
  type Unit,
  unitBase,
  unitDistance,
  unitOf,
} from './units.js';

/** IGR-CMD-02: the General's vignette; the front one where he rides behind. */
export function generalOf(state: State, side: Side): Vignette | undefined {
  const { vignettes } = state;
  const found = isGeneral(vignettes[lastFound[side]], side) ? lastFound[side] : indexOfGeneral(state, side);
  if (found < 0) return undefined;
  lastFound[side] = found;
  return vignettes[bodyOf(state, found)];
}
/** Where he was found last: with every cost he is asked for, and he keeps his place in the list. */
const lastFound: Record<Side, number> = { a: 0, b: 0 };
const isGeneral = (v: Vignette | undefined, side: Side): boolean => v?.side === side && v.general;
function indexOfGeneral({ vignettes }: State, side: Side): number {
  for (let i = 0; i < vignettes.length; i++) if (isGeneral(vignettes[i], side)) return i;
  return -1;
}

/** Where a marcher off the table counts as standing (IGR-AMB-09). */
const startPoint = (state: State) => cornerPoint(state.ambush.now!.corner!, state.ground.now.top);

/** IGR-R-109: where a General who is off the table counts as standing: marchers come from their corner, others from the middle of their edge. */
function standInPoint(state: State, side: Side): Point {
  if (state.ambush.now?.marcher === side) return startPoint(state);
  const { width, depth } = state.ground.now.top;
  return { x: width / 2, y: state.sides[side].edge === 'south' ? 0 : depth };
}

/** IGR-ACT-06, IGR-ACT-07, IGR-ACT-14: how far the General is, and whether he sees any of the unit. */
function fromGeneral(state: State, unit: Unit): Sighted {
  const general = generalOf(state, unit.side);
  if (!general || isAmong(state, unit, general)) return AT_HAND;
  const here = leaderOf(state, unit).base;
  if (general.base === null) {
    if (here === null) return AT_HAND;
    const { x, y } = standInPoint(state, unit.side);
    return { distance: unitDistance(state, unit, sizedTo(centredAt(here, x, y), 0, 0)), lineOfSight: true };
  }
  if (here === null) {
    const { x, y } = startPoint(state);
    const corner = sizedTo(centredAt(general.base, x, y), 0, 0);
    return { distance: distanceBetween(general.base, corner), lineOfSight: true };
  }
  return seenFrom(state, unit, general.base);
}

function isAmong({ vignettes }: State, { bodies }: Unit, v: Vignette): boolean {
  for (const i of bodies) if (vignettes[i] === v) return true;
  return false;
}
const AT_HAND: Sighted = { distance: 0, lineOfSight: true };

/** While points are spent nobody moves, and each cost is asked for many times. */
function seenFrom(state: State, unit: Unit, from: Base): Sight {
  const ground = state.ground.now;
  const to = unitBase(state, unit);
  const known = unit.notes.sight;
  if (known !== null && known.from === from && known.to === to && known.ground === ground) return known;
  const lineOfSight = seesAny(state, from, unit);
  const sight = { from, to, ground, distance: unitDistance(state, unit, from), lineOfSight };
  unit.notes.sight = sight;
  return sight;
}
function seesAny({ ground, vignettes }: State, from: Base, { bodies }: Unit): boolean {
  for (const i of bodies) if (canSee(ground.now, from, vignettes[i]!.base!)) return true;
  return false;
}

/** What it costs to activate a unit now, and why: asked for before the order, with it and after it. */
export function priceOf(state: State, unit: Unit, crossing: boolean, options: Options): Price {
  const detachment = isDetached(state, unit);
  const sight = fromGeneral(state, unit);
  const known = unit.notes.price;
  if (
    known !== null &&
    known.sight === sight &&
    known.crossing === crossing &&
    known.detachment === detachment &&
    known.options === options
  )
    return known;
  const { distance, lineOfSight } = sight;
  const facts = { troops: unit.troops, distance, lineOfSight, crossing, detachment };
  const told = describeCost(facts, options);
  const cost = isRefusal(told) ? activationCost(facts, options) : told.result.cost;
  const price = { sight, crossing, detachment, options, cost, told };
  unit.notes.price = price;
  return price;
}
export const costOf = (state: State, unit: Unit, crossing: boolean, options: Options): number =>
  priceOf(state, unit, crossing, options).cost;

/** Why a unit may not be activated now, whatever it costs. */
export function activationRefusal(state: State, by: Side, unit: Unit): Refusal | undefined {
  const refused = activeRefusal(state, by);
  if (refused) return refused;
  if (state.phase !== 'activation' || !state.apThrown)
    return forbid('IGR-SEQ-04', 'units are activated in the activation phase');
  if (leaderOf(state, unit).now.activated) return forbid('IGR-ACT-13', 'it is activated already');
  return undefined;
}

/** The unit of an own vignette that may be activated: on the table, or the next of the marchers (IGR-AMB-09). */
export function activatable(state: State, by: Side, stand: string): Refusal | Unit {
  const index = state.lookup.ids[stand];
  const v = index === undefined ? undefined : state.vignettes[index];
  if (v?.side !== by || v.place !== 'marching') return ownUnit(state, by, stand);
  return nextMarcher(state) === stand ? unitOf(state, index!) : marchersInOrder();
}

export const marchersInOrder = (): Refusal =>
  forbid('IGR-AMB-09', 'marchers enter in their written order: it is not the next');

/** The next of the column that is still off the table. */
export function nextMarcher(state: State): string | undefined {
  for (const id of state.march.order)
    if (id !== null && state.vignettes[state.lookup.ids[id]!]!.place === 'marching') return id;
  return undefined;
}

/** The next marcher of the active side, who may be activated like those on the table. */
export function activeMarcher(state: State): Unit | undefined {
  if (state.ambush.now?.marcher !== state.active) return undefined;
  const marcher = nextMarcher(state);
  return marcher === undefined ? undefined : unitOf(state, state.lookup.ids[marcher]!);
}

/** IGR-R-119: whether somebody may yet be called up from the column; who is next, and what he costs, is not open. */
function mayCallUp({ vignettes, ambush, active }: State): boolean {
  if (ambush.now?.marcher !== active) return false;
  let any = false;
  for (const { place, now } of vignettes) {
    if (place !== 'marching') continue;
    if (now.activated) return false; // he enters first, and that he was paid for is open
    any = true;
  }
  return any;
}

/**
 * Whether anything may be left that the active side can pay for, as far as everybody knows (IGR-R-119). Who could be paid for last is
 * asked first: mostly he can be still.
 */
export function canAfford(state: State, options: Options): boolean {
  const { vignettes, active } = state;
  const { apLeft } = state.sides[active];
  if (apLeft <= 0) return false;
  if (mayCallUp(state)) return true;
  for (let k = 0; k < vignettes.length; k++) {
    const i = (lastAfforded + k) % vignettes.length;
    const v = vignettes[i]!;
    if (v.side !== active || v.now.activated || !isBody(v)) continue;
    if (costOf(state, unitOf(state, i), false, options) > apLeft) continue;
    lastAfforded = i;
    return true;
  }
  return false;
}
let lastAfforded = 0;
