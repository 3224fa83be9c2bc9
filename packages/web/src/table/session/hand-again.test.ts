import { expect, test } from 'vitest';
import { handAgain } from './hand-again.js';
import { AGAINST_BOT, TWO_PEOPLE, viewAt } from './testing.js';

const drawn = (value = { a: 'rock', b: 'rock' }, won = 'draw', text = 'hands') => [
  { before: 0, text, rule: 'X-3', value, won, again: won === 'draw' || undefined },
];
const asked = (thrown: unknown, seats = AGAINST_BOT) => {
  const view = viewAt('hands of both', { seats });
  return { ...view, log: [{ ...view.log[0]!, thrown }] } as typeof view;
};
const A_RESULT = [{ before: 0, text: 'hands', rule: 'X-3', value: { a: 'rock', b: 'rock' }, won: 'draw' }];

test.each([
  ['both showed rock', asked(drawn()), 'paper'],
  ['both showed scissors', asked(drawn({ a: 'scissors', b: 'scissors' })), 'rock'],
  ['nothing was shown yet', asked(undefined), undefined],
  ['somebody won', asked(drawn({ a: 'rock', b: 'paper' }, 'b')), undefined],
  ['something else was drawn', asked(drawn(undefined, undefined, 'other hands')), undefined],
  ['a draw is a result, and these are other hands', asked(A_RESULT), undefined],
  ['two people show themselves', asked(drawn(), TWO_PEOPLE), undefined],
  ['a friend elsewhere shows himself', asked(drawn(), { a: 'person', b: { player: 'Ben' } }), undefined],
] as const)('hands that were drawn are shown again by themselves: %s', (_, view, hand) =>
  expect(handAgain(view)).toBe(hand),
);
