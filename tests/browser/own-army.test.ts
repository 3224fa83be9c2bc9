import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { faultsOf } from './faults.js';
import { openSite, type Site } from './served.js';
import { change, hurry, picks, primary, waits } from './table.js';

const builder = (page: Page) => page.locator('[data-part=army-builder]');
const toMend = (page: Page) => builder(page).locator('[data-part=army-mend] li');
const press = (page: Page, name: string) => builder(page).getByRole('button', { name, exact: true }).click();
const row = (page: Page, at: string) => builder(page).locator(`[data-at="${at}"]`);
const order = (page: Page) => builder(page).getByRole('heading', { name: 'All is in order' });

/** How the sides stand: in the panel when no question is open (hands for the terrain come first) and nothing is in hand. */
async function standing(page: Page, wanted: RegExp): Promise<void> {
  while ((await waits(page)) === 'answer') await change(page, () => picks(page).first().click());
  await page.keyboard.press('Escape');
  const mine = page.getByRole('tab', { name: /^Mine/ });
  if (await mine.isVisible()) await mine.click();
  await page.locator('[data-part=scores]').first().filter({ hasText: wanted }).waitFor();
}

/** What is saved as a file when a button is pressed. */
async function saved(page: Page): Promise<unknown> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Save to a file')]);
  return JSON.parse(readFileSync((await download.path())!, 'utf8'));
}

describe.skipIf(!CHROMIUM)('an army of one’s own', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test('IGR-LST-01, IGR-LST-03, IGR-LST-04 a list is written by the form, and a battle begins with it', async () => {
    const { page, errors } = await site.visit('#/new?book=glory&scenario=field-day', {
      reducedMotion: 'reduce',
    });
    await page.getByRole('button', { name: 'Draw one up' }).click();
    await order(page).waitFor();
    expect(await faultsOf(page)).toEqual([]);

    await builder(page).getByLabel('Name', { exact: true }).fill('Men of Mann');
    await builder(page).getByLabel('What to add as another entry').selectOption({ label: 'Elephants · ELE' });
    await press(page, 'Add an entry');
    await row(page, 'entries.3').getByRole('button', { name: 'One more: Ready' }).click();
    await toMend(page).filter({ hasText: 'IGR-LST-04' }).waitFor();
    await row(page, 'entries.3').getByLabel('Most', { exact: true }).fill('1');
    // each fault stands at its row, and is led to
    expect(await row(page, 'entries.3').locator('[data-part=army-faults]').textContent()).toContain('IGR-LST-03');
    await toMend(page).filter({ hasText: 'IGR-LST-03' }).getByRole('button', { name: 'Show' }).click();
    expect(await page.evaluate('document.activeElement.closest("[data-at]").dataset.at')).toBe('entries.3');
    expect(await faultsOf(page)).toEqual([]);
    await builder(page).getByRole('button', { name: 'Take it along' }).click({ force: true });
    expect(await builder(page).count()).toBe(1);

    await press(page, 'Undo');
    await row(page, 'entries.3').getByLabel('Ready', { exact: true }).fill('1');
    await row(page, 'entries.0').getByLabel('Ready', { exact: true }).fill('3');
    await order(page).waitFor();
    // the order of rows is the player's, and the focus stays with what was shifted
    await row(page, 'entries.3').getByRole('button', { name: 'Move up' }).press('Enter');
    expect(await row(page, 'entries.2').locator('h3').textContent()).toMatch(/Elephants/);
    expect(await page.evaluate('document.activeElement.dataset.act')).toBe('up');

    // kept, saved, opened again: the same
    await press(page, 'Keep');
    const file = (await saved(page)) as { name: string; entries: { troops: string }[] };
    expect(file.entries.map(({ troops }) => troops)).toEqual(['Line', 'Horse', 'Elephants', 'Guns']);
    await builder(page).getByLabel('Begin with').selectOption({ label: 'Swiss Confederates, 1500-1525' });
    await builder(page).getByLabel('Begin with').selectOption({ label: 'Men of Mann' });
    expect(await saved(page)).toEqual(file);

    await press(page, 'Take it along');
    expect(await page.getByLabel('The army of Red').inputValue()).toBe('own Men of Mann');
    await page.getByRole('button', { name: 'Begin the battle' }).click();
    await hurry(page);
    await waits(page);
    expect(await page.locator('[data-part=scores]').textContent()).toMatch(/Men of Mann/);
    expect(errors).toEqual([]);
  });

  /** A small change by the keyboard: a line of tanks more, one of infantry less, and another headquarters. */
  async function drawUp(page: Page) {
    await order(page).waitFor();
    await builder(page).getByLabel('Nation').selectOption({ label: 'Finland · GRADE+' });
    await row(page, 'battleGroups.0.stands.1').getByRole('button', { name: 'One more: Stands' }).press('Enter');
    await toMend(page).filter({ hasText: 'MBT20-ORG-02' }).waitFor();
    expect(await row(page, 'battleGroups.0').locator('> [data-part=army-faults]').textContent()).toContain(
      'MBT20-ORG-02',
    );
    expect(await faultsOf(page)).toEqual([]);
    const infantry = row(page, 'battleGroups.0.stands.2');
    await infantry.getByRole('button', { name: 'One fewer: Stands' }).press('Enter');
    await order(page).waitFor();
    await infantry.getByLabel('Troops').selectOption({ label: 'Infantry in trucks · INF-' });
    await row(page, 'battleGroups.0').getByLabel('Headquarters (BGHQ)').selectOption({ label: '3 Infantry in trucks' });
    await order(page).waitFor();
    expect(await infantry.locator('[data-part=army-mark]').textContent()).toBe('BGHQ');
  }

  test('MBT20-ORG-01, MBT20-ORG-02 an army is drawn up on the page for a new battle, and the battle begins with it', async () => {
    const { page, errors } = await site.visit('#/new?book=mbt2020&scenario=mbt2020-encounter', {
      reducedMotion: 'reduce',
    });
    await page.getByRole('button', { name: 'Draw one up' }).click();
    await drawUp(page);
    await press(page, 'Take it along');
    expect(await page.getByLabel('The army of Red').inputValue()).toBe('own Finland');
    await page.getByRole('button', { name: 'Begin the battle' }).click();
    await hurry(page);
    await waits(page);
    await standing(page, /Finland/);
    expect(errors).toEqual([]);
  });

  test.each([
    [1280, 800],
    [390, 844],
  ])('MBT20-ORG-01 at the table, %i by %i, an army is drawn up and handed in', async (width, height) => {
    const { page, errors } = await site.visit('#/new?book=mbt2020&scenario=mbt2020-encounter', {
      reducedMotion: 'reduce',
      viewport: { width, height },
    });
    await page.getByRole('button', { name: 'Begin the battle' }).click();
    await hurry(page);
    await waits(page);
    await page.keyboard.press('d');
    await drawUp(page);
    await press(page, 'That is my army');
    await change(page, () => primary(page).click());
    await standing(page, /Finland/);
    expect(errors).toEqual([]);
  });
});
