import { type AnyRuleset, type Asking, anyAnswer, type BookTypes, type Random, type Seat } from '@umpire/engine';

/** What a bot is given: the book's advice, what its seat sees, and random numbers of its own. Nothing else reaches it. */
export interface Situation extends Seat<BookTypes> {
  readonly rules: AnyRuleset;
  readonly chance: Random;
}

export interface Bot {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  order(situation: Situation): { readonly verb: string };
  answer(situation: Situation, asking: Asking): unknown;
}

/** Any answer that is allowed. Hands too: against a player who cannot be read nothing is better than chance. */
export const plainAnswer = ({ chance }: Situation, asking: Asking): unknown => anyAnswer(asking, chance);
