// Processes that run tests with a switch off (`prover.mjs`), one after the other in each.
import { fork } from 'node:child_process';
import { at } from '../lib.mjs';

/** Without some rules a battle never ends: tests that take longer by far than all of them together are stopped, and have missed it. */
const ENDLESS = 10 * 60_000;

/** A prover for tests of these files; `reach` says of what sources each is made. */
export async function proverOf(files) {
  let child = await started(files);
  async function run(job) {
    const outcome = await said(child.process, job, ENDLESS);
    if (outcome) return outcome;
    child.process.removeAllListeners('exit').kill('SIGKILL');
    child = await started(files);
    return { failing: { file: job.files[0], test: 'does not end' }, spent: {} };
  }
  return { reach: child.reach, run, stop: () => child.process.removeAllListeners('exit').kill() };
}

async function started(files) {
  const process = fork(at('scripts', 'prover.mjs'), { cwd: at(), silent: true });
  const { reach } = await said(process, { compile: files });
  return { process, reach };
}

/** What a prover answers, or null if it does not within so many milliseconds. */
function said(child, message, within) {
  return new Promise((resolve, reject) => {
    const timer = within && setTimeout(() => resolve(null), within);
    child.removeAllListeners('exit').removeAllListeners('message');
    child.once('message', answer => {
      clearTimeout(timer);
      resolve(answer);
    });
    child.once('exit', code => reject(new Error(`the process that runs the tests ended with ${code}`)));
    child.send(message);
  });
}
