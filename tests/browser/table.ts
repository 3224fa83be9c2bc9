import type { Locator, Page } from 'playwright-core';
import { asFile, recorded } from './served.js';

/** Driving the table as a person does. Nothing here waits for time: only for what the page shows. */

/** What the page waits for: see `data-waits` of the table. A covered table waits to be uncovered. */
export type Waits = 'nobody' | 'pass' | 'answer' | 'order' | 'cover' | 'stopped';

export interface Moment {
  readonly waits: string;
  readonly moment: number;
}

/** Looked up in the page itself, in one go. */
const MOMENT = `(() => {
  if (document.querySelector('[data-part=cover]')) return { waits: 'cover', moment: -1 };
  const table = document.querySelector('[data-part=table-page]');
  if (table) return { waits: table.dataset.waits, moment: Number(table.dataset.moment) };
  return { waits: document.querySelector('[data-part=notice-actions]') ? 'stopped' : 'loading', moment: -1 };
})()`;
export const momentOf = (page: Page): Promise<Moment> => page.evaluate<Moment>(MOMENT);

/** Milliseconds. Looked for at every frame, it would make the browser draw frames that nobody wants. */
const POLLING = 30;

/** Bots that begin wait until the briefing was read. */
const READ = `document.querySelector('[data-part=briefing-read]')?.click()`;

/** Waits until somebody at the screen can do something, or nobody can any more. */
export async function waits(page: Page, timeout = 60_000): Promise<Waits> {
  const found = await page.waitForFunction<Moment | false>(
    `${READ}, (now => ['read', 'bot', 'moment', 'loading'].includes(now.waits) ? false : now)(${MOMENT})`,
    undefined,
    { timeout, polling: POLLING },
  );
  const { waits: what } = (await found.jsonValue()) as Moment;
  return what as Waits;
}

/** Does something that changes the position, and waits until it has. */
export async function change(page: Page, act: () => Promise<unknown>): Promise<Waits> {
  const before = await momentOf(page);
  await act();
  return afterMoment(page, before);
}

/** Waits until the position is another one, and somebody can do something in it. */
export async function afterMoment(page: Page, before: Moment): Promise<Waits> {
  await page.waitForFunction(
    `(now => now.waits !== ${JSON.stringify(before.waits)} || now.moment !== ${before.moment})(${MOMENT})`,
    undefined,
    { polling: POLLING },
  );
  return waits(page);
}

/** What goes on: the end of the step, which is no large button while somebody could still act; else the large one. */
export const primary = (page: Page): Locator =>
  page.locator(
    '[data-part=action-bar]:has([data-part=end-step]) [data-part=end-step], [data-part=action-bar]:not(:has([data-part=end-step])) [data-button=primary]',
  );

/** Goes on, all the same if the page asks whether somebody should act first. */
export async function goOn(page: Page): Promise<Waits> {
  const before = await momentOf(page);
  await primary(page).click();
  const asked = page.locator('[data-part=end-anyway]');
  const gone = page.locator(`[data-part=table-page]:not([data-moment="${before.moment}"]), [data-part=cover]`);
  await asked.or(gone).first().waitFor();
  if (await asked.isVisible()) await asked.click();
  return afterMoment(page, before);
}
export const picks = (page: Page): Locator =>
  page.getByRole('region', { name: 'The book asks' }).locator('[data-part=picks] button');
export const over = (page: Page): Locator => page.getByRole('region', { name: 'The battle is over' });

/** The short battle of the suites: a smaller table, so that they meet soon, and few turns. A file, as any player may bring one. */
export function skirmish(turns = 3, of = 'mbt2020-1-crossroads'): { name: string; mimeType: string; buffer: Buffer } {
  const { scenario } = recorded(`${of}.record.json`);
  const { pieces, ...rest } = scenario as { pieces: { id: string; y: number }[] };
  return asFile(
    {
      ...rest,
      id: 'skirmish',
      title: 'Skirmish',
      turns,
      table: { width: 24, depth: 36, squareSize: 12 },
      pieces: pieces.filter(({ id }) => id.startsWith('bua')).map(piece => ({ ...piece, y: piece.y - 6 })),
    },
    'skirmish.json',
  );
}

export interface Begin {
  /** The first book, if nothing is said. */
  readonly book?: RegExp;
  readonly red: string;
  readonly blue: string;
  readonly seed?: number;
  readonly scenario?: ReturnType<typeof skirmish>;
  /** One of the book's own scenarios; the first one, if nothing is said. */
  readonly listed?: RegExp;
  readonly typed?: boolean;
  /** Somebody at this screen is the umpire. */
  readonly umpire?: boolean;
}

/** Tests call bots by their ids; the page calls them by their names. */
const BOTS: Readonly<Record<string, string>> = { Greedy: 'Opportunist', Random: 'Scatterbrain' };

/** Begins a battle on the page for new battles. */
export async function begin(
  page: Page,
  url: string,
  { book, red, blue, seed, scenario, listed, typed, umpire }: Begin,
): Promise<void> {
  await page.goto(`${url}#/new`);
  const form = page.locator('[data-part=new-form]');
  await form.waitFor();
  if (book) await form.getByRole('radio', { name: book }).check();
  if (listed) await form.getByRole('radio', { name: listed }).check();
  if (scenario) {
    await form.locator('input[type=file]').setInputFiles(scenario);
    await form.getByRole('radio', { name: /Skirmish/ }).waitFor();
  }
  await form
    .getByRole('group', { name: 'Who plays Red' })
    .getByLabel(BOTS[red] ?? red, { exact: true })
    .check();
  await form
    .getByRole('group', { name: 'Who plays Blue' })
    .getByLabel(BOTS[blue] ?? blue, { exact: true })
    .check();
  if (umpire) await form.getByLabel(/is the umpire/).check();
  if (typed) await form.getByLabel('Typed in from a real table').check();
  else if (seed !== undefined) await form.getByRole('textbox', { name: 'Seed' }).fill(String(seed));
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await page.locator('[data-part=table-page], [data-part=cover]').first().waitFor();
}

/**
 * The bots are not waited for longer than it takes to see that they acted; and no step ends by itself, lest it ends under the
 * hand of whoever drives the page.
 */
export async function hurry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('region', { name: 'More about this battle' });
  await menu.getByLabel('no film', { exact: true }).check();
  await menu.getByLabel('Pass over steps in which I can do nothing').uncheck();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
}

/** All of it is seen: it is neither scrolled away nor covered nor cut by the edge of the window. */
export async function isInSight(element: Locator): Promise<boolean> {
  const node = await element.elementHandle();
  const box = await element.boundingBox();
  if (!node || !box) return false;
  const { x, y, width, height } = box;
  const points = [
    [x + 4, y + 4],
    [x + 4, y + height - 4],
    [x + width / 2, y + height / 2],
  ];
  const found = await Promise.all(
    points.map(at => element.page().evaluateHandle(`document.elementFromPoint(${at.join()})`)),
  );
  const holds = (own: unknown, other: unknown): boolean =>
    (own as { contains(node: unknown): boolean }).contains(other);
  return (await Promise.all(found.map(one => node.evaluate(holds, one)))).every(Boolean);
}

/** Clicks a piece where it stands. */
export async function clickPiece(page: Page, id: string): Promise<void> {
  const box = await page.locator(`[data-board] [data-piece="${id}"]`).first().boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** The first steps are empty and pass, and a lone group selects itself: somebody can move now, and nothing goes on by itself. */
export const canMove = (page: Page): Promise<void> =>
  page
    .locator('[data-board] [data-mark=ready] [data-use=move]:not([data-spent])')
    .first()
    .waitFor({ state: 'attached' });
