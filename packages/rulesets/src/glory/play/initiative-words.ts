import { ACTION_WORDS } from '../tables/command.js';
import type { Thrown } from './state.js';

const SIDES = { 'as-right': 'right', 'as-left': 'left' } as const;

/** What a throw for initiative means: `as R4, to the left`. */
export function initiativeWords({ action, like }: Pick<Thrown, 'action' | 'like'>): string {
  if (action !== 'as-right' && action !== 'as-left') return ACTION_WORDS[action].name;
  const side = SIDES[action];
  return like === null
    ? `as the vignette to the ${side}, and there is none: ${ACTION_WORDS.halt.name}`
    : `as ${like}, to the ${side}`;
}
