import { type Draft, fieldInHand, type GestureChoice, gestureInHand, type MenuItem, sameValue } from '@umpire/engine';

/** One of several things, and for which field of which order the keyboard is on it. */
export interface PointedAt {
  readonly item: MenuItem;
  readonly field: string | undefined;
  readonly value: unknown;
}

/** What the large button is about: what is chosen already, or else what it would take. Keyboard, table and button mean the same one. */
export function choiceMeant(draft: Draft, pointedAt: PointedAt | undefined): GestureChoice | undefined {
  const gesture = gestureInHand(draft);
  if (gesture?.kind !== 'choose') return undefined;
  const chosen = draft.values[fieldInHand(draft)!.name];
  return gesture.among.find(({ value }) => sameValue(value, chosen)) ?? choiceToTake(draft, pointedAt);
}

/** What no later order changes is only taken in hand by choosing it; the large button gives it. */
export function isForGood({ gestures }: Draft, field: string, value: unknown): boolean {
  const gesture = gestures[field];
  const chosen = gesture?.kind === 'choose' ? gesture.among.find(one => sameValue(one.value, value)) : undefined;
  return chosen?.forGood === true;
}

/** What the large button takes where nothing is chosen yet: what the keyboard is on, or the first that is open. */
export function choiceToTake(draft: Draft, pointedAt: PointedAt | undefined): GestureChoice | undefined {
  const gesture = gestureInHand(draft);
  const name = fieldInHand(draft)?.name;
  if (gesture?.kind !== 'choose' || name === undefined || draft.values[name] !== undefined) return undefined;
  const open = gesture.among.filter(({ closed }) => !closed);
  const isHere = pointedAt?.item === draft.item && pointedAt.field === name;
  return (isHere && open.find(({ value }) => sameValue(value, pointedAt.value))) || open[0];
}
