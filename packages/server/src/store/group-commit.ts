import type { Kysely, Transaction } from 'kysely';
import { promised, type Then } from '../then.js';
import type { Tables } from './tables.js';

type Work<T> = (db: Transaction<Tables>) => Promise<T>;
type Job = Then<unknown> & { readonly work: Work<unknown> };
type QuickJob = Then<never> & { readonly work: () => unknown };

/** Writes to a store: whatever comes in one turn of the event loop is committed at once, and each is told when it is on the disk. */
export interface Writer {
  write<T>(work: Work<T>): Promise<T>;
  /** Everything that was asked for is written, or has failed. */
  idle(): Promise<void>;
}

/** The same for a database that works without a pause. */
export interface QuickWriter extends Writer {
  atOnce<T>(work: () => T): Promise<T>;
  atOnceThen<T>(work: () => T, then: Then<T>): void;
}

/** Runs some work as one transaction, all of it or nothing, without a pause. */
export type Together = <T>(work: () => T) => T;

const NEVER: Together = () => {
  throw new Error('this database writes nothing at once');
};

export function groupCommit(db: Kysely<Tables>, together = NEVER): QuickWriter {
  let waiting: Job[] = [];
  let quick: QuickJob[] = [];
  let busy = false;
  const whenIdle: (() => void)[] = [];

  const flush = (): void => {
    const [jobs, quickJobs] = [waiting, quick];
    [waiting, quick] = [[], []];
    if (quickJobs.length > 0) commitAtOnce(together, quickJobs);
    if (jobs.length > 0) void commit(db, jobs).then(goOn);
    else goOn();
  };
  const goOn = (): void => {
    if (waiting.length + quick.length > 0) return void setImmediate(flush);
    busy = false;
    for (const told of whenIdle.splice(0)) told();
  };
  const soon = (): void => {
    if (!busy) setImmediate(flush);
    busy = true;
  };
  const atOnceThen: QuickWriter['atOnceThen'] = (work, { done, failed }) => {
    quick.push({ work, done, failed });
    soon();
  };
  return {
    write: <T>(work: Work<T>) =>
      promised<T>(({ done, failed }) => {
        waiting.push({ work, done: done as Then<unknown>['done'], failed });
        soon();
      }),
    atOnce: work => promised(then => atOnceThen(work, then)),
    atOnceThen,
    idle: () => new Promise(resolve => (busy ? whenIdle.push(resolve) : resolve())),
  };
}

async function commit(db: Kysely<Tables>, jobs: readonly Job[]): Promise<void> {
  let cause: unknown;
  try {
    const done = await db.transaction().execute(async within => {
      try {
        const values: unknown[] = [];
        for (const { work } of jobs) values.push(await work(within));
        return values;
      } catch (why) {
        cause = why; // a database that has taken all back by itself says of the rollback that there is nothing to take back
        throw why;
      }
    });
    for (const [i, job] of jobs.entries()) job.done(done[i]);
  } catch (why) {
    // one of them may be at fault: each by itself, so that it fails alone
    if (jobs.length > 1) for (const job of jobs) await commit(db, [job]);
    else jobs[0]!.failed(cause ?? why);
  }
}

function commitAtOnce(together: Together, jobs: readonly QuickJob[]): void {
  let values: unknown[];
  try {
    values = together(() => jobs.map(({ work }) => work()));
  } catch (why) {
    if (jobs.length > 1) for (const job of jobs) commitAtOnce(together, [job]);
    else jobs[0]!.failed(why);
    return;
  }
  for (let i = 0; i < jobs.length; i++) {
    try {
      jobs[i]!.done(values[i] as never);
    } catch (why) {
      jobs[i]!.failed(why); // whoever breaks on it is told, and all the others are told what they wait for
    }
  }
}
