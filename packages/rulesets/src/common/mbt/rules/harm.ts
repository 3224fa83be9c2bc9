import type { Outcome } from '../book.js';
import type { Code } from '../pieces.js';

const HARM: Readonly<Record<Outcome['state'], number>> = { steady: 0, pinned: 0.3, repulsed: 0.6, neutralised: 1 };

/** How bad a result is for the stand that suffers it, from 0 to 1: what a sentence about it is coloured by. */
export const harmOf = ({ code, state }: Outcome): number => (code === '-' ? 0 : HARM[state]);

/** RES-11 to RES-13, R-05: what a code makes of a steady stand. */
const LEAVES: Readonly<Record<Code, Outcome['state']>> = {
  '-': 'steady',
  P: 'pinned',
  R: 'repulsed',
  N: 'neutralised',
  D: 'neutralised',
};

/** How bad a code is, whoever may suffer it. */
export const harmOfCode = (code: Code): number => HARM[LEAVES[code]];
