import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { openSite, type Site } from './served.js';
import { begin, goOn, momentOf, waits } from './table.js';

const asked = (page: Page) => page.getByRole('region', { name: 'The book asks' });
const pad = (page: Page) => asked(page).getByRole('group', { name: 'What the die shows' });
const which = (page: Page, words: string) => asked(page).getByText(words, { exact: true }).waitFor();

describe.skipIf(!CHROMIUM)('dice that lie on a real table', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test('WW2-CP-04 they are typed in with the number keys, one by one, and mended until the next step', async () => {
    const { page, errors } = await site.visit('#/new');
    await begin(page, site.url, {
      book: /World War 2/,
      listed: /^First orders/,
      red: 'Person',
      blue: 'Person',
      typed: true,
    });
    await waits(page);
    await which(page, 'Die 1 of 3');
    await asked(page)
      .getByText(/It decides command points of A1 French company, for Red\./)
      .waitFor();
    await which(page, 'Red’s die');
    expect(await pad(page).getByRole('button').allTextContents()).toEqual(['1', '2', '3', '4', '5', '6']);
    // neither Enter nor a key that is no face is a throw
    const before = await momentOf(page);
    for (const key of ['Enter', ' ', '7', '0', 'Backspace']) await page.keyboard.press(key);
    await page.keyboard.press('4');
    await which(page, 'Die 2 of 3');
    expect((await momentOf(page)).moment).toBe(before.moment + 1);
    await page.keyboard.press('Enter');
    // the one before it was misread
    await asked(page).getByRole('button', { name: 'Take back 4' }).waitFor();
    await page.keyboard.press('Backspace');
    await which(page, 'Die 1 of 3');
    await page.keyboard.press('2');
    await asked(page).getByRole('button', { name: 'Take back 2' }).waitFor();
    await page.keyboard.press('5');
    await which(page, 'Die 3 of 3');
    // with the pointer as well; then Enter does not press the same face again
    await asked(page).getByRole('button', { name: 'Take back 5' }).click();
    await which(page, 'Die 2 of 3');
    await pad(page).getByRole('button', { name: '6', exact: true }).click();
    await which(page, 'Die 3 of 3');
    await page.keyboard.press('Enter');
    await which(page, 'Die 3 of 3');
    await page.keyboard.press('1');
    await asked(page).waitFor({ state: 'detached' });
    await waits(page);
    // nobody has gone on since: the last one can be mended as well
    await page.keyboard.press('Backspace');
    await which(page, 'Die 3 of 3');
    await page.keyboard.press('2');
    await asked(page).waitFor({ state: 'detached' });
    // the screen stays where it is while Blue throws: what he throws is called his
    for (let i = 0; i < 9 && (await asked(page).count()) === 0; i++) await goOn(page);
    await asked(page)
      .getByText(/It decides command points of B1 German company, for Blue\./)
      .waitFor();
    await which(page, 'Blue’s die');
    expect(errors).toEqual([]);
  });

  test('MBT20-TER-05 of the dice for the squares of the table some are typed in, and the program throws the rest', async () => {
    const { page, errors } = await site.visit('#/new');
    await begin(page, site.url, {
      book: /MBT 2020/,
      listed: /^Encounter/,
      red: 'Greedy',
      blue: 'Greedy',
      typed: true,
    });
    const rest = asked(page).getByRole('button', { name: 'Throw the rest for me' });
    const press = async (face: string) => {
      await pad(page).waitFor();
      const { moment } = await momentOf(page);
      await page.keyboard.press(face);
      await page.locator(`[data-part=table-page]:not([data-moment="${moment}"])`).waitFor();
    };
    // what is thrown before the terrain is thrown one by one
    await pad(page).waitFor();
    for (let i = 0; i < 40 && (await rest.count()) === 0; i++) {
      await press('1');
      await pad(page).waitFor();
    }
    await asked(page)
      .getByText(/^Square 1 of \d+/)
      .waitFor();
    await press('3');
    await asked(page)
      .getByText(/^Square 2 of \d+/)
      .waitFor();
    await rest.click();
    await rest.waitFor({ state: 'detached', timeout: 120_000 });
    expect(errors).toEqual([]);
  });
});
