import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { asFile, importFile, openSite, recorded, type Site } from './served.js';
import { change, hurry } from './table.js';

const placeOf = async (page: Page, piece: string) => {
  const box = (await page.locator(`[data-board] [data-piece="${piece}"]`).first().boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const select = (page: Page) =>
  page.locator('[data-part=action-bar] [data-button=primary]', { hasText: 'Select a Battle Group' });
const far = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);

/** Which Battle Group moves is said first; who drags one of its stands has said it. */
describe.skipIf(!CHROMIUM)('a drag before a group is chosen', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  /** Red is about to say which of his Battle Groups moves. */
  const toBeChosen = async (book: string) => {
    const visit = await site.visit('');
    const record = recorded(`${book}-3-river-corps.record.json`);
    const entries = record.entries as unknown as readonly { by: string; order: { verb: string } }[];
    const first = entries.findIndex(({ by, order }) => by === 'a' && order.verb === 'selectGroup');
    await importFile(visit.page, asFile({ ...record, entries: record.entries.slice(0, first) }));
    await visit.page.getByRole('button', { name: 'Fight on' }).click();
    await select(visit.page).waitFor();
    await hurry(visit.page);
    return visit;
  };

  test.each([
    ['MBT20-TRN-22', 'mbt2020'],
    ['MBT45-TRN-22', 'mbt1945'],
  ])('%s it chooses the group and moves the stand, and one undo takes back both', async (_, book) => {
    const { page, errors } = await toBeChosen(book);
    const chosen = page.locator('[data-part=log-line]', { hasText: /is selected to move/ });
    const before = await chosen.count();
    const from = await placeOf(page, 'A12');
    await change(page, async () => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 8, from.y - 36, { steps: 4 });
      await page.locator('[data-board] [data-mark=ghost]').first().waitFor({ state: 'attached' });
      expect(await chosen.count()).toBe(before); // as long as it is held nothing is said
      await page.mouse.up();
    });
    await expect.poll(async () => far(await placeOf(page, 'A12'), from)).toBeGreaterThan(10);
    expect(await chosen.count()).toBe(before + 1);
    await change(page, () => page.keyboard.press('Control+z'));
    await expect.poll(async () => far(await placeOf(page, 'A12'), from)).toBeLessThan(3);
    await select(page).waitFor();
    expect(errors).toEqual([]);
  });

  test('MBT20-TRN-22 the end of the round asks first, by its key and from what the side can do: whoever moves is still to be chosen', async () => {
    const { page, errors } = await toBeChosen('mbt2020');
    const anyway = page.locator('[data-part=end-anyway]');
    const side = page.getByRole('region', { name: 'What can your side do' });
    for (const end of [
      () => page.keyboard.press('n'),
      () => side.getByRole('button', { name: /^End the round/ }).click(),
    ]) {
      await end();
      await anyway.waitFor();
      await page.locator('[data-part=action-bar]', { hasText: /can still move/ }).waitFor();
      await page.keyboard.press('Escape');
      await select(page).waitFor();
      expect(await anyway.count()).toBe(0);
    }
    expect(errors).toEqual([]);
  });

  test('MBT45-TRN-22 a whole group is held and pushed before it is chosen, and one undo takes it back', async () => {
    const { page, errors } = await toBeChosen('mbt1945');
    const from = await placeOf(page, 'A2');
    await page.mouse.click(from.x, from.y);
    await page.locator('[data-part~=card] dl').first().waitFor();
    // an order of the one that is held gives way to all of them
    await page.keyboard.press('m');
    await page.locator('[data-part=making]').waitFor();
    await page.keyboard.press('Shift+G');
    await page.locator('[data-part=action-bar] [data-button=primary]', { hasText: /^Push/ }).waitFor();
    const list = page.getByRole('region', { name: 'Push forward together' }).locator('li[data-sign]');
    await list.first().waitFor();
    expect(await list.count()).toBeGreaterThan(4);
    const before = await placeOf(page, 'A10');
    await change(page, async () => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x, from.y - 24, { steps: 4 });
      await page.locator('[data-sign="✓"], [data-sign="½"]').first().waitFor();
      await page.mouse.up();
    });
    await expect.poll(async () => far(await placeOf(page, 'A10'), before)).toBeGreaterThan(10);
    await change(page, () => page.keyboard.press('Control+z'));
    await expect.poll(async () => far(await placeOf(page, 'A10'), before)).toBeLessThan(3);
    await select(page).waitFor();
    expect(errors).toEqual([]);
  });
});
