// The pages of the page, each reached as a player reaches it: for pictures of them and for checks that go over all of them.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { at } from './lib.mjs';

const TOWN = at('fixtures', 'mbt2020-2-the-town.record.json');
const CROSSROADS = at('fixtures', 'mbt2020-1-crossroads.record.json');
const RIDGE = at('fixtures', 'ridge-1815.record.json');
const CANDLEMAS = at('fixtures', 'candlemas-1643.record.json');

const waitFor = (page, selector) => page.locator(selector).first().waitFor();
const press = (page, name) => page.getByRole('button', { name }).click();

const recorded = path => JSON.parse(readFileSync(path, 'utf8'));

/** Brings a record in through the dialog of the home page. */
async function bringIn(page, url, record) {
  await page.goto(url);
  await press(page, 'Import a battle');
  await page.locator('dialog input[type=file]').setInputFiles({
    name: 'battle.umpire.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
}

/** Fights on with a record: Red is a person. */
export async function fightOn(page, url, record) {
  await bringIn(page, url, record);
  await press(page, 'Fight on');
  await waitFor(page, '[data-part=stage] [data-piece]');
}

/** Where Red gives an order of a kind for the first time, after so many entries. */
function firstOf({ entries }, verb, after = 0) {
  const found = entries.findIndex(({ by, order }, i) => i >= after && by === 'a' && order.verb === verb);
  if (found < 0) throw new Error(`Red never gives the order ${verb} in this record`);
  return found;
}

/** Takes a piece up wherever it stands: on a small screen it may lie beyond its edge, where no finger finds it. */
const takeUp = piece => piece.dispatchEvent('click');

/** A battle before the first order of Red's of a kind; gives that order. */
async function before(page, url, path, verb) {
  const record = recorded(path);
  const at = firstOf(record, verb);
  const { order } = record.entries[at];
  await fightOn(page, url, { ...record, entries: record.entries.slice(0, at) });
  await takeUp(page.locator(`[data-piece="${order.stand}"]`).first());
  await waitFor(page, '[data-part~=card] dl');
  return order;
}

/** A battle in its middle, where a group moves: before its first move, or before it engages. Gives the stand that does so next. */
export async function midway(page, url, verb = 'engage') {
  const record = recorded(TOWN);
  const moving = firstOf(record, 'tactical', Math.floor(record.entries.length / 2));
  const at = firstOf(record, verb, moving);
  await fightOn(page, url, { ...record, entries: record.entries.slice(0, at) });
  return page.locator(`[data-piece="${record.entries[at].order.stand}"]`).first();
}

async function replay(page, url, path = TOWN) {
  await bringIn(page, url, recorded(path));
  await press(page, 'Watch the replay');
  await waitFor(page, '[data-part=replay] [data-board]');
}

/** In the page: the share of the stage in the direction in which the table is tighter, that of its width, and the shortest side of a counter. */
export const ON_STAGE = `(() => {
  const whole = document.querySelector('[data-part=stage]').getBoundingClientRect();
  const panel = document.querySelector('aside[aria-label="Panel"]').getBoundingClientRect();
  // a sheet lies over the lower part of the stage: what it covers is not the table's
  const below = panel.left <= whole.left && panel.top > whole.top ? Math.min(whole.bottom, panel.top) : whole.bottom;
  const stage = { left: whole.left, right: whole.right, top: whole.top, bottom: below, width: whole.width, height: below - whole.top };
  const table = document.querySelector('[data-part=stage] [data-table]').getBoundingClientRect();
  const seen = (from, to, low, high) => Math.max(0, Math.min(to, high) - Math.max(from, low));
  const counters = [...document.querySelectorAll('[data-part=stage] [data-piece] [data-base]')].map(base => {
    const { a, b, c, d } = base.getScreenCTM();
    const box = base.getBBox();
    const border = parseFloat(getComputedStyle(base).strokeWidth);
    return Math.min((box.width + border) * Math.hypot(a, b), (box.height + border) * Math.hypot(c, d));
  });
  const across = seen(table.left, table.right, stage.left, stage.right) / stage.width;
  return {
    across,
    share: Math.max(
      across,
      seen(table.top, table.bottom, stage.top, stage.bottom) / stage.height,
    ),
    counter: counters.length === 0 ? null : Math.min(...counters),
  };
})()`;

/**
 * In the page: which texts of the table lie over each other, and which over a counter that is not theirs; which are cut by the edge of what
 * is seen of it; which counters are not wholly in sight, and which lie over each other.
 */
export const TEXTS = `(() => {
  const stage = document.querySelector('[data-part=stage-view]').getBoundingClientRect();
  const panel = document.querySelector('aside[aria-label="Panel"]').getBoundingClientRect();
  const isSheet = panel.left <= stage.left && panel.top > stage.top;
  const seen = { left: stage.left, right: stage.right, top: stage.top, bottom: isSheet ? Math.min(stage.bottom, panel.top) : stage.bottom };
  // letters fill the middle of a line's box
  const tight = ({ left, right, top, bottom }) => ({ left: left + 1, right: right - 1, top: top + (bottom - top) * 0.2, bottom: bottom - (bottom - top) * 0.2 });
  const meet = (a, b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
  const isWithin = (a, b) => a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
  const texts = [...document.querySelectorAll('[data-part=stage] [data-board] text')]
    .flatMap(text => (text.querySelector('tspan') ? [...text.querySelectorAll('tspan')] : [text]))
    .map(text => {
      const tags = text.closest('[data-tags]');
      // the letter of a badge and the price on a coin are parts of their piece, and may leave the picture with it
      return { words: text.textContent, box: tight(text.getBoundingClientRect()), of: tags?.dataset.tags ?? text.closest('[data-of]')?.dataset.of, badge: (tags !== null && text.parentElement !== tags) || text.closest('[data-mark=coin]') !== null };
    })
    .filter(({ box }) => box.right > box.left && meet(box, seen));
  const counters = [...document.querySelectorAll('[data-part=stage] [data-piece]')].flatMap(piece => {
    const base = piece.querySelector('[data-base]');
    if (!base) return [];
    const [box, way] = [base.getBBox(), base.getScreenCTM()];
    // the border of a base may be touched
    const corners = [[0.06, 0.06], [0.94, 0.06], [0.94, 0.94], [0.06, 0.94]].map(([x, y]) =>
      new DOMPoint(box.x + box.width * x, box.y + box.height * y).matrixTransform(way));
    return [{ id: piece.dataset.piece, corners, box: base.getBoundingClientRect() }];
  });
  const spanAlong = (points, { x, y }) => { const all = points.map(point => point.x * x + point.y * y); return [Math.min(...all), Math.max(...all)]; };
  const isAcross = (one, other) => {
    const sides = [one, other].flatMap(points => [0, 1].map(i => ({ x: points[i].y - points[i + 1].y, y: points[i + 1].x - points[i].x })));
    return sides.every(side => { const [[a, b], [c, d]] = [spanAlong(one, side), spanAlong(other, side)]; return a < d && b > c; });
  };
  const isOver = ({ left, right, top, bottom }, corners) =>
    isAcross([{ x: left, y: top }, { x: right, y: top }, { x: right, y: bottom }, { x: left, y: bottom }], corners);
  return {
    texts: texts.length,
    on: texts.filter(({ badge }) => !badge).flatMap(({ words, box, of }) =>
      counters.filter(({ id, corners }) => id !== of && isOver(box, corners)).map(({ id }) => words + ' on ' + id)),
    beyond: counters.filter(({ box: { left, right, top, bottom } }) => left < seen.left - 1 || right > seen.right + 1 || top < seen.top - 1 || bottom > seen.bottom + 1).map(({ id }) => id),
    hidden: counters.flatMap((one, i) => counters.slice(i + 1).filter(other => isAcross(one.corners, other.corners)).map(other => one.id + ' over ' + other.id)),
    over: texts.flatMap((one, i) => texts.slice(i + 1).filter(other => meet(one.box, other.box)).map(other => one.words + ' over ' + other.words)),
    cut: texts.filter(({ box, badge }) => !badge && !isWithin(box, seen)).map(({ words }) => words),
  };
})()`;

/** The most that the scripts of a first battle may weigh, packed (kB). */
export const SCRIPT_LIMIT = 300;

/** A first battle, from opening the page until its player can act: how long that takes, and what is fetched for it, packed (kB). */
export async function firstBattle(context, url) {
  const page = await context.newPage();
  const scripts = new Map();
  context.on('response', response => {
    if (/\.js$/.test(new URL(response.url()).pathname)) scripts.set(response.url(), response.body());
  });
  const begun = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await press(page, 'Quick battle');
  // playable: the table is drawn, and the first thing that the player is asked can be answered
  await page.locator('[data-part=stage] [data-layer="land"]').waitFor({ state: 'attached' });
  await page.locator('[data-part=table-page][data-waits=order], [data-part=table-page][data-waits=answer]').waitFor();
  const ready = performance.now() - begun;
  const bodies = await Promise.all(scripts.values());
  return { ready, script: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000 };
}

const plain = (name, hash, shown) => ({
  name,
  async open(page, url) {
    await page.goto(`${url}${hash}`);
    await waitFor(page, shown);
  },
});

/** Each opens a page in a browser that was never here before. */
export const VISITS = [
  plain('home', '#/', '[data-part=hero-picture] svg'),
  {
    name: 'home-returning',
    async open(page, url) {
      await replay(page, url, CROSSROADS);
      await midway(page, url);
      await page.goto(`${url}#/`);
      await waitFor(page, '[data-part=hero-picture] svg');
    },
  },
  plain('new-battle', '#/new', '[data-part=begin-words]'),
  {
    name: 'table',
    async open(page, url) {
      await takeUp(await midway(page, url));
      await waitFor(page, '[data-part~=card]');
      // whom it can engage, and at which odds
      await page.keyboard.press('e');
      await page.locator('[data-part=targets] input').first().check();
    },
  },
  {
    // corridors of fire, contact edges, links, and the odds of a shot
    name: 'battle-plan',
    async open(page, url) {
      const { target } = await before(page, url, RIDGE, 'shoot');
      await page.keyboard.press('s');
      await page.locator(`[data-part=targets] input[value="${target}"]`).click();
      await waitFor(page, '[data-part=targets] [data-part=citations]');
    },
  },
  {
    // a charge in the making: the way, the turn, what is left of both
    name: 'charge',
    async open(page, url) {
      const { target } = await before(page, url, CANDLEMAS, 'charge');
      await page.keyboard.press('c');
      // a target that is alone is chosen by itself
      const [one, ways] = [
        page.locator(`[data-part=targets] input[value="${target}"]`),
        page.locator('[data-part=choices] button'),
      ];
      await one.or(ways).first().waitFor();
      if ((await ways.count()) === 0) await one.click();
      await ways.first().click();
      await waitFor(page, '[data-part=action-buttons]:not([data-weighing]) [data-button=primary]:enabled');
    },
  },
  {
    name: 'words',
    async open(page, url) {
      await midway(page, url);
      await page.keyboard.press('Shift+W');
      await waitFor(page, '[data-part=words-page] h2');
    },
  },
  {
    name: 'replay',
    async open(page, url) {
      await replay(page, url);
      await page.getByLabel('Moment of the battle').fill('120');
    },
  },
  {
    name: 'report',
    async open(page, url) {
      await replay(page, url, CROSSROADS);
      await page.getByRole('link', { name: 'Report' }).click();
      await waitFor(page, '[data-part=report-losses]');
    },
  },
  plain('adjudicator', '#/adjudicator', '[data-part=chooser] a'),
  {
    name: 'question',
    async open(page, url) {
      await page.goto(`${url}#/adjudicator`);
      await page.locator('[data-part=chooser] a').first().waitFor();
      // The longest form and the richest answer are those of a fight.
      await page.goto(`${url}#/adjudicator/mbt2020/engagement`);
      await waitFor(page, '[data-part=ask-answer]');
    },
  },
  plain('rules', '#/rules', 'main h1'),
  plain('rules-of-a-book', '#/rules/mbt2020?kind=ruling', '[data-part=entry]'),
  plain('differences', '#/rules/mbt1945/differences', 'main table'),
  plain('rule', '#/rules/MBT20-R-41', '[data-part=rule-page]'),
  plain('credits', '#/credits', 'main h1'),
  plain('missing', '#/nowhere', 'main h1, main h2'),
];
