import { distance, isRefusal } from '@umpire/engine';
import type { FireOption } from '../pieces.js';
import { engagementPlan } from '../play/engage.js';
import { inPlay } from '../play/stands.js';
import { BASE, type Stand, type State } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { NEEDS_NO_RANGE } from '../tables/engagement.js';
import { baseScore, rangeOf } from '../tables/shooting.js';
import { expectedHarm, shotHarm } from './harm.js';
import { stakeOf } from './stakes.js';

/** The corners of two bases reach out so far. */
const CORNERS = BASE * Math.SQRT2;

/** Enemies that a stand may think of shooting at: those in reach of its weapon after so many metres, wherever that can be said at once. */
export function targetsOf({ stands }: State, stand: Stand, metres = 0): Stand[] {
  const { weapon } = stand.nature;
  if (weapon === 'none') return [];
  const reach = NEEDS_NO_RANGE.includes(weapon)
    ? Number.POSITIVE_INFINITY
    : (rangeOf(weapon) as number) + CORNERS + metres;
  return stands.filter(other => {
    if (other.side === stand.side || other.carrier !== null || !inPlay(other)) return false;
    // Off the table only batteries are shot at, by batteries.
    if (other.where !== 'table') return weapon === 'CB' && other.fireMarker;
    return stand.where !== 'table' || distance(stand, other) <= reach;
  });
}

/** What a shot is worth: what it may do to the target against what the answer may do; nothing where it is not allowed. */
export function shotWorth(
  { view, options }: Seat,
  stand: Stand,
  target: string,
  option: FireOption,
): number | undefined {
  const planned = engagementPlan(view, stand, target, option, options);
  if (isRefusal(planned)) return undefined;
  const { onTarget, onShooter } = expectedHarm(planned.ready, options);
  return onTarget * stakeOf(view, planned.target) - onShooter * stakeOf(view, stand);
}

/** At the rear of whoever has one: more no shot can hope for. */
const REAR = 3;
/** No shot of the one at the other does more. */
export function shotCeiling({ view, options }: Seat, { nature }: Stand, target: Stand): number {
  const base = baseScore(nature.weapon, target.nature.class) ?? baseScore(nature.weapon, 'ART');
  if (base === null) return 0;
  return shotHarm(base - REAR - 1 - target.suppression, target.nature.grade, options) * stakeOf(view, target);
}
/** The most that a shot after so many metres may come to; nothing where nobody is in reach. */
export function shotsAfter(seat: Seat, stand: Stand, metres: number): number {
  let most = 0;
  for (const target of targetsOf(seat.view, stand, metres)) most = Math.max(most, shotCeiling(seat, stand, target));
  return most;
}

/** The best shot from where a stand is, or would be. */
export function bestShot(seat: Seat, stand: Stand, option: FireOption): number {
  let best = 0;
  for (const { id } of targetsOf(seat.view, stand)) best = Math.max(best, shotWorth(seat, stand, id, option) ?? 0);
  return best;
}
