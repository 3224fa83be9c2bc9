import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VISITS } from '../../scripts/visits.mjs';
import { CHROMIUM } from './chromium.js';
import { openSite, type Site } from './served.js';
import { begin, canMove, change, clickPiece, momentOf, waits } from './table.js';

const DESK = { viewport: { width: 1280, height: 800 } } as const;
const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true } as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

const targets = (page: Page): Locator => page.locator('[data-part=targets] input');
const large = (page: Page): Locator => page.locator('[data-part=action-bar] [data-button=primary]');
const boxOf = async (one: Locator) => (await one.boundingBox())!;
/** Whose card is shown. */
const held = (page: Page): Promise<string | null> => page.locator('[data-part~=card] h2').first().textContent();

describe.skipIf(!CHROMIUM)('what is at hand', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  /** A battle in its middle: a stand is held, and somebody aimed at. */
  const aiming = async (how: typeof DESK | typeof TABLET | typeof PHONE) => {
    const visit = await site.visit('', how);
    await VISITS.find(({ name }) => name === 'table')!.open(visit.page, site.url);
    return visit;
  };
  const village = async (options = {}) => {
    const visit = await site.visit('#/new', options);
    await begin(visit.page, site.url, { red: 'Person', blue: 'Greedy', seed: 3, listed: /The village/ });
    await canMove(visit.page);
    return visit;
  };

  test.each([
    ['a desk', DESK],
    ['a tablet', TABLET],
    ['a phone', PHONE],
  ])('MBT20-ENG-05 on %s the odds stand right above the button that commits, and both are in sight', async (_, how) => {
    const { page, errors } = await aiming(how);
    const odds = page.locator('[data-part=odds-at-button]');
    await odds.waitFor();
    const [above, button] = [await boxOf(odds), await boxOf(large(page))];
    expect(above.y).toBeGreaterThan(0);
    expect(above.y + above.height).toBeLessThanOrEqual(button.y);
    expect(button.y - above.y - above.height).toBeLessThan(30);
    expect(button.y + button.height).toBeLessThanOrEqual(how.viewport.height);
    expect(errors).toEqual([]);
  });

  test('MBT20-ENG-05 a digit aims at one of those who can be engaged; the large button gives the order', async () => {
    const { page, errors } = await aiming(DESK);
    const { moment } = await momentOf(page);
    const open = await targets(page).count();
    expect(open).toBeGreaterThan(0);
    for (const digit of [...'12'].slice(0, open)) {
      // what a key does comes with the first that is pressed, and the likeliest go before the others when their odds have come
      await expect
        .poll(async () => {
          await page.keyboard.press(digit);
          return targets(page)
            .nth(Number(digit) - 1)
            .isChecked();
        })
        .toBe(true);
    }
    await page.locator('[data-part=action-buttons]:not([data-weighing]) [data-button=primary]:enabled').waitFor();
    expect((await momentOf(page)).moment).toBe(moment);
    await change(page, () => page.keyboard.press('Enter'));
    expect(errors).toEqual([]);
  });

  test('an arrow key in a list goes on in that list, and takes up nobody else on the table', async () => {
    const { page, errors } = await aiming(DESK);
    const before = await held(page);
    await targets(page).first().focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(`document.activeElement?.closest('[data-part=targets]') !== null`)).toBe(true);
    expect(await held(page)).toBe(before);
    // nor does it where the list is open and the hand on the table
    await page.evaluate('document.activeElement.blur()');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    expect(await targets(page).count()).toBeGreaterThan(0);
    expect(await held(page)).toBe(before);
    expect(errors).toEqual([]);
  });

  test('MBT20-ELG-24 why a stand cannot engage is said over neither panel nor pieces that wait, and is put away by a press', async () => {
    const { page, errors } = await village();
    const middle = async (id: string) => {
      const { x, y, width, height } = await boxOf(page.locator(`[data-board] [data-piece="${id}"]`).first());
      return [x + width / 2, y + height / 2] as const;
    };
    const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...to, { steps: 6 });
      await page.mouse.up();
    };
    const own = await middle('A1');
    await change(page, () => drag(own, [own[0] + 60, own[1]]));
    await drag(await middle('A1'), await middle('B5'));
    const notice = page.locator('[data-part=toasts] > *', { hasText: /its reach is/ });
    await notice.waitFor();
    const [said, panel] = [await boxOf(notice), await boxOf(page.getByRole('complementary', { name: 'Panel' }))];
    expect(said.x + said.width).toBeLessThanOrEqual(panel.x);
    const covered = await page.evaluate(`(({ x, y, width, height }) =>
      [...document.querySelectorAll('[data-board] [data-piece] [data-base]')]
        .map(one => one.getBoundingClientRect())
        .filter(one => one.left < x + width && one.right > x && one.top < y + height && one.bottom > y).length)(${JSON.stringify(said)})`);
    expect(covered).toBe(0);
    // the rule that it cites is told in place
    const address = page.url();
    const rule = notice.locator('[data-part~=rule-link]');
    const id = String(await rule.textContent());
    await rule.click();
    await page.getByRole('region', { name: id }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: id }).waitFor({ state: 'hidden' });
    expect(page.url()).toBe(address);
    await notice.getByRole('button', { name: 'Put this message away' }).click();
    await notice.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });

  test('MBT20-HSE-20 the words of the guide end above the edge where they would fade, if they are whole', async () => {
    const { page, errors } = await village();
    const words = page.getByRole('region', { name: 'Guide' }).getByRole('status');
    await words.getByText('The village is yours').waitFor();
    const faded = await page.evaluate<{ whole: boolean; fade: number; over: number }>(`(() => {
      const one = document.querySelector('[aria-label=Guide] [role=status]');
      const range = document.createRange();
      range.selectNodeContents(one);
      const fade = Number(/([0-9]+)px/.exec(getComputedStyle(one).maskImage)?.[1] ?? 0);
      const over = one.getBoundingClientRect().bottom - fade - range.getBoundingClientRect().bottom;
      return { whole: one.scrollHeight <= one.clientHeight + 1, fade, over };
    })()`);
    expect(faded.whole).toBe(true);
    expect(faded.fade).toBeGreaterThan(0);
    expect(faded.over).toBeGreaterThanOrEqual(-2);
    expect(errors).toEqual([]);
  });

  test('those who are held for a push are put down when the round ends', async () => {
    const { page, errors } = await village();
    await clickPiece(page, 'A2');
    await page.locator('[data-part~=card] dl').first().waitFor();
    await page.keyboard.press('g');
    const list = page.getByRole('region', { name: 'Push forward together' }).locator('li[data-sign]');
    await list.first().waitFor();
    await page.keyboard.press('n');
    const asked = page.locator('[data-part=end-anyway]');
    await asked.waitFor();
    await change(page, () => asked.click());
    expect(await list.count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('the end of a step has one place whoever is held, and a second press there ends nothing', async () => {
    const { page, errors } = await site.visit('#/new');
    await begin(page, site.url, {
      book: /Into Glory Ride/,
      red: 'Person',
      blue: 'Greedy',
      seed: 3,
      listed: /The elephants/,
    });
    await waits(page);
    const end = page.locator('[data-part=end-step]');
    const place = (await end.boundingBox())!;
    const { moment } = await momentOf(page);
    // who is clicked is paid for, and held
    await change(page, () => clickPiece(page, 'M3'));
    await page.locator('[data-part~=card] dl').first().waitFor();
    expect(await end.boundingBox()).toEqual(place);
    const press = () => page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    await press();
    await page.locator('[data-part=end-anyway]').waitFor();
    await press();
    await page.locator('[data-part=end-anyway]').waitFor({ state: 'detached' });
    expect(await end.boundingBox()).toEqual(place);
    expect((await momentOf(page)).moment).toBe(moment + 1);
    expect(errors).toEqual([]);
  });
});
