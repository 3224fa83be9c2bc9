import { optionsOf, rulings, uses } from '../common/book/options.js';
import { RULINGS } from './rulings.js';

/** Every ruling, and IGR-RCV-01, IGR-FLD-01, IGR-DET-01. */
export const OPTIONS = optionsOf(RULINGS);

const book = rulings();
/** Which rulings the rules read, with the choices that they know. */
export const RULINGS_READ = book.read;
export const ruling = book.ruling;

/** IGR-RCV-01: R and RR results wear off. */
export const usesRecovery = uses('IGR-RCV-01');
/** IGR-FLD-01: stakes and palisades. */
export const usesDefences = uses('IGR-FLD-01');
/** IGR-DET-01: a Wing may go its own way. */
export const usesDetachments = uses('IGR-DET-01');
