import { type Bot, plainAnswer, type Situation } from './bot.js';

/** The order that looks best right now, by exact odds where something is thrown. It does not look ahead. */
function bestOrder({ rules, view, by, options, chance }: Situation): { readonly verb: string } {
  const seat = { view, by, options };
  const ranked = rules.advice.candidates?.(seat, chance);
  if (ranked) {
    for (const { order } of ranked) return order;
    return rules.advice.anyOrder(seat, chance);
  }
  let best: { verb: string } | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const order of rules.advice.orders(seat, chance)) {
    const worth = rules.advice.appraise(seat, order);
    if (worth > most) [best, most] = [order, worth];
  }
  return best ?? rules.advice.anyOrder(seat, chance);
}

export const greedyBot: Bot = {
  id: 'greedy',
  title: 'Greedy',
  text: 'Takes what looks best now, by exact odds, and moves towards what it wants. Does not plan ahead.',
  order: bestOrder,
  answer: (situation, asking) => {
    const { rules, chance } = situation;
    const { ask } = asking;
    const advised = ask.kind === 'answer' && !ask.hands ? rules.advice.answer(situation, ask, chance) : undefined;
    return advised ?? plainAnswer(situation, asking);
  },
};
