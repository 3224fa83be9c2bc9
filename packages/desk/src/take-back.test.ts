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
