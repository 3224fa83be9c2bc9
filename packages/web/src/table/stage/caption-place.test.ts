import { expect, test } from 'vitest';
import { type Box, captionPlace } from './caption-place.js';

const STAGE = { width: 900, height: 600 };
const CARD = { width: 200, height: 80 };
const fight = (x: number, y: number): Box => ({ x, y, width: 120, height: 60 });
const piece = (x: number, y: number): Box => ({ x, y, width: 30, height: 30 });

// biome-ignore format: a case a line
test.each<[string, Box, Box[], { x: number; y: number }]>([
  ['to the right of a fight at the left, where most room is',  fight(60, 270), [],                                  { x: 194, y: 260 }],
  ['to the left of a fight at the right',                      fight(760, 270), [],                                 { x: 546, y: 260 }],
  ['not over bystanders, if another side is free',             fight(60, 270), [piece(220, 280)],                   { x: 20, y: 176 }],
  ['within the stage, beside a fight in a corner',             fight(0, 0), [],                                     { x: 134, y: 8 }],
])('a caption lies %s', (_, at, pieces, place) => {
  expect(captionPlace(CARD, STAGE, at, pieces)).toEqual(place);
});

test('a caption goes to a corner of the stage where every place beside the fight lies over somebody', () => {
  const ring = [
    piece(520, 290),
    piece(250, 290),
    piece(425, 200),
    piece(425, 370),
    piece(250, 200),
    piece(520, 370),
    piece(250, 370),
    piece(520, 200),
  ];
  expect(captionPlace(CARD, STAGE, fight(380, 270), ring)).toEqual({ x: 8, y: 8 });
});

test('where it would lie over the fight or over anybody, wherever it lay, there is none', () => {
  expect(captionPlace(CARD, { width: 220, height: 120 }, fight(50, 30), [])).toBeUndefined();
  const crowd = Array.from({ length: 72 }, (_, i) => piece((i % 9) * 100, Math.floor(i / 9) * 75));
  expect(captionPlace(CARD, STAGE, fight(380, 270), crowd)).toBeUndefined();
});
