import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CostQueue, NOBODY } from './cost-queue.js';

/** A queue in which cells wait by their numbers, for these costs. */
function waiting(costs: readonly number[], width = 1): CostQueue {
  const queue = new CostQueue(costs.length, width);
  costs.forEach((cost, cell) => void queue.put(cell, cost));
  return queue;
}
function taken(queue: CostQueue): number[] {
  const cells: number[] = [];
  for (let cell = queue.take(); cell !== NOBODY; cell = queue.take()) cells.push(cell);
  return cells;
}

test.each([
  ['cheap ones first', [5.5, 0.5, 3.2], [1, 2, 0]],
  ['about the same cost, the last one first', [2.9, 2.1, 2.5], [2, 1, 0]],
  ['nobody waits', [], []],
])('cells come in turn: %s', (_, costs, cells) => {
  expect(taken(waiting(costs))).toEqual(cells);
});

test('whoever gets cheaper comes sooner, and once', () => {
  const queue = waiting([1, 7, 4]);
  queue.put(1, 2);
  queue.put(1, 0);
  expect(taken(queue)).toEqual([1, 0, 2]);
});

test('whoever was taken may wait again', () => {
  const queue = waiting([1, 2]);
  expect(queue.take()).toBe(0);
  queue.put(0, 3);
  expect(taken(queue)).toEqual([1, 0]);
});

test('everybody comes once, however dear', () => {
  const cost = fc.double({ min: 0, max: 1e7, noNaN: true });
  fc.assert(
    fc.property(fc.array(cost), fc.array(fc.tuple(fc.nat(), cost)), (costs, again) => {
      const queue = waiting(costs);
      if (costs.length > 0) for (const [at, cheaper] of again) queue.put(at % costs.length, cheaper);
      expect(taken(queue).sort((a, b) => a - b)).toEqual([...costs.keys()]);
    }),
  );
});
