import { z } from 'zod';
import { distanceIn, needed, number, object, question as plainQuestion } from '../../common/book/fields.js';

export {
  flag,
  list,
  no,
  object,
  once,
  oneOf,
  positive,
  question as varyingQuestion,
  text,
  whole,
} from '../../common/book/fields.js';

/** A question whose number of throws hangs on no score (7.1). */
export const question: typeof plainQuestion = (title, given, ask) => ({
  ...plainQuestion(title, given, ask),
  fixedThrows: true,
});

/** Metres, 0 or more. */
export const metres = distanceIn('metres');
/** Some whole numbers, each a choice. */
export const numbered = <const T extends readonly [number, ...number[]]>(values: T) =>
  z.literal(values as readonly T[number][], { error: needed(`one of ${values.join(', ')}`) });

/** The centre of a base, in metres, and its facing: 0 towards +y, 90 towards +x. */
export const position = object({ x: number, y: number, facing: number.default(0) });
export const place = object({ x: number, y: number });
export const outline = z
  .array(z.tuple([number, number], { error: 'is a corner: [x, y]' }), { error: needed('a list of corners') })
  .min(3, { error: 'is a list of three corners or more' });
export const corners = (given: readonly (readonly [number, number])[]) => given.map(([x, y]) => ({ x, y }));
