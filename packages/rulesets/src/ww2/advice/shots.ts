import { isRefusal } from '@umpire/engine';
import type { FireOption } from '../pieces.js';
import { engagementPlan } from '../play/engage.js';
import { targetsInReach } from '../play/in-reach.js';
import { isBattery, isMortars } from '../play/stands.js';
import type { Stand } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { baseScore, GUNS } from '../tables/shooting.js';
import { type Expected, expectedHarm, shotHarm } from './harm.js';
import { sighted } from './places.js';
import type { Spot } from './spots.js';
import { stakeOf } from './stakes.js';

/** What a shot may do to both; nothing where it is not allowed. */
function expectedOf({ view, options }: Seat, stand: Stand, target: string, option: FireOption): Expected | null {
  const planned = engagementPlan(view, stand, target, option, options);
  return isRefusal(planned) ? null : expectedHarm(planned.ready, options);
}
const weighed = ({ view }: Seat, stand: Stand, target: Stand, { onTarget, onShooter }: Expected): number =>
  onTarget * stakeOf(view, target) - onShooter * stakeOf(view, stand);

/** What a shot is worth: what it may do to the target against what the answer may do; nothing where it is not allowed. */
export function shotWorth(seat: Seat, stand: Stand, target: Stand, option: FireOption): number | undefined {
  const found = expectedOf(seat, stand, target.id, option);
  return found ? weighed(seat, stand, target, found) : undefined;
}

/** Who calls for fire hangs on where others of its side are; what others may do from a spot is found once. */
const isCalling = (stand: Stand): boolean => stand.where !== 'table' || isBattery(stand) || isMortars(stand);

/** The same from a spot. */
export function shotFrom(seat: Seat, spot: Spot, target: Stand, option: FireOption): number | undefined {
  if (isCalling(spot.here)) return shotWorth(seat, spot.here, target, option);
  if (sighted(seat, spot, target).chance === 0) return undefined;
  spot.shots[option] ??= new Map();
  const known = spot.shots[option];
  let found = known.get(target);
  if (found === undefined) {
    found = expectedOf(seat, spot.here, target.id, option);
    known.set(target, found);
  }
  return found ? weighed(seat, spot.here, target, found) : undefined;
}

/** At the rear of whoever has one: more no shot can hope for. */
const REAR = 3;
const hasRear = ({ nature }: Stand): boolean => nature.class !== 'INF' || GUNS.includes(nature.weapon);
/** No shot of the one at the other does more. */
export function shotCeiling({ view, options }: Seat, { nature }: Stand, target: Stand): number {
  const base = baseScore(nature.weapon, target.nature.class) ?? baseScore(nature.weapon, 'ART');
  if (base === null) return 0;
  const least = base - (hasRear(target) ? REAR : 0) - 1 - target.suppression;
  return shotHarm(least, target.nature.grade, options) * stakeOf(view, target);
}
/** The most that a shot from a spot may come to. */
export function shotsFrom(seat: Seat, spot: Spot): number {
  let most = 0;
  for (const target of targetsInReach(seat.view, spot.here))
    most = Math.max(most, shotCeiling(seat, spot.here, target));
  return most;
}
/** The most that a shot after so many metres may come to; nothing where nobody is in reach. */
export function shotsAfter(seat: Seat, stand: Stand, metres: number): number {
  let most = 0;
  for (const target of targetsInReach(seat.view, stand, metres))
    most = Math.max(most, shotCeiling(seat, stand, target));
  return most;
}

/** The best shot from a spot. */
export function bestShot(seat: Seat, spot: Spot, option: FireOption): number {
  let best = 0;
  for (const target of targetsInReach(seat.view, spot.here))
    best = Math.max(best, shotFrom(seat, spot, target, option) ?? 0);
  return best;
}
