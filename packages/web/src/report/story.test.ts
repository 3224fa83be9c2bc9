import type { Moment } from '@umpire/desk';
import { expect, test } from 'vitest';
import { chaptersOf } from '../replay/timeline.js';
import { whenOf } from './moment-words.js';
import { citedIn, decisiveOf, lossesOf, storyOf } from './story.js';

const moment = (index: number, turn: string, more: Partial<Moment> = {}): Moment => ({
  index,
  by: 'a',
  verb: 'move',
  lines: [{ text: `A${index} moves`, because: [], about: [`A${index}`] }],
  turn,
  clock: '9 am',
  lost: [],
  over: false,
  ...more,
});
const lost = (id: string, side: 'a' | 'b') => ({
  id,
  side,
  label: id,
  title: 'a platoon',
  symbol: '',
  where: 'table' as const,
  x: 0,
  y: 0,
  width: 254,
  group: 'First',
});
const moments = [
  moment(0, 'Set-up', { lines: [] }),
  moment(1, 'Turn 1 · first round'),
  moment(2, 'Turn 1 · first round'),
  moment(3, 'Turn 1 · second round', {
    by: 'b',
    thrown: [{ before: 0, text: 'hands', rule: 'X-1', value: { a: 'rock', b: 'paper' }, won: 'b' }],
    lost: [lost('B1', 'b')],
    lines: [
      {
        text: 'B1 is removed',
        because: [
          { rule: 'X-1', text: '' },
          { rule: 'X-1', text: '' },
          { rule: 'X-2', text: '' },
        ],
        about: ['B1'],
      },
      { text: 'A Battle Group is Fragile', because: [], about: [] },
    ],
  }),
  moment(4, 'Turn 1 · second round', { by: 'b' }),
  moment(5, 'Turn 2 · first round', { lost: [lost('B2', 'b')] }),
  moment(6, 'Turn 2 · first round', { lost: [lost('B3', 'b'), lost('A1', 'a')], over: true }),
];

test('the story has a chapter a turn, moves in one breath, events in full', () => {
  const story = storyOf(moments);
  expect(story.map(({ title, end }) => [title, end])).toEqual([
    ['Set-up', 0],
    ['Turn 1', 4],
    ['Turn 2', 6],
  ]);
  expect(story[1]!.parts).toMatchObject([
    { kind: 'moves', by: 'a', texts: ['A1 moves', 'A2 moves'] },
    { kind: 'event', moment: { index: 3 } },
    { kind: 'moves', by: 'b', texts: ['A4 moves'] },
  ]);
});
test('what ends a turn is told in it, with its throws and losses, and the next begins with what begins it', () => {
  const line = (text: string, begins?: true) => ({ text, because: [], about: [], ...(begins && { begins }) });
  const die = (before: number, value: number) => ({ before, text: 'a die', rule: 'X-1' as const, value });
  const story = storyOf([
    moment(0, 'Turn 1, Red'),
    moment(1, 'Turn 1, Blue', {
      lines: [line('B1 breaks'), line('Turn 1 of Blue', true), line('5 points')],
      thrown: [die(0, 6), die(2, 4)],
      lost: [lost('B1', 'b')],
    }),
    moment(2, 'Turn 1, Blue', { by: 'b' }),
  ]);
  const told = story.map(({ title, picture, parts }) => ({
    title,
    picture,
    events: parts.flatMap(part =>
      part.kind === 'event'
        ? [[part.moment.lines.map(({ text }) => text), part.moment.thrown?.map(({ before, value }) => [before, value])]]
        : [],
    ),
    lost: parts.flatMap(part => (part.kind === 'event' ? part.moment.lost.map(({ id }) => id) : [])),
  }));
  expect(told).toEqual([
    { title: 'Turn 1, Red', picture: 1, events: [[['B1 breaks'], [[0, 6]]]], lost: ['B1'] },
    { title: 'Turn 1, Blue', picture: 2, events: [[['Turn 1 of Blue', '5 points'], [[1, 4]]]], lost: [] },
  ]);
});
test('the picture of the set-up shows what its last order put on the table, though that is told in the first turn', () => {
  expect(storyOf(moments).map(({ title, picture }) => [title, picture])).toEqual([
    ['Set-up', 1],
    ['Turn 1', 4],
    ['Turn 2', 6],
  ]);
});
test('first losses and heavy ones are decisive; the end has its map anyway', () => {
  expect([...decisiveOf(moments)]).toEqual([3]);
  expect([...decisiveOf(moments.map(m => ({ ...m, over: false })))]).toEqual([3, 6]);
});
test('losses say when and how', () => {
  const { a, b } = lossesOf(moments);
  expect(a).toHaveLength(1);
  expect(b.map(loss => loss.id)).toEqual(['B1', 'B2', 'B3']);
  expect(b[0]).toEqual({
    id: 'B1',
    label: 'B1',
    title: 'a platoon',
    group: 'First',
    turn: 'Turn 1',
    how: 'B1 is removed',
  });
});
test('a rule is cited once a line', () => {
  expect(citedIn(moments[3]!.lines[0]!.because)).toEqual(['X-1', 'X-2']);
});

test('what was lost in the last deed of a turn was lost in that turn, though the next began by it', () => {
  const last = moment(7, 'Turn 3', { during: 'Turn 2 · second round', lost: [lost('B4', 'b')] });
  expect(lossesOf([last]).b[0]).toMatchObject({ id: 'B4', turn: 'Turn 2' });
  expect(whenOf(last)).toBe('Turn 2');
  expect(chaptersOf([moment(6, 'Turn 2'), last, moment(8, 'Turn 3')]).map(({ title, at }) => [title, at])).toEqual([
    ['Turn 2', 0],
    ['Turn 3', 1],
  ]);
});

test('who had nothing to do in a step is not told of, but for before the battle', () => {
  const line = (text: string, about: readonly string[] = []) => ({ text, because: [], about });
  const die = { before: 1, text: 'points', rule: 'X-1', value: 4 };
  const steps = (turn: string) =>
    storyOf([
      moment(0, turn, { lines: [line('No melee: nobody is in contact')] }),
      moment(1, turn, {
        lines: [line('No shooting'), line('4 thrown: 5 points'), line('Blue waits'), line('A1 rallies', ['A1'])],
        thrown: [die],
      }),
    ])[0]!.parts.flatMap(part => (part.kind === 'moves' ? part.texts : part.moment.lines.map(({ text }) => text)));
  expect(steps('Turn 3, Red')).toEqual(['4 thrown: 5 points', 'Blue waits', 'A1 rallies']);
  expect(steps('Set-up')).toHaveLength(5);
});
