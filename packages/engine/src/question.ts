import type { ZodType } from 'zod';
import type { Finding, Procedure } from './procedure/ask.js';
import type { Refusal } from './result.js';
import type { Options } from './rules/option.js';

/** A question that a book answers by itself, without a game. */
export interface Question<Given = unknown, Outcome = unknown> {
  readonly title: string;
  /** Fields in the specification's order: the first fault in that order is the answer. */
  readonly given: ZodType<Given>;
  /** How many throws there are hangs on none of them: their number is checked before their values. */
  readonly fixedThrows?: boolean;
  /**
   * Conditions between fields (a path), then the rules in their order (a rule), then a finding or a procedure. Where every outcome is
   * counted instead of thrown (`counting`) a procedure may leave out throws that are repeated, or lump parts of itself together.
   */
  ask(given: Given, options: Options, counting: boolean): Refusal | Finding<Outcome> | Procedure<Finding<Outcome>>;
}

/** Any question, its types forgotten: what a registry of books holds. */
// biome-ignore lint/suspicious/noExplicitAny: `given` is checked by the question's own schema before it is asked
export type AnyQuestion = Question<any, any>;
