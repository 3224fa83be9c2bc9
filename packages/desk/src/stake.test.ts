import { BOTS, fought } from '@umpire/bots';
import { type Ask, type Match, otherSide } from '@umpire/engine';
import { rulesetOf } from '@umpire/rulesets/all';
import { expect, test } from 'vitest';
import { giverOf } from './sides.js';
import { answerPreviewsOf, stakeOf } from './stake.js';

const greedy = BOTS.find(({ id }) => id === 'greedy')!;
const MANY = 4;

/** The first asks of a battle between bots that stand in the middle of an order of this verb. */
function* asksOf(book: string, verb: string): Generator<Match<never>> {
  const rules = rulesetOf(book)!;
  let found = 0;
  for (const match of fought({ rules, scenario: rules.scenarios[0]!.data, bots: { a: greedy, b: greedy }, seed: 7 })) {
    if (!match.pending || match.entries.at(-1)!.order.verb !== verb) continue;
    yield match as never;
    if (++found >= MANY) return;
  }
}

const worth = (chances: readonly { ways: number; of: number; result: { good: number } }[]): number =>
  chances.reduce((sum, { ways, of, result }) => sum + (ways / of) * result.good, 0);
const hands = (chances: readonly { result: { text: string } }[]) =>
  chances.map(({ result }) => result.text.slice(0, 4));

test('whoever is struck sees the odds of the one who strikes, from his own side', () => {
  let seen = 0;
  for (const match of asksOf('mbt2020', 'engage')) {
    const by = giverOf(match, match.entries.at(-1)!.by) as 'a' | 'b';
    const [his, mine] = [stakeOf(match, by)!, stakeOf(match, otherSide(by))!];
    seen++;
    expect(worth(mine.odds.chances)).toBeCloseTo(-worth(his.odds.chances));
    expect([hands(his.odds.chances), hands(mine.odds.chances)]).toEqual([
      ['win:', 'draw', 'lose'],
      ['win:', 'draw', 'lose'],
    ]);
  }
  expect(seen).toBe(MANY);
});

test('nobody but the sides is told, and nothing where nothing is asked', () => {
  const [match] = asksOf('mbt2020', 'engage');
  expect(stakeOf(match!, 'spectator')).toBeUndefined();
  expect(stakeOf({ ...match!, pending: undefined }, 'a')).toBeUndefined();
});

test('once the die lies, whoever may answer is told what his answer can do, and no longer what might have been', () => {
  const odds = { chances: [{ ways: 1, of: 1, result: { text: 'B1 back', good: 1 } }], because: [] };
  const ask: Ask = {
    kind: 'answer',
    rule: 'X-1',
    text: 'does it return fire?',
    from: ['a'],
    sealed: false,
    fields: [
      {
        name: 'choice',
        gesture: {
          kind: 'choose',
          among: [
            { value: true, label: 'Yes' },
            { value: false, label: 'No' },
          ],
        },
      },
    ],
    preview: (_by, answer) => ({ because: [], ...(answer === true && { odds }) }),
  };
  const [match] = asksOf('mbt2020', 'engage');
  const by = giverOf(match!, match!.entries.at(-1)!.by) as 'a' | 'b';
  const asked = { ...match!, pending: { ask: { ...ask, from: [otherSide(by)] }, given: {} } } as typeof match & object;
  expect(stakeOf(asked, by)).toBeDefined();
  const last = asked.entries.at(-1)!;
  const die = { ask: { kind: 'die', rule: 'X-1', text: 'a die', by, sides: 6 }, answer: 3, after: 0 } as const;
  const cast = { ...asked, entries: [...asked.entries.slice(0, -1), { ...last, answered: [die] }] };
  expect([stakeOf(cast, by), stakeOf(cast, otherSide(by))]).toEqual([undefined, undefined]);
  // and so it is once hands were shown
  const shown = { ...die, ask: match!.pending!.ask };
  const struck = { ...asked, entries: [...asked.entries.slice(0, -1), { ...last, answered: [shown] }] };
  expect(stakeOf(struck as never, by)).toBeUndefined();
  expect(answerPreviewsOf(cast, otherSide(by))).toEqual([{ value: true, label: 'Yes', odds }]);
  expect([answerPreviewsOf(cast, by), answerPreviewsOf(cast, 'spectator')]).toEqual([[], []]);
});
