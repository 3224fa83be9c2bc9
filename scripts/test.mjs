// npm test: all set-up, then every suite. The last line is `N passed, N failed` over all of them.
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { ensureChromium } from './browser.mjs';
import { ensureDatabases } from './databases.mjs';
import { at, node, run, say } from './lib.mjs';
import { buildPage } from './page.mjs';
import { setup } from './setup.mjs';

const results = [];
const suite = (name, passed, failed, which = failed > 0 ? [name] : []) => {
  results.push({ name, passed, failed, which });
  say(`— ${name}: ${passed} passed, ${failed} failed`);
};
const bin = name => at('node_modules', '.bin', name);
const check = (name, program, args) => suite(name, ...(run(program, args) === 0 ? [1, 0] : [0, 1]));

setup();
check('format and lint', bin('biome'), ['check', '--diagnostic-level=error', '.']);
check('types', process.execPath, [at('node_modules', 'typescript', 'bin', 'tsc'), '-b']);
check('nothing is dead', bin('knip'), ['--no-progress', '--no-config-hints']);
check('rule register', process.execPath, [at('scripts', 'register.mjs'), '--check']);

/** Of one file's report: its tests that failed with what they said first, or the file itself, which could not be loaded. */
function whatFailed({ name, status, message, assertionResults }) {
  const file = relative(at(), name);
  const failed = assertionResults.filter(test => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : [];
  return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages[0])}`);
}
const firstLine = (text = '') => text.split('\n', 1)[0].slice(0, 300);

/** Runs Vitest with a configuration and counts what it reports; a file that cannot be loaded counts as one failure. */
function vitest(name, file, args, env = process.env) {
  const report = at('node_modules', '.cache', file);
  rmSync(report, { force: true });
  node(
    [
      at('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ],
    { env },
  );
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites, numTotalTests, numPendingTests, testResults } =
      JSON.parse(readFileSync(report, 'utf8'));
    if (numPendingTests > 0) say(`${numPendingTests} skipped`);
    const failed = Math.max(numFailedTests, numTotalTests === 0 || numFailedTestSuites > 0 ? 1 : 0);
    suite(name, numPassedTests, failed, testResults.flatMap(whatFailed));
  } catch {
    suite(name, 0, 1);
  }
}

if (!ensureDatabases())
  say('— several nodes: skipped, because PostgreSQL and Redis are not here and cannot be installed');
vitest('unit and property tests', 'vitest.json', process.argv.slice(2));

check('every rule id has a test', process.execPath, [at('scripts', 'rules.mjs')]);

const chromium = ensureChromium();
// once, before two files at a time would each do it
if (chromium) buildPage();
if (chromium)
  vitest('browser tests', 'vitest-browser.json', ['--config', 'vitest.browser.config.ts'], {
    ...process.env,
    CHROMIUM: chromium,
  });
else say('— browser tests: skipped, because there is no Chromium here and none can be installed');

// once more at the end: who reads the last lines alone sees what is to be mended
for (const { which } of results) for (const one of which) say(`failed: ${one}`);
const total = key => results.reduce((sum, r) => sum + r[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);
