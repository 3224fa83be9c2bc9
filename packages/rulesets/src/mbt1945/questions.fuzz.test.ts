import { familyFuzzed } from '../../../../tests/kit/mbt/questions.js';
import { BOOK } from './kit.js';

familyFuzzed(BOOK, 'mbt1945', 'MBT45', 1945);
