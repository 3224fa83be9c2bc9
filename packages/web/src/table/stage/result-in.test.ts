import { expect, test } from 'vitest';
import { inTurn } from '../log/lines.js';
import { resultIn } from './result-in.js';

const line = (text: string, ...about: string[]) => ({ text, about, because: [], entry: 0, by: 'b' }) as const;
const thrown = (before: number) => ({ before, text: 'a die', rule: 'X-1' }) as const;

// biome-ignore format: a case a line
test.each([
  ['a fight',                                   [thrown(1)], [line('B1 engages A1', 'B1', 'A1'), line('A1 is out', 'A1')], 'A1 is out'],
  ['a fight, and points for the next turn',     [thrown(0), thrown(1)], [line('A1 is out', 'A1'), line('4 thrown: 5 points')], 'A1 is out'],
  ['points alone, after somebody has moved',    [thrown(1)], [line('B1 moves', 'B1'), line('4 thrown: 5 points')], undefined],
  ['a throw of which nothing was told',         [thrown(0)], [], undefined],
])('what is said beside the fight: %s', (_, throws, lines, text) => {
  expect(resultIn({ throws, lines })?.line.text).toBe(text);
});

test('where all throw before anything counts, a die stands beside the line of whom it was thrown for', () => {
  const die = (text: string) => ({ before: 0, text, rule: 'X-1' }) as const;
  const lines = [line('A1 rallies: it is steady', 'A1'), line('A2 rallies: still pinned', 'A2')];
  const found = resultIn({ throws: [die('A1 rallies'), die('A2 rallies')], lines });
  expect([found?.thrown.text, found?.line.text]).toEqual(['A2 rallies', 'A2 rallies: still pinned']);
  expect(inTurn(lines, [die('A1 rallies'), die('A2 rallies')]).map(one => one.throws.map(({ text }) => text))).toEqual([
    ['A1 rallies'],
    ['A2 rallies'],
  ]);
});
