import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.js';

type Work<T> = (db: Transaction<Tables>) => Promise<T>;
interface Job {
  readonly work: Work<unknown>;
  resolve(value: unknown): void;
  reject(why: unknown): void;
}

/** Writes to a store: whatever comes in one turn of the event loop is committed at once, and each is told when it is on the disk. */
export interface Writer {
  write<T>(work: Work<T>): Promise<T>;
  /** Everything that was asked for is written, or has failed. */
  idle(): Promise<void>;
}

export function groupCommit(db: Kysely<Tables>): Writer {
  let waiting: Job[] = [];
  let busy: Promise<void> | undefined;

  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const jobs = waiting;
      waiting = [];
      await commit(db, jobs);
    }
    busy = undefined;
  };
  const turnOfLoop = () => new Promise<void>(resolve => setImmediate(resolve));
  return {
    write<T>(work: Work<T>) {
      busy ??= turnOfLoop().then(flush);
      return new Promise<T>((resolve, reject) => {
        waiting.push({ work, resolve: resolve as Job['resolve'], reject });
      });
    },
    idle: async () => busy,
  };
}

async function commit(db: Kysely<Tables>, jobs: readonly Job[]): Promise<void> {
  try {
    const done = await db.transaction().execute(async within => {
      const values: unknown[] = [];
      for (const { work } of jobs) values.push(await work(within));
      return values;
    });
    for (const [i, { resolve }] of jobs.entries()) resolve(done[i]);
  } catch (why) {
    // one of them may be at fault: each by itself, so that it fails alone
    if (jobs.length > 1) for (const job of jobs) await commit(db, [job]);
    else jobs[0]!.reject(why);
  }
}
