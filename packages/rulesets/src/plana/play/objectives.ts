import type { Options, Side } from '@umpire/engine';
import { pointsPerSp } from '../tables/assault.js';
import { unitOf } from '../tables/units.js';
import { companyOf, type Forces, isMarine, onTable } from './bases.js';
import { toldOf } from './ledger.js';
import { isWithin, spotAt } from './places.js';
import { type Base, CM, type Objective, type State } from './state.js';
import type { View } from './view.js';

const REACH = 5 * CM;

/** PLA-VIC-01, PLA-R-221: who can hold an objective. */
const isFit = (state: Forces, base: Base): boolean =>
  !companyOf(state, base.company)!.demoralised &&
  (base.state !== 'suppressed' || isMarine(base)) &&
  pointsPerSp(unitOf(base.type).kind) > 0;

/** Who holds an objective in truth: who is there alone, or its keeper (PLA-VIC-07). */
export function holderOf(state: State, objective: Objective): Side | null {
  const there = spotAt(objective.at);
  const near = onTable(state).filter(base => isWithin(base, there, REACH) && isFit(state, base));
  const sides = new Set(near.map(base => base.side));
  if (sides.size === 1) return near[0]!.side;
  return sides.size === 2 ? (objective.keeper ?? null) : null;
}

/** PLA-VIC-06, PLA-R-200: as a side knows it: it has somebody fit there, and knows of no enemy within 5 cm, or is its keeper (PLA-VIC-07). */
export function heldAsKnown(view: View, side: Side, objective: Objective): boolean {
  const there = spotAt(objective.at);
  const own = view.bases.some(
    base => base.side === side && base.where === 'table' && isWithin(base, there, REACH) && isFit(view, base),
  );
  if (own && objective.keeper === side) return true;
  return own && !view.contacts.some(contact => contact.status === 'current' && isWithin(contact, there, REACH));
}
export function isHeldBy(state: State, side: Side, objective: Objective, _options: Options): boolean {
  const there = spotAt(objective.at);
  const own = onTable(state, side).some(base => isWithin(base, there, REACH) && isFit(state, base));
  const known = toldOf(state.ledgers[side]).some(c => c.status === 'current' && isWithin(c, there, REACH));
  return own && !known;
}
