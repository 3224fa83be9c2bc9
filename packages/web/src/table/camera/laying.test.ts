import { tableFrame } from '@umpire/board';
import type { Piece, Side, TableEdge } from '@umpire/engine';
import { expect, test } from 'vitest';
import { closeTo, fitted, following, missesAll, seesAll, showing } from './camera.js';
import { ALL_OPEN, layingFor, stripsAfter, turnFor } from './laying.js';
import { panelPlace } from './panel-place.js';

const INCH = 254;
const wide = { width: 1280, height: 560 };
const high = { width: 390, height: 420 };
const beside = { width: 885, height: 720 };
const table = (width: number, depth: number, a: TableEdge = 'south', b: TableEdge = 'north') => ({
  width: width * INCH,
  depth: depth * INCH,
  edges: { a, b },
  pieces: [] as Piece[],
  beside: 'off-table zone',
});

test.each<[string, ReturnType<typeof table>, typeof wide, Side, number]>([
  ['a long table on a wide stage: own southern edge to the left', table(24, 48), wide, 'a', 1],
  ['the same for him who has the northern edge', table(24, 48), wide, 'b', 3],
  ['a long table on a high stage stays: own edge below', table(24, 48), high, 'a', 0],
  ['the same for him who has the northern edge', table(24, 48), high, 'b', 2],
  ['a broad table on a high stage stays too: own edge below', table(60, 40), high, 'a', 0],
  ['a table twice as broad as deep would be a band there', table(72, 36), high, 'a', 1],
  ['a broad table on a tablet: own edge below', table(60, 40), { width: 820, height: 730 }, 'b', 2],
  ['a broad table on a wide stage stays', table(60, 48), wide, 'a', 0],
  ['a broad table on a wide stage, own edge to the west', table(60, 48, 'west', 'east'), wide, 'a', 0],
  ['a broad table on a wide stage, own edge to the east', table(60, 48, 'west', 'east'), wide, 'b', 2],
  ['a long table on a stage beside a panel that is little wider than high', table(24, 36), beside, 'a', 1],
  ['the same on a tablet stays', table(24, 36), { width: 820, height: 700 }, 'a', 0],
  ['a square one: own edge to the left on a wide stage', table(48, 48), wide, 'a', 1],
  ['a square one on a tablet whose sheet is high: own edge below', table(48, 48), { width: 820, height: 600 }, 'a', 0],
  ['the same for him who takes it over: his edge below', table(48, 48), { width: 820, height: 600 }, 'b', 2],
  ['a square one: own edge below on a high stage', table(48, 48, 'west', 'east'), high, 'a', 3],
])('%s', (_, on, stage, own, turn) => {
  expect(turnFor(on, stage, own)).toBe(turn);
});

test.each([
  ['a long table: below', table(24, 48), { width: 1280, height: 800 }, false, 'below'],
  ['a square one: at the side', table(48, 48), { width: 1280, height: 800 }, false, 'side'],
  ['a broad one: at the side', table(60, 48), { width: 1280, height: 800 }, false, 'side'],
  ['a long table in a large window: below', table(24, 48), { width: 1920, height: 1080 }, true, 'below'],
  ['one near 3:2 in a large window: at the side', table(24, 36), { width: 1920, height: 1080 }, true, 'side'],
  [
    'a square one in a large window: with the log beside',
    table(48, 48),
    { width: 1920, height: 1080 },
    true,
    'columns',
  ],
])('the panel of %s', (_, on, window, large, place) => {
  expect(panelPlace(on, window, 'a', 30, { wide: large, guided: false })).toBe(place);
});

test('the band of a guide takes height from a panel below: a flat table has more of the stage beside one', () => {
  const flat = { width: 12_800, depth: 6400, edges: { a: 'south', b: 'north' } as const, pieces: [] };
  const window = { width: 1280, height: 800 };
  const place = (guided: boolean) => panelPlace(flat, window, 'a', 30, { wide: false, guided });
  expect([place(false), place(true)]).toEqual(['below', 'side']);
});

test('a slot beside the table is as large on the screen as a counter and its label need it', () => {
  const { slot } = layingFor(table(24, 48), wide, 1, 30);
  expect(slot).toBeGreaterThan(500);
  expect(slot).toBeLessThan(900);
});

test.each([
  ['13 aside', 9000, 6000, 13],
  ['17 aside', 9000, 6000, 17],
  ['a small table', 3000, 2400, 0],
])('a table fills four fifths of the stage in its tighter direction: %s', (_, width, depth, aside) => {
  const pieces = ['A', 'B'].flatMap(side => waiting(...Array.from({ length: aside }, (_, i) => `${side}${i}`)));
  const sized = pieces.map(piece => ({ ...piece, width: 200, depth: 200 }));
  const on = { ...table(1, 1), width, depth, pieces: sized };
  const stage = { width: 976, height: 718 };
  const turn = turnFor(on, stage, 'a');
  const frame = tableFrame({ ...on, ...layingFor(on, stage, turn, 30, stripsAfter(ALL_OPEN, sized).folded) });
  const { k } = fitted(frame, stage);
  expect(Math.max((width * k) / stage.width, (depth * k) / stage.height)).toBeGreaterThan(0.8);
});

const waiting = (...ids: readonly string[]): Piece[] =>
  ids.map(id => ({ id, side: id.startsWith('A') ? 'a' : 'b', where: 'off-table' }) as Piece);

test('a strip beside the table is folded while nobody waits in it, and stays open once somebody has come back to it', () => {
  const full = stripsAfter(ALL_OPEN, waiting('A1', 'B1'));
  expect(full).toBe(ALL_OPEN);
  const without = stripsAfter(full, waiting('A1'));
  expect(without).toEqual({ folded: ['b'], open: [] });
  expect(stripsAfter(without, waiting('A1'))).toBe(without);
  const back = stripsAfter(without, waiting('A1', 'B2'));
  expect(back).toEqual({ folded: [], open: ['b'] });
  expect(stripsAfter(back, [])).toEqual({ folded: ['a'], open: ['b'] });
});

test('the table is larger where the strips beside it are folded', () => {
  const scaleWith = (folded: readonly Side[]) => {
    const on = table(20, 30);
    const laying = layingFor(on, { width: 976, height: 718 }, 1, 30, folded);
    const turned = { ...on, width: on.depth, depth: on.width, edges: { a: 'west', b: 'east' } as const };
    return fitted(tableFrame({ ...turned, ...laying }), { width: 976, height: 718 }).k;
  };
  expect(scaleWith(['a', 'b'])).toBeGreaterThan(scaleWith(['a']));
  expect(scaleWith(['a'])).toBeGreaterThan(scaleWith([]));
});

const frame = { x: 0, y: 0, width: 6000, height: 12000 };
const at = (x: number, y: number) => ({ x, y });

test('the view opens near those who matter, but no nearer than said and not beyond the frame', () => {
  const camera = closeTo([at(100, 11900), at(5900, 11900)], { frame }, high, 0.079);
  expect(camera.k).toBeGreaterThan(fitted(frame, high).k);
  expect(closeTo([at(100, 11900)], { frame }, high, 0.079).k).toBe(0.079);
  expect((high.height - camera.y) / camera.k).toBeCloseTo(12000, 0);
});

test.each([
  ['where nothing covers it, in the middle of the screen', 0, 210],
  ['above the sheet', 120, 150],
])('the whole table is fitted to what is free: %s', (_, under, middle) => {
  const screen = { ...high, under };
  const camera = fitted(frame, screen);
  expect(camera.k * 6000 + camera.y).toBeCloseTo(middle, 5);
  expect(seesAll(camera, frame, screen)).toBe(true);
  expect(following(camera, [at(10, 11990)], { frame }, screen)).toBe(camera);
});

test('what is held is shown above the sheet that rises over it', () => {
  const camera = closeTo([at(3000, 11500)], { frame }, high, 0.079);
  const shown = showing(camera, at(3000, 11500), { ...high, under: 200 });
  expect(11500 * camera.k + camera.y).toBeGreaterThan(high.height - 200);
  expect(11500 * shown.k + shown.y).toBe(high.height - 200 - 36);
});

test('it follows what it does not see, and stays where it sees it', () => {
  const camera = closeTo([at(3000, 11000)], { frame }, high, 0.079);
  expect(following(camera, [at(3000, 11000)], { frame }, high)).toBe(camera);
  const moved = following(camera, [at(3000, 500)], { frame }, high);
  expect(moved.k).toBe(camera.k);
  expect(500 * moved.k + moved.y).toBeGreaterThan(0);
});

test('whoever moved the view himself is taken along only where he would see nothing of it', () => {
  const camera = closeTo([at(3000, 11000)], { frame }, high, 0.079);
  expect(missesAll(camera, [at(3000, 500), at(3000, 900)], high)).toBe(true);
  expect(missesAll(camera, [at(3000, 500), at(3000, 11000)], high)).toBe(false);
  expect(missesAll(camera, [], high)).toBe(false);
  // what lies under the sheet is not seen
  expect(missesAll(camera, [at(3000, 11900)], { ...high, under: 200 })).toBe(true);
});

test('what is arranged is seen above the sheet, nearer than before where that is said', () => {
  const screen = { ...high, under: 160 };
  const zone = [at(0, 10000), at(6000, 12000)];
  const shown = following(fitted(frame, high), zone, { frame }, screen, 0.079);
  expect(shown.k).toBeGreaterThan(fitted(frame, high).k);
  expect(12000 * shown.k + shown.y).toBeLessThanOrEqual(high.height - 160);
});
