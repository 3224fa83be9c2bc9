import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { stepsFrom } from './forward.js';
import { openSite, type Site } from './served.js';
import { begin, canMove, change, clickPiece, hurry, waits } from './table.js';

const FAR = 60;
/** Farther than anybody may go. */
const TOO_FAR = 420;

const placeOf = async (page: Page, piece: string) => {
  const box = (await page.locator(`[data-board] [data-piece="${piece}"]`).first().boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
/** Who can still do that; it is being counted for a moment after every change, and nobody is marked meanwhile. */
async function feet(page: Page, use: string): Promise<string[]> {
  const marked = () =>
    page.$$eval(
      '[data-board] [data-mark=ready]',
      (all, wanted) =>
        all
          .filter(foot => foot.querySelector(`[data-use=${wanted}]:not([data-spent])`))
          .map(foot => foot.getAttribute('data-of') ?? ''),
      use,
    );
  await expect.poll(async () => (await marked()).length).toBeGreaterThan(0);
  return marked();
}

/** How far pieces now are from where they were; counters may take a moment to arrive. */
const gone = async (page: Page, pieces: readonly string[], from: readonly { x: number; y: number }[]) => {
  const now = await Promise.all(pieces.map(id => placeOf(page, id)));
  return now.map(({ x, y }, i) => Math.hypot(x - from[i]!.x, y - from[i]!.y));
};

/** Drags a piece forward, and does something before it is let go. */
async function dragForward(
  page: Page,
  piece: string,
  held: () => Promise<unknown> = async () => {},
  far = FAR,
): Promise<void> {
  const [[dx, dy]] = await stepsFrom(page, far);
  const at = await placeOf(page, piece);
  await page.mouse.move(at.x + 3, at.y + 3);
  await page.mouse.down();
  await page.mouse.move(at.x + 3 + dx, at.y + 3 + dy, { steps: 6 });
  await held();
  await page.mouse.up();
}

describe.skipIf(!CHROMIUM)('the hand on the table', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  const village = async () => {
    const visit = await site.visit('#/new');
    await begin(visit.page, site.url, { red: 'Person', blue: 'Greedy', seed: 3, listed: /The village/ });
    await canMove(visit.page);
    return visit;
  };
  test('a drag that ends on a legal place is the order, and one undo takes it back', async () => {
    const { page, errors } = await village();
    const [piece] = await feet(page, 'move');
    const from = await placeOf(page, piece!);
    await change(page, () =>
      dragForward(page, piece!, () =>
        page.locator('[data-board] [data-mark=ghost]').first().waitFor({ state: 'attached' }),
      ),
    );
    await expect.poll(async () => (await gone(page, [piece!], [from]))[0]).toBeGreaterThan(20);
    await change(page, () => page.keyboard.press('Control+z'));
    await expect.poll(async () => (await gone(page, [piece!], [from]))[0]).toBeLessThan(3);
    expect(errors).toEqual([]);
  });

  test('MBT20-TF-04 MBT20-R-45 while it is dragged one sees what would be worse there, and how far it is led from', async () => {
    const { page, errors } = await village();
    const told = page.getByRole('list', { name: 'What this place would mean' });
    await dragForward(
      page,
      'A1',
      async () => {
        await told.getByText(/A1: without infantry/).waitFor();
        // the ring alone, as long as the place is within it: its words come where it would be left
        await page.locator('[data-board] [data-mark=outlook] [data-command=within]').waitFor({ state: 'attached' });
        expect(
          await page
            .locator('[data-board]')
            .getByText(/^12" of A3/)
            .count(),
        ).toBe(0);
      },
      TOO_FAR,
    );
    expect(errors).toEqual([]);
  });

  test('the compass above the table turns with it, and sentences say where its points lie', async () => {
    const { page } = await village();
    const compass = page.getByRole('button', { name: /^North is at the / });
    expect(await compass.getAttribute('aria-label')).toContain('right');
    await compass.click();
    await page.getByRole('button', { name: /^North is at the bottom/ }).waitFor();
  });

  test('MBT20-MOV-10 a drag beyond its reach is the order as far as it may go, and says why it went no farther; one undo takes it back', async () => {
    const { page, errors } = await village();
    const [piece] = await feet(page, 'move');
    const from = await placeOf(page, piece!);
    const why = page.locator('[data-board] text', { hasText: /is used up/ });
    await change(page, () => dragForward(page, piece!, () => why.waitFor({ state: 'attached' }), TOO_FAR));
    await page
      .locator('[data-part=toasts]', { hasText: /short: its tactical move of 8" is used up MBT20-MOV-10/ })
      .waitFor();
    await expect.poll(async () => (await gone(page, [piece!], [from]))[0]).toBeGreaterThan(20);
    expect(await why.count()).toBe(0);
    await change(page, () => page.keyboard.press('Control+z'));
    await expect.poll(async () => (await gone(page, [piece!], [from]))[0]).toBeLessThan(3);
    expect(errors).toEqual([]);
  });

  test('while the move of one is in hand another is dragged all the same', async () => {
    const { page, errors } = await village();
    const [one, other] = await feet(page, 'move');
    const [from, at, enemy] = [await placeOf(page, other!), await placeOf(page, one!), await placeOf(page, 'B1')];
    // let go on an enemy whom it does not reach it has not gone: perhaps it shall not
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(enemy.x, enemy.y, { steps: 6 });
    await page.mouse.up();
    await page.locator('[data-part=cut-short]', { hasText: 'is used up' }).waitFor();
    await change(page, () => dragForward(page, other!));
    await expect.poll(async () => (await gone(page, [other!], [from]))[0]).toBeGreaterThan(20);
    expect(await page.locator('[data-part=cut-short]').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('a piece that has moved is dragged onto whom it can strike, and the table stays where it is', async () => {
    const { page, errors } = await village();
    const view = () => page.locator('[data-board]').getAttribute('viewBox');
    await change(page, () => dragForward(page, 'A1', undefined, TOO_FAR));
    const before = await view();
    const [own, enemy] = [await placeOf(page, 'A1'), await placeOf(page, 'B2')];
    const dragTo = async ({ x, y }: { x: number; y: number }) => {
      await page.mouse.move(own.x, own.y);
      await page.mouse.down();
      await page.mouse.move((own.x + x) / 2, (own.y + y) / 2, { steps: 4 });
      await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
    };
    await dragTo(enemy);
    await page.locator('[data-part=action-bar] [data-button=primary]', { hasText: 'A1 → B2' }).waitFor();
    await page.keyboard.press('Escape');
    // whoever cannot be struck: the rule says why, and nothing else happens
    await dragTo(await placeOf(page, 'B5'));
    await page
      .locator('[role=status], [role=alert]', { hasText: /its reach is 12"/ })
      .first()
      .waitFor();
    expect(await view()).toBe(before);
    expect(errors).toEqual([]);
  });

  test('the ruler is laid by a drag as it is by two clicks', async () => {
    const { page, errors } = await village();
    const view = await page.locator('[data-board]').getAttribute('viewBox');
    await page.keyboard.press('Shift+R');
    await page.mouse.move(400, 300);
    await page.mouse.down();
    await page.mouse.move(600, 300, { steps: 4 });
    await page.mouse.up();
    await page.mouse.move(300, 600);
    const length = page.locator('[data-board] text', { hasText: /^\d+(\.\d)?"$/ }).last();
    await length.waitFor({ state: 'attached' });
    const read = await length.textContent();
    await page.mouse.move(500, 650);
    expect(await length.textContent()).toBe(read);
    expect(await page.locator('[data-board]').getAttribute('viewBox')).toBe(view);
    expect(errors).toEqual([]);
  });

  test('Tab walks over those who can act, and the end of the round asks first', async () => {
    const { page, errors } = await village();
    const movers = await feet(page, 'move');
    await page.keyboard.press('Tab');
    await page.locator('[data-part~=card]').waitFor();
    await page.keyboard.press('n');
    await page.locator('[data-part=end-anyway]').waitFor();
    for (const id of movers)
      expect(await page.locator('[data-part=action-bar] [role=status]').textContent()).toContain(id);
    await page.keyboard.press('Escape');
    await page.locator('[data-part=end-anyway]').waitFor({ state: 'detached' });
    // and by the arrows of the keyboard whoever was taken up goes where they point on the screen
    await page.keyboard.press('m');
    await page.locator('[data-part=making]').waitFor();
    for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
    await page.locator('[data-part=action-bar] [data-button=primary]', { hasText: /of \d+"/ }).waitFor();
    const { x } = await placeOf(page, /\bA\d+\b/.exec((await page.locator('[data-part~=card] h2').textContent())!)![0]);
    const ghost = (await page.locator('[data-board] [data-mark=ghost]').first().boundingBox())!;
    expect(ghost.x + ghost.width / 2).toBeGreaterThan(x);
    expect(errors).toEqual([]);
  });

  test('a Battle Group goes forward in one push, and one undo takes it back as a whole', async () => {
    const { page, errors } = await village();
    const movers = await feet(page, 'move');
    await clickPiece(page, movers[0]!);
    await page.locator('[data-part~=card] dl').first().waitFor();
    await page.keyboard.press('g');
    const list = page.getByRole('region', { name: 'Push forward together' }).locator('li[data-sign]');
    await list.first().waitFor();
    expect(await list.count()).toBeGreaterThan(1);
    const before = await Promise.all(movers.map(id => placeOf(page, id)));
    await change(page, () =>
      dragForward(page, movers[0]!, () => page.locator('[data-sign="✓"], [data-sign="½"]').first().waitFor()),
    );
    await expect.poll(async () => (await gone(page, movers, before)).filter(way => way > 10).length).toBeGreaterThan(1);
    await change(page, () => page.keyboard.press('Control+z'));
    await expect.poll(async () => Math.max(...(await gone(page, movers, before)))).toBeLessThan(3);
    // with nothing in hand it takes all who go together
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await list.first().waitFor({ state: 'detached' });
    await page.keyboard.press('g');
    await expect.poll(() => list.count()).toBe(movers.length);
    expect(errors).toEqual([]);
  });

  test('a box drawn with Shift holds all who stand in it, Shift and a click one less; one drag moves those who are held', async () => {
    const { page, errors } = await village();
    const movers = await feet(page, 'move');
    const before = await Promise.all(movers.map(id => placeOf(page, id)));
    const [left, right] = [Math.min(...before.map(({ x }) => x)), Math.max(...before.map(({ x }) => x))];
    const [top, bottom] = [Math.min(...before.map(({ y }) => y)), Math.max(...before.map(({ y }) => y))];
    await page.keyboard.down('Shift');
    await page.mouse.move(left - 30, top - 30);
    await page.mouse.down();
    await page.mouse.move(right + 30, bottom + 30, { steps: 4 });
    await page.mouse.up();
    await page.keyboard.up('Shift');
    const list = page.getByRole('region', { name: 'Push forward together' }).locator('li[data-sign]');
    await expect.poll(() => list.count()).toBe(movers.length);
    const [stays, ...held] = movers;
    await page.keyboard.down('Shift');
    await page.mouse.click(before[0]!.x, before[0]!.y);
    await page.keyboard.up('Shift');
    await expect.poll(() => list.count()).toBe(held.length);
    await change(page, () =>
      dragForward(page, held[0]!, () => page.locator('[data-sign="✓"], [data-sign="½"]').first().waitFor()),
    );
    await expect
      .poll(async () => (await gone(page, held, before.slice(1))).filter(way => way > 10).length)
      .toBeGreaterThan(1);
    expect((await gone(page, [stays!], before))[0]).toBeLessThan(3);
    expect(errors).toEqual([]);
  });

  test('IGR-ACT-12 a click on a vignette pays for it, as its coin says', async () => {
    const { page, errors } = await site.visit('#/new');
    const lane = { book: /Into Glory Ride/, listed: /The lane, 1643/ };
    await begin(page, site.url, { ...lane, red: 'Person', blue: 'Greedy', seed: 3 });
    await hurry(page);
    await waits(page);
    const coin = page.locator('[data-board] [data-mark=coin][data-state=open]').first();
    await coin.waitFor({ state: 'attached' });
    const piece = (await coin.getAttribute('data-of'))!;
    await change(page, () => clickPiece(page, piece));
    const paid = page.locator(`[data-board] [data-mark=coin][data-of="${piece}"][data-state=paid]`);
    const gone = page.locator('[data-part=table-page]:not([data-step=activation])');
    await paid.or(gone).first().waitFor({ state: 'attached' });
    expect(errors).toEqual([]);
  });
});
