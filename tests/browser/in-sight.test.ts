import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { openSite, type Site } from './served.js';
import { begin, change, clickPiece, goOn, hurry, isInSight, picks, primary, waits } from './table.js';

const FIRST_ORDERS = { book: /World War 2/, listed: /^First orders/, red: 'Person', blue: 'Greedy', seed: 7 } as const;

const strip = (page: Page): Locator => page.getByRole('region', { name: 'What the others did' });
const ask = (page: Page): Locator => page.getByRole('region', { name: 'The book asks' });

/** Every step of the others that the strip tells of. */
async function steps(page: Page): Promise<number[]> {
  const texts = await strip(page).locator('li[data-row] button > span:first-child').allTextContents();
  return texts
    .flatMap(text =>
      text.split(', ').flatMap(run => {
        const [first, last = first] = run.split('–').map(Number);
        return Array.from({ length: last! - first! + 1 }, (_, i) => first! + i);
      }),
    )
    .sort((one, other) => one - other);
}

/** Plays on, ordering nothing, until something is asked. */
async function untilAsked(page: Page): Promise<void> {
  while ((await waits(page)) === 'order') await goOn(page);
  await ask(page).waitFor();
}

describe.skipIf(!CHROMIUM)('what stands where one looks', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test('one turn of the others is one strip: an own answer in it takes nothing away, and what the own turn begins with stands apart', async () => {
    const { page, errors } = await site.visit('#/new');
    await begin(page, site.url, FIRST_ORDERS);
    await hurry(page);
    await untilAsked(page);
    const before = await steps(page);
    expect(before.length).toBeGreaterThan(0);
    while ((await waits(page)) === 'answer')
      await change(page, async () => ((await picks(page).count()) > 0 ? picks(page).first() : primary(page)).click());
    const all = await steps(page);
    expect(all.length).toBeGreaterThan(before.length);
    expect(all).toEqual(all.map((_, i) => i + 1));
    await strip(page).getByRole('button', { name: /^All/ }).click();
    const told = await strip(page).locator('li').allTextContents();
    expect(told.filter(text => text.includes('…'))).toEqual([]);
    const apart = told.indexOf('At the start of your turn');
    expect(apart).toBeGreaterThan(0);
    expect(told.slice(0, apart).filter(text => /^\d*A1\.4 (recovers|stays|loses)/.test(text))).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('beside the table the piece, what it can do and the large button never scroll away, whatever else there is to read', async () => {
    const { page, errors } = await site.visit('#/new');
    await begin(page, site.url, FIRST_ORDERS);
    await hurry(page);
    for (let turn = 0; turn < 4; turn++) {
      for (const id of ['A1.2', 'A1.4']) {
        await clickPiece(page, id);
        await page.locator('[data-part~=card] h2').waitFor();
        const verb = page.locator('[data-part=verbs] [data-button]').first();
        await verb.waitFor();
        const parts = [page.locator('[data-part~=card] h2'), verb, page.locator('[data-part=end-step]')];
        expect([turn, id, ...(await Promise.all(parts.map(isInSight)))]).toEqual([turn, id, true, true, true]);
      }
      await goOn(page);
      while ((await waits(page)) === 'answer')
        await change(page, async () => ((await picks(page).count()) > 0 ? picks(page).first() : primary(page)).click());
      if ((await waits(page)) !== 'order') break;
    }
    expect(errors).toEqual([]);
  });

  test.each([
    [1280, 800],
    [390, 844],
  ])(
    'at %i × %i who holds a stand that can strike sees its odds once, at the button, and every button whole',
    async (width, height) => {
      const { page, errors } = await site.visit('#/new', { viewport: { width, height } });
      await begin(page, site.url, FIRST_ORDERS);
      await hurry(page);
      const atButton = page.locator('[data-part=odds-at-button]');
      let seen = 0;
      for (let turn = 0; turn < 4 && (await waits(page)) === 'order'; turn++) {
        for (const id of ['A1.2', 'A1.4', 'A1.5']) {
          await clickPiece(page, id);
          await page.locator('[data-part~=card] h2, [role=tab][aria-selected=true]').first().waitFor();
          await page.waitForLoadState('networkidle');
          await page.locator('[data-weighing]').waitFor({ state: 'detached' });
          if (!(await atButton.isVisible())) continue;
          seen++;
          for (const button of await page.locator('[data-part=action-bar] [data-button]:visible').all()) {
            const { y, height: high } = (await button.boundingBox())!;
            const of = [turn, id, await button.textContent()];
            expect([...of, await isInSight(button), y + high <= height]).toEqual([...of, true, true]);
          }
          const said = async (where: string) =>
            Promise.all((await page.locator(`${where} [role=img]`).all()).map(bar => bar.getAttribute('aria-label')));
          const [here, listed] = [await said('[data-part=odds-at-button]'), await said('[data-part=targets]')];
          expect(listed).not.toContain(here[0]);
          expect(await isInSight(atButton)).toBe(true);
        }
        await goOn(page);
        while ((await waits(page)) === 'answer')
          await change(page, async () =>
            ((await picks(page).count()) > 0 ? picks(page).first() : primary(page)).click(),
          );
      }
      // who can strike hangs on where the others went
      expect(seen).toBeGreaterThan(0);
      expect(errors).toEqual([]);
    },
  );

  test('WW2-R-126: of a question with very many answers the heading stays in sight, and so do all answers', async () => {
    const { page, errors } = await site.visit('#/new');
    await begin(page, site.url, {
      book: /World War 2/,
      listed: /^Free battle/,
      red: 'Person',
      blue: 'Person',
      seed: 7,
    });
    await waits(page);
    await picks(page).first().waitFor();
    expect(await picks(page).count()).toBe(31);
    for (const part of [ask(page).locator('h2'), picks(page).first(), picks(page).last()])
      expect(await isInSight(part)).toBe(true);
    // a low window: the answers scroll, the question does not
    await page.setViewportSize({ width: 1280, height: 420 });
    await picks(page).last().scrollIntoViewIfNeeded();
    expect(await isInSight(picks(page).last())).toBe(true);
    expect(await isInSight(ask(page).locator('h2'))).toBe(true);
    expect(errors).toEqual([]);
  });
});
