import { type Bot, budgetOf, plainAnswer, type Situation } from './bot.js';

/** The order that looks best right now, by exact odds where something is thrown. It does not look ahead. */
function bestOrder(situation: Situation): { readonly verb: string } {
  const { rules, chance } = situation;
  const { nodes, stop } = budgetOf(situation);
  if (nodes > 0 && !stop()) for (const { order } of rules.advice.candidates(situation, chance)) return order;
  return rules.advice.anyOrder(situation, chance);
}

export const greedyBot: Bot = {
  id: 'greedy',
  title: 'Opportunist',
  text: 'Knows the odds by heart and takes the best there is this moment; presses on towards what counts. Does not plan ahead.',
  order: bestOrder,
  answer: (situation, asking) => {
    const { rules, chance } = situation;
    const { ask } = asking;
    const advised = ask.kind === 'answer' && !ask.hands ? rules.advice.answer(situation, ask, chance) : undefined;
    return advised ?? plainAnswer(situation, asking);
  },
};
