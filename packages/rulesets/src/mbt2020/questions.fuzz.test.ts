import { familyFuzzed } from '../../../../tests/kit/mbt/questions.js';
import { BOOK } from './kit.js';

familyFuzzed(BOOK, 'mbt2020', 'MBT20', 2020);
