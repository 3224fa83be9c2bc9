import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { openSite, type Site } from './served.js';
import { begin, canMove, momentOf, over } from './table.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const HELD = `document.activeElement?.closest('[data-piece]')?.getAttribute('data-piece') ?? ''`;

describe.skipIf(!CHROMIUM)('the flow of play', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  const village = async (options = {}) => {
    const visit = await site.visit('#/new', options);
    await begin(visit.page, site.url, { red: 'Person', blue: 'Greedy', seed: 3, listed: /The village/ });
    await canMove(visit.page);
    return visit;
  };

  test('Tab goes from the tools on to the table', async () => {
    const { page, errors } = await village();
    await page.getByRole('button', { name: 'True areas of the terrain' }).focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(HELD)).toMatch(/^A\d/);
    expect(errors).toEqual([]);
  });

  test('Tab pressed faster than the table is drawn counts every press', async () => {
    const { page, errors } = await village();
    await Promise.all([1, 2, 3].map(() => page.keyboard.press('Tab')));
    await page.locator('[data-part~=card] h2', { hasText: 'A3' }).waitFor();
    await expect.poll(() => page.evaluate(HELD)).toBe('A3');
    expect(errors).toEqual([]);
  });

  test('MBT20-MOV-05 a touch on ground that the piece can reach proposes the move there, and Enter gives it', async () => {
    const { page, errors } = await village();
    await page.locator('[data-board] [data-piece=A4]').click();
    await page.locator('[data-board] [data-mark=reach]').waitFor({ state: 'attached' });
    const box = (await page.locator('[data-board] [data-piece=A4]').boundingBox())!;
    await page.mouse.click(box.x + box.width / 2 + 150, box.y + box.height / 2);
    await page.locator('[data-part=action-bar] [data-button=primary]', { hasText: /^Move A4, \d/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[data-part=log]', { hasText: /A4 moves/ }).waitFor();
    expect(errors).toEqual([]);
  });

  test('the table in words gives the way back to the same moment', async () => {
    const { page, errors } = await village();
    const { moment } = await momentOf(page);
    await page.keyboard.press('Shift+W');
    await page.getByRole('button', { name: /Back to the table/ }).click();
    await canMove(page);
    expect((await momentOf(page)).moment).toBe(moment);
    expect(errors).toEqual([]);
  });

  test('on a phone the end of a battle shows all its ways on above the sheet', async () => {
    const { page, errors } = await village(PHONE);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /Concede/ }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Concede' }).click();
    await over(page).waitFor();
    for (const name of ['Battle report', 'Replay']) await over(page).getByRole('link', { name }).click({ trial: true });
    for (const name of ['Next battle: Crossroads', 'Rematch', 'Rematch, sides changed', 'Look at the table'])
      await over(page).getByRole('button', { name, exact: true }).click({ trial: true });
    await over(page).getByRole('button', { name: 'Look at the table' }).click();
    await over(page).waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });
});
