import { kitOf } from '../common/book/kit.js';
import { ADJUDICATOR } from './questions/adjudicator.js';

export { thrown, under } from '../common/book/kit.js';

/** For tests only: the book as the adjudicator knows it, and short ways to ask it. */
export const BOOK = ADJUDICATOR;
export const KIT = kitOf(BOOK);
export const { DEFAULTS, told } = KIT;
