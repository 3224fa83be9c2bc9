import { describe, expect, test } from 'vitest';
import { skirmish } from '../examples/skirmish/index.js';
import type { SkirmishTypes } from '../examples/skirmish/rules.js';
import { start } from '../match/match.js';
import { parseRecord, recordOf, replay } from '../match/record.js';
import { isSealed, sealRecord, unsealed } from '../match/sealed.js';
import { random, randomFor, seededDice } from './seeded.js';

const SEED = '00112233445566778899aabbccddeeff';
/** The first throws of that seed and of the small seed 7: records hang on them. */
const THROWN = '336134541613314662534361';
const SMALL = '114665561316124354551344';
const thrown = (dice: ReturnType<typeof seededDice>, times: number) =>
  Array.from({ length: times }, () => dice.throw(6));

describe('dice of 128 bits', () => {
  test('the same seed throws the same, everywhere and for ever', () => {
    expect(thrown(seededDice(SEED), 24).join('')).toBe(THROWN);
    expect(thrown(seededDice(SEED.replace('0', '1')), 24).join('')).not.toBe(THROWN);
  });
  test('a copy goes on from the same place, wherever that is', () => {
    for (let before = 0; before < 20; before++) {
      const dice = seededDice(SEED);
      thrown(dice, before);
      expect(thrown(dice.copy(), 12)).toEqual(thrown(dice, 12));
    }
  });
  test('every score is as likely as the others', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (const score of thrown(seededDice(SEED), 6000)) counts[score! - 1]!++;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
  test('what bots draw is not what the dice show, for either side', () => {
    const drawn = (chance: ReturnType<typeof random>) => Array.from({ length: 24 }, () => chance.below(6) + 1);
    const streams = [thrown(seededDice(SEED), 24), drawn(randomFor(SEED, 'a')), drawn(randomFor(SEED, 'b'))];
    expect(new Set(streams.map(String)).size).toBe(3);
  });
  test('small seeds throw what they always threw', () => {
    expect(thrown(seededDice(7), 24).join('')).toBe(SMALL);
    expect(randomFor(7, 'b').below(1000)).toBe(random(16).below(1000));
  });
});

describe('a battle of a long seed', () => {
  const begin = { rules: skirmish, options: {}, scenario: {}, dice: seededDice(SEED), settings: { hashes: true } };
  const begun = start<SkirmishTypes>(begin);
  if (!begun.ok) throw new Error(begun.error.message);
  const record = recordOf(begun.value);
  test('is recorded and replayed', () => {
    expect(record.dice).toEqual({ kind: 'seeded', generator: 'sha256', seed: SEED });
    const parsed = parseRecord(JSON.parse(JSON.stringify(record)));
    expect(parsed.ok && replay(skirmish, parsed.value)).toMatchObject({ ok: true });
  });
  test.each([
    ['too short', 'abc'],
    ['no number', 'x'.repeat(32)],
    ['a number', 7],
  ])('whose seed is %s is none', (_, seed) => {
    const dice = { ...record.dice, seed };
    expect(parseRecord({ ...record, dice })).toMatchObject({ ok: false, error: { path: 'dice.seed' } });
  });
  test('is handed out sealed while it goes on: neither seed nor orders can be read, and it opens as it was', () => {
    const named = { ...record, scenario: { name: 'Żółw “Ω” 🛡' } };
    const file = JSON.stringify(sealRecord(named, { a: 'person', b: { bot: 'greedy' } }));
    for (const secret of [SEED, 'start', 'entries', 'Ω']) expect(file).not.toContain(secret);
    expect(isSealed(JSON.parse(file))).toBe(true);
    expect(unsealed(JSON.parse(file))).toEqual(JSON.parse(JSON.stringify(named)));
    expect(parseRecord(sealRecord(record, null))).toMatchObject({ ok: true, value: { dice: record.dice } });
    expect(parseRecord({ sealed: 1, record: '%%%' })).toMatchObject({ ok: false });
  });
});
