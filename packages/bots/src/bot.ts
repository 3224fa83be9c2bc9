import { type AnyRuleset, type Asking, anyAnswer, type BookTypes, type Random, type Seat } from '@umpire/engine';
import { type Budget, UNLIMITED } from './budget.js';

/** What a bot is given: the book's advice, what its seat sees, and random numbers of its own. Nothing else reaches it. */
export interface Situation extends Seat<BookTypes> {
  readonly rules: AnyRuleset;
  readonly chance: Random;
  /** How long it may think; without one, as long as it likes. */
  readonly budget?: Budget | undefined;
  /** The order in whose middle it is asked; undefined: it is asked for an order. Whoever does not search need not look. */
  unfinished?(): Unfinished | undefined;
}

/** All that a side may know of an order that waits for an answer, so that it can imagine it from its beginning and play it on. */
export interface Unfinished {
  /** Who gave it; `book` is what the book does by itself. */
  readonly by: string;
  readonly order: unknown;
  /** The answers so far; undefined in the place of one that is kept from this side. */
  readonly answers: readonly unknown[];
  /** What this side saw before the order. */
  readonly before: unknown;
}

export interface Bot {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  order(situation: Situation): { readonly verb: string };
  answer(situation: Situation, asking: Asking): unknown;
}

export const budgetOf = ({ budget = UNLIMITED }: Situation): Budget => budget;

/** Any answer that is allowed. Hands too: against a player who cannot be read nothing is better than chance. */
export const plainAnswer = ({ chance }: Situation, asking: Asking): unknown => anyAnswer(asking, chance);
