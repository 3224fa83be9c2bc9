import { expect, test } from 'vitest';
import { filledBy, isFatal, type Meter, nearestMeter } from './meter.js';

const meter = (id: string, lost: number, limit: number, more: Partial<Meter> = {}): Meter => ({
  id,
  side: 'a',
  label: 'lost',
  rule: 'X-VIC-1',
  lost,
  limit,
  next: '',
  ...more,
});

test.each([
  ['the last one that counts', meter('m', 1, 2, { weighs: { A1: 1 } }), true],
  ['one of several', meter('m', 0, 2, { weighs: { A1: 1 } }), false],
  ['one that counts as two', meter('m', 0, 2, { weighs: { A1: 2 } }), true],
  ['one that does not count', meter('m', 1, 2, { weighs: { A2: 1 } }), false],
  ['a meter that is full already', meter('m', 2, 2, { weighs: { A1: 1 } }), false],
])('whose loss fills a meter: %s', (_, of, fatal) => expect(isFatal(of, 'A1')).toBe(fatal));

test.each([
  ['the fewest that are wanted', [meter('x', 0, 4), meter('y', 1, 2)], 'y'],
  ['the first of two alike', [meter('x', 3, 4), meter('y', 1, 2)], 'x'],
  ['one piece alone speaks last', [meter('x', 0, 1), meter('y', 0, 4)], 'y'],
  ['unless there is nothing else', [meter('x', 0, 1)], 'x'],
  ['not that of a part', [meter('x', 0, 4), meter('y', 1, 2, { toward: 'x' })], 'x'],
  ['not the other side’s', [meter('x', 0, 4), meter('y', 1, 2, { side: 'b' })], 'x'],
])('by what a side is nearest to losing: %s', (_, meters, id) => expect(nearestMeter(meters, 'a')?.id).toBe(id));

const lost = (...pieces: string[]) => pieces.map(piece => ({ piece, as: 'lost' }));
const weighs = { A1: 1, A2: 1 };
const counting = (id: string, at: number, limit: number, more: Partial<Meter> = {}) =>
  meter(id, at, limit, { counts: 'lost', weighs, ...more });

test.each([
  ['the last one that counts', [counting('x', 1, 2)], lost('A1'), 'x'],
  ['two at once', [counting('x', 0, 2)], lost('A1', 'A2'), 'x'],
  ['one of two that are wanted', [counting('x', 0, 2)], lost('A1'), ''],
  ['a loss of another kind', [counting('x', 1, 2, { counts: 'driven back' })], lost('A1'), ''],
  ['one that does not count', [counting('x', 1, 2)], lost('A9'), ''],
  ['full already', [counting('x', 2, 2)], lost('A1'), ''],
  ['not the other side’s', [counting('x', 1, 2, { side: 'b' })], lost('A1'), ''],
  ['the whole before a part', [counting('y', 1, 2, { toward: 'x' }), counting('x', 1, 2)], lost('A1'), 'x y'],
])('the meters that a result fills: %s', (_, meters, costs, ids) =>
  expect(
    filledBy(meters, 'a', costs)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(ids),
);
