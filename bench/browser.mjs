// The page in a real browser: how soon one plays, how much is fetched for it, how quickly a stand answers, how smoothly a
// large table is moved. Served as `npm start` serves it, on this machine; Chromium without a graphics card.
import { cpus, loadavg } from 'node:os';
import { ensureChromium, launchChromium } from '../scripts/browser.mjs';
import { say } from '../scripts/lib.mjs';
import { buildPage, PAGE } from '../scripts/page.mjs';
import { serve } from '../scripts/serve.mjs';
import { fightOn, firstBattle, midway, SCRIPT_LIMIT } from '../scripts/visits.mjs';
import { collected } from './figures.mjs';
import { firstOrder, fought, inputsOf } from './inputs.mjs';
import { largeBattle } from './large-battle.mjs';
import { largeWw2 } from './large-ww2.mjs';
import { battles, isTouch, SIZES, seenAt } from './stage.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** What is wanted of each figure. */
const WANTED = {
  script: SCRIPT_LIMIT,
  select: 100,
  desk: 100,
  task: 50,
  share: 80,
  counter: { mouse: 24, touch: 28 },
  first: 6,
  seconds: 15,
};
/** Battles that are fought to their ends, and how many inputs a turn of each may take. */
const FOUGHT = [
  { book: /^MBT 2020/, scenario: /^Crossroads/, most: 15 },
  { book: /^Into Glory Ride/, scenario: /^The ridge, 1815/, most: 20 },
];
const SEEDS = (process.env.SEEDS ?? '7 8 9').split(' ');
const VIEWPORT = { width: 1280, height: 800 };

/** A browser that was never here, without the service worker: it fetches the whole page while nobody waits for it. */
const fresh = (browser, more = {}) =>
  browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block', bypassCSP: true, ...more });

async function quickBattle(browser, url) {
  const context = await fresh(browser);
  const found = await firstBattle(context, url);
  await context.close();
  return found;
}

/** In the page: the time from the pointer going down on a stand to the frame that shows its reach and its targets' odds. */
const WATCH = `addEventListener('pointerdown', () => {
  const begun = performance.now();
  window.drawn = undefined;
  const look = () => {
    const there = document.querySelector('[data-mark="reach"]') && document.querySelector('[data-part=targets]');
    if (there) requestAnimationFrame(() => { window.drawn = performance.now() - begun; });
    else if (performance.now() - begun < 1500) requestAnimationFrame(look);
    else window.drawn = null;
  };
  requestAnimationFrame(look);
}, { capture: true });`;

/** `open` brings a page to a battle in which Red is to move. */
async function selecting(browser, open) {
  const context = await fresh(browser, { reducedMotion: 'reduce' });
  const page = await context.newPage();
  await open(page);
  await page.waitForTimeout(1000);
  await page.evaluate(WATCH);
  const all = await page.evaluate(
    `[...document.querySelectorAll('[data-part=stage] [data-piece]')].map(piece => piece.dataset.piece)`,
  );
  let own = all.filter(id => id.startsWith('A'));
  const times = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const idle = new Set();
    for (const id of own) {
      const box = await page.locator(`[data-piece="${id}"]`).first().boundingBox();
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      const drawn = await (
        await page.waitForFunction('window.drawn !== undefined && { drawn: window.drawn }')
      ).jsonValue();
      if (drawn.drawn === null) idle.add(id);
      else if (round > 0) times.push(drawn.drawn);
      await page.keyboard.press('Escape');
      await page.locator('[data-mark="reach"]').waitFor({ state: 'detached' });
    }
    // those that cannot move now, or have nobody to engage, show less: they are tried once
    own = own.filter(id => !idle.has(id));
  }
  await context.close();
  return { times, count: all.length };
}

/** In the page: every frame. The mark says which thread of the trace is the page's. */
const MARK = 'umpire-bench';
const RECORD = `performance.mark('${MARK}'); window.frames = [];
let last = performance.now();
const frame = () => { const now = performance.now(); window.frames.push(now - last); last = now; requestAnimationFrame(frame); };
requestAnimationFrame(frame);`;

/** The longest task of the page's own thread: as the clock saw it, and as much of it as the processor worked. */
function longestTask(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const { pid, tid } = traceEvents.find(event => event.name === MARK);
  const tasks = traceEvents.filter(event => event.pid === pid && event.tid === tid && /RunTask$/.test(event.name));
  const longest = field => Math.max(0, ...tasks.map(task => (task[field] ?? 0) / 1000));
  return { clock: longest('dur'), work: longest('tdur') };
}

async function panning(browser, url, { record, stands, terrain }) {
  const context = await fresh(browser, { reducedMotion: 'reduce' });
  const page = await context.newPage();
  await fightOn(page, url, record);
  await page.waitForTimeout(2000);
  const { x, y, width, height } = await page.locator('[data-part=stage-view]').boundingBox();
  const middle = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(middle.x, middle.y);
  for (let i = 0; i < 4; i++) await page.mouse.wheel(0, -240);
  await page.waitForTimeout(1000);
  await page.evaluate(RECORD);
  const longest = [];
  for (let round = 0; round < ROUNDS; round++) {
    await browser.startTracing(page, {
      categories: ['toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline'],
    });
    await page.evaluate(`performance.mark('${MARK}')`);
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    for (let i = 1; i <= 60; i++) {
      const turn = (i / 60) * 2 * Math.PI;
      await page.mouse.move(middle.x + 220 * Math.sin(turn), middle.y + 160 * (1 - Math.cos(turn)));
    }
    await page.mouse.up();
    await page.waitForTimeout(400);
    longest.push(longestTask(await browser.stopTracing()));
  }
  const frames = await page.evaluate('window.frames');
  await context.close();
  return { frames, longest, stands, terrain };
}

export async function page() {
  const chromium = ensureChromium();
  if (!chromium) return say('The page was not measured: there is no Chromium here and none can be installed.');
  const ready = process.env.UMPIRE_PAGE;
  if (!ready && !buildPage()) throw new Error('the page could not be built');
  const served = await serve(ready ?? PAGE, 0);
  const browser = await launchChromium(chromium);
  const figures = collected();
  for (const name of (process.env.PARTS ?? Object.keys(PARTS).join(' ')).split(' '))
    await PARTS[name](browser, served.url, figures);
  console.log(figures.table());
  await browser.close();
  await served.close();
}

/** PARTS in the environment names those that are wanted. */
const PARTS = { first, speed, desk, inputs, stages };

/** How soon one plays, and what is fetched for it. */
async function first(browser, url, figures) {
  const runs = [];
  for (let round = 0; round <= ROUNDS; round++) runs.push(await quickBattle(browser, url));
  const warm = runs.slice(1);
  figures.add({ what: 'navigation to a playable quick battle', values: warm.map(run => run.ready), unit: 'ms' });
  const script = { what: 'script for the first battle, gzip', values: warm.map(run => run.script), unit: 'kB' };
  figures.add({ ...script, atMost: WANTED.script });
  // with its films, as whoever opens the page for the first time sees it
  const context = await fresh(browser);
  const page = await context.newPage();
  const begun = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  const needed = await firstOrder(page);
  const seconds = (performance.now() - begun) / 1000;
  await context.close();
  const what = 'to the first order of a first battle';
  figures.add({ what: `inputs ${what}`, values: [needed], unit: '', atMost: WANTED.first });
  figures.add({ what: `time ${what}, all of it waiting`, values: [seconds], unit: 's', atMost: WANTED.seconds });
}

/** How quickly a stand answers, and how smoothly a large table is moved. */
async function speed(browser, url, figures) {
  const selected = [
    ['MBT 2020', page => midway(page, url, 'tactical')],
    ['World War 2', page => fightOn(page, url, largeWw2())],
  ];
  for (const [book, open] of selected) {
    const { times, count } = await selecting(browser, open);
    const what = `${book}: a stand selected to reach and odds drawn, ${count} stands`;
    figures.add({ what, values: times, unit: 'ms', atMost: WANTED.select });
  }
  const { frames, longest, stands, terrain } = await panning(browser, url, largeBattle());
  figures.add({ what: `a frame while panning, ${stands} stands, ${terrain} terrain`, values: frames, unit: 'ms' });
  const task = { unit: 'ms', atMost: WANTED.task, worst: true };
  const work = longest.map(({ work }) => work);
  figures.add({ what: 'longest task while panning, work of the processor', values: work, ...task });
  const [load] = loadavg();
  const note = load > cpus().length ? `the machine was busy (load ${load.toFixed(1)})` : '';
  figures.add({ what: 'the same by the clock', values: longest.map(({ clock }) => clock), ...task }, note);
}

/** How soon the umpire's desk shows what he decided, in the largest battle that has one. */
async function desk(browser, url, figures) {
  const context = await fresh(browser, { reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${url}#/new?book=plana&scenario=plan-a`);
  const form = page.locator('[data-part=new-form]');
  for (const side of ['Red', 'Blue'])
    await form
      .getByRole('group', { name: `Who plays ${side}` })
      .getByLabel('Opportunist', { exact: true })
      .check();
  await form.getByLabel(/is the umpire/).check();
  await form.getByRole('textbox', { name: 'Seed' }).fill('5');
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  // until the first turn there is nothing to decide by
  await page
    .locator('[data-part=judge]')
    .getByText('turn 1 of', { exact: false })
    .first()
    .waitFor({ timeout: 300_000 });
  await page.getByRole('button', { name: 'Stop the bots' }).click();
  await page.getByRole('button', { name: 'One step on' }).waitFor();
  await page.waitForTimeout(2000);
  await page.evaluate(DECIDED);
  const times = [];
  for (let round = -1; round < 2 * ROUNDS; round++) {
    await page.getByRole('button', { name: /^(Hold both|Let both go on)$/ }).click();
    const { drawn } = await (
      await page.waitForFunction('window.drawn !== undefined && { drawn: window.drawn }')
    ).jsonValue();
    if (round >= 0) times.push(drawn);
    await page.waitForTimeout(300);
  }
  await context.close();
  figures.add({
    what: 'the umpire’s desk redrawn after his word, Plan A',
    values: times,
    unit: 'ms',
    atMost: WANTED.desk,
  });
}
/** In the page: the time from the pointer going down to the frame in which the list of what he ruled is longer. */
const DECIDED = `addEventListener('pointerdown', () => {
  const begun = performance.now();
  window.drawn = undefined;
  const acts = () => document.querySelectorAll('[aria-label="Your rulings"] li').length;
  const before = acts();
  const look = () => {
    if (acts() > before) requestAnimationFrame(() => { window.drawn = performance.now() - begun; });
    else if (performance.now() - begun < 5000) requestAnimationFrame(look);
    else window.drawn = null;
  };
  requestAnimationFrame(look);
}, { capture: true });`;

/** How many inputs it takes to play, by a player who plays sensibly. */
async function inputs(browser, url, figures) {
  for (const battle of FOUGHT) {
    const turns = [];
    for (const seed of SEEDS) turns.push(...(await foughtFrom(browser, url, { ...battle, seed })));
    const what = `inputs a turn, ${battle.scenario.source.slice(1)}, ${SEEDS.length} battles`;
    figures.add({ what, values: turns, unit: '', atMost: battle.most });
  }
}

async function foughtFrom(browser, url, { book, scenario, seed }) {
  const context = await fresh(browser, { reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${url}#/new`);
  const form = page.locator('[data-part=new-form]');
  await form.getByRole('radio', { name: book }).check();
  await form.getByRole('radio', { name: scenario }).check();
  await form.getByRole('group', { name: 'Who plays Red' }).getByLabel('Person', { exact: true }).check();
  await form.getByRole('group', { name: 'Who plays Blue' }).getByLabel('Opportunist', { exact: true }).check();
  await form.getByRole('textbox', { name: 'Seed' }).fill(seed);
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await page.locator('[data-part=table-page]').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('region', { name: 'More about this battle' }).getByLabel('no film', { exact: true }).check();
  await page.keyboard.press('Escape');
  const turns = inputsOf(await fought(page));
  await context.close();
  return turns;
}

/** In every scenario: how much of the stage the table fills in its tighter direction, and how small the smallest counter is. */
async function stages(browser, url, figures) {
  const deployed = battles();
  for (const size of SIZES) {
    const seen = [];
    for (const { title, record } of deployed) {
      const one = await seenAt(browser, url, size, record);
      const smallest = one.counter === null ? 'none' : `${one.counter.toFixed(1)} px`;
      const share = `${(one.share * 100).toFixed(0)} % of the stage`;
      say(`  ${size.width}×${size.height} ${title}: ${share}, smallest counter ${smallest}`);
      seen.push(one);
    }
    const at = `${size.width}×${size.height}, ${seen.length} scenarios`;
    const shares = { what: `share of the stage, ${at}`, values: seen.map(({ share }) => share * 100), unit: '%' };
    figures.add({ ...shares, atLeast: WANTED.share, worst: true });
    const counters = {
      what: `smallest counter, ${at}`,
      values: seen.flatMap(({ counter }) => counter ?? []),
      unit: 'px',
    };
    figures.add({ ...counters, atLeast: WANTED.counter[isTouch(size) ? 'touch' : 'mouse'], worst: true });
  }
}
