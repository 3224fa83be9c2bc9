import { type AnyRuleset, HANDS, type Options, type Random, type SeenAsk, type Side } from '@umpire/engine';

/** What a bot is given: the book's advice, what its side sees, and random numbers of its own. Nothing else reaches it. */
export interface Situation {
  readonly rules: AnyRuleset;
  readonly view: unknown;
  readonly by: Side;
  readonly options: Options;
  readonly chance: Random;
}

export interface Bot {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  order(situation: Situation): { readonly verb: string };
  answer(situation: Situation, ask: SeenAsk): unknown;
}

/** Hands are thrown blindly: against a player who cannot be read nothing is better. */
export function plainAnswer({ rules, view, by, options, chance }: Situation, ask: SeenAsk): unknown {
  if (ask.kind === 'rps') return chance.pick(HANDS);
  if (ask.kind === 'choose' && ask.among) return chance.pick(ask.among).value;
  return rules.advice.answer({ view, by, options }, ask, chance);
}
