import { rulesetOf } from '@umpire/rulesets/all';
import { expect, test } from 'vitest';
import { bringBook } from './books.js';
import type { BattleView, Outcome } from './messages.js';
import { makeDesk } from './study-desk.js';

const viewOf = (outcome: Outcome): BattleView => {
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.battleView;
};

/** A battle in which Red is about to say which of his Battle Groups moves. */
function beforeAnyGroupIsChosen(book: string, scenario: string) {
  bringBook(rulesetOf(book)!);
  const desk = makeDesk();
  const bot = { bot: 'greedy' } as const;
  const dice = { kind: 'seeded', seed: 4 } as const;
  const plan = { ruleset: book, scenario, title: scenario, options: {}, seats: { a: bot, b: bot }, dice };
  let view = viewOf(desk.open(plan, 'x'));
  while (!view.menu.some(({ verb, closed, byItself }) => verb === 'selectGroup' && !closed && !byItself))
    view = viewOf(desk.think('a'));
  return { desk, view };
}

test.each([
  ['MBT20-TRN-22', 'mbt2020', 'mbt2020-3-river-corps'],
  ['MBT45-TRN-22', 'mbt1945', 'mbt1945-3-river-corps'],
])(
  '%s before a Battle Group is chosen its stands move together with the choice, and one undo takes back both',
  (_, book, scenario) => {
    const { desk, view } = beforeAnyGroupIsChosen(book, scenario);
    const items = view.menu.filter(({ verb, after }) => verb === 'tactical' && after);
    expect(new Set(items.map(({ after }) => JSON.stringify(after))).size).toBeGreaterThan(1);
    const item = items[0]!;
    const { x, y, facing } = view.scene.pieces.find(({ id }) => id === item.stand)!;
    const ahead = { x, y: y + (facing === 0 ? 100 : -100) };
    expect(desk.reach('a', 'tactical', item.stand!)).toHaveProperty('outline');
    expect(desk.preview('a', { verb: 'tactical', stand: item.stand, path: [ahead], facing })).not.toHaveProperty(
      'refusal',
    );
    const whole = desk.wholeOrder('a', item, { path: [ahead] });
    if (!('order' in whole)) throw new Error(whole.message);
    // nothing has happened yet: asking chooses nobody
    expect(viewOf(desk.battleView('a')).menu).toEqual(view.menu);
    const onto = view.scene.pieces.find(
      ({ id, where, side }) => id !== item.stand && where === 'table' && side === 'a',
    )!;
    const refused = { ...whole.order, path: [{ x: onto.x, y: onto.y }] };
    expect(desk.order('a', refused, 'a').ok).toBe(false);
    expect(viewOf(desk.battleView('a')).entries).toBe(view.entries);
    const moved = viewOf(desk.order('a', whole.order, 'a'));
    expect(moved.scene.pieces.find(({ id }) => id === item.stand)).toMatchObject(ahead);
    expect(moved.menu.filter(({ after }) => after)).toEqual([]); // one Battle Group moves in a round
    const back = viewOf(desk.undo('a'));
    expect([back.entries, back.scene.pieces]).toEqual([view.entries, view.scene.pieces]);
  },
);

test.each([
  ['MBT20-TRN-22', 'mbt2020', 'mbt2020-3-river-corps'],
  ['MBT45-TRN-22', 'mbt1945', 'mbt1945-3-river-corps'],
])(
  '%s a whole Battle Group is pushed before it is chosen; who must be chosen first does not count as waiting',
  (_, book, scenario) => {
    const { desk, view } = beforeAnyGroupIsChosen(book, scenario);
    const [first] = view.menu.filter(({ verb, after }) => verb === 'tactical' && after);
    const group = view.menu
      .filter(({ verb, after }) => verb === 'tactical' && JSON.stringify(after) === JSON.stringify(first!.after))
      .map(({ stand }) => stand!);
    const pushed = desk.push('a', { verb: 'tactical', stands: group, dx: 0, dy: 100, turn: 0 });
    expect(pushed.filter(one => 'order' in one).length).toBeGreaterThan(1);
    expect(desk.readiness('a').filter(({ can }) => can.includes('move'))).toEqual([]);
  },
);

test('what is no order, and who sits nowhere, is refused as ever', () => {
  const { desk, view } = beforeAnyGroupIsChosen('mbt1945', 'mbt1945-3-river-corps');
  for (const order of [null, undefined, 7, 'tactical', [], { verb: 'tactical', stand: 'Z9' }, { verb: 'tactical' }])
    expect(desk.order('a', order, 'a').ok).toBe(false);
  expect(desk.order('spectator', { verb: 'tactical', stand: 'A2' }, 'a').ok).toBe(false);
  expect(viewOf(desk.battleView('a')).entries).toBe(view.entries);
});
