import { type GestureChoice, sameValue } from '@umpire/engine';

/** Some of what is offered with one more, or one less; in the order in which they are offered. */
export function ticked(
  among: readonly GestureChoice[],
  value: readonly unknown[],
  picked: unknown,
): readonly unknown[] {
  const isIn = (one: unknown): boolean => value.some(other => sameValue(one, other));
  return among.map(one => one.value).filter(one => isIn(one) !== sameValue(one, picked));
}
