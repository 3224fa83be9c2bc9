import { rulesetOf } from '@umpire/rulesets/all';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { command, nothingSeen } from './commander.js';
import { asFile, importFile, openSite, recorded, type Site } from './served.js';
import { begin, canMove, change, clickPiece, hurry, waits } from './table.js';

const guideOf = (page: Page): Locator => page.getByRole('region', { name: 'Guide' });
/** The steps of the first battle of a book. */
const stepsOf = (book: string) =>
  rulesetOf(book)!
    .scenarios.map(({ data }) => data as { readonly steps?: readonly { readonly text: string }[] })
    .find(({ steps }) => steps)!.steps!;
const stepOf = async (page: Page): Promise<string> => (await guideOf(page).getByRole('heading').textContent()) ?? '';

describe.skipIf(!CHROMIUM)('a guided battle', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test('MBT20-HSE-20 the aim is read, the scouts are moved, and both are found again', async () => {
    const { page, errors } = await site.visit('#/new');
    await begin(page, site.url, { red: 'Person', blue: 'Greedy', seed: 3, listed: /The village/ });
    const guide = guideOf(page);
    await guide.getByText('The village is yours').waitFor();
    expect(await stepOf(page)).toBe('The aim');
    expect(await page.locator('[data-board] [data-mark=zones]').count()).toBe(1);
    await hurry(page);
    await guide.getByRole('button', { name: 'Understood' }).click();

    await guide.locator('xpath=self::*[@data-step="1"]').waitFor();
    const seen = nothingSeen();
    while ((await waits(page)) === 'order' && (await guide.getAttribute('data-step')) === '1')
      await command(page, { side: 'A4', ahead: 90, pieces: 1, stay: true }, seen);
    expect(seen.moves).toBe(1);
    await page.locator('[data-part=table-page][data-saved=saved]').waitFor();

    await page.reload();
    await guide.waitFor();
    expect(await guide.getAttribute('data-step')).toBe('2');
    await guide.getByRole('button', { name: 'The aim' }).click();
    await guide.getByText('The village is yours').waitFor();
    await guide.getByRole('button', { name: 'Back to where I was' }).click();
    expect(await stepOf(page)).toMatch('What the scouts found');
    await guide.getByRole('button', { name: /^(Skip this step|Understood)/ }).click();
    await guide.locator('xpath=self::*[@data-step="3"]').waitFor();
    expect(errors).toEqual([]);
  });

  test.each([
    [1280, 800],
    [820, 1180],
    [390, 844],
  ])(
    'IGR-SCN-04 at %i × %i the buttons of every step are in sight, and the page itself never scrolls',
    async (width, height) => {
      const { page, errors } = await site.visit('#/new', { viewport: { width, height } });
      await begin(page, site.url, {
        book: /Into Glory Ride/,
        red: 'Person',
        blue: 'Greedy',
        seed: 3,
        listed: /The lane/,
      });
      const guide = guideOf(page);
      await guide.waitFor();
      const steps = await guide.locator('[data-part=guide-dots] li').count();
      for (let step = 0; step < steps; step++) {
        await guide.locator(`xpath=self::*[@data-step="${step}"]`).waitFor();
        const goOn = guide.getByRole('button', { name: /^(Skip this step|Understood)/ });
        const [button, text, around] = await Promise.all(
          [goOn, guide.getByRole('status'), guide].map(one => one.boundingBox()),
        );
        expect(button!.y + button!.height).toBeLessThanOrEqual(height);
        expect(button!.y + button!.height).toBeLessThanOrEqual(around!.y + around!.height);
        // at least one whole line
        const line = await page.evaluate(
          `Number.parseFloat(getComputedStyle(document.querySelector('[aria-label=Guide] [role=status]')).lineHeight)`,
        );
        expect(text!.height).toBeGreaterThanOrEqual(Math.floor(Number(line)));
        expect(text!.width).toBeGreaterThan(250);
        await guide.hover();
        await page.mouse.wheel(0, 900);
        expect(await page.evaluate('[document.documentElement.scrollTop, document.body.scrollTop]')).toEqual([0, 0]);
        expect(await page.evaluate('document.documentElement.scrollHeight')).toBe(height);
        await goOn.click();
      }
      await guide.waitFor({ state: 'detached' });
      expect(errors).toEqual([]);
    },
  );

  test('MBT20-HSE-20 the briefing is read before the first order, which an undo takes back with the step of the guide that it met', async () => {
    const { page, errors } = await site.visit('#/new');
    await begin(page, site.url, { red: 'Person', blue: 'Greedy', seed: 3, listed: /The village/ });
    const guide = guideOf(page);
    const atStep = (step: number) => guide.and(page.locator(`[data-step="${step}"]`)).waitFor();
    const briefing = page.getByRole('region', { name: 'Briefing' });
    const undo = page.getByRole('button', { name: 'Take back' });
    await canMove(page);
    await briefing.getByText('An island road').waitFor();
    expect(await undo.getAttribute('aria-disabled')).toBe('true');
    await guide.getByText('The village is yours').waitFor();
    await page.keyboard.press('Shift+U');
    await atStep(1);
    // the only group was chosen for him: one who comes back has ordered nothing yet
    await page.locator('[data-part=table-page][data-saved=saved]').waitFor();
    await page.reload();
    await briefing.waitFor();
    expect(await undo.getAttribute('aria-disabled')).toBe('true');
    await canMove(page);
    const seen = nothingSeen();
    while (seen.moves === 0) await command(page, { side: 'A4', ahead: 90, pieces: 1, stay: true }, seen);
    await atStep(2);
    await briefing.waitFor({ state: 'detached' });
    await change(page, () => undo.click());
    await atStep(1);
    expect(await undo.getAttribute('aria-disabled')).toBe('true');
    expect(errors).toEqual([]);
  });

  test.each([
    [1280, 800, 'mbt2020', /The village/],
    [820, 1180, 'mbt2020', /The village/],
    [390, 844, 'mbt2020', /The village/],
    [390, 844, 'mbt1945', /The village/],
    [390, 844, 'ww2', /First orders/],
    [390, 844, 'glory', /The lane/],
  ])('MBT20-HSE-20, MBT45-HSE-20 at %i × %i every step of %s can be read whole', async (width, height, id, listed) => {
    const isPhone = width < 600;
    const { page, errors } = await site.visit('#/new', {
      viewport: { width, height },
      hasTouch: isPhone,
      isMobile: isPhone,
    });
    await begin(page, site.url, {
      book: new RegExp(rulesetOf(id)!.title),
      red: 'Person',
      blue: 'Greedy',
      seed: 3,
      listed,
    });
    await guideOf(page).getByRole('status').waitFor();
    await waits(page);
    // each as if it had come: what it says takes the place of what it says now
    for (const { text } of stepsOf(id)) {
      const isCut = await page.evaluate(`(said => {
        said.firstChild.nodeValue = ${JSON.stringify(text)};
        return said.scrollHeight - said.clientHeight > 1;
      })(document.querySelector('[aria-label=Guide] [role=status]'))`);
      expect([text, isCut]).toEqual([text, false]);
    }
    expect(errors).toEqual([]);
  });

  test('MBT20-HSE-20 while a piece is taken up or an order is made the guide is one line, and stands there again after it', async () => {
    const { page, errors } = await site.visit('#/new');
    await begin(page, site.url, { red: 'Person', blue: 'Greedy', seed: 3, listed: /The village/ });
    const guide = guideOf(page);
    await guide.getByText('The village is yours').waitFor();
    await canMove(page);
    await clickPiece(page, 'A2');
    await guide.and(page.locator('[data-folded]')).waitFor();
    await page.keyboard.press('m');
    await guide.and(page.locator('[data-folded]')).waitFor();
    expect((await guide.boundingBox())!.height).toBeLessThan(50);
    await guide.getByRole('button', { name: 'Show' }).click();
    await guide.getByText('The village is yours').waitFor();
    await guide.getByRole('button', { name: 'Hide' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await guide.getByText('The village is yours').waitFor();
    expect(errors).toEqual([]);
  });

  test('who fights on from a moment, or with a battle that was brought in, is told no first steps', async () => {
    const { page, errors } = await site.visit('');
    const record = recorded('first-orders.record.json');
    const half = { ...record, entries: record.entries.slice(0, Math.floor(record.entries.length / 2)) };
    await importFile(page, asFile(half));
    await page.getByRole('button', { name: 'Fight on' }).click();
    await page.locator('[data-part=stage] [data-piece]').first().waitFor();
    await waits(page);
    expect(await guideOf(page).count()).toBe(0);

    await page.goto(site.url);
    await importFile(page, asFile(record));
    await page.getByRole('button', { name: 'Watch the replay' }).click();
    await page.locator('[data-part=replay] [data-board]').waitFor();
    await page.getByLabel('Moment of the battle').fill('3');
    await page.getByRole('button', { name: 'Fight on from here' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Fight on' }).click();
    await page.locator('[data-part=table-page], [data-part=cover]').first().waitFor();
    if ((await waits(page)) === 'cover') await page.locator('[data-part=cover] button').first().click();
    await page.locator('[data-part=stage] [data-piece]').first().waitFor();
    expect(await guideOf(page).count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('whoever sits at the other side has no guide', async () => {
    const { page } = await site.visit('#/new');
    await begin(page, site.url, { red: 'Greedy', blue: 'Person', seed: 3, listed: /The village/ });
    await hurry(page);
    await waits(page);
    expect(await guideOf(page).count()).toBe(0);
  });
});
