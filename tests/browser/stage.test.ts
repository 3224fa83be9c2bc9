import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ON_STAGE, type OnStage, TEXTS, type Texts } from '../../scripts/visits.mjs';
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
    ['of a village', 'a phone', { book: /^MBT 2020/, listed: /^The village/ }],
    ['of two corps', 'a phone', { book: /^MBT 2020/, listed: /^Across the river/ }],
    ['broader than deep', 'a phone', { book: /^Into Glory Ride/, listed: /^The crossroads, 1863/ }],
  ])('%s fills four fifths of the stage of %s', async (_, size, battle) => {
    const { page, errors } = await site.visit('#/new', SIZES[size]);
    await begin(page, site.url, { ...battle, red: 'Person', blue: 'Random', seed: 7 });
    await waits(page);
    await page.getByRole('complementary', { name: 'Panel' }).waitFor();
    await page.locator('[data-part=stage] [data-table]').first().waitFor({ state: 'attached' });
    await page.waitForFunction(`(${ON_STAGE}).share >= 0.8`);
    const { share, across, counter } = await page.evaluate<OnStage>(ON_STAGE);
    expect(share).toBeGreaterThanOrEqual(0.8);
    if (size === 'a phone') expect(across).toBeGreaterThan(0.99);
    expect(counter ?? 99).toBeGreaterThanOrEqual(size === 'a window' ? 24 : 28);
    expect(errors).toEqual([]);
  });

  /** Where all is placed is tried for every scenario in tests/written.test.ts; here letters are as wide as a browser draws them. */
  test.each<[string, keyof typeof SIZES, RegExp?]>([
    ['The crossroads, 1863', 'a phone'],
    ['The crossroads, 1863', 'a tablet'],
    ['The drift, 1879', 'a phone'],
    // a result has raised the sheet: of a square table as wide as the phone those who are to act are seen
    ['The ditches, 1515', 'a phone', /^S/],
    ['The elephants, 1575', 'a tablet'],
    ['The spruit, 1900', 'a window'],
    ['The khor, 1898', 'a window'],
  ])(
    'of %s: neither words nor counters lie over others, and none of either are cut by the edge of %s',
    async (listed, size, seen = /./) => {
      const { page } = await site.visit('#/new', SIZES[size]);
      await begin(page, site.url, {
        ...{ book: /^Into Glory Ride/, listed: new RegExp(`^${listed}`), red: 'Person', blue: 'Random', seed: 7 },
      });
      await waits(page);
      await page.locator('[data-part=stage] [data-board] text').nth(5).waitFor({ state: 'attached' });
      // the sheet finds its height a moment after the table is there
      const faults = async () => {
        const { texts, beyond, ...others } = await page.evaluate<Texts>(TEXTS);
        return { ...others, beyond: beyond.filter(id => seen.test(id)), few: texts <= 5 };
      };
      await expect
        .poll(faults, { timeout: 30_000 })
        .toEqual({ over: [], on: [], cut: [], beyond: [], hidden: [], few: false });
    },
  );
});
