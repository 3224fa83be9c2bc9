/** The port through which all chance enters: seeded in play, scripted in tests, typed in from a real table. */
export interface Dice {
  /** What a record says about them, so that a battle can be resumed and its throws be checked. */
  readonly kind: DiceKind;
  /** A score from 1 to `sides`; `undefined` where somebody must type it in. */
  throw(sides: number): number | undefined;
  /** Dice that go on from the same place without disturbing these. */
  copy(): Dice;
}

/** The record names the generator, so that it can be changed later and old records still be read. */
export type DiceKind =
  | { readonly kind: 'seeded'; readonly generator: 'xoroshiro128plus'; readonly seed: number }
  | { readonly kind: 'seeded'; readonly generator: 'sha256'; readonly seed: string }
  | { readonly kind: 'scripted' }
  | { readonly kind: 'typed' };

/** 128 bits as 32 hexadecimal digits, which nobody can guess; or a small number, to be read out and fought again. */
export type Seed = number | string;
export const LONG_SEED = /^[0-9a-f]{32}$/;

/** Dice on a real table: the program waits until somebody types in what they show. */
export const typedDice: Dice = {
  kind: { kind: 'typed' },
  throw: () => undefined,
  copy: () => typedDice,
};
