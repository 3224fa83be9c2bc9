import { die, type Finding, isRefusal, type Options, type Procedure, type Refusal, type RuleId } from '@umpire/engine';

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

type Asked = Refusal | Finding<unknown> | Procedure<Finding<unknown>>;

/**
 * An asking that must know whether it is settled on throws or counted: the adjudicator asks once to settle, and again for every
 * outcome, with the very same `given`, to count.
 */
export function countable<Given>(
  ask: (given: Given, options: Options, counting: boolean) => Asked,
): (given: Given, options: Options) => Asked {
  let last: Given | undefined;
  return (given, options) => {
    const counting = given === last;
    last = given;
    return ask(given, options, counting);
  };
}

/** A procedure without some members of its result: what only says what was thrown is no part of odds. */
export function without(asked: Asked, leftOut: readonly string[]): Asked {
  if (isRefusal(asked) || 'because' in asked) return asked;
  return withoutMembers(asked as Procedure<Finding<object>>, leftOut);
}
function* withoutMembers(
  procedure: Procedure<Finding<object>>,
  leftOut: readonly string[],
): Procedure<Finding<object>> {
  const { result, because } = yield* procedure;
  return { result: Object.fromEntries(Object.entries(result).filter(([name]) => !leftOut.includes(name))), because };
}
