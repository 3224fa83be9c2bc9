import { forbid, isRefusal } from '@umpire/engine';
import { assetRefusal } from '../play/asset-readiness.js';
import { higherRefusal, nuclearRefusal } from '../play/calling.js';
import { filing } from './filing.js';
import { choices, ownAssets, ownBase, wholeTable } from './own.js';

const pointShape = { kind: 'disc' as const, diameter: 500 };
export const airMission = filing('air-mission', {
  label: 'Call AIR',
  text: 'A strike, ECM or reconnaissance, in the next turn',
  fields: {
    unit: {
      choose: ({ seat }) =>
        ownAssets(seat)
          .filter(a => a.kind === 'air-unit' || a.kind === 'flyer-flight' || a.kind === 'pacifier-section' || a.shuttle)
          .map(a => ({ value: a.id, label: `${a.id}, ${a.kind}` })),
    },
    mission: { choose: () => choices({ strike: 'Strike', ecm: 'ECM', recce: 'Reconnaissance' }) },
    at: { aim: ({ seat: { view } }) => ({ shape: pointShape, zones: wholeTable(view) }) },
  },
  check: ({ view, by, options }, { unit, mission, munitions }) => {
    const asset = view.assets.find(one => one.id === unit);
    if (!asset) return forbid('PLA-AM-01', 'you have no such unit');
    return (
      assetRefusal(view, asset, mission, options) ??
      nuclearRefusal(view.own, munitions ?? asset.munitions, view.turn) ??
      higherRefusal(view, by, options)
    );
  },
});
export const cancelMission = filing('cancel-mission', {
  label: 'Call AIR off',
  text: 'A mission that has not flown yet',
  fields: {
    unit: {
      choose: ({ seat }) =>
        ownAssets(seat)
          .filter(a => a.mission)
          .map(a => ({ value: a.id, label: a.id })),
    },
  },
  check: ({ view }, { unit }) =>
    view.assets.some(a => a.id === unit && a.mission) ? undefined : forbid('PLA-AM-01', 'it flies no mission'),
});
export const convert = filing('convert', {
  label: 'Convert AIR',
  text: 'Between ground attack and ECM: six hours',
  fields: {
    unit: {
      choose: ({ seat }) =>
        ownAssets(seat)
          .filter(a => a.kind === 'air-unit')
          .map(a => ({ value: a.id, label: a.id })),
    },
    to: { choose: () => choices({ ga: 'Ground attack', other: 'Other munitions', ecm: 'ECM' }) },
  },
  check: ({ view }, { unit }) =>
    view.assets.some(a => a.id === unit && a.kind === 'air-unit' && !a.mission)
      ? undefined
      : forbid('PLA-AIR-05', 'only an AIR unit at its base is converted'),
});
export const orbitalCall = filing('orbital-call', {
  label: 'Call fire from orbit',
  text: 'It falls in the next turn',
  fields: {
    asset: {
      choose: ({ seat }) =>
        ownAssets(seat)
          .filter(a => ['orbital-laser', 'cruiser', 'battleship'].includes(a.kind))
          .map(a => ({ value: a.id, label: `${a.id}, ${a.kind}` })),
    },
    at: {
      aim: ({ seat: { view } }) => ({
        shape: { kind: 'disc' as const, diameter: 1200 },
        zones: wholeTable(view),
      }),
    },
  },
  check: ({ view, by, options }, { asset: id }) => {
    const asset = view.assets.find(one => one.id === id);
    if (!asset) return forbid('PLA-ORB-04', 'you have no such asset');
    return assetRefusal(view, asset, 'orbital', options) ?? higherRefusal(view, by, options);
  },
});
export const engageEcm = filing('engage-ecm', {
  label: 'Engage ECM',
  text: 'This SAM fires at ECM missions and defends nothing else this turn',
  on: (_seat, { type }) => type === 'mobile-sam-platoon' || type === 'strategic-sam-site' || type === 'cscv-platoon',
  check: ({ view }, { stand }) => {
    const base = ownBase(view, stand);
    if (isRefusal(base)) return base;
    return ['mobile-sam-platoon', 'strategic-sam-site', 'cscv-platoon'].includes(base.type)
      ? undefined
      : forbid('PLA-AIR-06', 'only SAM on vehicles or fixed ones engage ECM');
  },
});
