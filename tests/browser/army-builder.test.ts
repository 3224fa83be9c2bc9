import { SHELF } from '@umpire/rulesets';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { faultsOf } from './faults.js';
import { openSite, type Site } from './served.js';
import { hurry, waits } from './table.js';

const builder = (page: Page) => page.locator('[data-part=army-builder]');
const press = (page: Page, name: string) => builder(page).getByRole('button', { name, exact: true }).click();
const mending = (page: Page, name: RegExp) =>
  builder(page).locator('[data-part=army-mend]').getByRole('button', { name }).first();
const order = (page: Page) => builder(page).getByRole('heading', { name: 'All is in order' }).waitFor();
const points = (page: Page) => builder(page).locator('[data-part=army-summary]').getByRole('meter', { name: 'Points' });
const copied = (page: Page) => page.evaluate('navigator.clipboard.readText()') as Promise<string>;

describe.skipIf(!CHROMIUM)('the army builder', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());
  const visit = (hash: string) => site.visit(hash, { permissions: ['clipboard-read', 'clipboard-write'] });

  test('WW2-ORG-02, WW2-PTS-19, WW2-BAL-04 faults stand at their rows and are mended by a press; a link holds the army; it goes to the table', async () => {
    const { page, errors, context } = await visit('#/army?book=ww2');
    await builder(page).getByLabel('Begin with').selectOption({ label: 'German late' });
    await builder(page).getByLabel('Name', { exact: true }).fill('Kampfgruppe Ost');
    await order(page);

    await builder(page).getByLabel('Find a line of stands').fill('tiger ii');
    // it goes to the group that was touched last, and the list says so
    await builder(page).locator('[data-at="groups.2"] h3').first().click();
    expect(await page.locator('[data-part=palette-into]').textContent()).toMatch(/^\+ adds to 3/);
    await press(page, 'Add Tiger II, 1944');
    const rules = await builder(page).locator('[data-part=army-mend] [data-part~=rule-link]').allTextContents();
    expect(rules).toEqual(['WW2-ORG-02', 'WW2-PTS-19']);
    expect(await points(page).getAttribute('aria-valuenow')).toBe('639');
    expect(await builder(page).locator('[data-at="groups.2"] > [data-part=army-faults]').textContent()).toContain(
      'WW2-ORG-02',
    );
    expect(await faultsOf(page)).toEqual([]);
    await builder(page).getByRole('button', { name: 'Take it to the table' }).click({ force: true });
    expect(page.url()).toContain('#/army');

    await mending(page, /^Leave out 1 Rifle group/).click();
    await mending(page, /^1 SS panzer group: grade B/).click();
    await order(page);

    // several are kept under their names, and a link holds the whole, with the battle for which it was made
    await builder(page).getByRole('spinbutton', { name: 'Points' }).fill('700');
    await press(page, 'Keep');
    await press(page, 'Share a link');
    await builder(page).getByText('The link is in the clipboard').waitFor();
    const link = await copied(page);
    await press(page, 'Copy as text');
    await builder(page).getByText('in plain lines').waitFor();
    expect(await copied(page)).toContain('1 tiger-2, grade D: Tiger II, 1944');
    const other = await context.newPage();
    await other.goto(link);
    await order(other);
    expect(await builder(other).getByLabel('Name', { exact: true }).inputValue()).toBe('Kampfgruppe Ost');
    expect(await points(other).getAttribute('aria-valuenow')).toBe(await points(page).getAttribute('aria-valuenow'));
    expect(await builder(other).getByRole('spinbutton', { name: 'Points' }).inputValue()).toBe('700');
    await other.goto(link.slice(0, -30));
    await other.getByText('There is no army in this link').waitFor();
    await other.close();

    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('[data-roster] h1').textContent()).toBe('Kampfgruppe Ost');
    expect(await page.locator('[data-roster] article').filter({ hasText: 'Tiger II, 1944' }).count()).toBe(1);
    expect(await page.locator('[data-roster]').textContent()).toContain('Grade: D');
    expect(await page.locator('[data-part=roster-terms]').textContent()).toBe(
      'For a battle of: Points 700 · Battle groups 3 · Balance of tanks · Balance of aircraft',
    );
    expect(await page.locator('#page').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });

    await press(page, 'Take it to the table');
    expect(await page.getByLabel('The army of Red').inputValue()).toBe('own Kampfgruppe Ost');
    await page.getByRole('button', { name: 'Begin the battle' }).click();
    await hurry(page);
    await waits(page);
    expect(errors).toEqual([]);
  });

  test.each([
    ['mbt2020', 'Battle Groups', 'MBT20-ORG-01', /^Leave out 1 /],
    ['mbt1945', 'Battle Groups', 'MBT45-ORG-01', /^Leave out 1 /],
    ['ww2', 'Battle groups', 'WW2-R-120', /^Leave out 1 /],
  ])('%s: fewer groups are agreed on, and one is left out', async (book, label, rule, mend) => {
    const { page, errors } = await visit(`#/army?book=${book}`);
    await order(page);
    await builder(page)
      .getByRole('button', { name: `One fewer: ${label}` })
      .click();
    await builder(page).locator('[data-part=army-mend]').filter({ hasText: rule }).waitFor();
    await mending(page, mend).click();
    await order(page);
    expect(errors).toEqual([]);
  });

  test('the catalogue is that of the nation and its time; what is looked for elsewhere is a press away', async () => {
    const { page, errors } = await visit('#/army?book=ww2');
    await builder(page).getByLabel('Begin with').selectOption({ label: 'German late' });
    await order(page);
    const palette = page.getByLabel('What can be added');
    const [nation, years] = [palette.getByLabel('All nations'), palette.getByLabel('All years')];
    expect([await nation.inputValue(), await years.inputValue()]).toEqual(['German', 'late']);
    const own = await palette.getByRole('listitem').count();
    await palette.getByRole('searchbox').fill('sherman');
    await palette.getByText('Nothing of that name.').waitFor();
    await palette.getByRole('button', { name: 'Look among all' }).click();
    await palette
      .getByRole('button', { name: /^Add Sherman/ })
      .first()
      .waitFor();
    expect(await nation.inputValue()).toBe('');
    await palette.getByRole('searchbox').fill('');
    expect(await palette.getByRole('listitem').count()).toBeGreaterThan(2 * own);
    await nation.selectOption('Soviet');
    await palette.getByRole('button', { name: /^Add T34\/85/ }).waitFor();
    expect(errors).toEqual([]);
  });

  /** Troops are drawn, rows of a table are not: as the form has it. */
  const isPictured = async (book: string): Promise<boolean> => {
    const form = await SHELF.find(({ id }) => id === book)!.play!.armyForm!();
    return form.sheet.list?.sheet.symbolOf !== undefined || form.sheet.list?.sheet.list?.sheet.symbolOf !== undefined;
  };
  /** Every line of the catalogue has its picture, a name that can be read, and a button that is one. */
  const catalogue = (page: Page) =>
    page.evaluate(`[...document.querySelectorAll('[aria-label="What can be added"] li')].map(row => {
      const width = part => row.querySelector(part).getBoundingClientRect().width;
      const pictured = (row.querySelector('svg')?.childElementCount ?? 0) > 0;
      return { pictured, named: width('b') >= 90, button: Math.round(width('button')) };
    })`) as Promise<readonly unknown[]>;

  test.each(
    SHELF.filter(({ play }) => play?.armyForm).flatMap(({ id }) => [1280, 1920].map(width => [id, width] as const)),
  )('%s at %i: the page of its armies opens, with a catalogue that can be read', async (book, width) => {
    const { page, errors } = await site.visit(`#/army?book=${book}`, { viewport: { width, height: 800 } });
    await builder(page).getByRole('heading', { name: 'All is in order' }).waitFor();
    const [lines, pictured] = [await catalogue(page), await isPictured(book)];
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) expect(line).toEqual({ pictured, named: true, button: 34 });
    const drawn = await builder(page).locator('[data-part=army-row] [data-part=army-symbol]').count();
    expect(drawn > 0).toBe(pictured);
    expect(errors).toEqual([]);
  });
});
