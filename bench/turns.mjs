// A turn of the largest scenario of a book whose turns are carried out by themselves: from the first line that is written to the
// last step, with bots that draw lots. Time of the processor, so that nobody else's work is counted.
import { fought, randomBot } from '../packages/bots/dist/index.js';
import { RULESETS } from '../packages/rulesets/dist/all/index.js';
import { line, stats } from './measure.mjs';

const WARM_UPS = 2;
const BATTLES = Number(process.env.BATTLES ?? 4);
/** Wanted of Plan A: milliseconds, of the longest turn too. */
const MOST = 200;

export function turns() {
  const rules = RULESETS.find(({ id }) => id === 'plana');
  const large = rules.scenarios.find(({ size }) => size === 'large');
  const taken = [];
  for (let battle = 1 - WARM_UPS; battle <= BATTLES; battle++) {
    const times = turnsOf(rules, large.data, battle + WARM_UPS);
    if (battle > 0) taken.push(...times);
  }
  const wanted = `${stats(taken).max > MOST ? 'MISSED: ' : ''}wanted ≤ ${MOST} ms`;
  line(`${rules.title}, ${large.title}: a turn carried out`, taken, 'ms', wanted);
}

/** What each turn of a battle took. */
function turnsOf(rules, scenario, seed) {
  const times = [];
  let turn = 0;
  let since = process.cpuUsage();
  for (const { state } of fought({ rules, scenario, bots: { a: randomBot, b: randomBot }, seed })) {
    if (state.turn === turn && !state.over) continue;
    const { user, system } = process.cpuUsage(since);
    if (turn > 0) times.push((user + system) / 1000);
    turn = state.turn;
    since = process.cpuUsage();
  }
  return times;
}
