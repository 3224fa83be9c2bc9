// npm run rules:prove [WORD …]: switches each row, each table cell and each single prohibition of each book off in turn, those of shared
// code too, runs the tests of the books that use it, and lists what no test misses. WORDs limit it to switches that have all of them;
// a WORD with commas stands for any of its parts (mbt1945/ CAUSES,RESULTS); mbt1945/ forbid is every single prohibition of that book.
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
  words.every(word => word.split(',').some(part => named(s).includes(part))),
);
say(`${switches.length} rows, cells and prohibitions to switch off, one by one.`);
for (const where of single.unreached) console.log(`cannot be switched off: ${where}`);

/** What a WORD is looked for in: the switch, and the books that have it (mbt1945/ forbid). */
function named({ list, at, books = [] }) {
  return [list, at, ...books.map(book => `${book}/`)].join(' ');
}

/** The tests of a book, and of what it shares; those that play whole battles would take too long, and those that listen to a module need modules of their own. */
function testsOf(folder) {
  const path = join('packages', 'rulesets', 'src', folder);
  if (!existsSync(at(path))) return [];
  return readdirSync(at(path), { recursive: true })
    .filter(file => /\.test\.ts$/.test(file) && !/suite|fuzz/.test(file))
    .map(file => join(path, file))
    .filter(file => !readFileSync(at(file), 'utf8').includes('vi.mock('));
}
const tests = new Map();
for (const file of [...new Set(switches.flatMap(booksOf)), 'common'].flatMap(testsOf)) tests.set(file, textOf(file));

/** What a test file says, with the tables that it shares with the tests of other books. */
function textOf(file) {
  const text = readFileSync(at(file), 'utf8');
  const shared = [...text.matchAll(/'(?:\.\.\/)+(tests\/kit\/[^']+)\.js'/g)].map(([, path]) => `${path}.ts`);
  return [text, ...shared.map(path => readFileSync(at(path), 'utf8'))].join('\n');
}

/** Shared tables write an id without the letters of the book. */
const speaksOf = (text, rule) => text.includes(rule) || text.includes(`}${rule.slice(rule.indexOf('-'))}`);

function booksOf({ list, books = [list.split('/')[0]] }) {
  return books;
}
const inBook = (file, book) => file.startsWith(join('packages', 'rulesets', 'src', book) + sep);

/** Of each list the file whose tests missed something of it last: they mostly miss the next switch too. */
const lastToMiss = new Map();
/** How many switches the tests of each file missed so far: who missed most is asked first, and of others the shorter. */
const misses = new Map([...tests.keys()].map(file => [file, 0]));
const byMisses = (a, b) => misses.get(b) - misses.get(a) || tests.get(a).length - tests.get(b).length;
const AT_ONCE = 5;

/** The files to ask, some at a time, until one of them misses the switch. */
function turnsFor({ list, rule, ...one }) {
  const all = [...tests.keys()].filter(file =>
    [...booksOf({ list, ...one }), 'common'].some(book => inBook(file, book)),
  );
  const speaking = rule && rule !== '*' ? all.filter(file => speaksOf(tests.get(file), rule)) : [];
  const likely = all.filter(file => file === lastToMiss.get(list));
  const first = new Set([...speaking, ...likely]);
  const others = all.filter(file => !first.has(file)).sort(byMisses);
  const turns = [speaking, likely.filter(file => !speaking.includes(file))];
  for (let i = 0; i < others.length; i += AT_ONCE) turns.push(others.slice(i, i + AT_ONCE));
  return turns.filter(files => files.length > 0);
}

/** Whether some test fails with the switch off. */
async function missed(prover, one) {
  for (const files of turnsFor(one)) {
    const failing = await prover.failing(one, files);
    if (failing === null) continue;
    if (failing.file) {
      lastToMiss.set(one.list, failing.file);
      misses.set(failing.file, misses.get(failing.file) + 1);
    }
    return true;
  }
  return false;
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
  say(`A test fails as it is, so there is nothing to prove yet: ${broken.file} ${broken.test}`);
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
