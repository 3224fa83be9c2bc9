import type { Options, Refusal } from '@umpire/engine';
import { prohibitedBy } from '../../book/lines.js';
import type { RulesBook } from '../book.js';
import type { EngagementTables } from '../tables/engagement.js';
import type { MovesTables } from '../tables/moves.js';
import type { EngagementFacts } from './engagement-facts.js';

export function commandRules(book: RulesBook & EngagementTables & MovesTables) {
  const { COMMAND_BARS } = book.engaging;
  const { RADIUS_BARS, inCommand } = book.moving;

  /**
   * ORG-07, R-45: a move ends within 12" of the BGHQ, or at least nearer to it if it began beyond. For a move
   * of the BGHQ itself the distances are those to the stand that it would leave farthest behind.
   */
  const commandRadius = (before: number, after: number): Refusal | { readonly inCommand: boolean } =>
    prohibitedBy(RADIUS_BARS, { before, after }) ?? { inCommand: inCommand(after) };

  /** ORG-05, ORG-06: AIRCRAFT and ARTILLERY choose targets within 24" of the BGHQ that counts. */
  const targetRefusal = (e: EngagementFacts, options: Options): Refusal | undefined =>
    prohibitedBy(COMMAND_BARS, e, options);

  return { commandRadius, targetRefusal };
}
