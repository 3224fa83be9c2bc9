// npm run fuzz [-- --times N --seed S]: every property test with new cases, N times over. Stops at the first seed that finds a fault.
import { readdirSync, readFileSync } from 'node:fs';
import { at, node, say, wanted } from './lib.mjs';
import { setup } from './setup.mjs';

const { times, seed: first } = wanted(
  'npm run fuzz [-- --times N --seed S]\n\nRuns every property test N times (5), with seed S and those after it (a random one).',
  { counts: { times: 5, seed: Math.floor(Math.random() * 2 ** 31) } },
);

setup();

/** The files of tests that draw their cases. */
const files = readdirSync(at('packages'), { recursive: true })
  .filter(file => /^\w+\/src\/.*\.test\.ts$/.test(file))
  .map(file => at('packages', file))
  .filter(file => /from '(fast-check|.*kit\/fuzz\.js)'/.test(readFileSync(file, 'utf8')));

for (let seed = first; seed < first + times; seed++) {
  say(`— seed ${seed} (${seed - first + 1} of ${times}), ${files.length} files`);
  const env = { ...process.env, FUZZ_SEED: String(seed) };
  if (node([at('node_modules', 'vitest', 'vitest.mjs'), 'run', ...files], { env }) !== 0) {
    say(`Seed ${seed} found a fault. Again: npm run fuzz -- --times 1 --seed ${seed}`);
    process.exit(1);
  }
}
console.log(`${times} seeds from ${first}: no fault found`);
