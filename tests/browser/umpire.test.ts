import { type BookTypes, defaultOptions, receive, recordOf, seededDice, start, turnOf } from '@umpire/engine';
import { rulesetOf } from '@umpire/rulesets/all';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { asFile, importFile, openSite, type Site } from './served.js';
import { begin } from './table.js';

const held = (page: Page) => page.getByRole('region', { name: 'About to be decided' });
const rulings = (page: Page) => page.getByRole('region', { name: 'Your rulings' });
const verb = (page: Page, name: string) =>
  page.getByRole('region', { name: 'At any time' }).getByRole('button', { name: `${name}…`, exact: true });

/** The bots wait at each new step of the guide: they are let go on. */
async function letGo(page: Page): Promise<void> {
  const on = page.getByRole('button', { name: 'Let them go on' });
  await held(page).or(on).first().waitFor({ timeout: 30_000 });
  if (await on.isVisible()) await on.click();
  // they stop at once where the next step of the guide comes
  await held(page).or(on).first().waitFor({ timeout: 30_000 });
}

/** Lets stand whatever waits, until a matter of this name does. */
async function letStandUntil(page: Page, title: RegExp): Promise<void> {
  for (let i = 0; i < 40; i++) {
    for (let tries = 0; tries < 10 && !(await held(page).isVisible()); tries++) await letGo(page);
    await held(page).waitFor({ timeout: 30_000 });
    const now = (await held(page).getByRole('heading').textContent()) ?? '';
    if (title.test(now)) return;
    const before = await page.locator('[data-part=judge]').getAttribute('data-acts');
    await held(page).getByRole('button', { name: 'Let it stand' }).click();
    await page.locator(`[data-part=judge]:not([data-acts="${before}"])`).waitFor();
  }
  throw new Error(`nothing like ${title} came up`);
}

/** A battle under an umpire in which an HQ is at work on an order; he looks at every step. */
function issuing(): unknown {
  const plana = rulesetOf('plana')!;
  const begun = start<BookTypes>({
    rules: plana,
    options: defaultOptions(plana.options),
    scenario: plana.scenarios.find(({ id }) => id === 'first-orders')!.data,
    dice: seededDice(7),
    umpire: true,
    settings: { hashes: true },
  });
  if (!begun.ok) throw new Error(begun.error.message);
  const match = begun.value;
  const ready = (step: string) => {
    for (let turn = turnOf(match); 'waiting' in turn && turn.step !== step; turn = turnOf(match))
      receive(match, turn.waiting[0]!, { verb: 'ready' });
  };
  ready('orders');
  const order = { verb: 'order', stand: 'a1h1', companies: ['a1a'], kind: 'defend', route: [{ x: 1500, y: 1000 }] };
  receive(match, 'a', order);
  ready('move');
  receive(match, 'umpire', { verb: 'stops', kinds: ['steps'], reason: 'a look at everything' });
  return recordOf(match);
}

const styleOf = (of: Locator, name: string): Promise<string> =>
  of.evaluate((one, which) => (globalThis as unknown as Window).getComputedStyle(one)[which] ?? '', name);
interface Window {
  getComputedStyle(of: unknown): Readonly<Record<string, string>>;
}

/** How well the words of a button stand out, as 1 to 21. */
async function contrast(button: Locator): Promise<number> {
  const [words, ground] = await Promise.all([styleOf(button, 'color'), styleOf(button, 'backgroundColor')]);
  const light = (text: string): number => {
    const [r = 0, g = 0, b = 0] = (text.match(/[\d.]+/g) ?? []).map(n => {
      const share = Number(n) / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [brighter = 0, darker = 0] = [words, ground].map(light).sort((x, y) => y - x);
  return (brighter + 0.05) / (darker + 0.05);
}

describe.skipIf(!CHROMIUM)('the umpire’s desk', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test('PLA-UMP-42, -13, -18, -28 over two bots: a step approved, a throw changed, a false report', async () => {
    const { page, errors } = await site.visit('', { reducedMotion: 'reduce' });
    await begin(page, site.url, { book: /Plan A/, red: 'Greedy', blue: 'Greedy', seed: 5, umpire: true });
    await page.locator('[data-part=judge]').waitFor();

    // the guide begins at its beginning, and nothing runs away meanwhile
    const guide = page.getByRole('region', { name: 'Guide' });
    await expect.poll(() => guide.textContent()).toContain('1 of 7');
    const on = page.getByRole('button', { name: 'Let them go on' });
    expect(await contrast(on)).toBeGreaterThan(4.5);

    // a step is approved as the book has it
    await letStandUntil(page, /First contact/);
    await expect.poll(() => rulings(page).textContent()).toContain('the usual stops over two bots');

    // a result is overridden: another face counts, with a reason
    const face = held(page).getByRole('spinbutton').first();
    await face.fill('0');
    await held(page).getByRole('textbox', { name: 'Reason' }).fill('A cocked die');
    // the place of no button changes while he does it
    const stands = held(page).getByRole('button', { name: 'Let it stand' });
    const place = await stands.boundingBox();
    const change = held(page).getByRole('button', { name: 'Change the throw' });
    const box = (await change.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(page.viewportSize()!.height);
    await change.click();
    expect(await stands.boundingBox()).toEqual(place);
    await expect.poll(() => held(page).textContent()).toContain('counts in place of');
    await expect.poll(() => rulings(page).textContent()).toContain('“A cocked die”');

    // a false report is planted by pointing
    await verb(page, 'Report').click();
    const form = page.getByRole('form', { name: 'Report' });
    await form.locator('[name=side]').selectOption({ label: 'Ground Force' });
    await form.locator('[name=what]').selectOption({ index: 3 });
    await form.locator('[name=type]').selectOption({ label: 'Vehicles' });
    const board = await page.getByRole('region', { name: 'The truth' }).locator('svg').boundingBox();
    await page.mouse.click(board!.x + board!.width * 0.3, board!.y + board!.height * 0.5);
    await form.getByRole('textbox', { name: 'Reason' }).fill('Rumour from the farm');
    await form.getByRole('button', { name: 'So I rule' }).click();
    await expect.poll(() => rulings(page).textContent()).toContain('Rumour from the farm');
    await held(page).getByRole('button', { name: 'Let it stand' }).click();
    const believes = page.getByRole('region', { name: 'What Ground Force believes' });
    await expect.poll(() => believes.textContent(), { timeout: 30_000 }).toContain('false: yours');

    expect(errors).toEqual([]);
  }, 120_000);

  test('PLA-UMP-19 on a phone one part at a time, his word below; who leaves at a stop lets it go', async () => {
    const { page, errors } = await site.visit('', { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
    await begin(page, site.url, { book: /Plan A/, red: 'Greedy', blue: 'Greedy', seed: 5, umpire: true });
    await page.locator('[data-part=judge]').waitFor();
    const tabs = page.getByRole('navigation', { name: 'Parts of the desk' });
    await tabs.getByRole('button', { name: /^Queue/ }).click();
    const [queue, any] = [
      page.getByRole('region', { name: 'Waiting for you' }),
      page.getByRole('region', { name: 'At any time' }),
    ];
    const [above, below] = [(await queue.boundingBox())!, (await any.boundingBox())!];
    expect(above.y + above.height).toBeLessThanOrEqual(below.y + 1);
    await verb(page, 'Report').click();
    const form = (await page.getByRole('form', { name: 'Report' }).boundingBox())!;
    expect(form.y).toBeGreaterThan(0);
    expect(form.y).toBeLessThan(500);
    await page.getByRole('button', { name: 'Drop it' }).click();
    for (let i = 0; i < 10 && !(await held(page).isVisible()); i++) await letGo(page);
    const stands = page.getByRole('contentinfo').getByRole('button', { name: 'Let it stand' });
    await stands.waitFor({ timeout: 30_000 });
    const place = (await stands.boundingBox())!;
    expect(place.y + place.height).toBeLessThanOrEqual(844);
    expect(place.x + place.width).toBeLessThanOrEqual(390);
    // all of the tabs are in sight, and so is the table of each
    const rule = (await tabs.getByRole('button', { name: 'Rule' }).boundingBox())!;
    expect(rule.x + rule.width).toBeLessThanOrEqual(390);
    await tabs.getByRole('button', { name: 'Truth' }).click();
    const truth = (await page.getByRole('region', { name: 'The truth' }).locator('svg').boundingBox())!;
    expect(truth.x + truth.width).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Leave the seat' }).click();
    await held(page).waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  }, 120_000);

  test('PLA-UMP-25 an order that is being issued is delayed, with a reason', async () => {
    const { page, errors } = await site.visit('', { reducedMotion: 'reduce' });
    await importFile(page, asFile(issuing(), 'issuing.json'));
    await page.getByRole('group', { name: /Red/ }).getByLabel('Opportunist', { exact: true }).check();
    await page.getByRole('button', { name: 'Fight on' }).click();
    const queue = page.getByRole('region', { name: 'Waiting for you' });
    await queue
      .getByRole('button', { name: /^Change: Order of a1h1/ })
      .first()
      .click();
    const delay = page.getByRole('form', { name: 'Delay an order' });
    await delay.locator('[name=order]').selectOption({ index: 1 });
    await delay.locator('[name=change]').selectOption({ label: 'minutes more, or less' });
    await delay.locator('[name=minutes]').fill('20');
    await delay.getByRole('textbox', { name: 'Reason' }).fill('A runner, the radio is jammed');
    await delay.getByRole('button', { name: 'So I rule' }).click();
    await expect.poll(() => rulings(page).textContent()).toContain('A runner, the radio is jammed');
    expect(errors).toEqual([]);
  }, 60_000);
});
