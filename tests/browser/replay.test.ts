import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { asFile, fixture, importFile, openSite, recorded, type Site } from './served.js';

const TOWN = 'mbt2020-2-the-town-options.record.json';
const CROSSROADS = 'mbt2020-1-crossroads.record.json';

describe.skipIf(!CHROMIUM)('replay and report', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  const watch = async (name: string) => {
    const visit = await site.visit();
    await importFile(visit.page, fixture(name));
    await visit.page.getByRole('button', { name: 'Watch the replay' }).click();
    await visit.page.locator('[data-part=replay] [data-board]').waitFor();
    return visit;
  };
  const entry = async (page: Page) =>
    Number(((await page.locator('[data-part=now] h2 [data-part~=rule]').textContent()) ?? '').replace(/\D/g, ''));

  test('forwards, backwards, by turns, to the ends, by itself; every line with its rules', async () => {
    const { page, errors } = await watch(TOWN);
    expect(await entry(page)).toBe(0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const second = await entry(page);
    expect(second).toBeGreaterThan(0);
    await page.keyboard.press('ArrowLeft');
    expect(await entry(page)).toBeLessThan(second);
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await page.locator('[data-part=chapter] h3', { hasText: /^Turn 2/ }).waitFor();
    await page.keyboard.press('End');
    await page.locator('[data-part=now] h2', { hasText: 'The end' }).waitFor();
    expect(await entry(page)).toBe(recorded(TOWN).entries.length - 1);
    expect(await page.locator('[data-part=now] [data-part=citations] a').count()).toBeGreaterThan(0);
    await page.keyboard.press('Home');
    await page.getByLabel('4×').check();
    await page.getByRole('button', { name: 'Play' }).click();
    await page.waitForFunction("Number(document.querySelector('input[type=range]').value) > 2");
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByLabel('Moment of the battle').fill('30');
    expect(await entry(page)).toBeGreaterThan(20);
    expect(errors).toEqual([]);
  });

  test('the time line takes the mouse: a press goes there, a drag runs along it, and its marks can still be pressed', async () => {
    const { page } = await watch(TOWN);
    const line = page.getByLabel('Moment of the battle');
    const { x, y, width, height } = (await line.boundingBox())!;
    const last = Number(await line.getAttribute('max'));
    const value = async () => Number(await line.inputValue()) / last;
    await page.mouse.click(x + width / 2, y + height / 2);
    expect(await value()).toBeCloseTo(0.5, 1);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.8, y + height / 2, { steps: 4 });
    await page.mouse.up();
    expect(await value()).toBeCloseTo(0.8, 1);
    // where the line is short not every turn has a mark
    const mark = page.getByRole('button', { name: /^Go to Turn/ }).nth(1);
    const turn = String(await mark.getAttribute('aria-label')).replace('Go to ', '');
    await mark.click();
    await page.locator('[data-part=chapter] h3', { hasText: new RegExp(`^${turn}`) }).waitFor();
  });

  test('each side sees only what it may know', async () => {
    const { page } = await watch(CROSSROADS);
    await page.getByLabel('Moment of the battle').fill('6');
    const unknown = page.locator('[data-board] [data-piece] title', { hasText: 'unknown' });
    const all = await unknown.count();
    await page.getByLabel('Red sees').check();
    await unknown.first().waitFor({ state: 'attached' });
    expect(all).toBe(0);
  });

  test('the table lies as it does for whoever looks: his own edge to the left or below', async () => {
    const { page } = await watch(CROSSROADS);
    const near = async (side: 'a' | 'b') => {
      const table = (await page.locator('[data-board] [data-table]').first().boundingBox())!;
      const edge = (await page.locator(`[data-board] [data-edge=${side}]`).first().boundingBox())!;
      const upright = edge.height > edge.width;
      return upright ? edge.x < table.x + table.width / 2 : edge.y > table.y + table.height / 2;
    };
    for (const [name, own] of [
      ['Red sees', 'a'],
      ['Blue sees', 'b'],
      ['Red sees', 'a'],
    ] as const) {
      await page.getByLabel(name).check();
      await expect.poll(() => near(own), { timeout: 20_000 }).toBe(true);
    }
  });

  test('fight on from here makes a new battle and leaves the old one', async () => {
    const { page } = await watch(CROSSROADS);
    await page.getByLabel('Moment of the battle').fill('20');
    await page.getByRole('button', { name: 'Fight on from here' }).click();
    // Enter on what is chosen among is the dialog's own answer
    await page.getByRole('dialog').getByRole('radio').first().press('Enter');
    // the new table or what covers it; that of the replay is there already
    await page.locator('[data-part=table-page], [data-part=cover]').first().waitFor();
    await page.goto(site.url);
    await page.locator('[data-part=saved-row]').nth(1).waitFor();
    expect(await page.locator('[data-part=saved-row]').count()).toBe(2);
  });

  test('while a person fights a bot, only the person’s eyes are offered', async () => {
    const { page } = await site.visit();
    const record = recorded(CROSSROADS);
    await importFile(page, asFile({ ...record, entries: record.entries.slice(0, 30) }));
    await page.getByRole('button', { name: 'Watch the replay' }).click();
    await page.locator('[data-part=replay] [data-board]').waitFor();
    expect(await page.locator('[data-part=viewer-only]').textContent()).toBe('Red sees');
    expect(await page.getByLabel('Umpire: everything').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Fight on from here' }).isDisabled()).toBe(true);
    await page.getByRole('link', { name: 'Report' }).click();
    await page.getByText('chance by the program').waitFor();
    expect(await page.locator('[data-part=report-front]').textContent()).not.toMatch(/seed/);
  });

  test('the report tells every turn with a map, what was played differently, the losses and the outcome', async () => {
    const { page, errors } = await watch(TOWN);
    await page.getByRole('link', { name: 'Report' }).click();
    await page.locator('[data-part=report-losses]').waitFor();
    const turns = await page.locator('[data-part=report-chapter]').count();
    expect(turns).toBeGreaterThan(3);
    expect(await page.locator('[data-part=report-map] svg').count()).toBeGreaterThanOrEqual(turns);
    expect(await page.locator('[data-part=report-options] li').count()).toBe(
      Object.keys(recorded(TOWN).options as object).length,
    );
    expect(await page.locator('[data-part=report-outcome] [data-part~=rule-link]').count()).toBe(1);
    expect(await page.locator('[data-part=report-losses] tbody tr').count()).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('[data-part=report-bar]').isVisible()).toBe(false);
    expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(50_000);
    expect(errors).toEqual([]);
  });
});
