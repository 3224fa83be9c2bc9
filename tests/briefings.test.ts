import type { Briefing, Side } from '@umpire/engine';
import { RULESETS, rulesetOf } from '@umpire/rulesets/all';
import { describe, expect, test } from 'vitest';

const briefingOf = (book: string, scenario: string, side: Side): Briefing => {
  const rules = rulesetOf(book)!;
  return rules.face.briefing!(rules.scenarios.find(({ id }) => id === scenario)!.data, side)!;
};

describe.each(RULESETS.map(rules => [rules.id, rules] as const))('the briefings of %s', (_, rules) => {
  test.each(rules.scenarios.map(({ id, data }) => [id, data] as const))('%s', (_, data) => {
    for (const side of ['a', 'b'] as const) {
      const { situation, aims, forces } = rules.face.briefing!(data, side)!;
      expect(situation).toContain(`You are ${side === 'a' ? 'Red' : 'Blue'}`);
      expect(aims.length).toBeGreaterThanOrEqual(1);
      expect(forces.length).toBeGreaterThanOrEqual(1);
      for (const text of [situation, ...aims, ...forces]) expect(text).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});

test.each(
  RULESETS.flatMap(rules =>
    rules.scenarios.flatMap(({ id, data }) =>
      typeof data === 'object' && data !== null && 'sides' in data ? [[rules.id, id] as const] : [],
    ),
  ),
)('%s %s has a story of place and day, and says whom each side commands', (book, id) => {
  const [a, b] = [briefingOf(book, id, 'a'), briefingOf(book, id, 'b')];
  expect(a.dateline!.length).toBeGreaterThan(10);
  expect(a.dateline).toBe(b.dateline);
  for (const { story } of [a, b]) expect(story).toMatch(/ You (command|are) /);
});

const WIN_BY_LOSSES = 'You win when Blue has 2 lost or 4 driven back.';
test.each<[string, string, string, Side, string]>([
  ['MBT20-VIC-02 the figures of one group', 'mbt2020', 'mbt2020-1-crossroads', 'a', WIN_BY_LOSSES],
  [
    'MBT20-HSE-19 of a scenario',
    'mbt2020',
    'mbt2020-0-first-battle',
    'b',
    'You lose when you have 3 lost or 4 driven back.',
  ],
  [
    'MBT20-VIC-04 of an army',
    'mbt2020',
    'mbt2020-2-the-town',
    'a',
    'You win when Blue has all its Battle Groups Fragile, or 8 lost or 15 driven back in all.',
  ],
  [
    'MBT45-R-166 guns and aircraft alone need not be Fragile',
    'mbt1945',
    'mbt1945-6-desert-gap',
    'a',
    'You lose when you have all your Battle Groups Fragile but those of guns and aircraft alone: 4 broken or 6 pinned or shaken in the other.',
  ],
  [
    'MBT45-VIC-15 all of those that hold ground',
    'mbt1945',
    'mbt1945-6-desert-gap',
    'a',
    'You win when Blue has all its Battle Groups Fragile.',
  ],
  [
    'MBT20-R-64 a place',
    'mbt2020',
    'mbt2020-0-first-battle',
    'a',
    'If nobody is beaten after 6 turns, the village decides: you need more ground stands in it than Blue.',
  ],
  [
    'IGR-VIC-01 a third, and the General',
    'glory',
    'lane-1643',
    'a',
    'You win when 2 of the 5 of their battle line or their General breaks.',
  ],
  ['IGR-R-92 who holds out', 'glory', 'ridge-1815', 'b', 'After 24 turns of each side you have held out and win.'],
  [
    'IGR-SCN-05 the General comes through',
    'glory',
    'spruit-1900',
    'a',
    'You also win if your General comes through to the ring on the table.',
  ],
])('what wins: %s', (_, book, scenario, side, aim) => expect(briefingOf(book, scenario, side).aims).toContain(aim));

test.each<[string, string, string, Side, string]>([
  [
    'MBT20-ORG-03',
    'mbt2020',
    'mbt2020-1-crossroads',
    'a',
    '4 × FV432 platoon, 3 × Challenger 2, 1 × Challenger 2 (headquarters)',
  ],
  ['IGR-CMD-02', 'glory', 'lane-1643', 'b', '1 × Cavaliers, heavy cavalry (with the General)'],
])('what there is: %s', (_, book, scenario, side, force) =>
  expect(briefingOf(book, scenario, side).forces.join('\n')).toContain(force),
);
