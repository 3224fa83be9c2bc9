import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { stepsFrom } from './forward.js';
import { asFile, importFile, openSite, recorded, type Site } from './served.js';
import { begin, change, clickPiece, goOn, hurry, momentOf, picks, primary, waits } from './table.js';

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

  test('WW2-TAC-02 while a piece is dragged Q and E turn it, and so it stands where it is let go; a letter that does nothing says so', async () => {
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
    const piece = page.locator('[data-board] [data-piece="A1.4"]').first();
    const ghost = page.locator('[data-board] [data-mark=ghost]').first();
    const turnOf = async (what: Locator): Promise<string | undefined> =>
      /<path[^>]*data-base|rotate\([^)]*\)/.exec(
        await what.evaluate(node => (node as { innerHTML: string }).innerHTML),
      )?.[0];
    const box = (await piece.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    const [[dx, dy]] = await stepsFrom(page, 50);
    await page.mouse.move(x + dx, y + dy, { steps: 6 });
    await ghost.waitFor({ state: 'attached' });
    expect(await turnOf(ghost)).toBe('rotate(90)');
    for (const key of ['e', 'e', 'q', 'e']) await page.keyboard.press(key);
    await expect.poll(() => turnOf(ghost)).toBe('rotate(120)');
    await change(page, () => page.mouse.up());
    await expect.poll(() => turnOf(piece)).toBe('rotate(120)');
    await page.keyboard.press('z');
    await page.getByText('Nothing that can be done now has the key Z').waitFor();
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

  /** A field of one's own, where Red has chosen his army and won the throw for the terrain. */
  const terrainWon = async () => {
    const visit = await site.visit('#/new');
    const { page } = visit;
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
    await primary(page).filter({ hasText: 'Leave the terrain as it is' }).waitFor();
    return visit;
  };

  test('IGR-TER-12 the terrain is left alone at one press', async () => {
    const { page, errors } = await terrainWon();
    await change(page, () => page.keyboard.press('Enter'));
    await page.locator('[data-part=log]', { hasText: 'leaves the terrain as it is' }).waitFor();
    expect(errors).toEqual([]);
  });

  test('Enter gives no order whose large button is off', async () => {
    const { page, errors } = await terrainWon();
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

  test('MBT20-TRN-22 whichever piece has the keyboard, Enter does what the large button says', async () => {
    const { page, errors } = await site.visit('');
    const record = recorded('mbt1945-2-steppe-town.record.json');
    await importFile(page, asFile({ ...record, entries: record.entries.slice(0, 100) }));
    await page.getByRole('button', { name: 'Fight on' }).click();
    await hurry(page);
    await page.locator('[data-part=push-together]').click();
    await given(page)
      .filter({ hasText: /^Push \d+ forward/ })
      .waitFor();
    // the keyboard goes to a piece that is none of those who are pushed
    await page.locator('[data-board] [data-piece^=B]').first().focus();
    await change(page, () => page.keyboard.press('Enter'));
    expect(errors).toEqual([]);
  });

  test('MBT20-TRN-22 of two Battle Groups the digit takes one: keyboard, table and large button mean the same, and Enter selects it', async () => {
    const { page, errors } = await site.visit('#/new');
    await begin(page, site.url, {
      book: /MBT 2020/,
      red: 'Person',
      blue: 'Greedy',
      seed: 3,
      listed: /Rain at night/,
    });
    await hurry(page);
    const rock = page.getByRole('button', { name: /^Rock/ });
    while ((await waits(page)) === 'answer') await change(page, () => rock.or(picks(page).first()).first().click());
    await page.getByRole('button', { name: /^Deploy the rest/ }).click();
    await page.getByRole('button', { name: /Deploy the rest|I deploy myself/ }).waitFor({ state: 'hidden' });
    const large = page.locator('[data-part=action-bar] [data-button=primary]');
    const selects = large.filter({ hasText: 'Select a Battle Group' });
    const steps = 20;
    for (let i = 0; i < steps && !(await selects.isVisible()); i++)
      if ((await waits(page)) === 'answer') await change(page, () => rock.or(picks(page).first()).first().click());
      else await goOn(page);
    await page.keyboard.press('Enter');
    await page.locator('[data-part=choices] button').first().waitFor();
    /** What the keyboard is on, what the button says, and who is ringed on the table. */
    const meant = async () => ({
      focus: await page.locator('[data-part=choices] button:focus b').textContent(),
      large: (await selects.textContent())?.replace('↵', ''),
      ringed: await page.locator('[data-board] [data-mark=selection]').count(),
    });
    const other = page.locator('[data-part=choices] button', { hasText: 'Reserve' });
    const all = await page.locator('[data-board] [data-piece^=A]').count();
    const first = await meant();
    expect(first).toMatchObject({ focus: 'Garrison', large: 'Select a Battle Group: Garrison' });
    await page.keyboard.press('2');
    await other.and(page.locator('[data-taken]')).waitFor();
    expect(await meant()).toEqual({
      focus: 'Reserve',
      large: 'Select a Battle Group: Reserve',
      ringed: all - first.ringed,
    });
    // from what was chosen by its number the arrow goes on, and the button with it
    await page.keyboard.press('ArrowUp');
    await selects.filter({ hasText: 'Garrison' }).waitFor();
    expect(await meant()).toEqual(first);
    await page.keyboard.press('ArrowDown');
    await selects.filter({ hasText: 'Reserve' }).waitFor();
    await change(page, () => page.keyboard.press('Enter'));
    await page.getByText('Reserve is selected to move').first().waitFor();
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

  test('IGR-ACT-12 the key of an order that is paid for pays what a click pays', async () => {
    const { page, errors } = await site.visit('#/new');
    await begin(page, site.url, {
      book: /Into Glory Ride/,
      red: 'Person',
      blue: 'Greedy',
      seed: 3,
      listed: /The elephants/,
    });
    await waits(page);
    const expected = page.locator('[data-part=expected]');
    await expected.getByText('10 of 10 activation points').waitFor();
    await page.keyboard.press('Tab');
    await change(page, () => page.keyboard.press('a'));
    await expected.getByText('7 of 10 activation points').waitFor();
    expect(errors).toEqual([]);
  });
});
