// How much of the stage the table fills, and how small the smallest counter is: every scenario of every book, at four sizes.
import { act, botOf } from '../packages/bots/dist/index.js';
import { defaultOptions, random, recordOf, seededDice, start, turnOf } from '../packages/engine/dist/index.js';
import { RULESETS } from '../packages/rulesets/dist/all/index.js';
import { fightOn, ON_STAGE } from '../scripts/visits.mjs';

export const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];
export const isTouch = ({ width }) => width < 1000;
const SEED = 7;
/** Whoever has not deployed by then never will. */
const MOST_ORDERS = 400;

/** Whether both sides stand on the table and Red is to act, who is a person on the page. */
function isDeployed(rules, match) {
  if (match.pending || turnOf(match).waiting[0] !== 'a') return false;
  const scene = rules.face.scene({ view: rules.view(match.state, 'umpire'), viewer: 'umpire', options: match.options });
  return ['a', 'b'].every(side => scene.pieces.some(piece => piece.side === side && piece.where === 'table'));
}

/** A scenario as bots deploy it, as a record. */
function deployed(rules, { title, data: scenario, options: agreed }) {
  const options = { ...defaultOptions(rules.options), ...agreed };
  const started = start({ rules, options, scenario, dice: seededDice(SEED), settings: { hashes: true } });
  if (!started.ok) throw new Error(`${title}: ${JSON.stringify(started.error)}`);
  const match = started.value;
  const bots = { a: botOf('random'), b: botOf('random') };
  const chances = { a: random(1), b: random(2) };
  for (let i = 0; i < MOST_ORDERS && 'waiting' in turnOf(match) && !isDeployed(rules, match); i++)
    act(match, turnOf(match).waiting[0], bots, chances);
  return recordOf(match);
}

/** Every scenario of every book that can be played, deployed. */
export const battles = () =>
  RULESETS.flatMap(rules =>
    rules.scenarios.map(scenario => ({ title: `${rules.id}: ${scenario.title}`, record: deployed(rules, scenario) })),
  );

/** What a battle looks like at a size of the window. */
export async function seenAt(browser, url, viewport, record) {
  const context = await browser.newContext({
    viewport,
    hasTouch: isTouch(viewport),
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    bypassCSP: true,
  });
  const page = await context.newPage();
  await fightOn(page, url, record);
  await page.waitForTimeout(300);
  const seen = await page.evaluate(ON_STAGE);
  await context.close();
  return seen;
}
