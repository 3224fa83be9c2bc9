import type { Course, LuckyStroke, Moment } from '@umpire/desk';
import { expect, test } from 'vitest';
import { lessonsOf } from './lesson.js';
import { luckInWords } from './turning-points.js';

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
    'Chance or command: Chance gave Red 30 % of what it won; orders did the rest.',
  ]);
});

test('a line crossed by next to nothing turned nothing: the blow of weight did, told by its order and what came of it', () => {
  const moments = MOMENTS.map(moment => {
    const { lines } = moment;
    if (moment.index === 3) return { ...moment, lines: [{ ...lines[0]!, text: 'B1 is pinned no longer' }] };
    if (moment.index !== 2) return moment;
    const came = { text: 'B1 is pinned', because: [{ rule: 'X-1', text: '' }], about: ['B1'] };
    return { ...moment, lines: [{ ...lines[0]!, text: 'A2 fires at B1' }, came], thrown: [{}] } as unknown as Moment;
  });
  const [first] = said(lessonsOf(course([0, -0.5, -0.01, 0.02, 0.05, 1]), moments, 'a'));
  expect(first).toBe(
    'It turned in turn 2: A2 fires at B1; B1 is pinned. Red stood far behind before it, level after it.',
  );
});

// biome-ignore format: one line a case
test.each([
  ['most of it was chance',        [0, 0.5, 0.6, 0.7, 0.8, 1], [stroke(1, 'a', 0.9, 0.1)],                     /^Chance did most of it: 90 %/],
  ['even',                         [0, 0.5, 0.6, 0.7, 0.8, 1], [stroke(1, 'a', 0.3, 0.1), stroke(2, 'b', 0.25, 0.1)], /^Chance was even in the end: Red won it/],
  ['against the run of chance',    [0, 0.5, 0.6, 0.7, 0.8, 1], [stroke(1, 'b', 0.4, 0.1)],                     /^Red won against the run of chance/],
] as const)('chance or command: %s', (_, worths, strokes, words) => {
  expect(lessonsOf(course(worths, strokes), MOMENTS, 'a').at(-1)?.text).toMatch(words);
});

test('what falls as badly more often than not is no surprise, nor is a blow that might have been harder', () => {
  const usual = lessonsOf(course([0, 0, -0.4, -0.4, -0.4, -1], [stroke(2, 'b', 0.4, 2 / 3)]), MOMENTS, 'b');
  expect(said(usual).join()).not.toMatch(/against expectation/);
  const spared = { ...stroke(4, 'b', 0.4, 0.2), spared: true as const };
  expect(said(lessonsOf(course([0, 0, 0, 0, 0, -1], [spared]), MOMENTS, 'b')).join()).not.toMatch(
    /against expectation/,
  );
});

test('no order is named of which nobody knows a better one, nor the end of a turn', () => {
  const lessons = said(lessonsOf(course([0, 0, -0.4, -0.4, -0.4, -1], [stroke(4, 'b', 0.1, 0.1)]), MOMENTS, 'b'));
  expect(lessons.join()).not.toMatch(/The order that cost/);
});

test('what teaches has one reckoning of luck with what tells of it', () => {
  const little = course([0, 0.5, 0.6, 0.7, 0.8, 1], [stroke(1, 'a', 0.19, 0.1)]);
  expect(luckInWords(little, { a: 'Red', b: 'Blue' })).toMatch(/^Red had the better of chance/);
  expect(lessonsOf(little, MOMENTS, 'a').at(-1)?.text).toMatch(/^Chance gave Red 19 % of what it won/);
  const even = course([0, 0.5, 0.6, 0.7, 0.8, 1], [stroke(1, 'a', 0.09, 0.1)]);
  expect(luckInWords(even, { a: 'Red', b: 'Blue' })).toMatch(/^Chance was even/);
  expect(lessonsOf(even, MOMENTS, 'a').at(-1)?.text).toMatch(/^Chance was even/);
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
  expect(lessonsOf(course([0, 0, 0, 0, 0, 1]), MOMENTS, 'a')).toEqual([]);
});
