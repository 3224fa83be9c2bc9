// npm run rules:prove [WORD …]: switches each row, each table cell and each single prohibition of each book off in turn, those of shared
// code too, runs the tests of the books that use it, and lists what no test misses. WORDs limit it to switches that have all of them.
// Tests that speak of the rule are asked first: most switches need no more.
import { spawn } from 'node:child_process';
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

/** The tests of a book, and of what it shares; those that play whole battles would take too long. */
function testsOf(folder) {
  const path = join('packages', 'rulesets', 'src', folder);
  if (!existsSync(at(path))) return [];
  return readdirSync(at(path), { recursive: true })
    .filter(file => /\.test\.ts$/.test(file) && !/suite|fuzz/.test(file))
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
async function missed(one) {
  const all = [...tests.keys()].filter(file => [...booksOf(one), 'common'].some(book => inBook(file, book)));
  const speaking = one.rule && one.rule !== '*' ? all.filter(file => tests.get(file).includes(one.rule)) : [];
  if (speaking.length > 0 && (await fails(one, speaking))) return true;
  return fails(one, all);
}

function fails({ list, at: cell }, files) {
  const args = [
    at('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...files,
    '--bail=1',
    '--pool=threads',
    '--no-isolate',
    '--maxWorkers=1',
    '--reporter=dot',
  ];
  const env = { ...process.env, UMPIRE_PROVE: JSON.stringify({ list, at: cell }) };
  return new Promise(resolve => {
    const child = spawn(process.execPath, args, { cwd: at(), env, stdio: 'ignore' });
    child.on('close', code => resolve(code !== 0));
  });
}

const unnoticed = [];
let done = 0;
let next = 0;
async function worker() {
  while (next < switches.length) {
    const one = switches[next++];
    if (!(await missed(one))) {
      unnoticed.push(one);
      console.log(`no test misses ${one.list} ${one.at}`);
    }
    if (++done % 25 === 0) say(`${done} of ${switches.length}, ${unnoticed.length} unnoticed`);
  }
}
// With nothing switched off the tests must pass, or everything would look proven.
if (await fails({ list: 'nothing', at: '' }, [...tests.keys()])) {
  say('The tests fail as they are: there is nothing to prove yet.');
  process.exit(2);
}
await Promise.all(Array.from({ length: Math.max(1, availableParallelism()) }, worker));
console.log(
  unnoticed.length === 0
    ? `every one of ${switches.length} is missed by some test`
    : `${unnoticed.length} of ${switches.length} are missed by no test`,
);
process.exit(unnoticed.length + single.unreached.length === 0 ? 0 : 1);
