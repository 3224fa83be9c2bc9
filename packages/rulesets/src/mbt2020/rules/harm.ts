import type { Code, Status } from '../pieces.js';
import { WORDS } from '../words.js';

/** MBT20-RES-11 to MBT20-RES-13, MBT20-R-05: what a code makes of a steady stand. */
const LEAVES: Readonly<Record<Code, Status>> = {
  '-': 'steady',
  P: 'pinned',
  R: 'repulsed',
  N: 'neutralised',
  D: 'neutralised',
};

/** How bad a code is, whoever may suffer it. */
export const harmOfCode = (code: Code): number => WORDS.STATUSES[LEAVES[code]]!.harm;
