import { type ZodType, z } from 'zod';

/** How a field is read that older records write as a word. */
const readers = new WeakMap<ZodType, (word: string) => unknown>();

/**
 * A field that is no word now and was one in older records: both forms are taken, and an order stays on record as it was given (so its
 * hash is the same), but verbs are handed the form of today. Choices were words once, before they could be any value.
 */
export function formerlyWord<Now extends ZodType>(
  now: Now,
  word: ZodType<string>,
  read: (word: string) => z.output<Now>,
): Now {
  return readBy(read, z.union([now, word]) as unknown as Now);
}
function readBy<Now extends ZodType>(read: (word: string) => z.output<Now>, both: Now): Now {
  readers.set(both, read);
  return both;
}
/** Yes or no; once, the words. One list of values: orders are read by the million, and a union tries each of its parts. */
export const yesOrNo = readBy(
  word => word === 'yes',
  z.literal([true, false, 'yes', 'no']) as unknown as z.ZodLiteral<boolean>,
);

/** Names; once, in one word with blanks between them. */
export const namesIn = (word: string): string[] => word.split(' ').filter(name => name !== '');

/** Makes an order of today out of one as it may stand on record; the same one, if it is of today. */
export function readerOf(shape: Readonly<Record<string, ZodType>>): <O extends object>(order: O) => O {
  const read = Object.entries(shape).flatMap(([name, schema]) => {
    const reader = readers.get(schema) ?? readers.get(inner(schema));
    return reader ? [[name, reader] as const] : [];
  });
  return order => {
    let now = order;
    for (const [name, reader] of read) {
      const said = (order as Readonly<Record<string, unknown>>)[name];
      if (typeof said === 'string') now = { ...now, [name]: reader(said) };
    }
    return now;
  };
}
/** What a schema with a default, or one that may be missing, is about. */
const inner = (schema: ZodType): ZodType =>
  schema instanceof z.ZodDefault || schema instanceof z.ZodOptional ? (schema.unwrap() as ZodType) : schema;
