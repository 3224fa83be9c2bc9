import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { openSite, type Site } from './served.js';
import { canMove, change, clickPiece } from './table.js';

const large = (page: Page) => page.locator('[data-part=action-bar] [data-button=primary]');

describe.skipIf(!CHROMIUM)('what is for good is asked for twice', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test('MBT45-R-184 STATIC is given by the large button, which says of a BGHQ what else it means', async () => {
    const { page, errors } = await site.visit('#/new?book=mbt1945&scenario=mbt1945-0-first-battle');
    await page.getByRole('button', { name: 'Begin the battle' }).click();
    await canMove(page);
    const title = await page
      .locator('[data-piece] > title', { hasText: 'Sherman, tanks (MBTn ARM MOBILE), the headquarters' })
      .textContent();
    const piece = title!.slice(0, title!.indexOf(':'));
    await clickPiece(page, piece);
    await page
      .locator('[data-part=verbs]')
      .getByRole('button', { name: /^Change mode/ })
      .click();
    await page.locator('[data-part=choices] button', { hasText: 'STATIC' }).click();
    await page.locator('[data-part=action-bar]').getByText('is the BGHQ: its Battle Group keeps within 12"').waitFor();
    expect(await page.getByText('is now STATIC').count()).toBe(0);
    await change(page, () => large(page).click());
    await page.getByText('is now STATIC').first().waitFor();
    expect(errors).toEqual([]);
  });
});
