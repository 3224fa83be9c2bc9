import type { AnyRuleset, TableSeat } from '@umpire/engine';
import { expect, test, vi } from 'vitest';
import { skirmish } from '../../../../tests/kit/skirmish.js';
import { makeDesk } from './desk.js';
import type { BattlePlan } from './messages.js';

/** For whom the book was asked: for scenes and for menus. */
const asked: { readonly scene: (TableSeat | undefined)[]; readonly menu: (TableSeat | undefined)[] } = {
  scene: [],
  menu: [],
};
const { face } = skirmish;
const heard = {
  ...skirmish,
  face: {
    ...face,
    scene(look) {
      asked.scene.push(look.seat);
      return face.scene(look);
    },
    menu(seat) {
      asked.menu.push(seat.seat);
      return face.menu(seat);
    },
  } satisfies typeof face,
} as unknown as AnyRuleset;
vi.mock('./books.js', () => ({ rulesetOf: () => heard }));

const plan: BattlePlan = {
  ruleset: 'skirmish',
  scenario: 'skirmish',
  title: 'Skirmish',
  options: {},
  seats: { a: 'person', b: 'person' },
  dice: { kind: 'seeded', seed: 1 },
};

test('the book is told at which seat somebody looks and acts; a spectator has none', () => {
  const desk = makeDesk();
  desk.open(plan, 'x');
  desk.glance('spectator');
  const seat = { id: 'a', side: 'a' };
  expect(asked).toEqual({ scene: [seat, undefined], menu: [seat] });
});
