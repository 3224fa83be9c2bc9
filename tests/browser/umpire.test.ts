import { type BookTypes, defaultOptions, receive, recordOf, seededDice, start, turnOf } from '@umpire/engine';
import { rulesetOf } from '@umpire/rulesets/all';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { asFile, importFile, openSite, type Site } from './served.js';
import { begin } from './table.js';

const held = (page: Page) => page.getByRole('region', { name: 'About to be decided' });
const rulings = (page: Page) => page.getByRole('region', { name: 'Your rulings' });
const verb = (page: Page, name: string) =>
  page.getByRole('region', { name: 'At any time' }).getByRole('button', { name: `${name}…`, exact: true });

/** Lets stand whatever waits, until a matter of this name does. */
async function letStandUntil(page: Page, title: RegExp): Promise<void> {
  for (let i = 0; i < 40; i++) {
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

    // a step is approved as the book has it
    await letStandUntil(page, /First contact/);
    await expect.poll(() => rulings(page).textContent()).toContain('the usual stops over two bots');

    // a result is overridden: another face counts, with a reason
    const face = held(page).getByRole('spinbutton').first();
    await face.fill('0');
    await held(page).getByRole('textbox', { name: 'Reason' }).fill('A cocked die');
    await held(page).getByRole('button', { name: 'Change the throw' }).click();
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
