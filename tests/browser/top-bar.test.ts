import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { openSite, type Site } from './served.js';
import { begin } from './table.js';

/** The bar above the table: whatever it says, what stands in it stays where it is. */

/** In the page: notes at every change of it where the parts of the bar stand, from the first turn on. */
const WATCH = `(() => {
  window.stood = {};
  window.turns = [];
  const note = () => {
    const bar = document.querySelector('[data-part=table-page] header');
    if (!bar?.querySelector('ol')) return;
    const said = bar.querySelector('p').innerText.replace(/\\s+/g, ' ');
    if (!window.turns.includes(said)) window.turns.push(said);
    for (const [i, part] of bar.querySelectorAll('h1, p, ol, section li, :scope > div > [data-button], :scope > button').entries()) {
      const { left, top, height } = part.getBoundingClientRect();
      if (height > 0) ((window.stood[i] ??= {})[[left, top].map(Math.round)] ??= part.innerText || part.ariaLabel);
    }
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
})()`;

const MOVED = `Object.values(window.stood).map(Object.entries).filter(places => places.length > 1)`;

/** In the page: what in the bar stands above or below it, or beyond the column that it is in. */
const CUT = `(() => {
  const bar = document.querySelector('[data-part=table-page] header').getBoundingClientRect();
  return [...document.querySelectorAll('[data-part=meters] section')].flatMap(section => {
    const column = section.getBoundingClientRect();
    return [...section.querySelectorAll('p, li, p span')].filter(part => {
      const { top, bottom, right, height } = part.getBoundingClientRect();
      return height > 0 && (top < bar.top || bottom > bar.bottom || right > column.right + 1);
    }).map(part => part.innerText);
  });
})()`;

const SIZES = { '1280x800': { width: 1280, height: 800 }, '820x1180': { width: 820, height: 1180 } };

describe.skipIf(!CHROMIUM)('the bar above the table', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  const watched = async (page: Page, turns: number): Promise<unknown> => {
    await page.evaluate(WATCH);
    await page.waitForFunction(`window.turns.length >= ${turns}`, undefined, { timeout: 120_000, polling: 100 });
    return page.evaluate(MOVED);
  };

  test.each([
    ['MBT 2020', /^Crossroads/, '1280x800'],
    ['Into Glory Ride', /^The ridge, 1815/, '1280x800'],
    ['World War 2', /^First orders/, '1280x800'],
    ['Into Glory Ride', /^The ridge, 1815/, '820x1180'],
  ] as const)('nothing in it moves while bots play a turn and more: %s, %s, at %s', async (book, listed, size) => {
    const { page, errors } = await site.visit('#/new', { viewport: SIZES[size] });
    await begin(page, site.url, { book: new RegExp(book), listed, red: 'Greedy', blue: 'Random', seed: 3 });
    expect(await watched(page, 4)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test.each([
    ['World War 2', /^First orders/],
    ['MBT 2020', /^The town/],
    ['MBT 2020', /^Across the river/],
    ['Into Glory Ride', /^The elephants/],
  ] as const)('nothing that is counted in it is cut, at any width: %s, %s', async (book, listed) => {
    const { page, errors } = await site.visit('#/new', { viewport: SIZES['1280x800'] });
    await begin(page, site.url, { book: new RegExp(book), listed, red: 'Greedy', blue: 'Random', seed: 3 });
    await page.locator('[data-part=meters] section li').first().waitFor();
    for (const width of [1210, 1280, 1366, 1440, 1600, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await page.evaluate(CUT)]).toEqual([width, []]);
    }
    expect(errors).toEqual([]);
  });
});
