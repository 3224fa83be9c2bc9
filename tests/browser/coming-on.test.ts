import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { asFile, importFile, openSite, recorded, type Site } from './served.js';
import { afterMoment, change, hurry, momentOf, waits } from './table.js';

interface Ordered {
  readonly by: string;
  readonly order: { readonly verb: string };
}

/** A share of the table from the left and from above. */
type Spot = readonly [across: number, down: number];

const choices = (page: Page) => page.locator('[data-part=choices] button');
const primary = (page: Page) => page.locator('[data-part=action-bar] [data-button=primary]');
const words = (page: Page) => page.locator('[data-board] [data-words], [data-board] text');

async function held(page: Page, piece: string, [across, down]: Spot): Promise<void> {
  const waiting = (await page.locator(`[data-board] [data-piece="${piece}"] [data-base]`).first().boundingBox())!;
  const table = (await page.locator('[data-board] [data-table]').first().boundingBox())!;
  await page.mouse.move(waiting.x + waiting.width / 2, waiting.y + waiting.height / 2);
  await page.mouse.down();
  await page.mouse.move(table.x + table.width / 2, table.y + table.height / 2, { steps: 4 });
  await page.mouse.move(table.x + table.width * across, table.y + table.height * down, { steps: 4 });
}

/** Aircraft that wait behind the edge are put on the table by hand. */
describe.skipIf(!CHROMIUM)('a flight that is dragged onto the table', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  /** A battle in which it is Red's to bring a flight on, which is named where it is said who can move. */
  const about = async (name: string, verb: string, flight: RegExp) => {
    const { page, errors } = await site.visit('');
    const record = recorded(name);
    const entries = record.entries as unknown as readonly Ordered[];
    const first = entries.findIndex(({ by, order }) => by === 'a' && order.verb === verb);
    await importFile(page, asFile({ ...record, entries: record.entries.slice(0, first) }));
    await page.getByRole('button', { name: 'Fight on' }).click();
    await hurry(page);
    const named = page.locator('[data-part=panel] button', { hasText: flight }).first();
    const [piece] = (await named.innerText()).match(/A\d+/)!;
    return { page, errors, piece };
  };

  test('MBT45-R-114 its altitude is said while it is held, and chosen before it comes on', async () => {
    const { page, errors, piece } = await about('mbt1945-3-river-corps.record.json', 'endSegment', /Spitfire/);
    const [before, entries] = [await momentOf(page), page.locator('[data-part=log-line]')];
    const told = await entries.count();
    await held(page, piece, [0.4, 0.65]);
    await words(page).filter({ hasText: 'Then: LOW, MEDIUM, HIGH' }).first().waitFor();
    await page.mouse.up();
    await choices(page).nth(2).waitFor();
    expect(await entries.count()).toBe(told);
    expect((await momentOf(page)).moment).toBe(before.moment);
    await page.keyboard.press('ArrowDown');
    await primary(page).filter({ hasText: 'MEDIUM' }).waitFor();
    expect(await page.locator('[data-part=choices] [data-taken]').allTextContents()).toEqual([
      expect.stringMatching(/^MEDIUM/),
    ]);
    await page.keyboard.press('Enter');
    await afterMoment(page, before);
    await entries.filter({ hasText: 'comes on the table, MEDIUM' }).first().waitFor();
    expect(errors).toEqual([]);
  });

  test('MBT45-TRN-06 too far from its edge it is refused while it is held, and before its altitude is asked for', async () => {
    const { page, errors, piece } = await about('mbt1945-3-river-corps.record.json', 'endSegment', /Spitfire/);
    await held(page, piece, [0.5, 0.1]);
    await words(page).filter({ hasText: 'That is beyond 24"' }).first().waitFor();
    await page.mouse.up();
    await page.locator('[data-part=action-bar] [data-part=refused]', { hasText: 'MBT45-TRN-06' }).waitFor();
    await page.locator('[data-board] [data-mark="went-back"]').waitFor({ state: 'attached' });
    expect(await choices(page).count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('MBT45-TRN-12 one that strikes is dragged to its own edge', async () => {
    const { page, errors, piece } = await about('mbt1945-6-desert-gap.record.json', 'approach', /A16/);
    await held(page, piece, [0.5, 0.8]);
    await page.locator('[data-board] [data-mark=ghost]').first().waitFor({ state: 'attached' });
    await page.mouse.up();
    await choices(page).nth(2).waitFor();
    await change(page, () => choices(page).filter({ hasText: 'LOW' }).click());
    await page.locator('[data-part=log-line]', { hasText: 'LOW' }).first().waitFor();
    expect(await waits(page)).toBe('order');
    expect(errors).toEqual([]);
  });
});
