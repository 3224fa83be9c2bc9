import { distance, forbid, isRefusal, type Point, type Preview, type Refusal } from '@umpire/engine';
import type { ActionOf } from '../play/actions.js';
import { askedIn, callRefusal, cancelRefusal, missileRefusal, nuclearRefusal, supportWeapon } from '../play/calling.js';
import { isLiaison } from '../play/flights.js';
import { COMMANDER_REACH, leadBase } from '../play/issuing.js';
import { actsAtOnce, isHq, orderRefusal, packageTime, takesOrdersFrom } from '../play/packages.js';
import { isWithin, mean } from '../play/places.js';
import { type Base, CM, INTERVENTIONS } from '../play/state.js';
import { hourOf } from '../play/turn-start.js';
import type { Seat } from '../play/types.js';
import { AMMUNITION, weaponOf } from '../tables/weapons.js';
import { filing } from './filing.js';
import { type Asked, choices, commands, companyChoices, notYours, ownBase, sizeOf, wholeTable } from './own.js';

export const KINDS = {
  attack: 'Attack the objective',
  defend: 'Defend the place',
  move: 'Move, no contact meant',
  withdraw: 'Withdraw',
  opportunity: 'Attack of opportunity, within 20 cm',
  hold: 'Hold where you are',
} as const;
const ownCompanies = ({ seat: { view }, piece }: Asked) =>
  view.companies.filter(company => takesOrdersFrom(view, piece, company));

/** PLA-R-211: a company of another player of the side. */
function foreign(seat: Seat, companies: readonly string[]): Refusal | undefined {
  const found = seat.view.companies.find(({ id, battalion }) => companies.includes(id) && !commands(seat, battalion));
  return found && notYours(found.name);
}

/** PLA-ORD-01 to -12: written by an HQ, to companies in the order in which they are briefed. */
export const order = filing('order', {
  label: 'Order the battalion',
  text: 'One order for the whole battalion, or some of its companies; issuing it takes time',
  key: 'g',
  on: ({ view }, base) => isHq(view, base),
  fields: {
    route: {
      path: ({ seat: { view }, piece }) => {
        const bases = view.bases.filter(base => base.battalion === piece.battalion && base.where === 'table');
        return { from: { ...mean(bases), facing: 0 }, size: sizeOf(piece) };
      },
    },
    kind: { choose: () => choices(KINDS) },
    companies: {
      several: asked => {
        const own = ownCompanies(asked).filter(({ troop }) => troop !== 'hq' && troop !== 'battery');
        const among = companyChoices(own);
        return { text: 'For whom, in this order', among, start: among.map(({ value }) => value) };
      },
    },
    onContact: {
      choose: () => [
        { value: null, label: 'On contact as usual' },
        ...choices({ continue: 'On contact go on', halt: 'On contact halt', assault: 'On contact assault' }),
      ],
    },
    withdrawIf: {
      choose: () =>
        choices({
          never: 'Never fall back',
          assaulted: 'Fall back when assaulted',
          'below-half': 'Fall back below half strength',
        }),
    },
    notBefore: {
      choose: ({ seat: { view } }) => [
        { value: 0, label: 'At once' },
        ...[2, 3, 4, 6].map(later => ({
          value: view.turn + later,
          label: `Not before ${hourOf({ ...view, turn: view.turn + later })}`,
        })),
      ],
    },
  },
  check: (seat, order) => foreign(seat, order.companies) ?? orderRefusal(seat.view, order, seat.options),
  preview: orderPreview,
});

/** When an order would be in force. */
export function orderPreview({ view, options }: Seat, order: ActionOf<'order'>): Preview {
  const hq = view.bases.find(base => base.id === order.stand)!;
  const companies = view.companies.filter(({ id }) => order.companies.includes(id));
  if (view.turn === 0 || actsAtOnce(order, companies)) return { cost: 'in force at once', because: [] };
  const time = packageTime(view, hq, order, options);
  if (isRefusal(time)) return { refusal: time, because: [] };
  const { minutes, readyTurns } = time.result;
  const hours = readyTurns.map(turns => hourOf({ ...view, turn: view.turn + turns }));
  const replaced = view.sheet.some(line => line.verb === 'order' && line.stand === order.stand);
  const instead = replaced ? '; in place of the order on your sheet' : '';
  return { cost: `${minutes} minutes, in force ${hours.join(', ')}${instead}`, because: time.because };
}

export const cancelOrder = filing('cancel-order', {
  label: 'Cancel the order',
  text: 'Stop issuing the order on which this HQ is at work',
  on: ({ view }, base) => view.packages.some(({ hq }) => hq === base.id),
  check: ({ view }, { stand }) =>
    view.packages.some(({ hq }) => hq === stand) ? undefined : forbid('PLA-OM-04', 'this HQ issues no order'),
});
export const dropCompany = filing('drop-company', {
  label: 'Leave a company out',
  text: 'Take a company out of the order that is being issued',
  on: ({ view }, base) => view.packages.some(({ hq }) => hq === base.id),
  fields: {
    company: {
      choose: ({ seat: { view }, piece }) =>
        view.packages
          .filter(({ hq }) => hq === piece.id)
          .flatMap(({ companies }) => companies.map(({ id }) => ({ value: id, label: id }))),
    },
  },
  check: ({ view }, { stand, company }) =>
    view.packages.some(({ hq, companies }) => hq === stand && companies.some(({ id }) => id === company))
      ? undefined
      : forbid('PLA-R-135', 'it is not in the order of this HQ'),
});

/** PLA-CMD-01 to -03. */
export const placeCommander = filing('place-commander', {
  label: 'Place a commander',
  text: 'With a company, or back at his HQ; where he steps in himself',
  fields: {
    commander: {
      choose: ({ seat: { view } }) =>
        view.commanders
          .filter(c => c.base !== null)
          .map(c => ({ value: c.id, label: `${c.battalion}, leadership ${c.leadership}` })),
    },
    company: {
      choose: ({ seat: { view }, sofar }) => {
        const commander = view.commanders.find(c => c.id === sofar.commander);
        const own = view.companies.filter(company => company.battalion === commander?.battalion);
        return [{ value: null, label: 'his HQ' }, ...companyChoices(own)];
      },
    },
    intervene: {
      several: () => ({ text: 'Where he steps in', among: INTERVENTIONS.map(value => ({ value, label: value })) }),
    },
  },
  check: ({ view }, { commander: id, company }) => {
    const commander = view.commanders.find(one => one.id === id && one.base !== null);
    if (!commander) return forbid('PLA-CMD-01', 'there is no such commander');
    if (company === null) return undefined;
    const [from, to] = [view.bases.find(base => base.id === commander.base), leadBase(view, company)];
    if (!to || to.battalion !== commander.battalion)
      return forbid('PLA-CMD-01', 'he joins a company of his own battalion on the table');
    // PLA-R-207: with a light airtrans he goes anywhere
    const isFlown = view.assets.some(isLiaison);
    return from && !isWithin(from, to, COMMANDER_REACH) && !isFlown
      ? forbid('PLA-CMD-01', 'that company is more than 20 cm away')
      : undefined;
  },
});

/** PLA-SUP: for the next turn. */
export const callSupport = filing('call-support', {
  label: 'Call support fire',
  text: 'On a point; it falls in the next turn',
  key: 'c',
  use: 'fire',
  on: (_seat, base) => base.allocated?.as === 'support' && supportWeapon(base) !== undefined,
  fields: {
    caller: {
      choose: ({ seat: { view }, piece }) =>
        companyChoices(view.companies.filter(c => c.battalion === piece.allocated?.to)).map(({ value, label }) => ({
          value,
          label: `${label} calls`,
        })),
    },
    at: {
      aim: ({ seat: { view }, piece }) => {
        const zone = weaponOf(supportWeapon(piece)!).zone!;
        const shape =
          'diameter' in zone
            ? { kind: 'disc' as const, diameter: zone.diameter * 100 }
            : { kind: 'rect' as const, width: zone.width * 100, depth: zone.depth * 100 };
        return { shape, zones: wholeTable(view) };
      },
    },
    kind: {
      // PLA-NUC-01, PLA-AS-04: what may not be used now is not offered
      choose: ({ seat: { view }, piece }) => {
        const { nuclear: _, ...usual } = AMMUNITION;
        const mayBurn = piece.type === 'long-range-section' && !nuclearRefusal(view.own, 'nuclear', view.turn);
        return mayBurn ? choices(AMMUNITION) : choices(usual);
      },
    },
  },
  check: ({ view, options }, order) => {
    const battery = ownBase(view, order.stand);
    if (isRefusal(battery)) return battery;
    if (order.kind === 'nuclear' && battery.type !== 'long-range-section')
      return forbid('PLA-NUC-01', 'only an ICBM or AIR brings a nuclear weapon');
    const early = nuclearRefusal(view.own, order.kind, view.turn) ?? missileRefusal(view.own, [battery], view.turn);
    if (early) return early;
    return callRefusal(view, askedIn(battery, order), options);
  },
  preview: ({ view }, { kind, at }) => {
    const near = kind === 'nuclear' ? ownWithin(view.bases, at) : [];
    if (near.length === 0) return { because: [] };
    const text = `your own within 8 km: ${near.join(', ')}`;
    return { cost: text, because: [{ rule: 'PLA-R-162', text }] };
  },
});
/** PLA-R-162: nothing forbids a burst near one's own; it is said who is there. */
const ownWithin = (bases: readonly Base[], at: Point): string[] =>
  bases.filter(base => base.where === 'table' && distance(base, at) <= 80 * CM).map(({ id }) => id);

export const cancelCall = filing('cancel-call', {
  label: 'Cancel a call',
  text: 'Before it falls',
  fields: {
    call: {
      choose: ({ seat: { view } }) =>
        view.calls.map(({ id, batteries }) => ({ value: id, label: `${batteries.join(', ')}` })),
    },
  },
  check: ({ view, options }, { call }) => cancelRefusal(view, call, options),
});

const pointShape = { kind: 'disc' as const, diameter: 500 };
/** PLA-SOP-01. */
export const instruct = filing('instruct', {
  label: 'Standing instructions',
  text: 'How companies fire, move and assault by themselves; free, at once, until changed',
  key: 'i',
  fields: {
    companies: {
      several: ({ seat: { view } }) => ({ text: 'For whom', among: companyChoices(view.companies) }),
    },
    fire: {
      choose: () => [
        { value: null, label: 'Fire as usual' },
        ...choices({
          free: 'Fire freely',
          within: 'Fire at short range',
          return: 'Return fire only',
          hold: 'Hold fire',
        }),
      ],
    },
    pace: {
      choose: () => [
        { value: null, label: 'Pace as usual' },
        ...choices({ full: 'Full pace', bound: 'By bounds', halt: 'Halt' }),
      ],
    },
    target: {
      choose: () =>
        choices({
          none: 'Whatever is worth most',
          nearest: 'The nearest first',
          vehicles: 'Vehicles first',
          infantry: 'Infantry first',
          guns: 'Guns first',
        }),
    },
    dig: {
      choose: () => [
        { value: true, label: 'Dig in while they stay' },
        { value: false, label: 'Do not dig' },
      ],
    },
    assaultWhen: {
      choose: () =>
        choices({ suppressed: 'Assault when they are suppressed', now: 'Assault now', never: 'Never assault' }),
    },
  },
  check: (seat, { companies }) => {
    const { view } = seat;
    const theirs = foreign(seat, companies);
    if (theirs) return theirs;
    const missing = companies.find(id => !view.companies.some(company => company.id === id));
    return missing === undefined ? undefined : forbid('PLA-SOP-01', `you have no company ${missing}`);
  },
});
export const standingCall = filing('standing-call', {
  label: 'Repeat a call',
  text: 'The same fire on the same point for some turns',
  fields: {
    company: { choose: ({ seat: { view } }) => companyChoices(view.companies) },
    battery: {
      choose: ({ seat: { view } }) =>
        view.bases.filter(base => base.allocated?.as === 'support').map(base => ({ value: base.id, label: base.id })),
    },
    at: { aim: ({ seat: { view } }) => ({ shape: pointShape, zones: wholeTable(view) }) },
    turns: {
      choose: () => [0, 1, 2, 3, 4, 6].map(value => ({ value, label: value === 0 ? 'stop' : `${value} turns` })),
    },
  },
  check: ({ view }, { company, battery }) => {
    const found = view.companies.find(one => one.id === company);
    const gun = view.bases.find(base => base.id === battery);
    if (!found || !gun) return forbid('PLA-SOP-05', 'there is no such company or battery');
    return gun.allocated?.as === 'support' && gun.allocated.to === found.battalion
      ? undefined
      : forbid('PLA-SUP-01', 'that battery is not allocated to its battalion as support');
  },
});
