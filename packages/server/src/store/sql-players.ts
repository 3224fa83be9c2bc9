import { type Kysely, sql } from 'kysely';
import type { Writer } from './group-commit.js';
import type { Store } from './store.js';
import type { NoticeRow, SessionRow, Tables } from './tables.js';

type PlayerCalls =
  | 'addPlayer'
  | 'player'
  | 'playerNamed'
  | 'changePlayer'
  | 'addSession'
  | 'sessionOf'
  | 'sessionsOf'
  | 'endSessions'
  | 'addPasskey'
  | 'passkey'
  | 'passkeysOf'
  | 'usePasskey'
  | 'removePasskey'
  | 'addChallenge'
  | 'takeChallenge'
  | 'setting'
  | 'set'
  | 'setOnce'
  | 'addNotice'
  | 'noticesOf'
  | 'removeNotice';

/** PostgreSQL hands large numbers out as texts. */
const numbers = <T extends { created: number }>(row: T): T => ({ ...row, created: Number(row.created) });

/** Who plays, how he is known again, and what a host has set. */
export const sqlPlayers = (db: Kysely<Tables>, write: Writer['write']): Pick<Store, PlayerCalls> => ({
  addPlayer: player => write(async within => void (await within.insertInto('players').values(player).execute())),
  player: id => db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst(),
  playerNamed: name =>
    db
      .selectFrom('players')
      .selectAll()
      .where('name', '=', name)
      .where(either =>
        either.or([
          either('passphrase', 'is not', null),
          either('id', 'in', db.selectFrom('passkeys').select('player')),
        ]),
      )
      .executeTakeFirst(),
  changePlayer: (id, change) =>
    write(async within => void (await within.updateTable('players').set(change).where('id', '=', id).execute())),

  addSession: session => write(async within => void (await within.insertInto('sessions').values(session).execute())),
  async sessionOf(hash) {
    const row = await db.selectFrom('sessions').selectAll().where('hash', '=', hash).executeTakeFirst();
    return row && numbers(row);
  },
  sessionsOf: async player =>
    (await db.selectFrom('sessions').selectAll().where('player', '=', player).orderBy('created', 'desc').execute()).map(
      numbers<SessionRow>,
    ),
  endSessions: (player, hash) =>
    write(async within => {
      const all = within.deleteFrom('sessions').where('player', '=', player);
      await (hash === undefined ? all : all.where('hash', '=', hash)).execute();
    }),

  addPasskey: passkey => write(async within => void (await within.insertInto('passkeys').values(passkey).execute())),
  async passkey(id) {
    const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
    return row && { ...numbers(row), counter: Number(row.counter) };
  },
  passkeysOf: async player =>
    (await db.selectFrom('passkeys').selectAll().where('player', '=', player).orderBy('created').execute()).map(
      row => ({ ...numbers(row), counter: Number(row.counter) }),
    ),
  usePasskey: (id, counter) =>
    write(async within => void (await within.updateTable('passkeys').set({ counter }).where('id', '=', id).execute())),
  removePasskey: (player, id) =>
    write(async within => {
      await within.deleteFrom('passkeys').where('player', '=', player).where('id', '=', id).execute();
    }),
  addChallenge: (challenge, now) =>
    write(async within => {
      await within.deleteFrom('challenges').where('until', '<', now).execute();
      await within.insertInto('challenges').values(challenge).execute();
    }),
  takeChallenge: (id, now) =>
    write(async within => {
      const row = await within.deleteFrom('challenges').where('id', '=', id).returningAll().executeTakeFirst();
      return row && Number(row.until) >= now ? row.challenge : undefined;
    }),

  setting: async name =>
    (await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst())?.value,
  set: (name, value) =>
    write(async within => {
      await within
        .insertInto('settings')
        .values({ name, value })
        .onConflict(conflict => conflict.column('name').doUpdateSet({ value: sql`excluded.value` }))
        .execute();
    }),
  setOnce: (name, value) =>
    write(async within => {
      await within
        .insertInto('settings')
        .values({ name, value })
        .onConflict(conflict => conflict.doNothing())
        .execute();
      return (await within.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirstOrThrow())
        .value;
    }),

  addNotice: notice =>
    write(async within => {
      await within
        .deleteFrom('notices')
        .where('player', '=', notice.player)
        .where('endpoint', '=', notice.endpoint)
        .execute();
      await within.insertInto('notices').values(notice).execute();
    }),
  noticesOf: async player =>
    (await db.selectFrom('notices').selectAll().where('player', '=', player).orderBy('created').execute()).map(
      numbers<NoticeRow>,
    ),
  removeNotice: (player, id) =>
    write(async within => {
      await within.deleteFrom('notices').where('player', '=', player).where('id', '=', id).execute();
    }),
});
