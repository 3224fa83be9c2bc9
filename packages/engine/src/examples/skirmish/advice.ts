import { type Candidate, ranked } from '../../candidates.js';
import type { Random } from '../../chance/seeded.js';
import type { Advice, Seat } from '../../ruleset.js';
import type { Side } from '../../seats.js';
import {
  apart,
  BREAK,
  fault,
  IDS,
  MOVE,
  type Order,
  placeOf,
  RANGE,
  type SkirmishTypes,
  type State,
  sideOf,
} from './rules.js';

const END: Order = { verb: 'end' };

/** Every shot, some moves of every stand, and to end the turn. */
function* orders({ view: state, by }: Seat<SkirmishTypes>, chance: Random): Iterable<Order> {
  for (const stand of IDS) {
    for (const target of IDS) {
      const shot: Order = { verb: 'shoot', stand, target };
      if (!fault(state, by, shot)) yield shot;
    }
    for (let i = 0; i < 4; i++) {
      const move = someMove(state, stand, chance);
      if (!fault(state, by, move)) yield move;
    }
  }
  yield END;
}

function someMove(state: State, stand: string, chance: Random): Order {
  const { x, y, status } = state.stands[placeOf(stand)]!;
  const most = status === 'shaken' ? MOVE / 2 : MOVE;
  const step = () => chance.below(2 * most + 1) - most;
  return { verb: 'move', stand, at: { x: x + step(), y: y + step() } };
}

/** Some stand shoots if it can, else moves; after ten vain tries the turn ends. */
function anyOrder({ view: state, by }: Seat<SkirmishTypes>, chance: Random): Order {
  const own = by === 'a' ? 0 : 12;
  for (let tries = 0; tries < 10; tries++) {
    const stand = IDS[own + chance.below(12)]!;
    const shot: Order = { verb: 'shoot', stand, target: IDS[12 - own + chance.below(12)]! };
    if (!fault(state, by, shot)) return shot;
    const move = someMove(state, stand, chance);
    if (!fault(state, by, move)) return move;
  }
  return END;
}

/** A shot is worth most at a shaken stand; a move is worth coming into range. */
function appraise({ view: state, by }: Seat<SkirmishTypes>, order: Order): number {
  if (order.verb === 'end') return 0;
  if (order.verb === 'shoot') return state.stands[placeOf(order.target)]!.status === 'shaken' ? 3 : 2;
  const now = nearest(state, by, state.stands[placeOf(order.stand)]!);
  if (now <= RANGE) return -1;
  return (now - Math.max(RANGE, nearest(state, by, order.at))) / MOVE;
}

function nearest(state: State, by: Side, from: { x: number; y: number }): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [i, s] of state.stands.entries())
    if (sideOf(i) !== by && s.status !== 'destroyed') least = Math.min(least, apart(s, from));
  return Math.sqrt(least);
}

/** Who can falls back: a stand that is shaken shoots worse. */
const answer: Advice<SkirmishTypes>['answer'] = (_seat, ask) => (ask.rule === 'SKI-REP-01' ? true : undefined);

/** All that is possible, the best first. */
const candidates = (seat: Seat<SkirmishTypes>, chance: Random): Candidate<Order>[] =>
  ranked([...orders(seat, chance)].map(order => ({ order, worth: appraise(seat, order) })));

/** Who has lost fewer stands is better off; nine lost are the end. */
const worth = ({ view: { lostA, lostB }, by }: Seat<SkirmishTypes>): number =>
  ((by === 'a' ? 1 : -1) * (Math.min(lostB, BREAK) - Math.min(lostA, BREAK))) / BREAK;

export const advice: Advice<SkirmishTypes> = { candidates, orders, anyOrder, worth, answer };
