import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { builtPage, fixture, importFile, openSite, type Site } from './served.js';
import { begin, waits } from './table.js';

const CROSSROADS = 'mbt2020-1-crossroads.record.json';
const kept = (page: Page) => page.getByText('Everything is on this device').waitFor({ timeout: 30_000 });

describe.skipIf(!CHROMIUM)('off-line', () => {
  let site: Site;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'umpire-page-'));
    cpSync(builtPage(), folder, { recursive: true });
    site = await openSite(folder);
  });
  afterAll(async () => {
    await site?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('after the first load every page works without a network', async () => {
    const { page, context, errors } = await site.visit('', { serviceWorkers: 'allow' });
    await kept(page);
    await context.setOffline(true);
    await page.reload();
    await importFile(page, fixture(CROSSROADS));
    await page.getByRole('button', { name: 'Watch the replay' }).click();
    await page.locator('[data-part=replay] [data-board]').waitFor();
    await page.getByRole('link', { name: 'Report' }).click();
    await page.locator('[data-part=report-losses]').waitFor();
    for (const hash of ['#/new', '#/adjudicator', '#/rules', '#/credits', '#/nowhere']) {
      await page.goto(`${site.url}${hash}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Quick battle' }).click();
    await page.getByRole('region', { name: 'The table' }).waitFor();
    await page.reload();
    await page.getByRole('region', { name: 'The table' }).waitFor();
    expect(errors).toEqual([]);
  });

  test('a new version is offered, and taken when the player wants it', async () => {
    const { page } = await site.visit('', { serviceWorkers: 'allow' });
    await kept(page);
    const worker = join(folder, 'sw.js');
    const text = readFileSync(worker, 'utf8');
    writeFileSync(worker, text.replace(/const VERSION = "\w+"/, 'const VERSION = "tomorrow"'));
    await page.reload();
    await page
      .locator('[data-part=bulletin]', { hasText: 'A new version of Umpire is here' })
      .waitFor({ timeout: 30_000 });
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
    await kept(page);
    expect(await page.evaluate('caches.keys()')).toEqual(['umpire-tomorrow']);
    expect(await page.locator('[data-part=bulletin]').count()).toBe(0);
    writeFileSync(worker, text);
  });

  test.each([
    [1280, 800],
    [820, 1180],
    [390, 844],
  ])('at a table of %i by %i what is told of a new version covers nothing', async (width, height) => {
    const { page, errors } = await site.visit('', {
      serviceWorkers: 'allow',
      viewport: { width, height },
      hasTouch: width < 1000,
    });
    await kept(page);
    await begin(page, site.url, { red: 'Person', blue: 'Greedy', seed: 7, listed: /^Crossroads/ });
    await waits(page);
    const worker = join(folder, 'sw.js');
    const text = readFileSync(worker, 'utf8');
    writeFileSync(worker, text.replace(/const VERSION = "\w+"/, `const VERSION = "wide${width}"`));
    await page.evaluate('navigator.serviceWorker.ready.then(one => one.update())');
    const told = page.locator('[data-part=bulletin]', { hasText: 'A new version of Umpire is here' });
    await told.waitFor({ timeout: 30_000 });
    writeFileSync(worker, text);
    const parts = '[data-part=table-page], [data-part=stage], [data-part=panel], [aria-label="What the others did"]';
    const lowest = `Math.max(...[...document.querySelectorAll('${parts}')].map(one => one.getBoundingClientRect().bottom))`;
    // the table makes room a moment after it is told
    await page.waitForFunction(
      `${lowest} <= document.querySelector('[data-part=bulletin]').getBoundingClientRect().top + 0.5`,
    );
    const foot = (await told.boundingBox())!;
    expect(Math.round(foot.y + foot.height)).toBe(height);
    expect(foot.height).toBeLessThanOrEqual(80);
    expect(await page.evaluate<number>(lowest)).toBeLessThanOrEqual(foot.y + 0.5);
    await told.getByRole('button', { name: 'Close' }).click();
    await page.waitForFunction(`${lowest} === innerHeight`);
    expect(errors).toEqual([]);
  });

  test('another program at the same address is not stood in the way of', async () => {
    const { page } = await site.visit('', { serviceWorkers: 'allow' });
    await kept(page);
    const [home, worker] = [join(folder, 'index.html'), join(folder, 'sw.js')];
    const before = [readFileSync(home, 'utf8'), readFileSync(worker, 'utf8')] as const;
    writeFileSync(home, '<!doctype html><title>Another</title><h1>Another program</h1>');
    rmSync(worker);
    await page.reload();
    await page.getByRole('heading', { name: 'Another program' }).waitFor();
    expect(await page.evaluate('caches.keys()')).toEqual([]);
    writeFileSync(home, before[0]);
    writeFileSync(worker, before[1]);
    await page.goto(site.url);
    await kept(page);
  });
});
