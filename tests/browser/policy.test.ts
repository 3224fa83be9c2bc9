import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { fixture, importFile, openSite, type Site } from './served.js';

/** The page as its server lets it be: nothing it does is against what the server says it may do. */
describe.skipIf(!CHROMIUM)('by the policy of its server', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test('every page works, and nothing is reported', async () => {
    const { page, errors } = await site.visit('', { bypassCSP: false });
    const reported: string[] = [];
    page.on('console', message => {
      if (/Content Security Policy/.test(message.text())) reported.push(message.text());
    });
    for (const hash of ['#/new', '#/adjudicator/mbt2020/engagement', '#/rules/mbt2020', '#/credits']) {
      await page.goto(`${site.url}${hash}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
    await page.goto(site.url);
    await importFile(page, fixture('mbt2020-1-crossroads.record.json'));
    await page.getByRole('button', { name: 'Watch the replay' }).click();
    await page.locator('[data-part=replay] [data-board]').waitFor();
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Quick battle' }).click();
    await page.getByRole('region', { name: 'The table' }).waitFor();
    expect(reported).toEqual([]);
    expect(errors).toEqual([]);
  });
});
