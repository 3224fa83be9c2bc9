import { expect, test } from 'vitest';
import { isFatal, type Meter, nearestMeter } from './meter.js';

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
