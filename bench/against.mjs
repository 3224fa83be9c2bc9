// This tree and another commit side by side: the same battles, round by round, each build in a process of its own, one at a
// time, by the time of the processor. Ratios of one run are what can be trusted on a machine that others use too.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root, say } from '../scripts/lib.mjs';
import { number, stats } from './measure.mjs';
import { builtCommit, commitOf } from './scratch.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 9);
const MS = Number(process.env.MS ?? 600);
/** Until everything that will be compiled is compiled. */
const WARM_UPS = 8;
/** What is measured of a book, and in which unit. */
const PARTS = {
  random: ['complete random games', 'games/s'],
  replay: ['orders applied in replay', 'orders/s'],
  greedy: ['complete greedy games', 'games/s'],
  hashes: ['replay with a hash an entry', 'orders/s'],
};
const BOOKS = ['mbt2020', 'glory'];
const WORDS = [...Object.keys(PARTS), 'skirmish', ...BOOKS];

export const AGAINST_HELP = `  --against COMMIT [WORD …]   this tree and another commit side by side, as ratios of one run. WORDs limit it to parts
                              or books: ${WORDS.join(', ')}.`;

export async function against(name, wanted) {
  const unknown = wanted.find(word => !WORDS.includes(word));
  if (unknown !== undefined)
    return refuse(`There is nothing called ${unknown} to measure. There are: ${WORDS.join(', ')}.`);
  if (name === undefined) return refuse('--against needs a commit: a hash, a branch, a tag, or HEAD~1.');
  const commit = commitOf(name);
  if (!commit) return refuse(`There is no commit ${name} here; \`git log --oneline\` lists those there are.`);
  const other = builtCommit(commit);
  console.log(`this tree against ${commit.slice(0, 7)}: the same battles, ${ROUNDS} rounds of each`);
  console.log(`${''.padEnd(45)}${'this'.padStart(11)}${'other'.padStart(11)} ${'times as fast'.padStart(26)}`);
  const parts = chosen(wanted, Object.keys(PARTS));
  if (parts.length > 0) for (const book of chosen(wanted, BOOKS)) await bookAgainst(other, book, parts);
  if (wanted.length === 0 || wanted.includes('skirmish')) await skirmishAgainst(other);
  return 0;
}

/** Books limit books and parts limit parts; only the skirmish wanted: neither. */
function chosen(wanted, all) {
  const some = all.filter(word => wanted.includes(word));
  return some.length > 0 ? some : wanted.length > 0 && wanted.every(word => word === 'skirmish') ? [] : all;
}

function refuse(why) {
  say(why);
  return 2;
}

async function bookAgainst(other, book, parts) {
  const runners = { this: await contender(root, book), other: await contender(other, book) };
  for (const part of parts) {
    const [what, unit] = PARTS[part];
    print(`${book}: ${what}, ${unit}`, await paired(runners, part));
  }
  stopAll(runners);
}

async function skirmishAgainst(other) {
  const runners = {
    this: await contender(root, 'skirmish'),
    other: await contender(other, 'skirmish'),
    limit: await contender('limit', 'skirmish'),
  };
  const rates = await paired(runners, 'skirmish');
  print('skirmish: complete random games, games/s', rates);
  for (const who of ['this', 'other']) {
    const { median, min, max } = stats(rates[who].map((x, i) => (100 * x) / rates.limit[i]));
    console.log(`skirmish: ${who}, of the fused limit: ${number(median)} % (${number(min)} to ${number(max)})`);
  }
  stopAll(runners);
}

const stopAll = runners => Object.values(runners).forEach(({ stop }) => void stop());

function print(what, rates) {
  const times = stats(rates.this.map((x, i) => x / rates.other[i]));
  const cell = who => number(stats(rates[who]).median).padStart(11);
  const spread = `(${number(times.min)} to ${number(times.max)})`;
  console.log(`${what.padEnd(45)}${cell('this')}${cell('other')} ${number(times.median).padStart(10)} ${spread}`);
}

/** Rates of every runner, round by round; each round is the same seeds for all, and who begins takes turns. */
async function paired(runners, part) {
  const names = Object.keys(runners);
  const rates = Object.fromEntries(names.map(name => [name, []]));
  let count = 1;
  let seed = 1;
  for (let round = -WARM_UPS; round < ROUNDS; round++) {
    let slowest = 0;
    for (let k = 0; k < names.length; k++) {
      const name = names[(k + round + WARM_UPS) % names.length];
      const { ms, units } = await runners[name].work({ part, seed, count });
      slowest = Math.max(slowest, ms);
      if (round >= 0) rates[name].push((units * 1000) / ms);
    }
    seed += count;
    if (round < 0) count = Math.max(1, Math.min(count * 1000, Math.round((count * MS) / slowest)));
  }
  return rates;
}

/** A build in a process of its own, with the young generation of the command line. */
async function contender(folder, book) {
  const child = fork(fileURLToPath(new URL('./contender.mjs', import.meta.url)), [folder, book], {
    execArgv: ['--expose-gc', '--max-semi-space-size=64'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const told = () =>
    new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', code => reject(new Error(`the process for ${book} of ${folder} ended with ${code}`)));
    });
  await told();
  return {
    stop: () => child.removeAllListeners('exit').kill(),
    work: job => {
      child.removeAllListeners('exit');
      child.send(job);
      return told();
    },
  };
}
