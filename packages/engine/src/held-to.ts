import type { z } from 'zod';
import { certainly, UNSURE } from './certain.js';

/** What a schema made of a value: the value as it is meant, or everything that is wrong with it. */
export type Parsed<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error: { readonly issues: readonly z.core.$ZodIssue[] } };

/**
 * Holds a value from outside to a schema, and whatever it is, says so. Zod asks everything that has a `length` how long it is, be it a text or
 * not, and breaks where that cannot be compared with a number; it breaks too on what is nested without end.
 */
export function heldTo<T>(schema: z.ZodType<T>, value: unknown): Parsed<T> {
  try {
    const read = certainly(schema, value);
    return read === UNSURE ? schema.safeParse(value) : { success: true, data: read as T };
  } catch {
    return { success: false, error: { issues: [unreadable(value)] } };
  }
}

const unreadable = (input: unknown): z.core.$ZodIssue => ({
  code: 'custom',
  path: falseLength(input, 0) ?? [],
  message: 'cannot be read',
  input,
});

/** Deeper than whatever is read without breaking. */
const DEEPEST = 100;

/** Where something says how long it is, and not by a number. */
function falseLength(value: unknown, depth: number): (string | number)[] | undefined {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return undefined;
  if (typeof (value as { length?: unknown }).length === 'object') return [];
  for (const [key, inner] of Object.entries(value)) {
    const path = falseLength(inner, depth + 1);
    if (path) return [Array.isArray(value) ? Number(key) : key, ...path];
  }
  return undefined;
}
