import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { openSite, type Site } from './served.js';
import { begin, change, clickPiece, hurry, waits } from './table.js';

/** The order in hand is whole: the large button gives it. */
const given = (page: Page): Locator =>
  page.locator('[data-part=action-buttons]:not([data-weighing]) [data-button=primary]:enabled');

/** A verb by its letter, and a short way ahead: the arrow is heard once the book has said how the path is drawn. */
async function drawn(page: Page, key: string): Promise<void> {
  await page.locator('[data-part=verb-buttons] button').first().waitFor();
  await page.keyboard.press(key);
  const tries = 40;
  for (let i = 0; i < tries && !(await given(page).isVisible()); i++) {
    await page.keyboard.press('ArrowUp');
    await page.evaluate('new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))');
  }
  await given(page).waitFor();
}

describe.skipIf(!CHROMIUM)('keys at the table', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test('after a click on a button that has done its work Enter does what the large button says', async () => {
    const { page, errors } = await site.visit('#/new');
    await begin(page, site.url, {
      book: /World War 2/,
      red: 'Person',
      blue: 'Greedy',
      seed: 3,
      listed: /First orders/,
    });
    await hurry(page);
    expect(await waits(page)).toBe('order');
    // an order is in hand, and the large button gives it; the guide is pressed meanwhile
    await clickPiece(page, 'A1.4');
    await drawn(page, 'm');
    const guide = page.getByRole('region', { name: 'Guide' });
    await guide.getByRole('button', { name: 'Understood' }).click();
    await guide.locator('xpath=self::*[@data-step="1"]').waitFor();
    await change(page, () => page.keyboard.press('Enter'));
    expect(errors).toEqual([]);
  });

  test('an arrow key takes up the next piece that way on the screen, and back', async () => {
    const { page, errors } = await site.visit('#/new');
    await begin(page, site.url, {
      book: /World War 2/,
      red: 'Person',
      blue: 'Greedy',
      seed: 3,
      listed: /First orders/,
    });
    await hurry(page);
    expect(await waits(page)).toBe('order');
    const held = async () =>
      /\b[AB]\d\.\d\b/.exec((await page.locator('[data-part~=card] h2').textContent()) ?? '')?.[0] ?? '';
    const xOf = async (id: string) =>
      (await page.locator(`[data-board] [data-piece="${id}"]`).first().boundingBox())!.x;
    await clickPiece(page, 'A1.6');
    await page.locator('[data-part~=card] h2', { hasText: 'A1.6' }).waitFor();
    await page.locator('[data-part=stage-view]').focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('[data-part~=card] h2:not(:has-text("A1.6"))').waitFor();
    const next = await held();
    expect(await xOf(next)).toBeGreaterThan(await xOf('A1.6'));
    await page.keyboard.press('ArrowLeft');
    await page.locator(`[data-part~=card] h2:not(:has-text("${next}"))`).waitFor();
    expect(await xOf(await held())).toBeLessThan(await xOf(next));
    expect(errors).toEqual([]);
  });

  test('WW2-TAC-05, WW2-TAC-07 a letter changes the verb in hand and keeps the path; so does a click', async () => {
    const { page, errors } = await site.visit('#/new');
    await begin(page, site.url, {
      book: /World War 2/,
      red: 'Person',
      blue: 'Greedy',
      seed: 3,
      listed: /First orders/,
    });
    await hurry(page);
    await waits(page);
    await clickPiece(page, 'A1.2');
    await drawn(page, 'a');
    const inHand = page.locator('[data-part=verb-buttons] [aria-pressed=true]');
    expect(await inHand.first().textContent()).toMatch(/^Move, then fire/);
    await page.keyboard.press('h');
    await inHand.filter({ hasText: 'Half move, then fire' }).first().waitFor();
    await given(page).waitFor();
    await page
      .locator('[data-part=verb-buttons] button', { hasText: /^Move\s*M$/ })
      .first()
      .click();
    await inHand
      .filter({ hasText: /^Move\s*M$/ })
      .first()
      .waitFor();
    await given(page).waitFor();
    await change(page, () => page.keyboard.press('Enter'));
    expect(errors).toEqual([]);
  });
});
