import type { Seats } from '@umpire/desk';
import { fetchBook } from '@umpire/desk';
import { makeDesk } from '@umpire/desk/study';
import { type BattleRecord, parseRecord } from '@umpire/engine';
import { RULESETS } from '@umpire/rulesets/all';
import { describe, expect, test } from 'vitest';
import { exportedText } from './export.js';

const SEED = '00112233445566778899aabbccddeeff';
const record = {
  format: 2,
  ruleset: 'skirmish',
  version: 1,
  options: {},
  scenario: {},
  dice: { kind: 'seeded', generator: 'sha256', seed: SEED },
  seats: [],
  umpire: false,
  approval: 'off',
  hashing: 'changes',
  entries: [{ by: 'book', order: { verb: 'start' } }],
} as BattleRecord;
const GREEDY = { bot: 'greedy' };

test.each(RULESETS.map(rules => [rules.id, rules] as const))(
  '%s: a battle that nobody has begun is exported, imported and begun',
  async (_, rules) => {
    await fetchBook(rules.id);
    const desk = makeDesk();
    const seats: Seats = { a: 'person', b: { bot: 'random' } };
    for (const { data, title } of rules.scenarios) {
      const dice = { kind: 'typed' } as const;
      desk.open({ ruleset: rules.id, scenario: data, title, options: {}, seats, dice }, 'x');
      const asked = desk.battleView('umpire');
      const text = exportedText({ title, record: desk.record()!, seats });
      const parsed = parseRecord(JSON.parse(text));
      if (!parsed.ok) throw new Error(`${title}: ${parsed.error.path}: ${parsed.error.message}`);
      expect(makeDesk().study(parsed.value)).toMatchObject({ ok: true });
      const again = makeDesk();
      expect(again.resume(parsed.value, { ruleset: rules.id, title, seats }, 'x')).toMatchObject({ ok: true });
      expect(again.battleView('umpire')).toEqual(asked);
    }
  },
);

describe('what is handed out tells no more than its seat may know', () => {
  test.each<[string, Seats, string | undefined, boolean]>([
    ['against a bot, not over', { a: 'person', b: GREEDY }, undefined, false],
    ['two at one screen, not over', { a: 'person', b: 'person' }, undefined, false],
    ['against a bot, over', { a: 'person', b: GREEDY }, 'Red has won', true],
    ['bots alone', { a: GREEDY, b: GREEDY }, undefined, true],
  ])('%s', (_, seats, over, open) => {
    const text = exportedText({ title: 'A battle', record, seats, over });
    expect(text.includes(SEED)).toBe(open);
    expect(text.includes('entries')).toBe(open);
    expect(parseRecord(JSON.parse(text))).toEqual({ ok: true, value: record });
  });
});
