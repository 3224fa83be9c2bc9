import { expect, test } from 'vitest';
import { ago, seatsWords, turnWords } from './words.js';

const bots = [{ id: 'greedy', title: 'Greedy', text: '' }];

test.each([
  [{ a: 'person', b: { bot: 'greedy' } }, 'You (Red) against Greedy'],
  [{ a: { bot: 'unheard-of' }, b: 'person' }, 'You (Blue) against Unheard-of'],
  [{ a: 'person', b: 'person' }, 'Two players at one screen'],
  [{ a: { bot: 'greedy' }, b: { bot: 'greedy' } }, 'Greedy against Greedy'],
] as const)('who fights whom: %j', (seats, words) => expect(seatsWords(seats, bots)).toBe(words));

test('how a battle stands', () => {
  expect(turnWords({ waiting: ['a'], step: 'x', rule: 'X-1', text: 'moves' })).toBe('To act: Red');
  expect(turnWords({ over: 'b', rule: 'X-1', text: 'all is lost' })).toBe('Blue has won: all is lost');
  expect(turnWords({ over: 'draw', rule: 'X-1', text: 'night falls' })).toBe('A draw: night falls');
});

const NOW = Date.UTC(2026, 5, 15, 12);
test.each([
  [30_000, 'just now'],
  [5 * 60_000, '5 minutes ago'],
  [3 * 3_600_000, '3 hours ago'],
  [24 * 3_600_000, 'yesterday'],
  [7 * 24 * 3_600_000, '7 days ago'],
  [30 * 24 * 3_600_000, '16 May 2026'],
])('%d milliseconds are %s', (past, words) => expect(ago(NOW - past, NOW, 'en-GB')).toBe(words));
