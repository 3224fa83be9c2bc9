import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { buildPage, PAGE, PAGE_WITH_EXAMPLES } from '../../scripts/page.mjs';
import { type Served, serve } from '../../scripts/serve.mjs';
import { launch } from './chromium.js';

export interface Site extends Served {
  readonly browser: Browser;
  /**
   * A page of a browser that was never here before, until the test is over: what is left open plays on and takes time from
   * others. What it logs as an error is a failure. Nothing is kept for being off-line, nothing moves and bots are shown fast, unless
   * a test is about that.
   */
  visit(hash?: string, options?: BrowserContextOptions & { readonly init?: string }): Promise<Visit>;
}
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of the page since it was opened. */
  readonly errors: string[];
}

/** A free port of its own, so that suites do not meet. */
const ANY = 0;

/** The folder of the built page: that of `npm start`, built if need be, or one that lies ready elsewhere. */
export function builtPage(): string {
  const ready = process.env.UMPIRE_PAGE;
  if (ready !== undefined) return ready;
  if (!buildPage()) throw new Error('the page cannot be built');
  return PAGE;
}

/** The page with the examples on its shelf, which nobody else gets. */
export function pageWithExamples(): string {
  if (!buildPage(PAGE_WITH_EXAMPLES)) throw new Error('the page with the examples cannot be built');
  return PAGE_WITH_EXAMPLES;
}

/** Who has no habits yet is shown what bots do as fast as can be chosen. */
const FAST = `try { localStorage['umpire-habits'] ??= '{"speed":"4"}'; } catch {}`;

/** The page as `npm start` serves it, and a browser before it. */
export async function openSite(folder: string = builtPage()): Promise<Site> {
  const served = await serve(folder, ANY);
  const browser = await launch();
  return {
    ...served,
    browser,
    async visit(hash = '', { init, ...options } = {}) {
      // What tests wait for is text that the page would have to run, and it may not.
      const usual = {
        viewport: { width: 1280, height: 800 },
        bypassCSP: true,
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      } as const;
      const context = await browser.newContext({ ...usual, ...options });
      onTestFinished(() => context.close());
      if (options.reducedMotion !== 'no-preference') await context.addInitScript(FAST);
      if (init) await context.addInitScript(init);
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', error => errors.push(error.message));
      page.on('console', message => message.type() === 'error' && errors.push(message.text()));
      await page.goto(`${served.url}${hash}`);
      return { page, context, errors };
    },
    async close() {
      await browser.close();
      await served.close();
    },
  };
}

export const fixture = (name: string): string => fileURLToPath(new URL(`../../fixtures/${name}`, import.meta.url));

interface Recorded {
  entries: { hash: string; by: string }[];
  [field: string]: unknown;
}
export const recorded = (name: string): Recorded => JSON.parse(readFileSync(fixture(name), 'utf8'));

/** Chooses a file in the import dialog of the home page. */
export async function importFile(
  page: Page,
  file: string | { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await page.getByRole('button', { name: 'Import a battle' }).click();
  await page.locator('dialog input[type=file]').setInputFiles(file);
}

export const asFile = (content: unknown, name = 'battle.umpire.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});
