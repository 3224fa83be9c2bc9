import type { Page } from 'playwright-core';

/** Where forward is on the screen: the table lies before the player with his own edge below or to the left. */

type Step = readonly [dx: number, dy: number];

const tableBox = async (page: Page) => (await page.locator('.board [data-table]').first().boundingBox())!;

/** The nearest point of the table that is not on its very edge. */
async function onTable(page: Page, x: number, y: number): Promise<[x: number, y: number]> {
  const box = await tableBox(page);
  const within = (at: number, from: number, length: number) => Math.min(from + length - 8, Math.max(from + 8, at));
  return [within(x, box.x, box.width), within(y, box.y, box.height)];
}

/** Red's edge is marked where the table was turned, or where the scenario chose it; else it lies below. */
const RED_IS_LEFT = `(() => {
  const edge = document.querySelector('.board [data-edge=a]');
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

/** The point of the table that is one step away from where a piece is drawn; nothing, if it is not drawn. */
export async function stepOf(page: Page, piece: string, [dx, dy]: Step): Promise<[x: number, y: number] | undefined> {
  const box = await page.locator(`.board [data-piece="${piece}"]`).first().boundingBox();
  return box ? onTable(page, box.x + box.width / 2 + dx, box.y + box.height / 2 + dy) : undefined;
}
