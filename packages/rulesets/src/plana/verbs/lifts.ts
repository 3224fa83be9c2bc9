import { forbid, isRefusal, type Refusal } from '@umpire/engine';
import { landingRefusal } from '../play/flights.js';
import { isWithin } from '../play/places.js';
import type { Asset, Base } from '../play/state.js';
import type { Seat } from '../play/types.js';
import type { View } from '../play/view.js';
import { airlift } from '../rules/assets.js';
import { CARGOES, type LiftFacts } from '../tables/assets.js';
import { unitOf } from '../tables/units.js';
import { filing } from './filing.js';
import { type Asked, ownAssets, wholeTable } from './own.js';

const lifts = (seat: Seat) =>
  ownAssets(seat).filter(
    a => a.kind === 'medium-airtrans' || a.kind === 'heavy-airtrans' || a.kind === 'light-airtrans',
  );
const liftField = { choose: ({ seat }: Pick<Asked, 'seat'>) => lifts(seat).map(a => ({ value: a.id, label: a.id })) };
export const fly = filing('fly', {
  label: 'Fly an airtrans',
  text: 'Anywhere on the table in this turn; from orbit after its transit',
  fields: {
    asset: liftField,
    to: {
      aim: ({ seat: { view } }) => ({ shape: { kind: 'square' as const, side: 400 }, zones: wholeTable(view) }),
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
      several: ({ seat, sofar }) => ({
        text: 'What goes aboard',
        among: beside(seat, sofar.asset!).map(base => ({ value: base.id, label: base.id })),
      }),
    },
  },
  check: (seat, { asset: id, cargo }) => {
    const near = beside(seat, id).map(base => base.id);
    const asset = lifts(seat).find(one => one.id === id);
    if (!asset) return forbid('PLA-TRN-08', 'you have no such airtrans');
    const lifted = liftRefusal(seat.view, asset, cargo);
    if (lifted) return lifted;
    return cargo.every(one => near.includes(one)) && aboard(seat, id).length === 0
      ? undefined
      : forbid('PLA-AM-06', 'only what is within 1 cm of it goes aboard, and only when it is empty');
  },
});
/** PLA-TRN-02 to -06, PLA-SCN-06: what an airtrans lifts; a scenario may say as what a type counts. */
function liftRefusal(view: View, { kind }: Asset, cargo: readonly string[]): Refusal | undefined {
  const bases = cargo.flatMap(id => view.bases.filter(base => base.id === id));
  const kinds = new Set(bases.map(base => cargoKind(view, base)));
  if (kinds.size !== 1) return forbid('PLA-TRN-05', 'it lifts one kind of load at a time');
  const [cargoIs] = kinds;
  const facts = {
    carrier: kind.slice(0, kind.indexOf('-')) as LiftFacts['carrier'],
    cargo: { kind: cargoIs!, count: bases.length, withVehicles: false },
  };
  const found = airlift(facts);
  return isRefusal(found) ? found : undefined;
}
function cargoKind({ lift }: View, { type }: Base): LiftFacts['cargo']['kind'] {
  const said = CARGOES.find(one => one === lift[type]);
  if (said) return said;
  const { psRow, moveClass, notes } = unitOf(type);
  if (psRow !== 'gf' && psRow !== 'marine' && moveClass !== 'foot') return 'vehicle-unit';
  return notes?.some(note => note === 'company-hq' || note === 'battalion-hq') ? 'gf-hq' : 'gf-base';
}
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
      several: ({ seat, sofar }) => ({
        text: 'Who gets out',
        among: aboard(seat, sofar.asset!).map(base => ({ value: base.id, label: base.id })),
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
