import { optionsOf, rulings } from '../common/book/options.js';
import { RULINGS } from './rulings.js';

/** Every ruling, and IGR-RCV-01, IGR-FLD-01, IGR-DET-01. */
export const OPTIONS = optionsOf(RULINGS);

const book = rulings();
/** Which rulings and optional rules are read, with the choices that the rules know. */
export const RULINGS_READ = book.read;
export const { ruling } = book;

/** IGR-RCV-01: R and RR results wear off. */
export const usesRecovery = book.uses('IGR-RCV-01');
/** IGR-FLD-01: stakes and palisades. */
export const usesDefences = book.uses('IGR-FLD-01');
/** IGR-DET-01: a Wing may go its own way. */
export const usesDetachments = book.uses('IGR-DET-01');
