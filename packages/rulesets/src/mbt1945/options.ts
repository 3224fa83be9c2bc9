import { optionsOf, rulings } from '../common/book/options.js';
import { RULINGS } from './rulings.js';

/** Every ruling and optional rule of the book. */
export const OPTIONS = optionsOf(RULINGS);

export const { ruling } = rulings();
