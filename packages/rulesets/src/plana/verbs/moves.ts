import { distance, forbid, isRefusal, type Odds, type Point, type Refusal, type ResultInWords } from '@umpire/engine';
import { assaultOutlook, standingWith } from '../play/assault-odds.js';
import { commandOf } from '../play/bases.js';
import type { Contact } from '../play/ledger.js';
import { isAdvance, movedTo, type Way, wayOf } from '../play/moves.js';
import { apartWords, fitsOrder, mayAssault, spacingFault } from '../play/orders-fit.js';
import { gapBetween, inContact, isWithin } from '../play/places.js';
import type { Base } from '../play/state.js';
import type { Seat } from '../play/types.js';
import type { View } from '../play/view.js';
import { unitOf } from '../tables/units.js';
import { filing } from './filing.js';
import { type Asked, choices, ownBase, poseOf, sizeOf } from './own.js';

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
  const at = way.walked.at(-1)!;
  const unfit = assault ? mayAssault(view, base, at) : fitsOrder(view, base, at, Math.min(way.costCm, way.allowanceCm));
  if (unfit) return unfit;
  if (isBoarded(view, id) && way.costCm > way.allowanceCm / 2)
    return forbid('PLA-CAR-02', 'whom somebody mounts or leaves goes at most half its way');
  const company = view.companies.find(one => one.id === commandOf(view, base))!;
  if (company.order.mode === 'tactical' && mode === 'non-tactical' && company.troop !== 'hq')
    return forbid('PLA-OM-18', 'its order is tactical');
  return spacing(seat, base, at) ?? way;
}
/** Somebody is told to mount this carrier, or to leave it. */
const isBoarded = ({ sheet, bases }: View, carrier: string): boolean =>
  sheet.some(
    line =>
      (line.verb === 'mount' && line.carrier === carrier) ||
      (line.verb === 'dismount' && bases.some(one => one.id === line.stand && one.carrier === carrier)),
  );
/** PLA-MV-20: with what else of its company is on the sheet. */
function spacing({ view, options }: Seat, base: Base, at: Point): Refusal | undefined {
  const isMounting = (id: string): boolean => view.sheet.some(line => line.verb === 'mount' && line.stand === id);
  const before = view.bases.filter(one => one.company === base.company && one.where === 'table' && !isMounting(one.id));
  const after = before.map(one => {
    if (one.id === base.id) return movedTo(one, at, one.facing);
    const line = view.sheet.find(l => (l.verb === 'move' || l.verb === 'assault') && l.stand === one.id);
    const to = line && 'path' in line ? line.path.at(-1) : undefined;
    return to ? movedTo(one, to, one.facing) : one;
  });
  const fault = spacingFault(before, after, view.companies.find(one => one.id === base.company)!, options);
  return fault && forbid('PLA-MV-20', `${apartWords(fault, after)}, the next base of its company`);
}
const cost = ({ costCm, allowanceCm, coveredCm, completes, because }: Way) => ({
  used: allowanceCm > 0 ? Math.min(1, costCm / allowanceCm) : 1,
  cost: completes ? `${costCm} of ${allowanceCm} cm` : `${coveredCm} cm of the way in this turn (${allowanceCm} cm)`,
  because,
});

/** Whoever is ordered to go tactically is not asked how. */
const movesHow = (seat: Seat, base: Base) => {
  const company = seat.view.companies.find(one => one.id === base.company);
  const mayHurry = company?.order.mode === 'non-tactical' || company?.troop === 'hq';
  return moves(seat, base) && { fields: mayHurry ? ['path', 'mode'] : ['path'] };
};
export const move = filing('move', {
  label: 'Move',
  text: 'Along a path, within its order; all walk at once',
  key: 'm',
  use: 'move',
  on: movesHow,
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
  preview: (seat, { stand, path, mode, heading }) => {
    const way = planned(seat, stand, path, mode, false);
    if (isRefusal(way)) return { refusal: way, because: [] };
    const facing = seat.view.bases.find(base => base.id === stand)!.facing;
    return { ...cost(way), end: { ...way.walked.at(-1)!, facing: heading ?? facing } };
  },
});
/** The contact in whom a way ends. */
const metAt = ({ contacts }: View, base: Base, to: Point): Contact | undefined =>
  contacts.find(c => c.status !== 'gone' && gapBetween({ ...base, ...to }, c) === 0);
/** PLA-CAM-02: what comes of it with all on the sheet who go in for the same enemy, as he is known. */
function outlook({ view, options }: Seat, stand: string, path: readonly Point[]): Odds<ResultInWords> | undefined {
  const base = view.bases.find(one => one.id === stand)!;
  const met = metAt(view, base, path.at(-1)!);
  if (!met) return undefined;
  const there = standingWith(
    met,
    view.contacts.filter(({ status }) => status === 'current'),
  );
  const besides = view.sheet.flatMap(line =>
    line.verb === 'assault' && line.stand !== stand ? view.bases.filter(one => one.id === line.stand) : [],
  );
  const goesToo = (one: Base): boolean =>
    view.sheet.some(
      line =>
        line.verb === 'assault' &&
        line.stand === one.id &&
        there.some(contact => gapBetween({ ...one, ...line.path.at(-1)! }, contact) === 0),
    );
  return assaultOutlook(view, [base, ...besides.filter(goesToo)], there.length > 0 ? there : [met], options);
}
/** How much of a way is gone until it meets the contact that it ends in: who goes in stops at its edge. */
function shareToContact({ view }: Seat, stand: string, path: readonly Point[]): number {
  const base = view.bases.find(one => one.id === stand)!;
  const points: readonly Point[] = [base, ...path];
  const [from, to] = [points.at(-2)!, points.at(-1)!];
  const met = metAt(view, base, to);
  const length = points.slice(1).reduce((sum, point, at) => sum + distance(points[at]!, point), 0);
  if (!met || length === 0) return 1;
  const { x, y } = from;
  return (length - distance(from, to) + gapBetween({ ...base, x, y }, met)) / length;
}
const AS_KNOWN = {
  rule: 'PLA-HID-03',
  text: 'as you know them: whole but for what you saw them lose, with an average leader, and with all of yours on the sheet who go in there',
};
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
    const costToMeet = way.costCm * shareToContact(seat, stand, path);
    const soon = costToMeet < way.allowanceCm / 2;
    const odds = costToMeet <= way.allowanceCm ? outlook(seat, stand, path) : undefined;
    return {
      ...cost(way),
      ...(odds && { odds }),
      because: [
        ...(odds ? [...odds.because, AS_KNOWN] : []),
        ...way.because,
        {
          rule: 'PLA-CA-01',
          text: soon
            ? 'fought in this turn'
            : odds
              ? 'half a move or more until they meet: fought in the next turn'
              : 'half a move or more: whoever gets there is fought in the next turn',
        },
      ],
    };
  },
});
export const stay = filing('stay', {
  label: 'This base stays',
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
      choose: ({ seat: { view }, piece }) =>
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
      place: ({ seat: { view }, piece }) => {
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
