import type { Code } from '../pieces.js';

/** What a result did to one stand, besides the status it has by now: enough to carry it out. */
export interface Blow {
  readonly stand: string;
  readonly code: Code;
  readonly removed: boolean;
  readonly leavesTable: boolean;
  readonly move: number;
}
