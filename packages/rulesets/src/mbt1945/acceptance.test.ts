import { acceptance } from '../../../../tests/kit/examples.js';
import { BOOK } from './kit.js';

/** Section 8: numbers agree within a millionth. */
acceptance(BOOK, 93, 1e-6);
