import type { Meter } from '@umpire/engine';
import { expect, test } from 'vitest';
import { meterSentence, pipsOf } from './meter-words.js';

const LOST: Meter = {
  id: 'a-lost',
  side: 'a',
  label: 'lost',
  rule: 'X-VIC-1',
  lost: 1,
  limit: 2,
  next: 'one more lost and you are beaten',
  weighs: { A5: 1, A7: 1 },
  fatal: 'lost would beat you',
};
const PART: Meter = { ...LOST, id: 'a-part', toward: 'a-lost', fatal: 'lost would make the Squadron Fragile' };
const EARLY: Meter = { ...LOST, lost: 0, next: 'two more lost and you are beaten' };
const A5 = { id: 'A5', label: 'A5' };
const B1 = { id: 'B1', label: 'B1' };

test.each([
  ['nothing is aimed at', [LOST], [], 'one more lost and you are beaten'],
  ['what is aimed at would decide', [LOST], [B1, A5], 'A5 lost would beat you'],
  ['what is aimed at would not yet', [EARLY], [A5], 'two more lost and you are beaten'],
  ['a part before the whole', [EARLY, PART], [A5], 'A5 lost would make the Squadron Fragile'],
  ['the whole before a part', [PART, LOST], [A5], 'A5 lost would beat you'],
  ['a book without meters', [], [A5], undefined],
])('what stands beside the meters: %s', (_, meters, aimed, wanted) =>
  expect(meterSentence(meters, 'a', aimed)).toBe(wanted),
);

test('pips', () => expect(pipsOf({ ...LOST, lost: 1, limit: 3 })).toEqual(['lost', 'next', 'left']));
