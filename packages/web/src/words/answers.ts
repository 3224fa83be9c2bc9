import { isHands } from '@umpire/desk';
import { choicesOf, HANDS, RPS, type SeenAsk } from '@umpire/engine';
import { choiceOf } from './fields.js';
import type { Wrong } from './legs.js';

/** What can be said to an ask, as buttons and as words. Hands that were shown on a real table are told by their result. */
export function answersOf(
  ask: SeenAsk,
  typed: boolean,
): readonly { readonly value: unknown; readonly label: string }[] {
  if (isHands(ask)) {
    const words = typed ? (ask.hands.decisive ? ['win', 'lose'] : RPS) : HANDS;
    return words.map(value => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));
  }
  if (ask.kind === 'die') {
    const { sides, from = 1 } = ask;
    return Array.from({ length: sides }, (_, i) => ({ value: from + i, label: String(from + i) }));
  }
  return choicesOf(ask) ?? [];
}

/** What somebody wrote as an answer. */
export function answerFrom(text: string, ask: SeenAsk, typed: boolean): unknown | Wrong {
  const among = answersOf(ask, typed);
  const number = among.find(({ value }) => typeof value === 'number' && String(value) === text.trim());
  if (number) return number.value;
  if (ask.kind === 'die') return { wrong: `a die shows ${among[0]?.label} to ${among.at(-1)?.label}` };
  return choiceOf(text, among);
}
