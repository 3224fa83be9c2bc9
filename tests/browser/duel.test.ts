import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { openSite, pageWithExamples, type Site } from './served.js';
import { begin, change, clickPiece, hurry, over, waits } from './table.js';

/** The book that was made by following docs/new-book.md: what it says is all that the page needs. */
describe.skipIf(!CHROMIUM)('the duel, on a page that has the examples', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(pageWithExamples());
  });
  afterAll(() => site?.close());

  test('whole duels against the greedy bot, by mouse, until everything was done once', async () => {
    const done = { drives: 0, shots: 0, answers: 0 };
    for (let seed = 1; seed <= 6 && Object.values(done).includes(0); seed++) {
      const { page, errors, context } = await site.visit('#/new');
      await begin(page, site.url, { book: /Duel/, red: 'Person', blue: 'Greedy', seed });
      await hurry(page);
      await fightOn(page, done);
      expect(await over(page).locator('h2').textContent()).toMatch(
        /^(You have (won|lost: (Red|Blue) has won)|(Red|Blue) has won|A draw)$/,
      );
      expect(await over(page).locator('[data-part~=rule-link]').first().textContent()).toMatch(/^DUEL-WIN-/);
      expect(errors).toEqual([]);
      await context.close();
    }
    expect(Object.values(done)).not.toContain(0);
  });
});

interface Done {
  drives: number;
  shots: number;
  answers: number;
}

/** Fires where it can; else drives about, and lays smoke where it cannot. */
async function fightOn(page: Page, done: Done): Promise<void> {
  for (let what = await waits(page); what !== 'nobody'; what = await waits(page)) {
    if (what === 'answer') {
      await backAway(page);
      done.answers++;
    } else if (await fires(page)) done.shots++;
    else if (await drives(page)) done.drives++;
    else
      await change(page, () =>
        page
          .locator('[data-part=verbs]')
          .getByRole('button', { name: /^Smoke/ })
          .click(),
      );
  }
  await over(page).waitFor();
}

async function fires(page: Page): Promise<boolean> {
  await clickPiece(page, 'A1');
  await page.locator('[data-part~=card] dl').first().waitFor();
  const target = page.locator('[data-part=targets] [data-part=target] input');
  if ((await target.count()) === 0) return false;
  await target.first().click();
  return given(page);
}

/** Towards the enemy, or past him on one side or the other: whatever the book lets pass. */
async function drives(page: Page): Promise<boolean> {
  const [own, foe] = [await middleOf(page, 'A1'), await middleOf(page, 'B1')];
  const far = Math.sqrt((foe.x - own.x) ** 2 + (foe.y - own.y) ** 2);
  const [ex, ey] = [((foe.x - own.x) / far) * 90, ((foe.y - own.y) / far) * 90];
  for (const [dx, dy] of [
    [ex, ey],
    [-ey, ex],
    [ey, -ex],
  ] as const) {
    await page
      .locator('[data-part=verbs]')
      .getByRole('button', { name: /^Drive/ })
      .click();
    await page.locator('[data-part=making]').waitFor();
    await page.mouse.click(own.x + dx, own.y + dy);
    await page.locator('[data-grab=path]').waitFor({ state: 'attached' });
    if (await given(page)) return true;
    await clickPiece(page, 'A1');
    await page.locator('[data-part~=card] dl').first().waitFor();
  }
  return false;
}

/** What the book asks is answered as an order is given: the tank is set down a little further from its enemy. */
async function backAway(page: Page): Promise<void> {
  const [own, foe] = [await middleOf(page, 'A1'), await middleOf(page, 'B1')];
  await page.mouse.click(own.x + (own.x < foe.x ? -25 : 25), own.y + (own.y < foe.y ? -25 : 25));
  if (!(await given(page))) throw new Error('it may not back away there');
}

async function middleOf(page: Page, piece: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-board] [data-piece="${piece}"]`).first().boundingBox();
  return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
}

/** Presses the large button, if the book lets it pass; else gives it up. */
async function given(page: Page): Promise<boolean> {
  const ready = page.locator('[data-part=action-buttons]:not([data-weighing]) [data-button=primary]:enabled');
  const refused = page.locator('[data-part=action-bar] [data-part=refused]');
  await ready.or(refused).first().waitFor();
  if (await refused.isVisible()) {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    return false;
  }
  await change(page, () => ready.click());
  return true;
}
