import { defaultOptions, type Options } from '@umpire/engine';
import { kitOf } from '../common/book/kit.js';
import { OPTIONS } from './options.js';
import { QUESTIONS } from './questions/index.js';

export { type Case, type How, under } from '../common/book/kit.js';

/** For tests only: the book as the adjudicator knows it, and short ways to ask it. */
export const BOOK = { id: 'mbt2020', options: OPTIONS, questions: QUESTIONS };
export const DEFAULTS: Options = defaultOptions(OPTIONS);
export const { ask, told, cited } = kitOf(BOOK);
