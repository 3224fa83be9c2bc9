import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

/** The one file of the embedded store. */
export const FILE = 'umpire.sqlite';

/** Copies a store into a file as it is at one moment, while the server goes on. */
export async function backUp(data: string, to: string): Promise<void> {
  const database = new Database(join(data, FILE), { readonly: true, fileMustExist: true });
  try {
    await database.backup(to);
  } finally {
    database.close();
  }
}

/** Puts a copy where a server finds it; never over a store that is there. */
export function restore(from: string, data: string): void {
  const file = join(data, FILE);
  if (existsSync(file)) throw new Error(`there is a store in ${data} already`);
  mkdirSync(data, { recursive: true });
  copyFileSync(from, file);
}
