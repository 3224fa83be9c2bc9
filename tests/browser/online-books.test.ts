import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULESETS } from '@umpire/rulesets/all';
import { type Running, serve } from '@umpire/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, launch } from './chromium.js';
import { builtPage } from './served.js';
import { over } from './table.js';

/** The smallest battle of each book, and what makes it short. */
type Short = readonly [book: string, scenario: string, short: object];
const BATTLES: readonly Short[] = [
  ['mbt2020', 'mbt2020-0-first-battle', { turns: 1 }],
  ['mbt1945', 'mbt1945-0-first-battle', { turns: 1 }],
  ['glory', 'lane-1643', { limit: { turns: 2, result: 'draw' } }],
  ['ww2', 'ww2-5-first-orders', { limit: 1 }],
  ['plana', 'first-orders', { turns: 1 }],
];
const SIDES = ['a', 'b'] as const;
/** So many decisions none of them needs. */
const ENDLESS = 400;
/** After so many the server goes and comes back. */
const MIDDLE = 6;

describe.skipIf(!CHROMIUM)('whole matches at screens apart', () => {
  const data = mkdtempSync(join(tmpdir(), 'umpire-books-'));
  let server: Running;
  let browser: Browser;
  const errors: string[] = [];
  const start = async (port = 0): Promise<void> => {
    server = await serve({ data, port, page: builtPage() });
  };
  beforeAll(async () => {
    await start();
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    rmSync(data, { recursive: true, force: true });
  });

  /** Somebody with a browser of his own, as a guest of the server. */
  const guest = async (name: string): Promise<Page> => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      bypassCSP: true,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    page.on('pageerror', error => errors.push(error.message));
    await page.goto(server.url);
    await ask(page, 'guest', { name });
    return page;
  };
  /** What his browser asks of the server, as himself. */
  const ask = <T>(page: Page, path: string, body?: unknown): Promise<T> =>
    page.evaluate(
      async ([to, what]) => {
        const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) };
        return (await fetch(`api/${to}`, what === undefined ? {} : sent)).json();
      },
      [path, body] as const,
    ) as Promise<T>;

  /** What the best of the bots would do at this seat. The end of a step is clicked; the rest comes from his other device, and his page must show it. */
  const act = async (page: Page, id: string, side: string): Promise<boolean> => {
    const table = `matches/${id}/table`;
    const { value } = await ask<{ value: Suggested | null }>(page, table, { call: 'suggested', args: [side] });
    if (!value) return false;
    const key = `decision-${Math.random()}`;
    const isEnd = 'order' in value && Object.keys(value.order).length === 1;
    if (isEnd && (await clickEnd(page))) return true;
    const [call, what] = 'order' in value ? ['order', value.order] : ['answer', value.answer];
    await ask(page, table, { call, args: [side, what], key });
    return true;
  };
  const clickEnd = async (page: Page): Promise<boolean> => {
    const end = page.locator('[data-part=table-page][data-waits=order] [data-part=end-step]');
    if (!(await end.isVisible())) return false;
    // it may end by itself under the hand
    await end.click({ timeout: 1000 }).catch(() => {});
    const anyway = page.locator('[data-part=end-anyway]');
    if (await anyway.isVisible()) await anyway.click({ timeout: 1000 }).catch(() => {});
    return true;
  };

  /** A match between guests, all seated and at its table. */
  const seated = async (of: Short, umpire: boolean) => {
    const [ruleset, scenario, short] = of;
    const { data: laid, options = {} } = RULESETS.find(({ id }) => id === ruleset)!.scenarios.find(
      ({ id }) => id === scenario,
    )! as { data: object; options?: Record<string, string> };
    const [ada, ben] = [await guest('Ada'), await guest('Ben')];
    const third = await guest(umpire ? 'Una' : 'Cat');
    const { id, invite } = await ask<{ id: string; invite: string }>(ada, 'matches', {
      battle: { ruleset, scenario: { ...laid, ...short }, title: 'Apart', options },
      side: 'a',
      opponent: 'friend',
      words: 'from Ada',
      umpire,
      watching: { by: 'link', sees: 'common', behind: 0 },
    });
    await ask(ben, `matches/${id}/join`, { invite, words: 'from Ben', seat: 'b' });
    if (umpire) await ask(third, `matches/${id}/join`, { invite, words: 'from Una', seat: 'umpire' });
    for (const page of [ada, ben, third]) {
      await page.goto(`${server.url}#/match/${id}`);
      await page.reload();
      await page.locator(page === third && umpire ? '[data-part=judge]' : '[data-part=table-page]').waitFor();
    }
    return { id, ada, ben, third };
  };

  const played = async (of: Short, umpire: boolean): Promise<void> => {
    const { id, ada, ben, third } = await seated(of, umpire);
    const pages = { a: ada, b: ben };
    let decisions = 0;
    let wentOn = true;
    while (wentOn && decisions < ENDLESS) {
      wentOn = false;
      for (const side of SIDES) {
        if (!(await act(pages[side], id, side))) continue;
        wentOn = true;
        if (++decisions !== MIDDLE) continue;
        const { port } = server;
        await server.close();
        await start(port);
      }
    }
    expect(decisions).toBeGreaterThan(MIDDLE);
    await Promise.all([ada, ben, third].map(page => over(page).waitFor()));
    const { status } = await ask<{ status: string }>(ada, `matches/${id}`);
    expect(status).toBe('over');
    const { record } = await ask<{ record: { entries: readonly unknown[] } }>(ben, `matches/${id}/record`);
    expect(record.entries.length).toBeGreaterThan(MIDDLE);
    expect(errors).toEqual([]);
    for (const page of [ada, ben, third]) await page.context().close();
  };

  test.each(BATTLES)(
    '%s to its true end: two play, a third looks on, and the server goes and comes back in the middle',
    (...of) => played(of, false),
    90_000,
  );
  test('Plan A to its true end with an umpire at a third screen', () => played(BATTLES[4]!, true), 90_000);
});

type Suggested = { readonly order: object } | { readonly answer: unknown };
