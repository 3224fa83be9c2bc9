import type { Random, Seat } from '@umpire/engine';
import type { PlayBook } from '../book.js';
import type { Measuring } from '../play/facts.js';
import type { Order } from '../play/orders.js';
import type { Stand } from '../play/state.js';
import type { Engineering } from '../play/tasks.js';
import type { Types } from '../play/types.js';
import type { AirAdvice } from './air.js';
import { type AnyAdvice, owesMove } from './any.js';
import { type CandidatesAdvice, entryPose, facingTo, nearestEnemy } from './candidates.js';
import type { JudgeAdvice } from './judge.js';
import { type MovesAdvice, mayMarch } from './moves.js';
import { isGround, type Picture, type PictureAdvice } from './picture.js';
import { type SetupAdvice, setupOrders } from './setup.js';

const canMove = ({ place, moved, nature }: Stand): boolean =>
  place === 'table' && moved === 'none' && nature!.mode !== 'STATIC' && isGround(nature);

/** Who moves first: the BGHQ, to which the others are bound; REC, which shows what is there; those who may still march. */
const RANKS: readonly string[] = ['REC', 'INF', 'ATM', 'LAS', 'ARM', 'PDA', 'ADA'];

function rank(picture: Picture, stand: Stand): number {
  const { bghq, posture } = stand.nature!;
  return (mayMarch(picture, stand) ? 0 : 20) + (bghq ? 0 : 1 + RANKS.indexOf(posture));
}

export type OrdersAdvice = ReturnType<typeof ordersAdvice>;

export function ordersAdvice(
  book: PlayBook &
    AirAdvice &
    AnyAdvice &
    CandidatesAdvice &
    JudgeAdvice &
    MovesAdvice &
    PictureAdvice &
    SetupAdvice &
    Measuring &
    Engineering,
) {
  const { GOOD, airOrders, allowed, arcTo, engageOrders, engagers, halfMoves, moveWorth, movesOf, pictureOf, workAt } =
    book;

  /** Orders that the rules allow: the discrete ones, and of the continuous ones those that may be worth something. */
  function* orders(seat: Seat<Types>, chance: Random): Iterable<Order> {
    const { view, by, options } = seat;
    const thought =
      view.phase === 'battle' ? battleOrders(pictureOf(seat), chance) : setupOrders(view, by, chance, options, GOOD);
    for (const order of thought) if (allowed(view, by, order, options)) yield order;
  }

  function* battleOrders(picture: Picture, chance: Random): Iterable<Order> {
    const { view, by, options } = picture;
    for (const stand of picture.own)
      if (!stand.revealed && stand.nature!.posture === 'REC') yield { verb: 'declareRec', stand: stand.id };
    for (const stand of engagers(view, by))
      if (stand.nature!.posture !== 'CAS') yield* engageOrders(view, by, stand, options);
    if (view.segment <= 2) yield* airOrders(picture, chance);
    if (view.segment === 6) yield* groupOrders(picture, chance);
    yield view.segment === 6 ? { verb: 'endRound' } : { verb: 'endSegment' };
  }

  /** Segment 6: selecting a group, then its stands one after the other. */
  function* groupOrders(picture: Picture, chance: Random): Iterable<Order> {
    const { view, by, options } = picture;
    for (const group of view.groups) if (group.side === by) yield { verb: 'selectGroup', group: group.id };
    yield* turns(picture);
    const at = view.selected.at(-1);
    if (at === undefined) return;
    const members = view.groups[at]!.members.map(i => view.stands[i]!);
    for (const stand of members) {
      if (stand.place === 'held')
        yield { verb: 'bringOn', stand: stand.id, at: entryPose(view, by, 0, chance.below(100) / 100, stand.base) };
      if (stand.place === 'table' && stand.nature!.subClass === 'FE')
        for (const task of workAt(view, stand)) yield { verb: 'startTask', stand: stand.id, object: task.object };
    }
    yield* nextMove(picture, members.filter(canMove));
    for (const stand of members) if (owesMove(stand)) yield* halfMoves(view, stand, options);
  }

  /** The moves of the first stand that has one worth making: the others have their turn after it. */
  function* nextMove(picture: Picture, stands: readonly Stand[]): Iterable<Order> {
    const { view, by, options } = picture;
    const ranked = stands.map(stand => ({ stand, rank: rank(picture, stand) })).sort((p, q) => p.rank - q.rank);
    for (const { stand } of ranked) {
      const good = [...movesOf(picture, stand)].filter(
        order => moveWorth(picture, order) > 0 && allowed(view, by, order, options),
      );
      yield* good;
      if (good.length > 0) return;
    }
  }

  /** turning is free. Those who do not look at the nearest foe may turn to him. */
  function* turns({ view, own, options }: Picture): Iterable<Order> {
    for (const stand of own) {
      const foe = nearestEnemy(view, stand);
      if (foe && arcTo(stand, foe, options) !== 'front')
        yield { verb: 'pivot', stand: stand.id, facing: facingTo(stand, foe) };
    }
  }

  return { orders };
}
