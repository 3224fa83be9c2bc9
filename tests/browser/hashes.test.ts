import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BattleRecord } from '@umpire/engine';
import { rulesetOf } from '@umpire/rulesets/all';
import type { Browser, Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, launch } from './chromium.js';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const source = (name: string) => path(`../../packages/${name}/src/index.ts`);
const fixtures = path('../../fixtures/');

/** A record of an earlier version of its book is not replayed. */
function isCurrent(file: string): boolean {
  const { ruleset, version } = JSON.parse(readFileSync(`${fixtures}${file}`, 'utf8')) as BattleRecord;
  return rulesetOf(ruleset)!.version === version;
}

describe.skipIf(!CHROMIUM)('the same record gives the same hashes in Chromium as in Node', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    const bundle = await rolldown({
      input: path('./replay-entry.ts'),
      resolve: { alias: { '@umpire/engine': source('engine'), '@umpire/rulesets': source('rulesets') } },
    });
    const { output } = await bundle.generate({ format: 'es', codeSplitting: false });
    browser = await launch();
    page = await browser.newPage();
    await page.addScriptTag({ content: output[0].code, type: 'module' });
    await page.waitForFunction('"replayed" in globalThis');
  }, 60_000);
  afterAll(() => browser?.close());

  for (const file of readdirSync(fixtures).filter(name => name.endsWith('.record.json') && isCurrent(name)))
    test(file, async () => {
      const text = readFileSync(`${fixtures}${file}`, 'utf8');
      const recorded = (JSON.parse(text) as { entries: { hash: string }[] }).entries.map(e => e.hash);
      const replayed = await page.evaluate(
        t => (globalThis as unknown as { replayed(t: string): unknown }).replayed(t),
        text,
      );
      expect(replayed).toEqual(recorded);
    }, 60_000);
});
