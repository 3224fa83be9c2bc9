import { forbid, type Options, type Refusal } from '@umpire/engine';
import { knownLately } from '../../common/book/memoized.js';
import type { Weapon } from '../pieces.js';
import type { FireTarget } from '../tables/fire.js';
import { firingWith } from '../tables/own-firing.js';
import { unitOf } from '../tables/units.js';
import { companyOf, type Forces, isGfOrMarine } from './bases.js';
import { colocated, dugOf, isNonTactical, isUnderCover, qualityOf } from './condition.js';
import { groundOf, isCover } from './ground.js';
import type { Contact } from './ledger.js';
import { rowOf } from './links.js';

import { gapBetween, inContact, type Placed } from './places.js';
import { type Aim, type AimedMode, type ReadyShot, type Shooter, shooterOf, shotCase } from './shot-cases.js';
import { type SightField, type Sighting, sightBetween } from './sight.js';
import { type Base, CM, type State } from './state.js';

/** What fire hangs on: of a state, or of the view of whoever fires. */
export type FireField = SightField & Forces & Pick<State, 'firing'>;

/** A target as its firer knows it, or as it is. */
export interface Aimed {
  readonly at: Placed;
  readonly facts: Omit<FireTarget, 'underCloud'>;
  readonly located: boolean;
}

/** PLA-FM-20, PLA-FM-22: a base as a target. */
export const trueTarget = (field: FireField, base: Base, located: boolean): Aimed => ({
  at: base,
  facts: {
    class: unitOf(base.type).targetClass,
    dug: dugOf(field, base),
    gfOrMarine: isGfOrMarine(base),
    inCover: isUnderCover(field, base),
    quality: qualityOf(field, base),
    moving: base.lastMove !== 'none',
    nonTactical: isNonTactical(field, base),
    bunched: colocated(field, base) > 2,
    sp: base.sp,
  },
  located,
});

/** 5.6: the same of a contact that was located, as a view shows it: quality average, strength unknown, works and cover as seen. */
export function shownTarget(view: FireField & { readonly viewer: unknown }, contact: Contact, located: boolean): Aimed {
  if (!located) return asShown(view, contact, false);
  const known = targetsOf(view);
  const has = known.get(contact);
  if (has) return has;
  const made = asShown(view, contact, true);
  known.set(contact, made);
  return made;
}
const targetsOf = knownLately((_: object) => new Map<Contact, Aimed>());
function asShown(field: FireField, contact: Contact, located: boolean): Aimed {
  const unit = contact.type === 'vehicles' || contact.type === 'infantry' ? undefined : unitOf(contact.type);
  const psRow = unit?.psRow;
  return {
    at: contact,
    facts: {
      class: unit?.targetClass ?? (contact.type === 'vehicles' ? 'armour' : 'infantry'),
      dug: contact.dug ? 'dug-in' : 'none',
      gfOrMarine: psRow === 'gf' || psRow === 'marine',
      inCover: isCover(groundOf(field.terrain.now), contact),
      quality: 'average',
      moving: contact.moved,
      nonTactical: false,
      bunched: false,
      sp: undefined,
    },
    located,
  };
}

/** A place at which nobody was located. */
export const NOBODY = {
  class: 'infantry',
  dug: 'none',
  gfOrMarine: false,
  inCover: false,
  quality: 'average',
  moving: false,
  nonTactical: false,
  bunched: false,
  sp: undefined,
} as const;

/** Who paints for close support: able to, and linked (PLA-CS-02). */
export interface Painter {
  readonly base: Base;
  readonly linked: boolean;
  /** What he sees of the target, where it is known already or only thought of. */
  readonly sees?: Sighting;
}

/** Whether a base may fire so at a target, and with what (PLA-FIR, PLA-CS): a refusal by rule, or ready to be thrown for. */
export const shotAt = (
  field: FireField,
  firer: Base,
  weapon: Weapon,
  mode: AimedMode,
  target: Aimed,
  speculative: boolean,
  options: Options,
  painter?: Painter,
): Refusal | ReadyShot =>
  mayFireAtAll(field, firer) ??
  shotOf(field, shooterOf(field, firer), weapon, mode, target, speculative, options, painter);

/** The same of somebody of whom it is known that he may fire at all. */
export function shotOf(
  field: FireField,
  shooter: Shooter,
  weapon: Weapon,
  mode: AimedMode,
  target: Aimed,
  speculative: boolean,
  options: Options,
  painter?: Painter,
): Refusal | ReadyShot {
  const { base } = shooter;
  // of close support the eyes of whoever calls for it count, not those of the guns (PLA-CS-08)
  const sighting = painter?.sees ?? sightBetween(field, painter?.base ?? base, target.at, options, mode === 'slave');
  const aim: Aim = {
    weapon,
    mode,
    rangeCm: gapBetween(base, target.at) / CM,
    target: target.facts,
    underCloud: sighting.underCloud,
    los: sighting.visible,
    located: target.located,
    speculative,
    caller: painter ? callerFacts(field, painter, sighting) : undefined,
  };
  return shotCase(shooter, aim, options, firingWith(field.firing?.own));
}

const callerFacts = (field: FireField, { base, linked }: Painter, { visible }: Sighting) => ({
  psRow: rowOf(base),
  state: base.state,
  demoralised: companyOf(field, base.company)?.demoralised ?? false,
  los: visible,
  canCommunicate: linked,
  isFirer: false,
  paints: unitOf(base.type).paints,
});

/** PLA-WP-03. */
export const laysNone = (): Refusal => forbid('PLA-WP-03', 'its weapon lays no CLOUD');
/** PLA-R-42. */
export const notItsFormation = (): Refusal =>
  forbid('PLA-R-42', 'only the formation that it is allocated to calls for it');

/** PLA-MV-13. */
export const limberedRefusal = ({ limbered }: Base): Refusal | undefined =>
  limbered ? forbid('PLA-MV-13', 'limbered guns do not fire') : undefined;

/** What keeps a base from firing whatever it aims at (PLA-CAR-03, PLA-MV-13, PLA-WP-06). */
export function mayFireAtAll(field: Pick<SightField, 'turn'>, firer: Base): Refusal | undefined {
  if (firer.where !== 'table') return forbid('PLA-CAR-03', 'who is mounted, aboard or off the table does not fire so');
  const limbered = limberedRefusal(firer);
  if (limbered) return limbered;
  if (firer.fired.some(shot => shot.turn === field.turn)) return forbid('PLA-WP-06', 'it has fired in this turn');
  return undefined;
}

/** PLA-R-120: nobody fires into a melee, unless he is in it. A view does not change: who is in contact with whom is worked out once. */
export function intoMelee(
  view: Forces & { readonly viewer: unknown },
  firer: Base,
  target: Contact,
): Refusal | undefined {
  const byContact = meleesOf(view);
  let isMelee = byContact.get(target);
  if (isMelee === undefined) {
    isMelee = isInContact(view, firer, target);
    byContact.set(target, isMelee);
  }
  return isMelee && !inContact(firer, target) ? forbid('PLA-R-120', 'a friend is in contact with it') : undefined;
}
function isInContact({ bases }: Forces, { side }: Base, target: Contact): boolean {
  for (const base of bases) if (base.side === side && base.where === 'table' && inContact(base, target)) return true;
  return false;
}
const meleesOf = knownLately((_: object) => new Map<Contact, boolean>());

/** The weapons with which a base may fire in a mode. */
export const weaponsFor = ({ type }: Base): readonly Weapon[] => unitOf(type).weapons;
