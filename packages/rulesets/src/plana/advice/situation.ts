import type { Point, Side } from '@umpire/engine';
import type { Contact } from '../play/ledger.js';
import { rowOf } from '../play/links.js';
import { heldAsKnown } from '../play/objectives.js';
import { orderNow } from '../play/orders-fit.js';
import { isWithin, mean, spotAt } from '../play/places.js';
import { errorOf } from '../play/sightings.js';
import { type Base, CM, type Company, type Objective } from '../play/state.js';
import type { View } from '../play/view.js';
import { pointsPerSp } from '../tables/assault.js';
import { stateRow } from '../tables/states.js';
import { unitOf } from '../tables/units.js';

/** What a side makes of the table before it writes. */
export const isWritten = ({ sheet }: View, stand: string, ...verbs: string[]): boolean =>
  sheet.some(line => verbs.includes(line.verb) && 'stand' in line && line.stand === stand);

/** Enemies who are about where the side last saw them: the others may be anywhere. */
const SURE = 5 * CM;
export const knownEnemies = (view: View): Contact[] =>
  view.contacts.filter(contact => contact.status !== 'gone' && errorOf(contact, view.turn) <= SURE);
export const currentEnemies = (view: View): Contact[] => view.contacts.filter(({ status }) => status === 'current');

export const assaultPoints = ({ type, sp }: Base): number => sp * pointsPerSp(unitOf(type).kind);
/** Who can still go forward: pinned troops where their row leaves them half a move or more (PLA-PS-05, PLA-PS-09). */
export const isFit = (base: Base): boolean =>
  assaultPoints(base) > 0 && ['ok', 'full', 'half'].includes(stateRow(rowOf(base), base.state)?.move ?? 'ok');
/** Nothing else is meant for it. */
export const isFree = (view: View, base: Base): boolean =>
  base.forced === null && base.work === null && !isWritten(view, base.id, 'move', 'assault', 'stay', 'dismount');
/** There is no time left to wait for better. */
export const isClosing = ({ turn, limit }: View): boolean => turn >= limit - 2;
export const basesOf = (view: View, company: string): Base[] =>
  view.bases.filter(base => base.company === company && base.where === 'table');

/** Its order is to go for something. */
export const attacks = (view: View, company: Company): boolean => {
  const kind = orderNow(view, company);
  return kind === 'attack' || kind === 'opportunity';
};

/** A company that can be sent somewhere to fight. */
export interface Force {
  readonly company: Company;
  readonly bases: readonly Base[];
  readonly centre: Point;
}
const FIGHTING: readonly Company['troop'][] = ['gf', 'armour', 'regular', 'militia', 'technical', 'marine'];
export const forcesOf = (view: View): Force[] =>
  view.companies.flatMap(company => {
    if (company.demoralised || !FIGHTING.includes(company.troop)) return [];
    const bases = basesOf(view, company.id);
    return bases.length === 0 ? [] : [{ company, bases, centre: mean(bases) }];
  });

/** PLA-VIC-01: so near counts. */
export const HELD_WITHIN = 5 * CM;
export const standsAt = ({ bases }: Force, { at }: Objective): boolean =>
  bases.some(base => isWithin(base, spotAt(at), HELD_WITHIN));
export const isSentTo = ({ company: { order } }: Force, { at }: Objective): boolean =>
  (order.kind === 'attack' || order.kind === 'opportunity') &&
  order.objective !== null &&
  isWithin(spotAt(order.objective), spotAt(at), HELD_WITHIN);

export const unheld = (view: View, by: Side): Objective[] =>
  view.objectives.filter(objective => !heldAsKnown(view, by, objective));
