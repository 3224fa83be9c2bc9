import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { openSite, type Site } from './served.js';
import { afterMoment, begin, canMove, change, goOn, momentOf, picks, primary, waits } from './table.js';

/** What is seen above the sheet of a tablet, and what a finger does there. */

const TABLET = {
  viewport: { width: 820, height: 1180 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

interface At {
  readonly x: number;
  readonly y: number;
}
type Finger = { to(at: At): Promise<void>; up(): Promise<void> };

/** A finger on the glass, as the browser itself hears it. */
async function fingerAt(page: Page, from: At): Promise<Finger> {
  const line = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: At) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  let last = from;
  await touch('touchStart', from);
  return {
    async to(at) {
      for (const share of [0.2, 0.5, 0.8, 1])
        await touch('touchMove', { x: last.x + (at.x - last.x) * share, y: last.y + (at.y - last.y) * share });
      last = at;
    },
    async up() {
      await touch('touchEnd');
      await line.detach();
    },
  };
}

const sheetTop = async (page: Page): Promise<number> =>
  (await page.getByRole('complementary', { name: 'Panel' }).boundingBox())!.y;
const viewOf = (page: Page): Promise<string | null> => page.locator('svg[data-board]').getAttribute('viewBox');
async function middleOf(page: Page, piece: string): Promise<At> {
  const box = (await page.locator(`[data-board] [data-piece="${piece}"] [data-base]`).first().boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
/** Of the battle `The village`, whose troops stand already. */
async function village(site: Site, blue = 'Greedy') {
  const visit = await site.visit('#/new', TABLET);
  await begin(visit.page, site.url, { red: 'Person', blue, seed: 7, listed: /^The village/ });
  await waits(visit.page);
  return visit;
}
const beside = { x: 60, y: 420 };

describe.skipIf(!CHROMIUM)('above the sheet of a tablet', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test('who deploys sees his own zone and all that he arranges', async () => {
    const { page, errors } = await site.visit('#/new', TABLET);
    await begin(page, site.url, { book: /MBT 2020/, listed: /^Crossroads/, red: 'Person', blue: 'Greedy', seed: 3 });
    while ((await waits(page)) === 'answer') {
      const before = await momentOf(page);
      await page.getByRole('button', { name: /^Rock/ }).or(picks(page).first()).first().tap();
      await afterMoment(page, before);
    }
    await primary(page).tap();
    await page.getByRole('region', { name: 'On the table' }).locator('li').nth(10).waitFor();
    const top = await sheetTop(page);
    const stage = (await page.locator('[data-part=stage]').boundingBox())!;
    const grabs = page.locator('[data-board] [data-grab^="arrange:"]');
    await grabs.first().waitFor({ state: 'attached' });
    const boxes = await grabs.all();
    expect(boxes.length).toBe(11);
    for (const one of boxes) {
      const box = (await one.boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(stage.y);
      expect(box.y + box.height).toBeLessThanOrEqual(top);
    }
    const table = (await page.locator('[data-board] [data-table]').boundingBox())!;
    expect(table.y + table.height).toBeLessThanOrEqual(top);
    expect(errors).toEqual([]);
  });

  test('a tap moves nothing under the finger, neither on a stand nor on the ground', async () => {
    const { page } = await village(site);
    const before = await viewOf(page);
    const at = await middleOf(page, 'A4');
    await page.touchscreen.tap(at.x, at.y);
    await page.locator('[data-part~=card] dl').first().waitFor();
    expect(await viewOf(page)).toBe(before);
    await page.touchscreen.tap(beside.x, beside.y);
    await page.locator('[data-part~=card] dl').first().waitFor({ state: 'detached' });
    expect(await viewOf(page)).toBe(before);
  });

  test('a drag on the ground pans; a drag on a stand that nobody tapped takes it as far as it may, and all words say so', async () => {
    const { page, errors } = await village(site);
    await canMove(page);
    const before = await viewOf(page);
    const pan = await fingerAt(page, beside);
    await pan.to({ x: beside.x, y: beside.y + 40 });
    await pan.up();
    const panned = await viewOf(page);
    expect(panned).not.toBe(before);
    const from = await middleOf(page, 'A6');
    const moment = await momentOf(page);
    const finger = await fingerAt(page, from);
    await finger.to({ x: from.x + 40, y: from.y - 300 });
    await page.getByRole('slider').waitFor();
    await finger.to({ x: from.x + 40, y: from.y - 330 });
    const large = page.locator('[data-part=action-bar] [data-button=primary]:enabled');
    await large.filter({ hasText: /8" of 8"/ }).waitFor();
    await page
      .locator('[data-board] text', { hasText: /is used up/ })
      .first()
      .waitFor();
    expect(await page.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/^(7\.9|8\.0)"/);
    expect(await page.locator('[data-part=refused]').count()).toBe(0);
    expect(await viewOf(page)).toBe(panned);
    await finger.up();
    await afterMoment(page, moment);
    const now = await middleOf(page, 'A6');
    expect(now.y).toBeLessThan(from.y - 60);
    expect(errors).toEqual([]);
  });

  test('what the other side does is seen also by who has looked elsewhere', async () => {
    const { page } = await village(site);
    // what has only one answer is done by itself: whoever goes on before that ends nothing
    await page.getByRole('button', { name: /^End the round/ }).waitFor();
    const pan = await fingerAt(page, { x: beside.x, y: 780 });
    await pan.to({ x: beside.x, y: 180 });
    await pan.up();
    const stage = (await page.locator('[data-part=stage]').boundingBox())!;
    await expect.poll(async () => (await middleOf(page, 'B1')).y).toBeLessThan(stage.y);
    await goOn(page);
    const lowest = () =>
      page.evaluate<number>(
        `Math.max(...[...document.querySelectorAll('[data-board] [data-piece^="B"] [data-base]')].map(one => one.getBoundingClientRect().y))`,
      );
    await expect.poll(lowest, { timeout: 60_000 }).toBeGreaterThan(stage.y);
  });

  test('who sits down has nothing in hand of what the other had', async () => {
    const { page } = await village(site, 'Person');
    const uncover = () => change(page, () => page.locator('[data-part=cover] [data-button=primary]').tap());
    if ((await waits(page)) === 'cover') await uncover();
    await canMove(page);
    const at = await middleOf(page, 'A4');
    await page.touchscreen.tap(at.x, at.y);
    await page.locator('[data-part~=card] dl').first().waitFor();
    for (let what = await goOn(page); what !== 'cover'; what = await waits(page)) {
      if (what === 'pass') await primary(page).tap();
      else await goOn(page);
    }
    await uncover();
    expect(await page.locator('[data-part~=card] dl').count()).toBe(0);
    const top = await sheetTop(page);
    for (const id of ['B1', 'B2', 'B3', 'B4', 'B5']) expect((await middleOf(page, id)).y).toBeLessThan(top);
  });
});

describe.skipIf(!CHROMIUM)('the bar above the table', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  /** What is drawn in the bar and has less room than its words need. */
  const CUT = `[...document.querySelectorAll('header h1, header p, header ol [aria-current], header ul, header li')]
    .filter(one => one.clientWidth > 1 && getComputedStyle(one).overflow !== 'visible')
    .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
    .filter(one => !one.closest('ol') || one.hasAttribute('aria-current'))
    .map(one => one.textContent)`;

  test.each([
    [1280, 800],
    [820, 1180],
    [390, 844],
  ])('IGR-ACT-12 the points that are left stand in it, and nothing is cut, at %dx%d', async (width, height) => {
    const { page, errors } = await site.visit('#/new', { viewport: { width, height } });
    await begin(page, site.url, { book: /Glory/, red: 'Person', blue: 'Greedy', seed: 3 });
    await waits(page);
    const points = page.locator('header').getByText(/^\d+ of \d+ points$/);
    const box = (await points.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(await page.evaluate<string[]>(CUT)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(errors).toEqual([]);
  });
});
