import { idsOf } from '../common/book/ids.js';
import { optionsOf, rulings } from '../common/book/options.js';
import { RULINGS } from './rulings.js';

/** How shared code names the rules and lists of this book. */
export const IDS = idsOf('MBT45', 'mbt1945');

/** Every ruling and MBT45-OPT-01 to MBT45-OPT-05. */
export const OPTIONS = optionsOf(RULINGS);

const book = rulings();
/** Which rulings and optional rules are read, with the choices that the rules know. */
export const RULINGS_READ = book.read;
export const { ruling, uses } = book;

/** MBT45-R-90: do the players show hands, or does the program draw? */
export const drawsHands = ruling('MBT45-R-90', { 'secret-choice': false, random: true });
