import { squaredDistance } from '@umpire/engine';
import { NEEDS_NO_RANGE } from '../tables/engagement.js';
import { rangeOf } from '../tables/shooting.js';
import { inPlay } from './stands.js';
import { BASE, type Stand, type State } from './state.js';

/** The corners of two bases reach out so far. */
const CORNERS = BASE * Math.SQRT2;

/** Enemies that a stand may think of shooting at: those in reach of its weapon after so many metres, wherever that can be said at once. */
export function targetsInReach({ stands }: State, stand: Stand, metres = 0): Stand[] {
  const { weapon } = stand.nature;
  if (weapon === 'none') return [];
  const reach = NEEDS_NO_RANGE.includes(weapon)
    ? Number.POSITIVE_INFINITY
    : (rangeOf(weapon) as number) + CORNERS + metres;
  const found: Stand[] = [];
  for (const other of stands) {
    if (other.side === stand.side || other.carrier !== null || !inPlay(other)) continue;
    // Off the table only batteries are shot at, by batteries.
    const isTarget =
      other.where !== 'table'
        ? weapon === 'CB' && other.fireMarker
        : stand.where !== 'table' || squaredDistance(stand, other) <= reach * reach;
    if (isTarget) found.push(other);
  }
  return found;
}
