import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { fixture, importFile, openSite, type Site } from './served.js';
import { begin, waits } from './table.js';

const CROSSROADS = 'mbt2020-1-crossroads.record.json';

/** What a browser does that keeps nothing, has no more room, or never answers. */
const BLOCKED = `Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('denied', 'SecurityError'); } });
Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });`;
const FULL = `IDBObjectStore.prototype.put = () => { throw new DOMException('no room', 'QuotaExceededError'); };`;
const SILENT = `IDBFactory.prototype.open = () => new EventTarget();`;

/** The database of the page, by hand. */
const inDatabase = (work: string) => `new Promise((resolve, reject) => {
  const opening = indexedDB.open('umpire');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const change = opening.result.transaction(['battles', 'summaries'], 'readwrite');
    const battles = change.objectStore('battles');
    change.oncomplete = () => { opening.result.close(); resolve(); };
    ${work}
  };
})`;
const altered = (change: string) =>
  inDatabase(`battles.openCursor().onsuccess = ({ target }) => {
    const cursor = target.result;
    if (!cursor) return;
    const value = cursor.value;
    ${change}
    cursor.update(value);
    cursor.continue();
  };`);

describe.skipIf(!CHROMIUM)('storage', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  const withBattle = async () => {
    const visit = await site.visit();
    await importFile(visit.page, fixture(CROSSROADS));
    await visit.page.getByRole('button', { name: 'Watch the replay' }).click();
    await visit.page.locator('[data-part=replay] [data-board]').waitFor();
    return visit;
  };

  test.each([
    ['blocked', BLOCKED, /does not let this page keep anything/],
    ['full', FULL, /storage is full/],
    ['silent', SILENT, /does not answer/],
  ])('a browser whose storage is %s: a battle can be fought all the same, and exported', async (_, init, message) => {
    const { page } = await site.visit('#/new', { init });
    await begin(page, site.url, { red: 'Person', blue: 'Greedy', listed: /Crossroads/ });
    await page.getByRole('region', { name: 'The table' }).waitFor({ timeout: 30_000 });
    await page.locator('[data-part=bulletin]', { hasText: message }).waitFor({ timeout: 30_000 });
    await waits(page);
    const answer = page.getByRole('button', { name: /^(Rock|Deploy first)/ });
    const keep = page.getByRole('button', { name: 'Export this battle' });
    // until it is settled who deploys first there is nothing to export
    while (!(await keep.isVisible())) {
      if (await answer.isVisible()) await answer.click();
      await page.waitForTimeout(500);
    }
    const [file] = await Promise.all([page.waitForEvent('download'), keep.click()]);
    expect(file.suggestedFilename()).toMatch(/\.umpire\.json$/);
  });

  test('a battle is there again after the browser was closed', async () => {
    const { page, context } = await withBattle();
    const kept = await context.storageState({ indexedDB: true });
    const again = await site.visit('', { storageState: kept });
    await again.page.getByRole('link', { name: 'Crossroads', exact: true }).waitFor();
    await page.close();
  });

  test('two tabs on one battle: the second is told, nothing is overwritten, and mine is kept as a copy', async () => {
    const { page, context } = await site.visit('#/new');
    await begin(page, site.url, { red: 'Person', blue: 'Greedy', listed: /Crossroads/ });
    await page.getByRole('region', { name: 'The table' }).waitFor();
    await page.waitForTimeout(500);
    await page.evaluate(altered(`value.title = 'Played elsewhere'; value.updated += 60000;`));
    await page.evaluate(
      inDatabase(`const summaries = change.objectStore('summaries');
      summaries.openCursor().onsuccess = ({ target }) => {
        const cursor = target.result;
        if (!cursor) return;
        cursor.update({ ...cursor.value, title: 'Played elsewhere', updated: cursor.value.updated + 60000 });
        cursor.continue();
      };`),
    );
    const home = await context.newPage();
    await home.goto(site.url);
    await home.getByRole('link', { name: 'Played elsewhere', exact: true }).waitFor();
    await waits(page);
    await page.getByRole('button', { name: /^Rock/ }).click();
    await page
      .locator('[data-part=bulletin]', { hasText: 'was played on in another tab' })
      .waitFor({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Keep mine as a copy' }).click();
    await home.getByRole('link', { name: 'Crossroads (copy)', exact: true }).waitFor();
    await home.getByRole('link', { name: 'Played elsewhere', exact: true }).waitFor();
  });

  test('a battle is played in one tab at a time: the second looks on, takes it over, and gives it back when it is closed', async () => {
    const { page, context } = await site.visit('#/new');
    await begin(page, site.url, { red: 'Person', blue: 'Greedy', listed: /Crossroads/ });
    const table = (at: typeof page) => at.getByRole('region', { name: 'The table' }).waitFor({ timeout: 30_000 });
    const elsewhere = (at: typeof page) =>
      at.getByRole('heading', { name: 'This battle is open in another tab' }).waitFor();
    await table(page);
    const second = await context.newPage();
    await second.goto(page.url());
    await elsewhere(second);
    await second.getByRole('button', { name: 'Play it here' }).click();
    await table(second);
    await elsewhere(page);
    await second.close();
    await table(page);
  });

  test('a saved battle of another version is kept, explained and can be exported', async () => {
    const { page } = await withBattle();
    await page.evaluate(altered('value.record.version = 99;'));
    await page.reload();
    await page.getByRole('heading', { name: 'Made with another version of the rules' }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export it as it is' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('crossroads.umpire.json');
  });

  test.each([
    ['its plan', 'value.plan = null;', /damaged: its plan is lost/],
    ['its form', 'value.schema = 99;', /newer version of this page/],
  ])('a saved battle that lost %s says so and can still be exported', async (_, change, message) => {
    const { page } = await withBattle();
    await page.evaluate(altered(change));
    await page.reload();
    await page.getByText(message).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export it as it is' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/damaged\.json$/);
  });

  test('a record that is damaged at an entry can be watched as far as it goes', async () => {
    const { page } = await withBattle();
    await page.evaluate(altered(`value.record.entries[25].hash = '0'.repeat(32);`));
    await page.reload();
    await page.getByRole('heading', { name: 'Entry 25 does not lead where the record says' }).waitFor();
    await page.getByRole('button', { name: 'Look at the first 25 entries' }).click();
    await page.locator('[data-part=replay] [data-board]').waitFor();
  });
});
