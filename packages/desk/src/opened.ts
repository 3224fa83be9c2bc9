import {
  type BookTypes,
  type MenuItem,
  type OrderBase,
  receive,
  type Seat,
  type SeatId,
  seatNamed,
  snapshot,
  typedDice,
  viewOf,
} from '@umpire/engine';
import { type Battle, menuOf, seatOf } from './battle.js';

/** A menu in which that which is closed to a piece until another order is given stands open, together with that order. */
export function withOpened(battle: Battle, by: SeatId, menu: readonly MenuItem[]): readonly MenuItem[] {
  const { face } = battle.match.rules;
  const opened = new Map<string, MenuItem>();
  for (const { order, stands, text } of face.openers?.(seatOf(battle, by)) ?? []) {
    const seat = seatAfter(battle, by, order);
    for (const item of seat ? face.menu(seat) : [])
      if (item.stand !== undefined && !item.closed && stands.includes(item.stand))
        opened.set(nameOf(item), { ...item, text: `${item.text}; ${text}`, after: order });
  }
  return opened.size === 0 ? menu : menu.map(item => (item.closed && opened.get(nameOf(item))) || item);
}
const nameOf = ({ verb, stand }: Pick<MenuItem, 'verb' | 'stand'>): string => `${verb} ${stand}`;

/** The order that must go before another, if that is closed without it. Whatever was sent is looked at: it may be no order at all. */
export function openerOf(battle: Battle, by: SeatId, order: unknown): OrderBase | undefined {
  if (!seatNamed(battle.match.seats, by)) return undefined;
  const { verb, stand } = (order ?? {}) as Partial<Pick<MenuItem, 'verb' | 'stand'>>;
  return menuOf(battle, by).find(item => item.verb === verb && item.stand === stand)?.after;
}

/** The seat for which an order of these pieces is made: after what goes before it, where something does. */
export function seatFor(battle: Battle, by: SeatId, verb: string, ...stands: readonly unknown[]): Seat<BookTypes> {
  const item = menuOf(battle, by).find(one => one.after && one.verb === verb && stands.includes(one.stand));
  return (item?.after && seatAfter(battle, by, item.after)) ?? seatOf(battle, by);
}

/** What a side would see after an order; nothing where that order asks or throws, for nobody knows yet what comes of it. */
function seatAfter(battle: Battle, by: SeatId, order: OrderBase): Seat<BookTypes> | undefined {
  const { supposed, match } = battle;
  const name = JSON.stringify([by, order]);
  const known = supposed.get(name);
  if (known) return known;
  const copy = snapshot(match, typedDice);
  if (!receive(copy, by, order).ok || copy.pending || copy.entries.some(({ answered }) => answered.length > 0))
    return undefined;
  const seat = { ...seatOf(battle, by), view: viewOf(copy, by) };
  supposed.set(name, seat);
  return seat;
}
