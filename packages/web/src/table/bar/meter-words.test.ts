import type { Cost, Meter, Odds, ResultInWords } from '@umpire/engine';
import { expect, test } from 'vitest';
import { meterSentence, pipsOf, shownMeters, stakeSentence } from './meter-words.js';

const LOST: Meter = {
  id: 'a-lost',
  side: 'a',
  label: 'lost',
  rule: 'X-VIC-1',
  lost: 1,
  limit: 2,
  next: '1 more lost: beaten',
  weighs: { A5: 1, A7: 1 },
  fatal: 'lost would beat you',
};
const PART: Meter = { ...LOST, id: 'a-part', toward: 'a-lost', fatal: 'lost would make the Squadron Fragile' };
const EARLY: Meter = { ...LOST, lost: 0, next: '2 more lost: beaten' };
const A5 = { id: 'A5', label: 'A5' };
const B1 = { id: 'B1', label: 'B1' };

test.each([
  ['nothing is aimed at', [LOST], [], '1 more lost: beaten'],
  ['what is aimed at would decide', [LOST], [B1, A5], 'A5 lost would beat you'],
  ['what is aimed at would not yet', [EARLY], [A5], '2 more lost: beaten'],
  ['a part before the whole', [EARLY, PART], [A5], 'A5 lost would make the Squadron Fragile'],
  ['the whole before a part', [PART, LOST], [A5], 'A5 lost would beat you'],
  ['a book without meters', [], [A5], undefined],
])('what stands beside the meters: %s', (_, meters, aimed, wanted) =>
  expect(meterSentence(meters, 'a', aimed)).toBe(wanted),
);

const ONLY: Meter = { ...LOST, lost: 0, limit: 1, next: '1 more failed: beaten' };
const TESTS: Meter = { ...PART, label: 'repulsed', lost: 2, limit: 4, next: '2 more: it tests its morale' };
test.each([
  ['several can be lost', [EARLY, TESTS], ['a-lost'], '2 more lost: beaten'],
  ['there is but one: what it is lost by', [ONLY, { ...TESTS, id: 'far', lost: 0 }, TESTS], ['a-part'], TESTS.next],
  ['it is lost', [{ ...ONLY, lost: 1, next: 'you are beaten' }, TESTS], ['a-lost'], 'you are beaten'],
])('which counts stand in the bar: %s', (_, meters, ids, sentence) => {
  expect(shownMeters(meters, 'a').map(({ id }) => id)).toEqual(ids);
  expect(meterSentence(meters, 'a', [])).toBe(sentence);
});

const BACK: Meter = {
  ...LOST,
  id: 'a-back',
  label: 'driven back',
  counts: 'back',
  lost: 2,
  limit: 3,
  next: '1 more driven back: beaten',
  fatal: 'driven back would beat you',
};
const COUNTED: readonly Meter[] = [{ ...LOST, counts: 'lost' }, BACK];
const FAR: readonly Meter[] = [
  { ...LOST, counts: 'lost', lost: 0, limit: 4 },
  { ...BACK, lost: 0 },
];
const outcomes = (...costs: (readonly Cost[] | undefined)[]): Odds<ResultInWords> => ({
  chances: costs.map(cost => ({
    ways: 1,
    of: costs.length,
    result: { text: '', good: 0, ...(cost && { costs: cost }) },
  })),
  because: [],
});
const called = (text: string, costs: readonly Cost[]): Odds<ResultInWords> => ({
  chances: [
    { ways: 1, of: 2, result: { text: 'win: nothing', good: 1, costs: [] } },
    { ways: 1, of: 2, result: { text, good: 0, costs } },
  ],
  because: [],
});
const a5 = (as: string): Cost[] => [{ piece: 'A5', as }];

test.each([
  ['only what can happen is a danger', COUNTED, outcomes([], a5('back')), 'A5 driven back would beat you'],
  ['nothing can happen', COUNTED, outcomes([], []), undefined],
  ['not yet the last one', FAR, outcomes([], a5('back')), '1 of 3 would be driven back'],
  ['the nearest to its end', FAR, outcomes(a5('lost'), a5('back')), '1 of 3 would be driven back'],
  ['in which case', FAR, called('draw: A5 back', a5('back')), 'with “draw” 1 of 3 would be driven back'],
  ['a book that does not tell', COUNTED, outcomes(undefined), 'A5 lost would beat you'],
])('what hangs on an answer: %s', (_, meters, odds, wanted) =>
  expect(stakeSentence(meters, 'a', [A5], odds)).toBe(wanted),
);
test('beside the meters only what can happen is a danger', () => {
  expect(meterSentence(COUNTED, 'a', [A5], outcomes([], a5('back')))).toBe('A5 driven back would beat you');
  expect(meterSentence(COUNTED, 'a', [A5], outcomes([]))).toBe('1 more lost: beaten');
});

test('pips: nothing is hatched unless something is at stake', () => {
  expect(pipsOf({ ...LOST, lost: 1, limit: 3 })).toEqual(['lost', 'left', 'left']);
  expect(pipsOf({ ...LOST, lost: 0, limit: 2 })).toEqual(['left', 'left']);
  expect(pipsOf({ ...BACK, lost: 1, limit: 3 }, outcomes([], a5('back')))).toEqual(['lost', 'at-stake', 'left']);
  expect(pipsOf({ ...BACK, lost: 1, limit: 3 }, outcomes([], a5('lost')))).toEqual(['lost', 'left', 'left']);
});
