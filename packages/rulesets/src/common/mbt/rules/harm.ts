import type { Outcome } from '../book/engagements.js';
import type { Words } from '../words.js';

/** How bad a result is for the stand that suffers it, from 0 to 1: what a sentence about it is coloured by. */
export const harmOf = ({ STATUSES, UNHARMED }: Words, { code, state }: Outcome): number =>
  code === UNHARMED ? 0 : STATUSES[state]!.harm;
