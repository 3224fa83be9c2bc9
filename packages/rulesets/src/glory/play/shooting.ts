import { forbid, isRefusal, type Options, type Refusal, type Side } from '@umpire/engine';
import type { Reason, Weapon } from '../pieces.js';
import { isDirectlyAhead, lineOfFire } from '../rules/ahead.js';
import { type Base, distanceBetween, inContact, type Point, surelyBeyond } from '../rules/geometry.js';
import {
  hasLineOfFire,
  movedRefusal,
  rangeOf,
  type ShotFacts,
  shooterRefusal,
  shootsAllRound,
  shotRefusal,
  weaponsLeft,
} from '../rules/shooting.js';
import { canSee, isInBadGoing } from './ground.js';
import type { State, Vignette } from './state.js';
import { isBody, isTouched } from './units.js';

/** Bases that may stand in a line of fire: all but those of shooter and target, and those surely beside it. */
function othersAlong(state: State, shooter: number, target: number, { from, to }: { from: Point; to: Point }): Base[] {
  const { vignettes } = state;
  const left = Math.min(from.x, to.x);
  const right = Math.max(from.x, to.x);
  const low = Math.min(from.y, to.y);
  const high = Math.max(from.y, to.y);
  const found: Base[] = [];
  for (let i = 0; i < vignettes.length; i++) {
    const v = vignettes[i]!;
    if (i === shooter || i === target || v.base === null || v.place !== 'table') continue;
    const { x, y, halfWidth, halfDepth } = v.base;
    const half = halfWidth + halfDepth;
    if (x + half < left || x - half > right || y + half < low || y - half > high) continue;
    found.push(v.base);
  }
  return found;
}

/** IGR-R-64: whether a target touches a friend of the shooter, and not the shooter itself. */
function inMelee(state: State, shooter: Vignette, target: Vignette): boolean {
  if (inContact(shooter.base!, target.base!)) return false;
  const { vignettes } = state;
  for (let i = 0; i < vignettes.length; i++) {
    const v = vignettes[i]!;
    if (v.side === shooter.side && isBody(v) && inContact(v.base!, target.base!)) return true;
  }
  return false;
}

/** What holds of a shooter at whomever he shoots. */
interface Post {
  readonly inContact: boolean;
  readonly inBadGoing: boolean;
}
export const postOf = (state: State, shooter: Vignette): Post => ({
  inContact: isTouched(state, shooter),
  inBadGoing: isInBadGoing(state.ground.now, shooter.base!),
});

/** A shot as it stands on the table: measured once, then only read. */
export function shotFacts(
  state: State,
  from: number,
  as: Weapon,
  at: number,
  reason: Reason,
  options: Options,
  post = postOf(state, state.vignettes[from]!),
): ShotFacts {
  const shooter = state.vignettes[from]!;
  const target = state.vignettes[at]!;
  const own = shooter.base!;
  const aim = target.base!;
  const ground = state.ground.now;
  const line = lineOfFire(own, aim, shootsAllRound(shooter.troop, as));
  return {
    shooter: shooter.troop,
    as,
    target: target.troop,
    distance: distanceBetween(own, aim),
    reason,
    activated: shooter.now.activated,
    directlyAhead: isDirectlyAhead(own, aim, options),
    lineOfSight: hasLineOfFire(line, !canSee(ground, own, aim), othersAlong(state, from, at, line), options),
    targetMovedIntoContact: shooter.now.arrivals.includes(target.id) && inContact(own, aim),
    shooterInContact: post.inContact,
    targetInMelee: inMelee(state, shooter, target),
    shooterInBadGoing: post.inBadGoing,
  };
}

/** An early no: out of range, or not directly ahead. Everything else costs more to find out. */
export function isFarOff(state: State, from: number, as: Weapon, at: number, options: Options): boolean {
  const { base, troop } = state.vignettes[from]!;
  return isOutOf(base!, rangeOf(troop, as).max, shootsAllRound(troop, as), state.vignettes[at]!.base!, options);
}
const isOutOf = (own: Base, range: number, allRound: boolean, target: Base, options: Options): boolean =>
  surelyBeyond(own, target, range) || !(allRound || isDirectlyAhead(own, target, options));

/** The enemies whom a vignette might reach with a weapon, early noes aside. */
export function reached({ vignettes }: State, from: number, as: Weapon, options: Options): number[] {
  const { base, troop, side } = vignettes[from]!;
  const { max } = rangeOf(troop, as);
  const allRound = shootsAllRound(troop, as);
  const found: number[] = [];
  for (let at = 0; at < vignettes.length; at++) {
    const target = vignettes[at]!;
    if (target.side !== side && isBody(target) && !isOutOf(base!, max, allRound, target.base!, options)) found.push(at);
  }
  return found;
}

/** IGR-SHO-10, IGR-SHO-11, IGR-R-04: the weapons with which a vignette may still shoot in this turn. */
export const weaponsOf = (v: Vignette, options: Options): readonly Weapon[] =>
  weaponsLeft(v.troop, { own: v.now.shotOwn, attached: v.now.shotAttached }, options);

/** Why a vignette may not shoot at all for this reason, with this weapon. */
function weaponRefusal(v: Vignette, as: Weapon, reason: Reason, options: Options): Refusal | undefined {
  const cannot = shooterRefusal({ shooter: v.troop, as });
  if (cannot) return cannot;
  if (reason !== 'return' && !weaponsOf(v, options).includes(as))
    return forbid('IGR-SHO-11', 'it has shot with that weapon in this turn');
  return movedRefusal({ shooter: v.troop, as, moved: v.now.moved }, options);
}

/** IGR-SCN-01: in the first turns of some scenarios nobody shoots, for no reason whatever. */
const silenceRefusal = ({ turn, extra }: State): Refusal | undefined =>
  turn <= extra.now.silentTurns ? forbid('IGR-SCN-01', 'nobody shoots yet in this battle') : undefined;

/** A shot that is allowed, measured once. */
export interface Shot {
  readonly from: number;
  readonly as: Weapon;
  readonly at: number;
  readonly reason: Reason;
  readonly facts: ShotFacts;
}

/** A shot as it stands on the table, or what forbids it. */
export function shotOf(
  state: State,
  from: number,
  as: Weapon,
  at: number,
  reason: Reason,
  options: Options,
  post?: Post,
): Refusal | Shot {
  const refused = silenceRefusal(state) ?? weaponRefusal(state.vignettes[from]!, as, reason, options);
  if (refused) return refused;
  const facts = shotFacts(state, from, as, at, reason, options, post);
  return shotRefusal(facts, options) ?? { from, as, at, reason, facts };
}
/** Everything that may forbid a shot. */
export function shotForbidden(
  state: State,
  from: number,
  as: Weapon,
  at: number,
  reason: Reason,
  options: Options,
): Refusal | undefined {
  const shot = shotOf(state, from, as, at, reason, options);
  return isRefusal(shot) ? shot : undefined;
}

/** Why the other player's vignette may shoot at somebody: he came into contact with it, or it evaded him. */
function answeringReason(v: Vignette, target: string): Reason | undefined {
  if (v.now.arrivals.includes(target)) return 'contact';
  return v.now.evaded.includes(target) ? 'evade' : undefined;
}

/** IGR-R-118: in its own turn who was not activated may shoot at those who followed up into contact with it. */
const ownTurnReason = ({ now }: Vignette, target: string): Reason =>
  !now.activated && now.arrivals.includes(target) ? 'contact' : 'activated';

/** IGR-R-66. */
export const firingRefusal = ({ firing }: State, by: Side): Refusal | undefined =>
  firing === by ? undefined : forbid('IGR-R-66', 'it is the other player who shoots now');

/** The reason for which a side may shoot at a target now, or why not. */
export function reasonNow(state: State, by: Side, v: Vignette, target: string): Refusal | Reason {
  const early = firingRefusal(state, by);
  if (early) return early;
  if (state.active === by) return ownTurnReason(v, target);
  return (
    answeringReason(v, target) ??
    forbid('IGR-SHO-05', 'it may shoot only at those who came into contact with it, or whom it evaded')
  );
}

/** The shots that a vignette may fire now, all of them or as many as are asked for. */
export function shotsOf(
  state: State,
  by: Side,
  from: number,
  options: Options,
  most = Number.POSITIVE_INFINITY,
): readonly { readonly as: Weapon; readonly at: number }[] {
  const v = state.vignettes[from]!;
  const active = state.active === by;
  const came = v.now.arrivals.length > 0;
  if (active ? !v.now.activated && !came : !came && v.now.evaded.length === 0) return NO_SHOTS;
  const shots: { as: Weapon; at: number }[] = [];
  let post: Post | undefined;
  for (const as of weaponsOf(v, options))
    for (const at of reached(state, from, as, options)) {
      const { id } = state.vignettes[at]!;
      const reason = active ? ownTurnReason(v, id) : answeringReason(v, id);
      if (reason === undefined) continue;
      post ??= postOf(state, v);
      if (!isRefusal(shotOf(state, from, as, at, reason, options, post)) && shots.push({ as, at }) >= most)
        return shots;
    }
  return shots;
}
const NO_SHOTS: readonly never[] = [];

/** Whether a side has a shot left in this part of phase D. Who had one last is asked first: mostly he has it still. */
export function hasShot(state: State, by: Side, options: Options): boolean {
  const { vignettes } = state;
  for (let i = 0; i < vignettes.length; i++) {
    const from = (lastToShoot + i) % vignettes.length;
    const v = vignettes[from]!;
    if (v.side !== by || !isBody(v) || shotsOf(state, by, from, options, 1).length === 0) continue;
    lastToShoot = from;
    return true;
  }
  return false;
}
let lastToShoot = 0;
