import { readFileSync } from 'node:fs';
import { unsealed } from '@umpire/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { faultsOf } from './faults.js';
import { type Commander, commandPhase, reply } from './glory-commander.js';
import { asFile, openSite, recorded, type Site } from './served.js';
import { begin, change, clickPiece, hurry, over, waits } from './table.js';

type Placed = { readonly entry: string; readonly at: readonly [number, number, number] };

/** Candlemas fought with large figures on a small table, so that they meet soon, and few turns. A file, as any player may bring one. */
function skirmish() {
  const data = recorded('candlemas-1643.record.json').scenario as {
    readonly sides: Readonly<Record<'a' | 'b', { readonly vignettes: readonly Placed[] }>>;
  };
  const front = { a: [0, 1.1], b: [-1.2, DEPTH - 1.1] } as const;
  const drawnUp = (side: 'a' | 'b') => ({
    ...data.sides[side],
    vignettes: data.sides[side].vignettes.map(v => {
      const half = v.entry === 'musketeers' || v.entry === 'regiments' ? 0.25 : 0.5;
      const [aside, line] = front[side];
      return { ...v, at: [v.at[0] + aside, side === 'a' ? line - half : line + half, v.at[2]] };
    }),
  });
  return asFile(
    {
      ...data,
      id: 'skirmish',
      title: 'Skirmish, 1643',
      table: { scale: '25mm', option: 3, size: '8x4' },
      terrain: [],
      first: 'a',
      limit: { turns: TURNS, result: 'draw' },
      sides: { a: drawnUp('a'), b: drawnUp('b') },
    },
    'skirmish.json',
  );
}
/** Of that table, in widths of a vignette. */
const DEPTH = 120 / 18;
const TURNS = 8;
/** Pixels: as the table lies on this screen, six sevenths of a vignette's width. */
const AHEAD = 64;
/** Battles are fought until each of these things has happened. */
const SEEDS = [6, 7, 1, 8];

const BOOK = /Into Glory Ride/;

/** The record that a player carries away. */
async function recordOf(page: Page, url: string): Promise<Recorded> {
  await page.goto(`${url}#/`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Export Skirmish/ }).click(),
  ]);
  return unsealed(JSON.parse(readFileSync((await download.path())!, 'utf8'))) as Recorded;
}
interface Recorded {
  readonly entries: readonly {
    readonly by: string;
    readonly order: { readonly verb: string };
    readonly answers?: readonly unknown[];
  }[];
}

/** What happened in a battle, by either side, and what the person at the page did of it. */
function happenings({ entries }: Recorded) {
  const count = (verb: string, by?: string) =>
    entries.filter(e => e.order.verb === verb && (by === undefined || e.by === by)).length;
  const evades = entries.filter(e => e.answers?.some(a => a === 'evade' || a === 'evade-about')).length;
  return {
    'charges by hand': count('charge', 'a'),
    'shots by hand': count('shoot', 'a'),
    evades,
    melees: count('fight'),
  };
}

const KINDS = ['charges by hand', 'shots by hand', 'evades', 'melees'] as const;

describe.skipIf(!CHROMIUM)('Into Glory Ride on the page', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  /** Fights one battle to its end. */
  async function battle(seed: number) {
    const { page, errors, context } = await site.visit('#/new');
    await begin(page, site.url, { book: BOOK, red: 'Person', blue: 'Greedy', seed, scenario: skirmish() });
    await hurry(page);
    const commander: Commander = { page, army: 'P', ahead: AHEAD };
    for (let what = await waits(page); what !== 'nobody'; what = await waits(page)) {
      if (what === 'answer') await reply(page);
      else await commandPhase(commander);
    }
    await over(page).waitFor();
    expect(await over(page).locator('h2').textContent()).toMatch(
      /^(You have (won|lost: (Red|Blue) has won)|(Red|Blue) has won|A draw)$/,
    );
    expect(await over(page).locator('[data-part~=rule-link]').first().textContent()).toMatch(/^IGR-/);
    const happened = happenings(await recordOf(page, site.url));
    expect(errors).toEqual([]);
    await context.close();
    return happened;
  }

  test('a whole battle against a bot, with charges, evades, shooting and melee', async () => {
    const fought: Record<number, ReturnType<typeof happenings>> = {};
    const battles = () => Object.values(fought);
    const all = () => KINDS.every(kind => battles().some(happened => happened[kind] > 0));
    for (const seed of SEEDS) {
      fought[seed] = await battle(seed);
      if (all()) break;
    }
    expect(all(), JSON.stringify(fought)).toBe(true);
  });

  test('one click on each pays for it, whoever was taken up before and wherever a link is touched', async () => {
    const { page, errors } = await site.visit('#/new');
    await begin(page, site.url, { book: BOOK, red: 'Person', blue: 'Greedy', seed: 2, listed: /The lane/ });
    await hurry(page);
    await waits(page);
    const left: string[] = [];
    // P3 is linked with P4
    for (const id of ['P1', 'P2', 'P3', 'P5']) {
      await change(page, () => clickPiece(page, id));
      left.push((await page.getByTitle('Turn and hour').innerText()).replace(/^.*?(\d of \d).*$/s, '$1'));
    }
    expect(left.slice(0, 3)).toEqual(['6 of 7', '4 of 7', '2 of 7']);
    expect(errors).toEqual([]);
  });

  test('Tab takes up the next who can be paid for, and Enter pays for him as a click does', async () => {
    const { page, errors } = await site.visit('#/new');
    await begin(page, site.url, { book: BOOK, red: 'Person', blue: 'Greedy', seed: 2, listed: /The lane/ });
    await hurry(page);
    await waits(page);
    const points = () => page.getByTitle('Turn and hour');
    await page.locator('[data-part=stage-view]').focus();
    for (const left of ['6 of 7', '4 of 7']) {
      await page.keyboard.press('Tab');
      await page.locator('[data-piece]:focus').waitFor();
      await page.keyboard.press('Enter');
      await points().filter({ hasText: left }).waitFor();
    }
    expect(errors).toEqual([]);
  });

  test('the table is accessible, on the board and in words', async () => {
    const { page, errors } = await site.visit('#/new');
    await begin(page, site.url, { book: BOOK, red: 'Person', blue: 'Greedy', seed: 1, scenario: skirmish() });
    await waits(page);
    // taken up from the list: a click on the table would pay for it
    await page
      .getByRole('region', { name: 'Who can still act' })
      .getByRole('button', { name: 'P3', exact: true })
      .click();
    await page.locator('[data-part~=card] dl').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page
      .locator('[data-part=verbs]')
      .getByRole('button', { name: /^Activate for \d/ })
      .click();
    await page.locator('[data-part=choices] button').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+W');
    const words = page.locator('[data-part=words-page]');
    await words.locator('h2').first().waitFor();
    // the position: who stands where; the menus: what can be done
    const said = await words.innerText();
    expect(said).toMatch(/P3, County musketeers, .* vignette widths from the west edge/);
    expect(said).toMatch(/On to movement/);
    expect(said).toMatch(/of \d+ activation points are left/);
    expect(await faultsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});
