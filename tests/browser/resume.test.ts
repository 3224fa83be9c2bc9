import { readFileSync } from 'node:fs';
import { unsealed } from '@umpire/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { answer, command, nothingSeen, pressOn } from './commander.js';
import { importFile, openSite, type Site } from './served.js';
import { begin, change, clickPiece, hurry, picks, primary, skirmish, waits } from './table.js';

/** Keeps hold of the workers of the page, so that one of them can be made to break down. */
const WORKERS = `window.workers = [];
window.Worker = class extends Worker {
  constructor(...args) { super(...args); window.workers.push(this); }
  postMessage(...args) { if (!window.muted) super.postMessage(...args); }
};`;

/** What is given is saved a moment later: until then the last save is the one before. */
const saved = (page: Page): Promise<void> => page.locator('[data-part=table-page][data-saved=saved]').waitFor();
const log = (page: Page): Promise<string[]> => page.locator('[data-part=log] [data-part=log-entry]').allTextContents();
const untilTurn = async (page: Page, turn: RegExp): Promise<void> => {
  const seen = nothingSeen();
  for (let what = await waits(page); what !== 'nobody'; what = await waits(page)) {
    if (what === 'answer') await answer(page, seen);
    else if (turn.test((await page.getByTitle('Turn and hour').textContent()) ?? '')) return;
    else await command(page, { side: 'A', ahead: 90, pieces: 1 }, seen);
  }
};
/** A battle that goes on, as it is handed out. */
const handedOut = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export the record' }).click(),
  ]);
  return readFileSync(await file.path(), 'utf8');
};
const recordIn = (file: string) => unsealed(JSON.parse(file)) as { entries: { hash: string }[] };

describe.skipIf(!CHROMIUM)('left and taken up again', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test('the tab is closed while a hand is awaited and in the middle of a round; nothing is lost', async () => {
    const { page, context, errors } = await site.visit('#/new');
    await begin(page, site.url, { red: 'Person', blue: 'Greedy', seed: 3, scenario: skirmish() });
    await waits(page);
    const address = page.url();
    await page.locator('[data-part=table-page][data-saved=saved]').waitFor();
    await page.close();

    const second = await context.newPage();
    await second.goto(site.url);
    await second.getByRole('link', { name: 'Skirmish', exact: true }).click();
    expect(await waits(second)).toBe('answer');
    expect(second.url()).toBe(address);
    await picks(second).first().waitFor();
    await hurry(second);
    await untilTurn(second, /Turn 1 of 3/);
    const before = await log(second);
    expect(before.length).toBeGreaterThan(2);
    await second.locator('[data-part=table-page][data-saved=saved]').waitFor();
    await second.close({ runBeforeUnload: true });

    const third = await context.newPage();
    await third.goto(address);
    expect(await waits(third)).toBe('order');
    expect(await log(third)).toEqual(before);
    expect(errors).toEqual([]);
  });

  test('what was exported can be imported elsewhere, replayed to the same end, and fought on', async () => {
    const { page } = await site.visit('#/new');
    await begin(page, site.url, { red: 'Person', blue: 'Greedy', seed: 4, scenario: skirmish() });
    await hurry(page);
    await untilTurn(page, /Turn 2 of 3/);
    const told = await log(page);
    const file = await handedOut(page);
    expect(file).not.toMatch(/seed|order/);
    const record = recordIn(file);
    expect(record.entries.length).toBeGreaterThan(5);

    const elsewhere = await site.visit();
    await importFile(elsewhere.page, {
      name: 'skirmish.umpire.json',
      mimeType: 'application/json',
      buffer: Buffer.from(file),
    });
    await elsewhere.page.getByText('You (Red) against Opportunist, as it was begun').waitFor();
    await elsewhere.page.getByRole('button', { name: 'Watch the replay' }).click();
    await elsewhere.page.locator('[data-part=replay] [data-board]').waitFor();
    await elsewhere.page.keyboard.press('End');
    await elsewhere.page
      .locator('[data-part=now] h2 [data-part~=rule]', { hasText: String(record.entries.length - 1) })
      .waitFor();
    await elsewhere.page.goto(site.url);
    await elsewhere.page.getByRole('link', { name: 'Continue Skirmish' }).click();
    await waits(elsewhere.page);
    expect(await log(elsewhere.page)).toEqual(told);
    const there = recordIn(await handedOut(elsewhere.page)); // steps in which nothing can be done may have ended since
    expect(there.entries.slice(0, record.entries.length)).toEqual(record.entries);
    expect(elsewhere.errors).toEqual([]);
  });

  test('an order is taken back and given again; what was thrown is not', async () => {
    const { page } = await site.visit('#/new');
    await begin(page, site.url, { red: 'Person', blue: 'Greedy', seed: 4, scenario: skirmish() });
    await hurry(page);
    const seen = nothingSeen();
    const end = primary(page).filter({ hasText: /End the round|Take up/ });
    while ((await waits(page)) === 'answer' || (await end.count()) === 0) {
      if ((await waits(page)) === 'answer') await answer(page, seen);
      else await pressOn(page);
    }
    const before = await log(page);
    await change(page, () => page.keyboard.press('Control+z'));
    expect(await log(page)).toEqual(before.slice(1));
    await change(page, () => page.keyboard.press('Control+y'));
    expect(await log(page)).toEqual(before);
    // on to the next hands; what came of them stands when it is Red's to order again
    while ((await waits(page)) !== 'answer') await command(page, { side: 'A', ahead: 90, pieces: 0 }, seen);
    while ((await waits(page)) === 'answer') await answer(page, seen);
    const back = page.getByRole('button', { name: 'Take back' });
    expect(await back.getAttribute('title')).toMatch(/^Cannot be taken back: /);
  });

  test('a worker that breaks down: a clear message, and on from the last save', async () => {
    const { page } = await site.visit('#/new', { init: WORKERS });
    await begin(page, site.url, { red: 'Person', blue: 'Greedy', seed: 3, scenario: skirmish() });
    await hurry(page);
    await untilTurn(page, /Turn 1 of 3/);
    const before = await log(page);
    await saved(page);
    await page.evaluate(`window.workers.at(-1).dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }))`);
    await page.getByRole('heading', { name: 'The table has stopped' }).waitFor();
    await page.getByText('out of memory').waitFor();
    await page.getByRole('button', { name: 'Go on from the last save' }).click();
    expect(await waits(page)).toBe('order');
    expect(await log(page)).toEqual(before);
  });

  test('a worker that says nothing: a notice, and on from the last save', async () => {
    const { page } = await site.visit('#/new', { init: WORKERS });
    await begin(page, site.url, { red: 'Person', blue: 'Greedy', seed: 3, scenario: skirmish() });
    await hurry(page);
    await untilTurn(page, /Turn 1 of 3/);
    const before = await log(page);
    await saved(page);
    await page.evaluate('window.muted = true');
    await clickPiece(page, 'A1');
    await page
      .locator('[data-part=bulletin]', { hasText: 'has not answered for a while' })
      .waitFor({ timeout: 20_000 });
    await page.evaluate('window.muted = false');
    await page.getByRole('button', { name: 'Start it again' }).click();
    expect(await waits(page)).toBe('order');
    expect(await log(page)).toEqual(before);
    expect(await page.locator('[data-part=bulletin]').count()).toBe(0);
  });
});
