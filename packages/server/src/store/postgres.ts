import { Kysely, PostgresDialect } from 'kysely';
import { groupCommit } from './group-commit.js';
import { sqlStore } from './sql-store.js';
import type { Store } from './store.js';
import { createTables, type Tables } from './tables.js';

/** A store that several nodes share. Two that append at the same number cannot both win: the database says who was second. */
export async function postgresStore(url: string): Promise<Store> {
  const { default: pg } = await import('pg'); // most servers have no need of it
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // a connection that breaks while nobody uses it is no reason to end: the next query opens another
  pool.on('error', () => {});
  // one that breaks while it is used fails the query, and says so a second time: unheard, that would end the process
  pool.on('connect', client => void client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await createTables(db);
  return sqlStore(db, groupCommit(db));
}
