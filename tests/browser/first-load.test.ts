import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstBattle, SCRIPT_LIMIT } from '../../scripts/visits.mjs';
import { CHROMIUM } from './chromium.js';
import { openSite, type Site } from './served.js';

/** Whoever comes for the first time waits for everything that is fetched before he can act. */
describe.skipIf(!CHROMIUM)('what is fetched for a first battle', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test(`its scripts weigh at most ${SCRIPT_LIMIT} kB, packed`, async () => {
    const context = await site.browser.newContext({ serviceWorkers: 'block', bypassCSP: true });
    const { script } = await firstBattle(context, site.url);
    await context.close();
    expect(script).toBeGreaterThan(100); // the workers' scripts are counted, too
    expect(script).toBeLessThanOrEqual(SCRIPT_LIMIT);
  });
});
