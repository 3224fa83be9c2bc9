import { optionsOf, rulings } from '../common/book/options.js';
import { RULINGS } from './rulings.js';

/** Every ruling, and the two optional rules that players switch on. */
export const OPTIONS = optionsOf(RULINGS);

const book = rulings();
/** Which rulings and optional rules are read, with the choices that the rules know. */
export const RULINGS_READ = book.read;
export const { ruling } = book;

/** PLA-GEN-13: detached forces of one side know only what was reported to them. */
export const usesDetachedTables = book.uses('PLA-GEN-13');
/** PLA-WX-06: night. */
export const usesNight = book.uses('PLA-WX-06');
