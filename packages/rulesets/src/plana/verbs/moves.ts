import { forbid, isRefusal, liesInPolygon, type Point, type Refusal } from '@umpire/engine';
import { isTowed } from '../play/bases.js';
import { landingRefusal } from '../play/flights.js';
import { headingAfter, isAdvance, movedTo, type Way, wayOf } from '../play/moves.js';
import { fitsOrder, mayAssault, spacingFault } from '../play/orders-fit.js';
import { inContact, isWithin, outlineOf } from '../play/places.js';
import { canDig } from '../play/standing-move.js';
import type { Base } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { isEngineer } from '../play/works.js';
import { unitOf } from '../tables/units.js';
import { TASKS, taskRow } from '../tables/works.js';
import { filing } from './filing.js';
import { type Asked, choices, ownBase, poseOf, sizeOf, wholeTable } from './own.js';

const onTable = (_seat: Seat, base: Base): boolean => base.where === 'table';
const moves = (seat: Seat, base: Base): boolean =>
  onTable(seat, base) && !['static', 'air'].includes(unitOf(base.type).moveClass);
const pathField = { path: ({ piece }: Asked) => ({ from: poseOf(piece), size: sizeOf(piece) }) };

/** A way by what the side knows, and whether it fits state, ground, order and spacing (5.3, step 8). */
function planned(
  seat: Seat,
  id: string,
  path: readonly Point[],
  mode: 'tactical' | 'non-tactical',
  assault: boolean,
): Way | Refusal {
  const { view, options } = seat;
  const base = ownBase(view, id);
  if (isRefusal(base)) return base;
  if (base.where !== 'table') return forbid('PLA-CAR-03', 'it is not on the table by itself');
  if (base.forced) return forbid(base.forced.rule, 'it must move where its state drives it');
  const end = path.at(-1)!;
  const way = wayOf(view, base, path, mode, isAdvance(view, base, end, view.contacts), options);
  if (isRefusal(way)) return way;
  if (way.walked.length === 0) return forbid('PLA-MV-18', 'it gets nowhere on that way');
  const at = way.walked.at(-1)!;
  const unfit = assault
    ? mayAssault(view, base, at)
    : fitsOrder(view, base, at, Math.min(way.costCm, way.allowanceCm), options);
  if (unfit) return unfit;
  const company = view.companies.find(one => one.id === base.company)!;
  if (company.order.mode === 'tactical' && mode === 'non-tactical' && company.troop !== 'hq')
    return forbid('PLA-OM-18', 'its order is tactical');
  return spacing(seat, base, at, path) ?? way;
}
/** PLA-MV-20: with what else of its company is on the sheet. */
function spacing({ view, options }: Seat, base: Base, at: Point, path: readonly Point[]): Refusal | undefined {
  const before = view.bases.filter(one => one.company === base.company && one.where === 'table');
  const after = before.map(one => {
    if (one.id === base.id) return movedTo(one, at, headingAfter(one, path));
    const line = view.sheet.find(l => (l.verb === 'move' || l.verb === 'assault') && l.stand === one.id);
    const to = line && 'path' in line ? line.path.at(-1) : undefined;
    return to ? movedTo(one, to, one.facing) : one;
  });
  const fault = spacingFault(before, after, view.companies.find(one => one.id === base.company)!, options);
  return fault?.id === base.id
    ? forbid('PLA-MV-20', 'it would be too far from the next base of its company')
    : undefined;
}
const cost = ({ costCm, allowanceCm, coveredCm, completes, because }: Way) => ({
  used: allowanceCm > 0 ? Math.min(1, costCm / allowanceCm) : 1,
  cost: completes ? `${costCm} of ${allowanceCm} cm` : `${coveredCm} cm of the way in this turn (${allowanceCm} cm)`,
  because,
});

export const move = filing('move', {
  label: 'Move',
  text: 'Along a path, within its order; all walk at once',
  key: 'm',
  use: 'move',
  on: moves,
  fields: {
    path: pathField,
    mode: {
      choose: () =>
        choices({ tactical: 'Tactically', 'non-tactical': 'Non-tactically: faster, and easy to see and hit' }),
    },
  },
  check: (seat, { stand, path, mode }) => {
    const way = planned(seat, stand, path, mode, false);
    return isRefusal(way) ? way : undefined;
  },
  preview: (seat, { stand, path, mode }) => {
    const way = planned(seat, stand, path, mode, false);
    return isRefusal(way) ? { refusal: way, because: [] } : { ...cost(way), end: { ...way.walked.at(-1)!, facing: 0 } };
  },
});
export const assault = filing('assault', {
  label: 'Assault',
  text: 'Go in: a tactical move that is to end in contact',
  key: 'a',
  use: 'charge',
  on: moves,
  fields: { path: pathField },
  check: (seat, { stand, path }) => {
    const way = planned(seat, stand, path, 'tactical', true);
    return isRefusal(way) ? way : undefined;
  },
  preview: (seat, { stand, path }) => {
    const way = planned(seat, stand, path, 'tactical', true);
    if (isRefusal(way)) return { refusal: way, because: [] };
    const soon = way.costCm < way.allowanceCm / 2;
    return {
      ...cost(way),
      because: [
        ...way.because,
        { rule: 'PLA-CA-01', text: soon ? 'fought in this turn' : 'half a move or more: fought in the next turn' },
      ],
    };
  },
});
export const stay = filing('stay', {
  label: 'Stay',
  text: 'It stays where it is, whatever its order says',
  on: moves,
  check: ({ view }, { stand }) => {
    const base = ownBase(view, stand);
    return isRefusal(base) ? base : undefined;
  },
});

const canCarry = (carrier: Base, base: Base): boolean => {
  const { kind, psRow } = unitOf(base.type);
  if (carrier.type === 'hoverbus-platoon') return ['infantry', 'gf-infantry'].includes(kind);
  if (carrier.type === 'light-tracked-platoon') return psRow === 'foot';
  return carrier.type === 'lorry-column' && (psRow === 'foot' || base.type === 'towed-battery');
};
export const mount = filing('mount', {
  label: 'Mount',
  text: 'On a carrier in contact; the carrier may still move half its way',
  on: ({ view }, base) =>
    onTable({ view } as Seat, base) &&
    view.bases.some(one => one.id !== base.id && canCarry(one, base) && one.where === 'table' && inContact(one, base)),
  fields: {
    carrier: {
      choose: ({ seat: { view }, piece }: Asked) =>
        view.bases
          .filter(one => canCarry(one, piece) && one.where === 'table' && inContact(one, piece))
          .map(one => ({ value: one.id, label: one.id })),
    },
  },
  check: ({ view }, { stand, carrier: id }) => {
    const [base, carrier] = [ownBase(view, stand), ownBase(view, id)];
    if (isRefusal(base)) return base;
    if (isRefusal(carrier)) return carrier;
    if (!canCarry(carrier, base) || carrier.battalion !== base.battalion)
      return forbid('PLA-CAR-01', 'that base does not carry it');
    if (base.where !== 'table' || carrier.where !== 'table' || !inContact(carrier, base))
      return forbid('PLA-CAR-02', 'mounting needs contact');
    const load = view.bases.filter(one => one.carrier === carrier.id);
    const room = carrier.type === 'hoverbus-platoon' && unitOf(base.type).psRow === 'gf' ? 2 : 1;
    return load.length >= room ? forbid('PLA-CAR-01', 'there is no room on it') : undefined;
  },
});
export const dismount = filing('dismount', {
  label: 'Dismount',
  text: 'Beside the carrier',
  on: (_seat, base) => base.where === 'mounted',
  fields: {
    at: {
      place: ({ seat: { view }, piece }: Asked) => {
        const carrier = view.bases.find(one => one.id === piece.carrier)!;
        const reach = carrier.width + piece.width;
        return {
          zones: [{ kind: 'disc' as const, x: carrier.x, y: carrier.y, radius: reach }],
          size: sizeOf(piece),
          turn: false,
          at: { x: carrier.x, y: carrier.y - carrier.depth / 2 - piece.depth / 2, facing: piece.facing },
        };
      },
    },
  },
  check: ({ view }, { stand, at }) => {
    const base = ownBase(view, stand);
    if (isRefusal(base)) return base;
    const carrier = view.bases.find(one => one.id === base.carrier);
    if (base.where !== 'mounted' || !carrier) return forbid('PLA-CAR-02', 'it is not mounted');
    return isWithin({ ...base, ...at }, carrier, 10)
      ? undefined
      : forbid('PLA-CAR-02', 'it dismounts in contact with its carrier');
  },
});
export const limber = filing('limber', {
  label: 'Limber or unlimber',
  text: 'Takes the whole movement step',
  on: (_seat, base) => isTowed(base) && base.where === 'table',
  fields: {
    on: {
      choose: ({ piece }: Asked) => [
        { value: !piece.limbered, label: piece.limbered ? 'Unlimber: ready to fire' : 'Limber: ready to move' },
      ],
    },
  },
  check: ({ view }, { stand, on }) => {
    const base = ownBase(view, stand);
    if (isRefusal(base)) return base;
    if (!isTowed(base)) return forbid('PLA-MV-13', 'only towed guns and heavy mortars are limbered');
    return base.limbered === on ? forbid('PLA-MV-13', on ? 'it is limbered' : 'it is in action') : undefined;
  },
});
export const dig = filing('dig', {
  label: 'Dig in',
  text: 'Trenches take an hour, guns and vehicles eight, deep works twelve; it goes on by itself',
  on: onTable,
  fields: {
    work: {
      choose: () =>
        choices({
          trench: 'Trenches: an hour',
          'guns-vehicles': 'Guns or vehicles: eight hours',
          deep: 'Deep works: twelve hours',
        }),
    },
  },
  check: ({ view }, { stand, work }) => {
    const base = ownBase(view, stand);
    if (isRefusal(base)) return base;
    if (base.where !== 'table') return forbid('PLA-DIG-01', 'it is not on the table by itself');
    if (base.dig?.work === work) return forbid('PLA-R-185', 'it is digging already');
    if (base.dug === 'deep' || (base.dug === 'dug-in' && work !== 'deep')) return forbid('PLA-DIG-01', 'it is dug in');
    return work !== 'guns-vehicles' && !canDig(base)
      ? forbid('PLA-DIG-04', 'guns and vehicles are dug in otherwise')
      : undefined;
  },
});
export const work = filing('work', {
  label: 'Engineers at work',
  text: 'Dig a company in, blow or build a bridge, clear or lay mines',
  on: (seat, base) => isEngineer(base) && onTable(seat, base),
  fields: {
    task: {
      choose: ({ piece }: Asked) =>
        TASKS.filter(task => (task === 'build-bridge') === (piece.type === 'bridging-platoon')).map(task => ({
          value: task,
          label: taskRow(task).text,
        })),
    },
    on: {
      choose: ({ seat: { view }, sofar }: Asked) => {
        if (sofar.task === 'dug-in' || sofar.task === 'deep')
          return view.companies.map(({ id, name }) => ({ value: id, label: name }));
        const kind = sofar.task === 'demolish-bridge' ? 'bridge' : 'minefield';
        const features = view.terrain.now.filter(f => f.kind === kind && !f.down);
        return [
          ...features.map(f => ({ value: f.id, label: f.name ?? f.id })),
          ...(['build-bridge', 'mine-lane', 'mine-lay'].includes(sofar.task) ? [{ value: null, label: 'here' }] : []),
        ];
      },
    },
  },
  check: ({ view }, { stand, task, on }) => {
    const base = ownBase(view, stand);
    if (isRefusal(base)) return base;
    if (!isEngineer(base)) return forbid('PLA-ENG-01', 'only engineers do that');
    if ((task === 'build-bridge') !== (base.type === 'bridging-platoon'))
      return forbid('PLA-ENG-05', 'bridges are built by bridging troops, everything else by engineers');
    if (base.work?.task === task && base.work.on === on) return forbid('PLA-R-185', 'it is at that work already');
    if (task === 'dug-in' || task === 'deep') {
      const near = view.bases.some(one => one.company === on && one.where === 'table' && isWithin(one, base, 500));
      return near ? undefined : forbid('PLA-HE-05', 'no base of that company is within 5 cm');
    }
    if (task === 'demolish-bridge') {
      const bridge = view.terrain.now.find(f => f.id === on && f.kind === 'bridge' && !f.down);
      if (!bridge?.at) return forbid('PLA-ENG-04', 'there is no such bridge');
      return isWithin(base, { ...bridge.at, facing: 0, width: 0, depth: 0 }, 100)
        ? undefined
        : forbid('PLA-ENG-04', 'the engineers stand within 1 cm of the bridge');
    }
    if (task === 'mine-clear' && !view.terrain.now.some(f => f.id === on && f.kind === 'minefield'))
      return forbid('PLA-HE-02', 'there is no such minefield');
    return undefined;
  },
});
export const stopWork = filing('stop-work', {
  label: 'Stop work',
  text: 'What was done so far is lost',
  on: (_seat, base) => base.work !== null || base.dig !== null,
  check: ({ view }, { stand }) => {
    const base = ownBase(view, stand);
    if (isRefusal(base)) return base;
    return base.work || base.dig ? undefined : forbid('PLA-R-185', 'it is not at work');
  },
});
export const canister = filing('canister', {
  label: 'CLOUD canister',
  text: 'Lays CLOUD downwind of where it ends; it lasts three turns and grows',
  on: (_seat, base) => base.canisters > 0 && base.where === 'table',
  check: ({ view }, { stand }) => {
    const base = ownBase(view, stand);
    if (isRefusal(base)) return base;
    return base.canisters > 0 ? undefined : forbid('PLA-LOG-04', 'it has no canister left');
  },
});
export const reorganise = filing('reorganise', {
  label: 'Reorganise',
  text: 'Two bases of a kind become one',
  on: ({ view }, base) => base.where === 'table' && view.bases.some(one => mayMerge(view.turn, base, one)),
  fields: {
    into: {
      choose: ({ seat: { view }, piece }: Asked) =>
        view.bases.filter(one => mayMerge(view.turn, piece, one)).map(one => ({ value: one.id, label: one.id })),
    },
  },
  check: ({ view }, { stand, into }) => {
    const [base, to] = [ownBase(view, stand), ownBase(view, into)];
    if (isRefusal(base)) return base;
    if (isRefusal(to)) return to;
    return mayMerge(view.turn, base, to)
      ? undefined
      : forbid('PLA-LOG-05', 'two bases of one type and company, in contact, both steady and out of fire');
  },
});
const mayMerge = (turn: number, a: Base, b: Base): boolean =>
  a.id !== b.id &&
  a.type === b.type &&
  a.home === b.home &&
  b.where === 'table' &&
  inContact(a, b) &&
  a.state === 'ok' &&
  b.state === 'ok' &&
  a.underFire !== turn &&
  b.underFire !== turn &&
  a.sp + b.sp <= 2 * b.fullSp &&
  b.sp < b.fullSp;
export const closeUp = filing('close-up', {
  label: 'Close up',
  text: 'Half its size, in forest or among houses',
  on: onTable,
  fields: {
    on: { choose: ({ piece }: Asked) => [{ value: !piece.closedUp, label: piece.closedUp ? 'Open out' : 'Close up' }] },
  },
  check: ({ view }, { stand, on }) => {
    const base = ownBase(view, stand);
    if (isRefusal(base)) return base;
    if (base.closedUp === on) return forbid('PLA-R-187', on ? 'it is closed up' : 'it is not closed up');
    const isClose = view.terrain.now.some(
      f => (f.kind === 'forest' || f.kind === 'built-up') && f.outline !== null && holdsBase(f.outline, base),
    );
    return !on || isClose ? undefined : forbid('PLA-R-187', 'only in forest or among houses');
  },
});
const holdsBase = (outline: readonly Point[], base: Base): boolean => liesInPolygon(outlineOf(base), outline);

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
