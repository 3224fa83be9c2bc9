import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium.js';
import { openSite, type Site } from './served.js';
import { afterMoment, begin, change, hurry, momentOf, skirmish, waits } from './table.js';

/** All that is said to those who listen. The same words said twice differ by a blank. */
const HEARD = `[...document.querySelectorAll('[role=status]')].map(one => one.textContent).join('|')`;

/** Types a line into the command line, over what was refused before, and reads the answer: the keyboard alone. */
async function say(page: Page, line: string): Promise<string[]> {
  await page.keyboard.press('Alt+c');
  await page.keyboard.type(line);
  expect(await page.evaluate(`document.activeElement.value`)).toBe(line); // the keys went where they should
  const before = await page.evaluate<string>(HEARD);
  await page.keyboard.press('Enter');
  await page.waitForFunction(`${HEARD} !== ${JSON.stringify(before)}`);
  return page.locator('[data-part=command-said] li').allTextContents();
}

/** Says a line that is an order; if it is carried out, the new position is waited for. */
async function order(page: Page, line: string): Promise<boolean> {
  const before = await momentOf(page);
  const done = (await say(page, line)).join(' ').includes('done');
  if (done) await afterMoment(page, before);
  return done;
}

/** What the whole side can do, by its labels. */
const openVerbs = async (page: Page): Promise<string[]> =>
  (await say(page, 'menu'))
    .filter(line => !line.includes(': closed.'))
    .map(line => line.replace(/( \(\w\))?: .*$/, ''))
    .filter(label => !/surrender|concede|resign/i.test(label));

/** `Mon Battle Group: B7, unknown stand; …`: the ids of the stands in a list. */
const idsIn = (lines: readonly string[]): string[] => lines.flatMap(line => /^([AB]\d+)\b/.exec(line)?.slice(1) ?? []);

/** Ends the step, or the turn. */
const ENDS = /^(Next|End)/;

interface Told {
  moves: number;
  engagements: number;
}

const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/** A stand in FAST has to go at least half its way (MBT20-MOV-07): wherever it can. */
async function mustGo(page: Page, stand: string): Promise<boolean> {
  for (const way of COMPASS) if (await order(page, `m ${stand} ${way} 8`)) return true;
  return false;
}

/** Those in FAST go, and up to four more stands engage what is near, or go north. */
async function fight(page: Page, told: Told): Promise<void> {
  const lines = await say(page, 'stands');
  const fast = idsIn(lines.filter(line => / FAST\b/.test(line)));
  let acted = 0;
  for (const stand of idsIn(lines)) {
    if ((await waits(page)) !== 'order') return;
    if (fast.includes(stand)) {
      if (await mustGo(page, stand)) told.moves++;
      continue;
    }
    if (acted >= 4) continue;
    const near = (await say(page, `near ${stand}`)).flatMap(line => /^(B\d+)\b/.exec(line)?.slice(1) ?? []);
    if (near[0] !== undefined && (await order(page, `e ${stand} ${near[0]}`))) {
      told.engagements++;
      acted++;
    } else if (await order(page, `m ${stand} N 6`)) {
      told.moves++;
      acted++;
    }
  }
}

describe.skipIf(!CHROMIUM)('the table in words', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test('a whole battle by the keyboard alone', async () => {
    const { page, errors } = await site.visit('#/new');
    await begin(page, site.url, { red: 'Person', blue: 'Greedy', seed: 5, scenario: skirmish() });
    await hurry(page);
    await waits(page);
    await page.keyboard.press('Shift+W');
    await page.locator('[data-part=words]').waitFor();
    const told: Told = { moves: 0, engagements: 0 };
    let asked = 0;
    let done = '';
    for (let what = await waits(page); what !== 'nobody'; what = await waits(page)) {
      if (what === 'answer') {
        const answers = await page.locator('[data-part=answers] button').allTextContents();
        await change(page, () => say(page, answers[asked++ % answers.length]!));
        continue;
      }
      const now = (await say(page, 'now')).join(' ');
      const verbs = await openVerbs(page);
      const work = verbs.find(label => !ENDS.test(label));
      const end = verbs.find(label => ENDS.test(label));
      if (work !== undefined && done !== now && (await order(page, `${work} 1`))) {
        done = now;
        continue;
      }
      if (end === undefined || end === 'End the round') await fight(page, told);
      if ((await waits(page)) !== 'order') continue;
      const over = (await openVerbs(page)).find(label => ENDS.test(label));
      expect(over, `a way on from ${now}`).toBeDefined();
      // where somebody could still act it is asked whether it is meant
      if (!(await order(page, over!))) await order(page, 'yes');
    }
    const end = (await say(page, 'now')).join(' ');
    expect(end).toMatch(/wins|drawn/);
    expect(told.moves).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });

  test('whoever ends a round while somebody could still act is asked first, and ends stand behind everything else', async () => {
    const { page, errors } = await site.visit();
    await page.getByRole('button', { name: 'Quick battle' }).click();
    expect(await waits(page)).toBe('order');
    // the only group is chosen by itself; the log that says so gives way to the briefing
    await page
      .getByText(/is selected to move/)
      .first()
      .waitFor({ state: 'attached' });
    await page.keyboard.press('Shift+W');
    const verbs = page.locator('[data-part=words] [data-part=verbs] button');
    const end = verbs.filter({ hasText: /^End the round/ });
    await end.waitFor();
    const before = await momentOf(page);
    await end.focus();
    await page.keyboard.press('Enter');
    const left = page.locator('[data-part=left-words]');
    await left.first().waitFor();
    expect(await left.first().textContent()).toMatch(/A\d.* can still move\./);
    expect((await momentOf(page)).moment).toBe(before.moment);
    await page.keyboard.press('Escape');
    await end.click();
    await change(page, () => page.getByRole('button', { name: 'End the round all the same' }).click());
    expect(errors).toEqual([]);
  });
});
