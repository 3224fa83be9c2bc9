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
  undo,
} from '@umpire/engine';
import { expect, test } from 'vitest';
import { skirmish } from '../../../tests/kit/skirmish.js';
import { logOf, newsInLog, nothingTold } from './log.js';

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

test('whoever is told only what is new has the whole log at every moment: while something is asked, and when it was taken back', () => {
  const begun = start({ rules: secretly, options: {}, scenario: {}, dice: typedDice });
  if (!begun.ok) throw new Error(begun.error.message);
  const match = begun.value;
  const told = { a: nothingTold(), spectator: nothingTold() };
  const logs: Record<string, unknown[]> = { a: [], spectator: [] };
  const move = (n: number, x: number) => submit(match, 'a', { verb: 'move', stand: `a${n}`, at: { x, y: 1000 } });
  const steps: [string, () => unknown, isNews: boolean][] = [
    ['the first die is awaited', () => undefined, false],
    ['it is thrown', () => answer(match, 'a', 4), true],
    ['nothing has happened', () => undefined, false],
    ['a stand has moved', () => move(1, 5300), true],
    ['it has moved back', () => undo(match, 'a'), true],
    ['it has moved elsewhere', () => move(1, 5350), true],
    ['something is asked in secret', () => submit(match, 'a', { verb: 'end' }), false],
    ['it is answered, and the other throws', () => answer(match, 'a', 5), true],
    ['he has thrown', () => answer(match, 'b', 6), true],
  ];
  for (const [what, done, isNews] of steps) {
    done();
    for (const viewer of ['a', 'spectator'] as const) {
      const { from, lines, same } = newsInLog(match as never, viewer, told[viewer]);
      logs[viewer] = [...logs[viewer]!.slice(0, from), ...lines];
      expect([what, logs[viewer]]).toEqual([what, logOf(match as never, viewer)]);
      expect([what, same]).toEqual([what, !isNews]);
    }
  }
});
