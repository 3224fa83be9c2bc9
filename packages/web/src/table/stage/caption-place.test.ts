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

test('a caption never lies over the fight as long as there is room beside it, however many others it covers', () => {
  const crowd = Array.from({ length: 40 }, (_, i) => piece((i % 8) * 110, Math.floor(i / 8) * 120));
  const at = fight(380, 270);
  const { x, y } = captionPlace(CARD, STAGE, at, crowd)!;
  expect(x + CARD.width <= at.x || x >= at.x + at.width || y + CARD.height <= at.y || y >= at.y + at.height).toBe(true);
});

test('where it would lie over the fight, or over what is asked about, there is none', () => {
  expect(captionPlace(CARD, { width: 220, height: 120 }, fight(50, 30), [])).toBeUndefined();
  const asked = { x: 0, y: 0, width: 900, height: 600, concerned: true };
  expect(captionPlace(CARD, STAGE, fight(60, 270), [asked])).toBeUndefined();
});
