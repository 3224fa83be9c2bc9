import { expect, test } from 'vitest';
import { agreedData } from './ruleset.js';

test('what was agreed on takes the place of what a scenario says, and leaves it as it was', () => {
  const data = Object.freeze({ id: 'field', armies: Object.freeze({ a: null, b: null }) });
  const agreed = [
    { path: ['armies', 'b'], value: { list: 'swiss' } },
    { path: ['limit', 'turns'], value: 9 },
  ];
  expect(agreedData(data, agreed)).toEqual({
    id: 'field',
    armies: { a: null, b: { list: 'swiss' } },
    limit: { turns: 9 },
  });
  expect(data).toEqual({ id: 'field', armies: { a: null, b: null } });
  expect(agreedData(data, [])).toBe(data);
});
