import { forbid, isRefusal, type Options, type Procedure, type Refusal, type Side, turnFrom } from '@umpire/engine';
import { SLACK } from '../limits.js';
import { citation } from '../lines.js';
import type { Weapon } from '../pieces.js';
import { type Base, type Point, shiftedBase, turnedTowards } from '../rules/geometry.js';
import { chargesGoOn } from '../rules/initiative.js';
import { allowanceOf, turnCost } from '../rules/movement.js';
import { initiativeTargets } from '../rules/targets.js';
import { leftOf, lineUpWithMet } from './charging.js';
import { cutWalk } from './cut-walk.js';
import { settleEvades } from './evading.js';
import { shotAndAnswer } from './firing.js';
import { aheadBy, aroundOf, forcedWay, onsetOf, unitInBad, unitSweep, wayGot } from './forced.js';
import { type Intent, intentOf } from './intents.js';
import { happenMoved } from './move-plan.js';
import { activeRefusal, ownUnit, pursuitRefusal } from './permission.js';
import { reached, type Shot, shotOf, weaponsOf } from './shooting.js';
import type { State, Thrown } from './state.js';
import type { Play, Seat } from './types.js';
import {
  bodyIds,
  isBody,
  isEntrenched,
  isHalted,
  leaderOf,
  type Unit,
  unitBase,
  unitRates,
  unitTouched,
} from './units.js';
import { arrivalsOf, bodiesAt, isFreeFor, type Walk } from './walk.js';

export { type Intent, intentOf };

/** What a unit that threw is about to do, or why it has nothing to do now. */
export function intentNow(state: State, unit: Unit, options: Options): Intent {
  const { thrown } = leaderOf(state, unit).now;
  if (!thrown || thrown.done) return forbid('IGR-INI-01', 'it has nothing to do by itself now');
  return intentOf(state, unit, options);
}

/** Whom a unit would charge by this row. */
export function chargeTargets(state: State, unit: Unit, does: string, options: Options): number[] {
  if (does !== 'charge-nearest' && does !== 'charge-front' && does !== 'charge-or-shoot') return [];
  const enemies: number[] = [];
  for (let i = 0; i < state.vignettes.length; i++) {
    const v = state.vignettes[i]!;
    if (v.side !== unit.side && isBody(v)) enemies.push(i);
  }
  const base = unitBase(state, unit);
  const { turn } = allowanceOf(unitRates(unit, options), unitInBad(state, unit) ? 'bad' : 'good');
  return initiativeTargets(does, base, enemies, i => state.vignettes[i]!.base!, turn, options);
}

/** IGR-R-112: whether a unit is shooting by its 2, and has not left the rest of its shots. */
const isShooting = (state: State, unit: Unit): boolean => {
  const { thrown } = leaderOf(state, unit).now;
  return thrown?.shooting === true && !thrown.done;
};
/** Whom a unit may charge by this row as the table stands: who is held, in contact (IGR-R-115) or has shot (IGR-R-112) charges nobody. */
export const chargesOpen = (state: State, unit: Unit, does: string, options: Options): number[] =>
  unitTouched(state, unit) ? [] : chargesUntouched(state, unit, does, options);
/** The same of a unit that is known not to be in contact. */
const chargesUntouched = (state: State, unit: Unit, does: string, options: Options): number[] =>
  isHeld(state, unit) || isShooting(state, unit) ? [] : chargeTargets(state, unit, does, options);
/** Whether a unit that is not in contact may charge anybody by this row. */
export function hasChargeUntouched(state: State, unit: Unit, does: string, options: Options): boolean {
  if (does !== 'charge-nearest') return chargesUntouched(state, unit, does, options).length > 0;
  return !isHeld(state, unit) && !isShooting(state, unit) && isAnyEnemy(state, unit);
}
function isAnyEnemy({ vignettes }: State, { side }: Unit): boolean {
  for (const v of vignettes) if (v.side !== side && isBody(v)) return true;
  return false;
}

/** IGR-INI-04: the shots that a unit has by result 2, each of its vignettes for itself. */
export const initiativeShots = (state: State, unit: Unit, options: Options): Iterable<Shot> =>
  unitTouched(state, unit) ? [] : shotsUntouched(state, unit, options); // IGR-R-115
function* shotsUntouched(state: State, unit: Unit, options: Options): Iterable<Shot> {
  for (const from of unit.bodies)
    for (const as of weaponsOf(state.vignettes[from]!, options))
      for (const at of reached(state, from, as, options)) {
        const shot = shotOf(state, from, as, at, 'initiative', options);
        if (!isRefusal(shot)) yield shot;
      }
}
export const hasShotUntouched = (state: State, unit: Unit, options: Options): boolean => {
  for (const _ of shotsUntouched(state, unit, options)) return true;
  return false;
};

/** IGR-INI-15: whether it must stay where it is. */
export const isHeld = (state: State, unit: Unit): boolean => isHalted(state, unit) || isEntrenched(state, unit);

export interface InitiativePlan {
  readonly unit: Unit;
  readonly does: NonNullable<Thrown['does']>;
  readonly like: Unit | null;
  readonly way: 'charge' | 'shoot' | 'retreat' | 'copy' | 'nothing';
  readonly target: number | null;
  /** Measured, where it shoots. */
  readonly shot: Shot | null;
}

/** What an order to act leaves to the player. */
export interface Act {
  readonly stand: string;
  readonly choice: 'charge' | 'shoot' | 'none';
  /** Whom it charges or shoots at, where there is a choice. */
  readonly target?: string | undefined;
  readonly weapon: Weapon;
}

/** The target among those equally near: the only one, or the one that is named (IGR-GEO-15). */
function pickTarget(state: State, targets: readonly number[], named: string | undefined): Refusal | number | null {
  if (targets.length === 0) return null;
  if (named === undefined)
    return targets.length === 1 ? targets[0]! : forbid('IGR-GEO-15', 'several are equally near: name one');
  const at = targets.find(i => state.vignettes[i]!.id === named);
  return at ?? forbid('IGR-GEO-22', 'its throw does not send it there');
}

/** What a unit that threw does now, and whether the order fits it. */
export function initiativePlan({ view, by, options }: Seat, order: Act): Refusal | InitiativePlan {
  const refused = activeRefusal(view, by);
  if (refused) return refused;
  if (view.phase !== 'initiative' || !view.initiativeThrown)
    return forbid('IGR-SEQ-06', 'initiative is acted on in the initiative phase');
  const unit = ownUnit(view, by, order.stand);
  if (isRefusal(unit)) return unit;
  const early = pursuitRefusal(view, null);
  if (early) return early;
  const intent = intentNow(view, unit, options);
  if (isRefusal(intent)) return intent;
  return wayOf(view, unit, intent.does, intent.like, order, options);
}

function wayOf(
  state: State,
  unit: Unit,
  does: NonNullable<Thrown['does']>,
  like: Unit | null,
  order: Act,
  options: Options,
): Refusal | InitiativePlan {
  const plan: Planning = (way, target = null, shot = null) => ({ unit, does, like, way, target, shot });
  // IGR-R-115: who has come into contact does nothing, and who copies it halts.
  if (does !== 'player' && unitTouched(state, unit)) return { ...plan('nothing'), does: 'halt' };
  if (does === 'charge-or-shoot') return chargeOrShoot(state, unit, plan, order, options);
  if (isHeld(state, unit)) return plan('nothing');
  if (does === 'retreat') return plan('retreat');
  if (does === 'activated') return plan('copy');
  const target = pickTarget(state, chargeTargets(state, unit, does, options), order.target);
  if (isRefusal(target)) return target;
  return target === null ? plan('nothing') : plan('charge', target);
}
type Planning = (way: InitiativePlan['way'], target?: number | null, shot?: Shot | null) => InitiativePlan;

/** IGR-INI-04, IGR-R-48: the owner chooses; if only one is possible, that one; if none, nothing. */
function chargeOrShoot(
  state: State,
  unit: Unit,
  plan: Planning,
  order: Act,
  options: Options,
): Refusal | InitiativePlan {
  if (order.choice === 'charge' && isShooting(state, unit))
    return forbid('IGR-R-112', 'after its first shot it does not charge');
  const targets = chargesUntouched(state, unit, 'charge-or-shoot', options);
  const shoots = hasShotUntouched(state, unit, options);
  if (targets.length === 0 && !shoots) return plan('nothing');
  const choice = order.choice !== 'none' ? order.choice : shoots ? (targets.length > 0 ? 'none' : 'shoot') : 'charge';
  if (choice === 'none') return forbid('IGR-R-48', 'it may charge or shoot: say which');
  if (choice === 'charge') {
    const target = pickTarget(state, targets, order.target);
    if (target === null) return forbid('IGR-INI-04', 'there is nobody to charge directly ahead');
    return isRefusal(target) ? target : plan('charge', target);
  }
  if (order.target === undefined) return forbid('IGR-SHO-04', 'name shooter and target');
  for (const shot of shotsUntouched(state, unit, options))
    if (isFrom(state, unit, shot, order.stand, order.weapon) && state.vignettes[shot.at]!.id === order.target)
      return plan('shoot', shot.at, shot);
  return forbid('IGR-INI-04', 'it has no such shot');
}

/** Whether a shot of a unit is that of a vignette with a weapon; who is alone need not be named. */
const isFrom = (state: State, unit: Unit, { from, as }: Shot, stand: string, weapon: Weapon): boolean =>
  as === weapon && (unit.bodies.length === 1 || state.vignettes[from]!.id === stand);

const CARRIES_OUT = citation('IGR-SEQ-06', 'it does what its throw says');
const CHARGES = citation('IGR-GEO-22', 'it turns towards the enemy and goes straight ahead, as far as it can');
const FALLS_BACK = citation('IGR-R-47', 'twice its full move, straight back, facing kept');
const COPIES = citation('IGR-R-49', 'it does as its neighbour');
const COPIED_CHARGE = citation('IGR-R-110', 'a copied move into contact is a charge');

/** It does what its throw says. */
export function actOn(game: Play, by: Side, plan: InitiativePlan, lineUp: boolean): Procedure<void> | undefined {
  switch (plan.way) {
    case 'charge':
      return chargeByItself(game, plan, lineUp);
    case 'shoot':
      return shootByItself(game, by, plan, plan.shot!);
    case 'retreat':
      fallBack(game, plan.unit);
      break;
    case 'copy':
      return imitate(game, plan, lineUp);
    default:
  }
  return acted(game, plan);
}

/** IGR-R-49: the turns and advances of its neighbour, as far as they go. */
export const copiedWalk = (state: State, unit: Unit, like: Unit, options: Options): Walk =>
  cutWalk(state, unit, leaderOf(state, like).now.steps, options);

/** IGR-R-49: it moves as its neighbour did. */
function imitate(game: Play, plan: InitiativePlan, lineUp: boolean): Procedure<void> | undefined {
  const { state, options } = game;
  const walk = copiedWalk(state, plan.unit, plan.like!, options);
  const arrivals = arrivalsOf(state, plan.unit, walk.ends);
  if (arrivals.length > 0) return chargeByCopying(game, plan, arrivals[0]!.enemy, lineUp);
  if (walk.steps.length > 0) happenMoved(game, plan.unit, walk, 'copy', arrivals, [COPIES]);
  return acted(game, plan);
}

/** IGR-R-110: a copied move into contact is a charge. */
function* chargeByCopying(game: Play, plan: InitiativePlan, target: string, lineUp: boolean): Procedure<void> {
  const { state, options } = game;
  const { unit, like } = plan;
  game.happen({ kind: 'chargeDeclared', stands: bodyIds(state, unit), target, because: [COPIES, COPIED_CHARGE] });
  const reckon = () => copiedWalk(state, unit, like!, options);
  const { gone } = yield* settleEvades(game, unit, target, [], reckon);
  const arrivals = arrivalsOf(state, unit, gone.ends);
  if (gone.steps.length > 0) happenMoved(game, unit, gone, 'copy', arrivals, [COPIES]);
  if (lineUp) lineUpWithMet(game, unit, target, arrivals, leftOf(gone));
  acted(game, plan);
}

function acted(game: Play, { unit, does, way }: InitiativePlan): undefined {
  game.happen({
    kind: 'acted',
    stands: bodyIds(game.state, unit),
    does,
    stayed: way === 'nothing',
    because: [CARRIES_OUT],
  });
}

/** IGR-R-112: one of its shots; it has acted when it has none left, or when its owner leaves the rest. */
function* shootByItself(game: Play, by: Side, { unit }: InitiativePlan, shot: Shot): Procedure<void> {
  if (!isShooting(game.state, unit)) game.happen({ kind: 'fireOpened', stands: bodyIds(game.state, unit) });
  yield* shotAndAnswer(game, by, shot);
}

/** Whether a unit that shoots by itself has shot all that it can. */
export const hasShotAll = (state: State, unit: Unit, options: Options): boolean =>
  isShooting(state, unit) && (unitTouched(state, unit) || !hasShotUntouched(state, unit, options));

/** The unit of a vignette that shoots by itself, or why there is no fire to cease. */
export function shootingUnit({ view, by }: Seat, stand: string): Refusal | Unit {
  const refused = activeRefusal(view, by);
  if (refused) return refused;
  const unit = ownUnit(view, by, stand);
  if (isRefusal(unit)) return unit;
  return isShooting(view, unit) ? unit : forbid('IGR-R-112', 'it does not shoot by itself');
}
const EVERY_WEAPON = citation('IGR-R-112', 'every member may shoot, with each of its weapons');
export const stopShooting = (game: Play, unit: Unit): void =>
  game.happen({
    kind: 'acted',
    stands: bodyIds(game.state, unit),
    does: 'charge-or-shoot',
    stayed: false,
    because: [EVERY_WEAPON],
  });

/** IGR-INI-05, IGR-R-47. */
function fallBack(game: Play, unit: Unit): void {
  const { way, ends } = retreatOf(game.state, unit, game.options);
  if (way <= SLACK) return;
  happenMoved(game, unit, { ends, steps: [], turned: 0, way }, 'retreat', [], [FALLS_BACK]);
}

/** IGR-R-47: where a unit that falls back would end, as the table stands now; `end` is all of it as one base. */
export function retreatOf(state: State, unit: Unit, options: Options): { ends: Base[]; end: Base; way: number } {
  const start = unitBase(state, unit);
  const bases = bodiesAt(state, unit, start, start);
  const dx = -start.forwardX + 0;
  const dy = -start.forwardY + 0;
  const wanted = forcedWay(state, bases, dx, dy, 2, unitRates(unit, options), options);
  const around = aroundOf(state, unit.side, unit.bodies, unit.through ? undefined : wanted);
  const way = wayGot(bases, dx, dy, wanted, around, unitSweep(unit, true, options));
  const back = (base: Base): Base => shiftedBase(base, dx * way, dy * way);
  return { ends: bases.map(back), end: back(start), way };
}

/** IGR-GEO-22: where a charge by initiative would end, as the table stands now, `end` being all of it as one base; `aim` is where the target stood when it began. */
export function initiativeCharge(
  state: State,
  unit: Unit,
  target: number,
  aim: Point,
  does: string,
  options: Options,
): { ends: Base[]; end: Base; turned: number; way: number; turnLeft: number; moveLeft: number } {
  const start = unitBase(state, unit);
  const rates = unitRates(unit, options);
  const bodies = (whole: Base) => bodiesAt(state, unit, start, whole);
  const blocked = (turned: Base) => !isFreeFor(state, unit, bodies(turned));
  const faceWithin = (turn: number) =>
    turnedTowards(start, aim, turnAllowed(does, turn, options), rates.pivot, blocked);
  const { faced, bases, turn, move } = onsetOf(state, start, bodies, rates, faceWithin, options);
  const turned = Math.abs(turnOf(start, faced));
  const wanted = Math.max(0, move - turnCost(options)(turned, start, rates.pivot));
  const around = aroundOf(state, unit.side, unit.bodies, wanted, null, state.vignettes[target]!.base);
  const way = wayGot(bases, faced.forwardX, faced.forwardY, wanted, around, unitSweep(unit, false, options));
  const [ends, [end]] = [aheadBy(bases, way), aheadBy([faced], way)];
  return { ends, end: end!, turned, way, turnLeft: Math.max(0, turn - turned), moveLeft: wanted - way };
}
/** IGR-R-46 `unlimited-pivot`; directly ahead it does not turn at all. */
function turnAllowed(does: string, rate: number, options: Options): number {
  if (does === 'charge-or-shoot') return 0;
  return does === 'charge-nearest' && !chargesGoOn(options) ? 180 : rate;
}
const turnOf = (from: Base, to: Base): number => turnFrom(from.facing, to.facing);

/** The way of such a charge: a turn, if it makes one, and straight on. */
export function chargeWalk(
  state: State,
  unit: Unit,
  { ends, turned, way }: Pick<Walk, 'ends' | 'turned' | 'way'>,
): Pick<Walk, 'ends' | 'steps' | 'turned' | 'way'> {
  const turn = turnOf(unitBase(state, unit), ends[0]!);
  return { ends, steps: [...(turn === 0 ? [] : [{ turn, backward: false }]), { ahead: way }], turned, way };
}

/** Charges of rows below 1, 1 and 2. Those it would touch may evade; it makes the same turn and its full move all the same. */
function* chargeByItself(game: Play, plan: InitiativePlan, lineUp: boolean): Procedure<void> {
  const { state, options } = game;
  const { unit, does } = plan;
  const target = plan.target!;
  const id = state.vignettes[target]!.id;
  game.happen({ kind: 'chargeDeclared', stands: bodyIds(state, unit), target: id, because: [CHARGES] });
  const aim = state.vignettes[target]!.base!;
  // The same turn, towards where the target stood, and the full move all the same.
  const reckon = () => initiativeCharge(state, unit, target, aim, does, options);
  const { gone } = yield* settleEvades(game, unit, id, [], reckon);
  const arrivals = arrivalsOf(state, unit, gone.ends);
  happenMoved(game, unit, chargeWalk(state, unit, gone), 'initiative-charge', arrivals, [CHARGES]);
  if (lineUp) lineUpWithMet(game, unit, id, arrivals, { turn: gone.turnLeft, move: gone.moveLeft });
  const goesOn = does === 'charge-nearest' && chargesGoOn(options) && arrivals.length === 0;
  game.happen({ kind: 'running', stands: bodyIds(state, unit), running: goesOn });
  acted(game, plan);
}
