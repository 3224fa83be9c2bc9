import { forbid, isRefusal, type Preview, type Refusal } from '@umpire/engine';
import type { Weapon } from '../pieces.js';
import { cloudRefusal, paintersFor, supportingWeapon } from '../play/close-support.js';
import { fireOutlook } from '../play/fire-worth.js';
import type { Contact } from '../play/ledger.js';
import { linked } from '../play/links.js';
import { spotAt } from '../play/places.js';
import type { ReadyShot } from '../play/shot-cases.js';
import {
  intoMelee,
  laysNone,
  mayFireAtAll,
  NOBODY,
  notItsFormation,
  shotAt,
  shownTarget,
  weaponsFor,
} from '../play/shots.js';
import { locatedBy } from '../play/standing-fire.js';
import type { Base } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { unitOf } from '../tables/units.js';
import { fires, laysCloud, WEAPON_NAMES } from '../tables/weapons.js';
import { filing } from './filing.js';
import { contactIn, ownBase, poseOf, targets, wholeTable } from './own.js';

const directWeapons = (base: Base): readonly Weapon[] => weaponsFor(base).filter(weapon => fires(weapon, 'direct'));
const canFire = ({ view }: Seat, base: Base): boolean =>
  base.where === 'table' && directWeapons(base).length > 0 && !mayFireAtAll(view, base);

/** PLA-ORD-15: only what its own company has located in this turn. */
function directShot({ view, options }: Seat, base: Base, weapon: Weapon, contact: Contact): ReadyShot | Refusal {
  const mine = locatedBy(view, base.company).some(one => one.no === contact.no);
  return (
    intoMelee(view, base, contact) ??
    shotAt(view, base, weapon, 'direct', shownTarget(view, contact, mine), false, options)
  );
}
/** What a shot may do, on what is known of the target (5.6). */
function foretold({ options }: Seat, shot: ReadyShot | Refusal): Preview {
  if (isRefusal(shot)) return { refusal: shot, because: [] };
  const { sp, suppress } = shot.expected;
  const modifier = shot.ready.modifier;
  return {
    cost: `${sp.toFixed(1)} SP on average, ${Math.round(suppress * 100)} % to suppress (${modifier < 0 ? '−' : '+'}${Math.abs(modifier)})`,
    odds: fireOutlook(shot.ready, options),
    because: shot.ready.because,
  };
}

export const fire = filing('fire', {
  label: 'Fire',
  text: 'At a contact that its company has located',
  key: 'f',
  use: 'fire',
  on: canFire,
  fields: {
    weapon: {
      choose: ({ piece }) => directWeapons(piece).map(value => ({ value, label: WEAPON_NAMES[value]! })),
    },
    target: {
      target: ({ seat, piece, sofar }) =>
        targets(seat.view, piece, contact => {
          const shot = directShot(seat, piece, sofar.weapon!, contact);
          return isRefusal(shot) ? shot : undefined;
        }),
    },
  },
  check: (seat, { stand, weapon, target }) => {
    const [base, contact] = [ownBase(seat.view, stand), contactIn(seat.view, target)];
    if (isRefusal(base)) return base;
    if (isRefusal(contact)) return contact;
    if (!directWeapons(base).includes(weapon)) return forbid('PLA-WP-04', 'it has no such weapon for direct fire');
    const shot = directShot(seat, base, weapon, contact);
    return isRefusal(shot) ? shot : undefined;
  },
  preview: (seat, { stand, weapon, target }) => {
    const [base, contact] = [ownBase(seat.view, stand), contactIn(seat.view, target)];
    return isRefusal(base) || isRefusal(contact)
      ? { because: [] }
      : foretold(seat, directShot(seat, base, weapon, contact));
  },
});

/** PLA-R-36: at a point where somebody may be. */
export const fireSpeculative = filing('fire-speculative', {
  label: 'Fire at a place',
  text: 'At a point in sight where nobody is located; less likely to do anything',
  use: 'fire',
  on: canFire,
  fields: {
    weapon: {
      choose: ({ piece }) => directWeapons(piece).map(value => ({ value, label: WEAPON_NAMES[value]! })),
    },
    at: {
      aim: ({ seat: { view }, piece }) => ({
        from: poseOf(piece),
        shape: { kind: 'disc' as const, diameter: 200 },
        zones: wholeTable(view),
      }),
    },
  },
  check: ({ view, options }, { stand, weapon, at }) => {
    const base = ownBase(view, stand);
    if (isRefusal(base)) return base;
    if (!directWeapons(base).includes(weapon)) return forbid('PLA-WP-04', 'it has no such weapon for direct fire');
    const aimed = { at: spotAt(at), facts: NOBODY, located: false };
    const shot = shotAt(view, base, weapon, 'direct', aimed, true, options);
    return isRefusal(shot) ? shot : undefined;
  },
});

/** PLA-FIR-17 to -19. */
export const slaveFire = filing('slave-fire', {
  label: 'Slave fire',
  text: 'Another hovertank unit that has located the target aims for it',
  use: 'fire',
  on: (seat, base) => base.type === 'hovertank-platoon' && canFire(seat, base),
  fields: {
    master: {
      choose: ({ seat: { view }, piece }) =>
        view.bases
          .filter(base => base.type === 'hovertank-platoon' && base.company !== piece.company && base.where === 'table')
          .map(base => ({ value: base.id, label: base.id })),
    },
    target: {
      target: ({ seat, piece, sofar }) => {
        const master = seat.view.bases.find(base => base.id === sofar.master);
        const known = master ? locatedBy(seat.view, master.company).map(c => c.no) : [];
        return targets(seat.view, piece, contact =>
          known.includes(contact.no) ? undefined : forbid('PLA-FIR-17', 'the other unit has not located it'),
        );
      },
    },
  },
  check: ({ view, options }, { stand, master: id, target }) => {
    const [base, master, contact] = [ownBase(view, stand), ownBase(view, id), contactIn(view, target)];
    if (isRefusal(base)) return base;
    if (isRefusal(master)) return master;
    if (isRefusal(contact)) return contact;
    if (master.type !== 'hovertank-platoon' || master.company === base.company)
      return forbid('PLA-FIR-17', 'a hovertank unit of another company aims');
    if (!linked(view, master, base, 'call', options)) return forbid('PLA-FIR-17', 'the two cannot talk to each other');
    const known = locatedBy(view, master.company).some(one => one.no === contact.no);
    const shot = shotAt(view, base, 'hovertank', 'slave', shownTarget(view, contact, known), false, options);
    return isRefusal(shot) ? shot : undefined;
  },
});

export const fireCloud = filing('fire-cloud', {
  label: 'Lay CLOUD',
  text: 'Five centimetres across, in place of an attack; it acts until the next turn',
  on: (seat, base) => weaponsFor(base).some(weapon => laysCloud(weapon, 'tank')) && canFire(seat, base),
  fields: {
    at: {
      aim: ({ seat: { view }, piece }) => ({
        from: poseOf(piece),
        shape: { kind: 'disc' as const, diameter: 500 },
        zones: wholeTable(view),
      }),
    },
  },
  check: ({ view, options }, { stand, at }) => {
    const base = ownBase(view, stand);
    if (isRefusal(base)) return base;
    const weapon = weaponsFor(base).find(one => laysCloud(one, 'tank'));
    if (!weapon) return laysNone();
    const shot = shotAt(view, base, weapon, 'direct', { at: spotAt(at), facts: NOBODY, located: true }, false, options);
    return isRefusal(shot) ? shot : undefined;
  },
});

/** PLA-CS: somebody paints, and this base strikes. */
export const closeSupport = filing('close-support', {
  label: 'Close support',
  text: 'At a target that somebody of the formation paints',
  key: 's',
  use: 'fire',
  on: ({ view }, base) =>
    base.allocated?.as === 'close-support' && supportingWeapon(base) !== undefined && !mayFireAtAll(view, base),
  fields: {
    painter: {
      choose: ({ seat: { view, options }, piece }) =>
        paintersFor(view, piece, options).map(({ base }) => ({ value: base.id, label: `${base.id} paints` })),
    },
    target: {
      target: ({ seat, piece, sofar }) =>
        targets(seat.view, piece, contact => {
          const shot = supportShot(seat, piece, sofar.painter!, contact);
          return isRefusal(shot) ? shot : undefined;
        }),
    },
  },
  check: (seat, { stand, painter, target }) => {
    const [base, contact] = [ownBase(seat.view, stand), contactIn(seat.view, target)];
    if (isRefusal(base)) return base;
    if (isRefusal(contact)) return contact;
    const shot = supportShot(seat, base, painter, contact);
    return isRefusal(shot) ? shot : undefined;
  },
  preview: (seat, { stand, painter, target }) => {
    const [base, contact] = [ownBase(seat.view, stand), contactIn(seat.view, target)];
    return isRefusal(base) || isRefusal(contact)
      ? { because: [] }
      : foretold(seat, supportShot(seat, base, painter, contact));
  },
});
function supportShot({ view, options }: Seat, base: Base, painterId: string, contact: Contact): ReadyShot | Refusal {
  const weapon = supportingWeapon(base);
  if (!weapon) return forbid('PLA-CS-07', 'it gives no close support');
  const painter = ownBase(view, painterId);
  if (isRefusal(painter)) return painter;
  if (painter.battalion !== base.allocated?.to) return notItsFormation();
  const known = locatedBy(view, painter.company).some(one => one.no === contact.no);
  const melee = intoMelee(view, base, contact);
  if (melee) return melee;
  return shotAt(view, base, weapon, 'close-support', shownTarget(view, contact, known), false, options, {
    base: painter,
    linked: linked(view, painter, base, 'call', options),
  });
}

export const csCloud = filing('cs-cloud', {
  label: 'CLOUD by shell',
  text: 'A screen a centimetre wide for each gun, in place of its attack',
  on: ({ view }, base) => base.allocated?.as === 'close-support' && isShell(base) && !mayFireAtAll(view, base),
  fields: {
    painter: {
      choose: ({ seat: { view }, piece }) =>
        view.bases
          .filter(base => base.battalion === piece.allocated?.to && base.where === 'table' && unitOf(base.type).paints)
          .map(base => ({ value: base.id, label: base.id })),
    },
    at: {
      aim: ({ seat: { view }, piece }) => ({
        from: poseOf(piece),
        shape: { kind: 'rect' as const, width: 400, depth: 100 },
        zones: wholeTable(view),
      }),
    },
  },
  check: ({ view, options }, { stand, painter, at }) => {
    const [base, by] = [ownBase(view, stand), ownBase(view, painter)];
    if (isRefusal(base)) return base;
    if (isRefusal(by)) return by;
    return cloudRefusal(view, base, by, at, options);
  },
});
const isShell = (base: Base): boolean => weaponsFor(base).some(weapon => laysCloud(weapon, 'shell'));

export const holdFire = filing('hold-fire', {
  label: 'Hold fire',
  text: 'It does not fire in this turn',
  on: ({ view }, base) => base.where === 'table' && !mayFireAtAll(view, base),
  check: ({ view }, { stand }) => {
    const base = ownBase(view, stand);
    return isRefusal(base) ? base : undefined;
  },
});
