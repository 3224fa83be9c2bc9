import { type Bot, plainAnswer } from './bot.js';

/** Any legal order. */
export const randomBot: Bot = {
  id: 'random',
  title: 'Scatterbrain',
  text: 'Does anything the rules allow, without an aim: a patient opponent for a first look.',
  order: situation => situation.rules.advice.anyOrder(situation, situation.chance),
  answer: plainAnswer,
};
