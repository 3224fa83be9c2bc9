import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { openSite, type Site } from './served.js';
import { begin, change, clickPiece, hurry, momentOf, primary, waits } from './table.js';

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

/** With this seed Red wins the throw for terrain and may change it. */
const WINS_TERRAIN = 1;

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

  test('Enter gives no order whose large button is off', async () => {
    const { page, errors } = await site.visit('#/new');
    await begin(page, site.url, {
      book: /Into Glory Ride/,
      listed: /A field of your own/,
      red: 'Person',
      blue: 'Greedy',
      seed: WINS_TERRAIN,
    });
    await hurry(page);
    await waits(page);
    await page.keyboard.press('c');
    await page.locator('[data-part=choices] button').first().click();
    await page.locator('[data-part=lists]').waitFor();
    await change(page, () => primary(page).click());
    await primary(page).filter({ hasText: 'Change the terrain' }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[data-part=choices]').waitFor();
    await page.keyboard.press('2');
    await page.locator('[data-part=ticks]').waitFor();
    const before = await momentOf(page);
    expect(await primary(page).isDisabled()).toBe(true);
    await page.keyboard.press('Enter');
    await page.locator('[data-part=ticks] input').first().check();
    await given(page).waitFor();
    expect(await momentOf(page)).toEqual(before);
    expect(errors).toEqual([]);
  });

  test('the key of another order puts down those who were held for a push: the large button says what Enter does', async () => {
    const { page, errors } = await site.visit('#/new');
    await begin(page, site.url, {
      book: /Into Glory Ride/,
      red: 'Person',
      blue: 'Greedy',
      seed: 3,
      listed: /The lane/,
    });
    await hurry(page);
    await waits(page);
    // all are paid for: the movement begins by itself
    await page.locator('[data-part=afford-all]').click();
    const large = page.locator('[data-part=action-bar] [data-button=primary]');
    await page.locator('[data-part=push-together]').click();
    await large.filter({ hasText: /^Push \d forward/ }).waitFor();
    await page.keyboard.press('n');
    await large.filter({ hasText: /all the same/ }).waitFor();
    expect(await page.locator('[data-part=push-list]').count()).toBe(0);
    expect(errors).toEqual([]);
  });
});
