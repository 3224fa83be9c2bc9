import { fallBackSuite } from '../../../../../tests/kit/mbt/fall-back.js';
import { KIT } from './kit.js';

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
