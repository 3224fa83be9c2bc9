import { idsOf } from '../common/book/ids.js';
import { optionsOf, rulings } from '../common/book/options.js';
import { RULINGS } from './rulings.js';

/** How shared code names the rules and lists of this book. */
export const IDS = idsOf('MBT20', 'mbt2020');

/** Every ruling and MBT20-OPT-01 to MBT20-OPT-04. */
export const OPTIONS = optionsOf(RULINGS);

const book = rulings();
/** Which rulings and optional rules are read, with the choices that the rules know. */
export const RULINGS_READ = book.read;
export const { ruling, uses } = book;

/** MBT20-R-90: do the players show hands, or does the program draw? */
export const drawsHands = ruling('MBT20-R-90', { 'secret-choice': false, random: true });
