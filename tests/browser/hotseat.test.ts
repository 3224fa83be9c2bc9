import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { answer, command, nothingSeen, unfoldedSlip } from './commander.js';
import { openSite, type Site } from './served.js';
import { begin, change, over, picks, primary, skirmish, waits } from './table.js';

/** Rock, paper, scissors: the left hand of Red, the right hand of Blue. */
const KEYS = { red: ['a', 's', 'd'], blue: ['j', 'k', 'l'] } as const;
const asked = (page: Page) => page.getByRole('region', { name: 'The book asks' });
/** Hands on the screen: those that both have shown already, for the order that waits. */
const handsSeen = (page: Page): Promise<string[]> =>
  asked(page).locator('[data-part=hand], [data-part=picks] svg').allInnerTexts();
/** As long as the one who picks second looks, the screen shows no hand more than before the first one picked. */
const nothingBetrayed = async (page: Page, before: readonly string[]): Promise<void> => {
  await asked(page).getByText('has chosen.').waitFor();
  expect(await handsSeen(page)).toEqual(before);
};

describe.skipIf(!CHROMIUM)('two people at one screen', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test('a whole battle: hidden picks by keys and by touch, a screen between the players, an outcome', async () => {
    const { page, errors } = await site.visit('#/new');
    await begin(page, site.url, { red: 'Person', blue: 'Person', seed: 5, scenario: skirmish() });
    const seen = nothingSeen();
    let round = 0;
    let covers = 0;
    const byKeys = async () => {
      await page.getByRole('button', { name: 'Red picks by touch' }).waitFor(); // the question is fetched when it is asked
      const before = await handsSeen(page);
      await page.keyboard.press(KEYS.red[round % 3]!);
      await nothingBetrayed(page, before);
      await change(page, () => page.keyboard.press(KEYS.blue[(round + (round >> 2)) % 3]!));
    };
    const byTouch = async () => {
      const before = await handsSeen(page);
      for (const [side, hand] of [
        ['Red', 'Paper'],
        ['Blue', ['Rock', 'Scissors'][round % 2]!],
      ] as const) {
        if (side === 'Blue') await nothingBetrayed(page, before);
        await page.getByRole('button', { name: `${side} picks by touch` }).click();
        await page.getByRole('dialog').getByRole('button', { name: hand }).click();
      }
    };
    for (let what = await waits(page); what !== 'nobody'; what = await waits(page)) {
      if (what === 'pass') await change(page, () => primary(page).click());
      else if (what === 'cover') {
        covers++;
        expect(await page.locator('[data-board], [data-part=panel], [data-part=log]').count()).toBe(0);
        // the habit of whoever has just handed something in shows him nothing
        await page.keyboard.press('Enter');
        expect(await page.locator('[data-part=cover]').count()).toBe(1);
        const button = page.getByRole('button', { name: /^I am (Red|Blue): show the table$/ });
        await change(page, () => (covers % 2 === 0 ? page.keyboard.press('t') : button.click()));
      } else if (what === 'answer') {
        if ((await picks(page).count()) > 0) await answer(page, seen);
        else {
          await (round % 3 === 1 ? change(page, byTouch) : byKeys());
          round++;
          const slip = await unfoldedSlip(page);
          seen.results += await slip.count();
          seen.reasons += await slip.locator('[data-part~=rule-link]').count();
        }
      } else {
        const red = (await page.locator('[data-part=expected]').textContent())?.startsWith('You, Red');
        await command(page, { side: red ? 'A' : 'B', ahead: 90, pieces: 4 }, seen);
      }
    }
    await over(page).waitFor();
    expect(await over(page).locator('h2').textContent()).toMatch(/^(Red has won|Blue has won|A draw)$/);
    expect(covers).toBeGreaterThan(3);
    expect(seen.moves).toBeGreaterThan(0);
    expect(seen.engagements).toBeGreaterThan(0);
    expect(seen.reasons).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });

  test('IGR-DEP-14 while two put down vignettes in turn the table lies still, nobody is told to pass the screen, and either takes the last one back', async () => {
    const { page, errors } = await site.visit('#/new');
    await begin(page, site.url, { book: /Glory/, listed: /deployed freely/, red: 'Person', blue: 'Person', seed: 3 });
    await waits(page);
    const edge = async () => (await page.locator('[data-board] [data-edge=a]').boundingBox())!.y;
    const large = (text: RegExp) => primary(page).filter({ hasText: text }).waitFor();
    const begun = await edge();
    for (const [piece, next] of [
      ['F1', 'A1'],
      ['A1', 'F2'],
    ]) {
      await large(new RegExp(`^Place ${piece}`));
      await page.keyboard.press('Enter');
      await large(/^Go on: Line 1/);
      await page.keyboard.press('Enter');
      await large(new RegExp(`^Place ${piece}: Line 1`));
      await change(page, () => page.keyboard.press('Enter'));
      await large(new RegExp(`^Place ${next}`));
      expect(Math.abs((await edge()) - begun)).toBeLessThan(100);
    }
    await change(page, () => page.keyboard.press('Control+z'));
    await large(/^Place A1/);
    expect(Math.abs((await edge()) - begun)).toBeLessThan(100);
    expect(await page.locator('[data-part=toasts]').textContent()).toBe('');
    expect(errors).toEqual([]);
  });

  test('hands that were shown across a real table are typed in by their winner', async () => {
    const { page, errors } = await site.visit('#/new');
    await begin(page, site.url, { red: 'Person', blue: 'Person', typed: true, scenario: skirmish() });
    await waits(page);
    await picks(page).first().waitFor();
    expect(await picks(page).allTextContents()).toEqual(['Red won the hand', 'Blue won the hand']);
    await change(page, () => picks(page).last().click());
    const slip = page.getByRole('region', { name: 'What was thrown' });
    await slip.getByText('Blue wins the hand').waitFor();
    expect(await slip.locator('[data-part=hand]').count()).toBe(0); // nobody knows what was shown
    expect(errors).toEqual([]);
  });
});
