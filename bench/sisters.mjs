// Two books of one family at the same number of stands: what an order costs in random games, greedy games and replay, by the time of the
// processor in the main thread, in turns in one process. Battles of one book are longer than those of the other, so an order is compared.
import { readFileSync } from 'node:fs';
import { fight, greedyBot, randomBot } from '../packages/bots/dist/index.js';
import { recordOf, replay } from '../packages/engine/dist/index.js';
import { rulesetOf } from '../packages/rulesets/dist/all/index.js';
import { number, stats } from './measure.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 9);
const MS = Number(process.env.MS ?? 600);
const WARM_UPS = 6;
const PARTS = (process.env.PARTS ?? 'random greedy replay').split(' ');
/** Scenarios of sister books with as many stands. */
const SISTERS = { mbt2020: 'mbt2020-1-crossroads', mbt1945: 'mbt1945-1-crossroads' };

/** Milliseconds of the processor: of the main thread where the system tells it, else of all threads. */
function processorMs() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}

/** Each part is a function of a seed that gives the orders it carried out. */
function partsOf([book, id]) {
  const rules = rulesetOf(book);
  const scenario = rules.scenarios.find(s => s.id === id);
  if (!scenario) throw new Error(`${book} has no scenario ${id}`);
  const battle = (bot, seed, hashes = false) =>
    fight({ rules, scenario: scenario.data, bots: { a: bot, b: bot }, seed, hashes }).match;
  // the last battle lives on while memory is cleared: where none does, the shapes of its objects die and are compiled for anew
  const kept = new Map();
  const battles = bot => seed => {
    const match = battle(bot, seed);
    kept.set(bot, match);
    return match.entries.length;
  };
  const records = [1, 2, 3, 4, 5].map(seed => JSON.parse(JSON.stringify(recordOf(battle(randomBot, seed, true)))));
  const replayed = seed => {
    const record = records[seed % records.length];
    if (!replay(rules, record, { hashes: false }).ok) throw new Error('refused');
    return record.entries.length;
  };
  const stands = battle(randomBot, 1).state.stands.length;
  return {
    title: `${rules.title}, ${scenario.title}`,
    stands,
    random: battles(randomBot),
    greedy: battles(greedyBot),
    replay: replayed,
  };
}

/** Microseconds an order, over at least `MS` of the processor. */
function cost(part, from) {
  globalThis.gc?.();
  const start = processorMs();
  let orders = 0;
  let seed = from;
  let spent = 0;
  do {
    orders += part(seed++);
    spent = processorMs() - start;
  } while (spent < MS);
  return { cost: (spent * 1000) / orders, next: seed };
}

function compared(books, part) {
  const costs = books.map(() => []);
  const seeds = books.map(() => 1);
  for (let round = -WARM_UPS; round < ROUNDS; round++)
    for (let k = 0; k < books.length; k++) {
      const which = (k + round + WARM_UPS) % books.length;
      const got = cost(books[which][part], seeds[which]);
      seeds[which] = got.next;
      if (round >= 0) costs[which].push(got.cost);
    }
  return costs;
}

export function sisters() {
  const books = Object.entries(SISTERS).map(partsOf);
  for (const { title, stands } of books) console.log(`${title}: ${stands} stands`);
  for (const part of PARTS) {
    const [first, second] = compared(books, part);
    const told = xs => {
      const { median, min, max } = stats(xs);
      return `${number(median)} µs an order (${number(min)} to ${number(max)})`;
    };
    const ratio = stats(second.map((x, i) => x / first[i]));
    console.log(
      `${part}: ${told(first)} and ${told(second)}, ratio ${number(ratio.median)} (${number(ratio.min)} to ${number(ratio.max)})`,
    );
  }
}
