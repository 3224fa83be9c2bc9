import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Running, serve } from '@umpire/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, launch } from './chromium.js';
import { builtPage } from './served.js';

const roster = (page: Page) => page.getByRole('region', { name: 'Your companies' });

describe.skipIf(!CHROMIUM)('several players a side at several screens', () => {
  const data = mkdtempSync(join(tmpdir(), 'umpire-several-'));
  let server: Running;
  let browser: Browser;
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
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    return context.newPage();
  };
  const take = async (page: Page, link: string, name: string): Promise<void> => {
    await page.goto(link);
    await page.getByLabel(/^Your name/).fill(name);
    await page.getByRole('button', { name: 'Take the seat' }).click();
  };

  test('PLA-R-211 Red 1, Red 2 and Blue each take a seat by a link of its own, with the companies of their own battalions', async () => {
    const [ada, eve, ben] = [await visit(), await visit(), await visit()];
    await ada.goto(`${server.url}#/new?book=plana&scenario=plan-a&with=friend`);
    await ada.getByRole('group', { name: 'Players of Red' }).getByLabel('2', { exact: true }).check();
    expect(await ada.getByRole('group', { name: 'Red 2', exact: true }).getByLabel('Friend, by link').isChecked()).toBe(
      true,
    );
    await ada.getByRole('button', { name: 'Begin the battle' }).click();
    await ada.getByLabel(/^Your name/).fill('Ada');
    await ada.getByRole('button', { name: 'Make the link' }).click();
    const linkFor = async (seat: string) =>
      (await ada.locator(`[data-part=invite-link][data-seat="${seat}"]`).getAttribute('href'))!;
    const [second, blue] = [await linkFor('Red 2'), await linkFor('b')];
    await take(eve, second, 'Eve');
    await eve.getByText('You are Red 2').waitFor();
    await take(ben, blue, 'Ben');
    for (const page of [ada, eve, ben]) await page.locator('[data-part=expected]').waitFor();
    expect(await roster(ada).textContent()).not.toBe(await roster(eve).textContent());
  }, 120_000);
});
