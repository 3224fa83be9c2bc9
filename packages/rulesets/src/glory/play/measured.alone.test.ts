import { isRefusal, type OrderSoFar, type Seat, seen, submit } from '@umpire/engine';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { glory } from '../index.js';
import { ahead, type BattleNote, battle, charge, fight, shoot } from './kit.js';
import type { Order } from './orders.js';
import type { Types } from './types.js';

/** How often things were measured: every shot has one line of fire, every melee two who look uphill, every charge one walk. */
const measured = vi.hoisted(() => ({ shots: 0, fighters: 0, walks: 0 }));
vi.mock('../rules/shooting.js', async importOriginal => {
  const real = await importOriginal<typeof import('../rules/shooting.js')>();
  const hasLineOfFire: typeof real.hasLineOfFire = (...given) => {
    measured.shots++;
    return real.hasLineOfFire(...given);
  };
  return { ...real, hasLineOfFire };
});
vi.mock('./ground.js', async importOriginal => {
  const real = await importOriginal<typeof import('./ground.js')>();
  const isUphill: typeof real.isUphill = (...given) => {
    measured.fighters++;
    return real.isUphill(...given);
  };
  return { ...real, isUphill };
});
vi.mock('./walk.js', async importOriginal => {
  const real = await importOriginal<typeof import('./walk.js')>();
  const walkOf: typeof real.walkOf = (...given) => {
    measured.walks++;
    return real.walkOf(...given);
  };
  return { ...real, walkOf };
});
beforeEach(() => {
  Object.assign(measured, { shots: 0, fighters: 0, walks: 0 });
});

const on = { activated: true };
const NOTE: Readonly<Record<string, BattleNote>> = {
  shoot: {
    vignettes: { A1: { at: [11, 5], now: on }, B1: { at: [11, 6.5], troop: '(HCC-III-RA)' } },
    phase: 'shooting',
    dice: [1, 1, 1],
  },
  fight: { vignettes: { A1: { at: [11, 5] }, B1: { at: [11, 5.5] } }, phase: 'melee', dice: [1, 1, 1] },
  charge: { vignettes: { A1: { at: [11, 5], now: on, troop: '(HCC-III-RA)' }, B1: { at: [11, 6.5] } } },
};
const ORDERS = { shoot: shoot('A1', 'B1'), fight: fight('A1', 'B1'), charge: charge('A1', 'B1', ahead(1)) };

/** Everything that the page asks before an order is given; the order as the book suggests it. */
function lookAt(seat: Seat<Types>, order: Order): Order {
  const [item] = glory.face.menu(seat).filter(m => m.verb === order.verb && m.stand === 'A1');
  const sofar: OrderSoFar = { verb: order.verb, stand: 'A1' };
  expect(item?.closed).toBeUndefined();
  expect(isRefusal(glory.face.gesture(seat, 'target', sofar))).toBe(false);
  const suggested = order.verb === 'charge' ? { ...order, steps: waySuggested(seat, sofar), lineUp: true } : order;
  for (let i = 0; i < 2; i++) expect(glory.face.preview(seat, suggested).refusal).toBeUndefined();
  return suggested;
}

function waySuggested(seat: Seat<Types>, sofar: OrderSoFar): (typeof ORDERS)['charge']['steps'] {
  const way = glory.face.gesture(seat, 'steps', { ...sofar, target: 'B1', lineUp: true });
  return 'along' in way ? [...way.along!] : [];
}

describe('one engagement is measured once for its menu and once for its order', () => {
  test.each([
    ['a shot', ORDERS.shoot, 'shots', 1],
    ['a melee', ORDERS.fight, 'fighters', 2],
    ['a charge', ORDERS.charge, 'walks', 1],
  ] as const)('%s', (_, order, what, once) => {
    const match = battle(NOTE[order.verb]!);
    const suggested = lookAt({ view: seen(match, 'a').view, by: 'a', options: match.options }, order);
    expect(measured[what]).toBe(once);
    expect(submit(match, 'a', suggested).ok).toBe(true);
    expect(measured[what]).toBe(2 * once);
  });
});
