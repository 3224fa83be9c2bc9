import { type Random, random, seededDice } from '../chance/seeded.js';
import { start, turnOf } from '../match/match.js';
import { seatAt } from '../match/seen.js';
import { isRefusal } from '../result.js';
import type { Option, Options } from '../rules/option.js';
import type { AnyRuleset, BookTypes, Seat } from '../ruleset.js';
import type { MenuItem } from '../table/menu.js';
import { type AnyMatch, atMoments, type Bench, same } from './bench.js';
import { ordersFor, verdict } from './orders.js';

type Order = BookTypes['order'];

/** A battle by the book's own options, and some by others. */
const BATTLES = 5;
const MOMENTS = 5;

/** What the menu closes is refused as an order, and what it leaves open is not; under any options. */
export function oneVerdict(bench: Bench, seed: number): void {
  for (let battle = 0; battle < BATTLES; battle++) {
    const options = battle === 0 ? bench.options : switched(bench.rules.options, bench.options, random(seed + battle));
    const other = { ...bench, options };
    if (!isRefused(other))
      atMoments(other, seed + 10 * battle, (match, chance) => judged(other, match, chance), MOMENTS);
  }
}

/** Each switch of a book as it was, or set to any of its choices. */
function switched(options: readonly Option[], were: Options, chance: Random): Options {
  const anyOf = ({ id, choices, settled }: Option): string =>
    settled || chance.below(2) === 0 ? were[id]! : chance.pick(choices).id;
  return Object.fromEntries(options.map(option => [option.id, anyOf(option)]));
}
/** A scenario may need an option that was switched off. */
const isRefused = (bench: Bench): boolean => !start<BookTypes>({ ...bench, dice: seededDice(1) }).ok;

function judged(bench: Bench, match: AnyMatch, chance: Random): void {
  if (match.pending) return;
  const { rules, options } = bench;
  const orders = [...listed(rules, match, chance), ...ordersFor(bench, match, chance, 20)];
  for (const by of ['a', 'b'] as const) {
    const seat = { view: rules.view(match.state, by), by, options };
    const refusalOf = (order: Order) => verdict(bench, match.state, by, order);
    const menu = rules.face.menu(seat);
    for (const item of menu) {
      if (item.fields.length === 0)
        same(refusalOf(orderOf(rules, item)), item.closed ?? null, `${by}: ${nameOf(item)}`);
      for (const order of closedBy(rules, seat, item, chance)) refused(order, refusalOf);
    }
    const closed = new Set(menu.filter(item => item.closed).map(nameOf));
    for (const order of orders) if (closed.has(nameOf(order))) refused(order, refusalOf);
  }
}

/** The orders that the book lists for whoever is to act. */
function listed({ advice }: AnyRuleset, match: AnyMatch, chance: Random): readonly Order[] {
  const turn = turnOf(match);
  return 'over' in turn ? [] : [...advice.orders(seatAt(match, turn.waiting[0]!), chance)];
}

/** An item of the menu and its orders have the same name. */
const nameOf = ({ verb, stand }: { readonly verb: string; readonly stand?: unknown }): string =>
  `${verb} ${stand ?? ''}`;
const orderOf = ({ order }: AnyRuleset, { verb, stand }: MenuItem, more: object = {}): Order =>
  order.parse({ verb, ...(stand !== undefined && { stand }), ...more });

/** What the gesture of the only field closes, of some items. */
function closedBy(
  { face, order }: AnyRuleset,
  seat: Seat<BookTypes>,
  item: MenuItem,
  chance: Random,
): readonly Order[] {
  const [field, ...more] = item.fields;
  if (!field || item.closed || more.length > 0 || chance.below(4) > 0) return [];
  const sofar = { verb: item.verb, ...(item.stand !== undefined && { stand: item.stand }) };
  const found = face.gesture(seat, field.name, sofar);
  if (isRefusal(found))
    throw new Error(`${nameOf(item)} is open, but there is nothing to fill it with: ${found.message}`);
  const values =
    found.kind === 'choose'
      ? found.among.filter(choice => choice.closed).map(({ value }) => value)
      : found.kind === 'target'
        ? found.targets.filter(target => target.closed).map(({ id }) => id)
        : [];
  return values.map(value => order.parse({ ...sofar, [field.name]: value }));
}

function refused(order: Order, refusalOf: (order: Order) => unknown): void {
  if (refusalOf(order) === null) throw new Error(`closed in the menu, but no order refused: ${JSON.stringify(order)}`);
}
