import { readFileSync } from 'node:fs';
import { type BookTypes, parseRecord, recordOf, replay } from '@umpire/engine';
import { rulesetOf } from '@umpire/rulesets/all';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { asFile, fixture, importFile, openSite, recorded, type Site } from './served.js';
import { begin, waits } from './table.js';

const CROSSROADS = 'mbt2020-1-crossroads.record.json';

/** A battle as the first format wrote it: two seats, hashes of the whole state. */
function inFirstFormat(name: string) {
  const whole = recorded(name);
  const bare = whole.entries.map(({ hash: _hash, ...entry }) => entry);
  const parsed = parseRecord({ ...whole, hashing: 'state', entries: bare });
  const again = parsed.ok
    ? replay<BookTypes>(rulesetOf(parsed.value.ruleset)!, parsed.value, { hashes: true })
    : parsed;
  if (!again.ok) throw new Error(again.error.message);
  const { ruleset, version, options, scenario, dice, entries } = recordOf(again.value);
  return { umpire: 1, ruleset, version, options, scenario, dice, entries };
}

describe.skipIf(!CHROMIUM)('home and new battle', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test('the page is light or dark as the device has it, until one is chosen; that is kept, and a battle has it too', async () => {
    const { page, errors } = await site.visit('', { colorScheme: 'dark' });
    const look = () =>
      page.evaluate<[string, string]>(
        `[document.documentElement.dataset.look, getComputedStyle(document.body).backgroundColor]`,
      );
    const [light, dark] = [
      ['light', 'rgb(251, 248, 240)'],
      ['dark', 'rgb(29, 32, 29)'],
    ];
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await look()).toEqual(dark);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(look).toEqual(light);
    await page.getByRole('button', { name: 'Dark page' }).click();
    expect(await look()).toEqual(dark);
    await page.reload();
    await page.getByRole('button', { name: 'Quick battle' }).click();
    await waits(page);
    expect(await look()).toEqual(dark);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page
      .getByRole('group', { name: 'Light or dark' })
      .getByRole('radio', { name: 'As the device' })
      .dispatchEvent('click');
    await expect.poll(look).toEqual(light);
    expect(errors).toEqual([]);
  });

  test('a first visit explains itself and is two clicks from a running game', async () => {
    const { page, errors } = await site.visit();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('[data-part=hero-lead]').textContent()).toMatch(/^Umpire plays .*\.$/);
    await page.getByRole('button', { name: 'Quick battle' }).click();
    await page.waitForURL(/#\/battle\//);
    await page.getByRole('region', { name: 'The table' }).waitFor();
    expect(errors).toEqual([]);
    await page.goto(site.url);
    await page.getByRole('link', { name: 'Continue the battle' }).waitFor();
  });

  test('a battle that was left while it was set up shows its own table', async () => {
    const { page, errors } = await site.visit('#/new');
    await begin(page, site.url, { book: /MBT 2020/, red: 'Person', blue: 'Greedy', seed: 3, listed: /Rain at night/ });
    await waits(page);
    await page.goto(site.url);
    await page.getByRole('heading', { name: 'Rain at night' }).waitFor();
    const picture = page.locator('[data-part=hero-picture] [data-board]');
    await picture.waitFor();
    expect(await picture.locator('[data-piece]').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('shows five books, and says which cannot be played yet', async () => {
    const { page } = await site.visit();
    await page.locator('[data-part=book]').first().waitFor();
    expect(await page.locator('[data-part=book]').count()).toBe(5);
    const waiting = await page.locator('[data-part=book][data-waiting]').count();
    expect(await page.getByText('Not playable yet').count()).toBe(waiting);
  });

  test('every book that can be played has a door to its first battle, and the quick one is of the book that was played last', async () => {
    const { page, errors } = await site.visit();
    await page.locator('[data-part=book]').first().waitFor();
    const doors = page.getByRole('button', { name: /^First battle of / });
    expect(await doors.count()).toBe(5 - (await page.locator('[data-part=book][data-waiting]').count()));
    await page.getByRole('button', { name: 'First battle of Into Glory Ride' }).click();
    await page.getByRole('heading', { name: 'The lane, 1643' }).waitFor();
    await page.goto(site.url);
    await page.getByRole('link', { name: 'Continue the battle' }).waitFor();
    await page.getByRole('button', { name: 'Quick battle' }).click();
    await page.waitForURL(/#\/battle\//);
    await page.getByRole('heading', { name: 'The lane, 1643' }).waitFor();
    expect(errors).toEqual([]);
  });

  test('the picture on the door of a book leads into its first battle; armies are drawn up by the book that was played last', async () => {
    const { page, errors } = await site.visit();
    await page.locator('[data-part=book]').filter({ hasText: 'World War 2' }).locator('[data-part=door]').click();
    await page.locator('[data-part=table-page]').waitFor();
    expect(await page.title()).toContain('First orders');
    await page.goto(`${site.url}#/army`);
    await page.getByRole('radio', { name: 'World War 2', checked: true }).waitFor();
    expect(errors).toEqual([]);
  });

  test('a saved battle is renamed, exported, deleted and brought back', async () => {
    const { page, errors } = await site.visit();
    await importFile(page, fixture(CROSSROADS));
    await page.getByRole('button', { name: 'Watch the replay' }).click();
    await page.locator('[data-part=replay] [data-board]').waitFor();
    await page.goto(site.url);
    await page.getByRole('button', { name: /^Rename/ }).click();
    await page.getByLabel('Title').fill('The two villages');
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('link', { name: 'The two villages', exact: true }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export The two villages' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('the-two-villages.umpire.json');
    expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toEqual(recorded(CROSSROADS));
    await page.getByRole('button', { name: 'Delete The two villages' }).click();
    await page.getByText('“The two villages” is deleted').waitFor();
    await page.locator('[data-part=saved-row]').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'The two villages', exact: true }).waitFor();
    expect(errors).toEqual([]);
  });

  test('a battle that began in the first format is handed out in that of today, every entry as it was', async () => {
    const { page, errors } = await site.visit();
    const first = inFirstFormat(CROSSROADS);
    await importFile(page, asFile(first));
    await page.getByRole('button', { name: 'Watch the replay' }).click();
    await page.locator('[data-part=replay] [data-board]').waitFor();
    await page.goto(site.url);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: /^Export / })
        .first()
        .click(),
    ]);
    const { umpire: _, ...began } = first;
    const out = JSON.parse(readFileSync(await file.path(), 'utf8'));
    expect(out).toMatchObject({ ...began, format: 2, hashing: 'state' });
    expect(errors).toEqual([]);
  });

  const half = () => ({ ...recorded(CROSSROADS), entries: recorded(CROSSROADS).entries.slice(0, 40) });
  const damaged: [string, () => unknown, RegExp][] = [
    ['cut off', () => JSON.stringify(recorded(CROSSROADS)).slice(0, 900), /cut off/],
    ['not JSON', () => '<html>', /not JSON/],
    ['empty', () => '', /is empty/],
    ['a foreign file', () => ({ hello: 'world' }), /Not a record of a battle/],
    ['another book', () => ({ ...half(), ruleset: 'chess' }), /book this page does not have/],
    ['another version', () => ({ ...half(), version: 99 }), /another version of the rules/],
  ];
  test.each(damaged)('a file that is %s is refused and says why', async (_, content, message) => {
    const { page } = await site.visit();
    await importFile(page, asFile(content()));
    await page.getByRole('dialog').getByText(message).first().waitFor();
    await page.getByText('nothing in this browser was changed').waitFor();
  });

  test('a record that breaks at an entry names it, and what is sound before it can be taken', async () => {
    const { page } = await site.visit();
    const record = half();
    record.entries[30] = { ...record.entries[30]!, hash: 'f'.repeat(32) };
    await importFile(page, asFile(record));
    await page.getByRole('heading', { name: 'Entry 30 does not lead where the record says' }).waitFor();
    await page.getByRole('button', { name: 'Take the first 30 entries' }).click();
    await page.getByRole('button', { name: 'Fight on' }).click();
    await page.getByRole('region', { name: 'The table' }).waitFor();
  });

  test('a file may be dropped anywhere', async () => {
    const { page } = await site.visit();
    await page.getByRole('heading', { level: 1 }).waitFor();
    const text = JSON.stringify(half());
    await page.evaluate(`(() => {
      const data = new DataTransfer();
      data.items.add(new File([${JSON.stringify(text)}], 'dropped.json', { type: 'application/json' }));
      const send = kind => window.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
      send('dragover');
      send('drop');
    })()`);
    await page.getByRole('button', { name: 'Fight on' }).waitFor();
  });

  test('a new battle: options are searched, changed, marked and reset; choices are remembered', async () => {
    const { page, errors } = await site.visit('#/new');
    await page.locator('[data-part=preview] svg').waitFor();
    await page.getByText('Options and rulings').click();
    await page.getByLabel('Search options and rulings').fill('hour advance');
    const option = page.locator('[data-part=option]').first();
    await option.getByRole('radio').nth(1).check();
    await page.locator('[data-part=begin-words]').filter({ hasText: '1 ruling changed' }).waitFor();
    expect(await page.locator('[data-part=option][data-changed]').count()).toBe(1);
    await page.getByLabel('Seed').fill('77');
    await page.getByText('Seed 77').waitFor();
    await page.getByRole('group', { name: 'Who plays Blue' }).getByLabel('Person').check();
    await page.getByText('Two players at one screen').waitFor();
    await page.reload();
    await page.getByText('Two players at one screen').waitFor();
    await page.locator('[data-part=begin-words]').filter({ hasText: '1 ruling changed' }).waitFor();
    await page.getByRole('button', { name: 'Reset all' }).click();
    await page.getByText('the usual rulings').waitFor();
    expect(errors).toEqual([]);
  });

  test('an own scenario: a good one is played, a bad one says at which field', async () => {
    const { page } = await site.visit('#/new');
    await page.locator('[data-part=preview] svg').waitFor();
    const scenario = recorded(CROSSROADS).scenario as Record<string, unknown>;
    const choose = (content: unknown) =>
      page.locator('[data-part=own-file] input[type=file]').setInputFiles(asFile(content, 'mine.json'));
    await choose({ ...scenario, title: 'My own', turns: 'many' });
    await page.getByRole('alert').getByText(/turns/).waitFor();
    expect(await page.getByRole('button', { name: 'Begin the battle' }).isDisabled()).toBe(true);
    await choose({ ...scenario, title: 'My own' });
    await page.getByRole('button', { name: 'Begin the battle', disabled: false }).click();
    await page.getByRole('region', { name: 'The table' }).waitFor();
  });

  test('links that lead nowhere say so', async () => {
    const { page } = await site.visit('#/nowhere/at/all');
    await page.getByText('There is nothing at').waitFor();
    for (const inherited of [
      'constructor',
      '__proto__',
      'toString',
      'rules/constructor',
      'adjudicator/constructor/x',
    ]) {
      await page.goto(`${site.url}#/${inherited}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByText('This page broke down').count()).toBe(0);
    }
    await page.goto(`${site.url}#/replay/unheard-of`);
    await page.getByRole('heading', { name: 'No such battle' }).waitFor();
    await page.goto(`${site.url}#/report/%E0%A4%A`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  test('a page looks the same whatever was opened before it', async () => {
    const { page } = await site.visit();
    const question = async () => {
      await page.locator('[data-part=ask-answer]').waitFor();
      const boxes = await Promise.all(
        ['[data-part=ask]', '[data-part=ask-form]', '[data-part=ask-answer]'].map(c => page.locator(c).boundingBox()),
      );
      return boxes.map(box => [box!.x, box!.y, box!.width]);
    };
    await page.goto(`${site.url}#/adjudicator/mbt2020/engagement`);
    const before = await question();
    await page.goto(`${site.url}#/`);
    await page.getByRole('button', { name: 'Quick battle' }).click();
    await page.getByRole('region', { name: 'The table' }).waitFor();
    for (const hash of ['#/new', '#/rules', '#/credits']) {
      await page.goto(`${site.url}${hash}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
    await page.goto(`${site.url}#/adjudicator/mbt2020/engagement`);
    expect(await question()).toEqual(before);
  });
});
