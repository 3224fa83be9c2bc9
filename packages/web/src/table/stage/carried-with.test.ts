import { normalFacing, pointAhead } from '@umpire/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carriedWith } from './carried-with.js';

const facing = fc.integer({ min: 0, max: 3599 });
const place = fc.integer({ min: 0, max: 20_000 });
const pose = fc.record({ x: place, y: place, facing });

test('a piece that is carried along faces a whole tenth of a degree, so that its arcs can be drawn', () => {
  fc.assert(
    fc.property(pose, pose, pose, (piece, begins, ends) => {
      const to = carriedWith(piece, begins, ends);
      expect(to.facing).toBe(normalFacing(piece.facing + ends.facing - begins.facing));
      const tip = pointAhead(to, to.facing - 450, 762);
      expect([tip.x, tip.y].every(Number.isFinite)).toBe(true);
    }),
  );
});
