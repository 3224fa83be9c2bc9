import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { answer, command, nothingSeen, pressOn } from './commander.js';
import { asFile, importFile, openSite, recorded, type Site } from './served.js';
import { begin, hurry, isInSight, momentOf, picks, skirmish, waits } from './table.js';

const ask = (page: Page): Locator => page.getByRole('region', { name: 'The book asks' });
const strip = (page: Page): Locator => page.getByRole('region', { name: 'What the others did' });
/** Those for which there is no room are there, but not begun. */
const rows = (page: Page): Locator => strip(page).locator('li[data-row]');

const takes = (page: Page): Locator => page.locator('[data-board] [data-take]');

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** A battle against a bot, played on until the person is attacked. */
async function attacked(page: Page, url: string, ahead: number): Promise<void> {
  await begin(page, url, { red: 'Person', blue: 'Greedy', seed: 7, scenario: skirmish(4) });
  await hurry(page);
  const seen = nothingSeen();
  for (let what = await waits(page); what !== 'nobody'; what = await waits(page)) {
    if (what !== 'answer') await command(page, { side: 'A', ahead, pieces: 2 }, seen);
    else if (await ask(page).getByText('You are attacked').isVisible()) return;
    else await answer(page, seen);
  }
}

/** The pieces that are named in what is asked, where they are drawn. */
async function concerned(page: Page): Promise<Box[]> {
  const names = await ask(page).locator('h2 [data-part=piece-name]').allTextContents();
  const boxes = await Promise.all(
    names.map(id => page.locator(`[data-board] [data-piece="${id}"]`).first().boundingBox()),
  );
  return boxes.filter(box => box !== null);
}

/** Somebody is attacked: what he is asked stands where it should, and his answer is taken. */
async function wellAsked(page: Page, height: number): Promise<void> {
  await ask(page).getByText('You are attacked').waitFor();
  const pieces = await concerned(page);
  expect(pieces.length).toBeGreaterThan(0);
  for (const cover of await page.locator('aside[aria-label="Panel"], aside[aria-label="Result"]').all()) {
    const box = (await cover.isVisible()) ? await cover.boundingBox() : null;
    if (box) expect(pieces.filter(piece => meet(box, piece))).toEqual([]);
  }
  expect(await ask(page).getByText('What can happen to you').isVisible()).toBe(true);
  const hands = await Promise.all((await picks(page).all()).map(hand => hand.boundingBox()));
  expect(new Set(hands.map(box => box!.y)).size).toBe(1);
  for (const box of hands) expect(box!.y + box!.height).toBeLessThanOrEqual(height);
  // who attacks whom stands above it, whole
  const [title, pad] = await Promise.all([ask(page).locator('h2').boundingBox(), picks(page).first().boundingBox()]);
  expect(title!.y + title!.height).toBeLessThan(pad!.y);
  expect(await isInSight(ask(page).locator('h2'))).toBe(true);
  expect(await page.evaluate(`document.activeElement.closest('[data-part=picks] button')`)).toBe(null);
  const before = await momentOf(page);
  await picks(page).first().click();
  await page.waitForFunction(
    `Number(document.querySelector('[data-part=table-page]').dataset.moment) > ${before.moment}`,
  );
  const now = await waits(page);
  expect(await page.evaluate('document.activeElement !== document.body')).toBe(true);
  // both hands and what came of them stay in sight until the next thing is asked
  if (now !== 'order') return;
  const told = page
    .locator('[data-part=result], [data-part=slip], aside[aria-label="Result"]')
    .filter({ visible: true });
  expect(await told.locator('[data-part=hand]').filter({ visible: true }).count()).toBeGreaterThan(1);
  // once: what stands at the fight is one line in the panel
  const fight = page.locator('aside[aria-label="Result"]').filter({ visible: true });
  if ((await fight.count()) > 0) expect(await page.locator('[data-part=slip] [data-part=hand]').count()).toBe(0);
}

describe.skipIf(!CHROMIUM)('decisions and the film', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test('a bot that begins waits until the briefing was read', async () => {
    const { page, errors } = await site.visit('#/new');
    await begin(page, site.url, {
      book: /Into Glory Ride/,
      red: 'Greedy',
      blue: 'Person',
      seed: 2,
      listed: /The lane/,
    });
    const go = page.getByRole('button', { name: 'let Red begin' });
    await go.waitFor();
    await page.getByRole('region', { name: 'Briefing' }).getByText('What wins').waitFor();
    const { moment } = await momentOf(page);
    // all that has come by itself has come: the book was studied, and who could act was counted
    await page.waitForLoadState('networkidle');
    expect((await momentOf(page)).moment).toBe(moment);
    await page.keyboard.press('Enter');
    await page.locator(`[data-part=table-page]:not([data-moment="${moment}"])`).waitFor();
    expect(await go.count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('at every size a question says who attacks whom and what can happen; it covers nobody it is about, and its answers are in sight', async () => {
    const { page, context, errors } = await site.visit('#/new');
    await attacked(page, site.url, 90);
    await page.locator('[data-part=table-page][data-saved=saved]').waitFor();
    // the same question is opened again on the other screens
    const storageState = await context.storageState({ indexedDB: true });
    // and who comes back to it finds what led to it told again
    const told = await rows(page).allTextContents();
    expect(told.length).toBeGreaterThan(0);
    await page.reload();
    await rows(page)
      .nth(told.length - 1)
      .waitFor({ state: 'attached' });
    expect(await rows(page).allTextContents()).toEqual(told);
    await wellAsked(page, 800);
    for (const [width, height] of [
      [820, 1180],
      [390, 844],
    ] as const) {
      const other = await site.visit(new URL(page.url()).hash, { viewport: { width, height }, storageState });
      await wellAsked(other.page, height);
      expect(other.errors).toEqual([]);
    }
    expect(errors).toEqual([]);
  });

  test('what the others did has numbers on the table and in the strip; it is played again, step by step, until the next own order', async () => {
    const { page, errors } = await site.visit('#/new', { reducedMotion: 'no-preference' });
    await begin(page, site.url, { red: 'Person', blue: 'Greedy', seed: 7, scenario: skirmish(4) });
    await hurry(page);
    const seen = nothingSeen();
    for (let what = await waits(page); (await takes(page).count()) < 3 || what !== 'order'; what = await waits(page)) {
      if (what === 'answer') await answer(page, seen);
      else await pressOn(page);
    }
    // what matters stands first: its numbers say when it was done
    const marked = await rows(page).locator('button > span:first-child').allTextContents();
    const count = Math.max(...marked.flatMap(text => text.match(/\d+/g) ?? []).map(Number));
    const first = rows(page).nth(marked.findIndex(text => /^1(\D|$)/.test(text)));
    const numbers = await page.$$eval('[data-board] [data-take]', all => all.map(one => one.getAttribute('data-take')));
    expect(numbers).toEqual(Array.from({ length: count }, (_, i) => String(i + 1)));
    const place = (id: string) => page.locator(`[data-board] [data-piece="${id}"]`).getAttribute('transform');
    const mover = (await page.locator('[data-board] [data-take="1"] [data-mark=trail]').count()) > 0;
    expect(mover).toBe(true);
    expect(await rows(page).count()).toBeLessThanOrEqual(count);
    const id = /\b([AB]\d+)\b/.exec((await first.locator('span').last().textContent()) ?? '')![1]!;
    const now = await place(id);
    await page.locator('[data-part=stage-view]').focus();
    await page.keyboard.press('.');
    expect(await first.locator('button').getAttribute('aria-current')).toBe('true');
    expect(await page.locator('[data-board] [data-take]').count()).toBe(1);
    await page.keyboard.press('x');
    expect(await page.locator('[data-board] [data-take]').count()).toBe(count);
    expect(await place(id)).toBe(now);
    // nothing is ordered in a picture of what is past: the first grip, click or Enter is back in the battle, and does no more
    const { moment } = await momentOf(page);
    const past = page.locator('[data-part=past]');
    const large = page.locator('[data-part=action-bar] [data-button=primary]').filter({ visible: true });
    const ways: readonly (() => Promise<void>)[] = [
      () => page.keyboard.press('Enter'),
      () => large.click(),
      () => page.locator('[data-part=stage-view]').click({ position: { x: 300, y: 300 } }),
    ];
    for (const way of ways) {
      await strip(page).getByRole('button', { name: 'One step of the film' }).click();
      await past.getByText(/past/).waitFor();
      await way();
      await past.waitFor({ state: 'detached' });
      expect((await momentOf(page)).moment).toBe(moment);
      expect(await page.locator('[data-mark=ghost]').count()).toBe(0);
    }
    expect(await place(id)).toBe(now);
    await strip(page).getByRole('button', { name: '4×' }).click();
    await strip(page).getByRole('button', { name: 'Play again' }).click();
    await strip(page).getByRole('button', { name: 'Stop' }).waitFor();
    await strip(page).getByRole('button', { name: 'Play again' }).waitFor({ timeout: 60_000 });
    expect(await place(id)).toBe(now);
    // who comes back finds it told again
    const told = await rows(page).allTextContents();
    await page.reload();
    await waits(page);
    await rows(page)
      .nth(told.length - 1)
      .waitFor({ state: 'attached' });
    expect(await rows(page).allTextContents()).toEqual(told);
    await pressOn(page);
    await page.waitForFunction(`document.querySelectorAll('[data-take]').length < ${count}`);
    expect(errors).toEqual([]);
  });

  test.each([
    ['by the keyboard', { width: 1280, height: 800 }],
    ['by touch on a phone', { width: 390, height: 844 }],
  ])(
    'what they did in earlier turns is looked at again, turn by turn, and the battle is as it was: %s',
    async (way, viewport) => {
      const touch = way.includes('touch');
      const { page, errors } = await site.visit('#/', { viewport, hasTouch: touch, isMobile: touch });
      const record = recorded('mbt2020-2-the-town.record.json');
      await importFile(page, asFile({ ...record, entries: record.entries.slice(0, 150) }));
      await page.getByRole('button', { name: 'Fight on' }).click();
      await waits(page);
      if (touch) await page.getByRole('tab', { name: /did/ }).click();
      const strip = page.getByRole('region', { name: 'What the others did' });
      const [back, forth] = ['The turn before', 'The turn after'].map(name => strip.getByRole('button', { name }));
      const go = (to: Locator | undefined, key: string) => (touch ? to!.click() : page.keyboard.press(key));
      const rows = async () => (await strip.locator('[data-row]').allTextContents()).join();
      const board = () =>
        page.evaluate<string>(
          `[...document.querySelectorAll('[data-part=stage] [data-piece]')].map(one => one.getAttribute('transform')).join()`,
        );
      await expect.poll(() => back!.isEnabled()).toBe(true);
      await expect.poll(rows).not.toBe('');
      const [now, table] = [await rows(), await board()];

      await go(back, '<');
      await forth!.waitFor();
      const before = await rows();
      expect(before).not.toBe(now);
      expect(await board()).not.toBe(table);
      await expect.poll(() => back!.isEnabled()).toBe(true);
      await go(back, '<');
      await expect.poll(rows).not.toBe(before);
      // it is played from its beginning, and stands still at its end
      await strip.getByRole('button', { name: 'Play again' }).click();
      await strip.getByRole('button', { name: 'Stop' }).waitFor();
      await strip.getByRole('button', { name: 'Play again' }).waitFor();
      expect(await forth!.count()).toBe(1);
      for (let turns = 0; turns < 2; turns++) {
        await expect.poll(() => forth!.isEnabled()).toBe(true);
        await go(forth, '>');
        if (turns === 0) await expect.poll(rows).toBe(before);
      }
      await forth!.waitFor({ state: 'detached' });
      await expect.poll(rows).toBe(now);
      // a small screen has come nearer to what was shown, and counters stand aside there otherwise
      if (!touch) expect(await board()).toBe(table);
      expect(errors).toEqual([]);
    },
  );

  test('the film of a bot halts at the space bar, goes on a step, and is skipped to the next own decision', async () => {
    const { page, errors } = await site.visit('');
    const record = recorded('mbt2020-1-crossroads.record.json');
    const blue = record.entries.findIndex(({ by }, i) => i > 20 && by === 'b');
    await importFile(page, asFile({ ...record, entries: record.entries.slice(0, blue) }));
    await page.getByRole('button', { name: 'Fight on' }).click();
    await page.locator('[data-part=table-page]').waitFor();
    await page.locator('[data-part=stage-view]').focus();
    await page.keyboard.press(' ');
    await page
      .getByRole('button', { name: /^Next decision/ })
      .and(page.locator(':enabled'))
      .waitFor();
    const { moment } = await momentOf(page);
    await page.locator('[data-part=stage-view]').focus();
    await page.keyboard.press('.');
    await page.waitForFunction(
      `Number(document.querySelector('[data-part=table-page]').dataset.moment) === ${moment + 1}`,
    );
    await page.keyboard.press(' ');
    await strip(page).getByRole('button', { name: 'Skip to my turn' }).click();
    await waits(page, 20_000);
    expect(errors).toEqual([]);
  });

  test('sounds are off until somebody wants them, and then stay on', async () => {
    const { page, errors } = await site.visit('#/new');
    await begin(page, site.url, { red: 'Person', blue: 'Greedy', seed: 7, scenario: skirmish(1) });
    const sound = page.getByRole('button', { name: 'Sound' });
    expect(await sound.getAttribute('aria-pressed')).toBe('false');
    await sound.click();
    expect(await sound.getAttribute('aria-pressed')).toBe('true');
    await page.reload();
    await sound.waitFor();
    expect(await sound.getAttribute('aria-pressed')).toBe('true');
    expect(errors).toEqual([]);
  });
});
