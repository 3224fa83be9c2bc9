import { readFileSync } from 'node:fs';
import { unsealed } from '@umpire/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { faultsOf } from './faults.js';
import { openSite, type Site } from './served.js';
import { begin, change, hurry, picks, primary, waits } from './table.js';

const ENCOUNTER = '#/new?book=mbt2020&scenario=mbt2020-encounter';

const field = (page: Page, name: string) => page.locator('[data-part=terms]').getByLabel(name, { exact: true });
const heading = (page: Page, name: string) =>
  page.locator('[data-part=term-group] > summary', { hasText: new RegExp(`^\\s*${name}`) });
const beginButton = (page: Page) => page.getByRole('button', { name: 'Begin the battle' });
const refused = (page: Page, text: string) =>
  page.locator('[data-part=begin] [data-part=warned]', { hasText: text }).waitFor();

/** The form with every heading unfolded. */
async function unfolded(page: Page): Promise<void> {
  await heading(page, 'Forces').waitFor();
  for (const name of ['Forces', 'Table', 'Ground', 'The battle']) await heading(page, name).click();
}

describe.skipIf(!CHROMIUM)('what players agree on', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test('MBT20-ORG-01 MBT20-RIV-01 MBT20-R-64 three terms are agreed on, the battle begins, and they stand in its record', async () => {
    const { page, errors } = await site.visit(ENCOUNTER);
    await unfolded(page);
    expect(await faultsOf(page)).toEqual([]);
    await field(page, 'Battle Groups of Red').fill('1');
    await field(page, 'River').selectOption('yes');
    await field(page, 'Length').selectOption('another number');
    await page.getByLabel('Length, a number').fill('7');
    expect(await heading(page, 'The battle').textContent()).toMatch(/7 turns/);
    await page
      .locator('[data-part=begin-words]', { hasText: 'Battle Groups of Red: 1 · There is a river · 7 turns' })
      .waitFor();
    await page.locator('[data-part=preview]', { hasText: '36" by 48"' }).waitFor();
    await beginButton(page).click();
    await page.locator('[data-part=table-page]').waitFor();
    expect(await waits(page)).toBe('order');

    await page.goto(`${site.url}#/`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Export Encounter/ }).click(),
    ]);
    const record = unsealed(JSON.parse(readFileSync((await download.path())!, 'utf8')));
    expect(record).toMatchObject({ scenario: { groups: { a: 1, b: 2 }, river: true, turns: 7 } });
    expect(errors).toEqual([]);
  });

  test.each([
    [1280, 800],
    [390, 844],
  ])(
    'MBT45-HSE-22 an army of a nation and its year is chosen by name, told by its stands, and fights, at %i by %i',
    async (width, height) => {
      const { page, errors } = await site.visit('#/new?book=mbt1945&scenario=mbt1945-encounter', {
        viewport: { width, height },
      });
      await field(page, 'The army of Red').selectOption('germany-1944');
      await field(page, 'The army of Blue').selectOption('canada-1944');
      await page.locator('[data-part=made-of]', { hasText: '2 × Panther (MBT+)' }).waitFor();
      await page.locator('[data-part=made-of]', { hasText: 'Firefly (MBTn)' }).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await heading(page, 'Forces').click();
      await field(page, 'Red comes from').selectOption('poland');
      await refused(page, 'MBT45-HSE-25');
      await field(page, 'Red comes from').selectOption('germany');
      await beginButton(page).click();
      await page.locator('[data-part=table-page]').waitFor();
      expect(errors).toEqual([]);
    },
  );

  test.each([
    [1280, 800],
    [820, 1180],
  ])(
    'MBT20-TAB-02 MBT20-TAB-03 MBT20-GO-15 what cannot be agreed on is refused with its rule, at %i by %i',
    async (width, height) => {
      const { page, errors } = await site.visit(ENCOUNTER, { viewport: { width, height } });
      await unfolded(page);
      await field(page, 'Table').selectOption('8x5');
      await field(page, 'Depth').selectOption('another number');
      await refused(page, 'MBT20-TAB-03');
      expect(await beginButton(page).isDisabled()).toBe(true);
      await field(page, 'Table').selectOption('by-groups');
      await page.getByLabel('Depth, a number').fill('20');
      await refused(page, 'MBT20-TAB-02');
      await page.getByLabel('Depth, a number').fill('2');
      await refused(page, 'Depth: one of: usual, a number from 12 to 240 inches deep');
      await field(page, 'Depth').selectOption('usual');
      await field(page, 'Jungle').selectOption('yes');
      await field(page, 'Climatic zone').selectOption('cold');
      await refused(page, 'MBT20-GO-15');
      expect(await faultsOf(page)).toEqual([]);
      await field(page, 'Climatic zone').selectOption('tropical');
      await page.locator('[data-part=begin] [data-part=warned]').waitFor({ state: 'detached' });
      expect(await beginButton(page).isEnabled()).toBe(true);
      expect(errors).toEqual([]);
    },
  );

  test('MBT20-R-163 bases of 2" are the ruling below, whichever of the two is touched', async () => {
    const { page } = await site.visit(ENCOUNTER);
    await unfolded(page);
    await field(page, 'Bases').selectOption('two-inch');
    await page.locator('[data-part=new-options] > summary', { hasText: '1 ruling changed' }).waitFor();
    await page.locator('#option-MBT20-R-163 input[value="one-inch"]').check();
    expect(await field(page, 'Bases').inputValue()).toBe('one-inch');
  });

  test('MBT20-OPT-01 MBT20-R-171 fakes are added where they may stand, and the group is deployed with them', async () => {
    const { page, errors } = await site.visit('#/new');
    await begin(page, site.url, { listed: /The bridgehead/, red: 'Person', blue: 'Greedy', seed: 3 });
    await hurry(page);
    while ((await waits(page)) === 'answer') await change(page, () => picks(page).first().click());
    await page.keyboard.press('d');
    await page.locator('[data-part=pieces] h3', { hasText: 'Fake: 3 left' }).waitFor();
    for (const kind of ['MOBILE', 'STATIC', 'MOBILE']) await page.getByRole('button', { name: `Add: ${kind}` }).click();
    await page.locator('[data-part=pieces] h3', { hasText: 'Fake: 0 left' }).waitFor();
    expect(await page.locator('[data-part=action-bar] [data-part=refused]').count()).toBe(0);
    await change(page, () => primary(page).click());
    await page.locator('[data-part~=log-line]', { hasText: '15 blanks' }).first().waitFor();
    expect(errors).toEqual([]);
  });
});
