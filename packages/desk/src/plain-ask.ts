import { choicesOf, type SeenAnswerAsk, type SeenAsk } from '@umpire/engine';

/** Answered by one touch: a die, a hand, one choice. Every other answer is made as an order is, field by field. */
export const isPlain = (ask: SeenAsk): boolean =>
  ask.kind === 'die' || ask.hands !== undefined || choicesOf(ask) !== undefined;

export type SeenHands = SeenAnswerAsk & { readonly hands: NonNullable<SeenAnswerAsk['hands']> };
export const isHands = (ask: SeenAsk): ask is SeenHands => ask.kind === 'answer' && ask.hands !== undefined;
