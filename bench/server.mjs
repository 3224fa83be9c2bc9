// npm run bench server: matches over the net on the loopback address, each server in a process of its own, all players in this one. The skirmish of the
// engine paired, round by round, with boardgame.io's server, which keeps nothing on a disk, and with a plain one at the practical limit; every book;
// and how memory and latency grow with the matches that are open. SECONDS and ROUNDS in the environment set how long and how often.
import { cpus, loadavg } from 'node:os';
import { RULESETS } from '../packages/rulesets/dist/all/index.js';
import { say } from '../scripts/lib.mjs';
import { number, stats } from './measure.mjs';
import * as boardgameIo from './server/boardgame-io-players.mjs';
import { loaded } from './server/load.mjs';
import * as plain from './server/plain-players.mjs';
import * as umpire from './server/umpire-players.mjs';

const SECONDS = Number(process.env.SECONDS ?? 4);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
/** Until everything that will be compiled is compiled (seconds, the first time a server is measured). */
const WARM = Number(process.env.WARM ?? 6);
/** A move a match every so often (milliseconds): five orders a second. */
const PACE = 200;
/** Until a server has noticed that thousands of lines are gone (milliseconds). */
const GONE = 5000;

const CONTENDERS = {
  'umpire, news': { start: umpire.start, match: server => umpire.match(server, { follow: 'news' }) },
  'umpire, views': { start: umpire.start, match: server => umpire.match(server, { follow: 'view' }) },
  'boardgame.io': { start: boardgameIo.start, match: boardgameIo.match },
  plain: { start: plain.start, match: plain.match },
};
const LOADS = [
  { name: '100 × 2, saturated', matches: 100 },
  // matches that are over are made anew meanwhile, by the plain server on the lines that are there; here none is
  { name: '100 × 2, saturated, orders alone', matches: 100, orders: 8000, warm: 0.2 },
  { name: '500 × 2, saturated', matches: 500 },
  { name: '100 × 2, paced', matches: 100, pace: PACE },
  { name: '500 × 2, paced', matches: 500, pace: PACE },
];
const COLUMNS = ['rate', 'p50', 'p99', 'perCpu', 'share', 'players'];

export async function server() {
  const [one, , fifteen] = loadavg();
  console.log(`${cpus().length} cores, load ${one.toFixed(1)} (${fifteen.toFixed(1)} over a quarter of an hour)`);
  const wanted = (process.env.PARTS ?? 'skirmish books growth').split(' ');
  if (wanted.includes('skirmish')) await skirmish();
  if (wanted.includes('books')) await books();
  if (wanted.includes('growth')) await growth();
  process.exit(0); // boardgame.io's clients leave timers behind
}

function heading(what) {
  console.log(
    `\n${what.padEnd(44)}${'orders/s'.padStart(10)}${'p50 ms'.padStart(9)}${'p99 ms'.padStart(9)}${'orders/CPU s'.padStart(14)}${'of a core'.padStart(11)}${'players'.padStart(9)}`,
  );
}
function line(what, runs) {
  const [rate, p50, p99, perCpu, share, players] = COLUMNS.map(column =>
    number(stats(runs.map(run => run[column])).median),
  );
  console.log(
    `${what.padEnd(44)}${rate.padStart(10)}${p50.padStart(9)}${p99.padStart(9)}${perCpu.padStart(14)}${`${share} %`.padStart(11)}${`${players} %`.padStart(9)}`,
  );
}

/** All contenders in turns, so that a slow minute hits all alike; ratios are of the same round. */
async function skirmish() {
  const servers = {};
  for (const [name, { start }] of Object.entries(CONTENDERS)) servers[name] = await start();
  if (!servers['boardgame.io']) say('boardgame.io could not be installed: it is left out.');
  const names = Object.keys(CONTENDERS).filter(name => servers[name]);
  for (const name of names)
    await loaded(servers[name], CONTENDERS[name].match, { matches: 100, seconds: 1, warm: WARM });
  for (const { name: load, ...of } of LOADS) {
    heading(`skirmish, ${load}`);
    const runs = Object.fromEntries(names.map(name => [name, []]));
    for (let round = 0; round < ROUNDS; round++)
      for (let k = 0; k < names.length; k++) {
        const name = names[(k + round) % names.length];
        runs[name].push(await loaded(servers[name], CONTENDERS[name].match, { ...of, seconds: SECONDS }));
      }
    for (const name of names) line(`  ${name}`, runs[name]);
    ratios(runs, names);
  }
  for (const name of names) await servers[name].stop();
}

function ratios(runs, names) {
  const times = (a, b, of) => number(stats(runs[a].map((run, i) => run[of] / runs[b][i][of])).median);
  for (const own of names.filter(name => name.startsWith('umpire')))
    for (const other of names.filter(name => !name.startsWith('umpire')))
      console.log(
        `    ${own} / ${other}: ${times(own, other, 'rate')} times the orders, ${times(own, other, 'perCpu')} times by CPU, ${times(own, other, 'p99')} times the p99`,
      );
}

/** Every book by random players, each order as the page gets it and as news; as fast as it goes, and paced. */
async function books() {
  for (const { id, title, scenarios } of RULESETS) {
    const [scenario] = scenarios;
    const battle = { ruleset: id, scenario: scenario.id, title: scenario.title, options: {} };
    const running = await umpire.start();
    heading(`${title}, ${scenario.title}, 20 × 2`.slice(0, 43));
    for (const follow of ['view', 'news'])
      for (const [how, pace] of Object.entries({ saturated: 0, paced: PACE })) {
        const of = { matches: 20, pace, seconds: SECONDS, warm: WARM };
        line(`  ${follow}, ${how}`, [await loaded(running, at => umpire.match(at, { battle, follow }), of)]);
      }
    await running.stop();
  }
}

/** The same orders a second spread over more and more matches that are open; then nobody looks any more, and they are put away. */
async function growth() {
  const ORDERS = 200;
  console.log(
    `\n${'open matches, 200 orders/s over all'.padEnd(44)}${'p50 ms'.padStart(9)}${'p99 ms'.padStart(9)}${'RSS MB'.padStart(9)}${'heap MB'.padStart(9)}`,
  );
  const running = await umpire.start();
  for (const matches of [100, 500, 1000, 2000]) {
    let heap;
    const { p50, p99, rss } = await loaded(running, at => umpire.match(at, { follow: 'view' }), {
      matches,
      pace: (1000 * matches) / ORDERS,
      seconds: SECONDS,
      warm: WARM,
      async atEnd() {
        heap = await running.ask('settled');
      },
    });
    const cells = [number(p50), number(p99), number(rss / 2 ** 20), number(heap / 2 ** 20)].map(cell =>
      cell.padStart(9),
    );
    console.log(`${String(matches).padStart(8).padEnd(44)}${cells.join('')}`);
  }
  await new Promise(resolve => setTimeout(resolve, GONE));
  await running.ask('putAway');
  const heap = await running.ask('settled');
  console.log(`${'nobody looks any more'.padEnd(44)}${''.padStart(27)}${number(heap / 2 ** 20).padStart(9)}`);
  await running.stop();
}
