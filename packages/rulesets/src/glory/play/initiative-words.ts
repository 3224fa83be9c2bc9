import { ACTION_WORDS } from '../tables/command.js';
import type { Thrown } from './state.js';

/** The side that a throw names, and the other one. */
const SIDES = { 'as-right': ['right', 'left'], 'as-left': ['left', 'right'] } as const;

/** What a throw for initiative means: `does as R4, to its left`. */
export function initiativeWords({ action, like, acrossFrom }: Pick<Thrown, 'action' | 'like' | 'acrossFrom'>): string {
  if (action !== 'as-right' && action !== 'as-left') return ACTION_WORDS[action].name;
  const [side, other] = SIDES[action];
  if (like === null) return `does as the vignette to its ${side}, and there is none: ${ACTION_WORDS.halt.name}`;
  return acrossFrom
    ? `does as ${like}, to its ${other}, for there is nobody to its ${side}`
    : `does as ${like}, to its ${side}`;
}
