import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { answer, command, nothingSeen } from './commander.js';
import { openSite, type Site } from './served.js';
import { begin, hurry, over, skirmish, waits } from './table.js';

/** Books whose battles a commander of stands can click through, and how their rules are called. */
const BOOKS = [
  ['MBT 2020', 'mbt2020-1-crossroads', /^MBT20-/],
  ['MBT 1945', 'mbt1945-1-crossroads', /^MBT45-/],
] as const;

describe.skipIf(!CHROMIUM)('a person against a bot', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test.each(BOOKS)(
    'a whole battle of %s, clicked through from set-up to its outcome',
    async (title, battle, itsRule) => {
      const { page, errors } = await site.visit('#/new');
      await begin(page, site.url, {
        book: new RegExp(title),
        red: 'Person',
        blue: 'Greedy',
        seed: 7,
        scenario: skirmish(3, battle),
      });
      await hurry(page);
      const seen = nothingSeen();
      for (let what = await waits(page); what !== 'nobody'; what = await waits(page)) {
        if (what === 'answer') await answer(page, seen);
        else await command(page, { side: 'A', ahead: 90, pieces: 2 }, seen);
      }
      await over(page).waitFor();
      expect(await over(page).locator('h2').textContent()).toMatch(
        /^(You have (won|lost: (Red|Blue) has won)|(Red|Blue) has won|A draw)$/,
      );
      expect(await over(page).locator('[data-part~=rule-link]').first().textContent()).toMatch(itsRule);
      expect(seen.moves).toBeGreaterThan(0);
      expect(seen.results).toBeGreaterThan(0);

      // why it ended as it did: each line of the log unfolds to its reasons, and each reason leads to its rule
      await page.getByRole('button', { name: 'Look at the table' }).click();
      await page.getByLabel('Show').selectOption('Thrown');
      const line = page
        .locator('[data-part=log] [data-part=log-line]', { hasText: /with (the better|the worse|equal) hand/ })
        .first();
      await line.getByRole('button', { name: /^Why/ }).click();
      const reason = line.locator('[data-part=citations] [data-part~=rule-link]').first();
      const rule = await reason.textContent();
      expect(rule).toMatch(itsRule);
      await reason.click();
      await page
        .getByRole('heading', { name: String(rule) })
        .first()
        .waitFor();
      expect(errors).toEqual([]);
    },
  );

  test('bots are stopped, act one decision at a time, and are let go on', async () => {
    const { page, errors } = await site.visit('#/new', { reducedMotion: 'no-preference' });
    await begin(page, site.url, { red: 'Greedy', blue: 'Random', seed: 7, scenario: skirmish(1) });
    await page.getByRole('button', { name: /^Stop / }).click();
    const next = page.getByRole('button', { name: /^Next decision/ });
    await next.and(page.locator(':enabled')).waitFor();
    const moment = () => page.locator('[data-part=table-page]').getAttribute('data-moment').then(Number);
    const before = await moment();
    await next.click();
    await page.waitForFunction(
      `Number(document.querySelector('[data-part=table-page]').dataset.moment) === ${before + 1}`,
    );
    await next.and(page.locator(':enabled')).waitFor();
    expect(await moment()).toBe(before + 1); // and no further by itself
    await hurry(page);
    await page.getByRole('button', { name: 'Go on' }).click();
    expect(await waits(page, 120_000)).toBe('nobody');
    await over(page).waitFor();
    expect(errors).toEqual([]);
  });
});
