import type { BattlePlan } from '@umpire/desk';
import { expect, test } from 'vitest';
import { rematchOf } from './plan.js';

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
