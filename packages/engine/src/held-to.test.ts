import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { heldTo } from './held-to.js';

/** A length that can be compared with no number. */
const ODD = { length: { toString: 1, valueOf: 1 } };
const nested = (deep: number): unknown => JSON.parse('['.repeat(deep) + ']'.repeat(deep));

describe('a value from outside is held to a schema without breaking it', () => {
  test.each<[string, z.ZodType, unknown, (string | number)[]]>([
    ['a text', z.string().min(1), ODD, []],
    ['a text with a limit', z.string().max(40), ODD, []],
    ['a field', z.object({ name: z.string().length(3) }), { name: ODD }, ['name']],
    ['an element', z.array(z.string().min(1)), ['ok', ODD], [1]],
    ['a list', z.object({ path: z.array(z.int()).min(1) }), { path: ODD }, ['path']],
    ['without end', z.json(), nested(100_000), []],
  ])('%s', (_, schema, value, path) => {
    expect(heldTo(schema, value)).toMatchObject({ success: false, error: { issues: [{ path }] } });
  });

  test('and what fits is as it was', () => {
    expect(heldTo(z.object({ n: z.int().default(3) }), {})).toEqual({ success: true, data: { n: 3 } });
  });
});
