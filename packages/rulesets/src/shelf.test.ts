import { expect, test } from 'vitest';
import { ADJUDICATORS, REGISTERS, RULESETS } from './all/index.js';
import { bookOf, bookOfRule, SHELF } from './shelf.js';

const playable = SHELF.flatMap(({ id, title, play }) => (play ? [{ id, title, ...play }] : []));

test('what the shelf offers is what can be played, under the same names', async () => {
  for (const [i, book] of playable.entries()) {
    const rules = RULESETS[i]!;
    expect([rules.id, rules.title]).toEqual([book.id, book.title]);
    expect(book.scenarios).toEqual(rules.scenarios.map(scenario => ({ ...scenario, data: scenario.id })));
    expect(await book.options()).toBe(rules.options);
    const { options, questions } = ADJUDICATORS.find(({ id }) => id === book.id)!;
    // A book may leave settled rulings out of its questions; what players can choose is there.
    expect(options.filter(option => !rules.options.includes(option))).toEqual([]);
    expect(rules.options.filter(option => !option.settled && !options.includes(option))).toEqual([]);
    expect(questions).toBe(rules.questions);
  }
  expect(RULESETS).toHaveLength(playable.length);
});

test('scenarios that can be had one by one are those of the book', async () => {
  for (const [i, { each }] of playable.entries()) {
    if (!each) continue;
    const [one, rules] = [await each(), RULESETS[i]!];
    expect(Object.keys(one)).toEqual(rules.scenarios.map(({ id }) => id));
    for (const scenario of rules.scenarios) expect(await one[scenario.id]!()).toBe(scenario);
  }
});

test('every book of the shelf answers questions, under its own name', () => {
  expect(ADJUDICATORS.map(({ id, title }) => [id, title])).toEqual(SHELF.map(({ id, title }) => [id, title]));
});

test('a rule leads to its book', () => {
  for (const { book, entries } of REGISTERS) for (const { id } of entries) expect(bookOfRule(id)?.id, id).toBe(book);
  expect(bookOfRule('UMPIRE')).toBeUndefined();
  expect(bookOf('umpire')).toBeUndefined();
});

test('every book says what it is, what makes it special and whose it is', () => {
  for (const { period, scale, chance, text, credit } of SHELF) {
    for (const words of [period, scale, chance]) expect(words.length).toBeGreaterThan(3);
    expect(text.match(/[.!?](\s|$)/g)!.length).toBeLessThanOrEqual(2);
    expect(credit).toMatch(/^© /);
  }
});
