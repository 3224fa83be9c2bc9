import { type AnyRuleset, GUIDE_START } from '@umpire/engine';
import { expect, test, vi } from 'vitest';
import { skirmish } from '../../../tests/kit/skirmish.js';
import type { Outcome } from './messages.js';
import { makeDesk } from './study-desk.js';

const count = { view: 0, scene: 0, menu: 0 };
const counted = {
  ...skirmish,
  view: (...args: Parameters<typeof skirmish.view>) => {
    count.view++;
    return skirmish.view(...args);
  },
  face: {
    ...skirmish.face,
    guide: () => ({
      side: 'a',
      steps: [{ id: 'x', title: 'X', text: 'x', toRead: true }],
      comes: () => true,
      isMet: () => false,
      shows: () => [],
    }),
    scene: (...args: Parameters<typeof skirmish.face.scene>) => {
      count.scene++;
      return skirmish.face.scene(...args);
    },
    menu: (...args: Parameters<typeof skirmish.face.menu>) => {
      count.menu++;
      return skirmish.face.menu(...args);
    },
  },
} as unknown as AnyRuleset;
vi.mock('./books.js', () => ({ rulesetOf: () => counted }));

const plan = {
  ruleset: 'skirmish',
  scenario: 'skirmish',
  title: 'Skirmish',
  options: {},
  seats: { a: 'person', b: { bot: 'greedy' } },
  dice: { kind: 'seeded', seed: 4 },
} as const;
const MOVE = { verb: 'move', stand: 'a1', at: { x: 5300, y: 1000 } } as const;

/** What was built since the last time somebody asked. */
function built(): string {
  const { view, scene, menu } = count;
  Object.assign(count, { view: 0, scene: 0, menu: 0 });
  return `view ${view}, scene ${scene}, menu ${menu}`;
}

test('a position is looked at once by each viewer, whatever is asked of it', () => {
  const desk = makeDesk();
  const done = (outcome: Outcome) => expect(outcome.ok).toBe(true);
  // biome-ignore format: one line a question
  const told: [string, () => void, string][] = [
    ['open',               () => done(desk.open(plan, 'x')),                                'view 1, scene 1, menu 1'],
    ['look again',         () => done(desk.battleView('a')),                                'view 0, scene 0, menu 0'],
    ['take a piece up',    () => void desk.inspect('a', 'a1'),                              'view 0, scene 0, menu 0'],
    ['its gesture',        () => void desk.gesture('a', 'at', { verb: 'move', stand: 'a1' }), 'view 0, scene 0, menu 0'],
    ['what it would do',   () => void desk.preview('a', MOVE),                              'view 0, scene 0, menu 0'],
    ['its reach',          () => void desk.reach('a', 'move', 'a1'),                        'view 0, scene 0, menu 0'],
    ['its guide',          () => void desk.guide('a', GUIDE_START),                         'view 0, scene 0, menu 0'],
    ['an order',           () => done(desk.order('a', MOVE, 'a')),                          'view 1, scene 1, menu 1'],
    ['the end of a turn',  () => done(desk.order('a', { verb: 'end' }, 'a')),               'view 1, scene 1, menu 1'],
    ['a bot, which looks', () => done(desk.think('a')),                                     'view 2, scene 1, menu 1'],
  ];
  for (const [what, ask, expected] of told) {
    ask();
    expect(`${what}: ${built()}`).toBe(`${what}: ${expected}`);
  }
});
