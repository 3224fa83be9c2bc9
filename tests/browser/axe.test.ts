import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VISITS } from '../../scripts/visits.mjs';
import { CHROMIUM } from './chromium.js';
import { openSite, type Site } from './served.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** WCAG 2.2 AA, and what every page should do beside it. */
const CHECKS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What is seriously wrong: the check, and where it fails. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = (await page.evaluate(
    `axe.run(document, ${JSON.stringify({ runOnly: CHECKS, resultTypes: ['violations'] })})`,
  )) as AxeResults;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`);
}

describe.skipIf(!CHROMIUM)('everybody can use every page', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  const cases = VISITS.flatMap(visit =>
    (['light', 'dark'] as const).map(scheme => [visit.name, scheme, visit] as const),
  );
  test.each(cases)('%s in %s: axe finds nothing serious', async (_name, colorScheme, visit) => {
    const { page, context } = await site.visit('', { reducedMotion: 'reduce', colorScheme });
    await visit.open(page, site.url);
    await page.waitForTimeout(300);
    expect(await faultsOf(page)).toEqual([]);
    await context.close();
  });
});
