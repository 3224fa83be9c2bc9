import { type AnyRuleset, type Asking, type BookTypes, random, type Seat, seededDice, start } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { skirmish } from '../../../tests/kit/skirmish.js';
import { BOTS, type Bot, greedyBot, nodesOnly, situationOf, until } from './index.js';

const SEATS = [
  { id: 'left', side: 'a', commands: ['a1'] },
  { id: 'right', side: 'a' },
  { id: 'b', side: 'b' },
] as const;
const chances = { a: random(1), b: random(2) };

/** What a bot orders at a seat, what its book was asked for, and for whom. */
function ordered(bot: Bot, budget = nodesOnly(1)) {
  const asked: { readonly kind: string; readonly seat: Seat<BookTypes>['seat'] }[] = [];
  const { advice } = skirmish as unknown as AnyRuleset;
  const rules = {
    ...skirmish,
    advice: {
      ...advice,
      candidates(seat, chance) {
        asked.push({ kind: 'candidates', seat: seat.seat });
        return advice.candidates(seat, chance);
      },
      anyOrder(seat, chance) {
        asked.push({ kind: 'anyOrder', seat: seat.seat });
        return advice.anyOrder(seat, chance);
      },
    },
  } as AnyRuleset;
  const begun = start<BookTypes>({ rules, options: {}, scenario: {}, dice: seededDice(3), seats: SEATS });
  if (!begun.ok) throw new Error(begun.error.message);
  const order = bot.order(situationOf(begun.value, 'left', chances, budget).situation);
  return { order, asked };
}

describe.each(BOTS.map(bot => [bot.id, bot] as const))('%s', (_, bot) => {
  test('asks the book for its own seat, with what it commands', () => {
    const { asked } = ordered(bot);
    expect(asked.length).toBeGreaterThan(0);
    for (const { seat } of asked) expect(seat).toEqual(SEATS[0]);
  });
});

describe('greedy takes what the book says', () => {
  /** Each side is asked for a stand before the battle begins. */
  const FALLING = { fallingBack: true };
  const of = (advice: Partial<AnyRuleset['advice']>, scenario: object = {}) => {
    const rules = { ...skirmish, advice: { ...skirmish.advice, ...advice } } as unknown as AnyRuleset;
    const begun = start<BookTypes>({ rules, options: {}, scenario, dice: seededDice(3), seats: SEATS });
    if (!begun.ok) throw new Error(begun.error.message);
    return begun.value;
  };
  test('the first of its candidates, which is the best', () => {
    const orders = [3, 2, 1].map(n => ({ verb: 'end', n }));
    const match = of({ candidates: () => orders.map((order, i) => ({ order, value: orders.length - i })) as never });
    const { situation } = situationOf(match, 'left', chances, nodesOnly(1));
    expect(greedyBot.order(situation)).toBe(orders[0]);
  });
  test('its answer to a question; to hands, or where it has none, any that is allowed', () => {
    const answered = (advised: unknown, hands: boolean) => {
      const { situation, asking } = situationOf(of({ answer: () => advised }, FALLING), 'b', chances);
      const { ask, ...rest } = asking!;
      return greedyBot.answer(situation, { ...rest, ask: { ...ask, ...(hands && { hands }) } as Asking['ask'] });
    };
    expect(answered('as advised', false)).toBe('as advised');
    expect(answered('as advised', true)).toMatch(/^b\d+$/);
    expect(answered(undefined, false)).toMatch(/^b\d+$/);
  });
});

describe('greedy weighs nothing', () => {
  test.each([
    ['where it is stopped', until({ aborted: true })],
    ['where it may look at no position', nodesOnly(0)],
  ])('%s, and gives any order', (_, budget) => {
    const { order, asked } = ordered(greedyBot, budget);
    expect(asked.map(({ kind }) => kind)).toEqual(['anyOrder']);
    expect(order.verb).toEqual(expect.any(String));
  });
});
