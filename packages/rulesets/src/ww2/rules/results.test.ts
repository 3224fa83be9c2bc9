import { describe, expect, test } from 'vitest';
import { ask, type Case, cited, DEFAULTS, thrown, told, under } from '../kit.js';
import { pinLasts } from './results.js';

const steady = { destroyed: false, pinned: false, repulsed: false, suppression: 0, moveAway: 0, leavesTable: false };

describe('what a result does', () => {
  const ESCALATE = under('WW2-R-87', 'escalate');
  // biome-ignore format: one line a rule
  const cases: Case[] = [
    ['nothing', { result: '-' }, steady],
    ['WW2-RES-09 pinned, a marker', { result: 'P' }, { ...steady, pinned: true, suppression: 1 }],
    ['WW2-RES-10 WW2-RES-24 repulsed, two markers, 500m', { result: 'R' }, { ...steady, repulsed: true, suppression: 2, moveAway: 500 }],
    ['WW2-RES-11 it accumulates', { result: 'P', repulsed: true, suppression: 2 }, { ...steady, pinned: true, repulsed: true, suppression: 3 }],
    ['WW2-RES-22 an aircraft leaves', { result: 'R', kind: 'aircraft' }, { ...steady, repulsed: true, suppression: 2, leavesTable: true }],
    ['WW2-R-86 off the table it stays', { result: 'R', kind: 'off-table' }, { ...steady, repulsed: true, suppression: 2 }],
    ['WW2-RES-26 destroyed', { result: 'D', pinned: true, suppression: 3 }, { ...steady, destroyed: true }],
    ['WW2-RES-21 a miss ends the pin', { result: '-', pinned: true, repulsed: true, suppression: 2 }, { ...steady, repulsed: true, suppression: 2 }],
    ['WW2-R-81 markers: it does not', { result: '-', pinned: true, suppression: 2 }, { ...steady, pinned: true, suppression: 2 }, under('WW2-R-81', 'markers')],
    ['WW2-R-87 markers: nothing is promoted', { result: 'P', pinned: true, suppression: 1 }, { ...steady, pinned: true, suppression: 2 }],
    ['WW2-R-87 escalate: P on a pinned stand', { result: 'P', pinned: true, suppression: 1 }, { ...steady, pinned: true, repulsed: true, suppression: 3, moveAway: 500 }, ESCALATE],
    ['WW2-R-87 escalate: R on a repulsed stand', { result: 'R', repulsed: true, suppression: 1 }, { ...steady, destroyed: true }, ESCALATE],
    ['WW2-R-87 escalate: P on a repulsed stand is P', { result: 'P', repulsed: true }, { ...steady, pinned: true, repulsed: true, suppression: 1 }, ESCALATE],
    ['WW2-R-87 escalate: R on a pinned stand is R', { result: 'R', pinned: true }, { ...steady, pinned: true, repulsed: true, suppression: 2, moveAway: 500 }, ESCALATE],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => expect(told('apply-result', given, how)).toEqual(wanted));
  test.each([
    ['WW2-RES-09', { result: 'P' }],
    ['WW2-RES-10', { result: 'R' }],
    ['WW2-RES-24', { result: 'R' }],
    ['WW2-RES-22', { result: 'R', kind: 'aircraft' }],
    ['WW2-RES-26', { result: 'D' }],
    ['WW2-RES-29', { result: '-' }],
    ['WW2-RES-21', { result: '-', pinned: true }],
  ])('%s is cited', (rule, given) => expect(cited('apply-result', given)).toContain(rule));
});

test.each([
  ['-', 'no effect'],
  ['P', 'pinned'],
  ['R', 'repulsed'],
  ['D', 'destroyed'],
])('the word for %s', (result, text) =>
  expect(ask('apply-result', { result })).toMatchObject({
    because: expect.arrayContaining([expect.objectContaining({ text })]),
  }),
);

describe('pins', () => {
  // biome-ignore format: one line a rule
  const cases: [string, object, boolean, string?][] = [
    ['WW2-RES-21 pinned again', { pinned: false, results: ['P'] }, true],
    ['WW2-R-81 shot-or-turn: a quiet turn ends it', { pinned: true, results: [] }, false],
    ['WW2-R-81 shot-or-turn: R keeps it', { pinned: true, results: ['R'] }, true],
    ['WW2-R-81 shot-or-turn: R does not pin', { pinned: false, results: ['R'] }, false],
    ['WW2-R-81 shot-or-turn: a miss ends it', { pinned: true, results: ['P', '-'] }, false],
    ['WW2-R-81 shot-or-turn: and a P pins again', { pinned: true, results: ['-', 'P'] }, true],
    ['WW2-R-81 shot: a quiet turn does not', { pinned: true, results: [] }, true, 'shot'],
    ['WW2-R-81 shot: a miss does', { pinned: true, results: ['-'] }, false, 'shot'],
    ['WW2-R-81 markers: a miss does not', { pinned: true, results: ['-'], suppression: 1 }, true, 'markers'],
    ['WW2-R-81 markers: until the last one is gone', { pinned: true, results: ['P'], suppression: 0 }, false, 'markers'],
  ];
  test.each(cases)('%s', (_, given, pinned, choice = 'shot-or-turn') =>
    expect(told('pin-after-turn', given, under('WW2-R-81', choice))).toEqual({ pinned }),
  );
  test('WW2-R-81 at the end of an enemy turn, as play asks', () => {
    expect([pinLasts(true, true, 0, DEFAULTS), pinLasts(true, false, 9, DEFAULTS)]).toEqual([true, false]);
    expect(pinLasts(false, true, 9, DEFAULTS)).toBe(false);
  });
});

describe('recovery', () => {
  // biome-ignore format: one line a rule
  const cases: Case[] = [
    ['WW2-SEQ-03 WW2-RES-27 it recovers', { grade: 'C', repulsed: true }, { repulsed: false, suppression: 0 }, thrown(5)],
    ['WW2-R-115 or stays repulsed', { grade: 'C', repulsed: true }, { repulsed: true, suppression: 0 }, thrown(4)],
    ['WW2-SEQ-04 a die for each marker, 5+', { grade: 'C', suppression: 4 }, { repulsed: false, suppression: 2 }, thrown(5, 4, 6, 1)],
    ['WW2-R-88 one-per-stand: one at most', { grade: 'C', suppression: 4 }, { repulsed: false, suppression: 3 }, { ...thrown(5, 5, 6, 1), ...under('WW2-R-88', 'one-per-stand') }],
    ['first the recovery, then the markers', { grade: 'C', repulsed: true, suppression: 1 }, { repulsed: true, suppression: 0 }, thrown(1, 6)],
    ['nothing to throw', { grade: 'C' }, { repulsed: false, suppression: 0 }],
    ['more markers than can be counted', { grade: 'C', suppression: 19 }, 'given.suppression'],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => expect(told('recover', given, how)).toEqual(wanted));
  test('odds of many dice are exact', () => {
    const answer = ask('recover', { grade: 'B', suppression: 18 });
    const none = answer.ok
      ? answer.odds?.find(o => (o.result as { suppression: number }).suppression === 18)
      : undefined;
    expect(none?.p).toBeCloseTo((2 / 3) ** 18, 9);
  });
});
