import type { Seats } from '@umpire/desk';
import { expect, test } from 'vitest';
import { strangerAt } from './import-check.js';

test.each<[Seats, string | undefined]>([
  [{ a: 'person', b: 'person' }, undefined],
  [{ a: 'person', b: { bot: 'greedy' } }, undefined],
  [{ a: { bot: '__proto__' }, b: 'person' }, '__proto__'],
  [{ a: { bot: 'greedy' }, b: { bot: 'grandmaster' } }, 'grandmaster'],
])('a bot that nobody here knows holds a side: %j', (seats, stranger) => {
  expect(strangerAt(seats, [{ id: 'random' }, { id: 'greedy' }])).toBe(stranger);
});
