import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { FILE } from './backup.js';
import { type AtOnce, sqlStore } from './sql-store.js';
import type { Store } from './store.js';
import { createTables, type Tables } from './tables.js';

/** The embedded store: one file in a folder. What it acknowledges is synced to the disk (`synchronous=full`). `largest`: so many bytes it may have. */
export async function sqliteStore(folder: string, largest?: number): Promise<Store> {
  mkdirSync(folder, { recursive: true });
  const database = new Database(join(folder, FILE));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('busy_timeout = 5000');
  if (largest !== undefined) {
    const page = database.pragma('page_size', { simple: true }) as number;
    database.pragma(`max_page_count = ${Math.ceil(largest / page)}`);
  }
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  await createTables(db);
  return sqlStore(db, atOnceIn(database));
}

/** The statements of an append, prepared once. */
function atOnceIn(database: Database.Database): AtOnce {
  const insert = database.prepare(
    'insert into inputs (match, seq, key, at, body, hash) values (:match, :seq, :key, :at, :body, :hash) on conflict do nothing',
  );
  const stand = database.prepare(
    "update matches set status = :status, waiting = :waiting, updated = :updated, due = :due where id = :id and status <> 'closed'",
  );
  const known = database.prepare('select seq from inputs where match = :match and key = :key');
  return {
    together: work => database.transaction(work)(),
    append(input, standing) {
      if (insert.run(input).changes === 1) {
        stand.run({ ...standing, id: input.match });
        return 'written';
      }
      return known.get({ match: input.match, key: input.key }) ? 'duplicate' : 'conflict';
    },
  };
}
