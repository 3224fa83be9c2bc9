import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ON_STAGE, type OnStage } from '../../scripts/visits.mjs';
import { CHROMIUM } from './chromium.js';
import { openSite, type Site } from './served.js';
import { type Begin, begin, waits } from './table.js';

/** How much of the stage the table fills; `npm run bench page` measures every scenario of every book. */

const SIZES = {
  'a window': { viewport: { width: 1280, height: 800 } },
  'a tablet': { viewport: { width: 820, height: 1180 }, hasTouch: true },
  'a phone': { viewport: { width: 390, height: 844 }, hasTouch: true },
} as const;

describe.skipIf(!CHROMIUM)('the table', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test.each<[string, keyof typeof SIZES, Pick<Begin, 'book' | 'listed'>]>([
    ['beside which thirteen wait', 'a window', { book: /^World War 2/, listed: /^The wells/ }],
    ['that is small', 'a window', { book: /^Plan A/, listed: /^First orders/ }],
    ['above a sheet that holds little', 'a tablet', { book: /^World War 2/, listed: /^First orders/ }],
    ['of whoever deploys', 'a phone', { book: /^World War 2/, listed: /^The wells/ }],
  ])('%s fills four fifths of the stage of %s', async (_, size, battle) => {
    const { page, errors } = await site.visit('#/new', SIZES[size]);
    await begin(page, site.url, { ...battle, red: 'Person', blue: 'Random', seed: 7 });
    await waits(page);
    await page.getByRole('complementary', { name: 'Panel' }).waitFor();
    await page.locator('[data-part=stage] [data-table]').first().waitFor({ state: 'attached' });
    await page.waitForFunction(`(${ON_STAGE}).share >= 0.8`);
    const { share, counter } = await page.evaluate<OnStage>(ON_STAGE);
    expect(share).toBeGreaterThanOrEqual(0.8);
    expect(counter ?? 99).toBeGreaterThanOrEqual(size === 'a window' ? 24 : 28);
    expect(errors).toEqual([]);
  });
});
