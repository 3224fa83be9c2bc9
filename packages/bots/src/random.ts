import { type Bot, plainAnswer } from './bot.js';

/** Any legal order. */
export const randomBot: Bot = {
  id: 'random',
  title: 'Random',
  text: 'Does anything that is allowed. Good for a first look, and for finding faults.',
  order: situation => situation.rules.advice.anyOrder(situation, situation.chance),
  answer: plainAnswer,
};
