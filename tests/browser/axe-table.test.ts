import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { answer, nothingSeen, pressOn } from './commander.js';
import { faultsOf } from './faults.js';
import { openSite, type Site } from './served.js';
import { begin, change, clickPiece, hurry, picks, primary, skirmish, waits } from './table.js';

describe.skipIf(!CHROMIUM)('the table is accessible in all its states', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test.each([
    ['light, wide', { width: 1280, height: 800 }, 'light'],
    ['dark, narrow', { width: 820, height: 1180 }, 'dark'],
  ] as const)('%s', async (_, viewport, colorScheme) => {
    const { page } = await site.visit('#/new', { viewport, colorScheme });
    await begin(page, site.url, { red: 'Person', blue: 'Greedy', seed: 4, scenario: skirmish(1) });
    const wrong: Record<string, string[]> = {};
    const look = async (state: string) => {
      wrong[state] = await faultsOf(page);
    };
    const seen = nothingSeen();
    const until = async (button: RegExp) => {
      const there = primary(page).filter({ hasText: button });
      for (let what = await waits(page); what !== 'nobody'; what = await waits(page)) {
        if (what === 'answer') await answer(page, seen);
        else if ((await there.count()) > 0) return;
        else await pressOn(page);
      }
    };
    await waits(page);
    await look('a hand is asked for');
    await hurry(page);
    await until(/Deploy/);
    await primary(page).click();
    await page.locator('[data-part=pieces]').waitFor();
    await look('pieces are laid out');
    await page.keyboard.press('Escape');
    await until(/End the round|Take up/);
    await look('nothing is selected');
    const own = await page.locator('[data-board] [data-piece^="A"]').nth(3).getAttribute('data-piece');
    await clickPiece(page, own!);
    await page.locator('[data-part~=card] dl').first().waitFor();
    await look('a piece is selected');
    const verb = page.locator('[data-part=verbs] [data-button]:not([aria-disabled=true])').first();
    if ((await verb.count()) > 0) {
      await verb.click();
      await look('an order is being made');
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await look('the menu is open');
    await page.getByRole('button', { name: 'Keys and gestures' }).click();
    await page.getByRole('dialog').waitFor();
    await look('the keys are explained');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+W');
    await page.locator('[data-part=words]').waitFor();
    await look('the table in words');
    await page.keyboard.press('Shift+W');
    expect(Object.fromEntries(Object.entries(wrong).filter(([, list]) => list.length > 0))).toEqual({});
  });

  test('the screen between two players, and what lies behind it', async () => {
    const { page } = await site.visit('#/new');
    await begin(page, site.url, { red: 'Person', blue: 'Person', seed: 4, scenario: skirmish(1) });
    expect(await faultsOf(page)).toEqual([]);
    for (let what = await waits(page); what !== 'cover'; what = await waits(page)) {
      if (what === 'pass') await change(page, () => primary(page).click());
      else if ((await picks(page).count()) > 0) await change(page, () => picks(page).first().click());
      else {
        await page.keyboard.press('a');
        await change(page, () => page.keyboard.press('k'));
      }
    }
    expect(await faultsOf(page)).toEqual([]);
  });
});
