import type { Course, LuckyStroke, Moment } from '@umpire/desk';
import { expect, test } from 'vitest';
import { lessonsOf } from './lesson.js';

const told = (index: number, by: Moment['by'], turn: number, text: string): Moment => ({
  index,
  by,
  verb: 'x',
  lines: [{ text, because: [], about: text.match(/[AB]\d/g) ?? [] }],
  turn: `Turn ${turn} · first round`,
  clock: '',
  lost: [],
  over: false,
});
const MOMENTS = [
  told(0, 'a', 1, 'A1 moves'),
  told(1, 'b', 1, 'B1 strikes A1: A1 is lost'),
  told(2, 'a', 2, 'A2 leaves the wood'),
  told(3, 'b', 2, 'B1 holds'),
  told(4, 'a', 3, 'A3 strikes B1: B1 is lost'),
  told(5, 'b', 3, 'Blue withdraws'),
];
const course = (worths: readonly number[], strokes: readonly LuckyStroke[] = []): Course => ({
  points: worths.map((worth, index) => ({ index, worth })),
  strokes,
});
const stroke = (index: number, favoured: 'a' | 'b', luck: number, share: number): LuckyStroke => ({
  index,
  favoured,
  luck,
  share,
});
const said = (all: ReturnType<typeof lessonsOf>) => all.map(({ heading, text }) => `${heading}: ${text}`);

test('a turn that is over is no deed: it turned with the last thing that somebody did before it', () => {
  const moments = MOMENTS.map(moment => (moment.index === 4 ? told(4, 'a', 3, 'The turn ends') : moment));
  const [first, ...others] = said(lessonsOf(course([0, -0.1, -0.2, 0.1, 0.3, 1]), moments, 'a'));
  expect(first).toMatch(/^It turned in turn 2: B1 holds/);
  const luck = course([0, 0, 0, 0, 0.1, 0.5], [stroke(4, 'a', 0.9, 0.05)]);
  expect(said(lessonsOf(luck, MOMENTS, 'a')).join()).not.toMatch(/1\d\d %/);
  expect(others.join()).not.toContain('The turn ends');
});

test('it turned when the winner came ahead for good, and what chance gave is set against the whole', () => {
  const lessons = said(
    lessonsOf(
      course([0, -0.3, -0.35, -0.3, 0.3, 1], [stroke(1, 'b', 0.2, 0.125), stroke(4, 'a', 0.5, 0.05)]),
      MOMENTS,
      'a',
    ),
  );
  expect(lessons).toEqual([
    'It turned in turn 3: A3 strikes B1: B1 is lost. Red stood behind before it, ahead after it.',
    'What cost Blue most against expectation: Turn 3: A3 strikes B1: B1 is lost. It falls that badly one time in 20, and took 25 % of the battle with it.',
    'The order that cost Blue most, luck apart: Turn 3: Blue withdraws. On average over all that could have been thrown it gave 35 % of the battle away.',
    'Chance or command: Chance gave Red 30 % of what it won; orders did the rest.',
  ]);
});

// biome-ignore format: one line a case
test.each([
  ['most of it was chance',        [0, 0.5, 0.6, 0.7, 0.8, 1], [stroke(1, 'a', 0.9, 0.1)],                     /^Chance did most of it: 90 %/],
  ['even',                         [0, 0.5, 0.6, 0.7, 0.8, 1], [stroke(1, 'a', 0.3, 0.1), stroke(2, 'b', 0.2, 0.1)], /^Chance was even in the end: Red won it/],
  ['against the run of chance',    [0, 0.5, 0.6, 0.7, 0.8, 1], [stroke(1, 'b', 0.4, 0.1)],                     /^Red won against the run of chance/],
] as const)('chance or command: %s', (_, worths, strokes, words) => {
  expect(lessonsOf(course(worths, strokes), MOMENTS, 'a').at(-1)?.text).toMatch(words);
});

test('an order is not blamed for what the dice did to it', () => {
  const lost = lessonsOf(course([0, 0, -0.4, -0.4, -0.4, -1], [stroke(2, 'b', 0.4, 0.1)]), MOMENTS, 'b');
  expect(lost.find(({ heading }) => heading.startsWith('The order'))).toBeUndefined();
  const own = lessonsOf(course([0, 0, -0.4, -0.4, -0.4, -1], [stroke(4, 'b', 0.1, 0.1)]), MOMENTS, 'b');
  expect(own.find(({ heading }) => heading.startsWith('The order'))?.text).toMatch(
    /^Turn 2: A2 leaves the wood\. .* 20 % of/,
  );
});

test('a draw teaches both sides, and nobody has won by anything', () => {
  const lessons = lessonsOf(
    course([0, -0.2, 0, -0.1, 0, 0], [stroke(1, 'b', 0.2, 0.2), stroke(4, 'a', 0.1, 0.2)]),
    MOMENTS,
    'draw',
  );
  expect(lessons.map(({ heading }) => heading)).toEqual([
    'What cost Red most against expectation',
    'What cost Blue most against expectation',
  ]);
});

test('a battle in which nothing was thrown has no word on chance', () => {
  expect(lessonsOf(course([0, 0, 0, 0, 0, 1]), MOMENTS, 'a').map(({ heading }) => heading)).toEqual([
    'The order that cost Blue most, luck apart',
  ]);
});
