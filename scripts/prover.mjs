// A test runner in a process of its own that stays: with one switch off it runs the files it is told and says whether one fails.
// Transformed sources are kept from run to run, which makes a run five times as cheap as a new process; the threads that
// run the tests are new each time, so every module is loaded afresh, with the switch off.
//   in: { off, files }      out: { failing }
import { createVitest } from 'vitest/node';

process.env.UMPIRE_PROVE = '{}'; // so that the settings name the file that sets the switch
const vitest = await createVitest('test', {
  watch: false,
  reporters: [{}],
  pool: 'threads',
  isolate: false,
  maxWorkers: 1,
  bail: 1,
  testTimeout: 120_000, // a busy machine is no proof: what runs out of time would count as missed
  silent: true,
});

/** The first test that fails, with its file, or null. */
async function failing({ off, files }) {
  process.env.UMPIRE_PROVE = JSON.stringify(off);
  const ran = await vitest.runTestSpecifications(await vitest.globTestSpecifications(files));
  const { unhandledErrors } = ran;
  // What was run before is told again, with what came of it then.
  const asked = new Set(files.map(file => file.replaceAll('\\', '/')));
  const testModules = ran.testModules.filter(module => asked.has(module.relativeModuleId));
  if (testModules.length === 0) throw new Error(`no tests were run of ${files.join(', ')}`);
  if (unhandledErrors.length > 0) return { file: null, test: String(unhandledErrors[0].message) };
  const bad = testModules.find(module => !module.ok());
  return bad ? { file: bad.relativeModuleId, test: [...bad.children.allTests('failed')][0]?.fullName } : null;
}

process.on('message', async job => process.send({ failing: await failing(job) }));
process.on('disconnect', () => process.exit());
process.send({ ready: true });
