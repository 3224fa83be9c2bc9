import { acceptance } from '../../../../tests/kit/examples.js';
import { BOOK } from './kit.js';

/** Section 8: numbers are exact but for the tenth decimal of a probability. */
acceptance(BOOK, 119, 1e-9);
