import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { FILE } from './backup.js';
import { groupCommit, type Together } from './group-commit.js';
import { makeJournal } from './journal.js';
import { makeRoom } from './room.js';
import { sqlStore } from './sql-store.js';
import { sqliteAtOnce } from './sqlite-at-once.js';
import type { Store } from './store.js';
import { createTables, type Tables } from './tables.js';

/** So much of the file is kept in memory (kB): the pages to which the matches that are played are appended. */
const CACHE = 32_000;
/** So many pages are written beside the file before they are put into it: that is done in one go, and whoever orders meanwhile waits. */
const BESIDE = 4000;
/** A page beside the file (bytes), with what says where it belongs; room is made for those of the commit that is one too many, too. */
const PAGE = 4096 + 24;
const ROOM = 1.1 * BESIDE * PAGE;

/** The embedded store: one file in a folder. What it acknowledges is synced to the disk (`synchronous=full`). `largest`: so many bytes it may have. */
export async function sqliteStore(folder: string, largest?: number): Promise<Store> {
  mkdirSync(folder, { recursive: true });
  const database = new Database(join(folder, FILE));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('busy_timeout = 5000');
  database.pragma(`cache_size = -${CACHE}`);
  database.pragma(`wal_autocheckpoint = ${BESIDE}`);
  if (largest !== undefined) {
    const page = database.pragma('page_size', { simple: true }) as number;
    database.pragma(`max_page_count = ${Math.ceil(largest / page)}`);
  }
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  await createTables(db);
  // nobody else writes there meanwhile
  database.transaction(() => makeRoom(join(folder, `${FILE}-wal`), ROOM)).immediate();
  const journal = makeJournal(database);
  const inOne = database.transaction((work: () => unknown) => journal.within(work)).immediate;
  const together = ((work: () => unknown) => {
    try {
      return inOne(work);
    } catch (why) {
      journal.failed();
      throw why;
    }
  }) as Together;
  const writer = groupCommit(db, together);
  const store = sqlStore(db, writer);
  return {
    ...store,
    ...sqliteAtOnce(database, writer, journal),
    async close() {
      await writer.atOnce(journal.file).catch(() => {}); // on a full disk it stays where it is
      await store.close();
    },
  };
}
