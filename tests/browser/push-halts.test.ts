import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { asFile, importFile, openSite, recorded, type Site } from './served.js';
import { change, hurry } from './table.js';

describe.skipIf(!CHROMIUM)('several are pushed forward', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test('MBT45-TRN-22 who comes to the town that decides the battle halts in it', async () => {
    const { page, errors } = await site.visit('');
    const record = recorded('mbt1945-2-steppe-town.record.json');
    await importFile(page, asFile({ ...record, entries: record.entries.slice(0, 100) }));
    await page.getByRole('button', { name: 'Fight on' }).click();
    await hurry(page);
    const town = page.locator('[data-overlay="decides town"]');
    await town.waitFor({ state: 'attached' });
    await page.locator('[data-part=push-together]').click();
    await page.locator('[data-part=action-bar] [data-button=primary]', { hasText: /^Push \d+ forward/ }).waitFor();
    const rows = page.getByRole('region', { name: 'Push forward together' }).locator('li[data-sign]');
    const halting = rows.filter({ hasText: /to where the battle is decided/ });
    await halting.first().waitFor();
    const halts = await halting.allInnerTexts();
    expect(halts.length).toBeLessThan(await rows.count()); // who passes beside the town goes on
    await change(page, () => page.keyboard.press('Enter'));
    const middle = (await town.boundingBox())!;
    for (const text of halts) {
      const id = /\b(A\d+)\b/.exec(text)![1]!;
      const box = (await page.locator(`[data-board] [data-piece="${id}"]`).first().boundingBox())!;
      expect(box.y + box.height / 2).toBeGreaterThan(middle.y + middle.height / 2 - 3);
    }
    expect(errors).toEqual([]);
  });
});
