import { isRefusal, type Options } from '@umpire/engine';
import { knownLately } from '../../common/book/memoized.js';
import type { Weapon } from '../pieces.js';
import { UNIT_TYPES } from '../pieces.js';
import { followsOrders } from '../rules/readings.js';
import { unitOf } from '../tables/units.js';
import { fires, weaponOf } from '../tables/weapons.js';
import { dugOf, isUnderCover } from './condition.js';
import type { Contact } from './ledger.js';
import { linked } from './links.js';

import { gapBetween, leastGap } from './places.js';
import { lineFor } from './sheet.js';
import { type ReadyShot, type Shooter, shooterOf } from './shot-cases.js';
import { intoMelee, mayFireAtAll, shotOf, shownTarget, weaponsFor } from './shots.js';
import { type Sky, sightUnder, skyOver } from './sight.js';
import { type Base, CM, type Company, type Instructions } from './state.js';
import type { View } from './view.js';

/** A shot that a base makes by itself. */
export interface StandingShot {
  readonly base: Base;
  readonly weapon: Weapon;
  readonly contact: Contact;
  readonly shot: ReadyShot;
  /** Another hovertank aims for it. */
  readonly mode?: 'slave';
}

/** PLA-SOP-02: what fire a company gives, unless it was told otherwise. */
export function fireRule(
  view: View,
  company: Company,
  base: Base,
): { rule: NonNullable<Instructions['fire']>; within: number } {
  const { fire, within } = company.instructions;
  const own = Math.max(0, ...weaponsFor(base).map(weapon => Math.min(weaponOf(weapon).er, 1000))) * CM;
  if (fire !== null) return { rule: fire, within: within ?? own };
  const isFoot = unitOf(base.type).psRow === 'foot';
  const waits = company.order.kind === 'defend' || company.order.kind === 'hold';
  const hides = dugOf(view, base) !== 'none' || isUnderCover(view, base);
  return { rule: isFoot && waits && hides ? 'within' : 'free', within: own };
}

/** Contacts that a company has located itself in this turn: only those may it fire at (PLA-ORD-15). */
export function locatedBy(view: View, company: string): readonly Contact[] {
  return sortedOut(view).get(company) ?? NOBODY;
}
const NOBODY: readonly Contact[] = [];
const sortedOut = knownLately(({ contacts, turn }: View): ReadonlyMap<string, readonly Contact[]> => {
  const found = new Map<string, Contact[]>();
  for (const contact of contacts) {
    if (contact.status !== 'current' || contact.seenTurn !== turn) continue;
    for (const company of contact.seenBy) {
      const own = found.get(company);
      if (!own) found.set(company, [contact]);
      else if (own.at(-1) !== contact) own.push(contact);
    }
  }
  return found;
});

/** PLA-SOP-03: what each base without a line of its own fires at, in ascending id. */
export function standingFire(view: View, options: Options): StandingShot[] {
  if (!followsOrders(options)) return [];
  const sky = skyOver(view, options);
  const own = view.companies.flatMap(company => (company.demoralised ? [] : shotsOf(view, sky, company, options)));
  return [...own, ...slavedShots(view, own, options)];
}
const SLAVED = 'hovertank-platoon';
/** PLA-SOP-04, PLA-FIR-17: a hovertank without a target of its own takes that of the nearest master whom it hears. */
function slavedShots(view: View, shots: readonly StandingShot[], options: Options): StandingShot[] {
  const masters = shots.filter(({ base }) => base.type === SLAVED);
  if (masters.length === 0) return [];
  const idle = view.bases.filter(
    base =>
      base.type === SLAVED &&
      !base.allocated &&
      !shots.some(one => one.base.id === base.id) &&
      !lineFor(view.sheet, base.id, 'fire') &&
      !mayFireAtAll(view, base),
  );
  return idle.flatMap((base): StandingShot[] => {
    const company = view.companies.find(one => one.id === base.company);
    if (!company || company.demoralised || fireRule(view, company, base).rule !== 'free') return [];
    const near = masters
      .filter(one => one.base.company !== base.company && linked(view, one.base, base, 'call', options))
      .sort((p, q) => gapBetween(p.base, base) - gapBetween(q.base, base));
    for (const { contact } of near) {
      const target = shownTarget(view, contact, true);
      const shot = shotOf(view, shooterOf(view, base), 'hovertank', 'slave', target, false, options);
      if (!isRefusal(shot) && !intoMelee(view, base, contact))
        return [{ base, weapon: 'hovertank', contact, shot, mode: 'slave' }];
    }
    return [];
  });
}

function shotsOf(view: View, sky: Sky, company: Company, options: Options): StandingShot[] {
  const contacts = locatedBy(view, company.id);
  if (contacts.length === 0) return [];
  const aimedAt = new Map<number, number>();
  const shots: StandingShot[] = [];
  for (const base of view.bases) {
    if (base.company !== company.id || lineFor(view.sheet, base.id, 'fire') || mayFireAtAll(view, base)) continue;
    if (base.allocated && view.stage === 'fire') continue; // it keeps its fire for those whom it supports
    const best = bestShot(view, sky, company, base, contacts, aimedAt, options);
    if (!best) continue;
    aimedAt.set(best.contact.no, (aimedAt.get(best.contact.no) ?? 0) + 1);
    shots.push(best);
  }
  return shots;
}

const EARLIER = 0.15;
const SUPPRESSION = 0.5;

/** What a shot seems worth: SP, and the chance to suppress somebody whom this side has not suppressed yet. */
export function worthOf(view: View, { expected: { sp, suppress } }: ReadyShot, contact: Contact): number {
  const isDown = contact.hit !== null && contact.hit.turn >= view.turn - 1 && contact.hit.effect === 'suppressed';
  return sp + (isDown ? 0 : SUPPRESSION * suppress);
}

function bestShot(
  view: View,
  sky: Sky,
  company: Company,
  base: Base,
  contacts: readonly Contact[],
  aimedAt: ReadonlyMap<number, number>,
  options: Options,
): StandingShot | undefined {
  const { rule, within } = fireRule(view, company, base);
  if (rule === 'hold' || (rule === 'return' && base.underFire < view.turn - 1)) return undefined;
  const weapons = weaponsFor(base).filter(weapon => fires(weapon, 'direct'));
  const reach = Math.max(0, ...weapons.map(rangeOf));
  let best: (StandingShot & { worth: number; gap: number }) | undefined;
  let shooter: Shooter | undefined;
  for (const contact of contacts) {
    if (leastGap(base, contact) > reach || !sightUnder(sky, base, contact).visible) continue;
    const gap = gapBetween(base, contact);
    if (gap > reach || (rule === 'within' && gap > within)) continue;
    if (intoMelee(view, base, contact)) continue;
    const target = shownTarget(view, contact, true);
    for (const weapon of weapons) {
      if (rule !== 'free' && gap > weaponOf(weapon).er * CM) continue;
      shooter ??= shooterOf(view, base);
      const shot = shotOf(view, shooter, weapon, 'direct', target, false, options);
      if (isRefusal(shot)) continue;
      const worth =
        worthOf(view, shot, contact) - EARLIER * (aimedAt.get(contact.no) ?? 0) + wish(company, contact, gap);
      if (worth <= 0) continue;
      const isBetter =
        !best ||
        worth > best.worth ||
        (worth === best.worth && (gap < best.gap || (gap === best.gap && contact.no < best.contact.no)));
      if (isBetter) best = { base, weapon, contact, shot, worth, gap };
    }
  }
  return best;
}

/** As far as it fires at all (PLA-FIR-01). */
export const rangeOf = (weapon: Weapon): number => {
  const { er, lr } = weaponOf(weapon);
  return (lr ?? er) * CM;
};

/** What a company was told to shoot at first. */
const WISH = 10;
function wish({ instructions: { target } }: Company, { type }: Contact, gap: number): number {
  if (target === 'nearest') return WISH - gap / 100_000;
  if (target === 'none') return 0;
  const unit = UNIT_TYPES.includes(type as never) ? unitOf(type as never) : undefined;
  const isVehicle = type === 'vehicles' || unit?.locationRow === 'vehicle';
  const isGun = unit?.psRow === 'artillery' || unit?.psRow === 'gf-artillery';
  const wanted = target === 'guns' ? isGun : target === 'vehicles' ? isVehicle : !isVehicle;
  return wanted ? WISH : 0;
}
