import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.js';

type Work<T> = (db: Transaction<Tables>) => Promise<T>;
interface Told {
  resolve(value: unknown): void;
  reject(why: unknown): void;
}
type Job = Told & { readonly work: Work<unknown> };
type QuickJob = Told & { readonly work: () => unknown };

/** Writes to a store: whatever comes in one turn of the event loop is committed at once, and each is told when it is on the disk. */
export interface Writer {
  write<T>(work: Work<T>): Promise<T>;
  /** Everything that was asked for is written, or has failed. */
  idle(): Promise<void>;
}

/** The same for a database that works without a pause: nothing is passed through promises but that it is done. */
export interface QuickWriter extends Writer {
  atOnce<T>(work: () => T): Promise<T>;
}

/** Runs some work as one transaction, all of it or nothing, without a pause. */
export type Together = <T>(work: () => T) => T;

const NEVER: Together = () => {
  throw new Error('this database writes nothing at once');
};

export function groupCommit(db: Kysely<Tables>, together = NEVER): QuickWriter {
  let waiting: Job[] = [];
  let quick: QuickJob[] = [];
  let busy: Promise<void> | undefined;

  const flush = async (): Promise<void> => {
    while (waiting.length + quick.length > 0) {
      const [jobs, quickJobs] = [waiting, quick];
      [waiting, quick] = [[], []];
      if (quickJobs.length > 0) commitAtOnce(together, quickJobs);
      if (jobs.length > 0) await commit(db, jobs);
    }
    busy = undefined;
  };
  const turnOfLoop = () => new Promise<void>(resolve => setImmediate(resolve));
  const soon = <W>(to: () => (Told & { readonly work: W })[], work: W) => {
    busy ??= turnOfLoop().then(flush);
    return new Promise<never>((resolve, reject) => {
      to().push({ work, resolve: resolve as Told['resolve'], reject });
    });
  };
  return {
    write: work => soon(() => waiting, work),
    atOnce: work => soon(() => quick, work),
    idle: async () => busy,
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
    for (const [i, { resolve }] of jobs.entries()) resolve(done[i]);
  } catch (why) {
    // one of them may be at fault: each by itself, so that it fails alone
    if (jobs.length > 1) for (const job of jobs) await commit(db, [job]);
    else jobs[0]!.reject(cause ?? why);
  }
}

function commitAtOnce(together: Together, jobs: readonly QuickJob[]): void {
  try {
    const done = together(() => jobs.map(({ work }) => work()));
    for (const [i, { resolve }] of jobs.entries()) resolve(done[i]);
  } catch (why) {
    if (jobs.length > 1) for (const job of jobs) commitAtOnce(together, [job]);
    else jobs[0]!.reject(why);
  }
}
