// npm test: all set-up, then every suite. The last line is `N passed, N failed` over all of them.
import { readFileSync, rmSync } from 'node:fs';
import { at, node, run, say } from './lib.mjs';
import { setup } from './setup.mjs';

const results = [];
const suite = (name, passed, failed) => {
  results.push({ name, passed, failed });
  say(`— ${name}: ${passed} passed, ${failed} failed`);
};
const bin = name => at('node_modules', '.bin', name);
const check = (name, program, args) => suite(name, ...(run(program, args) === 0 ? [1, 0] : [0, 1]));

setup();
check('format and lint', bin('biome'), ['check', '--diagnostic-level=error', '.']);
check('types', process.execPath, [at('node_modules', 'typescript', 'bin', 'tsc'), '-b']);
check('rule register', process.execPath, [at('scripts', 'register.mjs'), '--check']);

const file = at('node_modules', '.cache', 'vitest.json');
rmSync(file, { force: true });
const more = process.argv.slice(2);
node([
  at('node_modules', 'vitest', 'vitest.mjs'),
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${file}`,
  ...more,
]);
try {
  const { numPassedTests, numFailedTests, numFailedTestSuites, numTotalTests } = JSON.parse(readFileSync(file, 'utf8'));
  // A test file that cannot even be loaded has no tests to fail: it counts as one failure.
  suite(
    'unit and property tests',
    numPassedTests,
    Math.max(numFailedTests, numTotalTests === 0 || numFailedTestSuites > 0 ? 1 : 0),
  );
} catch {
  suite('unit and property tests', 0, 1);
}

check('every rule id has a test', process.execPath, [at('scripts', 'rules.mjs')]);

const total = key => results.reduce((sum, r) => sum + r[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);
