import {
  answer,
  choose,
  contest,
  type Game,
  type Procedure,
  type Ruleset,
  rps,
  start,
  submit,
  typedDice,
} from '@umpire/engine';
import { expect, test } from 'vitest';
import { skirmish } from '../../../tests/kit/skirmish.js';
import { logOf } from './log.js';

type Types = typeof skirmish extends Ruleset<infer B> ? B : never;
const HOURS = [3, 5].map(value => ({ value, label: `${value} o’clock` }));

function* endedInSecret(game: Game<Types>): Procedure<void> {
  yield* choose('SKI-SEC-01', 'a', 'when do the others come?', HOURS, { secret: true });
  game.happen({ kind: 'ended' });
}
const secretly: Ruleset<Types> = {
  ...skirmish,
  perform: (game, by, order) => (order.verb === 'end' ? endedInSecret(game) : skirmish.perform(game, by, order)),
};

test('a number that was thrown is told to all, one that was chosen in secret to nobody', () => {
  const begun = start({ rules: secretly, options: {}, scenario: {}, dice: typedDice });
  if (!begun.ok) throw new Error(begun.error.message);
  const match = begun.value;
  answer(match, 'a', 4);
  submit(match, 'a', { verb: 'end' });
  answer(match, 'a', 5);
  answer(match, 'b', 6);
  for (const viewer of ['a', 'b', 'spectator'] as const) {
    const thrown = logOf(match as never, viewer).map(entry => entry.thrown?.map(({ value }) => value));
    expect(thrown).toEqual([[4], [6]]);
    expect(JSON.stringify(logOf(match as never, viewer))).not.toContain('5');
  }
});

test.each([
  ['must be decided', contest, ['draw', 'win'], ['draw again', 'a']],
  ['may be drawn', rps, ['draw'], ['draw']],
] as const)('a hand that %s says whether another follows', (_, hands, shown, told) => {
  function* ended(game: Game<Types>): Procedure<void> {
    yield* hands('SKI-SEC-01', 'a');
    game.happen({ kind: 'ended' });
  }
  const rules: Ruleset<Types> = {
    ...skirmish,
    perform: (game, by, order) => (order.verb === 'end' ? ended(game) : skirmish.perform(game, by, order)),
  };
  const begun = start({ rules, options: {}, scenario: {}, dice: typedDice });
  if (!begun.ok) throw new Error(begun.error.message);
  const match = begun.value;
  answer(match, 'a', 4);
  submit(match, 'a', { verb: 'end' });
  for (const hand of shown) answer(match, 'a', hand);
  const thrown = logOf(match as never, 'b').at(-1)?.thrown ?? [];
  const words = thrown.flatMap(({ won, again }) => (won ? [again ? `${won} again` : won] : []));
  expect(words).toEqual(told);
});
