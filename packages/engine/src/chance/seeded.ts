import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Side } from '../seats.js';
import type { Dice, Seed } from './dice.js';
import { type HashedStream, hashedStream } from './hashed.js';

type Generator = ReturnType<typeof xoroshiro128plus>;

/** Dice of a documented generator; the same seed throws the same everywhere. */
export function seededDice(seed: Seed): Dice {
  return typeof seed === 'number' ? diceOf(seed, xoroshiro128plus(seed)) : hashedDice(seed, hashedStream(seed));
}

function hashedDice(seed: string, stream: HashedStream): Dice {
  return {
    kind: { kind: 'seeded', generator: 'sha256', seed },
    throw: sides => 1 + stream.below(sides),
    copy: () => hashedDice(seed, stream.copy()),
  };
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

export function random(seed: Seed): Random {
  const drawn = typeof seed === 'number' ? plainBelow(seed) : hashedStream(seed).below;
  return {
    below(n) {
      if (!(n >= 1)) throw new RangeError(`no number is below ${n}`); // of NaN the generator would draw for ever
      return drawn(n);
    },
    pick: items => items[drawn(items.length)]!,
  };
}

function plainBelow(seed: number): Random['below'] {
  const generator = xoroshiro128plus(seed);
  return n => uniformInt(generator, 0, n - 1);
}

/**
 * What those who choose for the sides of a battle draw from. Of a long seed it cannot be told from the dice that lie open; a small one is
 * there to be fought again.
 */
export const randomFor = (seed: Seed, side: Side): Random =>
  random(typeof seed === 'number' ? seed * 2 + (side === 'a' ? 1 : 2) : `${seed} ${side}`);

/** The items in another order; the list itself stays as it is. */
export function shuffled<T>(items: readonly T[], chance: Random): T[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}
