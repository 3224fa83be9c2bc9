import { type AnyQuestion, type Finding, isRefusal, type Options, type Procedure, type Refusal } from '@umpire/engine';
import { type ZodType, z } from 'zod';
import { distanceIn, needed, number, object, question } from '../../common/book/fields.js';

export { flag, list, number, object, once, oneOf, question, text, whole } from '../../common/book/fields.js';

/** W, 0 or more. */
export const distance = distanceIn('vignette widths');
export const centimetres = distanceIn('cm');

/** IGR-GEO-02. */
export const pose = object({ x: number, y: number, facing: number });
export const place = object({ x: number, y: number });
export const polygon = z
  .array(z.tuple([number, number], { error: 'is a corner: [x, y]' }), { error: needed('a list of corners') })
  .min(3, { error: 'is a list of three corners or more' });
export const corners = (given: readonly (readonly [number, number])[]) => given.map(([x, y]) => ({ x, y }));

/**
 * A question that is thrown for. Members of the result that only say what was thrown (`leftOut`) are left out of odds (7.1), and
 * throws that are repeated after a tie are counted without ties.
 */
export const thrownFor = <Given extends object>(
  title: string,
  given: ZodType<Given>,
  leftOut: readonly string[],
  ask: (given: Given, options: Options, counting: boolean) => Refusal | Procedure<Finding<object>>,
): AnyQuestion =>
  question(title, given, (asked, options, counting) => {
    const procedure = ask(asked, options, counting);
    return !counting || isRefusal(procedure) ? procedure : without(procedure, leftOut);
  });

function* without(procedure: Procedure<Finding<object>>, leftOut: readonly string[]): Procedure<Finding<object>> {
  const { result, because } = yield* procedure;
  return { result: Object.fromEntries(Object.entries(result).filter(([name]) => !leftOut.includes(name))), because };
}
