import { AS_IT_IS, laidOut, standsOf, steppedScale } from '@umpire/board';
import type { Piece, Scene } from '@umpire/engine';
import { expect, test } from 'vitest';
import { counterBoxes } from './caption-boxes.js';

const INCH = 254;
const piece = (id: string, x: number, y: number): Piece => ({
  ...{ id, side: 'a', symbol: 'unknown', label: id, title: id, where: 'table', layer: 'ground' },
  ...{ x, y, facing: 0, width: INCH, depth: INCH, markers: [] },
});
const CROWD = [piece('A1', 6000, 6000), piece('A2', 6100, 6000), piece('A3', 6000, 6100), piece('A4', 6100, 6100)];
const SCENE = { width: 96 * INCH, depth: 96 * INCH, pieces: CROWD } as unknown as Scene;

test.each([
  [1280, 30],
  [820, 38],
  [390, 35],
])(
  'at %i pixels what a caption keeps clear of is where counters are drawn, though they stepped aside',
  (width, counter) => {
    const view = { x: 0, y: 0, width: SCENE.width, height: SCENE.depth };
    const scale = width / view.width;
    const boxes = counterBoxes(SCENE, { laying: AS_IT_IS, counter, view, scale });
    const stands = standsOf(laidOut(SCENE, AS_IT_IS), counter / steppedScale(scale));
    for (const stand of stands) {
      const { x, y, width: across, height } = boxes.get(stand.piece.id)!;
      const half = (stand.piece.width * scale) / 2;
      const [left, top] = [stand.at.x * scale - half, stand.at.y * scale - half];
      expect([left >= x, top >= y, left + 2 * half <= x + across, top + 2 * half <= y + height]).toEqual(
        Array(4).fill(true),
      );
    }
    // they stood on each other: somebody had to step aside
    expect(stands.some(({ at, base }) => Math.hypot(at.x - base.x, at.y - base.y) * scale > 8)).toBe(true);
  },
);
