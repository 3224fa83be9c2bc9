import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { asFile, importFile, openSite, recorded, type Site } from './served.js';
import { over } from './table.js';

const RIDGE = recorded('ridge-1815.record.json');
/** Before the Hussars fight the General's line, which is all that is left to do. */
const LAST_FIGHT = RIDGE.entries.length - 1;
/** Before the French act again, after two charges and a melee of the Allies. */
const AFTER_MELEE = 142;

describe.skipIf(!CHROMIUM)('Into Glory Ride in words', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  async function fightOn(entries: number): Promise<Page> {
    const { page } = await site.visit();
    await importFile(page, asFile({ ...RIDGE, entries: RIDGE.entries.slice(0, entries) }, 'ridge.json'));
    await page.getByRole('button', { name: 'Fight on' }).click();
    await page.locator('[data-part=stage] [data-piece]').first().waitFor();
    return page;
  }

  test('lines are called by their army beside their bases, and the hills of the ridge by one name', async () => {
    const page = await fightOn(1);
    const written = page.locator('[data-part=stage] [data-layer=tags] text');
    await page.locator('[data-part=stage] [data-layer=tags] text', { hasText: 'Cuirassiers' }).waitFor();
    const words = await written.allTextContents();
    expect(words.filter(text => text === 'Line')).toHaveLength(2);
    expect(words).toEqual(expect.arrayContaining(['F1', 'F2', 'Cuirassiers', 'Hussars F12', 'Rifles A11']));
    expect(
      await page.locator('[data-part=stage] [data-layer=names] text', { hasText: 'hill' }).allTextContents(),
    ).toEqual(['Gentle hills']);
  });

  test('what the enemy did is told with the names of those who did it', async () => {
    const page = await fightOn(AFTER_MELEE);
    const strip = page.locator('[aria-label="One after the other"]');
    await strip.locator('li[data-row]').first().waitFor();
    const told = (await strip.locator('li[data-row]').allTextContents()).join('\n');
    expect(told).toContain('Heavy cavalry A10 charges Cuirassiers F1; comes on 0.79 W, into contact with F1');
    expect(told).toContain('British line A2, A3, Heavy cavalry A1 move 1 to 1.5 W');
  });

  test('what is due is offered once; a won battle is told with its place and day, and who fled by name', async () => {
    const page = await fightOn(LAST_FIGHT);
    await page.locator('[data-piece="F12"]').first().dispatchEvent('click');
    const large = page.locator('[data-part=action-bar] [data-button=primary]');
    await page.locator('[data-part=targets] input').first().waitFor();
    expect(await large.allTextContents()).toEqual([expect.stringContaining('F12: fight')]);
    await large.click();
    await over(page).waitFor();
    const card = await over(page).textContent();
    expect(card).toContain('A low ridge in Brabant, June 1815');
    expect(card).toContain('British line A8 breaks and flees the field');
    expect(card).toContain('fled: Cuirassiers F1, F2');
    await page.getByRole('link', { name: 'Battle report' }).click();
    await page.locator('[data-part=report-losses]').waitFor();
    expect(await page.locator('[data-part=report-front] [data-part=dateline]').textContent()).toContain('Brabant');
    expect(await page.locator('[data-part=report-losses]').textContent()).toContain(
      'Hussars F12 (5) fights British line A8',
    );
  });
});
