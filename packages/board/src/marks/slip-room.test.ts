import { expect, test } from 'vitest';
import { linesOf } from './lines.js';
import { type Covers, SlipRoom } from './slip-room.js';

const SLIP = { width: 40, depth: 10 };
const at = (x: number, y: number) => ({ x, y });
const box = (x: number, y: number, half = 15) => ({ left: x - half, top: y - half, right: x + half, bottom: y + half });
const SEEN = { left: 0, top: 0, right: 200, bottom: 100 };

test.each<[string, ReturnType<typeof box>[], ReturnType<typeof at>[], Covers, ReturnType<typeof at> | undefined]>([
  ['nothing is there', [], [at(50, 50), at(90, 50)], 'words', at(50, 50)],
  ['a piece is there', [box(50, 50)], [at(50, 50), at(90, 50)], 'words', at(90, 50)],
  [
    'pieces are everywhere, and it must be read',
    [box(50, 50), box(90, 50)],
    [at(50, 50), at(90, 50)],
    'words',
    at(50, 50),
  ],
  [
    'pieces are everywhere, and at one place less of one is covered',
    [box(50, 50), box(90, 58)],
    [at(50, 50), at(90, 40)],
    'words',
    at(90, 40),
  ],
  [
    'pieces are everywhere, and it need not be',
    [box(50, 50), box(90, 50)],
    [at(50, 50), at(90, 50)],
    'nothing',
    undefined,
  ],
  ['it would leave what is seen', [], [at(190, 50)], 'words', at(180, 50)],
  ['the edge of what is seen would cut it', [], [at(215, 50)], 'words', at(180, 50)],
  ['the first place is out of sight, the next is not', [box(50, 15)], [at(50, -10), at(50, 40)], 'words', at(50, 40)],
  ['what it speaks of is out of sight', [], [at(260, 50)], 'words', at(260, 50)],
  ['the same, and it need not be read', [], [at(260, 50)], 'nothing', undefined],
])('where a slip lies: %s', (_, boxes, wanted, covers, found) =>
  expect(new SlipRoom(boxes, SEEN).place('one', wanted, SLIP, covers)).toEqual(found),
);

test.each<[Covers, ReturnType<typeof at> | undefined]>([
  ['words', at(90, 50)],
  ['pieces', at(50, 50)],
  ['nothing', undefined],
])('a slip between a piece and words, that may cover %s', (covers, found) => {
  const room = new SlipRoom([box(50, 50)], SEEN, [box(90, 50)]);
  expect(room.place('one', [at(50, 50), at(90, 50)], SLIP, covers)).toEqual(found);
});

test('the place that fits best is taken if it is free; else one that fits less well, rather than to cover anything', () => {
  const isLeft = (box: { readonly right: number }): boolean => box.right < 100;
  const places = [at(150, 50), at(50, 50)];
  expect(new SlipRoom([], SEEN).place('one', places, SLIP, 'words', isLeft)).toEqual(at(50, 50));
  expect(new SlipRoom([box(50, 50)], SEEN).place('one', places, SLIP, 'words', isLeft)).toEqual(at(150, 50));
});

test('two slips never lie on each other, and one that is moved gives its place free', () => {
  const room = new SlipRoom([], SEEN);
  expect(room.place('one', [at(50, 50)], SLIP, 'words')).toEqual(at(50, 50));
  expect(room.place('two', [at(50, 50), at(50, 61)], SLIP, 'words')).toEqual(at(50, 61));
  expect(room.place('three', [at(50, 50)], SLIP, 'nothing')).toBeUndefined();
  room.place('one', [at(120, 50)], SLIP, 'words');
  expect(room.place('three', [at(50, 50)], SLIP, 'nothing')).toEqual(at(50, 50));
  room.leave('two');
  expect(room.place('four', [at(50, 61)], SLIP, 'nothing')).toEqual(at(50, 61));
});

test.each([
  ['7.9"', ['7.9"']],
  [
    'the village halves it: there it could go 0.75 of 1.5 W at most',
    ['the village halves it: there it', 'could go 0.75 of 1.5 W at most'],
  ],
])('a slip is no wider than a telephone: %s', (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
  expect(linesOf(text).join(' ')).toBe(text);
});
