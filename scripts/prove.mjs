// npm run rules:prove (-- --help says how): switches each row, each table cell and each single prohibition of each book off in turn, those
// of shared code too, runs the tests of the books that use it, and lists what no test misses.
// What was missed once counts as long as neither that test nor anything it is made of has changed, so a second run goes on where one ended.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, sep } from 'node:path';
import { at, capture, say, wanted } from './lib.mjs';
import { prohibitions } from './prohibitions.mjs';
import { proven } from './proof/proven.mjs';
import { proverOf } from './proof/provers.mjs';
import { setup } from './setup.mjs';

const USAGE = `npm run rules:prove [-- --jobs N] [WORD …]

Switches each row, each table cell and each single prohibition of each book off in turn, runs the tests of the books that use it,
and lists what no test misses. A whole run takes an hour or more; what was missed once is remembered.

  --jobs N   so many at a time; as many as there are processors if nothing is said
  WORD       only switches that have all of the words; one with commas stands for any of its parts:
             mbt1945/ CAUSES,RESULTS    mbt1945/ forbid (every single prohibition of that book)`;
const { jobs, words } = wanted(USAGE, { counts: { jobs: availableParallelism() }, rest: 'words' });
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
/** How many switches the tests of each file missed so far: who missed most is asked first, and of others the quicker. */
const misses = new Map([...tests.keys()].map(file => [file, 0]));
let spent = {};

/** The files to ask: who missed it in an earlier run, who speaks of its rule, who missed another of its list, then all that could. */
function filesFor(one) {
  const remembered = memory.lastToMiss(one);
  const standing = file => {
    if (file === remembered) return 0;
    if (one.rule && one.rule !== '*' && speaksOf(tests.get(file), one.rule)) return 1;
    return file === lastToMiss.get(one.list) ? 2 : 3;
  };
  return [...tests.keys()]
    .filter(file => [...booksOf(one), 'common'].some(book => inBook(file, book)) && memory.couldMiss(file, one))
    .map(file => ({ file, standing: standing(file) }))
    .sort((a, b) => a.standing - b.standing || misses.get(b.file) - misses.get(a.file) || spent[a.file] - spent[b.file])
    .map(({ file }) => file);
}

/** Whether some test fails with the switch off. */
async function missed(prover, one) {
  const files = filesFor(one);
  if (files.length === 0) return false;
  const { failing } = await prover.run({ off: { list: one.list, at: one.at }, files });
  if (failing === null) return false;
  const { file } = failing;
  lastToMiss.set(one.list, file);
  misses.set(file, misses.get(file) + 1);
  memory.keep(one, file);
  return true;
}

const unnoticed = [];
let done = 0;
let next = 0;
async function worker(prover) {
  while (next < switches.length) {
    const one = switches[next++];
    if (!memory.stillHolds(one) && !(await missed(prover, one))) {
      unnoticed.push(one);
      console.log(`no test misses ${one.list} ${one.at}`);
    }
    if (++done % 25 === 0) say(`${done} of ${switches.length}, ${unnoticed.length} unnoticed`);
  }
}
const files = [...tests.keys()];
const provers = await Promise.all(Array.from({ length: Math.max(1, jobs) }, () => proverOf(files)));
const memory = proven(provers[0].reach);
// With nothing switched off the tests must pass, or everything would look proven.
const asked = files.filter(file => switches.some(one => memory.couldMiss(file, one)));
const asItIs = await provers[0].run({ off: { list: 'nothing', at: '' }, files: asked });
if (asItIs.failing !== null) {
  say(`A test fails as it is, so there is nothing to prove yet: ${asItIs.failing.file} ${asItIs.failing.test}`);
  process.exit(2);
}
spent = asItIs.spent;
await Promise.all(provers.map(worker));
for (const { stop } of provers) stop();
memory.write();
console.log(
  unnoticed.length === 0
    ? `every one of ${switches.length} is missed by some test`
    : `${unnoticed.length} of ${switches.length} are missed by no test`,
);
process.exit(unnoticed.length + single.unreached.length === 0 ? 0 : 1);
