import { heldTo, issueOf, outOfBounds, type Refusal } from '@umpire/engine';
import type { z } from 'zod';

/** A request that is not carried out: the status, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.message);
  }
}

export const refuse = (status: number, message: string, path?: string): Refused =>
  new Refused(status, path === undefined ? { message } : { message, path });

const BOUNDS = { depth: 30, list: 20_000, text: 100_000, values: 200_000 };

/** What came in, if it has the form that is wanted; else a refusal with the path. */
export function checked<T>(schema: z.ZodType<T>, input: unknown): T {
  const large = outOfBounds(input, BOUNDS, '');
  if (large) throw new Refused(400, large);
  const parsed = heldTo(schema, input);
  if (!parsed.success) throw new Refused(400, issueOf(parsed.error.issues, ''));
  return parsed.data as T;
}
