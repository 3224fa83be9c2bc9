import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Running, serve } from '@umpire/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, launch } from './chromium.js';
import { builtPage } from './served.js';
import { goOn } from './table.js';

describe.skipIf(!CHROMIUM)('a battle of a browser', () => {
  const data = mkdtempSync(join(tmpdir(), 'umpire-taken-'));
  let server: Running;
  let browser: Browser;
  const errors: string[] = [];
  beforeAll(async () => {
    server = await serve({ data, port: 0, page: builtPage() });
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    rmSync(data, { recursive: true, force: true });
  });
  const visit = async (): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, bypassCSP: true });
    const page = await context.newPage();
    page.on('pageerror', error => errors.push(error.message));
    return page;
  };
  const beside = (page: Page) => page.getByRole('complementary', { name: 'Beside the table' });
  /** Where the pieces stand, as they are drawn. */
  const piecesAt = (page: Page): Promise<string> =>
    page.evaluate(
      `[...document.querySelectorAll('[data-part=table-page] [data-piece]')].map(one => one.dataset.piece + ' ' + one.getAttribute('transform')).sort().join()`,
    );

  test('is taken on-line with its record, goes on at two screens, and is taken home again by both', async () => {
    const [ada, ben] = [await visit(), await visit()];
    await ada.goto(server.url);
    await ada.getByRole('button', { name: 'Quick battle' }).click();
    await ada.locator('[data-part=table-page][data-waits=order]').waitFor();
    await goOn(ada);
    await ada.goto(server.url);
    const row = ada.locator('[data-part=saved-row]').first();
    await row.getByRole('button', { name: /on with a friend$/ }).click();
    const dialog = ada.getByRole('dialog');
    await dialog.getByText('Your friend is told').waitFor();
    await dialog.getByLabel(/^Your name/).fill('Ada');
    await dialog.getByRole('button', { name: 'Make the link' }).click();
    await ben.goto((await ada.locator('[data-part=invite-link]').getAttribute('href'))!);
    await ben.getByText('was begun in the browser of whoever invites you').waitFor();
    await ben.getByLabel(/^Your name/).fill('Ben');
    await ben.getByRole('button', { name: 'Take the seat' }).click();
    await Promise.all([ada, ben].map(page => page.locator('[data-part=table-page]').waitFor()));
    await beside(ada).getByText('Ben is here').waitFor();
    const online = await piecesAt(ada);
    expect(online).not.toBe('');

    await beside(ada).getByRole('button', { expanded: false }).click();
    await ada.getByRole('button', { name: 'Ask to take the battle home' }).click();
    await ben.getByRole('button', { name: /^End it here/ }).click();
    await Promise.all([ada, ben].map(page => page.getByText('was taken home').waitFor()));
    await ben.getByRole('button', { name: 'Play on, both at this screen' }).click();
    await ben.locator('[data-part=table-page], [data-part=cover]').first().waitFor();
    expect(ben.url()).toContain('#/battle/');
    await ada.goto(server.url);
    await ada.getByRole('region', { name: 'With friends' }).getByText('taken home').waitFor();
    expect(errors).toEqual([]);
  });
});
