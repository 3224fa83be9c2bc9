import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Running, serve } from '@umpire/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, launch } from './chromium.js';
import { builtPage } from './served.js';
import { over, waits } from './table.js';

describe.skipIf(!CHROMIUM)('two friends at two screens', () => {
  const data = mkdtempSync(join(tmpdir(), 'umpire-friends-'));
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
  const momentAt = (page: Page) => page.locator('[data-part=table-page]').getAttribute('data-moment');
  const acts = (page: Page) => page.locator('[data-part=table-page][data-waits=order]');

  test('a match by link: each sees what the other does, a third looks on, the server is started again, it ends for all, and is watched again', async () => {
    const [ada, ben, cat] = [await visit(), await visit(), await visit()];
    await ada.goto(server.url);
    await ada.getByRole('link', { name: 'Play with a friend' }).click();
    await ada.getByRole('button', { name: 'Begin the battle' }).click();
    await ada.getByLabel(/^Your name/).fill('Ada');
    await ada.getByLabel('Others who have the address of the table').selectOption('see what both sides see');
    await ada.getByRole('button', { name: 'Make the link' }).click();
    await ben.goto((await ada.locator('[data-part=invite-link]').getAttribute('href'))!);
    await ben.getByLabel(/^Your name/).fill('Ben');
    await ben.getByRole('button', { name: 'Take the seat' }).click();
    await Promise.all([ada, ben].map(page => page.locator('[data-part=table-page]').waitFor()));

    const table = ada.url();
    await cat.goto(table);
    await cat.getByLabel(/^Your name/).fill('Cat');
    await cat.getByRole('button', { name: 'To the table' }).click();
    await cat.locator('[data-part=table-page]').waitFor();
    await beside(ada).getByText('1 looks on').waitFor();

    // chance says who begins; who does not act sees what the other has done
    const turns = [
      [ada, ben],
      [ben, ada],
    ] as const;
    const [acting, waiting] = await Promise.any(
      turns.map(async both =>
        acts(both[0])
          .waitFor()
          .then(() => both),
      ),
    );
    const [before, beheld] = [await momentAt(waiting), await momentAt(cat)];
    await acting.locator('[data-part=end-step]').click();
    await acting.locator('[data-part=end-anyway]').click();
    await waiting.waitForFunction(`document.querySelector('[data-part=table-page]').dataset.moment !== '${before}'`);
    await cat.waitForFunction(`document.querySelector('[data-part=table-page]').dataset.moment !== '${beheld}'`);

    // the server goes and comes back; nobody does anything about it
    const { port } = server;
    await server.close();
    server = await serve({ data, port, page: builtPage() });
    expect(await waits(waiting)).toBe('order');
    // what has only one answer is done by itself before that
    await waiting.getByRole('button', { name: /^End the round/ }).waitFor();
    await waiting.getByRole('button', { name: 'Menu' }).click();
    await waiting
      .getByRole('region', { name: 'More about this battle' })
      .getByRole('button', { name: /^Concede/ })
      .click();
    await waiting
      .getByRole('button', { name: /^Concede/ })
      .last()
      .click();
    await Promise.all([ada, ben, cat].map(page => over(page).waitFor()));
    expect(await over(acting).locator('h2').textContent()).toBe('You have won');

    // both let everybody watch it again: whoever has the address may
    for (const page of [ada, ben]) {
      await page.keyboard.press('Escape');
      await beside(page).getByRole('button', { expanded: false }).click();
      await beside(page)
        .getByLabel(/^Everybody may watch/)
        .check();
    }
    const dan = await visit();
    await dan.goto(table);
    await dan.getByRole('button', { name: 'Watch it' }).click();
    await dan.locator('[data-part=replay] [data-board]').waitFor();
    expect(dan.url()).toContain('#/replay/');

    // it stands in the list
    await ada.goto(server.url);
    await ada.getByRole('region', { name: 'With friends' }).getByText('against Ben').waitFor();
    expect(errors).toEqual([]);
  });
});
