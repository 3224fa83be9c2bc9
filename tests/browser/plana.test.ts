import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { openSite, type Site } from './served.js';
import { afterMoment, begin, change, momentOf, over, waits } from './table.js';

const BOOK = /^Plan A/;
const roster = (page: Page) => page.getByRole('region', { name: 'Your companies' });
const handIn = (page: Page) => page.locator('[data-part=action-bar] [data-button=primary]');
const show = (page: Page) => page.getByRole('button', { name: /show the table$/ });

/** The names of all pieces on the board, looked up in the page itself. */
const PIECES = `[...document.querySelectorAll('[data-board] [data-piece]')].map(one => one.dataset.piece)`;

/** Hands in whatever is on the sheet. */
async function sealed(page: Page): Promise<void> {
  const before = await momentOf(page);
  await handIn(page).click();
  await afterMoment(page, before);
}

describe.skipIf(!CHROMIUM)('Plan A', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test('PLA-WIN-02, PLA-R-210 two sides at one screen write unseen, the cover between them, to the end; then truth over belief', async () => {
    const { page, errors } = await site.visit('', { reducedMotion: 'reduce' });
    await begin(page, site.url, { book: BOOK, red: 'Person', blue: 'Person', seed: 3, listed: /First orders/ });
    let covers = 0;
    let ordered = 0;
    let windows = 0;
    let heading = '';
    for (let what = await waits(page); what !== 'nobody'; what = await waits(page)) {
      if (what === 'cover') {
        covers++;
        expect(await page.locator('[data-board], [data-part=panel], [data-part=log]').count()).toBe(0);
        await change(page, () => show(page).click());
      } else if (what === 'pass') await change(page, () => handIn(page).click());
      else {
        const own = (await page.locator('[data-part=expected]').textContent()) ?? '';
        const isRed = own.startsWith('You, Red');
        // whatever the other side wrote, nobody sees how much, nor whether it is ready
        expect(own).not.toMatch(/ready|waits/i);
        const shown = await page.evaluate<string[]>(PIECES);
        expect(shown.filter(id => id.startsWith(isRed ? 'b1' : 'a1'))).toEqual([]);
        heading = (await page.locator('[data-part=table-page]').getAttribute('data-turn')) ?? '';
        if (isRed && ordered === 0 && heading.includes('turn 1 ')) {
          ordered += await orders(page);
          expect(await page.getByRole('region', { name: 'On your sheet' }).locator('li').count()).toBe(1);
        }
        await sealed(page);
        windows++;
      }
    }
    await over(page).waitFor();
    expect(ordered).toBe(1);
    expect(covers).toBeGreaterThan(8);
    expect(windows).toBeGreaterThan(16);
    expect(await over(page).locator('[data-part~=rule-link]').first().textContent()).toMatch(/^PLA-/);

    await over(page).getByRole('link', { name: 'What you believed' }).click();
    const believed = page.getByRole('region', { name: 'What Red believed' });
    await believed.getByText(/^Of \d+ enemy bases/).waitFor();
    await page
      .getByRole('radio', { name: 'What Blue believed' })
      .or(page.getByRole('button', { name: 'What Blue believed' }))
      .first()
      .click();
    await page.getByRole('region', { name: 'What Blue believed' }).waitFor();
    expect(errors).toEqual([]);
  });

  test('PLA-WIN-03, PLA-R-209, PLA-R-232 against the clock at one screen: when his time is over, what a player wrote is handed in', async () => {
    const { page, errors } = await site.visit('', { reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto(`${site.url}#/new?book=plana&scenario=first-orders`);
    for (const side of ['Red', 'Blue'])
      await page
        .getByRole('group', { name: `Who plays ${side}` })
        .getByLabel('Person', { exact: true })
        .check();
    await page.getByLabel(/Against the clock, five minutes a turn/).check();
    await page.getByRole('button', { name: 'Begin the battle' }).click();
    const left = page.locator('[data-part=time-left]');
    const writes = async () => {
      if ((await waits(page)) === 'cover') await show(page).click();
      await left.waitFor();
      expect(await left.textContent()).toMatch(/^(2:00|1:5\d)$/);
      const what = await page.locator('[data-part=expected]').textContent();
      await page.clock.fastForward(100_000);
      await expect.poll(() => left.textContent()).toMatch(/^0:[12]\d$/);
      expect(await page.locator('[data-part=expected]').textContent()).toBe(what);
      await page.clock.fastForward(30_000);
      return what ?? '';
    };
    const first = await writes();
    await page.locator('[data-part=cover]').waitFor();
    // nobody's time runs while the table is covered
    await page.clock.fastForward(300_000);
    const second = await writes();
    expect([first, second].map(text => /^You, (Red|Blue)/.exec(text)?.[1]).sort()).toEqual(['Blue', 'Red']);
    // both have handed in: whoever is first has the whole time of the next window
    await expect.poll(() => page.locator('[data-part=expected]').textContent()).not.toBe(second);
    expect(await left.textContent()).toMatch(/^(2:00|1:5\d)$/);
    expect(errors).toEqual([]);
  });

  test('a base that is dropped on a contact goes in, or it is said why not: nothing is written without a word', async () => {
    const { page, errors } = await site.visit('', { reducedMotion: 'reduce' });
    await begin(page, site.url, { book: BOOK, red: 'Person', blue: 'Greedy', seed: 5, listed: /First orders/ });
    const [contact, own] = ['contact-1', 'a1a1'].map(id => page.locator(`[data-board] [data-piece="${id}"]`).first());
    const isMove = async () => /moves/i.test((await page.locator('[data-part=expected]').textContent()) ?? '');
    for (let i = 0; i < 12 && !((await contact!.count()) > 0 && (await isMove())); i++) {
      expect(await waits(page)).toBe('order');
      await sealed(page);
    }
    const [from, to] = [(await own!.boundingBox())!, (await contact!.boundingBox())!];
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
    await page.mouse.up();
    await page.getByRole('heading', { name: 'Assault' }).waitFor();
    expect(await page.getByRole('region', { name: 'On your sheet' }).locator('li').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('PLA-SOP-09 against a bot: it writes when the player has, and only what is reported is seen', async () => {
    const { page, errors } = await site.visit('', { reducedMotion: 'reduce' });
    await begin(page, site.url, { book: BOOK, red: 'Person', blue: 'Greedy', seed: 5, listed: /edge of the wood/ });
    for (let i = 0; i < 4; i++) {
      expect(await waits(page)).toBe('order');
      await sealed(page);
    }
    await roster(page).getByText('Tank troop').waitFor();
    expect(await page.locator('[data-board] [data-piece^="b1"]').count()).toBe(0);
    expect(errors).toEqual([]);
  });
});

/** Takes up a company from the list, draws its way on the table and says what it is to do there. */
async function orders(page: Page): Promise<number> {
  await roster(page)
    .getByRole('button', { name: /A Company/ })
    .click();
  await page.getByRole('button', { name: 'Order A Company' }).click();
  const at = (await page.locator('[data-board] [data-piece="a1a1"]').first().boundingBox())!;
  const to = (await page.locator('[data-board] [data-overlay="objective-1"]').first().boundingBox())!;
  await page.mouse.click((at.x + to.x + to.width / 2) / 2, (at.y + to.y + to.height / 2) / 2);
  await page.locator('[data-part=action-buttons]:not([data-weighing]) [data-button=primary]:enabled').click();
  await change(page, () => page.locator('[data-part=choices] button', { hasText: 'Attack the objective' }).click());
  await page.keyboard.press('Escape');
  return 1;
}
