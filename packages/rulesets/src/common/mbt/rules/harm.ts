import type { Outcome } from '../book.js';

const HARM = { steady: 0, pinned: 0.3, repulsed: 0.6, neutralised: 1 } as const;

/** How bad a result is for the stand that suffers it, from 0 to 1: what a sentence about it is coloured by. */
export const harmOf = ({ code, state }: Outcome): number => (code === '-' ? 0 : HARM[state]);
