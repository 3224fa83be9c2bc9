import type { RuleId } from '../result.js';

/** A word that a book uses in a sense of its own (grade, mode, integrity), explained where it is met. */
export interface GlossaryWord {
  readonly id: string;
  readonly word: string;
  /** One to three plain sentences. */
  readonly text: string;
  readonly rules: readonly RuleId[];
}
