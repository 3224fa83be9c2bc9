import type { Thrown } from './state.js';

const WORDS: Readonly<Record<Thrown['action'] | NonNullable<Thrown['does']>, string>> = {
  'charge-nearest': 'a charge at the nearest enemy',
  'charge-front': 'a charge at the nearest enemy in front',
  'charge-or-shoot': 'a charge straight ahead, or a shot',
  retreat: 'a retreat of two moves',
  'as-right': 'as the vignette to the right',
  'as-left': 'as the vignette to the left',
  nothing: 'nothing',
  player: 'as its player wishes',
  activated: 'as its neighbour did',
  halt: 'a halt',
};

/** What a throw for initiative means: `as R4, to the left`. */
export function initiativeWords({ action, like }: Pick<Thrown, 'action' | 'like'>): string {
  if (action !== 'as-right' && action !== 'as-left') return WORDS[action];
  return like === null
    ? `${WORDS[action]}, and there is none: ${WORDS.halt}`
    : `as ${like}, to the ${action.slice('as-'.length)}`;
}
