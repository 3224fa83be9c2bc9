import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseRecord, replay, turnOf } from '@umpire/engine';
import { RULESETS, rulesetOf } from '@umpire/rulesets/all';
import { describe, expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../fixtures/', import.meta.url));
const files = readdirSync(folder).filter(name => name.endsWith('.record.json'));

const recordIn = (file: string) => {
  const record = parseRecord(JSON.parse(readFileSync(`${folder}${file}`, 'utf8')));
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  return record.value;
};
const records = files.map(file => ({ file, record: recordIn(file) }));
const isCurrent = ({ record }: (typeof records)[number]) => record.version === rulesetOf(record.ruleset)!.version;

/** Finished battles are kept, and must come out the same as long as their book's version does not change. */
describe('recorded battles', () => {
  for (const { file, record } of records.filter(isCurrent))
    test(`${file} replays to the hashes on record`, () => {
      const match = replay(rulesetOf(record.ruleset)!, record);
      if (!match.ok) throw new Error(JSON.stringify(match.error));
      expect(turnOf(match.value)).toHaveProperty('over');
    });
  test('there are some of each book', () => {
    for (const { id } of RULESETS)
      expect(records.filter(r => isCurrent(r) && r.record.ruleset === id).length).toBeGreaterThanOrEqual(2);
  });
});

/** Battles of earlier versions are kept as they were: they are read, and refused by their version and nothing else. */
describe('records of an earlier version', () => {
  for (const { file, record } of records.filter(r => !isCurrent(r)))
    test(file, () => {
      expect(record.entries.length).toBeGreaterThan(0);
      expect(replay(rulesetOf(record.ruleset)!, record)).toMatchObject({ ok: false, error: { path: 'version' } });
    });
});
