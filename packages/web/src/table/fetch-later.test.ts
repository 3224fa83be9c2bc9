import { expect, test } from 'vitest';
import { patiently } from './fetch-later.js';

const failing = (times: number) => {
  let tries = 0;
  return async () => {
    if (tries++ < times) throw new Error('the server is away');
    return `here after ${tries} tries`;
  };
};

test.each([
  [0, 'here after 1 tries'],
  [2, 'here after 3 tries'],
  [3, 'here after 4 tries'],
])('what cannot be fetched %d times comes in the end', async (times, came) => {
  expect(await patiently(failing(times), [0, 0, 0])).toBe(came);
});
test('what never comes is said to be away', async () => {
  await expect(patiently(failing(4), [0, 0, 0])).rejects.toThrow('the server is away');
});
