import type { BattlePlan, Library } from '@umpire/desk';
import { describe, expect, test } from 'vitest';
import { nextPlan, rematchOf } from './plan.js';

const PLAN: BattlePlan = {
  ruleset: 'a-book',
  scenario: { table: 24 },
  title: 'A battle',
  options: { 'R-1': 'yes' },
  seats: { a: 'person', b: { bot: 'greedy' } },
  dice: { kind: 'seeded', seed: 4 },
};

test('a rematch is the same battle with other dice, and whoever held one side holds the other', () => {
  expect(rematchOf(PLAN, 'new', 'changed')).toEqual({
    ...PLAN,
    seats: { a: { bot: 'greedy' }, b: 'person' },
    dice: { kind: 'seeded', seed: 'new' },
  });
});

test('dice of a real table stay there', () => {
  expect(rematchOf({ ...PLAN, dice: { kind: 'typed' } }, 'new', 'changed').dice).toEqual({ kind: 'typed' });
});

test('a rematch with the same sides', () => expect(rematchOf(PLAN, 'new', 'same').seats).toEqual(PLAN.seats));

describe('the next battle', () => {
  const entry = (title: string, size = 'small', options?: Record<string, string>) => ({
    ...{ id: title, title, text: '', size, data: { id: title } },
    ...(options && { options }),
  });
  const scenarios = [entry('A battle'), entry('By dice', 'generated'), entry('Another', 'small', { 'R-1': 'no' })];
  const library = { books: [{ id: 'a-book', scenarios }] } as unknown as Pick<Library, 'books'>;

  test('is the one that follows in the list of its book, by its own options and with other dice', () =>
    expect(nextPlan(library, { ...PLAN, terms: [] }, 'new')).toEqual({
      ...PLAN,
      scenario: { id: 'Another' },
      title: 'Another',
      options: { 'R-1': 'no' },
      dice: { kind: 'seeded', seed: 'new' },
    }));
  test.each([
    ['the last of its book', { title: 'Another' }],
    ['a battle of one’s own', { title: 'Mine' }],
    ['of a book that is not here', { ruleset: 'gone' }],
  ])('there is none after %s', (_, change) => expect(nextPlan(library, { ...PLAN, ...change }, 'new')).toBeUndefined());
  test('a side that was shared is one player’s again', () => {
    const shared = {
      ...PLAN,
      players: { a: [['x'], ['y']] },
      seats: { 'Red 1': 'person', 'Red 2': 'person', b: 'person' },
    };
    expect(nextPlan(library, shared as BattlePlan, 'new')).toMatchObject({ seats: { a: 'person', b: 'person' } });
    expect(nextPlan(library, shared as BattlePlan, 'new')).not.toHaveProperty('players');
  });
});
