import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piece, scene } from '../testing/sample.js';
import { type Counter, spread } from './spread.js';
import { enlarged, isEnlarged, standsOf } from './stands.js';

const counter = fc.record({
  at: fc.record({ x: fc.integer({ min: 0, max: 6000 }), y: fc.integer({ min: 0, max: 6000 }) }),
  across: fc.integer({ min: 100, max: 400 }),
  up: fc.integer({ min: 100, max: 300 }),
  most: fc.integer({ min: 0, max: 500 }),
});
const crowd = fc.array(counter, { maxLength: 60 }).map(all => all.map((one, i): Counter => ({ id: `p${i}`, ...one })));

/** In the worst of crowds, so many times as far as he may. */
const FARTHEST = 4;

test('nobody steps farther aside than he may in a crowd, and who is true to scale stays', () => {
  fc.assert(
    fc.property(crowd, counters => {
      const steps = spread(counters);
      for (const { id, most } of counters) {
        const { x, y } = steps.get(id)!;
        expect(Math.hypot(x, y)).toBeLessThanOrEqual(most * FARTHEST + 1);
        if (most === 0) expect({ x, y }).toEqual({ x: 0, y: 0 });
      }
    }),
  );
});

test('the order of the list does not matter', () => {
  fc.assert(
    fc.property(crowd, counters => {
      const backwards = spread([...counters].reverse());
      for (const [id, step] of spread(counters)) expect(backwards.get(id)).toEqual(step);
    }),
  );
});

const counterAt = (id: string, x: number, y = 0, most = 400): Counter => ({
  id,
  at: { x, y },
  across: 150,
  up: 150,
  most,
});

test.each([
  ['two on the same place go apart', [counterAt('a', 0), counterAt('b', 0)]],
  ['two that overlap go apart', [counterAt('a', 0), counterAt('b', 120)]],
  ['three in a row go apart', [counterAt('a', 0), counterAt('b', 150), counterAt('c', 300)]],
  ['who may not move is stepped round', [counterAt('a', 0, 0, 0), counterAt('b', 100)]],
])('%s', (_, counters) => {
  const steps = spread(counters);
  const places = counters.map(({ id, at }) => ({ x: at.x + steps.get(id)!.x, y: at.y + steps.get(id)!.y }));
  places.forEach((a, i) => {
    for (const b of places.slice(i + 1))
      expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(290);
  });
});

test('where there is no room for all near by they go farther, until nobody hides another', () => {
  const within = { left: 0, top: 0, right: 4000, bottom: 4000 };
  const crowded = Array.from({ length: 24 }, (_, i) => ({ ...counterAt(`c${i}`, 300 + i * 60, 200, 400), within }));
  const steps = spread(crowded);
  const places = crowded.map(({ id, at }) => ({ x: at.x + steps.get(id)!.x, y: at.y + steps.get(id)!.y }));
  const hidden = places.flatMap((a, i) =>
    places.slice(i + 1).filter(b => Math.abs(a.x - b.x) < 260 && Math.abs(a.y - b.y) < 260),
  );
  expect(hidden).toEqual([]);
});

test('nobody steps out of what he must not leave, and who is over its edge steps back', () => {
  const within = { left: -50, top: -50, right: 1050, bottom: 600 };
  const row = [0, 40, 80, 990, 1000].map((x, i) => ({ ...counterAt(`c${i}`, x, 60), within }));
  const steps = spread(row);
  for (const { id, at, across, up } of row) {
    const [x, y] = [at.x + steps.get(id)!.x, at.y + steps.get(id)!.y];
    expect([x - across >= -51, x + across <= 1051, y - up >= -51, y + up <= 601]).toEqual([true, true, true, true]);
  }
});

test('those who do not touch stay', () => {
  expect([...spread([counterAt('a', 0), counterAt('b', 300)]).values()]).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]);
});

test.each([
  ['a stand of an inch', { width: 254, depth: 254 }, 400, { width: 400, depth: 400 }],
  ['a block keeps its true front', { width: 900, depth: 220 }, 400, { width: 900, depth: 376 }],
  ['what is large enough stays', { width: 900, depth: 420 }, 400, { width: 900, depth: 420 }],
])('no side of a counter is shorter than the least: %s', (_, size, least, drawn) => {
  expect(enlarged(size, least)).toEqual(drawn);
});

test('no counter is smaller than the least, and all are true to scale where there is room', () => {
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 900 }), least => {
      const stands = standsOf(scene, least);
      expect(stands.every(({ piece: { width, depth } }) => Math.min(width, depth) >= Math.floor(least * 0.94))).toBe(
        true,
      );
      if (least <= 220) expect(stands.some(isEnlarged)).toBe(false);
    }),
  );
});

test('a line in contact that is true to scale keeps its places', () => {
  const line = Array.from({ length: 6 }, (_, i) => piece(`A${i}`, { x: 2000 + i * 254, y: 3000 }));
  const stands = standsOf({ ...scene, pieces: line }, 254);
  expect(stands.every(({ at, base }) => at.x === base.x && at.y === base.y)).toBe(true);
});
