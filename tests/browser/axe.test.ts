import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VISITS } from '../../scripts/visits.mjs';
import { CHROMIUM } from './chromium.js';
import { faultsOf } from './faults.js';
import { openSite, type Site } from './served.js';

describe.skipIf(!CHROMIUM)('everybody can use every page', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test.each(VISITS.map(visit => [visit.name, visit] as const))(
    '%s in light and in dark: axe finds nothing serious',
    async (_name, visit) => {
      const { page } = await site.visit('#/credits', { colorScheme: 'light' });
      await visit.open(page, site.url);
      await page.waitForTimeout(300);
      expect(await faultsOf(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.waitForTimeout(300);
      expect(await faultsOf(page)).toEqual([]);
    },
  );
});
