import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { asFile, openSite, type Site } from './served.js';
import { begin, change, clickPiece, goOn, hurry, over, picks, primary, waits } from './table.js';

const tank = { unit: 'sherman', grade: 'A' };
const foot = { unit: 'IG', grade: 'C' };
/** Tanks before infantry in the open: who is hit falls back. */
const SKIRMISH = {
  id: 'skirmish',
  title: 'Skirmish',
  limit: 2,
  table: { width: 4000, depth: 3000, zones: 1000 },
  zone: 'Temperate',
  features: [],
  first: 'a',
  sides: {
    a: {
      name: 'Tanks',
      groups: [{ id: 'A1', name: 'Tanks', radio: true, stands: [{ ...tank, hq: true }, tank, tank] }],
    },
    b: { name: 'Foot', groups: [{ id: 'B1', name: 'Foot', radio: true, stands: [{ ...foot, hq: true }, foot, foot] }] },
  },
  deployment: {
    'A1.1': [1000, 900, 0],
    'A1.2': [2000, 900, 0],
    'A1.3': [3000, 900, 0],
    'B1.1': [1000, 1600, 180],
    'B1.2': [2000, 1600, 180],
    'B1.3': [3000, 1600, 180],
  },
};

describe.skipIf(!CHROMIUM)('World War 2', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test('WW2-SHO-01, WW2-HG-09 a whole battle against the bot, to its outcome', async () => {
    const { page, errors } = await site.visit('#/new');
    const scenario = asFile(SKIRMISH, 'skirmish.json');
    await begin(page, site.url, { book: /World War 2/, red: 'Person', blue: 'Greedy', seed: 3, scenario });
    await hurry(page);
    let shots = 0;
    const atButton: string[] = [];
    for (let what = await waits(page); what !== 'nobody'; what = await waits(page)) {
      if (what === 'answer') {
        const button = (await picks(page).count()) > 0 ? picks(page).first() : primary(page);
        await change(page, () => button.click());
        continue;
      }
      const target = page.locator('[data-part=targets] [data-part=target] input');
      if (shots < 2) await clickPiece(page, 'A1.1');
      if (shots < 2) await page.locator('[data-part~=card] dl').first().waitFor();
      if (shots === 0) {
        // whom it can strike is fetched when first needed, and may come after its card
        const bars = page.locator('[data-part=odds-at-button] [role=img]');
        await bars.nth(1).waitFor();
        for (const bar of await bars.all()) atButton.push((await bar.getAttribute('aria-label')) ?? '');
      }
      if (shots < 2 && (await target.count()) > 0) {
        await target.first().click();
        // what may come of it to both stands at the button, not in the list that scrolls
        await page.locator('[data-part=odds-at-button] [role=img]').nth(1).waitFor();
        await change(page, () =>
          page.locator('[data-part=action-buttons]:not([data-weighing]) [data-button=primary]:enabled').click(),
        );
        shots++;
        continue;
      }
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await goOn(page);
    }
    await over(page).waitFor();
    expect(shots).toBeGreaterThan(0);
    // the button that fires at once shows what it may do, and what it may cost
    expect(atButton).toEqual([expect.stringMatching(/% B1\.1 is/), expect.stringMatching(/% A1\.1 is/)]);
    expect(await over(page).locator('[data-part~=rule-link]').first().textContent()).toMatch(/^WW2-/);
    expect(errors).toEqual([]);
  });

  test('WW2-RES-24, WW2-R-84 two at one screen: who is repulsed is placed by its owner, on the table', async () => {
    const { page, errors } = await site.visit('#/new');
    const scenario = asFile(SKIRMISH, 'skirmish.json');
    await begin(page, site.url, { book: /World War 2/, red: 'Person', blue: 'Person', seed: 3, scenario });
    const show = page.getByRole('button', { name: /show the table$/ });
    let placed = 0;
    let shots = 0;
    for (let what = await waits(page); what !== 'nobody'; what = await waits(page)) {
      if (what === 'cover') await change(page, () => show.click());
      else if (what === 'pass') await change(page, () => primary(page).click());
      else if (what === 'answer') placed += await answered(page);
      else if (shots < 8 && (await fired(page))) shots++;
      else {
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await goOn(page);
      }
    }
    await over(page).waitFor();
    expect(placed).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });
});

/** Whoever can fire does. */
async function fired(page: Page): Promise<boolean> {
  const target = page.locator('[data-part=targets] [data-part=target] input');
  for (const piece of ['A1.1', 'A1.2', 'A1.3']) {
    await clickPiece(page, piece);
    await page.locator('[data-part~=card] dl').first().waitFor();
    if ((await target.count()) === 0) continue;
    await target.first().click();
    await change(page, () =>
      page.locator('[data-part=action-buttons]:not([data-weighing]) [data-button=primary]:enabled').click(),
    );
    return true;
  }
  return false;
}

/** A pick is the first one; a place is shifted on the table from where it was suggested. How many places. */
async function answered(page: Page): Promise<number> {
  if ((await picks(page).count()) > 0) {
    await change(page, () => picks(page).first().click());
    return 0;
  }
  const ghost = (await page.locator('[data-board] [data-mark=ghost]').first().boundingBox())!;
  await page.mouse.click(ghost.x + ghost.width / 2 + 4, ghost.y + ghost.height / 2 + 4);
  await change(page, () =>
    page.locator('[data-part=action-buttons]:not([data-weighing]) [data-button=primary]:enabled').click(),
  );
  return 1;
}
