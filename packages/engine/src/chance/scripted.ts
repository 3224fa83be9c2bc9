import type { Dice } from './dice.js';

/** Throws from a list, for tests: complains of too few, and `exhausted` of too many. */
export interface ScriptedDice extends Dice {
  /** Throws unless every listed score was used. */
  exhausted(): void;
}

export function scriptedDice(scores: readonly number[], start = 0): ScriptedDice {
  let next = start;
  return {
    kind: { kind: 'scripted' },
    throw(sides) {
      const score = scores[next++];
      if (score === undefined) throw new Error(`the script has only ${scores.length} throws`);
      if (score < 1 || score > sides) throw new Error(`a die with ${sides} sides cannot show ${score}`);
      return score;
    },
    copy: () => scriptedDice(scores, next),
    exhausted() {
      if (next !== scores.length) throw new Error(`${scores.length - next} throws of the script were not used`);
    },
  };
}
