import type { Thrown } from '@umpire/desk';
import { otherSide, SIDE_NAMES, type Side } from '@umpire/engine';
import { HAND_NAMES } from './hand-names.js';

/** What is told in one place: dice that were thrown for the same thing, or the hands that decided, with those that were drawn before them. */
export interface ToldThrow {
  readonly shown: readonly [Thrown, ...Thrown[]];
  readonly drawn: readonly Thrown[];
}

export function toldTogether(throws: readonly Thrown[]): readonly ToldThrow[] {
  const told: ToldThrow[] = [];
  for (const thrown of throws) {
    const last = told.at(-1);
    const [before] = last?.shown ?? [];
    if (last && before?.again && before.text === thrown.text)
      told[told.length - 1] = { shown: [thrown], drawn: [...last.drawn, before] };
    else if (last && before?.sides !== undefined && before.text === thrown.text && before.before === thrown.before)
      told[told.length - 1] = { ...last, shown: [...last.shown, thrown] };
    else told.push({ shown: [thrown], drawn: [] });
  }
  return told;
}

/**
 * Hands that had to be shown again in one line. `you` picked the first of them alone: against the computer the others are chance, the ones that
 * decided among them.
 */
export function drawnWords(drawn: readonly Thrown[], decided: Thrown, you?: Side): string {
  const times = drawn.length === 1 ? 'once' : drawn.length === 2 ? 'twice' : `${drawn.length} times`;
  const hands = drawn.flatMap(({ value }) => (typeof value === 'object' ? HAND_NAMES[value[you ?? 'a']] : []));
  const [first] = hands;
  if (first === undefined) return `Drawn ${times} first`;
  if (!you) return `Drawn ${times} first: both showed ${hands.join(', ')}`;
  const { value, again } = decided;
  const other = otherSide(you);
  const then =
    typeof value === 'object' && !again
      ? `: you ${HAND_NAMES[value[you]]}, ${SIDE_NAMES[other]} ${HAND_NAMES[value[other]]}`
      : '';
  return `Drawn ${times} first: both showed ${first}, then shown again by chance${then}`;
}
