import { expect, test } from 'vitest';
import { fallBackSuite } from '../../../../../tests/kit/mbt/fall-back.js';
import { mbt1945 } from '../index.js';
import { battle, KIT, standIn, watched } from './kit.js';

/** MBT45-HSE-27 */
// biome-ignore format: a case is a line
fallBackSuite(KIT, [
  ['past an enemy to its right',             'A1', 37,  203,  -153, 4],
  ['past one to its left',                   'A1', 53,  -153, 203,  4],
  ['past one behind it, to the right',       'A1', 17,  155,  -361, 4],
  ['past one behind it, to the left',        'A1', 203, 429,  361,  4],
  ['to a friend beside its end',             'B2', 17,  -54,  -1046, 4],
  ['to one half beside it',                  'B2', 291, 1118, -157, 4],
  ['but not past an enemy 0.4 mm in its way', 'A1', 37,  -41,  -470, 0.57],
  ['nor onto a friend',                      'B2', 17,  -200, -1000, 3],
]);

/** In tenths of a millimetre and of a degree, as places are kept. */
const placed = (x: number, y: number, facing: number): [number, number, number] => [x / 254, y / 254, facing / 10];

test('MBT45-HSE-27 a way cut short is rounded otherwise than the whole of it: whom it would graze there, it stops short of', () => {
  const match = battle({
    stands: {
      B1: { at: placed(5052, 5241, 29) },
      B2: { at: placed(5319, 5207, 100) },
      A1: { at: placed(5039, 4981, 29) },
    },
  });
  KIT.book.moving.forcedMove(watched(match), standIn(match, 'B1'), 2);
  expect(mbt1945.faults(match.state, match.options)).toEqual([]);
  expect([standIn(match, 'B1').x, standIn(match, 'B1').y]).toEqual([5052, 5237]);
});
