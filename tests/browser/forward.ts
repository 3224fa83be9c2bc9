import type { Page } from 'playwright-core';

/** Where forward is on the screen: the table lies before the player with his own edge below or to the left. */

type Step = readonly [dx: number, dy: number];

const tableBox = async (page: Page) => (await page.locator('[data-board] [data-table]').first().boundingBox())!;

/** The nearest point of the table that is not on its very edge, and neither off the screen nor under the sheet. */
async function onTable(page: Page, x: number, y: number): Promise<[x: number, y: number]> {
  const box = await tableBox(page);
  const stage = (await page.locator('[data-part=stage]').boundingBox())!;
  const panel = (await page.locator('aside[aria-label="Panel"]').boundingBox())!;
  const sheet = panel.x <= stage.x && panel.y > stage.y ? panel.y : Number.POSITIVE_INFINITY;
  const within = (at: number, from: number, to: number) => Math.min(to - 8, Math.max(from + 8, at));
  return [
    within(x, Math.max(box.x, stage.x), Math.min(box.x + box.width, stage.x + stage.width)),
    within(y, Math.max(box.y, stage.y), Math.min(box.y + box.height, stage.y + stage.height, sheet)),
  ];
}

/** Red's edge is marked where the table was turned, or where the scenario chose it; else it lies below. */
const RED_IS_LEFT = `(() => {
  const edge = document.querySelector('[data-board] [data-edge=a]');
  if (!edge) return false;
  const { width, height } = edge.getBoundingClientRect();
  return height > width;
})()`;

/** Steps on the screen, so many pixels long: away from Red's edge first, then to both sides, then back. */
export async function stepsFrom(page: Page, ahead: number): Promise<readonly [Step, ...Step[]]> {
  const across: readonly [Step, Step] = [
    [ahead, 0],
    [-ahead, 0],
  ];
  const along: readonly [Step, Step] = [
    [0, -ahead],
    [0, ahead],
  ];
  return (await page.evaluate<boolean>(RED_IS_LEFT))
    ? [across[0], ...along, across[1]]
    : [along[0], ...across, along[1]];
}

const isBare = (page: Page, [x, y]: readonly [number, number]): Promise<boolean> =>
  page.evaluate(`document.elementFromPoint(${x}, ${y})?.closest('[data-piece]') === null`);

/** The point of the table that is one step away from where a piece is drawn, or less where somebody stands; nothing, if it is not drawn. */
export async function stepOf(page: Page, piece: string, [dx, dy]: Step): Promise<[x: number, y: number] | undefined> {
  const box = await page.locator(`[data-board] [data-piece="${piece}"]`).first().boundingBox();
  if (!box) return undefined;
  for (const part of [1, 0.75, 0.5]) {
    const point = await onTable(page, box.x + box.width / 2 + dx * part, box.y + box.height / 2 + dy * part);
    if (await isBare(page, point)) return point;
  }
  return undefined;
}
