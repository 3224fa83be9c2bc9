import type { Feature, Overlay, Point } from '@umpire/engine';
import { expect, test } from 'vitest';
import type { Pen } from '../drawing.js';
import { type Box, boxAbout, textWidth } from '../piece/labels.js';
import { placeNames, wordsOf } from './name-places.js';

const PEN = { width: 12_000, depth: 8_000, turn: 0, scale: 0.08, at: (point: Point) => point } as unknown as Pen;
const SIZE = 160;
const STAR = { x: 6000, y: 4000 };
const OBJECTIVE: Overlay = { id: 'o', kind: 'objective', label: 'corner of the wood (6)', centre: STAR, radius: 900 };

const place = (...taken: readonly Box[]): Point =>
  placeNames(wordsOf([], [OBJECTIVE], PEN, SIZE), { bodies: taken, words: [] }, PEN, SIZE)[0]!.at;
const half = textWidth(OBJECTIVE.label!, SIZE) / 2;
const covers = (box: Box, { x, y }: Point): boolean =>
  box.left < x + half && box.right > x - half && box.top < y + SIZE * 0.3 && box.bottom > y - SIZE;

test('the name of what is fought for stands below its star, and elsewhere by it where somebody stands there', () => {
  expect(place().x).toBe(STAR.x);
  expect(place().y).toBeGreaterThan(STAR.y);
  const onTop = boxAbout(STAR, 400, 400);
  expect(covers(onTop, place())).toBe(true);
  expect(covers(onTop, place(onTop))).toBe(false);
});

test('where somebody stands at all these places it stands farther about; it covers nobody, and has no place where they stand everywhere', () => {
  const crowd = boxAbout(STAR, 1500, 900);
  expect(covers(crowd, place(crowd))).toBe(false);
  const everywhere = { bodies: [boxAbout(STAR, 6000, 4000)], words: [] };
  expect(placeNames(wordsOf([], [OBJECTIVE], PEN, SIZE), everywhere, PEN, SIZE)).toEqual([]);
});

test('the name of a zone stands where nobody does; where somebody stands everywhere there is none', () => {
  const zone: Overlay = {
    id: 'z',
    kind: 'zone',
    label: 'Flank Sector',
    outline: [
      { x: 1000, y: 1000 },
      { x: 5000, y: 1000 },
      { x: 5000, y: 3000 },
      { x: 1000, y: 3000 },
    ],
  };
  const named = (body: Box) => placeNames(wordsOf([], [zone], PEN, SIZE), { bodies: [body], words: [] }, PEN, SIZE);
  expect(named(boxAbout({ x: 3000, y: 2000 }, 200, 200))).toHaveLength(1);
  expect(named(boxAbout({ x: 3000, y: 2000 }, 3000, 2000))).toHaveLength(0);
});

test('the village that is fought for is named as its objective is, farther about where somebody stands there; another is not', () => {
  const outline = [
    { x: 5500, y: 3500 },
    { x: 6500, y: 3500 },
    { x: 6500, y: 4500 },
    { x: 5500, y: 4500 },
  ];
  const village: Feature = { id: 'v', kind: 'village', name: 'Ballabeg', outline };
  const named = (overlays: readonly Overlay[]) =>
    placeNames(wordsOf([village], overlays, PEN, SIZE), { bodies: [boxAbout(STAR, 2000, 900)], words: [] }, PEN, SIZE);
  const prize: Overlay = { id: 'decides v', kind: 'objective', outline };
  expect(named([])).toEqual([]);
  expect(named([prize])).toMatchObject([{ id: 'v', always: true }]);
  // an objective that bears the name of its village is named once, by that
  expect(named([{ ...prize, label: 'Ballabeg' }])).toMatchObject([{ id: 'v', always: true }]);
});
