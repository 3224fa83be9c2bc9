import type { Overlay, Point } from '@umpire/engine';
import { expect, test } from 'vitest';
import type { Pen } from '../drawing.js';
import { type Box, boxAbout, textWidth } from '../piece/labels.js';
import { placeNames, wordsOf } from './name-places.js';

const PEN = { width: 12_000, depth: 8_000, turn: 0, scale: 0.08, at: (point: Point) => point } as unknown as Pen;
const SIZE = 160;
const STAR = { x: 6000, y: 4000 };
const OBJECTIVE: Overlay = { id: 'o', kind: 'objective', label: 'corner of the wood (6)', centre: STAR, radius: 900 };

const place = (...taken: readonly Box[]): Point =>
  placeNames(wordsOf([], [OBJECTIVE], PEN, SIZE), taken, PEN, SIZE)[0]!.at;
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

test('where all places are taken it stands where least of it is hidden', () => {
  const everywhere = boxAbout(STAR, 5000, 3500);
  const below = boxAbout(place(), 800, 120);
  expect(place(everywhere, below)).not.toEqual(place());
});
