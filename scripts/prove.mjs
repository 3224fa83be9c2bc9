// npm run rules:prove [WORD …]: switches each row, each table cell and each single prohibition of each book off in turn, those of shared
// code too, runs the tests of the books that use it, and lists what no test misses. WORDs limit it to switches that have all of them.
// Tests that speak of the rule are asked first: most switches need no more.
import { fork } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, sep } from 'node:path';
import { at, capture, say } from './lib.mjs';
import { prohibitions } from './prohibitions.mjs';
import { setup } from './setup.mjs';

setup();
const LIST = `
  globalThis.umpireProving = { all: [] };
  await import(${JSON.stringify(at('packages', 'rulesets', 'dist', 'all', 'index.js'))});
  console.log(JSON.stringify(globalThis.umpireProving.all));
`;
const { stdout, status } = capture(process.execPath, ['--input-type=module', '-e', LIST]);
if (status !== 0) {
  say('The books could not be loaded.');
  process.exit(2);
}
const words = process.argv.slice(2);
const single = prohibitions();
const switches = [...JSON.parse(stdout), ...single.switches].filter(s =>
  words.every(word => `${s.list} ${s.at}`.includes(word)),
);
say(`${switches.length} rows, cells and prohibitions to switch off, one by one.`);
for (const where of single.unreached) console.log(`cannot be switched off: ${where}`);

/** The tests of a book, and of what it shares; those that play whole battles would take too long, and `measured` needs modules of its own. */
function testsOf(folder) {
  const path = join('packages', 'rulesets', 'src', folder);
  if (!existsSync(at(path))) return [];
  return readdirSync(at(path), { recursive: true })
    .filter(file => /\.test\.ts$/.test(file) && !/suite|fuzz|measured/.test(file))
    .map(file => join(path, file));
}
const tests = new Map();
for (const file of [...new Set(switches.flatMap(booksOf)), 'common'].flatMap(testsOf))
  tests.set(file, readFileSync(at(file), 'utf8'));

function booksOf({ list, books = [list.split('/')[0]] }) {
  return books;
}
const inBook = (file, book) => file.startsWith(join('packages', 'rulesets', 'src', book) + sep);

/** Whether some test fails with the switch off. */
async function missed(prover, one) {
  const all = [...tests.keys()].filter(file => [...booksOf(one), 'common'].some(book => inBook(file, book)));
  const speaking = one.rule && one.rule !== '*' ? all.filter(file => tests.get(file).includes(one.rule)) : [];
  if (speaking.length > 0 && (await prover.failing(one, speaking)) !== null) return true;
  return (await prover.failing(one, all)) !== null;
}

async function proverOf() {
  const child = fork(at('scripts', 'prover.mjs'), { cwd: at(), silent: true });
  const said = () =>
    new Promise((resolve, reject) => {
      child.once('message', message => resolve(message.failing));
      child.once('exit', code => reject(new Error(`the process that runs the tests ended with ${code}`)));
    });
  await said();
  const failing = ({ list, at: cell }, files) => {
    child.removeAllListeners('exit');
    child.send({ off: { list, at: cell }, files });
    return said();
  };
  return { failing, stop: () => child.removeAllListeners('exit').kill() };
}

const unnoticed = [];
let done = 0;
let next = 0;
async function worker(prover) {
  while (next < switches.length) {
    const one = switches[next++];
    if (!(await missed(prover, one))) {
      unnoticed.push(one);
      console.log(`no test misses ${one.list} ${one.at}`);
    }
    if (++done % 25 === 0) say(`${done} of ${switches.length}, ${unnoticed.length} unnoticed`);
  }
}
// With nothing switched off the tests must pass, or everything would look proven.
const provers = await Promise.all(Array.from({ length: Math.max(1, availableParallelism()) }, proverOf));
const broken = await provers[0].failing({ list: 'nothing', at: '' }, [...tests.keys()]);
if (broken !== null) {
  say(`A test fails as it is, so there is nothing to prove yet: ${broken}`);
  process.exit(2);
}
await Promise.all(provers.map(worker));
for (const { stop } of provers) stop();
console.log(
  unnoticed.length === 0
    ? `every one of ${switches.length} is missed by some test`
    : `${unnoticed.length} of ${switches.length} are missed by no test`,
);
process.exit(unnoticed.length + single.unreached.length === 0 ? 0 : 1);
