import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { certainly, UNSURE } from './certain.js';

const place = z.strictObject({ x: z.int().min(-10).max(10), y: z.int().min(-10).max(10) });
/** Orders as books write them: what is read quickly, and beside it what never is. */
const order = z.discriminatedUnion('verb', [
  z.strictObject({ verb: z.literal('wait') }),
  z.strictObject({ verb: z.literal('go'), stand: z.string().min(1).max(3), path: z.array(place).min(1).max(2) }),
  z.strictObject({ verb: z.literal('form'), mode: z.enum(['line', 'column']), at: place, loud: z.boolean() }),
  z.strictObject({ verb: z.literal('turn'), by: z.int().default(5) }),
  z.strictObject({ verb: z.literal('say'), text: z.string().refine(text => text !== 'a') }),
]);

const go = { verb: 'go', stand: 'A1', path: [{ x: 1, y: 2 }] };
const formed = { verb: 'form', mode: 'line', at: { y: 1, x: 10 }, loud: false };

test('what is certainly right is read as Zod reads it, fields in the order of the schema, and nothing of what was given is kept', () => {
  for (const right of [{ verb: 'wait' }, go, formed]) {
    const read = certainly(order, right);
    expect(JSON.stringify(read)).toBe(JSON.stringify(order.parse(right)));
    expect(read).not.toBe(right);
  }
  expect((certainly(order, go) as typeof go).path).not.toBe(go.path);
});

test('of everything else nothing is said', () => {
  const others: unknown[] = [
    undefined,
    'go',
    [],
    { verb: 'run' },
    { verb: 'wait', more: 1 },
    { ...go, stand: '' },
    { ...go, stand: 'A123' },
    { ...go, path: [] },
    { ...go, path: [{ x: 11, y: 0 }] },
    { ...go, path: [{ x: 0.5, y: 0 }] },
    { verb: 'go', stand: 'A1' },
    { ...formed, mode: 'square' },
    Object.assign(Object.create({ more: 1 }), { verb: 'wait' }),
    JSON.parse('{"verb":"wait","__proto__":1}'),
    { verb: 'turn', by: 3 },
    { verb: 'say', text: 'b' },
  ];
  for (const other of others) expect(certainly(order, other)).toBe(UNSURE);
});

test('whatever is given, it is never read otherwise than by Zod', () => {
  const number = fc.oneof(fc.integer({ min: -12, max: 12 }), fc.double(), fc.constantFrom(-0, Number.NaN, 2 ** 60));
  const word = fc.oneof(fc.string({ maxLength: 4 }), fc.constantFrom('wait', 'go', 'form', 'turn', 'say', 'line', 'a'));
  const { value } = fc.letrec(tie => ({
    value: fc.oneof(
      { maxDepth: 4 },
      word,
      number,
      fc.boolean(),
      fc.constant(null),
      fc.constant(undefined),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.record(
        {
          x: number,
          y: number,
          verb: word,
          stand: word,
          path: tie('value'),
          mode: word,
          at: tie('value'),
          more: number,
        },
        { requiredKeys: [] },
      ),
    ),
  }));
  const near = fc
    .tuple(
      fc.constantFrom<object>(go, formed, { verb: 'wait' }, { verb: 'turn' }),
      fc.constantFrom('path', 'stand', 'at', 'mode', 'loud', 'verb', 'by'),
      value,
    )
    .map(([right, field, other]) => ({ ...right, [field]: other }));
  fc.assert(
    fc.property(fc.oneof(value, near), given => {
      const read = certainly(order, given);
      if (read === UNSURE) return;
      expect(order.safeParse(given)).toEqual({ success: true, data: read });
    }),
    { numRuns: 2000 },
  );
});
