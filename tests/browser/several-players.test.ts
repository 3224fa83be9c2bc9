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

  test('PLA-R-212, PLA-SOP-10 one of a side is away: another stands in for him, and plans for a battalion of his', async () => {
    const { page, errors } = await site.visit('', { reducedMotion: 'reduce' });
    await chooseFour(page, site.url);
    await page.getByLabel('Who commands Hovertank Battalion').selectOption({ label: 'Red 2' });
    await page.getByRole('button', { name: 'Begin the battle' }).click();
    const fellows = page.getByRole('region', { name: 'Players of your side' });
    const seats = async () => {
      if ((await waits(page)) === 'cover') {
        await show(page).click();
        await page.locator('[data-part=expected]').waitFor();
      }
      return /^You, (\w+ \d)/.exec((await page.locator('[data-part=expected]').textContent()) ?? '')?.[1];
    };
    expect(await seats()).toBe('Red 1');
    expect(await roster(page).textContent()).not.toContain('Hovertank Battalion');
    await fellows.getByRole('button', { name: 'Red 2: Is away' }).click();
    await fellows.getByText('away: his companies go by their orders').waitFor();
    await fellows.getByRole('button', { name: 'Red 2: Stand in' }).click();
    await fellows.getByText('away: you stand in for him').waitFor();
    expect(await roster(page).textContent()).toContain('Hovertank Battalion');

    // nobody waits for him: after Red 1 it is Blue's turn, until first orders are written
    const plan = roster(page).getByRole('button', { name: 'Plan for the battalion: Hovertank Battalion' });
    const sat: (string | undefined)[] = [];
    for (let i = 0; i < 12; i++) {
      sat.push(await seats());
      if (sat.at(-1) === 'Red 1' && (await plan.isVisible())) break;
      const before = await momentOf(page);
      await handIn(page).click();
      await afterMoment(page, before);
    }
    expect(sat).not.toContain('Red 2');
    await plan.click();
    await page.locator('[data-part=choices] button').first().click();
    const stage = (await page.locator('[data-part=stage-view]').boundingBox())!;
    await page.mouse.click(stage.x + stage.width / 2, stage.y + stage.height / 2);
    const before = await momentOf(page);
    await page.locator('[data-part=action-buttons]:not([data-weighing]) [data-button=primary]:enabled').click();
    await afterMoment(page, before);
    await page.keyboard.press('Escape');
    const sheet = page.getByRole('region', { name: 'On your sheet' });
    await sheet.waitFor();
    expect(await sheet.locator('li').count()).toBeGreaterThan(0);

    await fellows.getByRole('button', { name: 'Red 2: Give it back' }).click();
    await fellows.getByRole('button', { name: 'Red 2: Is back' }).click();
    await fellows.getByText('at the table').waitFor();
    expect(await roster(page).textContent()).not.toContain('Hovertank Battalion');
    expect(errors).toEqual([]);
  }, 90_000);
});
