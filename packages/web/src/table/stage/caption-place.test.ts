import fc from 'fast-check';
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

test('a caption lies beside the way that it tells of, and over it only where there is no other place', () => {
  const way = Array.from({ length: 8 }, (_, i) => piece(200 + i * 50, 280));
  expect(captionPlace(CARD, STAGE, fight(60, 270), [], way)).toEqual({ x: 20, y: 176 });
  const all = Array.from({ length: 72 }, (_, i) => piece((i % 9) * 100, Math.floor(i / 9) * 75));
  expect(captionPlace(CARD, STAGE, fight(60, 270), [], all)).toEqual({ x: 194, y: 260 });
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

/** The stage of a wide screen, of a tablet and of a phone above its sheet. */
test.each([
  [976, 700],
  [820, 760],
  [390, 420],
])(
  'on a stage of %i by %i a caption lies within it, and over neither attacker nor target nor ghost nor selection',
  (width, height) => {
    const stage = { width, height };
    const spot = fc.record({
      ...{ x: fc.integer({ min: -60, max: width }), y: fc.integer({ min: -60, max: height }) },
      ...{ width: fc.integer({ min: 20, max: 120 }), height: fc.integer({ min: 20, max: 120 }) },
    });
    const cards = fc.record({ width: fc.integer({ min: 90, max: 264 }), height: fc.integer({ min: 40, max: 150 }) });
    const apart = (one: Box, other: Box): boolean =>
      one.x + one.width <= other.x ||
      other.x + other.width <= one.x ||
      one.y + one.height <= other.y ||
      other.y + other.height <= one.y;
    let found = 0;
    fc.assert(
      fc.property(spot, fc.array(spot, { maxLength: 8 }), cards, (at, concerned, card) => {
        const place = captionPlace(card, stage, at, concerned);
        if (!place) return;
        found++;
        // places are whole pixels
        const lies = { x: place.x + 0.5, y: place.y + 0.5, width: card.width - 1, height: card.height - 1 };
        expect([at, ...concerned].every(box => apart(lies, box))).toBe(true);
        expect(lies.x >= 0 && lies.y >= 0).toBe(true);
        expect(lies.x + lies.width <= width && lies.y + lies.height <= height).toBe(true);
      }),
      { seed: 5, numRuns: 500 },
    );
    expect(found).toBeGreaterThan(100);
  },
);
