import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BattleRecord, type BookTypes, parseRecord, replay, takenOver, turnOf } from '@umpire/engine';
import { RULESETS, rulesetOf } from '@umpire/rulesets/all';
import { describe, expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../fixtures/', import.meta.url));

function recordsIn(path: string): { file: string; record: BattleRecord }[] {
  const files = readdirSync(path).filter(name => name.endsWith('.record.json'));
  return files.map(file => {
    const record = parseRecord(JSON.parse(readFileSync(`${path}${file}`, 'utf8')));
    if (!record.ok) throw new Error(JSON.stringify(record.error));
    return { file, record: record.value };
  });
}

/** Finished battles are kept, and must come out the same as long as their book's version does not change. */
describe('recorded battles', () => {
  const records = recordsIn(folder);
  for (const { file, record } of records)
    test(`${file} replays to the hashes on record`, () => {
      const match = replay(rulesetOf(record.ruleset)!, record);
      if (!match.ok) throw new Error(JSON.stringify(match.error));
      expect(turnOf(match.value)).toHaveProperty('over');
    });
  test('there are some of each book', () => {
    for (const { id } of RULESETS)
      expect(records.filter(({ record }) => record.ruleset === id).length).toBeGreaterThanOrEqual(2);
  });
});

/** Battles of earlier versions are kept as they were: they are read, and come out as they did or are named as what came out otherwise. */
describe('records of an earlier version', () => {
  for (const { file, record } of recordsIn(`${folder}earlier/`))
    test(file, () => {
      const rules = rulesetOf(record.ruleset)!;
      expect(record.version).toBeLessThan(rules.version);
      expect(record.entries.length).toBeGreaterThan(0);
      expect(replay(rules, record)).toMatchObject({ ok: false, error: { path: 'version' } });
      const today = takenOver<BookTypes>(rules, record);
      if (!today.ok) expect(today.error.path).toMatch(/^(options|scenario|start|entries\[\d+\])/);
    });
});
