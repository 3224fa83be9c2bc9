import type { Piece } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { besideTable, edgeOf, facingOn, hasRoomForScale, headlineFor, placeOf, stripOf, tableFrame } from './frame.js';
import { neighbourOf } from './neighbour.js';
import { standsOf } from './piece/stands.js';
import { piece, scene } from './testing/sample.js';

const SOUTH_NORTH = { a: 'south', b: 'north' } as const;
const bottom = (frame: { y: number; height: number }): number => frame.y + frame.height;

describe('the frame', () => {
  test('holds the table, its edge and both strips, one after the other', () => {
    const frame = tableFrame(scene);
    const [north, south] = [stripOf(scene, 'b'), stripOf(scene, 'a')];
    const tops = [
      frame.y,
      north.y,
      bottom(north),
      -edgeOf(scene),
      scene.depth + edgeOf(scene),
      south.y,
      bottom(south),
      bottom(frame),
    ];
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(frame.x).toBeLessThan(-edgeOf(scene));
    expect(frame.x + frame.width).toBeGreaterThan(scene.width + edgeOf(scene));
  });

  test('has Red’s strip to the north if that is his edge, and then he faces south', () => {
    const turned = { ...scene, edges: { a: 'north', b: 'south' } } as const;
    expect(stripOf(turned, 'a').y).toBeLessThan(0);
    expect(stripOf(turned, 'b').y).toBeGreaterThan(scene.depth);
    expect(facingOn(turned, piece('A1', { where: 'off-table' }))).toBe(1800);
  });

  test('has room above the upper strip for the badges of those who wait in it', () => {
    const above = (pieces: readonly Piece[]): number => {
      const slotted = { ...scene, pieces, slot: 1000 };
      return stripOf(slotted, 'b').y - tableFrame(slotted).y;
    };
    expect(above([piece('B1', { side: 'b', where: 'off-table' })]) - above([])).toBe(130);
  });

  test('has no strips where the book has none, only room for the scale', () => {
    const { beside: _, ...bare } = scene;
    const alone = { ...bare, pieces: [] };
    expect(stripOf(alone, 'b').height).toBe(0);
    expect(stripOf(alone, 'a').height).toBe(headlineFor(alone));
  });

  test('has more room for words the larger the table is, and as much as ever on a small one', () => {
    const [small, wide, deep] = [
      { width: 9_000, depth: 6_000 },
      { width: 18_000, depth: 6_000 },
      { width: 9_000, depth: 12_000 },
    ].map(size => headlineFor(size));
    expect([small, wide, deep]).toEqual([330, 487, 495]);
  });

  test('has no more room for a folded strip than for its name, at any edge', () => {
    const empty = { ...scene, pieces: [], slot: 600 };
    for (const edges of [
      { a: 'south', b: 'north' },
      { a: 'west', b: 'east' },
    ] as const) {
      const [open, folded] = [
        { ...empty, edges },
        { ...empty, edges, folded: ['b'] as const },
      ].map(sized => stripOf(sized, 'b'));
      const depth = edges.b === 'north' ? 'height' : 'width';
      expect(folded![depth]).toBe(216);
      expect(open![depth]).toBeGreaterThan(2 * folded![depth]);
      expect(stripOf({ ...empty, edges, folded: ['b'] }, 'a')).toEqual(stripOf({ ...empty, edges }, 'a'));
    }
  });

  test.each([
    ['a few stand at ease, with the scale behind them', 5, 600, true],
    ['more stand in one line all the same, but closer, and the scale makes way', 11, 463, false],
    ['still more stand as close as they can, in two lines', 16, 450, false],
  ])('a strip below the table: %s', (_, count, pitch, scale) => {
    const crowd = Array.from({ length: count }, (_, i) => piece(`A${i}`, { where: 'off-table', width: 254 }));
    const sized = { ...scene, width: 6840, depth: 5000, edges: SOUTH_NORTH, pieces: crowd, slot: 600 };
    const places = crowd.map(({ id }) => placeOf(sized, id)!);
    expect(places[1]!.x - places[0]!.x).toBe(pitch);
    expect(new Set(places.map(({ y }) => y)).size).toBe(count > 14 ? 2 : 1);
    expect(hasRoomForScale(sized, 'a')).toBe(scale);
  });

  test('a strip goes on beyond the table where there is room at its ends, before it gets a second line', () => {
    const crowd = Array.from({ length: 16 }, (_, i) => piece(`A${i}`, { where: 'off-table', width: 254 }));
    for (const edges of [SOUTH_NORTH, { a: 'west', b: 'east' } as const]) {
      const sized = { ...scene, width: 6840, depth: 6840, edges, pieces: [...crowd], slot: 600 };
      const [along, depth] = edges.a === 'south' ? (['width', 'height'] as const) : (['height', 'width'] as const);
      const [within, longer] = [stripOf(sized, 'a'), stripOf({ ...sized, beyond: 2000 }, 'a')];
      // as far as they need it, and no farther
      expect(longer[along] - within[along]).toBeGreaterThan(400);
      expect(longer[along] - within[along]).toBeLessThan(4000);
      expect(longer[depth]).toBeLessThan(within[depth] * 0.7);
      expect(stripOf({ ...sized, beyond: 2000 }, 'b')).toEqual(stripOf(sized, 'b'));
      for (const { id } of crowd) {
        const { x, y } = placeOf({ ...sized, beyond: 2000 }, id)!;
        const at = { x, y: sized.depth - y };
        expect(at.x > longer.x && at.x < longer.x + longer.width).toBe(true);
        expect(at.y > longer.y && at.y < bottom(longer)).toBe(true);
      }
    }
  });

  test.each([
    [3000, 2400, 48],
    [6096, 9144, 110],
    [22_860, 15_240, 230],
  ])('the wood round a table of %i by %i is a part of it', (width, depth, edge) => {
    expect(edgeOf({ width, depth })).toBe(edge);
  });

  test('a large base beside the table takes no more room than its slot', () => {
    const large = { width: 900, depth: 450 };
    const sized = { ...scene, edges: SOUTH_NORTH, slot: 600 };
    const waits = (size: typeof large) => ({ ...sized, pieces: [piece('A1', { where: 'off-table', ...size })] });
    expect(besideTable(sized, large)).toEqual({ width: 372, depth: 186 });
    expect(besideTable({}, large)).toEqual(large);
    expect(stripOf(waits(large), 'a')).toEqual(stripOf(waits({ width: 254, depth: 254 }), 'a'));
    const [stand] = standsOf({ ...scene, ...waits(large) }, 300);
    expect(stand!.piece).toMatchObject({ width: 372, depth: 282 });
  });

  test('grows by rows with those who wait', () => {
    const crowd = Array.from({ length: 100 }, (_, i) => piece(`A${i}`, { where: 'off-table' }));
    expect(stripOf({ ...scene, pieces: crowd }, 'a').height).toBeGreaterThan(
      stripOf({ ...scene, pieces: [] }, 'a').height,
    );
    expect(stripOf({ ...scene, pieces: crowd.slice(0, 5) }, 'a').height).toBe(
      stripOf({ ...scene, pieces: [] }, 'a').height,
    );
  });
});

describe('places', () => {
  test('on the table are the scene’s own', () => {
    expect(placeOf(scene, 'A-block')).toEqual({ x: 4000, y: 5000 });
  });

  test('of the gone and of strangers do not exist', () => {
    expect(placeOf(scene, 'A-nobody')).toBeUndefined();
    expect(placeOf(scene, 'nobody')).toBeUndefined();
  });

  test('off the table lie in their side’s strip and apart from each other', () => {
    const pieces = [
      ...Array.from({ length: 70 }, (_, i) => piece(`A${i}`, { where: 'off-table', width: i % 7 === 0 ? 900 : 254 })),
      ...Array.from({ length: 9 }, (_, i) => piece(`B${i}`, { side: 'b', where: 'off-table' })),
    ];
    const crowded = { ...scene, pieces };
    for (const { id, side, width, depth } of pieces) {
      const { x, y } = placeOf(crowded, id)!;
      const strip = stripOf(crowded, side);
      const top = scene.depth - y - depth / 2;
      expect(top).toBeGreaterThanOrEqual(strip.y);
      expect(top + depth).toBeLessThanOrEqual(bottom(strip));
      for (const other of pieces) {
        const at = placeOf(crowded, other.id)!;
        const clear =
          Math.abs(at.x - x) >= (width + other.width) / 2 || Math.abs(at.y - y) >= (depth + other.depth) / 2;
        expect(other.id === id || clear).toBe(true);
      }
    }
  });
});

test('arrow keys lead to the nearest piece that way', () => {
  const pieces = [
    piece('here', { x: 5000, y: 5000 }),
    piece('east', { x: 6000, y: 5100 }),
    piece('far', { x: 9000, y: 5000 }),
    piece('north', { x: 5100, y: 7000 }),
  ];
  const table = { ...scene, pieces };
  expect(neighbourOf(table, 'here', 'east')).toBe('east');
  expect(neighbourOf(table, 'here', 'north')).toBe('north');
  expect(neighbourOf(table, 'here', 'west')).toBeUndefined();
  expect(neighbourOf(table, 'nobody', 'west')).toBeUndefined();
});
