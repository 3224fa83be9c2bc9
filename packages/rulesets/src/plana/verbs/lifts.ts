import { forbid } from '@umpire/engine';
import { landingRefusal } from '../play/flights.js';
import { isWithin } from '../play/places.js';
import type { Base } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { filing } from './filing.js';
import { type Asked, wholeTable } from './own.js';

const lifts = ({ view }: Seat) =>
  view.assets.filter(a => a.kind === 'medium-airtrans' || a.kind === 'heavy-airtrans' || a.kind === 'light-airtrans');
const liftField = { choose: ({ seat }: Asked) => lifts(seat).map(a => ({ value: a.id, label: a.id })) };
export const fly = filing('fly', {
  label: 'Fly an airtrans',
  text: 'Anywhere on the table in this turn; from orbit after its transit',
  fields: {
    asset: liftField,
    to: {
      aim: ({ seat: { view } }: Asked) => ({ shape: { kind: 'square' as const, side: 400 }, zones: wholeTable(view) }),
    },
  },
  check: (seat, { asset: id, to }) => {
    const asset = lifts(seat).find(one => one.id === id);
    if (!asset) return forbid('PLA-TRN-08', 'you have no such airtrans');
    if (asset.flight) return forbid('PLA-AM-07', 'it is on its way');
    if (asset.sp === 0) return forbid('PLA-GTA-18', 'it is lost');
    return landingRefusal(seat.view, to);
  },
});
export const flyToOrbit = filing('fly-to-orbit', {
  label: 'Shuttle to orbit',
  text: 'With all that is aboard',
  fields: { asset: liftField },
  check: (seat, { asset: id }) => {
    const asset = lifts(seat).find(one => one.id === id);
    return asset?.shuttle && asset.base ? undefined : forbid('PLA-TRN-10', 'only a shuttle on the table goes up');
  },
});
const aboard = ({ view }: Seat, asset: string): Base[] => view.bases.filter(base => base.carrier === asset);
export const load = filing('load', {
  label: 'Load an airtrans',
  text: 'What stands within 1 cm of it; takes the whole turn',
  fields: {
    asset: liftField,
    cargo: {
      several: ({ seat, sofar }: Asked) => ({
        text: 'What goes aboard',
        among: beside(seat, sofar.asset).map(base => ({ value: base.id, label: base.id })),
      }),
    },
  },
  check: (seat, { asset: id, cargo }) => {
    const near = beside(seat, id).map(base => base.id);
    return cargo.every(one => near.includes(one)) && aboard(seat, id).length === 0
      ? undefined
      : forbid('PLA-AM-06', 'only what is within 1 cm of it goes aboard, and only when it is empty');
  },
});
function beside({ view }: Seat, id: string): Base[] {
  const asset = view.assets.find(one => one.id === id);
  const landed = asset?.base ? view.bases.find(base => base.id === asset.base) : undefined;
  return landed
    ? view.bases.filter(base => base.where === 'table' && base.id !== landed.id && isWithin(base, landed, 100))
    : [];
}
export const unload = filing('unload', {
  label: 'Unload an airtrans',
  text: 'Beside it; takes the whole turn',
  fields: {
    asset: liftField,
    cargo: {
      several: ({ seat, sofar }: Asked) => ({
        text: 'Who gets out',
        among: aboard(seat, sofar.asset).map(base => ({ value: base.id, label: base.id })),
      }),
    },
  },
  check: (seat, { asset: id, cargo }) => {
    const asset = seat.view.assets.find(one => one.id === id);
    if (!asset?.base) return forbid('PLA-AM-06', 'it has not landed');
    const in_ = aboard(seat, id).map(base => base.id);
    return cargo.every(one => in_.includes(one)) ? undefined : forbid('PLA-AM-06', 'that is not aboard');
  },
});
