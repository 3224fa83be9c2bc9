import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.js';

type Work<T> = (db: Transaction<Tables>) => Promise<T>;
interface Job {
  readonly work: Work<unknown>;
  /** The same without a pause, where the database can do so. */
  readonly atOnce?: () => unknown;
  resolve(value: unknown): void;
  reject(why: unknown): void;
}

/** Writes to a store: whatever comes in one turn of the event loop is committed at once, and each is told when it is on the disk. */
export interface Writer {
  write<T>(work: Work<T>, atOnce?: () => T): Promise<T>;
  /** Everything that was asked for is written, or has failed. */
  idle(): Promise<void>;
}

/** Runs some work as one transaction, all of it or nothing, without a pause. */
export type Together = <T>(work: () => T) => T;

/** `together`: where the database works without a pause, what can be written so is not passed through promises. */
export function groupCommit(db: Kysely<Tables>, together?: Together): Writer {
  let waiting: Job[] = [];
  let busy: Promise<void> | undefined;

  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const jobs = waiting;
      waiting = [];
      const isQuick = (job: Job): boolean => together !== undefined && job.atOnce !== undefined;
      const quick = jobs.filter(isQuick);
      if (quick.length > 0) commitAtOnce(together!, quick);
      const others = quick.length === jobs.length ? [] : jobs.filter(job => !isQuick(job));
      if (others.length > 0) await commit(db, others);
    }
    busy = undefined;
  };
  const turnOfLoop = () => new Promise<void>(resolve => setImmediate(resolve));
  return {
    write<T>(work: Work<T>, atOnce?: () => T) {
      busy ??= turnOfLoop().then(flush);
      return new Promise<T>((resolve, reject) => {
        waiting.push({ work, ...(atOnce && { atOnce }), resolve: resolve as Job['resolve'], reject });
      });
    },
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

function commitAtOnce(together: Together, jobs: readonly Job[]): void {
  try {
    const done = together(() => jobs.map(({ atOnce }) => atOnce!()));
    for (const [i, { resolve }] of jobs.entries()) resolve(done[i]);
  } catch (why) {
    if (jobs.length > 1) for (const job of jobs) commitAtOnce(together, [job]);
    else jobs[0]!.reject(why);
  }
}
