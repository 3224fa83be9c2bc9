import { outOfBounds } from '@umpire/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACTS, messageSchema } from './calls.js';
import { isHarmless, isOrder, isUsual, messageIn } from './message.js';
import { BOUNDS } from './seat-desk.js';

const name = fc.oneof(
  fc.constantFrom('id', 'call', 'args', 'key', 'verb', 'by', '__proto__', 'constructor', 'length'),
  fc.string({ maxLength: 4 }),
);
const value = fc.oneof(
  fc.constantFrom<unknown>(
    0,
    -1,
    0.5,
    1e300,
    null,
    true,
    '',
    'a',
    'umpire',
    'spectator',
    'order',
    'order-no-1',
    [],
    {},
  ),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.string({ minLength: 60, maxLength: 110 }),
  fc.integer(),
);
const thing = fc.oneof(value, fc.array(value, { maxLength: 12 }), fc.dictionary(name, value, { maxKeys: 5 }));
/** As it comes over a line: a field that is called `__proto__` is a field. */
const sent = (made: unknown): unknown => JSON.parse(JSON.stringify(made));
const held = (schema: { safeParse(value: unknown): { success: boolean } }, of: unknown): boolean => {
  try {
    return schema.safeParse(of).success;
  } catch {
    return false;
  }
};

test('what is seen to be a message at a glance is one by its schema, and all that is one is read', () => {
  const near = fc.record(
    {
      id: fc.oneof(fc.nat(), value),
      call: fc.oneof(fc.constant('order'), value),
      args: fc.oneof(thing, fc.array(thing, { maxLength: 12 })),
      key: fc.oneof(fc.constantFrom('order-no-1', 'short', 'x'.repeat(64), 'x'.repeat(65)), value),
      more: value,
    },
    { requiredKeys: ['id', 'call', 'args'] },
  );
  let seen = 0;
  fc.assert(
    fc.property(fc.oneof(near, thing), made => {
      const message = sent(made);
      const fits = held(messageSchema, message);
      if (isUsual(message)) {
        seen++;
        expect(fits).toBe(true);
      }
      expect(messageIn(JSON.stringify(message)) !== undefined).toBe(fits);
    }),
    { numRuns: 20_000, seed: 1 },
  );
  expect(seen).toBeGreaterThan(20);
});

test('what is seen to be an order at a glance is one by its schema', () => {
  const order = fc.oneof(thing, fc.record({ verb: value, stand: thing }));
  let seen = 0;
  fc.assert(
    fc.property(fc.array(fc.oneof(value, order), { maxLength: 4 }), made => {
      const args = sent(made) as unknown[];
      if (!isOrder(args)) return;
      seen++;
      expect(held(ACTS.order, args)).toBe(true);
    }),
    { numRuns: 20_000, seed: 2 },
  );
  expect(seen).toBeGreaterThan(20);
});

test('a text that is harmless by itself says nothing that is out of bounds', () => {
  let seen = 0;
  fc.assert(
    fc.property(fc.oneof(fc.anything({ maxDepth: 14, withNullPrototype: false }), fc.jsonValue(), thing), made => {
      const text = JSON.stringify(made) ?? 'null';
      if (!isHarmless(text)) return;
      seen++;
      expect(outOfBounds(JSON.parse(text), BOUNDS, '')).toBeUndefined();
    }),
    { numRuns: 10_000, seed: 3 },
  );
  expect(seen).toBeGreaterThan(1000);
});

test.each([
  ['a list within a list, thirteen deep', `${'['.repeat(13)}${']'.repeat(13)}`],
  ['objects', `${'{"a":'.repeat(13)}1${'}'.repeat(13)}`],
  ['a letter that is written as a number', '"\\u001b[2J"'],
  ['a letter that is none', '"\u0007"'],
  ['what is not plain', '"\ud800"'],
  ['a long text', `"${'x'.repeat(2000)}"`],
])('%s is looked at more closely', (_, text) => {
  expect(isHarmless(text)).toBe(false);
});
