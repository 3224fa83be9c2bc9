import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { stepsFrom } from './forward.js';
import { type At, dragByFinger, middleOf, viewOf } from './hand.js';
import { openSite, type Site } from './served.js';
import { begin, canMove, change } from './table.js';

/** The finger on the table: what the mouse does in gestures.test.ts. */

const SIZES = [
  ['820x1180', { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true }],
  ['390x844', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const;

const counter = (page: Page, id: string) => page.locator(`[data-board] [data-piece="${id}"] [data-base]`);

describe.skipIf(!CHROMIUM).each(SIZES)('a finger on the table at %s', (_, options) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  const village = async () => {
    const visit = await site.visit('#/new', options);
    await begin(visit.page, site.url, { red: 'Person', blue: 'Greedy', seed: 3, listed: /The village/ });
    await canMove(visit.page);
    return visit;
  };
  const ahead = async (page: Page, from: At, far: number): Promise<At> => {
    const [[dx, dy]] = await stepsFrom(page, far);
    return { x: from.x + dx, y: from.y + dy };
  };

  test('a piece that is dragged onto a legal place has moved there, the table stays beneath it, and one press takes it back', async () => {
    const { page, errors } = await village();
    // in the drawing: the view may follow what happened
    const drawn = () => page.locator('[data-board] [data-piece="A1"]').first().getAttribute('transform');
    const [from, view, before] = [await middleOf(counter(page, 'A1')), await viewOf(page), await drawn()];
    const ghost = page.locator('[data-board] [data-mark=ghost]').first();
    await change(page, async () =>
      dragByFinger(page, from, await ahead(page, from, 45), async () => {
        await ghost.waitFor({ state: 'attached' });
        expect(await viewOf(page)).toBe(view);
      }),
    );
    await expect.poll(drawn).not.toBe(before);
    await change(page, () => page.getByRole('button', { name: 'Take back', exact: true }).click());
    await expect.poll(drawn).toBe(before);
    expect(errors).toEqual([]);
  });

  test('MBT20-MOV-10 let go beyond its reach it has gone as far as it may, and it is said why', async () => {
    const { page, errors } = await village();
    const from = await middleOf(counter(page, 'A1'));
    const drawn = () => page.locator('[data-board] [data-piece="A1"]').first().getAttribute('transform');
    const before = await drawn();
    await change(page, async () => dragByFinger(page, from, await ahead(page, from, options.viewport.width * 0.6)));
    await page.locator('[data-part=toasts]', { hasText: /is used up/ }).waitFor();
    await expect.poll(drawn).not.toBe(before);
    expect(errors).toEqual([]);
  });

  test('a finger that is not quite steady takes a piece up and moves nobody', async () => {
    const { page, errors } = await village();
    const from = await middleOf(counter(page, 'A1'));
    await dragByFinger(page, from, { x: from.x + 6, y: from.y + 6 });
    await page.locator('[data-part~=card]', { hasText: 'A1' }).first().waitFor();
    expect(await page.locator('[data-board] [data-mark=ghost]').count()).toBe(0);
    expect(errors).toEqual([]);
  });
});
