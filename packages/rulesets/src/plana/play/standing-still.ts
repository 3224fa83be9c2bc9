import { type Citation, type Options, pathLength } from '@umpire/engine';
import { stateRow } from '../tables/states.js';
import { isHqCompany } from './bases.js';
import { rowOf } from './links.js';
import { orderNow } from './orders-fit.js';
import { isWithin, mean, spotAt } from './places.js';
import { standingMoves } from './standing-move.js';
import { type Base, CM, type Company } from './state.js';
import { hourOf } from './turn-start.js';
import type { View } from './view.js';

/** Why a company stays where it is in the coming movement step, by what its side knows; undefined: it goes, or is told to stay by its player. */
export function whyStill(view: View, company: Company, options: Options): Citation | undefined {
  const bases = view.bases.filter(base => base.company === company.id && base.where === 'table');
  if (view.turn === 0 || bases.length === 0 || isHqCompany(company) || company.troop === 'battery') return undefined;
  // who defends is where he should be: his order says so
  if (orderNow(view, company) === 'defend') return undefined;
  if (bases.some(base => isTold(view, base)) || goesBy(view, options).has(company.id)) return undefined;
  return REASONS.map(reason => reason(view, company, bases)).find(found => found !== undefined);
}
const isTold = ({ sheet }: View, { id }: Base): boolean =>
  sheet.some(line => (line.verb === 'move' || line.verb === 'assault' || line.verb === 'stay') && line.stand === id);

/** Companies of which somebody goes by himself. A view does not change: it is found out once. */
function goesBy(view: View, options: Options): ReadonlySet<string> {
  const known = going.get(view);
  if (known) return known;
  const found = new Set(
    standingMoves(view, options).flatMap(move => {
      const end = move.kind === 'go' ? move.way.walked.at(-1) : undefined;
      return end && (end.x !== move.base.x || end.y !== move.base.y) ? [move.base.company] : [];
    }),
  );
  going.set(view, found);
  return found;
}
const going = new WeakMap<View, ReadonlySet<string>>();

type Reason = (view: View, company: Company, bases: readonly Base[]) => Citation | undefined;
/** The first that holds is told. */
const REASONS: readonly Reason[] = [
  (_view, { demoralised }) => (demoralised ? { rule: 'PLA-MOR-35', text: 'it has lost heart' } : undefined),
  (_view, _company, bases) =>
    bases.every(isDown) ? { rule: 'PLA-PS-15', text: 'pinned or suppressed until it rallies' } : undefined,
  (view, { order }) =>
    order.notBefore > view.turn
      ? { rule: 'PLA-OM-18', text: `waits for ${hourOf({ ...view, turn: order.notBefore })}, as ordered` }
      : undefined,
  (view, { id }) => comingAt(view, id),
  (view, company) =>
    orderNow(view, company) === 'hold' ? { rule: 'PLA-OM-06', text: 'has no order to go anywhere' } : undefined,
  (_view, { instructions: { pace } }) =>
    pace === 'halt' ? { rule: 'PLA-SOP-06', text: 'you told it to halt' } : undefined,
  (_view, { order: { onContact }, contactSince }) =>
    onContact === 'halt' && contactSince !== null
      ? { rule: 'PLA-OM-19', text: 'its order is to halt when it meets the enemy' }
      : undefined,
  (_view, { order: { route, from } }, bases) => {
    const last = route.at(-1);
    return last && (pathLength([from, ...route]) === 0 || isWithin(spotAt(mean(bases)), spotAt(last), CM))
      ? { rule: 'PLA-SOP-06', text: 'has come to where its order leads' }
      : undefined;
  },
  (view, { instructions: { assaultWhen } }) =>
    view.contacts.some(({ status }) => status === 'current')
      ? {
          rule: 'PLA-SOP-07',
          text:
            assaultWhen === 'never'
              ? 'fires from here: you told it not to go in by itself'
              : 'fires from here until they are suppressed, then goes in by itself',
        }
      : undefined,
  () => ({ rule: 'PLA-SOP-06', text: 'finds no way on that keeps it together' }),
];
const isDown = (base: Base): boolean =>
  ['none', 'no-advance', 'withdraw-5cm', 'withdraw-out'].includes(stateRow(rowOf(base), base.state)?.move ?? '');

/** PLA-OM-16: an order is on its way. */
function comingAt(view: View, company: string): Citation | undefined {
  const pack = view.packages.find(({ companies }) => companies.some(({ id }) => id === company));
  if (!pack) return undefined;
  const { ready } = pack.companies.find(({ id }) => id === company)!;
  const hour = hourOf({ ...view, turn: view.turn + Math.max(0, ready - pack.progress) });
  return { rule: 'PLA-OM-16', text: `its new order arrives ${hour} at the earliest` };
}
