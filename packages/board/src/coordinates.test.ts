import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawn, onTable, type Turn } from './coordinates.js';
import { placeOf, stripOf, tableFrame } from './frame.js';
import { laidOut, placeWhen } from './laid.js';
import { piece, scene } from './testing/sample.js';

const TURNS = [0, 1, 2, 3] as const;
const table = { width: 6096, depth: 12192 };

test.each<[Turn, number, number]>([
  [0, 0, 12192],
  [1, 0, 0],
  [2, 6096, 0],
  [3, 12192, 6096],
])('turned by %i quarters the south-western corner is drawn at %i, %i', (turn, x, y) => {
  expect(drawn({ ...table, turn }, { x: 0, y: 0 })).toEqual({ x, y });
});

test('whichever way the table lies, a point of the drawing leads back to the point of the table', () => {
  const point = fc.record({ x: fc.integer({ min: 0, max: 6096 }), y: fc.integer({ min: 0, max: 12192 }) });
  fc.assert(
    fc.property(point, fc.constantFrom(...TURNS), (p, turn) => {
      expect(onTable({ ...table, turn }, drawn({ ...table, turn }, p))).toEqual(p);
    }),
  );
});

test('a piece lies at the same point of the table however it is laid, and is drawn where that point is', () => {
  for (const turn of TURNS) {
    expect(placeWhen(scene, 'A-block', { turn, slot: 600 })).toEqual({ x: 4000, y: 5000 });
    const laid = laidOut(scene, { turn, slot: 600 });
    expect(drawn(laid, placeOf(laid, 'A-block')!)).toEqual(drawn({ ...scene, turn }, { x: 4000, y: 5000 }));
  }
});

test('strips lie at the edges of their sides, and hold the pieces that wait in them', () => {
  const waiting = [piece('A1', { where: 'off-table' }), piece('B1', { side: 'b', where: 'off-table' })];
  for (const turn of TURNS) {
    const laid = laidOut({ ...scene, pieces: waiting, edges: { a: 'west', b: 'east' } }, { turn, slot: 600 });
    for (const { id, side } of waiting) {
      const strip = stripOf(laid, side);
      const at = drawn(laid, placeOf(laid, id)!);
      expect(at.x > strip.x && at.x < strip.x + strip.width && at.y > strip.y && at.y < strip.y + strip.height).toBe(
        true,
      );
    }
    const { width, height } = tableFrame(laid);
    expect(width > height).toBe(turn % 2 === 0);
  }
  const west = stripOf({ ...scene, edges: { a: 'west', b: 'east' } }, 'a');
  expect(west.x + west.width).toBeLessThan(0);
});
