import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { type At, dragByFinger, dragByMouse, middleOf, viewOf } from './hand.js';
import { openSite, type Site } from './served.js';
import { afterMoment, begin, isInSight, momentOf, picks, primary, waits } from './table.js';

/** Set-up as on a table: what lies in a tray or beside the table is dragged onto it, by mouse and by finger. */

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

type Spot = readonly [across: number, down: number];
/** A point of the table as shares of what is seen of it, from the left and from above. */
async function onTable(page: Page, [across, down]: Spot): Promise<At> {
  const box = await page.locator('[data-board] [data-table]').first().boundingBox();
  if (!box) throw new Error('there is no table');
  return { x: box.x + box.width * across, y: box.y + box.height * down };
}

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

type Way = [string, typeof DESKTOP | typeof PHONE, typeof dragByMouse];
const WAYS: Way[] = [
  ['by mouse at 1280x800', DESKTOP, dragByMouse],
  ['by finger at 820x1180', TABLET, dragByFinger],
  ['by finger at 390x844', PHONE, dragByFinger],
];
/** Shares of the table; the own edge lies below. Beyond the last nobody may be put down. */
const SPOTS: Readonly<Record<'town' | 'ridge' | 'beyond', Spot>> = {
  town: [0.5, 0.8],
  ridge: [0.45, 0.92],
  beyond: [0.5, 0.35],
};
const { town, ridge, beyond } = SPOTS;

describe.skipIf(!CHROMIUM)('deployment by hand', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  describe.each(WAYS)('%s', (_, options, drag) => {
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
      expect(await isInSight(handle)).toBe(true);
      await drag(page, await middleOf(handle), await onTable(page, town));
      await standing(page).first().waitFor();
      expect([await standing(page).count(), await inTray(page).count()]).toEqual([1, 10]);
      expect(await viewOf(page)).toBe(view);
      await page.getByRole('button', { name: /^Deploy the rest/ }).click();
      await standing(page).nth(10).waitFor();
      expect(await inTray(page).count()).toBe(0);
    });

    test('MBT20-DEP-02 a stand that is let go where it may not stand goes back, and it is said there why', async () => {
      const page = await garrison(site, options);
      const own = page.locator('[data-grab^="arrange:"]').first();
      const [home, to] = [await middleOf(own), await onTable(page, beyond)];
      await drag(page, home, to);
      const spot = await middleOf(page.locator('[data-board] [data-mark="went-back"] path'));
      expect(Math.hypot(spot.x - to.x, spot.y - to.y)).toBeLessThan(3);
      expect(await page.locator('[data-board] [data-mark="went-back"]').textContent()).toMatch(/within\s*18"/);
      await page.locator('[data-part=action-bar] [data-part=refused]', { hasText: 'MBT20-DEP-02' }).waitFor();
      const now = await middleOf(own);
      expect(Math.hypot(now.x - home.x, now.y - home.y)).toBeLessThan(3);
      await page.locator('[data-part=action-bar] [data-button=primary]:not([disabled])').waitFor();
      const back = page.getByRole('button', { name: 'Take back', exact: true });
      if (options === DESKTOP) expect(await back.getAttribute('aria-disabled')).toBe('true');
    });

    test('IGR-DEP-05 a vignette is dragged from beside the table, and the map stays where it is', async () => {
      const { page } = await site.visit('#/new', options);
      await begin(page, site.url, { book: /Glory/, listed: /deployed freely/, red: 'Person', blue: 'Greedy', seed: 3 });
      await waits(page);
      const own = page.locator('[data-board] [data-piece="F3"] [data-base]');
      // the view finds its place when the sheet has found its height
      let last = '';
      const isStill = async (): Promise<boolean> => {
        const [now, was] = [JSON.stringify(await middleOf(own)), last];
        last = now;
        return now === was;
      };
      await expect.poll(isStill, { interval: 400 }).toBe(true);
      const [view, before] = [await viewOf(page), await momentOf(page)];
      await drag(page, await middleOf(own), await onTable(page, ridge));
      await page
        .locator(`[data-part=table-page]:not([data-moment="${before.moment}"]), [data-part=cover]`)
        .first()
        .waitFor();
      expect(before.waits).toBe('order');
      if (options === DESKTOP) expect(await viewOf(page)).toBe(view);
    });
  });

  test('IGR-DEP-05 where it may not stand it goes back beside the table, and it is said there why', async () => {
    const { page } = await site.visit('#/new', DESKTOP);
    await begin(page, site.url, { book: /Glory/, listed: /deployed freely/, red: 'Person', blue: 'Greedy', seed: 3 });
    await waits(page);
    const base = page.locator('[data-board] [data-piece="F3"] [data-base]');
    const [from, { moment }] = [await middleOf(base), await momentOf(page)];
    const to = await onTable(page, [0.45, 0.4]);
    await dragByMouse(page, from, to);
    await page.locator('[data-part=action-bar] [data-part=refused]', { hasText: 'IGR-DEP-05' }).waitFor();
    const spot = await middleOf(page.locator('[data-board] [data-mark="went-back"] path'));
    expect(Math.hypot(spot.x - to.x, spot.y - to.y)).toBeLessThan(3);
    expect(await page.locator('[data-board] [data-mark="ghost"]').count()).toBe(0);
    expect([await middleOf(base), (await momentOf(page)).moment]).toEqual([from, moment]);
    // a hair beyond the zone is meant within it
    const zone = await onTable(page, [0.45, 0.825]);
    await dragByMouse(page, from, zone);
    await page.locator(`[data-part=table-page]:not([data-moment="${moment}"])`).waitFor();
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
    const isAt = (one: Locator, at: At) => expect.poll(() => apart(one, at)).toBeLessThan(4);
    // bases do not lie on each other, but counters are drawn larger than they are
    await dragByMouse(page, home, there);
    await expect.poll(() => apart(own, there)).toBeGreaterThan(4);
    const beside = await middleOf(own);
    const between = { x: (beside.x + there.x) / 2, y: (beside.y + there.y) / 2 };
    await dragByMouse(page, between, { x: between.x + home.x - beside.x, y: between.y + home.y - beside.y });
    await isAt(own, { x: between.x + home.x - beside.x, y: between.y + home.y - beside.y });
    await isAt(over, there);
    const held = page.locator('li[data-held]');
    const label = await held.innerText();
    await dragByMouse(page, await middleOf(own), there);
    await expect.poll(() => apart(own, beside)).toBeLessThan(4);
    expect(await held.innerText()).toBe(label);
    await page.mouse.click(between.x, between.y);
    await expect.poll(() => held.innerText()).not.toBe(label);
  });

  test('MBT20-DEP-06 a drag is taken back and made again, by key and by button, before the group is deployed', async () => {
    const page = await garrison(site, DESKTOP);
    const [back, again] = ['Take back', 'Do again'].map(name => page.getByRole('button', { name, exact: true }));
    const own = page.locator('[data-grab^="arrange:"]').first();
    const home = await middleOf(own);
    const there = { x: home.x - 70, y: home.y };
    const isAt = (at: At) => expect.poll(async () => Math.hypot((await middleOf(own)).x - at.x)).toBeLessThan(3);
    expect(await back!.getAttribute('aria-disabled')).toBe('true');
    await dragByMouse(page, home, there);
    await isAt(there);
    await page.keyboard.press('Control+z');
    await isAt(home);
    await again!.click();
    await isAt(there);
    await back!.click();
    await isAt(home);
    expect(await back!.getAttribute('aria-disabled')).toBe('true');
    expect(await standing(page).count()).toBe(11);
  });

  test('MBT20-DEP-06 what was laid out by hand is in hand again for whoever went back and came again, or loaded the page anew', async () => {
    const page = await garrison(site, DESKTOP);
    const areas = page.locator('[data-grab^="arrange:"]');
    await page.getByRole('button', { name: 'Take back Fennek scouts' }).click();
    await inTray(page).first().waitFor();
    const place = await middleOf(areas.first());
    for (const leave of [() => page.goBack().then(() => page.goForward()), () => page.reload()]) {
      await leave();
      await inTray(page).first().waitFor();
      expect([await standing(page).count(), await inTray(page).count()]).toEqual([10, 1]);
      const again = await middleOf(areas.first());
      expect(Math.hypot(again.x - place.x, again.y - place.y)).toBeLessThan(2);
    }
  });

  test('MBT20-DEP-06 the way back out of a rule closes the rule, and the layout is in hand as it was', async () => {
    const page = await garrison(site, DESKTOP);
    await page.getByRole('button', { name: 'Take back Fennek scouts' }).click();
    await inTray(page).first().waitFor();
    const address = page.url();
    const chip = page.locator('aside[aria-label="Panel"] [data-part~=rule-link]').first();
    const rule = String(await chip.textContent());
    await chip.click();
    const note = page.getByRole('region', { name: rule });
    await note.waitFor();
    // no page is left, so that the driver waits for none
    await page.evaluate('history.back()');
    await note.waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
    expect([await standing(page).count(), await inTray(page).count()]).toEqual([10, 1]);
    // with nothing to read it leads out of the battle, and what was laid out is there when it is come back to
    await page.goBack();
    await page.locator('[data-part=table-page]').waitFor({ state: 'detached' });
    await page.goForward();
    await inTray(page).first().waitFor();
    expect([await standing(page).count(), await inTray(page).count()]).toEqual([10, 1]);
  });

  test('MBT20-DEP-01 by keys alone: a stand is stepped to, taken back and put down', async () => {
    const page = await garrison(site, DESKTOP);
    const scouts = page.getByRole('button', { name: 'Take back Fennek scouts' });
    await scouts.focus();
    await page.keyboard.press('Enter');
    await page
      .locator('[data-part=action-bar] [data-part=refused]', { hasText: 'Fennek scouts: there is room to deploy it' })
      .waitFor();
    await page.getByRole('button', { name: 'Put down Fennek scouts' }).focus();
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
