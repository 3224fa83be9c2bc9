import type { BattleView } from '@umpire/desk';
import { choicesOf } from '@umpire/engine';
import { handAgain } from './hand-again.js';
import { actorOf } from './seating.js';

/** The only answer that the book allows, where nothing could be taken back any more: it is given by itself. */
export function loneAnswer(battleView: BattleView): { readonly value: unknown } | undefined {
  const { asked, undo } = battleView;
  const by = actorOf(battleView);
  if (!asked || !by || undo === undefined || asked.ask.kind !== 'answer' || asked.ask.hands) return undefined;
  const open = choicesOf(asked.ask)?.filter(({ closed }) => !closed) ?? [];
  return open.length === 1 ? { value: open[0]!.value } : undefined;
}

/** What is answered by itself: a hand that was drawn is shown again, and what leaves no choice is said. */
export function answerByItself(battleView: BattleView): { readonly value: unknown } | undefined {
  const value = handAgain(battleView);
  return value === undefined ? loneAnswer(battleView) : { value };
}
