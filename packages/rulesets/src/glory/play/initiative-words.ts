import { ACTION_WORDS } from '../tables/command.js';
import type { Thrown } from './state.js';

/** The side that a throw names, and the other one. */
const SIDES = { 'as-right': ['right', 'left'], 'as-left': ['left', 'right'] } as const;

/** What a throw for initiative means: `as R4, to the left`. */
export function initiativeWords({ action, like, acrossFrom }: Pick<Thrown, 'action' | 'like' | 'acrossFrom'>): string {
  if (action !== 'as-right' && action !== 'as-left') return ACTION_WORDS[action].name;
  const [side, other] = SIDES[action];
  if (like === null) return `as the vignette to the ${side}, and there is none: ${ACTION_WORDS.halt.name}`;
  return acrossFrom ? `as ${like}, to the ${other}, for there is nobody to the ${side}` : `as ${like}, to the ${side}`;
}
