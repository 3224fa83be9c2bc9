import { acceptance } from '../../../../tests/kit/examples.js';
import { BOOK } from './kit.js';

/** Section 8: numbers within a thousand millionth of the rounded value. */
acceptance(BOOK, 121, 1e-9);
