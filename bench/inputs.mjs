// How many inputs a battle takes: a scripted player, who plays sensibly, fights whole battles in the page. A press of a key, a click and a
// drag count one each.

const MOMENT = `(() => {
  const table = document.querySelector('[data-part=table-page]');
  return table ? { waits: table.dataset.waits, moment: Number(table.dataset.moment) } : { waits: 'loading', moment: -1 };
})()`;
/** The turn and the step of it. */
const WHEN = `(({ turn = '', step = '' }) => ({ turn, step }))(document.querySelector('[data-part=table-page]')?.dataset ?? {})`;
/** Forward on the screen: away from Red's edge, which is below or left. */
const RED_IS_LEFT = `(edge => edge ? edge.height > edge.width : false)(document.querySelector('[data-board] [data-edge=a]')?.getBoundingClientRect())`;
/** So many pixels: a bound at a time, so that nobody runs into the enemy's fire alone. */
const FAR = 80;
/** Milliseconds in which an empty step ends by itself, or hands that were drawn are shown again. */
const BY_ITSELF = { order: 320, answer: 1800 };
/** Whoever takes longer than this waits for something that never comes. */
const MOST_INPUTS = 900;

/** A hand that counts what it does. */
function handOn(page, told) {
  const counted = { inputs: 0 };
  const count = what => {
    counted.inputs++;
    told(what);
  };
  const centre = async id => {
    const box = await page.locator(`[data-board] [data-piece="${id}"]`).first().boundingBox();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  return {
    page,
    counted,
    centre,
    async key(key) {
      count(`key ${key}`);
      await page.keyboard.press(key);
    },
    async press(locator) {
      count(`press ${await locator.textContent()}`);
      await locator.click();
    },
    async click(id) {
      const at = await centre(id);
      if (!at) return;
      count(`click ${id}`);
      await page.mouse.click(at.x, at.y);
    },
    async drag(id, dx, dy) {
      const at = await centre(id);
      if (!at) return;
      count(`drag ${id}`);
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
  const { waits, moment } = await found.jsonValue();
  // what is done by itself is done by then
  await page.waitForTimeout(BY_ITSELF[waits] ?? 0);
  const after = await now(page);
  return after.moment === moment && after.waits === waits ? waits : settled(page);
}
/** Does something and waits until the position is another one; false if it stays what it was. */
async function changed(page, act, timeout = 3000) {
  const before = await now(page);
  await act();
  try {
    await page.waitForFunction(
      `(now => now.moment !== ${before.moment} || now.waits !== '${before.waits}')(${MOMENT})`,
      undefined,
      { timeout },
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

const primary = page => page.locator('[data-part=action-bar] [data-button=primary]:enabled').first();
const ending = page =>
  page
    .locator(
      '[data-part=action-bar] [data-part=end-step]:enabled, [data-part=action-bar] [data-button=primary]:enabled',
    )
    .first();

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
  const held = page.locator('[aria-label="Push forward together"] li');
  for (let wider = 0; wider < 3 && (await held.count()) < movers.length; wider++) {
    const before = await held.count();
    await hand.key('g');
    await page
      .waitForFunction(
        `document.querySelectorAll('[aria-label="Push forward together"] li').length > ${before}`,
        undefined,
        { timeout: 1500 },
      )
      .catch(() => undefined);
  }
  const moved = await changed(page, () => hand.drag(movers[0], ...forward));
  if (!moved) await hand.key('Escape');
  return moved;
}

/** What an order that was begun still wants: somebody to strike, something to choose, or only to be given. */
const WANTED = [
  '[data-part=end-anyway]',
  '[data-part=making] [data-part=choices] button:not([aria-disabled=true])',
  '[data-part=targets] [data-part=target] input:not(:checked)',
  '[data-part=action-bar]:has(button:text-is("Esc")) [data-button=primary]:enabled',
];

/** The large button, or the end of the step all the same; what it asks for is filled with the first of everything. */
async function endStep(hand) {
  const { page } = hand;
  let gone = await changed(page, () => hand.press(ending(page)), 500);
  for (let more = 0; more < 4 && !gone; more++) {
    const found = [];
    for (const selector of WANTED) if (await page.locator(selector).first().isVisible()) found.push(selector);
    if (found.length === 0) return false;
    gone = await changed(page, () => hand.press(page.locator(found[0]).first()), 700);
  }
  return gone;
}

/** Whom the page wants to act before anything else may be done; the book says why beside the large button. */
async function owingOn(page) {
  if (!(await page.locator('[data-part=action-bar] [data-part=refused]:not([data-due])').isVisible())) return undefined;
  const due = await primary(page)
    .textContent({ timeout: 300 })
    .catch(() => '');
  const [, verb, id] = /^(Take up|Move) (\w+)/.exec(due ?? '') ?? [];
  return id && { id, isHeld: verb === 'Move' };
}

/** Who must go somewhere goes forward if he can, else aside or back; if he can nowhere, what he may do instead is done: he halts. */
async function mustGo(hand, id, [x, y]) {
  for (const [dx, dy] of [
    [2 * x, 2 * y],
    [2 * y, 2 * x],
    [-2 * y, -2 * x],
    [-2 * x, -2 * y],
  ]) {
    if (await changed(hand.page, () => hand.drag(id, dx, dy), 1500)) return;
    await hand.key('Escape');
    await hand.page.keyboard.press('Escape');
    await hand.page.waitForTimeout(200);
  }
  const owing = await owingOn(hand.page);
  if (owing && !owing.isHeld) await takeUp(hand);
  const instead = hand.page.locator('[data-part=verb-buttons] button:not([aria-disabled=true])').last();
  await changed(hand.page, () => hand.press(instead));
}
async function takeUp(hand) {
  await hand.press(primary(hand.page));
  await hand.page.locator('[data-part~=card] dl').first().waitFor();
}

/** One thing that a sensible player does now. */
async function act(hand, forward, done) {
  const { page } = hand;
  const owing = await owingOn(page);
  if (owing) {
    if (!owing.isHeld) await takeUp(hand);
    return mustGo(hand, owing.id, forward);
  }
  const [pays] = await payable(page);
  if (pays && !done.has(`pay ${pays}`)) {
    done.add(`pay ${pays}`);
    if (await changed(page, () => hand.click(pays))) return;
  }
  if (await strikeAll(hand, 'charge', done)) return;
  if (await strikeAll(hand, 'fire', done)) return;
  // who is in reach of somebody stands and fires; the others close up
  if (![...done].some(what => what.startsWith('fire')) && (await pushAll(hand, forward, done))) return;
  await endStep(hand);
}

/** Hands go round; of other answers the first is taken, or the one that was made by itself. */
async function answer(hand, n) {
  const { page } = hand;
  const picks = page.getByRole('region', { name: 'The book asks' }).locator('[data-part=picks] button');
  const whole = page.locator('[data-part=action-bar] [data-button=primary]:enabled');
  await picks.or(whole).first().waitFor();
  const many = await picks.count();
  return changed(page, () => hand.press(many > 0 ? picks.nth(many === 3 ? n % 3 : 0) : whole.first()));
}

/** Fights one battle to its end: how many inputs each turn took, and how many came before the first one. */
export async function fought(page, told = () => {}) {
  const hand = handOn(page, told);
  const turns = new Map();
  let done = new Set();
  let last = '';
  for (let n = 0; hand.counted.inputs < MOST_INPUTS; n++) {
    const waits = await settled(page);
    if (waits === 'nobody') break;
    const { turn, step } = await page.evaluate(WHEN);
    const whole = turn.split(' · ')[0];
    if (`${turn} ${step}` !== last) done = new Set();
    last = `${turn} ${step}`;
    const forward = (await page.evaluate(RED_IS_LEFT)) ? [FAR, 0] : [0, -FAR];
    const before = hand.counted.inputs;
    if (waits === 'answer') await answer(hand, n);
    else if (waits === 'pass' || waits === 'read') await hand.press(primary(page));
    else await act(hand, forward, done);
    turns.set(whole, (turns.get(whole) ?? 0) + hand.counted.inputs - before);
  }
  return [...turns];
}

/** From the page as it opens to the first order that a piece was given in a quick battle. */
export async function firstOrder(page) {
  const hand = handOn(page, () => {});
  await hand.press(page.getByRole('button', { name: 'Quick battle' }));
  for (let n = 0; n < 20; n++) {
    const waits = await settled(page);
    if (waits === 'answer') await answer(hand, n);
    else {
      const [mover] = await able(page, 'move');
      if (!mover) await endStep(hand);
      else {
        await settled(page);
        const forward = (await page.evaluate(RED_IS_LEFT)) ? [FAR, 0] : [0, -FAR];
        if (await changed(page, () => hand.drag(mover, ...forward))) return hand.counted.inputs;
      }
    }
  }
  return Number.POSITIVE_INFINITY;
}

/** Inputs in each turn of a battle, its setting-up aside. */
export const inputsOf = turns => turns.filter(([turn]) => /\d/.test(turn)).map(([, inputs]) => inputs);
