import { expect, test } from 'vitest';
import { centred, closeTo, filling, fitted, resized, type Screen, seenBy, seesAll, withOthers } from './camera.js';

const TABLE = { x: 0, y: 0, width: 1000, height: 1000 };
const [PHONE, DESK]: [Screen, Screen] = [
  { width: 400, height: 800 },
  { width: 1200, height: 800 },
];
const near = centred({ x: 200, y: 500 }, 0.5, PHONE);

test('whoever sees the whole table sees it on a screen of another width', () => {
  expect(resized(fitted(TABLE, DESK), DESK, PHONE, TABLE)).toEqual(fitted(TABLE, PHONE));
  expect(resized(fitted(TABLE, PHONE), PHONE, DESK, TABLE)).toEqual(fitted(TABLE, DESK));
});
test('what was looked at from near fills a wider screen, in its middle', () =>
  expect(resized(near, PHONE, DESK, TABLE)).toEqual(fitted(TABLE, DESK)));
test('on a narrower one the scale stays, and nothing beyond the table is shown', () => {
  const close = centred({ x: 900, y: 800 }, 2, DESK);
  const now = resized(close, DESK, PHONE, TABLE);
  const { x, y, width, height } = seenBy(now, PHONE);
  expect([now.k, x + width, y + height]).toEqual([2, 1000, 1000]);
  expect(seesAll(now, TABLE, PHONE)).toBe(false);
});
test('a line more above the table leaves middle and scale as they are', () =>
  expect(resized(near, PHONE, { width: 400, height: 760 }, TABLE)).toEqual({ ...near, y: near.y - 20 }));

test.each([
  ['close by they are seen with it', 1200, true],
  ['far away they would make it small', 3000, false],
])('others besides what matters: %s', (_, x, seen) => {
  const points = [
    { x: 0, y: 0 },
    { x: 1000, y: 100 },
  ];
  const other = { x, y: 50 };
  expect(withOthers(points, [other], { width: 400, height: 400 }).includes(other)).toBe(seen);
});

const LONG = { frame: { x: -50, y: -200, width: 1100, height: 2400 }, across: 1000 };
const FREE: Screen = { width: 400, height: 800, under: 400 };
const line = (y: number) => [100, 500, 900].map(x => ({ x, y }));

test('a table that fills the width of a screen shows what matters, and of the others those who have room', () => {
  const camera = filling(line(1900), [...line(1200), ...line(100)], LONG, FREE);
  const { x, width, y } = seenBy(camera, FREE);
  expect([camera.k, x + 0, width]).toEqual([0.4, 0, 1000]);
  expect(y).toBeGreaterThan(1000);
  expect(y).toBeLessThan(1200);
});
test('nobody is cut in two by its upper edge if it need not be', () => {
  const camera = filling(line(1900), line(1010), LONG, FREE);
  const at = 1010 * camera.k + camera.y;
  expect(Math.abs(at)).toBeGreaterThanOrEqual(22);
});
test.each([
  ['near each other', [...line(1900), ...line(1700)]],
  ['too far apart for all of them: the first', [...line(1900), ...line(300)]],
])('those who are looked at are seen on a table as wide as the screen: %s', (_, points) => {
  const camera = closeTo(points, LONG, FREE, 0.4);
  expect(camera.k).toBe(0.4);
  const { y } = seenBy(camera, FREE);
  expect(points[0]!.y).toBeGreaterThan(y);
  expect(points[0]!.y).toBeLessThan(y + 400 / 0.4);
});
