import { z } from 'zod';
import {
  distanceIn,
  FAR,
  flag,
  needed,
  number,
  object,
  oneOf,
  question as plainQuestion,
  positive,
  text,
  whole,
} from '../../common/book/fields.js';
import { DUGS, QUALITIES, STATES, WEAPONS } from '../pieces.js';

export {
  flag,
  list,
  no,
  number,
  object,
  once,
  oneOf,
  positive,
  question as varyingQuestion,
  whole,
} from '../../common/book/fields.js';

/** A question whose number of throws hangs on no score (7.0). */
export const question: typeof plainQuestion = (title, given, ask) => ({
  ...plainQuestion(title, given, ask),
  fixedThrows: true,
});

export const cm = distanceIn('cm');
export const metres = distanceIn('metres');
/** A number, 0 or more, that is no distance. */
export const amount = z
  .number({ error: needed('a number, 0 or more') })
  .min(0, { error: 'is a number, 0 or more' })
  .max(FAR, { error: `is no more than ${FAR}` });
export const percent = z
  .number({ error: needed('a number from 0 to 100') })
  .min(0, { error: 'is a number from 0 to 100' })
  .max(100, { error: 'is a number from 0 to 100' });
/** PLA-SCN-07: more than a table holds. What is counted out one by one has this bound. */
const MANY = 200;
export const several = (least: number) => whole(least, MANY);
/** Of either sign. */
export const score = whole(-FAR, FAR);
export const yes = flag.default(true);
export const weapon = oneOf(WEAPONS);
export const quality = oneOf(QUALITIES).default('average');
export const state = oneOf(STATES).default('ok');
export const dug = oneOf(DUGS).default('none');
/** A base along the axes, its centre and size in cm. */
export const placedBase = object({
  id: text,
  x: number,
  y: number,
  w: positive.default(2),
  d: positive.default(2),
});
export const sides = <T extends z.ZodType>(field: T) => object({ a: field, b: field });
