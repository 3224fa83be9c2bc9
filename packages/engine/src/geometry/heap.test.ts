import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heapOver } from './heap.js';

const costs = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 60 });

test('nodes come out by cost, and of equal costs by number', () => {
  fc.assert(
    fc.property(costs, all => {
      const heap = heapOver(Float64Array.from(all));
      for (const node of all.keys()) heap.put(node);
      const taken = all.map(() => heap.take());
      expect(taken).toEqual([...all.keys()].sort((p, q) => all[p]! - all[q]! || p - q));
      expect(heap.size).toBe(0);
    }),
  );
});

test('a node whose cost falls moves up', () => {
  fc.assert(
    fc.property(costs, costs, (all, falls) => {
      const current = Float64Array.from(all);
      const heap = heapOver(current);
      for (const node of all.keys()) heap.put(node);
      falls.forEach((fall, i) => {
        current[i % all.length]! -= fall;
        heap.put(i % all.length);
      });
      expect(heap.size).toBe(all.length);
      const taken = all.map(() => heap.take());
      expect(taken).toEqual([...all.keys()].sort((p, q) => current[p]! - current[q]! || p - q));
    }),
  );
});

test('a node may come back after it was taken', () => {
  const heap = heapOver(Float64Array.from([3, 1, 2]));
  for (const node of [0, 1, 2]) heap.put(node);
  expect(heap.take()).toBe(1);
  heap.put(1);
  expect([heap.take(), heap.take(), heap.take()]).toEqual([1, 2, 0]);
});
