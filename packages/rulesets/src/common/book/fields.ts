import type { AnyQuestion, Finding, Options, Procedure, Question, Refusal } from '@umpire/engine';
import { type ZodType, z } from 'zod';

/** The kinds of field that questions are made of, each with a sentence that helps whoever got it wrong. */

export const needed =
  (what: string) =>
  ({ input }: { input?: unknown }): string =>
    input === undefined ? `is needed: ${what}` : `is ${what}`;

export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: needed(`one of ${values.join(', ')}`) });

export const flag = z.boolean({ error: needed('true or false') });
/** Something that holds only where it is said. */
export const no = flag.default(false);
export const text = z.string({ error: needed('a text') });
/** Farther than any table reaches; beyond it decimals would be lost. */
export const FAR = 1_000_000;

/** JSON knows -0, results should not. */
const plain = (n: number): number => n + 0;
const measure = (what: string, least: number) =>
  z
    .number({ error: needed(what) })
    .min(least, { error: least === 0 ? `is ${what}` : `is ${what}, no less than ${least}` })
    .max(FAR, { error: `is ${what}, no more than ${FAR}` })
    .overwrite(plain);

/** A coordinate or an angle. */
export const number = measure('a number', -FAR);
export const distanceIn = (unit: string) => measure(`a distance in ${unit}, 0 or more`, 0);
/** A number above 0. */
export const positive = z
  .number({ error: needed('a number above 0') })
  .gt(0, { error: 'is a number above 0' })
  .max(FAR, { error: `is no more than ${FAR}` });
export const whole = (least: number, most = Number.MAX_SAFE_INTEGER) => {
  const what =
    most === Number.MAX_SAFE_INTEGER ? `a whole number, ${least} or more` : `a whole number, ${least} to ${most}`;
  return z
    .int({ error: needed(what) })
    .min(least, { error: `is ${what}` })
    .max(most, { error: `is ${what}` })
    .overwrite(plain);
};
export const list = <T extends ZodType>(of: T, least = 0) =>
  z.array(of, { error: needed('a list') }).min(least, { error: `is a list of ${least} or more` });
export const object = <T extends Record<string, ZodType>>(fields: T) =>
  z.strictObject(fields, { error: issue => (issue.code === 'invalid_type' ? needed('an object')(issue) : undefined) });

/** A question, its types held together by its schema. */
export const question = <Given>(
  title: string,
  given: ZodType<Given>,
  ask: (given: Given, options: Options, counting: boolean) => Refusal | Finding<unknown> | Procedure<Finding<unknown>>,
): AnyQuestion => ({ title, given, ask }) satisfies Question<Given>;

/**
 * Odds ask the same question once for every outcome: what hangs on no throw is worked out once. Remembered is the last
 * answer only, by the identity of what was given.
 */
export function once<Given, T>(work: (given: Given, options: Options) => T): (given: Given, options: Options) => T {
  let last: { readonly given: Given; readonly options: Options; readonly value: T } | undefined;
  return (given, options) => {
    if (last?.given !== given || last.options !== options) last = { given, options, value: work(given, options) };
    return last.value;
  };
}
