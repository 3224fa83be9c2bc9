import { type Flag, SIDES, type Side } from '@umpire/engine';
import type { State } from '../play/state.js';

/** Words of which one stands in the name of an army, and the flag that it fights under. */
export type Flags = readonly (readonly [words: string, flag: Flag])[];

export const flag = (design: Flag['design'], ...colours: string[]): Flag => ({ design, colours });

const found = (flags: Flags, army: string): Flag | undefined =>
  flags.find(([words]) => words.split('|').some(word => army.includes(word)))?.[1];

/** Whoever has no flag, or no name yet, flies none. */
export const flagsOf = (flags: Flags, { sides }: State): Readonly<Partial<Record<Side, Flag>>> =>
  Object.fromEntries(
    SIDES.flatMap(side => {
      const own = found(flags, sides[side].name);
      return own ? [[side, own] as const] : [];
    }),
  );
