import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Running, serve } from '@umpire/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, launch } from './chromium.js';
import { builtPage } from './served.js';

describe.skipIf(!CHROMIUM)('two friends and their umpire at three screens', () => {
  const data = mkdtempSync(join(tmpdir(), 'umpire-judged-'));
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
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      bypassCSP: true,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.on('pageerror', error => errors.push(error.message));
    return page;
  };
  const take = async (page: Page, link: string, name: string, seat?: string): Promise<void> => {
    await page.goto(link);
    await page.getByLabel(/^Your name/).fill(name);
    if (seat) await page.getByLabel(seat, { exact: true }).check();
    await page.getByRole('button', { name: 'Take the seat' }).click();
  };

  test('PLA-UMP-13 the umpire makes the link, both write unseen, he approves a step, and his word is heard by both', async () => {
    const [una, ada, ben] = [await visit(), await visit(), await visit()];
    await una.goto(`${server.url}#/new?with=friend`);
    await una.getByLabel(/Plan A/).check();
    await una.getByRole('checkbox', { name: /is the umpire/ }).check();
    await una.getByRole('group', { name: 'Who plays Red' }).getByLabel('Friend, by link').check();
    await una.getByText('You are the umpire, and your friends play').waitFor();
    await una.getByRole('button', { name: 'Begin the battle' }).click();
    await una.getByLabel(/^Your name/).fill('Una');
    await una.getByRole('button', { name: 'Make the link' }).click();
    const link = (await una.locator('[data-part=invite-link]').getAttribute('href'))!;
    await take(ada, link, 'Ada', 'Blue');
    await ada.getByText('You are Blue').waitFor();
    await take(ben, link, 'Ben');
    await una.locator('[data-part=judge]').waitFor();
    for (const page of [ada, ben]) await page.locator('[data-part=table-page]').waitFor();

    // he will look at every step
    const held = una.getByRole('region', { name: 'About to be decided' });
    await una.getByRole('button', { name: 'Every step' }).click();
    await una.getByRole('button', { name: 'Every step', pressed: true }).waitFor();

    // both hand in until a step is put to him; the battle stands still for them meanwhile
    const handIn = (page: Page) => page.locator('[data-part=action-bar] [data-button=primary]');
    while ((await held.count()) === 0) {
      for (const page of [ada, ben])
        await Promise.race([
          handIn(page)
            .click({ timeout: 10_000 })
            .catch(() => {}),
          held.waitFor(),
        ]);
    }
    await ada.getByText('The umpire is answering.').waitFor();

    // the server goes and comes back; his desk is as it was
    const title = await held.getByRole('heading').textContent();
    const { port } = server;
    await server.close();
    server = await serve({ data, port, page: builtPage() });
    await expect.poll(() => held.getByRole('heading').textContent()).toBe(title);
    await held.getByRole('button', { name: 'Let it stand' }).click();

    // words for him alone, and for all
    const beside = (page: Page) => page.getByRole('complementary', { name: 'Beside the table' });
    await beside(ada).getByRole('button', { expanded: false }).click();
    await beside(ada).getByLabel('To whom').selectOption('umpire');
    await beside(ada).getByLabel('Say something').fill('May I dig in the scrub?');
    await beside(ada).getByRole('button', { name: 'Say', exact: true }).click();
    await beside(una).getByText('1 unread').click();
    await beside(una).getByText('to the umpire: May I dig in the scrub?').waitFor();
    await beside(una).getByLabel('Say something').fill('Ten minutes, please.');
    await beside(una).getByRole('button', { name: 'Say', exact: true }).click();
    await beside(ben).getByText('1 unread').click();
    expect(await beside(ben).getByRole('listitem').allTextContents()).toEqual(['Una (umpire): Ten minutes, please.']);
    expect(errors).toEqual([]);
  }, 120_000);
});
