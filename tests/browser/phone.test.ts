import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VISITS } from '../../scripts/visits.mjs';
import { CHROMIUM } from './chromium.js';
import { faultsOf } from './faults.js';
import { openSite, type Site } from './served.js';
import { afterMoment, begin, change, goOn, momentOf, picks, primary, waits } from './table.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const TABLET = { ...PHONE, viewport: { width: 820, height: 1180 } } as const;

const sheet = (page: Page) => page.getByRole('complementary', { name: 'Panel' });
const wheel = (page: Page) => page.getByRole('slider', { name: 'Direction and distance' });

/** The village by a person, in the first round in which he may move. */
async function village(site: Site, how: typeof PHONE | typeof TABLET) {
  const visit = await site.visit('#/new', how);
  const { page } = visit;
  await begin(page, site.url, { red: 'Person', blue: 'Greedy', seed: 7, listed: /^The village/ });
  await waits(page);
  return visit;
}

/** The first own piece that is drawn, taken up by a tap. */
async function takeUp(page: Page): Promise<string> {
  await page.getByRole('tab', { name: /^Mine/ }).tap();
  const first = sheet(page).getByRole('region', { name: 'Who can still act' }).getByRole('button').first();
  const id = (await first.textContent()) ?? '';
  await first.tap();
  await page.locator('[data-part~=card] dl').first().waitFor();
  return id;
}

const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;

describe.skipIf(!CHROMIUM)('on a phone and on a tablet', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test.each([
    ['a phone', PHONE],
    ['a tablet', TABLET],
  ])('on %s the sheet hides neither its own buttons nor what is held, and no key is named', async (_, how) => {
    const { page, errors } = await village(site, how);
    const id = await takeUp(page);
    const { width, height } = how.viewport;
    const panel = (await sheet(page).boundingBox())!;
    expect(panel.height).toBeLessThanOrEqual(height * 0.45);
    for (const button of await sheet(page).locator('[data-part=action-bar] button').all()) {
      const box = (await button.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.height).toBeGreaterThanOrEqual(44);
    }
    const piece = await boxOf(page, `[data-board] [data-piece="${id}"] [data-base]`);
    expect(piece.y + piece.height).toBeLessThanOrEqual(panel.y);
    expect(Math.min(piece.width, piece.height)).toBeGreaterThanOrEqual(28);
    expect(await page.locator('kbd:visible').count()).toBe(0);
    // folded, it is its tabs and its large buttons
    await page.getByRole('button', { name: 'Pull the panel up' }).tap();
    expect((await sheet(page).boundingBox())!.height).toBeGreaterThan(height * 0.8);
    await page.getByRole('button', { name: 'Lower the panel' }).tap();
    expect(errors).toEqual([]);
  });

  test('a stand moves by the wheel under the thumb', async () => {
    const { page, errors } = await village(site, PHONE);
    await takeUp(page);
    await page.locator('[data-part=verbs]').getByRole('button', { name: /^Move/ }).tap();
    const box = (await wheel(page).boundingBox())!;
    const large = page.locator('[data-part=action-bar] [data-button=primary]');
    const above = (await large.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(above.y);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height * 0.25);
    await page.waitForFunction(`document.querySelector('[role=slider]').getAttribute('aria-valuenow') > 1`);
    expect(await wheel(page).getAttribute('aria-valuetext')).toMatch(/straight ahead$/);
    await wheel(page).press('ArrowRight');
    await page.waitForFunction(`/5° to the right/.test(document.querySelector('[role=slider]').ariaValueText)`);
    expect(await faultsOf(page)).toEqual([]);
    const before = await momentOf(page);
    await large.and(page.locator(':enabled')).tap();
    await afterMoment(page, before);
    expect(errors).toEqual([]);
  });

  test.each([
    ['a phone', PHONE],
    ['a tablet', TABLET],
  ])(
    'IGR-MOV-01 on %s a charge has its wheel whole above its odds, says how far it goes, and its slip covers nobody',
    async (_, how) => {
      const { page, errors } = await site.visit('', how);
      await VISITS.find(({ name }) => name === 'charge')!.open(page, site.url);
      const [box, bar] = [(await wheel(page).boundingBox())!, await boxOf(page, '[data-part=odds-at-button]')];
      expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
      const [far, most] = await Promise.all(['aria-valuenow', 'aria-valuemax'].map(it => wheel(page).getAttribute(it)));
      expect([far, most]).toEqual(['1.8', '2']);
      const slip = (await page.locator('[data-board] [data-slip]', { hasText: '1.77 of 2 W' }).boundingBox())!;
      expect(slip.y + slip.height).toBeLessThanOrEqual((await sheet(page).boundingBox())!.y);
      for (const id of ['P5', 'R2']) {
        const { x, y, width, height } = await boxOf(page, `[data-board] [data-piece="${id}"] [data-base]`);
        // they stand askew: the corners of the box round them are bare ground
        const [dx, dy] = [width / 5, height / 5];
        const apart =
          slip.x + slip.width <= x + dx ||
          x + width - dx <= slip.x ||
          slip.y + slip.height <= y + dy ||
          y + height - dy <= slip.y;
        expect([id, apart]).toEqual([id, true]);
      }
      expect(errors).toEqual([]);
    },
  );

  test('WW2-TAC-05 verbs that are open stand before those that are closed, and are in sight without a swipe', async () => {
    const { page, errors } = await site.visit('#/new', PHONE);
    await begin(page, site.url, {
      book: /World War 2/,
      red: 'Person',
      blue: 'Greedy',
      seed: 3,
      listed: /First orders/,
    });
    await waits(page);
    await takeUp(page);
    const buttons = page.locator('[data-part=verbs] [data-part=verb-buttons] button');
    const barred = await page.$$eval('[data-part=verbs] [data-part=verb-buttons] button', all =>
      all.map(one => one.getAttribute('aria-disabled') === 'true'),
    );
    expect(barred).toContain(false);
    expect(barred).toContain(true);
    expect(barred).toEqual(barred.toSorted((a, b) => Number(a) - Number(b)));
    expect(await buttons.first().textContent()).toMatch(/^Move/);
    const box = (await buttons.first().boundingBox())!;
    expect([box.x >= 0, box.x + box.width <= PHONE.viewport.width]).toEqual([true, true]);
    expect(errors).toEqual([]);
  });

  test('while the others act the latest is in sight; when they are done it is read from its top, where the weightiest stands', async () => {
    const { page, errors } = await site.visit('#/new', PHONE);
    const first = { book: /World War 2/, listed: /^First orders/, seed: 7 } as const;
    await begin(page, site.url, { ...first, red: 'Person', blue: 'Greedy' });
    await waits(page);
    await page.evaluate(`addEventListener('scroll', ({ target }) => {
      if (target.scrollTop > 0) document.body.dataset.scrolled = 'yes';
    }, true)`);
    const scrolled = () => page.evaluate<boolean>(`document.body.dataset.scrolled === 'yes'`);
    for (let turn = 0; turn < 3 && !(await scrolled()); turn++) {
      await goOn(page);
      while ((await waits(page)) === 'answer')
        await change(page, async () => ((await picks(page).count()) > 0 ? picks(page).first() : primary(page)).tap());
    }
    expect(await waits(page)).toBe('order');
    expect(await scrolled()).toBe(true);
    const list = '[data-part=panel-scroll]:has([aria-label="What the others did"])';
    expect(await page.evaluate(`document.querySelector('${list}').scrollTop`)).toBe(0);
    expect(errors).toEqual([]);
  });

  test('the tools of the view lie in one button, and never over the table', async () => {
    const { page, errors } = await village(site, PHONE);
    expect(await page.locator('[data-part=stage] [role=toolbar]').count()).toBe(0);
    await page.getByRole('button', { name: 'The view' }).tap();
    const tools = page.getByRole('toolbar', { name: 'The view' });
    await tools.getByRole('button', { name: 'Nearer' }).tap();
    expect(await tools.isVisible()).toBe(true);
    await tools.getByRole('button', { name: 'The whole table' }).tap();
    expect(await tools.isVisible()).toBe(false);
    const [table, stage] = [await boxOf(page, '[data-board] [data-table]'), await boxOf(page, '[data-part=stage]')];
    const panel = (await sheet(page).boundingBox())!;
    expect(table.y).toBeGreaterThanOrEqual(stage.y);
    expect(table.y + table.height).toBeLessThanOrEqual(panel.y);
    expect(errors).toEqual([]);
  });

  test('the adjudicator: a question scrolls within its page, which stays where it is', async () => {
    const { page, errors } = await site.visit('#/adjudicator/glory/initiative', PHONE);
    await page.locator('[data-part=ask] h1').waitFor();
    expect(await page.evaluate('document.documentElement.scrollHeight - innerHeight')).toBe(0);
    expect(errors).toEqual([]);
  });
  test('the adjudicator: sides are swapped, who was asked about is at hand, throws stand at the foot', async () => {
    const { page, errors } = await site.visit('#/adjudicator/mbt2020/engagement', PHONE);
    const form = page.getByRole('form', { name: 'The situation' });
    await form.waitFor();
    const states = () =>
      page.evaluate<string[]>(
        `[...document.querySelectorAll('fieldset[data-part=section] select')].map(one => one.value)`,
      );
    await form.locator('fieldset[data-part=section] select').first().selectOption({ index: 3 });
    const before = await states();
    await page.getByRole('button', { name: 'Swap sides' }).tap();
    expect(await states()).not.toEqual(before);
    await page.getByRole('button', { name: 'Swap sides' }).tap();
    expect(await states()).toEqual(before);
    await page.getByRole('button', { name: 'Start over' }).tap();
    await page.getByRole('button', { name: 'Win', exact: true }).last().tap();
    await page
      .getByRole('button', { name: /^Take back/ })
      .first()
      .waitFor();
    await page.goto(`${site.url}#/adjudicator/mbt2020/stand-check`);
    const recent = page.getByRole('group', { name: 'Recent' }).first();
    await recent.getByRole('button').first().tap();
    await page.goto(`${site.url}#/adjudicator/mbt2020/hour`);
    await page.locator('[data-part=throws]').waitFor();
    await page.keyboard.press('4');
    await page.keyboard.press('6');
    await page.keyboard.press('Backspace');
    expect(await page.locator('[data-part=thrown] b').allTextContents()).toEqual(['4']);
    await page.goto(`${site.url}#/adjudicator/ww2/engagement`);
    const foot = page.locator('[data-part=foot-throws]');
    const digits = () =>
      page.evaluate<string[]>(
        `[...document.querySelectorAll('[data-part=foot-throws] div button')].map(one => one.textContent + ' ' + one.getBoundingClientRect().x)`,
      );
    await foot.getByText('The shooter’s die for detection').waitFor();
    const stood = await digits();
    await foot.getByRole('button', { name: '3', exact: true }).tap();
    await foot.getByText('The target’s die for detection').waitFor();
    expect(await digits()).toEqual(stood);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test.each([
    {
      question: 'mbt2020/stand-check',
      army: 'Israel',
      troop: 'Best main battle tanks (MBT+ ARM MOBILE)',
      told: { 'stand-subClass': 'MBT+', 'stand-posture': 'ARM' },
    },
    {
      question: 'ww2/engagement',
      army: 'German',
      troop: 'Panther: MG, HA',
      told: { 'shooter-weapon': 'MG', 'shooter-class': 'HA' },
    },
    { question: 'glory/troop', army: 'Mughal, 1526-1605', troop: 'War elephants (ELE-III-IA)', told: { troop: 'ELE' } },
  ])('the adjudicator: $troop is picked from the list of an army', async ({ question, army, troop, told }) => {
    const { page, errors } = await site.visit(`#/adjudicator/${question}`, PHONE);
    await page.getByText('Pick from an army').first().tap();
    await page.getByLabel('Army', { exact: true }).selectOption(army);
    await page.getByLabel('Troops', { exact: true }).selectOption(troop);
    for (const [field, said] of Object.entries(told))
      await page.waitForFunction(
        `(one => (one.selectedOptions?.[0].text ?? one.value).includes('${said}'))(document.getElementById('field-given-${field}'))`,
      );
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});
