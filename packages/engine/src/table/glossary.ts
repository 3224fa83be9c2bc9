import type { RuleId } from '../result.js';
import type { Marker } from './scene.js';

/** A word that a book uses in a sense of its own (grade, mode, integrity), explained where it is met. */
export interface GlossaryWord {
  readonly id: string;
  readonly word: string;
  /** One to three plain sentences. */
  readonly text: string;
  /** How it is written in sentences, where it means this and nothing else. */
  readonly said?: readonly string[];
  readonly rules: readonly RuleId[];
  /** The markers that speak of it, for the legend: one of each, in general words. */
  readonly marks?: readonly Marker[];
  /** It is what coins beside pieces are paid in. */
  readonly coin?: true;
}
