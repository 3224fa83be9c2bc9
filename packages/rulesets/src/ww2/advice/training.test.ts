import { random, seatAt } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { ww2 } from '../index.js';
import { battle, order, type Written } from '../play/kit.js';
import type { Order } from '../verbs/index.js';

/** A gun that looks away from a tank which shows it its flank. */
const GUN: Written = ['MG-gun', 1000, 1000, { facing: 180 }];
const TANK: Written = ['panzer-4', 1000, 1900, { facing: 90 }];
const turning = (choice: string) =>
  battle({ groups: { A1: [GUN], B1: [TANK] }, options: { 'WW2-R-32': choice }, dice: [6, 6, 6, 1, 6, 6] });

const best = (match: ReturnType<typeof turning>): Order => {
  for (const { order: found } of ww2.advice.candidates(seatAt(match, 'a') as never, random(1))) return found as Order;
  throw new Error('nothing at all');
};

describe('WW2-R-32: bots turn on the spot where that is free', () => {
  test('WW2-R-32: greedy turns to the target, and fires then', () => {
    const match = turning('free-pivot');
    const first = best(match);
    expect(first).toEqual({ verb: 'train', stand: 'A1.1', facing: 0 });
    order(match, first);
    expect(best(match)).toEqual({ verb: 'shoot', stand: 'A1.1', target: 'B1.1' });
  });
  test.each([
    ['free-pivot', true],
    ['pivot-is-move', false],
  ])('WW2-R-32: with `%s` it is among the orders that may be given: %s', (choice, wanted) => {
    const all = [...ww2.advice.orders(seatAt(turning(choice), 'a') as never, random(1))] as Order[];
    expect(all.some(({ verb }) => verb === 'train')).toBe(wanted);
  });
});
