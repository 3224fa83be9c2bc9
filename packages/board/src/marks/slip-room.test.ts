import { expect, test } from 'vitest';
import { linesOf } from './lines.js';
import { SlipRoom } from './slip-room.js';

const SLIP = { width: 40, depth: 10 };
const at = (x: number, y: number) => ({ x, y });
const box = (x: number, y: number, half = 15) => ({ left: x - half, top: y - half, right: x + half, bottom: y + half });
const SEEN = { left: 0, top: 0, right: 200, bottom: 100 };

test.each([
  ['nothing is there', [], [at(50, 50), at(90, 50)], true, at(50, 50)],
  ['a piece is there', [box(50, 50)], [at(50, 50), at(90, 50)], true, at(90, 50)],
  [
    'pieces are everywhere, and it must be read',
    [box(50, 50), box(90, 50)],
    [at(50, 50), at(90, 50)],
    true,
    at(50, 50),
  ],
  [
    'pieces are everywhere, and at one place less of one is covered',
    [box(50, 50), box(90, 58)],
    [at(50, 50), at(90, 40)],
    true,
    at(90, 40),
  ],
  ['pieces are everywhere, and it need not be', [box(50, 50), box(90, 50)], [at(50, 50), at(90, 50)], false, undefined],
  ['it would leave what is seen', [], [at(190, 50)], true, at(180, 50)],
  ['what it speaks of is out of sight', [], [at(260, 50)], true, at(260, 50)],
  ['the same, and it need not be read', [], [at(260, 50)], false, undefined],
])('where a slip lies: %s', (_, boxes, wanted, must, found) =>
  expect(new SlipRoom(boxes, SEEN).place('one', wanted, SLIP, must)).toEqual(found),
);

test('two slips never lie on each other, and one that is moved gives its place free', () => {
  const room = new SlipRoom([], SEEN);
  expect(room.place('one', [at(50, 50)], SLIP, true)).toEqual(at(50, 50));
  expect(room.place('two', [at(50, 50), at(50, 61)], SLIP, true)).toEqual(at(50, 61));
  expect(room.place('three', [at(50, 50)], SLIP, false)).toBeUndefined();
  room.place('one', [at(120, 50)], SLIP, true);
  expect(room.place('three', [at(50, 50)], SLIP, false)).toEqual(at(50, 50));
  room.leave('two');
  expect(room.place('four', [at(50, 61)], SLIP, false)).toEqual(at(50, 61));
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
