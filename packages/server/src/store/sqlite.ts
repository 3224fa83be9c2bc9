import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { FILE } from './backup.js';
import { sqlStore } from './sql-store.js';
import type { Store } from './store.js';
import { createTables, type Tables } from './tables.js';

/** The embedded store: one file in a folder. What it acknowledges is synced to the disk (`synchronous=full`). */
export async function sqliteStore(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true });
  const database = new Database(join(folder, FILE));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('busy_timeout = 5000');
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  await createTables(db);
  return sqlStore(db);
}
