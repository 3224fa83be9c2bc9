import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fightOn } from '../../scripts/visits.mjs';
import { CHROMIUM } from './chromium.js';
import { openSite, recorded, type Site } from './served.js';
import { change, momentOf, waits } from './table.js';

/** Before the first charge of a person's, in the phase in which those who were paid for move: P5 can charge R2. */
const CHARGE = 64;
const CHARGER = 'P5';
const TARGET = 'R2';
const OTHER = 'P1';

const large = (page: Page) => page.locator('[data-part=action-bar] [data-button=primary]');

/** Where a point of a piece is on the screen; `right` and `ahead` in halves of its base, as it looks. */
async function pointOf(page: Page, piece: string, right = 0, ahead = 0): Promise<[number, number]> {
  return page.evaluate<[number, number]>(`(() => {
    const base = document.querySelector('[data-board] [data-piece="${piece}"] [data-base]');
    const { x, y, width, height } = base.getBBox();
    const at = new DOMPoint(x + width / 2 + (${right} * width) / 2, y + height / 2 - (${ahead} * height) / 2);
    const on = at.matrixTransform(base.getScreenCTM());
    return [on.x, on.y];
  })()`);
}
async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 4 });
  await page.mouse.move(...to, { steps: 6 });
}

describe.skipIf(!CHROMIUM)('vignettes in the hand', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  const moving = async () => {
    const visit = await site.visit('');
    const record = recorded('candlemas-1643.record.json');
    await fightOn(visit.page, site.url, { ...record, entries: record.entries.slice(0, CHARGE) });
    expect(await waits(visit.page)).toBe('order');
    return visit;
  };

  test('IGR-CHG-01 dropped on an enemy it charges: where it touches him is shown with the odds, and nothing is thrown before the button is pressed', async () => {
    const { page, errors } = await moving();
    await page.locator(`[data-board] [data-piece=${CHARGER}]`).first().click();
    await page.locator('[data-part~=card] dl').first().waitFor();
    const { moment } = await momentOf(page);
    const [from, to] = [await pointOf(page, CHARGER), await pointOf(page, TARGET)];
    await drag(page, from, to);
    await page.mouse.up();
    await large(page)
      .filter({ hasText: `Charge ${CHARGER} → ${TARGET}` })
      .waitFor();
    await page.locator('[data-part=odds-at-button]').waitFor();
    const ghost = (await page.locator('[data-board] [data-mark=ghost]').first().boundingBox())!;
    const middle = [ghost.x + ghost.width / 2, ghost.y + ghost.height / 2] as const;
    const apart = (a: readonly number[], b: readonly number[]): number => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!);
    // in front of him, not where it stood and not upon him
    expect(apart(middle, to)).toBeLessThan(apart(from, to));
    expect(apart(middle, to)).toBeGreaterThan(5);
    expect((await momentOf(page)).moment).toBe(moment);
    await change(page, () => page.keyboard.press('Enter'));
    expect(errors).toEqual([]);
  });

  test('IGR-CHG-01 one Esc leaves a charge that one movement declared, and the codes in its reasons are explained in place', async () => {
    const { page, errors } = await moving();
    const { moment } = await momentOf(page);
    await drag(page, await pointOf(page, CHARGER), await pointOf(page, TARGET));
    await page.mouse.up();
    await large(page)
      .filter({ hasText: `Charge ${CHARGER} → ${TARGET}` })
      .waitFor();
    const making = page.locator('[data-part=making]');
    await making.locator('[data-part=citations]').getByRole('button', { name: 'LSC', exact: true }).click();
    const note = page.getByRole('region', { name: 'LSC: light cavalry' });
    await note.getByText('fast, shoot all round', { exact: false }).waitFor();
    await page.keyboard.press('Escape');
    await note.waitFor({ state: 'detached' });
    await making.waitFor();
    await page.keyboard.press('Escape');
    await making.waitFor({ state: 'detached' });
    expect(await page.locator('[data-board] [data-mark=ghost]').count()).toBe(0);
    expect((await momentOf(page)).moment).toBe(moment);
    expect(errors).toEqual([]);
  });

  test('IGR-CHG-01 a hand that is quicker than the page charges as a slow one does', async () => {
    const { page, errors } = await moving();
    const { moment } = await momentOf(page);
    const [from, to] = [await pointOf(page, CHARGER), await pointOf(page, TARGET)];
    // another was taken up, so all that a drag needs has come; but nobody has said yet whom this one could strike
    await page.mouse.click(...(await pointOf(page, OTHER)));
    await page.locator('[data-part~=card] dl').first().waitFor();
    await page.evaluate(`(() => {
      const [x, y, tx, ty] = ${JSON.stringify([...from, ...to])};
      const fire = (type, clientX, clientY, buttons) =>
        document.elementFromPoint(x, y).dispatchEvent(
          new PointerEvent(type, { bubbles: true, clientX, clientY, buttons, pointerType: 'mouse', isPrimary: true }));
      Element.prototype.setPointerCapture = () => {}; // there is no hand that could be held fast
      fire('pointerdown', x, y, 1);
      for (const part of [0.2, 0.6, 1]) fire('pointermove', x + (tx - x) * part, y + (ty - y) * part, 1);
      fire('pointerup', tx, ty, 0);
    })()`);
    await large(page)
      .filter({ hasText: `Charge ${CHARGER} → ${TARGET}` })
      .waitFor();
    expect((await momentOf(page)).moment).toBe(moment);
    expect(errors).toEqual([]);
  });

  test('a mark on a counter says what it means where it is pointed at, and more when it is pressed', async () => {
    const { page, errors } = await moving();
    const badge = page.locator('[data-board] [data-badge]', { hasText: 'G' }).first();
    await badge.hover();
    await page.locator('[data-board] [data-slip]', { hasText: 'The General rides with it' }).waitFor();
    await badge.click();
    const note = page.getByRole('region', { name: 'General' });
    await note.getByText('Orders cost more the farther away he is').waitFor();
    // nothing else came of the press
    expect(await page.locator('[data-part~=card]').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('IGR-MOV-11 by a front corner it turns about its centre, and one undo turns it back', async () => {
    const { page, errors } = await moving();
    await page.locator(`[data-board] [data-piece=${CHARGER}]`).first().click();
    await page.locator('[data-part~=card] dl').first().waitFor();
    const [centre, front] = [await pointOf(page, CHARGER), await pointOf(page, CHARGER, 0, 1)];
    await drag(page, await pointOf(page, CHARGER, 0.8, 0.8), await pointOf(page, CHARGER, 1.6, 0.1));
    await change(page, () => page.mouse.up());
    const gone = async (from: readonly number[], ahead: number) => {
      const now = await pointOf(page, CHARGER, 0, ahead);
      return Math.hypot(now[0] - from[0]!, now[1] - from[1]!);
    };
    await expect.poll(() => gone(front, 1)).toBeGreaterThan(3);
    expect(await gone(centre, 0)).toBeLessThan(2);
    await change(page, () => page.keyboard.press('Control+z'));
    await expect.poll(() => gone(front, 1)).toBeLessThan(1);
    expect(errors).toEqual([]);
  });

  test('IGR-MOV-07 while a move is in hand, a click on another who can act goes over to that one, and nothing was given', async () => {
    const { page, errors } = await moving();
    const other = await page
      .getByRole('region', { name: 'Who can still act' })
      .getByRole('button')
      .filter({ hasNotText: CHARGER })
      .first()
      .innerText()
      .then(called => called.split(' ').at(-1)!);
    await page.locator(`[data-board] [data-piece=${CHARGER}]`).first().click();
    await page.locator('[data-part=verbs]').getByRole('button', { name: /^Move/ }).click();
    await page.locator('[data-board] [data-mark=reach]').first().waitFor();
    const { moment } = await momentOf(page);
    await page.mouse.click(...(await pointOf(page, other)));
    await page.locator('[data-part=card]').filter({ hasText: other }).waitFor();
    // the ghost of the other is gone, and the battle is where it was
    expect(await page.locator('[data-board] [data-mark=ghost]').count()).toBe(0);
    expect((await momentOf(page)).moment).toBe(moment);
    expect(errors).toEqual([]);
  });
});
