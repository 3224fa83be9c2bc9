import type { Locator, Page } from 'playwright-core';

/** What a hand does: it takes hold of something at a point of the screen and lets it go at another, by mouse or by finger. */

export interface At {
  readonly x: number;
  readonly y: number;
}

export async function middleOf(found: Locator): Promise<At> {
  const box = await found.first().boundingBox();
  if (!box) throw new Error('it is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function dragByMouse(page: Page, from: At, to: At): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

/** A finger, as the browser itself hears it; `held`: what is done before it is lifted. */
export async function dragByFinger(
  page: Page,
  from: At,
  to: At,
  held: () => Promise<unknown> = async () => {},
): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: At) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', from);
  for (const share of [0.2, 0.5, 0.8, 1])
    await touch('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  await held();
  await touch('touchEnd');
  await line.detach();
}

export const viewOf = (page: Page): Promise<string | null> => page.locator('svg[data-board]').getAttribute('viewBox');
