import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { openSite, type Site } from './served.js';
import { begin } from './table.js';

const held = (page: Page) => page.getByRole('region', { name: 'About to be decided' });
const rulings = (page: Page) => page.getByRole('region', { name: 'Your rulings' });
const verb = (page: Page, name: string) =>
  page.getByRole('region', { name: 'At any time' }).getByRole('button', { name: `${name}…`, exact: true });

/** Lets stand whatever waits, until a matter of this name does. */
async function letStandUntil(page: Page, title: RegExp): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await held(page).waitFor({ timeout: 30_000 });
    const now = await held(page).getByRole('heading').innerText();
    if (title.test(now)) return;
    const before = await page.locator('.judge').getAttribute('data-acts');
    await held(page).getByRole('button', { name: 'Let it stand' }).click();
    await page.locator(`.judge:not([data-acts="${before}"])`).waitFor();
  }
  throw new Error(`nothing like ${title} came up`);
}

describe.skipIf(!CHROMIUM)('the umpire’s desk', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test('PLA-UMP-42, -13, -18, -25, -28 over two bots: a step approved, a throw changed, a false report, an order delayed', async () => {
    const { page, errors } = await site.visit('', { reducedMotion: 'reduce' });
    await begin(page, site.url, { book: /Plan A/, red: 'Greedy', blue: 'Greedy', seed: 5, umpire: true });
    await page.locator('.judge').waitFor();

    // a step is approved as the book has it
    await letStandUntil(page, /First contact/);
    await expect.poll(() => rulings(page).innerText()).toContain('the usual stops over two bots');

    // a result is overridden: another face counts, with a reason
    const face = held(page).getByRole('spinbutton').first();
    await face.fill('0');
    await held(page).getByRole('textbox', { name: 'Reason' }).fill('A cocked die');
    await held(page).getByRole('button', { name: 'Change the throw' }).click();
    await expect.poll(() => rulings(page).innerText()).toContain('“A cocked die”');

    // a false report is planted by pointing
    await verb(page, 'Report').click();
    const form = page.getByRole('form', { name: 'Report' });
    await form.getByLabel('Side').selectOption({ label: 'Ground Force' });
    await form.getByLabel('What', { exact: true }).selectOption({ index: 3 });
    await form.getByLabel('What is seen').selectOption({ label: 'Vehicles' });
    const board = await page.getByRole('region', { name: 'The truth' }).locator('svg').boundingBox();
    await page.mouse.click(board!.x + board!.width * 0.3, board!.y + board!.height * 0.5);
    await form.getByLabel('Reason').fill('Rumour from the farm');
    await form.getByRole('button', { name: 'So I rule' }).click();
    await expect.poll(() => rulings(page).innerText()).toContain('Rumour from the farm');
    await held(page).getByRole('button', { name: 'Let it stand' }).click();
    const believes = page.getByRole('region', { name: 'What Ground Force believes' });
    await expect.poll(() => believes.innerText(), { timeout: 30_000 }).toContain('false: yours');

    // an order that is being issued is delayed
    const queue = page.getByRole('region', { name: 'Waiting for you' });
    for (let i = 0; i < 20 && !(await queue.innerText()).includes('Order of'); i++) {
      const stands = held(page).getByRole('button', { name: 'Let it stand' });
      if (await stands.isVisible()) await stands.click();
      await page.waitForTimeout(150);
    }
    await queue
      .getByRole('button', { name: /^Change: Order of/ })
      .first()
      .click();
    const delay = page.getByRole('form', { name: 'Delay an order' });
    await delay.getByLabel('Order').selectOption({ index: 1 });
    await delay.getByLabel('What').selectOption({ label: 'minutes more, or less' });
    await delay.getByLabel('Minutes').fill('20');
    await delay.getByLabel('Reason').fill('A runner, the radio is jammed');
    await delay.getByRole('button', { name: 'So I rule' }).click();
    await expect.poll(() => rulings(page).innerText()).toContain('A runner, the radio is jammed');
    expect(errors).toEqual([]);
  }, 120_000);
});
