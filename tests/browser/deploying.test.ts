import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { openSite, type Site } from './served.js';
import { afterMoment, begin, momentOf, picks, primary, waits } from './table.js';

/** Set-up as on a table: what lies in a tray or beside the table is dragged onto it, by mouse and by finger. */

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface At {
  readonly x: number;
  readonly y: number;
}

async function middleOf(found: Locator): Promise<At> {
  const box = await found.first().boundingBox();
  if (!box) throw new Error('it is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

type Spot = readonly [across: number, down: number];
/** A point of the table as shares of what is seen of it, from the left and from above. */
async function onTable(page: Page, [across, down]: Spot): Promise<At> {
  const box = await page.locator('[data-board] [data-table]').first().boundingBox();
  if (!box) throw new Error('there is no table');
  return { x: box.x + box.width * across, y: box.y + box.height * down };
}

async function dragByMouse(page: Page, from: At, to: At): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

/** A finger, as the browser itself hears it. */
async function dragByFinger(page: Page, from: At, to: At): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: At) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', from);
  for (const share of [0.2, 0.5, 0.8, 1])
    await touch('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  await touch('touchEnd');
  await line.detach();
}

const viewOf = (page: Page): Promise<string | null> => page.locator('svg[data-board]').getAttribute('viewBox');
const inTray = (page: Page): Locator => page.getByRole('region', { name: 'In the tray' }).locator('li');
const standing = (page: Page): Locator => page.getByRole('region', { name: 'On the table' }).locator('li');

/** "The town", Red about to place its garrison. */
async function garrison(site: Site, options: typeof DESKTOP | typeof PHONE): Promise<Page> {
  const { page } = await site.visit('#/new', options);
  await begin(page, site.url, { book: /MBT 2020/, listed: /^The town/, red: 'Person', blue: 'Greedy', seed: 3 });
  while ((await waits(page)) === 'answer') {
    const before = await momentOf(page);
    const rock = page.getByRole('button', { name: /^Rock/ });
    await rock.or(picks(page).first()).first().click();
    await afterMoment(page, before);
  }
  await primary(page).click();
  await page.locator('[data-part=choices] button', { hasText: 'Garrison' }).click();
  await standing(page).nth(10).waitFor();
  return page;
}

type Way = [string, typeof DESKTOP | typeof PHONE, typeof dragByMouse, { readonly town: Spot; readonly ridge: Spot }];
/** The own edge lies below on the one screen, and at the left on the other. */
const WAYS: Way[] = [
  ['by mouse at 1280x800', DESKTOP, dragByMouse, { town: [0.5, 0.8], ridge: [0.45, 0.92] }],
  ['by finger at 390x844', PHONE, dragByFinger, { town: [0.2, 0.4], ridge: [0.08, 0.45] }],
];

describe.skipIf(!CHROMIUM)('deployment by hand', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  describe.each(WAYS)('%s', (_, options, drag, { town, ridge }) => {
    test('MBT20-DEP-06 stands are taken back into the tray, dragged out of it, and the rest is deployed', async () => {
      const page = await garrison(site, options);
      const view = await viewOf(page);
      const clear = async () => {
        await page.getByRole('button', { name: 'Take all back' }).click();
        await inTray(page).nth(10).waitFor();
        expect(await standing(page).count()).toBe(0);
      };
      await clear();
      await page.getByRole('button', { name: /^Deploy the rest/ }).click();
      await standing(page).nth(10).waitFor();
      await clear();
      const handle = inTray(page).first().locator('[data-tray]');
      await handle.scrollIntoViewIfNeeded();
      await drag(page, await middleOf(handle), await onTable(page, town));
      await standing(page).first().waitFor();
      expect([await standing(page).count(), await inTray(page).count()]).toEqual([1, 10]);
      expect(await viewOf(page)).toBe(view);
      await page.getByRole('button', { name: /^Deploy the rest/ }).click();
      await standing(page).nth(10).waitFor();
      expect(await inTray(page).count()).toBe(0);
    });

    test('IGR-DEP-05 a vignette is dragged from beside the table, and the map stays where it is', async () => {
      const { page } = await site.visit('#/new', options);
      await begin(page, site.url, { book: /Glory/, listed: /deployed freely/, red: 'Person', blue: 'Greedy', seed: 3 });
      await waits(page);
      const [view, before] = [await viewOf(page), await momentOf(page)];
      await drag(
        page,
        await middleOf(page.locator('[data-board] [data-piece="F3"] [data-base]')),
        await onTable(page, ridge),
      );
      await page
        .locator(`[data-part=table-page]:not([data-moment="${before.moment}"]), [data-part=cover]`)
        .first()
        .waitFor();
      expect(before.waits).toBe('order');
      if (options === DESKTOP) expect(await viewOf(page)).toBe(view);
    });
  });

  test('IGR-DEP-05 where it may not stand it stays in hand, with what forbids it', async () => {
    const { page } = await site.visit('#/new', DESKTOP);
    await begin(page, site.url, { book: /Glory/, listed: /deployed freely/, red: 'Person', blue: 'Greedy', seed: 3 });
    await waits(page);
    const from = await middleOf(page.locator('[data-board] [data-piece="F3"] [data-base]'));
    await dragByMouse(page, from, await onTable(page, [0.45, 0.4]));
    await page.locator('[data-part=action-bar] [data-part=refused]', { hasText: 'IGR-DEP-05' }).waitFor();
    const ghost = page.locator('[data-board] [data-mark="ghost"]');
    await ghost.first().waitFor();
    expect(await ghost.count()).toBe(1);
  });

  test('IGR-DEP-14 the rest is deployed for whoever has had enough of it', async () => {
    const { page } = await site.visit('#/new', DESKTOP);
    await begin(page, site.url, { book: /Glory/, listed: /deployed freely/, red: 'Person', blue: 'Greedy', seed: 3 });
    await waits(page);
    await page.getByRole('button', { name: 'Deploy the rest for me' }).click();
    await page.locator('[data-part=table-page][data-step="activation"]').waitFor({ timeout: 120_000 });
    expect(await page.locator('[data-board] [data-piece^="F"]').count()).toBe(12);
  });

  test('MBT20-DEP-01 what is held goes with the hand, though another stand lies over it; a tap takes that one', async () => {
    const page = await garrison(site, DESKTOP);
    const areas = page.locator('[data-grab^="arrange:"]');
    const [own, over] = [areas.first(), areas.last()];
    const [home, there] = [await middleOf(own), await middleOf(over)];
    const apart = async (one: Locator, at: At) =>
      Math.hypot((await middleOf(one)).x - at.x, (await middleOf(one)).y - at.y);
    await dragByMouse(page, home, there);
    expect(await apart(own, there)).toBeLessThan(4);
    await dragByMouse(page, there, home);
    expect([await apart(own, home), await apart(over, there)].map(far => far < 4)).toEqual([true, true]);
    await dragByMouse(page, home, there);
    await page.mouse.click(there.x, there.y);
    await dragByMouse(page, there, home);
    expect([await apart(own, there), await apart(over, home)].map(far => far < 4)).toEqual([true, true]);
  });

  test('MBT20-DEP-01 by keys alone: a stand is stepped to, taken back and put down', async () => {
    const page = await garrison(site, DESKTOP);
    const scouts = page.getByRole('button', { name: 'Take back Scouts' });
    await scouts.focus();
    await page.keyboard.press('Enter');
    await page
      .locator('[data-part=action-bar] [data-part=refused]', { hasText: 'Scouts: there is room to deploy it' })
      .waitFor();
    await page.getByRole('button', { name: 'Put down Scouts' }).focus();
    await page.keyboard.press('Enter');
    await standing(page).nth(10).waitFor();
    await page.locator('[data-part=action-bar] [data-button=primary]:not([disabled])').waitFor();
    expect(await page.locator('[data-part=action-bar] [data-part=refused]').count()).toBe(0);
  });
});

describe.skipIf(!CHROMIUM)('before a battle', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  test.each([
    ['1280x800', DESKTOP],
    ['390x844', PHONE],
  ] as const)(
    'both armies are seen with what each sort of troops can do, and the button is at hand, at %s',
    async (_, options) => {
      const { page, errors } = await site.visit('#/new', options);
      await page.getByRole('radio', { name: /^The town/ }).check();
      const armies = page.getByRole('region', { name: 'The armies' });
      const tanks = armies.locator('details', { hasText: 'Best main battle tanks' }).first();
      await tanks.locator('summary').click();
      expect(await tanks.locator('dl').innerText()).toContain('Moves');
      const button = (await page.getByRole('button', { name: 'Begin the battle' }).boundingBox())!;
      expect(button.y + button.height).toBeLessThanOrEqual(options.viewport.height);
      expect(errors).toEqual([]);
    },
  );
});
