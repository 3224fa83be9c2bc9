import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { answersOf, parseRecord, replay, told } from '@umpire/engine';
import { RULESETS } from '@umpire/rulesets/all';
import { describe, expect, test } from 'vitest';
import { ordinary } from './kit/ordinary.js';

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** One recorded battle a book, told to the umpire line by line with the rules behind each: a page to read and compare. */
describe('playthroughs', () => {
  for (const rules of RULESETS)
    test(rules.id, () => {
      const text = readFileSync(path(`fixtures/${ordinary(rules).id}.record.json`), 'utf8');
      const record = parseRecord(JSON.parse(text));
      if (!record.ok) throw new Error(record.error.message);
      const match = replay(rules, record.value, { hashes: false });
      if (!match.ok) throw new Error(match.error.message);
      const lines = match.value.entries.flatMap((entry, i) => {
        const order = `${String(i).padStart(3)} ${entry.by} ${JSON.stringify(entry.order)}${entry.answered.length > 0 ? ` ${JSON.stringify(answersOf(entry))}` : ''}`;
        const events = told(match.value, entry, 'umpire').map(
          l => `      ${l.text} [${l.because.map(c => c.rule + (c.effect ? ` ${c.effect}` : '')).join(', ')}]`,
        );
        return [order, ...events];
      });
      const file = path(`packages/rulesets/src/${rules.id}/playthrough.txt`);
      const now = `${lines.join('\n')}\n`;
      if (process.env.UPDATE_PLAYTHROUGHS || !existsSync(file)) writeFileSync(file, now);
      expect(now.split('\n')).toEqual(readFileSync(file, 'utf8').split('\n'));
    });
});
