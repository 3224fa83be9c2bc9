import type { Options, Refusal } from '@umpire/engine';
import { barred } from '../lines.js';
import { COMMAND_BARS } from '../tables/engagement.js';
import { inCommand, RADIUS_BARS } from '../tables/moves.js';
import type { EngagementFacts } from './engagement-facts.js';

export { inCommand } from '../tables/moves.js';

/**
 * MBT20-ORG-07, MBT20-R-45: a move ends within 12" of the BGHQ, or at least nearer to it if it began beyond. For a move
 * of the BGHQ itself the distances are those to the stand that it would leave farthest behind.
 */
export const commandRadius = (before: number, after: number): Refusal | { readonly inCommand: boolean } =>
  barred(RADIUS_BARS, { before, after }) ?? { inCommand: inCommand(after) };

/** MBT20-ORG-05, MBT20-ORG-06: AIRCRAFT and ARTILLERY choose targets within 24" of the BGHQ that counts. */
export const targetFault = (e: EngagementFacts, options: Options): Refusal | undefined =>
  barred(COMMAND_BARS, e, options);
