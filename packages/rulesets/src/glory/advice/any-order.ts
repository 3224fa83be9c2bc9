import { type Options, type Random, type Seat, type Side, shuffled } from '@umpire/engine';
import type { Weapon } from '../pieces.js';
import { costOf } from '../play/activation.js';
import { chargesOpen, initiativeShots, intentOf } from '../play/initiative.js';
import { marchTurn } from '../play/marching.js';
import { fightsOf } from '../play/melee.js';
import { actsAtWill } from '../play/moving.js';
import type { Order, OrderOf } from '../play/orders.js';
import { candidates, mayDetach, throwersOf, wingsOf } from '../play/sequence.js';
import { shotsOf } from '../play/shooting.js';
import type { State, Vignette } from '../play/state.js';
import { turnTowards, unitsPerW } from '../play/steps.js';
import type { Types } from '../play/types.js';
import { isBody, leaderOf, touchedBy, type Unit, unitBase, unitOf, unitRates, unitsOf } from '../play/units.js';
import { LIST_NAMES } from '../rules/army.js';
import { aheadOf, distanceBetween, surelyBeyond, turnToFace } from '../rules/geometry.js';
import { CORNERS } from '../rules/march.js';
import { refusalOf } from '../verbs/index.js';
import { anyPlace } from './any-place.js';

const END: Order = { verb: 'endPhase' };

/** One legal order, any: made directly, not picked from a list. */
export function anyOrder(seat: Seat<Types>, chance: Random): Order {
  const { view } = seat;
  switch (view.step) {
    case 'armies':
      return { verb: 'muster', list: chance.pick(LIST_NAMES) };
    case 'adjust':
      return anyAdjustment(view, chance);
    case 'march':
      return anyMarch(seat, chance);
    case 'deployment':
      return anyPlace(seat, chance);
    default:
      return anyInBattle(seat, chance);
  }
}

function anyAdjustment({ ground }: State, chance: Random): Order {
  const ids = shuffled(
    ground.now.pieces.map(p => p.id),
    chance,
  );
  if (ids.length >= 2 && chance.below(3) === 0) return { verb: 'terrainAdjust', action: 'swap', ids: ids.slice(0, 2) };
  const some = ids.slice(0, chance.below(3));
  return some.length > 0
    ? { verb: 'terrainAdjust', action: 'remove', ids: some }
    : { verb: 'terrainAdjust', action: 'none', ids: [] };
}

function anyMarch(seat: Seat<Types>, chance: Random): Order {
  const { view, by } = seat;
  const { what } = marchTurn(view);
  if (what === 'order') {
    const own = view.vignettes.filter(v => v.side === by).map(v => v.id);
    return { verb: 'writeMarch', order: shuffled(own, chance) };
  }
  if (what === 'diagonal') return { verb: 'chooseDiagonal', from: chance.pick(CORNERS) };
  const springs = chance.below(2) === 0 || refusalOf(seat, { verb: 'wait' }) !== undefined;
  return springs && !refusalOf(seat, { verb: 'spring' }) ? { verb: 'spring' } : { verb: 'wait' };
}

function anyInBattle(seat: Seat<Types>, chance: Random): Order {
  const { view } = seat;
  switch (view.phase) {
    case 'activation':
      return anyActivation(seat, chance);
    case 'movement':
      return anyMove(seat, chance);
    case 'initiative':
      return anyInitiative(seat, chance);
    case 'shooting':
      return anyShot(seat, chance);
    default: {
      const [stand, target] = chance.pick(fightsOf(view));
      return { verb: 'fight', stand, target };
    }
  }
}

function anyActivation(seat: Seat<Types>, chance: Random): Order {
  const { view, by, options } = seat;
  if (!view.apThrown) {
    const wings = mayDetach(view, options) ? wingsOf(view, by) : [];
    if (wings.length > 0 && chance.below(20) === 0)
      return { verb: 'detach', wing: chance.pick(wings) as 'west-wing' | 'east-wing' };
    return { verb: 'throwPoints' };
  }
  const units = candidates(view);
  const { apLeft } = view.sides[by];
  for (let tries = 0; tries < 6; tries++) {
    const unit = chance.pick(units);
    if (leaderOf(view, unit).now.activated) continue;
    const crossing = chance.below(10) === 0;
    if (costOf(view, unit, crossing, options) <= apLeft)
      return { verb: 'activate', stand: leaderOf(view, unit).id, crossing };
  }
  return END;
}

const movable = ({ now }: Vignette): boolean => now.activated && !now.moved;

function anyMove(seat: Seat<Types>, chance: Random): Order {
  const { view, by } = seat;
  if (view.pursuit.unit !== null) return anyPursuit(seat, chance);
  if (view.ambush.now?.marcher === by) {
    const marcher = view.vignettes.find(v => v.place === 'marching' && v.now.activated);
    const enter: Order | undefined = marcher && { verb: 'enter', stand: marcher.id };
    if (enter && !refusalOf(seat, enter)) return enter;
  }
  const units = unitsOf(view, by, movable);
  for (let tries = 0; tries < 2 && units.length > 0; tries++) {
    const unit = chance.pick(units);
    const order = lineUpOf(seat, unit) ?? someMove(seat, unit, chance);
    if (order) return order;
  }
  return END;
}

function anyPursuit(seat: Seat<Types>, chance: Random): Order {
  const { view, by } = seat;
  const unit = unitsOf(view, by).find(u => u.id === view.pursuit.unit)!;
  const halt: Order = { verb: 'halt', stand: leaderOf(view, unit).id };
  return (chance.below(2) === 0 && someMove(seat, unit, chance)) || halt;
}

/** A unit in contact can only line up. */
function lineUpOf(seat: Seat<Types>, unit: Unit): Order | undefined {
  const { view, by } = seat;
  const touched = firstTouched(view, by, unit);
  if (touched === undefined) return undefined;
  const order: Order = { verb: 'lineUp', stand: leaderOf(view, unit).id, target: view.vignettes[touched]!.id };
  return refusalOf(seat, order) ? undefined : order;
}

function firstTouched(view: State, by: Side, unit: Unit): number | undefined {
  for (const i of unit.bodies) {
    const [touched] = touchedBy(view, view.vignettes[i]!.base!, by);
    if (touched !== undefined) return touched;
  }
  return undefined;
}

/** A charge at whoever is near, straight on, or any turn and way: as the coin falls. */
export function someMove(seat: Seat<Types>, unit: Unit, chance: Random): Order | undefined {
  const { view, options } = seat;
  const stand = leaderOf(view, unit).id;
  const perW = unitsPerW(view.ground.now.top);
  const rates = unitRates(unit, options);
  const full = Math.floor(rates.good * perW);
  const charge = nearCharge(view, unit, options);
  if (charge && chance.below(2) === 0 && !refusalOf(seat, charge)) return charge;
  const turn = Math.floor(rates.turn * 10);
  const ahead = chance.below(2) === 0 ? chance.below(full + 1) : full;
  const steps: { turn: number }[] =
    turn > 0 && chance.below(2) === 0 ? [{ turn: chance.below(2 * turn + 1) - turn }] : [];
  const order: Order = { verb: 'move', stand, steps: [...steps, { ahead }] };
  if (!refusalOf(seat, order)) return order;
  const shorter: Order = { verb: 'move', stand, steps: [{ ahead: Math.floor(rates.bad * perW) }] };
  return rates.bad > 0 && !refusalOf(seat, shorter) ? shorter : undefined;
}

/** The charge at the nearest enemy that can be reached at all. */
function nearCharge(view: State, unit: Unit, options: Options): Order | undefined {
  const base = unitBase(view, unit);
  const rates = unitRates(unit, options);
  let best = -1;
  let least = rates.good;
  for (let i = 0; i < view.vignettes.length; i++) {
    const v = view.vignettes[i]!;
    if (v.side === unit.side || !isBody(v)) continue;
    if (Math.abs(v.base!.x - base.x) > 5 || Math.abs(v.base!.y - base.y) > 5) continue;
    if (surelyBeyond(base, v.base!, least)) continue;
    const far = distanceBetween(base, v.base!);
    if (far > least || Math.abs(turnToFace(base, v.base!.x, v.base!.y)) > 90) continue;
    best = i;
    least = far;
  }
  if (best < 0) return undefined;
  const target = view.vignettes[best]!;
  const perW = unitsPerW(view.ground.now.top);
  const turn = turnTowards(base, target.base!, rates.pivot);
  const fits = Math.abs(turn) <= rates.turn && aheadOf(base, target.base!.x, target.base!.y) > 0;
  const turned = Math.trunc((fits ? turn : 0) * 10);
  const steps = [...(turned === 0 ? [] : [{ turn: turned }]), { ahead: Math.floor(rates.good * perW) }];
  return { verb: 'charge', stand: leaderOf(view, unit).id, target: target.id, steps, lineUp: true };
}

function anyInitiative(seat: Seat<Types>, chance: Random): Order {
  const { view, by, options } = seat;
  if (!view.initiativeThrown) {
    const out = chance.below(4) === 0 ? chance.pick(throwersOf(view)) : undefined;
    return out ? { verb: 'leaveOut', stand: leaderOf(view, out).id } : { verb: 'throwInitiative' };
  }
  if (view.pursuit.unit !== null) return anyPursuit(seat, chance);
  for (let i = 0; i < view.vignettes.length; i++) {
    const v = view.vignettes[i]!;
    if (v.side !== by || v.now.thrown === null || v.now.thrown.done || !isBody(v)) continue;
    const unit = unitOf(view, i);
    if (unit.bodies[0] !== i) continue;
    if (actsAtWill(v) && chance.below(2) === 0) {
      const order = someMove(seat, unit, chance);
      if (order) return order;
    }
    const order = actsBy(view, unit, options, chance);
    if (order) return order;
  }
  return END;
}

/** The order by which a unit does what its throw says; undefined: it waits for its neighbour. */
export function actsBy(view: State, unit: Unit, options: Options, chance: Random): Order | undefined {
  const { id } = leaderOf(view, unit);
  const intent = intentOf(view, unit, options);
  if ('message' in intent) return undefined;
  const { does } = intent;
  if (does === 'charge-or-shoot') {
    const shots = [...initiativeShots(view, unit, options)];
    const targets = chargesOpen(view, unit, does, options);
    if (leaderOf(view, unit).now.thrown!.shooting && chance.below(4) === 0) return { verb: 'ceaseFire', stand: id };
    if (shots.length > 0 && (targets.length === 0 || chance.below(2) === 0)) {
      const { from, as, at } = chance.pick(shots);
      return acting(view.vignettes[from]!.id, 'shoot', view.vignettes[at]!.id, as);
    }
    return targets.length === 0 ? acting(id) : acting(id, 'charge', view.vignettes[chance.pick(targets)]!.id);
  }
  const targets = chargesOpen(view, unit, does, options);
  return targets.length > 1 ? acting(id, 'none', view.vignettes[chance.pick(targets)]!.id) : acting(id);
}
function acting(
  stand: string,
  choice: OrderOf<'initiative'>['choice'] = 'none',
  target?: string,
  weapon: Weapon = 'own',
): Order {
  if (target === undefined) return { verb: 'initiative', stand, choice, weapon, lineUp: true };
  return { verb: 'initiative', stand, choice, weapon, lineUp: true, target };
}

function anyShot(seat: Seat<Types>, chance: Random): Order {
  const { view, by, options } = seat;
  const start = chance.below(view.vignettes.length);
  for (let k = 0; k < view.vignettes.length; k++) {
    const from = (start + k) % view.vignettes.length;
    const v = view.vignettes[from]!;
    if (v.side !== by || !isBody(v)) continue;
    for (const { as, at } of shotsOf(view, by, from, options))
      if (chance.below(2) === 0) return { verb: 'shoot', stand: v.id, weapon: as, target: view.vignettes[at]!.id };
  }
  return END;
}
