import { type Draft, fieldInHand, gestureInHand } from '@umpire/engine';

/** What a hand did to the pieces that it puts down together, step by step: it can be taken back before the order is given. */
export interface Placings {
  readonly before: readonly Draft[];
  readonly after: readonly Draft[];
}

export const NO_PLACINGS: Placings = { before: [], after: [] };

/** The steps once a draft was changed. `follows`: the hand still moves what it moved before, which is one step. */
export function afterChange(placings: Placings, from: Draft, to: Draft, follows: boolean): Placings {
  if (from.at !== to.at) return NO_PLACINGS;
  const name = fieldInHand(from)?.name;
  if (name === undefined || gestureInHand(from)?.kind !== 'arrange' || from.values[name] === to.values[name])
    return placings;
  if (!follows) return { before: [...placings.before, from], after: [] };
  // what is carried back to where it was has not been moved
  const isBack = JSON.stringify(placings.before.at(-1)?.values[name]) === JSON.stringify(to.values[name]);
  return { before: isBack ? placings.before.slice(0, -1) : placings.before, after: [] };
}

/** One step back or on: the draft as it is then. */
export function stepped(
  { before, after }: Placings,
  now: Draft,
  which: 'unplace' | 'place again',
): { readonly draft: Draft; readonly placings: Placings } | undefined {
  const draft = which === 'unplace' ? before.at(-1) : after.at(-1);
  if (!draft) return undefined;
  const placings =
    which === 'unplace'
      ? { before: before.slice(0, -1), after: [...after, now] }
      : { before: [...before, now], after: after.slice(0, -1) };
  return { draft, placings };
}
