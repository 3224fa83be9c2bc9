import type { AnyRuleset, TableSeat } from '@umpire/engine';
import { expect, test, vi } from 'vitest';
import { skirmish } from '../../../tests/kit/skirmish.js';
import type { BattlePlan } from './messages.js';
import { makeDesk } from './study-desk.js';

/** For whom the book was asked: for scenes and for menus; and whether a gesture could draw what it suggests. */
const asked: { readonly scene: (TableSeat | undefined)[]; readonly menu: (TableSeat | undefined)[] } = {
  scene: [],
  menu: [],
};
let drew = false;
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
    gesture(seat, field, sofar) {
      drew = seat.chance !== undefined;
      return face.gesture(seat, field, sofar);
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
  desk.battleView('spectator');
  const seat = { id: 'a', side: 'a' };
  expect(asked).toEqual({ scene: [seat, undefined], menu: [seat] });
});

test('a gesture may draw what it suggests, so that the order of a list tells nothing', () => {
  const desk = makeDesk();
  desk.open(plan, 'x');
  desk.gesture('a', 'target', { verb: 'shoot', stand: 'a1' });
  expect(drew).toBe(true);
});
