import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { openSite, type Site } from './served.js';
import { begin, canMove } from './table.js';

describe.skipIf(!CHROMIUM)('nothing stays behind', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test('lines of sight go with the piece that they were of', async () => {
    const { page, errors } = await site.visit('#/new');
    await begin(page, site.url, { red: 'Person', blue: 'Greedy', seed: 3, listed: /^The village/ });
    await canMove(page);
    const lines = page.locator('[data-board] [data-mark=sight]');
    await page.keyboard.press('Tab');
    await page.locator('[data-part~=card] dl').first().waitFor();
    await page.keyboard.press('Shift+S');
    await lines.first().waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await page.locator('[data-part~=card] dl').first().waitFor({ state: 'hidden' });
    await expect.poll(() => lines.count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('an import that is called off takes nothing in', async () => {
    const { page, errors } = await site.visit();
    await page.getByRole('button', { name: 'Import a battle' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import a battle' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Quick battle' }).waitFor();
    expect(await page.getByRole('link', { name: 'Continue the battle' }).count()).toBe(0);
    expect(errors).toEqual([]);
  });
});
