import type { Thrown } from '@umpire/desk';
import type { Side } from '@umpire/engine';
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

/** Hands that had to be shown again in one line. `you` picked the first of them alone: against the computer the others are chance. */
export function drawnWords(drawn: readonly Thrown[], you?: Side): string {
  const times = drawn.length === 1 ? 'once' : drawn.length === 2 ? 'twice' : `${drawn.length} times`;
  const hands = drawn.flatMap(({ value }) => (typeof value === 'object' ? HAND_NAMES[value[you ?? 'a']] : []));
  const [first] = hands;
  if (first === undefined) return `Drawn ${times} first`;
  const words = you
    ? `you showed ${first}, then the hands were shown again by chance`
    : `both showed ${hands.join(', ')}`;
  return `Drawn ${times} first: ${words}`;
}
