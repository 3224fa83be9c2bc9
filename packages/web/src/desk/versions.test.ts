import { RULESETS } from '@umpire/rulesets/all';
import { describe, expect, test } from 'vitest';
import { fetchBook } from './books.js';
import { makeDesk } from './desk.js';
import type { BattlePlan } from './messages.js';

const rules = RULESETS.find(book => book.scenarios.some(({ id }) => id === 'ridge-1815')) ?? RULESETS[1]!;
await fetchBook(rules.id);

const plan: BattlePlan = {
  ruleset: rules.id,
  scenario: rules.scenarios[0]!.data,
  title: 'of an earlier version',
  options: {},
  seats: { a: { bot: 'random' }, b: { bot: 'random' } },
  dice: { kind: 'seeded', seed: 7 },
};

describe('a battle that an earlier version of its book began', () => {
  const desk = makeDesk();
  desk.open(plan, 'x');
  for (let i = 0; i < 12; i++) desk.think('umpire');
  const kept = desk.keep()!;
  const before = desk.battleView('umpire');
  // its hashes are those of another version, so that it does not come out the same
  const record = { ...kept.record!, version: rules.version - 1 };

  test('goes on from the state that was kept, and says so', () => {
    const resumed = makeDesk().resume(record, plan, 'x', [], structuredClone(kept.state));
    if (!resumed.ok || !before.ok) throw new Error('it does not go on');
    expect(resumed.battleView.scene.pieces).toEqual(before.battleView.scene.pieces);
    expect(resumed.battleView.log[0]!.lines[0]!.text).toMatch(
      /^Carried over from version \d+ of the rules, after \d+ entries$/,
    );
  });

  test.each([
    ['without a state', undefined],
    ['with one that is none', { stands: [null] }],
  ])('%s it is refused', (_, state) => {
    expect(makeDesk().resume(record, plan, 'x', [], state)).toMatchObject({ ok: false });
  });
});
