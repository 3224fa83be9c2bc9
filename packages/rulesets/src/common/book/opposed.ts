import { die, type Procedure, type RuleId } from '@umpire/engine';

/** What each of two players threw, the last time. */
export interface Opposed {
  readonly a: number;
  readonly b: number;
  readonly tied: boolean;
}

/**
 * Both throw a d6, again after a tie. Where every outcome is counted instead of thrown (`counting`), ties are left out: the
 * second die then has five sides, those that the first did not show.
 */
export function* opposed(rule: RuleId, text: string, counting = false): Procedure<Opposed> {
  let tied = false;
  for (;;) {
    const a = yield* die(rule, 'a', `${text}: Red`);
    if (counting) {
      const other = yield* die(rule, 'b', `${text}: Blue`, 5);
      return { a, b: other < a ? other : other + 1, tied };
    }
    const b = yield* die(rule, 'b', `${text}: Blue`);
    if (a !== b) return { a, b, tied };
    tied = true;
  }
}
