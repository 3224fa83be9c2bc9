import { type Advice, isRefusal, odds, otherSide, type Random, ranked, type Seat, sum } from '@umpire/engine';
import { gapBetween, isWoodBetween, shotOf } from './ground.js';
import type { Tank, Types } from './play.js';
import { inWords, shotResult } from './rules.js';
import { DRIVE, driven, foeOf, menu, type Order, refusalOf } from './verbs.js';

/** To fire, all that needs no more than the tank, and some ways to drive. */
function orders(seat: Seat<Types>, chance: Random): Order[] {
  const { id: stand, x, y } = seat.view[seat.by];
  const along = () => chance.below(2 * DRIVE + 1) - DRIVE;
  const drive = (): Order => ({ verb: 'drive', stand, path: [{ x: x + along(), y: y + along() }] });
  const plain = menu(seat).filter(item => item.stand && item.fields.length === 0);
  const fire: Order = { verb: 'fire', stand, target: foeOf(seat).id };
  const all = [fire, ...plain.map(({ verb }) => ({ verb, stand }) as Order), ...Array.from({ length: 20 }, drive)];
  return all.filter(order => !refusalOf(seat, order));
}

/** What a tank may hope for when it fires. */
function hope(own: Tank, foe: Tank): number {
  if (isWoodBetween(own, foe)) return 0;
  return sum(odds(() => shotResult(shotOf(own, foe))).chances, c => ((inWords(c.result).good + 1) * c.ways) / c.of);
}
/** How it stands: what it may hope for and must fear, and a little for being near. */
const standing = (own: Tank, foe: Tank) => hope(own, foe) - hope(foe, own) - gapBetween(own, foe) / 20_000;

function appraise(seat: Seat<Types>, order: Order): number {
  const [own, foe] = [seat.view[seat.by], foeOf(seat)];
  if (order.verb === 'fire') return hope(own, foe);
  const plan = order.verb === 'drive' && driven(own, order.path, foe);
  return !plan || isRefusal(plan) ? 0 : standing({ ...plan.tank, marks: ['moving'] }, foe) - standing(own, foe);
}

export const advice: Advice<Types> = {
  candidates: (seat, chance) => ranked(orders(seat, chance).map(order => ({ order, worth: appraise(seat, order) }))),
  orders,
  anyOrder: (seat, chance) => chance.pick(orders(seat, chance)),
  worth: ({ view: { ended }, by }) => (ended?.winner === by ? 1 : ended?.winner === otherSide(by) ? -1 : 0),
  answer: () => undefined,
};
