// npm run rules:prove [WORD …]: switches each row and each table cell of each book off in turn, runs that book's tests, and
// lists what no test misses. Long (some four seconds a switch on one core); WORDs limit it to lists whose name has them.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { at, capture, say } from './lib.mjs';
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
const switches = [...JSON.parse(stdout), ...singleProhibitions()].filter(s =>
  words.every(word => `${s.list} ${s.at}`.includes(word)),
);
say(`${switches.length} rows and cells to switch off, one by one.`);

/** Prohibitions that stand in no list: every `forbid(rule, message)` in the books' sources. */
function singleProhibitions() {
  const books = at('packages', 'rulesets', 'src');
  const found = new Map();
  for (const file of readdirSync(books, { recursive: true })) {
    if (!/\.ts$/.test(file) || /\.test\.ts$/.test(file) || !/\/(play|face)\//.test(file)) continue;
    const source = readFileSync(join(books, file), 'utf8');
    for (const [, rule, , message] of source.matchAll(/forbid\(\s*'([A-Z0-9-]+)',\s*(['`])((?:\\.|(?!\2)[^\\])*)/g)) {
      const text = `${rule} ${message.split('${')[0].replace(/\\'/g, "'")}`;
      found.set(text, { list: 'forbid', at: text, book: file.split('/')[0] });
    }
  }
  return [...found.values()];
}

/** Whether some test of the book fails with the switch off. */
function missed({ list, at: cell, book = list.split('/')[0] }) {
  const args = [
    at('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    `packages/rulesets/src/${book}`,
    '--bail=1',
    '--pool=threads',
    '--no-isolate',
    '--maxWorkers=1',
    '--reporter=dot',
    '--exclude=**/*suite*',
    '--exclude=**/*fuzz*',
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
if (await missed({ list: 'mbt2020/nothing', at: '' })) {
  say('The tests fail as they are: there is nothing to prove yet.');
  process.exit(2);
}
await Promise.all(Array.from({ length: Math.max(1, availableParallelism()) }, worker));
console.log(
  unnoticed.length === 0
    ? `every one of ${switches.length} is missed by some test`
    : `${unnoticed.length} of ${switches.length} are missed by no test`,
);
process.exit(unnoticed.length === 0 ? 0 : 1);
