import { describe, expect, test } from 'vitest';
import { inTurn } from '../log/lines.js';
import { NO_NEWS } from '../session/news.js';
import { resultIn, resultsIn, saysAll, withAnswered } from './result-in.js';

const line = (text: string, ...about: string[]) => ({ text, about, because: [], entry: 0, by: 'b' }) as const;
const thrown = (before: number) => ({ before, text: 'a die', rule: 'X-1' }) as const;

// biome-ignore format: a case a line
test.each([
  ['a fight',                                   [thrown(1)], [line('B1 engages A1', 'B1', 'A1'), line('A1 is out', 'A1')], 'A1 is out'],
  ['a fight, and points for the next turn',     [thrown(0), thrown(1)], [line('A1 is out', 'A1'), line('4 thrown: 5 points')], 'A1 is out'],
  ['points alone, after somebody has moved',    [thrown(1)], [line('B1 moves', 'B1'), line('4 thrown: 5 points')], undefined],
  ['a fight, and what the next turn begins with', [thrown(0), thrown(2)], [line('A1 is out', 'A1'), { ...line('Turn 2'), begins: true as const }, line('A2 rallies', 'A2')], 'A1 is out'],
  ['what a turn begins with, alone',            [thrown(1)], [{ ...line('Turn 2'), begins: true as const }, line('A2 rallies', 'A2')], undefined],
  ['a throw of which nothing was told',         [thrown(0)], [], undefined],
])('what is said beside the fight: %s', (_, throws, lines, text) => {
  expect(resultIn({ throws, lines })?.line.text).toBe(text);
});

test('hands that were drawn for it stand beside the fight with those that decided', () => {
  const hands = { before: 0, text: 'a melee', rule: 'X-1' } as const;
  const throws = [
    { ...hands, won: 'draw', again: true },
    { ...hands, won: 'a' },
  ] as const;
  expect(resultIn({ throws, lines: [line('A1 is out', 'A1')] })?.throws).toEqual(throws);
});

// biome-ignore format: a case a line
test.each([
  ['a fight',                                 [thrown(0)], [line('A1 is out', 'A1')], true],
  ['hands that were drawn, and a fight',      [{ ...thrown(0), again: true as const }, thrown(0)], [line('A1 is out', 'A1')], true],
  ['a fight, and points for the next turn',   [thrown(0), { ...thrown(1), text: 'points' }], [line('A1 is out', 'A1'), line('5 points')], false],
  ['points alone',                            [thrown(0)], [line('5 points')], false],
])('the panel leads to the fight where all is said there: %s', (_, throws, lines, whole) =>
  expect(saysAll({ throws, lines })).toBe(whole),
);

test('where all throw before anything counts, a die stands beside the line of whom it was thrown for', () => {
  const die = (text: string) => ({ before: 0, text, rule: 'X-1' }) as const;
  const lines = [line('A1 rallies: it is steady', 'A1'), line('A2 rallies: still pinned', 'A2')];
  const found = resultIn({ throws: [die('A1 rallies'), die('A2 rallies')], lines });
  expect([found?.throws, found?.line.text]).toEqual([[die('A2 rallies')], 'A2 rallies: still pinned']);
  expect(inTurn(lines, [die('A1 rallies'), die('A2 rallies')]).map(one => one.throws.map(({ text }) => text))).toEqual([
    ['A1 rallies'],
    ['A2 rallies'],
  ]);
});

describe('who was shot at shoots back', () => {
  const news = (text: string, ...about: string[]) => ({
    ...NO_NEWS,
    lines: [line(text, ...about)],
    throws: [thrown(0)],
  });
  const mine = news('A1 shoots at B1: B1 repulsed', 'A1', 'B1');
  const his = news('B1 returns fire at A1: no effect', 'B1', 'A1');
  const told = (one: typeof mine, other: typeof mine) =>
    resultsIn(withAnswered(one, other)).map(({ throws, line: { text } }) => [throws.length, text]);

  test('both results are told, the first shot first', () => {
    expect(told(mine, his)).toEqual([
      [1, 'A1 shoots at B1: B1 repulsed'],
      [1, 'B1 returns fire at A1: no effect'],
    ]);
    expect(saysAll(withAnswered(mine, his))).toBe(true);
  });

  // biome-ignore format: a case a line
  test.each([
    ['a shot at somebody else',        news('A2 shoots at B2: no effect', 'A2', 'B2')],
    ['the same two in another order',  { ...his, lines: [{ ...his.lines[0]!, entry: 1 }] }],
    ['the same one shoots once more',  news('A1 shoots at B1: no effect', 'A1', 'B1')],
  ])('not so %s', (_, other) => expect(told(mine, other)).toEqual([[1, other.lines[0]!.text]]));
});
