import { footprint, type Zone } from '@umpire/engine';
import { expect, test } from 'vitest';
import { nearestFree } from './free-place.js';

const size = { width: 80, depth: 80 };
const zones: Zone[] = [{ kind: 'rect', x: 0, y: 0, width: 2000, depth: 500 }];
const base = (x: number, y: number) => footprint({ x, y, facing: 0 }, 80, 80);

test.each([
  ['it lies free', [500, 300], [], [500, 300]],
  ['a little beyond its zone it lies at the edge of it', [500, 475], [], [500, 455]],
  ['a little onto another it lies beside him', [500, 300], [base(540, 300)], [460, 300]],
  ['two bases beyond its zone it goes as far as it may', [500, 605], [], [500, 455]],
  ['far beyond its zone the hand meant another place', [500, 785], [], undefined],
  [
    'in the midst of others there is no place for it',
    [500, 300],
    [-80, 0, 80].flatMap(x => [-80, 0, 80].map(y => base(500 + x, 300 + y))),
    undefined,
  ],
] as const)('what a hand lets go: %s', (_, [x, y], taken, to) => {
  const found = nearestFree({ size, zones }, { x, y, facing: 0 }, taken);
  expect(found && [found.x, found.y]).toEqual(to);
});
