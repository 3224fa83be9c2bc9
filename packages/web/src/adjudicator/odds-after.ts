import { type Adjudicable, type Citation, type Finding, odds, type Procedure } from '@umpire/engine';
import type { Asked } from './asked.js';
import { procedureOf } from './throwing.js';

/** The odds of what is still to be thrown, after what was; undefined where that is too much to count through. */
export function oddsAfter(
  book: Adjudicable,
  asked: Asked,
): { readonly odds: readonly { p: number; result: unknown }[]; readonly because: readonly Citation[] } | undefined {
  let runs = 0;
  const start = (): Procedure<Finding<unknown>> => {
    if (++runs > MOST) throw TOO_MANY;
    return thrownSoFar(procedureOf(book, asked)!, asked.throws);
  };
  try {
    const { chances, because } = odds(start);
    return { odds: chances.map(({ ways, of, result }) => ({ p: ways / of, result })), because };
  } catch (error) {
    if (error === TOO_MANY) return undefined;
    throw error;
  }
}
/** Five dice with six sides, and the way to each of them. */
const MOST = 10_000;
const TOO_MANY = new Error('too much to count');

function* thrownSoFar(procedure: Procedure<Finding<unknown>>, throws: Asked['throws']): Procedure<Finding<unknown>> {
  let step = procedure.next();
  for (const answer of throws) step = procedure.next(answer);
  while (!step.done) step = procedure.next(yield step.value);
  return step.value;
}
