// Processes that run tests with a switch off (`prover.mjs`), one after the other in each.
import { fork } from 'node:child_process';
import { at, capture } from '../lib.mjs';

/**
 * Without some rules a battle never ends: tests that take longer by far than all of them together are stopped, and have missed it. In
 * seconds of the processor: by the clock, whatever a busy machine keeps waiting would seem to be missed.
 */
const ENDLESS = 600;
const LOOKED_AT_EVERY = 20_000;

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

/** The seconds of the processor that a process has had, which `ps` tells as [[days-]hours:]minutes:seconds; without it, those of the clock. */
function spentBy({ pid }) {
  const { status, stdout } = capture('ps', ['-o', 'time=', '-p', String(pid)]);
  if (status !== 0) return performance.now() / 1000;
  const [time, days = 0] = stdout.trim().split('-').reverse();
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + days * 86_400;
}

/** What a prover answers, or null if it does not within so many seconds of the processor. */
function said(child, message, within = Number.POSITIVE_INFINITY) {
  return new Promise((resolve, reject) => {
    const begun = spentBy(child);
    const timer = setInterval(() => {
      if (spentBy(child) - begun <= within) return;
      clearInterval(timer);
      resolve(null);
    }, LOOKED_AT_EVERY);
    child.removeAllListeners('exit').removeAllListeners('message');
    child.once('message', answer => {
      clearInterval(timer);
      resolve(answer);
    });
    child.once('exit', code => reject(new Error(`the process that runs the tests ended with ${code}`)));
    child.send(message);
  });
}
