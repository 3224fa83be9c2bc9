import { isRefusal, type Options, type Point, type Procedure, type Refusal, type Side } from '@umpire/engine';
import { knownLately } from '../../common/book/memoized.js';
import { PS_ROWS, STATES, type Weapon } from '../pieces.js';
import { followsOrders } from '../rules/readings.js';
import { unitOf } from '../tables/units.js';
import { fires, laysCloud } from '../tables/weapons.js';
import { contactNo } from './actions.js';
import { gunsOf } from './barrages.js';
import { baseOf, companyOf } from './bases.js';
import { laidCloud } from './cloud-laying.js';
import { type Firing, firedByBoth, type Laid, targetOf } from './firing.js';
import type { Contact } from './ledger.js';
import { type LinkField, linked } from './links.js';

import { leastGap, spotAt } from './places.js';
import { lineFor, written } from './sheet.js';
import { type Shooter, shooterOf } from './shot-cases.js';
import {
  type FireField,
  intoMelee,
  laysNone,
  mayFireAtAll,
  NOBODY,
  notItsFormation,
  type Painter,
  shotAt,
  shotOf,
  shownTarget,
} from './shots.js';
import { CLEAR, IN_CLOUD, type Sighting, type Sky, sightUnder, skyOver } from './sight.js';
import { locatedBy, rangeOf, worthOf } from './standing-fire.js';
import type { Base, State } from './state.js';
import type { Play } from './types.js';
import { type View, viewIn } from './view.js';

/** The weapon with which a base gives close support. */
export const supportingWeapon = ({ type }: Base): Weapon | undefined =>
  unitOf(type).weapons.find(weapon => fires(weapon, 'close-support'));

/** Step 6: those who are allocated to close support strike what somebody paints for them (PLA-SEQ-06). */
export const closeSupport = (game: Play): Procedure<void> => firedByBoth(game, firingsOf, cloudsOf);

function firingsOf(state: State, side: Side, options: Options): Firing[] {
  const asked = written(state, side, 'close-support').flatMap(({ stand, painter, target }): Firing[] => {
    const [base, by] = [baseOf(state, stand), baseOf(state, painter)];
    const weapon = base && supportingWeapon(base);
    if (!base || !by || !weapon) return [];
    const paints: Painter = { base: by, linked: linked(state, by, base, 'call', options) };
    return [
      {
        side,
        base,
        weapon,
        mode: 'close-support',
        target: targetOf(state, side, contactNo(target)),
        contact: contactNo(target),
        speculative: false,
        painter: paints,
      },
    ];
  });
  const own = viewIn(state, side, 'close-support');
  const standing = standingSupport(own, options).map(({ base, weapon, painter, contact }): Firing => {
    const [firer, by] = [baseOf(state, base.id)!, baseOf(state, painter.base.id)!];
    return {
      side,
      base: firer,
      weapon,
      mode: 'close-support',
      target: targetOf(state, side, contact),
      contact,
      speculative: false,
      painter: { ...painter, base: by },
    };
  });
  return [...asked, ...standing].sort((p, q) => (p.base.id < q.base.id ? -1 : 1));
}

/** A target that somebody paints for a base. */
export interface Painted {
  readonly base: Base;
  readonly weapon: Weapon;
  readonly painter: Painter;
  readonly contact: number;
}
const WORTH_A_SHOT = 0.4;

/** PLA-SOP-04: the best contact of any painter that may call. */
export function standingSupport(view: View, options: Options): Painted[] {
  const found: Painted[] = [];
  if (!followsOrders(options)) return found;
  const sky = skyOver(view, options);
  for (const base of view.bases) {
    const weapon = base.allocated?.as === 'close-support' ? supportingWeapon(base) : undefined;
    if (!weapon || lineFor(view.sheet, base.id, 'fire') || mayFireAtAll(view, base)) continue;
    const best = bestPainted(view, sky, base, weapon, options);
    if (best) found.push(best);
  }
  return found;
}
/** Whoever sees the target is asked last: most would come to no more than one who was found already, however well they see it. */
function bestPainted(view: View, sky: Sky, base: Base, weapon: Weapon, options: Options): Painted | undefined {
  const reach = rangeOf(weapon);
  const shooter = shooterOf(view, base);
  // Of the painter a shot hangs on his state and on what he sees: most of them come to the same.
  const worths = new Map<number, number>();
  const worthSeen = (painter: Base, contact: Contact, kind: number, sees: Sighting): number => {
    const key = contact.no * KINDS + kind + (sees.underCloud ? 1 : 0);
    const known =
      worths.get(key) ?? paintedWorth(view, shooter, weapon, contact, { base: painter, linked: true, sees }, options);
    worths.set(key, known);
    return known;
  };
  let best: Painted | undefined;
  let most = base.shots === null ? 0 : WORTH_A_SHOT;
  for (const { base: by, kind, contacts } of paintersOf(view, base.allocated?.to)) {
    if (by.id === base.id) continue;
    for (const contact of contacts) {
      if (leastGap(base, contact) > reach) continue;
      const clear = worthSeen(by, contact, kind, CLEAR);
      if (clear <= most && (view.clouds.length === 0 || worthSeen(by, contact, kind, IN_CLOUD) <= most)) continue;
      const sees = sightUnder(sky, by, contact);
      const worth = sees.visible ? worthSeen(by, contact, kind, sees) : 0;
      if (worth <= most || !linked(view, by, base, 'call', options)) continue;
      best = { base, weapon, painter: { base: by, linked: true }, contact: contact.no };
      most = worth;
    }
  }
  return best;
}
/** Somebody who can paint for others: all of him that a call hangs on, and whom his company has located. */
interface Eyes {
  readonly base: Base;
  readonly kind: number;
  readonly contacts: readonly Contact[];
}
/** Who of a formation can paint is worked out once for all who fire for it. */
const paintersByFormation = knownLately((_: View) => new Map<string, readonly Eyes[]>());
function paintersOf(view: View, formation: string | undefined): readonly Eyes[] {
  if (formation === undefined) return [];
  const byFormation = paintersByFormation(view);
  const known = byFormation.get(formation);
  if (known) return known;
  const found: Eyes[] = [];
  for (const base of view.bases)
    if (canPaint(view, base, formation))
      found.push({ base, kind: kindOf(view, base), contacts: locatedBy(view, base.company) });
  byFormation.set(formation, found);
  return found;
}
const canPaint = (view: View, base: Base, formation: string): boolean =>
  base.battalion === formation &&
  base.where === 'table' &&
  unitOf(base.type).paints &&
  locatedBy(view, base.company).length > 0;
/** All of a painter that his call hangs on, CLOUD apart. */
const kindOf = (view: View, { type, state, company }: Base): number =>
  ((ROWS.indexOf(unitOf(type).psRow) * STATES.length + STATES.indexOf(state)) * 2 +
    (companyOf(view, company)?.demoralised ? 1 : 0)) *
  2;
const ROWS: readonly string[] = [...PS_ROWS, 'air'];
const KINDS = ROWS.length * STATES.length * 4;
/** What a shot is worth if its painter is heard; nothing, if it may not be fired. */
function paintedWorth(
  view: View,
  shooter: Shooter,
  weapon: Weapon,
  contact: Contact,
  heard: Painter,
  options: Options,
): number {
  if (intoMelee(view, shooter.base, contact)) return 0;
  const target = shownTarget(view, contact, true);
  const shot = shotOf(view, shooter, weapon, 'close-support', target, false, options, heard);
  return isRefusal(shot) ? 0 : worthOf(view, shot, contact);
}
/** PLA-CS-02, PLA-R-42: whoever of its formation can paint and be heard. */
export function paintersFor(view: View, firer: Base, options: Options): Painter[] {
  const to = firer.allocated?.to;
  return view.bases.flatMap(base => {
    if (to === undefined || base.id === firer.id || !canPaint(view, base, to)) return [];
    return linked(view, base, firer, 'call', options) ? [{ base, linked: true }] : [];
  });
}

/** PLA-CLD-05: CLOUD that somebody calls for. */
function cloudsOf(game: Play, side: Side): Laid[] {
  const { state, options } = game;
  return written(state, side, 'cs-cloud').flatMap(({ stand, painter, at, heading }) => {
    const [base, by] = [baseOf(state, stand), baseOf(state, painter)];
    if (!base || !by || cloudRefusal(state, base, by, at, options)) return [];
    return [{ cloud: laidCloud(game, side, 'shell', { ...at, facing: heading }, gunsOf(base)), by: base }];
  });
}
/** PLA-WP-07, 5.3: the point in range of the guns and in sight of whoever asks for it; who was silenced lays none. */
export function cloudRefusal(
  field: FireField & LinkField,
  base: Base,
  painter: Base,
  at: Point,
  options: Options,
): Refusal | undefined {
  const weapon = supportingWeapon(base);
  if (!weapon || !laysCloud(weapon, 'shell')) return laysNone();
  if (painter.battalion !== base.allocated?.to) return notItsFormation();
  const spot = { at: spotAt(at), facts: NOBODY, located: true };
  const by = { base: painter, linked: linked(field, painter, base, 'call', options) };
  const shot = shotAt(field, base, weapon, 'close-support', spot, false, options, by);
  return isRefusal(shot) ? shot : undefined;
}
