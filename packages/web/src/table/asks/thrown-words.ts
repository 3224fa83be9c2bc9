import type { Thrown } from '@umpire/desk';
import { SIDE_NAMES } from '../../ui/sides.js';
import { HAND_NAMES } from './hand-names.js';

/** Why the page shows a hand for its player. */
export const BY_ITSELF = 'against the computer no hand is better than another';

export function wonWords({ won, again }: Pick<Thrown, 'won' | 'again'>): string {
  if (won && won !== 'draw') return `${SIDE_NAMES[won]} wins the hand`;
  return again ? 'Drawn, so both show another hand' : 'a drawn hand';
}

/** A throw for those who hear the page, or read it. */
export function thrownWords({ text, value, won, again, by, sides, meant }: Thrown): string {
  const hands =
    typeof value === 'object'
      ? `${SIDE_NAMES.a} ${HAND_NAMES[value.a].toLowerCase()}, ${SIDE_NAMES.b} ${HAND_NAMES[value.b].toLowerCase()}`
      : undefined;
  const die = typeof value === 'number' ? `${value} on a die of ${sides ?? 6}` : undefined;
  const who = die && by && by !== 'both' ? `${SIDE_NAMES[by]} throws ` : '';
  const shown = [hands, die && `${who}${die}`, meant, won && wonWords({ won, ...(again && { again }) })].filter(
    words => words !== undefined,
  );
  return `${text}: ${shown.join('; ')}`;
}
