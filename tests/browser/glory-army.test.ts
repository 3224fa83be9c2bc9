import { readFileSync } from 'node:fs';
import { unsealed } from '@umpire/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { faultsOf } from './faults.js';
import { openSite, type Site } from './served.js';
import { begin, change, hurry, primary, waits } from './table.js';

/** With this seed the throw for terrain leads Red into an ambush, so that there is a march to write down. */
const AMBUSHED = 42;

const refused = (page: Page) => page.locator('[data-part=action-bar] [data-part=refused]');
const total = (page: Page) => page.locator('[data-part=lists] [data-part=total]');
const counted = (page: Page, name: string) =>
  page.locator('[data-part=lists]').getByRole('spinbutton', { name, exact: true });
const more = (page: Page, name: string) => page.getByRole('button', { name: `One more: ${name}`, exact: true });
/** The column as it stands in the form. */
const column = (page: Page) =>
  page.$$eval('[data-part=rank] [data-row]', rows => rows.map(row => row.getAttribute('data-row')));
const shown = (page: Page, text: RegExp | string) => refused(page).filter({ hasText: text }).waitFor();
const clear = (page: Page) => refused(page).waitFor({ state: 'detached' });

interface Recorded {
  readonly entries: readonly { readonly by: string; readonly order: Readonly<Record<string, unknown>> }[];
}
/** The record that a player carries away. */
async function recordOf(page: Page, url: string): Promise<Recorded> {
  await page.goto(`${url}#/`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^Export A field/ })
      .first()
      .click(),
  ]);
  return unsealed(JSON.parse(readFileSync((await download.path())!, 'utf8'))) as Recorded;
}

describe.skipIf(!CHROMIUM)('an army and a column of one’s own', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  /** The form for a New Model Army. */
  async function composing(viewport?: { width: number; height: number }) {
    const visit = await site.visit('#/new', { ...(viewport && { viewport }) });
    const { page } = visit;
    await begin(page, site.url, {
      book: /Into Glory Ride/,
      listed: /A field of your own/,
      red: 'Person',
      blue: 'Greedy',
      seed: AMBUSHED,
    });
    await hurry(page);
    await waits(page);
    await page.keyboard.press('c');
    await page.locator('[data-part=choices] button', { hasText: 'New Model Army' }).click();
    await total(page).filter({ hasText: '12 of 12 vignettes' }).waitFor();
    return visit;
  }

  test('IGR-LST-03, IGR-LST-04, IGR-LST-05 an illegal army is refused with its rule as it is composed', async () => {
    const { page, errors } = await composing();
    expect(await faultsOf(page)).toEqual([]);
    // the form has the focus, and the ready army could be handed in at once
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Pike and musket blocks');
    expect(await primary(page).isEnabled()).toBe(true);

    await more(page, 'Commanded musketeers').click();
    await shown(page, 'IGR-LST-04');
    expect(await total(page).textContent()).toBe('13 of 12 vignettes');
    expect(await primary(page).isDisabled()).toBe(true);
    expect(await faultsOf(page)).toEqual([]);

    await counted(page, 'Dragoons').fill('9');
    await shown(page, 'IGR-LST-03');
    await page.getByRole('button', { name: 'The ready army' }).click();
    await clear(page);
    expect(await counted(page, 'Dragoons').inputValue()).toBe('1');

    await page.getByLabel('The General rides with').selectOption('Field guns');
    await shown(page, 'IGR-LST-05');
    expect(await refused(page).locator('[data-part~=rule-link]').textContent()).toBe('IGR-LST-05');
    // the keyboard does not get past the rule either
    await counted(page, 'Ironsides').press('Enter');
    expect(await page.locator('[data-part=lists]').count()).toBe(1);
    await page.getByLabel('The General rides with').press('Escape');
    await page.locator('[data-part=choices]').waitFor();
    expect(errors).toEqual([]);
  });

  test('IGR-LST-01, IGR-AMB-02 an army is composed, its march written down, and the battle begins', async () => {
    const { page, errors } = await composing();
    await counted(page, 'Ironsides').press('ArrowDown');
    await shown(page, 'IGR-LST-04');
    await more(page, 'Commanded musketeers').press('Enter');
    await total(page).filter({ hasText: '12 of 12 vignettes' }).waitFor();
    await clear(page);
    await page.getByLabel('The General rides with').selectOption('Dragoons');
    await page.locator('[data-part=action-buttons]:not([data-weighing]) [data-button=primary]:enabled').waitFor();
    expect(await change(page, () => counted(page, 'Ironsides').press('Enter'))).toBe('order');

    // the march: first who is outside the battle line, then the column
    await page.keyboard.press('w');
    await page.locator('[data-part=ticks]').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.locator('[data-part=ticks]').getByRole('checkbox').first().check();
    await primary(page).filter({ hasText: 'Go on' }).click();
    await page.locator('[data-part=rank]').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const [first, second, third, ...others] = await column(page);
    expect(await page.evaluate('document.activeElement.dataset.row')).toBe(first);
    await page.keyboard.press('Shift+ArrowDown');
    expect(await column(page)).toEqual([second, first, third, ...others]);
    expect(await page.evaluate('document.activeElement.dataset.row')).toBe(first);
    await page.keyboard.press('Shift+ArrowDown');
    expect(await column(page)).toEqual([second, third, first, ...others]);
    await page.getByRole('button', { name: `${third} one place forward` }).click();
    expect(await column(page)).toEqual([third, second, first, ...others]);

    await page.getByRole('button', { name: 'One by one' }).click();
    expect(await primary(page).isDisabled()).toBe(true);
    await page.locator('[data-part=rank-rest] button').last().click();
    await shown(page, 'IGR-AMB-02');
    expect(await faultsOf(page)).toEqual([]);
    const rest = page.locator('[data-part=rank-rest] button');
    // the focus goes from one to the next
    await rest.first().focus();
    for (const _ of [first, second, third, ...others.slice(1)]) await page.keyboard.press('Enter');
    expect(await rest.count()).toBe(0);
    expect(await page.evaluate('document.activeElement.dataset.row')).toBe(others.at(-1));
    await clear(page);
    const written = await column(page);
    expect(written).toEqual([others.at(-1), first, second, third, ...others.slice(0, -1)]);
    await change(page, () => primary(page).click());

    await primary(page).filter({ hasText: 'Choose the diagonal' }).click();
    await change(page, () => page.locator('[data-part=choices] button').first().click());
    // Blue waits, springs the ambush and places its army; then the first turn is thrown for
    await page
      .getByTitle('Turn and hour')
      .filter({ hasText: /turn 1/i })
      .waitFor({ timeout: 90_000 });
    expect(await page.locator('[data-part=scores]').innerText()).toMatch(/New Model Army/);

    const { entries } = await recordOf(page, site.url);
    const own = entries.filter(({ by }) => by === 'a').map(({ order }) => order);
    expect(own[0]).toMatchObject({
      verb: 'submitArmy',
      army: { list: 'parliament-1645', vignettes: { regiments: 3, musketeers: 2, ironsides: 2 }, general: 'dragoons' },
    });
    expect(own[1]).toMatchObject({ verb: 'writeMarch', order: written, skirmish: [expect.any(String)] });
    expect(errors).toEqual([]);
  });

  test('both forms on a narrow screen, and in words', async () => {
    const { page, errors } = await composing({ width: 820, height: 1180 });
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+W');
    const words = page.locator('[data-part=words-page]');
    await words.getByRole('button', { name: 'Compose an army' }).click();
    await words.getByRole('radio', { name: /New Model Army/ }).check();
    await words.getByRole('button', { name: /^Next/ }).click();
    await words.getByRole('button', { name: 'One more: Ironsides' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await words.getByRole('spinbutton', { name: 'Dragoons' }).fill('0');
    await words.locator('[data-part=refused-words]', { hasText: /IGR-LST-04\. 11 of 12 vignettes/ }).waitFor();
    expect(errors).toEqual([]);
  });
});
