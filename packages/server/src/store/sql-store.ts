import type { Kysely } from 'kysely';
import type { Writer } from './group-commit.js';
import { sqlPlayers } from './sql-players.js';
import type { Appended, Standing, Store } from './store.js';
import type { InputRow, MatchRow, Tables } from './tables.js';

/** A store in tables, whichever database holds them. */
export function sqlStore(db: Kysely<Tables>, { write, idle }: Writer): Store {
  const append: Store['append'] = (input, standing) => write(within => appended(within, input, standing));
  return {
    ...sqlPlayers(db, write),
    ...matches(db, write),
    append,
    appendThen: (input, standing, { done, failed }) => void append(input, standing).then(done).catch(failed),
    inputs: async (match, from) =>
      (
        await db
          .selectFrom('inputs')
          .selectAll()
          .where('match', '=', match)
          .where('seq', '>=', from)
          .orderBy('seq')
          .execute()
      ).map(row => ({ ...row, at: Number(row.at) })),
    addNote: note =>
      write(async within => {
        const { numInsertedOrUpdatedRows } = await within
          .insertInto('notes')
          .values(note)
          .onConflict(conflict => conflict.doNothing())
          .executeTakeFirst();
        return numInsertedOrUpdatedRows === 1n;
      }),
    async lastNote(match) {
      const row = await db
        .selectFrom('notes')
        .select('n')
        .where('match', '=', match)
        .orderBy('n', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.n ?? 0;
    },
    notes: async (match, from) =>
      (
        await db
          .selectFrom('notes')
          .selectAll()
          .where('match', '=', match)
          .where('n', '>=', from)
          .orderBy('n')
          .execute()
      ).map(row => ({ ...row, at: Number(row.at) })),
    async close() {
      await idle();
      await db.destroy();
    },
  };
}

type MatchCalls =
  | 'addMatch'
  | 'match'
  | 'changeHead'
  | 'stand'
  | 'matchesOf'
  | 'matches'
  | 'late'
  | 'removeMatch'
  | 'takeSeat'
  | 'seatsOf';

const asNumbers = (row: MatchRow): MatchRow => ({
  ...row,
  created: Number(row.created),
  updated: Number(row.updated),
  due: row.due === null ? null : Number(row.due),
});

const matches = (db: Kysely<Tables>, write: Writer['write']): Pick<Store, MatchCalls> => ({
  addMatch: (match, seats) =>
    write(async within => {
      await within.insertInto('matches').values(match).execute();
      if (seats.length > 0)
        await within
          .insertInto('seats')
          .values([...seats])
          .execute();
    }),
  async match(id) {
    const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
    return row && asNumbers(row);
  },
  changeHead: (id, before, after, standing) =>
    write(async within => {
      const { numUpdatedRows } = await within
        .updateTable('matches')
        .set({ ...standing, head: after })
        .where('id', '=', id)
        .where('head', '=', before)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    }),
  stand: (id, standing) =>
    write(async within => void (await within.updateTable('matches').set(standing).where('id', '=', id).execute())),
  matchesOf: async (player, limit) =>
    (
      await db
        .selectFrom('matches')
        .selectAll('matches')
        .where('id', 'in', db.selectFrom('seats').select('match').where('player', '=', player))
        .orderBy('updated', 'desc')
        .limit(limit)
        .execute()
    ).map(asNumbers),
  matches: async limit =>
    (await db.selectFrom('matches').selectAll().orderBy('updated', 'desc').limit(limit).execute()).map(asNumbers),
  late: async (now, limit) =>
    (
      await db
        .selectFrom('matches')
        .select('id')
        .where('status', '=', 'running')
        .where('due', '<', now)
        .orderBy('due')
        .limit(limit)
        .execute()
    ).map(({ id }) => id),
  removeMatch: id =>
    write(async within => {
      for (const table of ['inputs', 'seats', 'notes'] as const)
        await within.deleteFrom(table).where('match', '=', id).execute();
      await within.deleteFrom('matches').where('id', '=', id).execute();
    }),
  takeSeat: seat =>
    write(async within => {
      const { numInsertedOrUpdatedRows } = await within
        .insertInto('seats')
        .values(seat)
        .onConflict(conflict => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    }),
  seatsOf: match => db.selectFrom('seats').selectAll().where('match', '=', match).orderBy('seat').execute(),
});

/** One number, one input: whoever comes second is told so, and whoever sends the same again too. */
async function appended(db: Kysely<Tables>, input: InputRow, standing: Standing | undefined): Promise<Appended> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('inputs')
    .values(input)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) {
    // another node may not know yet that a host has closed it
    if (standing)
      await db
        .updateTable('matches')
        .set(standing)
        .where('id', '=', input.match)
        .where('status', 'not in', ['closed', 'home'])
        .execute();
    return 'written';
  }
  const same = await db
    .selectFrom('inputs')
    .select('seq')
    .where('match', '=', input.match)
    .where('key', '=', input.key)
    .executeTakeFirst();
  return same ? 'duplicate' : 'conflict';
}
