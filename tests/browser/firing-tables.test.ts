import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { faultsOf } from './faults.js';
import { openSite, type Site } from './served.js';

const form = (page: Page) => page.locator('[data-part=army-builder]');
const row = (page: Page, at: string) => form(page).locator(`[data-at="${at}"]`);
const toMend = (page: Page) => form(page).locator('[data-part=army-mend] li');
const inOrder = (page: Page) => form(page).getByRole('heading', { name: 'All is in order' });
const shot = (page: Page, name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png` }) : undefined;

describe.skipIf(!CHROMIUM)('firing tables of one’s own', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test('PLA-FIR-22 a table is typed in, checked as it is written, and the battle begins with it', async () => {
    const { page, errors } = await site.visit('#/new?book=plana&scenario=edge-of-the-wood');
    await page.getByText('Firing tables', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Draw one up' }).click();
    await inOrder(page).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await shot(page, 'firing-1280');

    await form(page).getByLabel('Name', { exact: true }).fill('The annex');
    const effective = row(page, 'rows.0').getByLabel(/^Effective range/);
    await effective.fill('0-3 5-6 7 8 9+ - - -');
    await toMend(page).filter({ hasText: 'Effective range: 4 stands in no cell' }).waitFor();
    await effective.fill('0-4 4-6 7 8 9+ - - -');
    await toMend(page).filter({ hasText: 'under P: 4 stands under ne and P' }).waitFor();
    expect(await effective.getAttribute('aria-invalid')).toBe('true');
    await shot(page, 'firing-fault-1280');
    await form(page).getByRole('button', { name: 'Take it along' }).click({ force: true });
    expect(await form(page).count()).toBe(1);
    await effective.fill('- - - - - - - 0+');
    await inOrder(page).waitFor();
    await form(page).getByRole('button', { name: 'Take it along' }).click();
    await page.getByText('The annex', { exact: true }).waitFor();
    await shot(page, 'firing-taken-1280');
    expect(errors).toEqual([]);
  });

  test('PLA-FIR-22 it stands among the forms of all books, on screens of every size', async () => {
    for (const [width, height] of [
      [820, 1180],
      [390, 844],
    ] as const) {
      const { page, errors } = await site.visit('#/army?book=plana', { viewport: { width, height } });
      await page.getByRole('heading', { name: 'Firing tables' }).waitFor();
      await inOrder(page).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await shot(page, `firing-${width}`);
      expect(errors).toEqual([]);
    }
  });
});
