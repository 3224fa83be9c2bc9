import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseRecord, replay, turnOf } from '@umpire/engine';
import { rulesetOf } from '@umpire/rulesets/all';
import { describe, expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../fixtures/', import.meta.url));
const files = readdirSync(folder).filter(name => name.endsWith('.record.json'));

/** Finished battles are kept, and must come out the same as long as their book's version does not change. */
describe('recorded battles', () => {
  for (const file of files)
    test(`${file} replays to the hashes on record`, () => {
      const record = parseRecord(JSON.parse(readFileSync(`${folder}${file}`, 'utf8')));
      if (!record.ok) throw new Error(JSON.stringify(record.error));
      const match = replay(rulesetOf(record.value.ruleset)!, record.value);
      if (!match.ok) throw new Error(JSON.stringify(match.error));
      expect(turnOf(match.value)).toHaveProperty('over');
    });
  test('there are some', () => expect(files.length).toBeGreaterThanOrEqual(4));
});
