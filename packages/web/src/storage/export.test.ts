import { type BattleRecord, parseRecord } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import type { Seats } from '../desk/messages.js';
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
