import { adviceOf, advised } from '../../common/mbt/advice/advice.js';
import { BOOK } from '../book.js';

/** The book with all that its bots lean on. */
export const ADVISED = advised(BOOK);

export const ADVICE = adviceOf(ADVISED);
