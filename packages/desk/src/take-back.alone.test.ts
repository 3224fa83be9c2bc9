import type { AnyRuleset } from '@umpire/engine';
import { expect, test, vi } from 'vitest';
import { skirmish } from '../../../tests/kit/skirmish.js';
import type { Outcome } from './messages.js';
import { makeDesk } from './study-desk.js';

vi.mock('./books.js', () => ({ rulesetOf: () => skirmish as unknown as AnyRuleset }));

const plan = {
  ruleset: 'skirmish',
  scenario: 'skirmish',
  title: 'Skirmish',
  options: {},
  seats: { a: 'person', b: { bot: 'greedy' } },
  dice: { kind: 'seeded', seed: 4 },
} as const;

/** Where the first two stands of Red are, and how many entries there are. */
function told(outcome: Outcome): string {
  if (!outcome.ok) return outcome.error.message;
  const { scene, entries } = outcome.battleView;
  const own = scene.pieces.filter(({ side }) => side === 'a').slice(0, 2);
  return `${own.map(({ x, y }) => `${x},${y}`).join(' ')}: ${entries}`;
}

test('what was ordered together is taken back, and done again, as a whole', () => {
  const desk = makeDesk();
  const begun = told(desk.open(plan, 'x'));
  const [one, other] = (desk.battleView('a') as Extract<Outcome, { ok: true }>).battleView.scene.pieces
    .filter(({ side }) => side === 'a')
    .slice(0, 2);
  const push = [one!, other!].map(({ id, x, y }) => ({ verb: 'move', stand: id, at: { x, y: y + 300 } }));
  const pushed = told(desk.orders('a', push, 'a'));
  expect(pushed).not.toBe(begun);
  expect(told(desk.undo('a'))).toBe(begun);
  expect(told(desk.redo('a'))).toBe(pushed);
  expect(told(desk.undo('a'))).toBe(begun);
});

test('whoever may not go stays, and where nobody may it is refused', () => {
  const desk = makeDesk();
  const begun = told(desk.open(plan, 'x'));
  const nobody = { verb: 'move', stand: 'z9', at: { x: 1, y: 1 } };
  expect(desk.orders('a', [nobody], 'a').ok).toBe(false);
  expect(told(desk.battleView('a'))).toBe(begun);
});

/** Moves a stand of Red, as a player or for him. */
function moving(desk: ReturnType<typeof makeDesk>, stand: number, byItself: boolean): Outcome {
  const { scene } = (desk.battleView('a') as Extract<Outcome, { ok: true }>).battleView;
  const { id, x, y } = scene.pieces.filter(({ side }) => side === 'a')[stand]!;
  return desk.order('a', { verb: 'move', stand: id, at: { x, y: y + 300 } }, 'a', byItself);
}
const seen = (outcome: Outcome) => {
  if (!outcome.ok) return outcome.error.message;
  const { entries, undo, acted } = outcome.battleView;
  return { entries, undo, acted };
};

test('what was done by itself is nobody’s deed: it is not taken back alone, but with the order before it', () => {
  const desk = makeDesk();
  const begun = told(desk.open(plan, 'x'));
  expect(seen(moving(desk, 0, true))).toEqual({ entries: 2, undo: 'there is nothing to take back', acted: undefined });
  expect(told(desk.undo('a'))).toBe('there is nothing to take back');
  const alone = told(desk.battleView('a'));
  expect(alone).not.toBe(begun);
  expect(seen(moving(desk, 1, false))).toEqual({ entries: 3, undo: undefined, acted: true });
  const { record } = desk.keep()!;
  const before = told(moving(desk, 2, true));
  expect(told(desk.undo('a'))).toBe(alone);
  expect(told(desk.redo('a'))).toBe(before);
  expect(told(desk.undo('a'))).toBe(alone);
  expect(record?.entries).toHaveLength(3);
});

test('what was done by itself is known as that when the battle is taken up again', () => {
  const desk = makeDesk();
  desk.open(plan, 'x');
  moving(desk, 0, true);
  const { record, unrecordedInputs, ...beside } = desk.keep()!;
  const again = makeDesk().resume(record!, plan, 'x', unrecordedInputs, beside);
  expect(seen(again)).toEqual({ entries: 2, undo: 'there is nothing to take back', acted: undefined });
});

test('two at one screen take back whatever was ordered last, whoever ordered it, and one of them does it again', () => {
  const desk = makeDesk();
  const begun = told(desk.open({ ...plan, seats: { a: 'person', b: 'person' } }, 'x'));
  const moved = told(moving(desk, 0, false));
  expect(seen(desk.battleView('b'))).toMatchObject({ undo: undefined });
  expect(told(desk.undo('b', 'a'))).toBe(begun);
  expect(told(desk.redo('a'))).toBe(moved);
});

test('against a bot nobody takes back what the other ordered', () => {
  const desk = makeDesk();
  desk.open(plan, 'x');
  moving(desk, 0, false);
  expect(seen(desk.battleView('b'))).toMatchObject({ undo: 'the latest order is not yours' });
  expect(told(desk.undo('b', 'a'))).toBe('the latest order is not yours');
});
