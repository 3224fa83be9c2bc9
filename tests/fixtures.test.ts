import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BattleRecord, parseRecord, replay, turnOf } from '@umpire/engine';
import { rulesetOf } from '@umpire/rulesets/all';
import { describe, expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../fixtures/', import.meta.url));
const recordsIn = (path: string) => readdirSync(path).filter(name => name.endsWith('.record.json'));

function read(path: string): BattleRecord {
  const record = parseRecord(JSON.parse(readFileSync(path, 'utf8')));
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  return record.value;
}

/** Finished battles are kept, and must come out the same as long as their book's version does not change. */
describe('recorded battles', () => {
  const files = recordsIn(folder);
  for (const file of files)
    test(`${file} replays to the hashes on record`, () => {
      const record = read(`${folder}${file}`);
      const match = replay(rulesetOf(record.ruleset)!, record);
      if (!match.ok) throw new Error(JSON.stringify(match.error));
      expect(turnOf(match.value)).toHaveProperty('over');
    });
  test('there are some', () => expect(files.length).toBeGreaterThanOrEqual(4));
});

/** Battles of a version before today's are read; they are not replayed as if nothing had changed. */
describe('battles of the first version of a book', () => {
  const old = `${folder}version-1/`;
  const files = recordsIn(old);
  for (const file of files)
    test(`${file} is read, and named as one of another version`, () => {
      const record = read(`${old}${file}`);
      expect(record.version).toBe(1);
      expect(record.entries.length).toBeGreaterThan(50);
      const refused = replay(rulesetOf(record.ruleset)!, record);
      expect(refused.ok ? undefined : refused.error.path).toBe('version');
    });
  test('there are some', () => expect(files.length).toBeGreaterThanOrEqual(4));
});
