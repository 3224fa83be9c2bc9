import type { Page } from 'playwright-core';
import { stepOf, stepsFrom } from './forward.js';
import { change, clickPiece, goOn, picks, primary, type Waits, waits } from './table.js';

/**
 * Commands an army whose units are activated, moved, let loose, shot with and fought with, by what the page offers: it presses
 * what is open, and reads why not where something is closed. The same battle always goes the same way.
 */
export interface Commander {
  readonly page: Page;
  /** Its pieces' names begin with this. */
  readonly army: string;
  /** How far pieces are sent, in pixels away from Red's edge. */
  readonly ahead: number;
}

/** What the order in the making wants next. Looked up in the page itself, in one go. */
type Wants = 'done' | 'choice' | 'target' | 'ready' | 'refused';
const wantsAfter = (moment: string): string => `(() => {
  const table = document.querySelector('[data-part=table-page]');
  if (!table || table.dataset.moment !== ${JSON.stringify(moment)} || table.dataset.waits !== 'order') return 'done';
  const has = selector => document.querySelector(selector) !== null;
  if (has('[data-part=making] [data-part=choices] button:not([aria-disabled=true])')) return 'choice';
  if (has('[data-part=making] + [data-part=refused], [data-part=action-bar] [data-part=refused]')) return 'refused';
  if (has('[data-part=action-buttons]:not([data-weighing]) [data-button=primary]:enabled')) return 'ready';
  return has('[data-part=targets] [role=radiogroup]') ? 'target' : false;
})()`;

const momentOf = async (page: Page): Promise<string> =>
  (await page.locator('[data-part=table-page]').getAttribute('data-moment')) ?? '';

/** Fills the fields of the order that was begun with the first of everything, and gives it. Whether it was given. */
async function finish(page: Page, moment: string): Promise<boolean> {
  for (;;) {
    const found = await page.waitForFunction<Wants | false>(wantsAfter(moment));
    switch (await found.jsonValue()) {
      case 'done':
        return true;
      case 'choice':
        await page.locator('[data-part=making] [data-part=choices] button:not([aria-disabled=true])').first().click();
        break;
      case 'target': {
        const targets = page.locator('[data-part=targets] [data-part=target] input');
        if ((await targets.count()) === 0) return giveUp(page);
        await targets.first().click();
        break;
      }
      case 'ready':
        await change(page, () => primary(page).click());
        return true;
      default:
        return giveUp(page);
    }
  }
}

async function giveUp(page: Page): Promise<boolean> {
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('Escape');
  return false;
}

const openVerb = (page: Page, name: RegExp) =>
  page.locator('[data-part=verbs] button:not([aria-disabled=true])').filter({ hasText: name }).first();

/** Takes a piece up: what was thrown is put away first, lest it lies over it. */
async function takeUp(page: Page, piece: string): Promise<boolean> {
  await giveUp(page);
  await clickPiece(page, piece);
  const card = page.locator('[data-part~=card] h2', { hasText: new RegExp(`\\b${piece}$`) });
  const shown = await page
    .locator('[data-part~=card] dl')
    .first()
    .waitFor({ timeout: 2000 })
    .then(() => true)
    .catch(() => false);
  return shown && (await card.count()) > 0;
}

/**
 * Presses an open verb of the piece that was taken up. The menu of the piece before may still stand there for a moment: a
 * button that closes under the finger counts as closed.
 */
const press = async (page: Page, verb: RegExp): Promise<boolean> => {
  const button = openVerb(page, verb);
  if ((await button.count()) === 0) return false;
  return button
    .click({ timeout: 2000 })
    .then(() => true)
    .catch(() => giveUp(page));
};

/** Begins an order of the piece that was taken up, and finishes it. */
async function order(page: Page, verb: RegExp): Promise<boolean> {
  const moment = await momentOf(page);
  return (await press(page, verb)) && (await finish(page, moment));
}

/** A straight move away from Red's edge. */
async function moveAhead(page: Page, piece: string, ahead: number): Promise<boolean> {
  const moment = await momentOf(page);
  if (!(await press(page, /^Move/))) return false;
  await page.locator('[data-part=making]').waitFor();
  const [forward] = await stepsFrom(page, ahead);
  const point = await stepOf(page, piece, forward);
  if (!point) return giveUp(page);
  await page.mouse.click(...point);
  await page.locator('[data-grab=path]').waitFor({ state: 'attached' });
  return finish(page, moment);
}

/** Whom it could charge, nearest last on the list or not: each is tried until the book lets one pass. */
async function charge(page: Page, piece: string): Promise<boolean> {
  const names = await page.$$eval('[data-part=targets] [data-part=target] input', list =>
    list.map(one => one.getAttribute('value') ?? ''),
  );
  for (const name of names) {
    const one = page.locator(`[data-part=targets] [data-part=target] input[value="${name}"]`);
    if ((await one.count()) === 0 && !(await takeUp(page, piece))) return false;
    const moment = await momentOf(page);
    await one.click();
    if (await finish(page, moment)) return true;
    if (!(await takeUp(page, piece))) return false;
  }
  return false;
}

/** Who can be paid for, and who can still move, charge or shoot: as the table marks them. */
const CAN_ACT =
  '[data-board] [data-mark=coin][data-state=open], [data-board] [data-mark=ready]:has([data-use]:not([data-spent]))';

async function withEach({ page, army }: Commander, act: (piece: string) => Promise<unknown>): Promise<Waits> {
  const pieces = await page.$$eval(CAN_ACT, list => list.map(one => one.getAttribute('data-of') ?? ''));
  for (const piece of pieces.filter(id => id.startsWith(army))) {
    const now = await waits(page);
    if (now !== 'order') return now;
    if (await takeUp(page, piece)) await act(piece);
  }
  return waits(page);
}

/** Answers what the book asks: light troops get out of the way, and fire is returned. */
export async function reply(page: Page): Promise<void> {
  const evade = picks(page).filter({ hasText: 'Evade' });
  const button = (await evade.count()) > 0 ? evade.first() : picks(page).first();
  await change(page, () => button.click());
}

/** What a button is called, without who could still act. */
const nameOf = (label: string): string => label.replace(/\d.*$/, '');

/** One phase, or what is due in it. */
export async function commandPhase(commander: Commander): Promise<void> {
  const { page, ahead } = commander;
  await giveUp(page);
  const label = ((await primary(page).textContent()) ?? '').trim();
  const due = /^Take up (\w+)/.exec(label)?.[1];
  if (due !== undefined) {
    await primary(page).click();
    await page.locator('[data-part~=card] dl').first().waitFor();
    if (await order(page, /^Halt/)) return;
    const moment = await momentOf(page);
    await primary(page).click();
    await finish(page, moment);
    return;
  }
  let now: Waits = 'order';
  if (label.startsWith('On to movement')) now = await withEach(commander, () => order(page, /^Activate/));
  if (label.startsWith('On to initiative'))
    now = await withEach(commander, async piece => {
      if (await charge(page, piece)) return;
      await moveAhead(page, piece, ahead);
    });
  if (label.startsWith('No more shots')) now = await withEach(commander, () => order(page, /^Shoot/));
  if (now !== 'order') return;
  await giveUp(page);
  // what was pressed may have been overtaken by a charger that is to go on
  const next = ((await primary(page).textContent()) ?? '').trim();
  if (nameOf(next) === nameOf(label)) await goOn(page);
}
