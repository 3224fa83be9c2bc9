import { postgresStore } from '../store/postgres.js';
import { sqliteStore } from '../store/sqlite.js';

/** The role of whoever runs a server. */
export const HOST = 'host';
export const PLAYER = 'player';

/** Where the players of a server are kept. */
export interface Kept {
  readonly data: string;
  readonly database?: string;
}

/** Makes a player who keeps his name a host of his server, or a plain player again; false: nobody keeps this name. */
export async function appoint({ data, database }: Kept, name: string, role: typeof HOST | typeof PLAYER) {
  const store = database === undefined ? await sqliteStore(data) : await postgresStore(database);
  try {
    const player = await store.playerNamed(name);
    if (player) await store.changePlayer(player.id, { role });
    return player !== undefined;
  } finally {
    await store.close();
  }
}
