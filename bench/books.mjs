// Every playable book, the same three things: whole random battles, whole greedy battles, orders applied in replay.
import { fight, greedyBot, randomBot } from '../packages/bots/dist/index.js';
import { recordOf, replay } from '../packages/engine/dist/index.js';
import { RULESETS } from '../packages/rulesets/dist/all/index.js';

export { sisters } from './sisters.mjs';
export { turns } from './turns.mjs';

import { interleave, line, number } from './measure.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 9);
const MS = Number(process.env.MS ?? 600);

export function books() {
  for (const rules of RULESETS) {
    const standard = rules.scenarios.find(s => s.size === 'standard');
    let seed = 0;
    const battle = (bot, hashes = false) =>
      fight({ rules, scenario: standard.data, bots: { a: bot, b: bot }, seed: ++seed, hashes }).match;
    const record = JSON.parse(JSON.stringify(recordOf(battle(randomBot, true))));
    // the last battle lives on while memory is cleared: where none does, the shapes of its objects die and are compiled for anew
    const kept = new Map();
    const one = bot => () => {
      kept.set(bot, battle(bot));
      return 1;
    };
    const got = interleave(
      {
        random: one(randomBot),
        greedy: one(greedyBot),
        replay: () => {
          if (!replay(rules, record, { hashes: false }).ok) throw new Error('refused');
          return record.entries.length;
        },
      },
      { rounds: ROUNDS, ms: MS },
    );
    const name = `${rules.title}, ${standard.title}`;
    line(`${name}: complete random games`, got.random, 'games/s');
    line(`${name}: complete greedy games`, got.greedy, 'games/s');
    line(`${name}: orders applied in replay`, got.replay, 'orders/s');
    const bytes = JSON.stringify(record).length;
    console.log(`${name}: ${number(bytes / record.entries.length)} bytes of record an order`);
  }
}
