// How many inputs a battle takes: a scripted player, who plays sensibly, fights whole battles in the page. A press of a key, a click and a
// drag count one each.
import { median } from './measure.mjs';

const MOMENT = `(() => {
  const table = document.querySelector('.table-page');
  return table ? { waits: table.dataset.waits, moment: Number(table.dataset.moment) } : { waits: 'loading', moment: -1 };
})()`;
const TURN = `document.querySelector('[data-turn]')?.dataset.turn ?? document.querySelector('.table-page')?.dataset.turn ?? ''`;
/** Whoever takes longer than this waits for something that never comes. */
const MOST_INPUTS = 900;

/** A hand that counts what it does. */
function handOn(page) {
  const counted = { inputs: 0 };
  const centre = async id => {
    const box = await page.locator(`.board [data-piece="${id}"]`).first().boundingBox();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  return {
    page,
    counted,
    centre,
    async key(key) {
      counted.inputs++;
      await page.keyboard.press(key);
    },
    async press(locator) {
      counted.inputs++;
      await locator.click();
    },
    async click(id) {
      const at = await centre(id);
      if (!at) return;
      counted.inputs++;
      await page.mouse.click(at.x, at.y);
    },
    async drag(id, dx, dy) {
      const at = await centre(id);
      if (!at) return;
      counted.inputs++;
      await page.mouse.move(at.x, at.y);
      await page.mouse.down();
      await page.mouse.move(at.x + dx, at.y + dy, { steps: 6 });
      await page.waitForTimeout(150);
      await page.mouse.up();
    },
  };
}

const now = page => page.evaluate(MOMENT);
async function settled(page) {
  const found = await page.waitForFunction(
    `(now => ['bot', 'moment', 'loading'].includes(now.waits) ? false : now)(${MOMENT})`,
    undefined,
    { timeout: 120_000 },
  );
  return (await found.jsonValue()).waits;
}
/** Does something and waits until the position is another one; false if it stays what it was. */
async function changed(page, act) {
  const before = await now(page);
  await act();
  try {
    await page.waitForFunction(
      `(now => now.moment !== ${before.moment} || now.waits !== '${before.waits}')(${MOMENT})`,
      undefined,
      { timeout: 3000 },
    );
    return true;
  } catch {
    return false;
  }
}

/** The pieces under which a sign says that they can do this. */
const able = (page, use) =>
  page.$$eval(
    '[data-mark=ready]',
    (feet, wanted) =>
      feet.filter(foot => foot.querySelector(`[data-use=${wanted}]:not([data-spent])`)).map(foot => foot.dataset.of),
    use,
  );
/** The pieces that can be paid for. */
const payable = page => page.$$eval('[data-mark=coin][data-state=open]', coins => coins.map(coin => coin.dataset.of));

const primary = page => page.locator('.action-bar .button-primary:enabled').first();
const ending = page => page.locator('.action-bar .end-step:enabled, .action-bar .button-primary:enabled').first();

/** Strikes with everybody whose best blow the page offers. */
async function strikeAll(hand, use, done) {
  const { page } = hand;
  for (const id of await able(page, use)) {
    if (done.has(`${use} ${id}`)) continue;
    done.add(`${use} ${id}`);
    await hand.click(id);
    const button = primary(page).filter({ hasText: '→' });
    const offered = await button.waitFor({ timeout: 2500 }).then(
      () => true,
      () => false,
    );
    if (offered) return changed(page, () => hand.key('Enter'));
  }
  return false;
}

/** Everybody goes forward in one push. */
async function pushAll(hand, forward, done) {
  const { page } = hand;
  const movers = await able(page, 'move');
  if (movers.length < 2 || done.has('push')) return false;
  done.add('push');
  await hand.click(movers[0]);
  await page.locator('.card dl').first().waitFor();
  for (let wider = 0; wider < 3; wider++) {
    const before = await page.locator('[aria-label="Push forward together"] li').count();
    if (before >= movers.length) break;
    await hand.key('g');
    await page.waitForTimeout(250);
  }
  const moved = await changed(page, () => hand.drag(movers[0], ...forward));
  if (!moved) await hand.key('Escape');
  return moved;
}

/** The end of the step, all the same. */
async function endStep(hand) {
  const { page } = hand;
  return changed(page, async () => {
    await hand.press(ending(page));
    const anyway = page.locator('.end-anyway');
    await page.waitForTimeout(120);
    if (await anyway.isVisible()) await hand.press(anyway);
    const choice = page.locator('.making .choices button:not([aria-disabled=true])').first();
    await page.waitForTimeout(120);
    if (await choice.isVisible().catch(() => false)) await hand.press(choice);
    const whole = page
      .locator('.action-bar', { has: page.getByRole('button', { name: 'Esc', exact: true }) })
      .locator('.button-primary:enabled');
    if (await whole.isVisible().catch(() => false)) await hand.press(whole);
  });
}

/** One thing that a sensible player does now. */
async function act(hand, forward, done) {
  const { page } = hand;
  const due = await primary(page)
    .textContent({ timeout: 300 })
    .catch(() => '');
  if (/^Take up (\w+)/.test(due ?? '')) {
    const [, id] = /^Take up (\w+)/.exec(due);
    await hand.press(primary(page));
    await page.locator('.card dl').first().waitFor();
    if (await changed(page, () => hand.drag(id, ...forward))) return;
    await hand.key('Escape');
    return void (await changed(page, () => hand.press(primary(page))));
  }
  const [pays] = await payable(page);
  if (pays && !done.has(`pay ${pays}`)) {
    done.add(`pay ${pays}`);
    if (await changed(page, () => hand.click(pays))) return;
  }
  if (await strikeAll(hand, 'charge', done)) return;
  if (await pushAll(hand, forward, done)) return;
  if (await strikeAll(hand, 'fire', done)) return;
  await endStep(hand);
}

const HANDS = ['a', 's', 'd'];
/** Hands go round; of other answers the first is taken. */
async function answer(hand, n) {
  const { page } = hand;
  if (
    await page
      .locator('.ask .hands')
      .isVisible()
      .catch(() => false)
  )
    return changed(page, () => hand.key(HANDS[n % 3]));
  const pick = page.locator('.ask .picks button, .ask .number-pad button').first();
  const whole = page.locator('.action-bar .button-primary:enabled').first();
  await pick.or(whole).first().waitFor({ timeout: 5000 });
  return changed(page, () => hand.press(pick.or(whole).first()));
}

/** Fights one battle to its end: how many inputs each turn took, and how many came before the first one. */
export async function fought(page, forward) {
  const hand = handOn(page);
  const turns = new Map();
  let done = new Set();
  let step = '';
  for (let n = 0; hand.counted.inputs < MOST_INPUTS; n++) {
    const waits = await settled(page);
    if (waits === 'nobody') break;
    const turn = await page.evaluate(TURN);
    const at = `${turn} ${await page
      .locator('.top-step[aria-current], [aria-current=step]')
      .first()
      .textContent()
      .catch(() => '')}`;
    if (at !== step) done = new Set();
    step = at;
    const before = hand.counted.inputs;
    if (waits === 'answer') await answer(hand, n);
    else if (waits === 'pass') await hand.press(primary(page));
    else await act(hand, forward, done);
    turns.set(turn, (turns.get(turn) ?? 0) + hand.counted.inputs - before);
  }
  return [...turns];
}

export const inputsATurn = turns => median(turns.map(([, inputs]) => inputs));
