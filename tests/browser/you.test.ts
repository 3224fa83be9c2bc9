import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appoint, type Running, serve } from '@umpire/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, launch } from './chromium.js';
import { builtPage } from './served.js';

describe.skipIf(!CHROMIUM)('who somebody is to a server', () => {
  const data = mkdtempSync(join(tmpdir(), 'umpire-you-'));
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
  /** Keys belong to names: the page is opened as localhost. */
  const visit = async (): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, bypassCSP: true });
    const page = await context.newPage();
    page.on('pageerror', error => errors.push(error.message));
    await page.goto(`http://localhost:${server.port}/`);
    return page;
  };
  const you = async (page: Page): Promise<void> => {
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'You' }).click();
  };

  test('a guest keeps his name by a passphrase and comes back by it in another browser', async () => {
    const [here, there] = [await visit(), await visit()];
    await you(here);
    await here.getByRole('region', { name: 'Play at once' }).getByLabel('Your name').fill('Ada');
    await here.getByRole('button', { name: 'Play as a guest' }).click();
    await here.getByRole('heading', { name: 'Ada' }).waitFor();
    await here.getByLabel(/^A passphrase/).fill('twelve small herons');
    await here.getByRole('button', { name: 'Keep my name' }).click();
    await here.getByText('You have kept your name').waitFor();

    await you(there);
    const again = there.getByRole('region', { name: 'Come back' });
    await again.getByLabel('Your name').fill('Ada');
    await again.getByLabel('Passphrase').fill('thirteen herons');
    await again.getByRole('button', { name: 'Sign in', exact: true }).click();
    await again.getByRole('alert').waitFor();
    await again.getByLabel('Passphrase').fill('twelve small herons');
    await again.getByRole('button', { name: 'Sign in', exact: true }).click();
    await there.getByRole('heading', { name: 'Ada' }).waitFor();

    // and ends the first session from there
    const sessions = there.getByRole('region', { name: 'Signed in' });
    await sessions.getByRole('button', { name: /^End the session of/ }).click();
    await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1);
    await here.reload();
    await here.getByRole('heading', { name: 'Who are you?' }).waitFor();
  });

  test('a name is kept by a passkey alone, and a host closes a match', async () => {
    const page = await visit();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await you(page);
    await page.getByRole('region', { name: 'Play at once' }).getByLabel('Your name').fill('Kay');
    await page.getByRole('button', { name: 'Play as a guest' }).click();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('You have kept your name').waitFor();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('heading', { name: 'Kay' }).waitFor();

    await appoint({ data }, 'Kay', 'host');
    await page.evaluate(`fetch('api/matches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        battle: { ruleset: 'mbt2020', scenario: 'mbt2020-1-crossroads', title: 'At the crossroads', options: {} },
        side: 'a', opponent: 'friend', words: 'Kay'
      })
    })`);
    await page.reload();
    await page.getByRole('link', { name: 'Its matches and limits' }).click();
    await page.getByRole('button', { name: 'Close At the crossroads' }).click();
    await page.getByRole('button', { name: 'Open At the crossroads' }).waitFor();
    expect(errors).toEqual([]);
  });
});
