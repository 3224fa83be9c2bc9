import { forbid, isRefusal } from '@umpire/engine';
import { fitForAir } from '../play/air-fight.js';
import { supportWeapon } from '../play/calling.js';
import { supportingWeapon } from '../play/close-support.js';
import { deployRefusal } from '../play/deploying.js';
import { filing } from './filing.js';
import { choices, ownBase, poseOf, sizeOf } from './own.js';

/** PLA-ORG-06, PLA-CS-06, PLA-SUP-04. */
export const allocate = filing('allocate', {
  label: 'Allocate',
  text: 'To which battalion, and as what',
  on: (_seat, base) => base.allocated !== null,
  fields: {
    formation: {
      choose: ({ seat: { view } }) => view.battalions.map(({ id, name }) => ({ value: id, label: name })),
    },
    as: { choose: () => choices({ 'close-support': 'Close support', support: 'Support' }) },
  },
  check: ({ view }, { stand, formation, as }) => {
    const base = ownBase(view, stand);
    if (isRefusal(base)) return base;
    if (!view.battalions.some(({ id }) => id === formation)) return forbid('PLA-ORG-06', 'you have no such battalion');
    const weapon = as === 'support' ? supportWeapon(base) : supportingWeapon(base);
    return weapon ? undefined : forbid(as === 'support' ? 'PLA-SUP-03' : 'PLA-CS-07', 'its weapon does not give that');
  },
});
export const airAllocate = filing('air-allocate', {
  label: 'Fight for the air',
  text: 'Which AIR units fight for superiority',
  fields: {
    units: {
      several: ({ seat: { view } }) => ({
        text: 'Who fights',
        among: view.assets.filter(fitForAir).map(a => ({ value: a.id, label: a.id })),
      }),
    },
  },
  check: ({ view }, { units }) =>
    units.every(id => view.assets.some(a => a.id === id && fitForAir(a)))
      ? undefined
      : forbid('PLA-ASU-02', 'only AIR units that can fly'),
});
export const breakOff = filing('break-off', {
  label: 'Break off, or stay',
  text: 'Who says nothing goes home when it is outnumbered two to one',
  fields: {
    yes: {
      choose: () => [
        { value: true, label: 'Your AIR units go home without loss' },
        { value: false, label: 'They stay and fight on' },
      ],
    },
  },
  check: () => undefined,
});
export const deploy = filing('deploy', {
  label: 'Deploy',
  text: 'Anywhere in your zone',
  on: (_seat, base) => base.where === 'table',
  fields: {
    at: {
      place: ({ seat: { view }, piece }) => ({
        zones: [{ kind: 'polygon' as const, points: view.zone }],
        size: sizeOf(piece),
        turn: true,
        at: poseOf(piece),
      }),
    },
  },
  check: ({ view, options }, { stand, at }) => {
    const base = ownBase(view, stand);
    return isRefusal(base) ? base : deployRefusal(view, base, at, options);
  },
});
export const board = filing('board', {
  label: 'Start aboard',
  text: 'In an airtrans or a shuttle',
  on: ({ view }, base) => view.startAboard.some(({ company }) => company === base.company),
  fields: {
    carrier: {
      choose: ({ seat: { view }, piece }) =>
        view.startAboard
          .filter(({ company }) => company === piece.company)
          .flatMap(({ assets }) => assets.map(value => ({ value, label: value }))),
    },
  },
  check: ({ view }, { stand, carrier }) => {
    const base = ownBase(view, stand);
    if (isRefusal(base)) return base;
    const may = view.startAboard.some(({ company, assets }) => company === base.company && assets.includes(carrier));
    return may ? undefined : forbid('PLA-SCN-06', 'the scenario does not let it start there');
  },
});
