import { HANDS, type Hand, type Side } from '@umpire/engine';

/** Two players at one keyboard: the left hand of the one, the right hand of the other. */
export const HAND_KEYS: Readonly<Record<Side, readonly string[]>> = { a: ['a', 's', 'd'], b: ['j', 'k', 'l'] };

/** Which hand of which side a key shows; only sides that are asked and have not shown yet. */
export function handByKey(
  key: string,
  waiting: readonly Side[],
): { readonly side: Side; readonly hand: Hand } | undefined {
  const pressed = key.toLowerCase();
  for (const side of waiting) {
    const place = HAND_KEYS[side].indexOf(pressed);
    if (place >= 0) return { side, hand: HANDS[place]! };
  }
  return undefined;
}
