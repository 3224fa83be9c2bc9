import type { Locator, Page } from 'playwright-core';
import { stepOf, stepsFrom } from './forward.js';
import { change, clickPiece, picks, primary, type Waits, waits } from './table.js';

/** What a commander did and saw in the course of a battle. */
export interface Seen {
  moves: number;
  engagements: number;
  /** Results of throws, each with its reasons laid open. */
  results: number;
  reasons: number;
}
export const nothingSeen = (): Seen => ({ moves: 0, engagements: 0, results: 0, reasons: 0 });

const HANDS = ['Rock', 'Paper', 'Scissors'];

/** Answers what the book asks; hands go round, so that nobody draws for ever. */
export async function answer(page: Page, seen: Seen): Promise<void> {
  const hand = HANDS[(seen.results + seen.reasons) % HANDS.length]!;
  const wished = picks(page).filter({ hasText: hand });
  const button = (await wished.count()) > 0 ? wished.first() : picks(page).first();
  await change(page, () => button.click());
  await noteResult(page, seen);
}

/** What was thrown in the panel with every row that bore on it: where it is told at the fight, one line leads to them. */
export async function unfoldedSlip(page: Page): Promise<Locator> {
  const slip = page.locator('[data-part=slip]');
  const why = slip.getByRole('button', { name: 'Why', exact: true, expanded: false });
  if ((await why.count()) > 0) await why.click();
  return slip;
}

async function noteResult(page: Page, seen: Seen): Promise<void> {
  const slip = await unfoldedSlip(page);
  seen.results += await slip.count();
  seen.reasons += await slip.locator('[data-part=citations] a').count();
}

/** The pieces of a side that can still move or strike, as the table marks them. */
const readyPieces = (page: Page, side: string): Promise<string[]> =>
  page.$$eval(
    '[data-board] [data-mark=ready]:has([data-use]:not([data-spent]))',
    (elements, of) => elements.map(e => e.getAttribute('data-of') ?? '').filter(id => id.startsWith(of)),
    side,
  );

/** One piece: it engages if it can, else it goes forward; or anywhere, if it must move. Whether it did anything. */
async function actWith(page: Page, piece: string, ahead: number, seen: Seen, insist = false): Promise<boolean> {
  // who must act is taken up by the large button, wherever he is on a small screen
  const takeUp = () => (insist ? primary(page).click() : clickPiece(page, piece));
  await takeUp();
  const card = page.locator('[data-part~=card] h2', { hasText: new RegExp(`\\b${piece}\\b`) });
  await page.locator('[data-part~=card]').waitFor();
  if ((await card.count()) === 0) return false; // another piece lies over it
  await page.locator('[data-part~=card] dl').first().waitFor();
  const targets = page.locator('[data-part=targets] [data-part=target] input');
  if ((await targets.count()) > 0) {
    await targets.first().click();
    if (await given(page)) {
      seen.engagements++;
      return true;
    }
  }
  const move = page.locator('[data-part=verbs]').getByRole('button', { name: /^Move/ });
  for (const step of await stepsFrom(page, ahead)) {
    if ((await move.count()) === 0 || (await move.getAttribute('aria-disabled')) === 'true') return false;
    await move.click();
    await page.locator('[data-part=making]').waitFor();
    const point = await stepOf(page, piece, step);
    if (!point) return false;
    await page.mouse.click(...point);
    await page.locator('[data-grab=path]').waitFor({ state: 'attached' });
    if (await given(page)) {
      seen.moves++;
      return true;
    }
    if (!insist) return false;
    await takeUp();
    await page.locator('[data-part~=card] dl').first().waitFor();
  }
  return false;
}

/** Presses the large button, if the book lets the order pass; else gives the order up. */
async function given(page: Page): Promise<boolean> {
  const ready = page.locator('[data-part=action-buttons]:not([data-weighing]) [data-button=primary]:enabled');
  const refused = page.locator('[data-part=action-bar] [data-part=refused]');
  await ready.or(refused).first().waitFor();
  if (await refused.isVisible()) {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    return false;
  }
  await change(page, () => ready.click());
  return true;
}

/** One order of a side that is to act: with a few of its pieces, then on to the next step. */
export async function command(
  page: Page,
  how: {
    readonly side: string;
    /** How far pieces are sent, in pixels away from the own edge, which is left or below for whoever has the screen. */
    readonly ahead: number;
    readonly pieces: number;
    /** The round is not ended when they have acted. */
    readonly stay?: boolean;
  },
  seen: Seen,
): Promise<void> {
  const label = ((await primary(page).textContent()) ?? '').trim();
  const owing = /^Take up (\w+)/.exec(label)?.[1];
  if (owing !== undefined) {
    await actWith(page, owing, how.ahead, seen, true);
    await page.keyboard.press('Escape');
    return;
  }
  if (!label.startsWith('End the round')) {
    await pressOn(page);
    return;
  }
  let acted = 0;
  for (const piece of await readyPieces(page, how.side)) {
    if (acted >= how.pieces) break;
    if ((await waits(page)) !== 'order') return;
    if (await actWith(page, piece, how.ahead, seen)) acted++;
    const now = await waits(page);
    if (now === 'answer') return;
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('Escape');
  if (!how.stay) await pressOn(page);
}

/** The large button; what it asks to be chosen is chosen, and what it lays out is confirmed. */
export async function pressOn(page: Page): Promise<Waits> {
  const before = await page.locator('[data-part=table-page]').getAttribute('data-moment');
  await primary(page).click();
  const choice = page.locator('[data-part=choices] button:not([aria-disabled=true])');
  // what leaves no choice, and what is laid out as suggested, is only confirmed
  const whole = page
    .locator('[data-part=action-bar]', { has: page.getByRole('button', { name: /^(Esc|Cancel)$/ }) })
    .locator('[data-button=primary]:enabled')
    .or(page.locator('[data-part=end-anyway]:enabled'));
  const done = page.locator(`[data-part=table-page]:not([data-moment="${before}"]), [data-part=cover]`);
  await choice.or(whole).or(done).first().waitFor();
  if (await done.count()) return waits(page);
  const next = (await choice.count()) > 0 ? choice.first() : whole;
  return change(page, () => next.click());
}
