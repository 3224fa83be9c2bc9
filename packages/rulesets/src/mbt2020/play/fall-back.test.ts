import { fallBackSuite } from '../../../../../tests/kit/mbt/fall-back.js';
import { KIT } from './kit.js';

/** MBT20-HSE-27 */
// biome-ignore format: a case is a line
fallBackSuite(KIT, [
  ['past an enemy beside its way',          'A1', 37, 355, 500, 4],
  ['past one on the other side',            'A1', 37, -355, 500, 4],
  ['to a friend beside its end',            'B2', 37, 355, 1000, 4],
  ['but not past an enemy 1.5 mm in its way', 'A1', 37, 340, 500, 1.72],
]);
