import { expect, test } from 'vitest';
import { notePlace } from './place.js';

const WINDOW = { width: 1000, height: 800 };
const NOTE = { width: 320, height: 200 };
const box = (left: number, top: number) => ({ left, top, right: left + 60, bottom: top + 20 });

test.each([
  ['below', box(100, 100), NOTE, { left: 100, top: 128 }],
  ['above at the lower edge', box(100, 700), NOTE, { left: 100, top: 492 }],
  ['not over the right edge', box(900, 100), NOTE, { left: 672, top: 128 }],
  ['at the side where it is too high for both', box(500, 400), { width: 320, height: 500 }, { left: 172, top: 292 }],
  ['at the other side', box(20, 400), { width: 320, height: 500 }, { left: 88, top: 292 }],
])('a note lies %s', (_, anchor, note, wanted) => expect(notePlace(anchor, note, WINDOW)).toEqual(wanted));
