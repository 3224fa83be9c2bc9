import { type Advice, odds, type Random, ranked, type Seat } from '@umpire/engine';
import { foeOf, gapBetween, overOf, shotAt, type Tank, type Types, woodsBetween } from './play.js';
import { shotResult } from './rules.js';
import { DRIVE, OUTCOMES } from './tables.js';
import { ahead, menu, type Order, refusalOf } from './verbs.js';

/** To fire, all that needs no more than the tank, and some ways to drive. */
function orders(seat: Seat<Types>, chance: Random): Order[] {
  const own = seat.view.tanks[seat.by];
  const along = () => chance.below(2 * DRIVE + 1) - DRIVE;
  const drive = (): Order => ({ verb: 'drive', stand: own.id, path: [{ x: own.x + along(), y: own.y + along() }] });
  const staying = menu(seat).filter(item => item.stand && item.fields.length === 0);
  const plain = staying.map(({ verb }) => ({ verb, stand: own.id }) as Order);
  const fire: Order = { verb: 'fire', stand: own.id, target: foeOf(seat.view, own).id };
  return [fire, ...plain, ...Array.from({ length: 20 }, drive)].filter(order => !refusalOf(seat, order));
}

/** What a tank may hope for when it fires. */
function hope(own: Tank, foe: Tank): number {
  if (woodsBetween(own, foe).length > 0) return 0;
  const { chances } = odds(() => shotResult(shotAt(own, foe)));
  return chances.reduce((sum, c) => sum + ((OUTCOMES[c.result].good + 1) * c.ways) / c.of, 0);
}
/** How it stands: what it may hope for and must fear, and a little for being near. */
const standing = (own: Tank, foe: Tank) => hope(own, foe) - hope(foe, own) - gapBetween(own, foe) / 20_000;

function appraise({ view, by }: Seat<Types>, order: Order): number {
  const own = view.tanks[by];
  const foe = foeOf(view, own);
  if (order.verb === 'fire') return hope(own, foe);
  if (order.verb !== 'drive') return 0;
  const [to] = order.path;
  return standing({ ...ahead(own, to!), ...to, marks: ['moving'] }, foe) - standing(own, foe);
}

export const advice: Advice<Types> = {
  candidates: (seat, chance) => ranked(orders(seat, chance).map(order => ({ order, worth: appraise(seat, order) }))),
  orders,
  anyOrder: (seat, chance) => chance.pick(orders(seat, chance)),
  worth: ({ view, by }) => {
    const winner = overOf(view)?.winner ?? 'draw';
    return winner === 'draw' ? 0 : winner === by ? 1 : -1;
  },
  answer: () => undefined,
};
