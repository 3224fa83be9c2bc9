import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { openSite, type Site } from './served.js';
import { afterMoment, momentOf, waits } from './table.js';

const handIn = (page: Page) => page.locator('[data-part=action-bar] [data-button=primary]');
const show = (page: Page) => page.getByRole('button', { name: /show the table$/ });
const roster = (page: Page) => page.getByRole('region', { name: 'Your companies' });

/** The battle of two battalions and more a side, with two people for each side. */
async function chooseFour(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/new?book=plana&scenario=plan-a`);
  for (const side of ['Red', 'Blue'])
    await page
      .getByRole('group', { name: `Players of ${side}` })
      .getByLabel('2', { exact: true })
      .check();
  for (const seat of ['Red 1', 'Red 2', 'Blue 1', 'Blue 2'])
    await page.getByRole('group', { name: seat, exact: true }).getByLabel('Person', { exact: true }).check();
}

describe.skipIf(!CHROMIUM)('several players a side', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test('PLA-R-211 two players a side at one screen: each writes for his own battalions, the cover between all', async () => {
    const { page, errors } = await site.visit('', { reducedMotion: 'reduce' });
    await chooseFour(page, site.url);
    await page.getByLabel('Who commands Hovertank Battalion').selectOption({ label: 'Red 2' });
    await page.getByText('Four players at one screen').waitFor();
    await page.getByRole('button', { name: 'Begin the battle' }).click();

    const sat: string[] = [];
    const groups: Record<string, string> = {};
    for (let i = 0; i < 8; i++) {
      const what = await waits(page);
      if (what === 'cover') {
        expect(await page.locator('[data-board], [data-part=panel], [data-part=log]').count()).toBe(0);
        await show(page).click();
        await page.locator('[data-part=expected]').waitFor();
        continue;
      }
      const own = /^You, (\w+ \d)/.exec((await page.locator('[data-part=expected]').textContent()) ?? '')?.[1] ?? '?';
      sat.push(own);
      groups[own] ??= (await roster(page).textContent()) ?? '';
      const before = await momentOf(page);
      await handIn(page).click();
      await afterMoment(page, before);
    }
    // a side hands in as a whole, then the other one
    expect(sat.slice(0, 4)).toEqual(['Red 1', 'Red 2', 'Blue 1', 'Blue 2']);
    expect(new Set(sat)).toEqual(new Set(['Red 1', 'Red 2', 'Blue 1', 'Blue 2']));
    expect(groups['Red 1']).toContain('1st GF Battalion');
    expect(groups['Red 1']).not.toContain('Hovertank Battalion');
    expect(groups['Red 2']).toContain('Hovertank Battalion');
    expect(groups['Blue 1']).not.toContain('GF Battalion');
    expect(errors).toEqual([]);
  });
});
