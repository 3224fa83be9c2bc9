import { type Kysely, sql } from 'kysely';

/** The tables of a store. Whatever has a form of its own is JSON in a column: the server reads and writes it as a whole. */
export interface Tables {
  players: PlayerRow;
  sessions: SessionRow;
  matches: MatchRow;
  seats: SeatRow;
  inputs: InputRow;
  notes: NoteRow;
  passkeys: PasskeyRow;
  challenges: ChallengeRow;
  settings: SettingRow;
  notices: NoticeRow;
}

export interface PlayerRow {
  id: string;
  name: string;
  created: number;
  /** Argon2id of a passphrase, if he keeps his identity by one. */
  passphrase: string | null;
  role: string;
}
export interface SessionRow {
  /** SHA-256 of what the browser holds. */
  hash: string;
  player: string;
  created: number;
  /** Which browser it is, as it calls itself; null: a program, or begun before this was kept. */
  about: string | null;
}
/** A key that a player's device holds (WebAuthn); of it we have the public half. */
export interface PasskeyRow {
  id: string;
  player: string;
  /** COSE, base64url. */
  key: string;
  /** How often it was used, if its device counts; one that runs backwards was copied. */
  counter: number;
  created: number;
}
/** Something that a key is to sign: once, and soon. */
export interface ChallengeRow {
  id: string;
  challenge: string;
  until: number;
}
/** Where a player is told that it is his move. */
export interface NoticeRow {
  id: string;
  player: string;
  kind: 'push' | 'webhook';
  endpoint: string;
  /** What a browser's notices are sealed with, JSON; or what a webhook's are signed with. */
  secret: string;
  created: number;
}
/** What a host has set, by its name; JSON. */
export interface SettingRow {
  name: string;
  value: string;
}
export interface MatchRow {
  id: string;
  created: number;
  updated: number;
  /** `waiting` for players, `running`, `over`, `closed` by a host, taken `home` by its players, `replay`: its book has moved on. */
  status: string;
  /** The sides that are to act, as far as everybody may know it; JSON. */
  waiting: string;
  /** When the side that is to act has run out of time; none: it has as long as it likes. */
  due: number | null;
  /** How the match is set up, with all that is secret about it; JSON. */
  head: string;
}
export interface SeatRow {
  match: string;
  seat: string;
  player: string;
}
export interface InputRow {
  match: string;
  seq: number;
  /** What whoever sent it calls it: sent again, it is known by it. */
  key: string;
  at: number;
  /** What was put in, by whom; JSON. */
  body: string;
  /** The hash of the latest complete entry after it: replayed otherwise, the rules have changed. */
  hash: string;
}
/** Something said beside the battle. */
export interface NoteRow {
  match: string;
  n: number;
  at: number;
  body: string;
}

export async function createTables(db: Kysely<Tables>): Promise<void> {
  const table = (name: keyof Tables) => db.schema.createTable(name).ifNotExists();
  await table('players')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('created', 'bigint', column => column.notNull())
    .addColumn('passphrase', 'text')
    .addColumn('role', 'text', column => column.notNull())
    .execute();
  await table('sessions')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('created', 'bigint', column => column.notNull())
    .addColumn('about', 'text')
    .execute();
  await table('passkeys')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('key', 'text', column => column.notNull())
    .addColumn('counter', 'bigint', column => column.notNull())
    .addColumn('created', 'bigint', column => column.notNull())
    .execute();
  await table('challenges')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('challenge', 'text', column => column.notNull())
    .addColumn('until', 'bigint', column => column.notNull())
    .execute();
  await table('notices')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('endpoint', 'text', column => column.notNull())
    .addColumn('secret', 'text', column => column.notNull())
    .addColumn('created', 'bigint', column => column.notNull())
    .addUniqueConstraint('one_notice_an_address', ['player', 'endpoint'])
    .execute();
  await table('settings')
    .addColumn('name', 'text', column => column.primaryKey())
    .addColumn('value', 'text', column => column.notNull())
    .execute();
  await table('matches')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('created', 'bigint', column => column.notNull())
    .addColumn('updated', 'bigint', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('waiting', 'text', column => column.notNull())
    .addColumn('due', 'bigint')
    .addColumn('head', 'text', column => column.notNull())
    .execute();
  await table('seats')
    .addColumn('match', 'text', column => column.notNull())
    .addColumn('seat', 'text', column => column.notNull())
    .addColumn('player', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('one_player_a_seat', ['match', 'seat'])
    .execute();
  await table('inputs')
    .addColumn('match', 'text', column => column.notNull())
    .addColumn('seq', 'integer', column => column.notNull())
    .addColumn('key', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .addColumn('hash', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('one_input_a_number', ['match', 'seq'])
    .execute();
  await table('notes')
    .addColumn('match', 'text', column => column.notNull())
    .addColumn('n', 'integer', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('one_note_a_number', ['match', 'n'])
    .execute();
  await sql`create index if not exists seats_of_player on seats (player)`.execute(db);
  await sql`create index if not exists matches_due on matches (due)`.execute(db);
  await sql`create index if not exists sessions_of_player on sessions (player)`.execute(db);
  await sql`create index if not exists passkeys_of_player on passkeys (player)`.execute(db);
  await addMissing(db);
}

/** Columns that a store of an earlier version does not have. */
async function addMissing(db: Kysely<Tables>): Promise<void> {
  const sessions = (await db.introspection.getTables()).find(({ name }) => name === 'sessions');
  if (!sessions || sessions.columns.some(({ name }) => name === 'about')) return;
  await sql`alter table sessions add column about text`.execute(db);
}
