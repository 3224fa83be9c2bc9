import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSources } from './sources.js';
import { folder } from './testing.js';

test('where a rule is written down, carried out and tested', () => {
  const { specified, implemented, tested } = readSources()!.get('MBT20-R-03')!;
  expect(specified).toEqual([expect.stringMatching(/^docs\/rules\/mbt2020\.md:\d+$/)]);
  expect(implemented.length).toBeGreaterThan(0);
  for (const place of implemented) expect(place).toMatch(/^packages\/(engine|rulesets)\/src\/.+\.tsx?:\d+$/);
  for (const place of tested) expect(place).toMatch(/\.test\.tsx?:\d+$/);
  expect(implemented.join()).not.toMatch(/register\.ts|\.test\.ts/);
});

test('files and lines of a small project', () => {
  const here = folder();
  mkdirSync(here.at('packages/rulesets/src/book'), { recursive: true });
  mkdirSync(here.at('packages/cli/src'), { recursive: true });
  mkdirSync(here.at('docs/rules'), { recursive: true });
  here.write('packages/rulesets/src/book/register.ts', 'X-A-1');
  here.write('packages/rulesets/src/book/combat.ts', '\n// X-A-1, X-A-12\n');
  here.write('packages/rulesets/src/book/combat.test.ts', 'X-A-1 X-A-1');
  here.write('packages/cli/src/help.ts', 'X-A-1');
  here.write('docs/rules/book.md', '| X-A-2 | see X-A-1 |\n| X-A-1 | x |');
  expect(readSources(here.path)!.get('X-A-1')).toEqual({
    specified: ['docs/rules/book.md:2'],
    implemented: ['packages/rulesets/src/book/combat.ts:2'],
    tested: ['packages/rulesets/src/book/combat.test.ts:1'],
  });
  here.remove();
});

test('without sources', () => expect(readSources('/nonexistent')).toBeUndefined());
