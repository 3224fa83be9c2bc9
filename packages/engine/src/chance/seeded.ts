import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Dice } from './dice.js';

type Generator = ReturnType<typeof xoroshiro128plus>;

/** Dice of a documented generator; the same seed throws the same everywhere. */
export function seededDice(seed: number): Dice {
  return diceOf(seed, xoroshiro128plus(seed));
}

function diceOf(seed: number, generator: Generator): Dice {
  return {
    kind: { kind: 'seeded', generator: 'xoroshiro128plus', seed },
    throw: sides => uniformInt(generator, 1, sides),
    copy: () => diceOf(seed, xoroshiro128plusFromState(generator.getState())),
  };
}

/** A stream of random numbers for those who choose (bots, tests), apart from the dice of the match. */
export interface Random {
  /** 0 to n - 1, of at least one. */
  below(n: number): number;
  /** One of a list; of an empty one nothing. */
  pick<T>(items: readonly T[]): T;
}

export function random(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  const drawn = (n: number): number => uniformInt(generator, 0, n - 1);
  return {
    below(n) {
      if (!(n >= 1)) throw new RangeError(`no number is below ${n}`); // of NaN the generator would draw for ever
      return drawn(n);
    },
    pick: items => items[drawn(items.length)]!,
  };
}

/** The items in another order; the list itself stays as it is. */
export function shuffled<T>(items: readonly T[], chance: Random): T[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}
