import type { Moment } from '@umpire/desk';
import type { Piece, Scene } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { isPrivate, viewersOf } from '../battles/viewers.js';
import { movedBetween } from '../table/film/changes.js';
import { chapterBy, chaptersOf, halvesOf, labelled, lossesOf, pauseFor, stopAt, stopsOf } from './timeline.js';

const moment = (index: number, turn: string, told = true, lost: readonly ('a' | 'b')[] = []): Moment => ({
  index,
  by: 'a',
  verb: 'move',
  lines: told ? [{ text: 'something', because: [], about: [] }] : [],
  turn,
  clock: '',
  lost: lost.map(side => ({ id: side, side, label: '', title: '', symbol: '', where: 'table', x: 0, y: 0, width: 1 })),
  over: false,
});
const moments = [
  moment(0, 'Set-up', false),
  moment(1, 'Set-up'),
  moment(2, 'Turn 1 of 8 · first round'),
  moment(3, 'Turn 1 of 8 · first round', false),
  moment(4, 'Turn 1 of 8 · second round', true, ['b', 'b', 'a']),
  moment(5, 'Turn 2 of 8 · first round'),
  moment(6, 'Turn 2 of 8 · first round', false),
];
const stops = stopsOf(moments);

test('an entry that ends a turn is told in that turn, and what the next begins with apart from it', () => {
  const line = (text: string, begins?: true) => ({ text, because: [], about: [], ...(begins && { begins }) });
  const die = (before: number) => ({ before, text: 'a die', rule: 'X-1', value: before + 1 });
  const whole = { ...moment(7, 'Turn 3'), lines: [line('A1 fights B1'), line('Turn 3', true), line('5 points')] };
  const [ends, begins] = halvesOf({ ...whole, thrown: [die(0), die(2)] });
  expect([ends!.lines, ends!.thrown]).toEqual([[line('A1 fights B1')], [die(0)]]);
  expect([begins.lines.length, begins.thrown]).toEqual([2, [{ ...die(2), before: 1 }]]);
  expect(halvesOf(moments[1]!)).toEqual([undefined, moments[1]]);
});

describe('the time line', () => {
  test('stops where something was told, and at both ends', () => {
    expect(stops.map(stop => stop.index)).toEqual([0, 1, 2, 4, 5, 6]);
  });
  test('an entry that was not told of is shown by the one before', () => {
    expect([0, 3, 4, 99].map(index => stopAt(stops, index))).toEqual([0, 2, 3, 5]);
  });
  test('counts turns also where the hour is said first', () => {
    const hours = ['Set-up: deploy', '07:00 · turn 1 of 8', '07:10 · turn 2 of 8'].map((turn, i) => moment(i, turn));
    expect(chaptersOf(hours).map(({ short }) => short)).toEqual(['Set-up: deploy', '1', '2']);
  });
  test('has a chapter a turn', () => {
    expect(chaptersOf(stops)).toEqual([
      { title: 'Set-up', short: 'Set-up', at: 0 },
      { title: 'Turn 1 of 8', short: '1', at: 2 },
      { title: 'Turn 2 of 8', short: '2', at: 4 },
    ]);
  });
  test('a turn begins where the one before was ended: none of its own orders is given yet', () => {
    const ended = { ...moment(1, 'Turn 2'), during: 'Turn 1' };
    const own = { ...moment(2, 'Turn 2'), during: 'Turn 2' };
    expect(chaptersOf([moment(0, 'Turn 1'), ended, own]).map(({ at }) => at)).toEqual([0, 1]);
  });
  test('leaves out labels that have no room', () => {
    const shown = (width: number) => labelled(chaptersOf(stops), stops.length - 1, width).map(chapter => chapter.short);
    expect(shown(400)).toEqual(['Set-up', '1', '2']);
    expect(shown(80)).toEqual(['1', '2']);
  });
  test('jumps from turn to turn, to the ends at last', () => {
    expect([0, 2, 5].map(at => chapterBy(stops, at, 1))).toEqual([2, 4, 5]);
    expect([0, 2, 3, 5].map(at => chapterBy(stops, at, -1))).toEqual([0, 0, 2, 4]);
  });
  test('marks losses once a side', () => {
    expect(lossesOf(stops)).toEqual([
      { at: 3, side: 'b' },
      { at: 3, side: 'a' },
    ]);
  });
  test('stays longer where more happened, shorter when hurried', () => {
    expect(pauseFor(moments[4]!, '1')).toBeGreaterThan(pauseFor(moments[5]!, '1'));
    expect(pauseFor(moments[5]!, '2')).toBe(Math.round(pauseFor(moments[5]!, '1') / 2));
  });
});

test('what moved on the table between two positions', () => {
  const piece = (id: string, x: number, where: Piece['where'] = 'table') => ({ id, where, x, y: 5 }) as Piece;
  const scene = (...pieces: Piece[]) => ({ pieces }) as unknown as Scene;
  const before = scene(piece('a', 1), piece('b', 2), piece('c', 3, 'off-table'));
  const after = scene(piece('a', 1), piece('b', 7), piece('c', 4));
  expect(movedBetween(before, after)).toEqual([{ id: 'b', from: { x: 2, y: 5 }, to: { x: 7, y: 5 } }]);
});

describe('through whose eyes', () => {
  const bot = { bot: 'greedy' };
  test.each([
    ['a person against a bot', { a: bot, b: 'person' }, false, ['b']],
    ['the same, when it is over', { a: bot, b: 'person' }, true, ['umpire', 'a', 'b']],
    ['two people', { a: 'person', b: 'person' }, false, ['spectator', 'a', 'b']],
    ['two bots', { a: bot, b: bot }, false, ['umpire']],
  ] as const)('%s', (_, seats, over, viewers) => expect(viewersOf(seats, over)).toEqual(viewers));
  test('a side’s view is its own while two people play', () => {
    const both = { a: 'person', b: 'person' } as const;
    expect(isPrivate(both, false, 'a')).toBe(true);
    expect(isPrivate(both, false, 'spectator')).toBe(false);
    expect(isPrivate(both, true, 'a')).toBe(false);
  });
});
