import type { Option } from '@umpire/engine';
import { optionsOf, rulings } from '../common/book/options.js';
import { RULINGS } from './rulings.js';

/** Every ruling, and the two optional rules that players switch on, by a word or by true (7.0). */
export const OPTIONS: readonly Option[] = optionsOf(RULINGS).map(option =>
  option.kind === 'optional' ? { ...option, byFlag: true } : option,
);

const book = rulings();
/** Which rulings and optional rules are read, with the choices that the rules know. */
export const RULINGS_READ = book.read;
export const { ruling } = book;

/** PLA-GEN-13: detached forces of one side know only what was reported to them. */
export const usesDetachedTables = book.uses('PLA-GEN-13');
/** PLA-WX-06: night. */
export const usesNight = book.uses('PLA-WX-06');
