import type { Thrown } from '@umpire/desk';
import type { Side } from '@umpire/engine';
import { SIDE_NAMES } from '../../ui/sides.js';
import { HAND_NAMES } from './hand-names.js';

/** `again`: it had to be decided, so both showed another. */
export const wonWords = (won: Side | 'draw', again = false): string =>
  won !== 'draw'
    ? `${SIDE_NAMES[won]} wins the hand`
    : again
      ? 'Drawn, so both show the hand that follows'
      : 'a drawn hand';

/** A throw for those who hear the page, or read it. */
export function thrownWords({ text, value, won, by, sides }: Thrown): string {
  const hands =
    typeof value === 'object'
      ? `${SIDE_NAMES.a} ${HAND_NAMES[value.a].toLowerCase()}, ${SIDE_NAMES.b} ${HAND_NAMES[value.b].toLowerCase()}`
      : undefined;
  const die = typeof value === 'number' ? `${value} on a die of ${sides ?? 6}` : undefined;
  const who = die && by && by !== 'both' ? `${SIDE_NAMES[by]} throws ` : '';
  const shown = [hands, die && `${who}${die}`, won && wonWords(won)].filter(words => words !== undefined);
  return `${text}: ${shown.join('; ')}`;
}
