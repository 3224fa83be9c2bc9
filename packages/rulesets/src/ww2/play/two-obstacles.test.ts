import { random, seatAt } from '@umpire/engine';
import { expect, test } from 'vitest';
import { ww2 } from '../index.js';
import type { Order } from '../verbs/index.js';
import { battle, go, order, standIn, type Written } from './kit.js';
import type { Work } from './state.js';

const work = (n: number, x: number, y: number): Work => ({
  id: `obstacle ${n}`,
  x,
  y,
  facing: 0,
  kind: 'anti-tank',
  declared: true,
});
const across = (obstacles: Work[], dice: number[]) => {
  const groups = { A1: [['sherman', 2000, 1000, { grade: 'A' }] as Written], B1: [['IG', 8000, 8000] as Written] };
  const match = battle({ groups, dice, state: { obstacles, defender: 'b' } });
  order(match, go('A1.1', 2000, 1450));
  return match;
};

// biome-ignore format: a case a line
test.each<[string, Work[], number[], string | string[], number]>([
  ['side by side, across the seam', [work(1, 1875, 1450), work(2, 2125, 1450)], [4, 4], ['obstacle 1', 'obstacle 2'], 1450],
  ['one behind the other', [work(1, 2000, 1350), work(2, 2000, 1600)], [6, 5], ['obstacle 1', 'obstacle 2'], 1450],
  ['the second stops it', [work(1, 2000, 1350), work(2, 2000, 1600)], [6, 3], 'obstacle 1', 1350],
])('WW2-ENG-07 WW2-R-141: two obstacles are thrown for once each: %s', (_, obstacles, dice, crossing, y) => {
  const match = across(obstacles, dice);
  expect(match.entries.at(-1)!.answered.length).toBe(dice.length);
  expect(standIn(match, 'A1.1').crossing).toEqual(crossing);
  expect(standIn(match, 'A1.1').y).toBe(y);
});

test('WW2-R-141: what it no longer touches would be thrown for again, the other not', () => {
  const match = across([work(1, 2000, 1350), work(2, 2000, 1600)], [6, 6]);
  order(match, go('A1.1', 2000, 1700));
  expect(match.entries.at(-1)!.answered.length).toBe(0);
  expect(standIn(match, 'A1.1').crossing).toBe('obstacle 2');
});

test('WW2-ENG-06: greedy draws kinds and places of obstacles, so that nobody knows them by habit', () => {
  const laid = (seed: number): Order => {
    const match = battle({
      groups: { A1: [['sherman', 1000, 1000]], B1: [['IG', 8000, 8000]] },
      phase: 'fortify',
      state: { defender: 'b', works: { most: 6, each: 3 } },
    });
    for (const { order: given } of ww2.advice.candidates(seatAt(match, 'b') as never, random(seed)))
      return given as Order;
    throw new Error('nothing at all');
  };
  const all = Array.from({ length: 20 }, (_, seed) => laid(seed) as Extract<Order, { verb: 'placeObstacle' }>);
  expect(new Set(all.map(({ kind }) => kind)).size).toBe(2);
  expect(new Set(all.map(({ at }) => `${at.x} ${at.y}`)).size).toBeGreaterThan(10);
});
