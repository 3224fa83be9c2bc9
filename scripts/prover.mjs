// Runs the tests of files with one row, cell or prohibition switched off, and says which fails. A process of its own that stays: sources
// are compiled once, and every module is loaded afresh for each switch.
//   in: { compile: files }, then { off, files } as often as wanted      out: { reach }, { failing, spent }
import fc from 'fast-check';
import { compiled } from './proof/modules.mjs';
import { collector, firstToFail } from './proof/tests.mjs';

fc.configureGlobal({ seed: 1812 }); // every run draws the same cases, as in `tests/seeded.ts`

let modules;

/** The first test that fails, with its file, or null; and the milliseconds of the processor that each file took. */
async function failing({ off, files }) {
  globalThis.umpireProving = { off };
  const { tests, vitest } = collector();
  const load = modules.fresh({ vitest, 'fast-check': fc });
  const spent = {};
  for (const file of files) {
    const before = process.cpuUsage();
    tests.length = 0;
    const test = await failingIn(tests, () => load(file));
    const { user, system } = process.cpuUsage(before);
    spent[file] = (user + system) / 1000;
    if (test !== null) return { failing: { file, test }, spent };
  }
  return { failing: null, spent };
}

/** A file that cannot even be loaded fails as well. */
async function failingIn(tests, load) {
  try {
    load();
  } catch (error) {
    return String(error?.message ?? error);
  }
  return firstToFail(tests);
}

process.on('message', async ({ compile, ...job }) => {
  if (compile) modules = await compiled(compile);
  process.send(
    compile ? { reach: Object.fromEntries(compile.map(file => [file, modules.reachOf(file)])) } : await failing(job),
  );
});
process.on('disconnect', () => process.exit());
