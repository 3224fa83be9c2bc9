import type Database from 'better-sqlite3';
import type { QuickWriter } from './group-commit.js';
import type { Journal } from './journal.js';
import type { Appended, Standing, Store } from './store.js';
import type { InputRow, MatchRow, NoteRow, NoticeRow, PlayerRow, SeatRow, SessionRow } from './tables.js';

type Often =
  | 'append'
  | 'appendThen'
  | 'inputs'
  | 'match'
  | 'addMatch'
  | 'changeHead'
  | 'stand'
  | 'removeMatch'
  | 'takeSeat'
  | 'seatsOf'
  | 'sessionOf'
  | 'player'
  | 'noticesOf'
  | 'addNote'
  | 'notes';

/** What a server asks of its store most, as statements that are prepared once: SQLite works without a pause, and one commit serves all of a turn of the event loop. */
export function sqliteAtOnce(
  database: Database.Database,
  { atOnce: write, atOnceThen }: Pick<QuickWriter, 'atOnce' | 'atOnceThen'>,
  journal: Journal,
): Pick<Store, Often> {
  const prepare = <T = unknown>(text: string) => database.prepare<unknown[], T>(text);
  const insert = prepare(
    'insert into inputs (match, seq, key, at, body, hash) values (?, ?, ?, ?, ?, ?) on conflict do nothing',
  );
  const standing = 'status = :status, waiting = :waiting, updated = :updated, due = :due';
  // names are looked up at every call: what is written with every order goes by places
  const stand = prepare(
    "update matches set status = ?, waiting = ?, updated = ?, due = ? where id = ? and status not in ('closed', 'home')",
  );
  const standAnyhow = prepare(`update matches set ${standing} where id = :id`);
  const known = prepare('select seq from inputs where match = :match and key = :key');
  const newMatch = prepare(
    'insert into matches (id, created, updated, status, waiting, due, head) values (:id, :created, :updated, :status, :waiting, :due, :head)',
  );
  const newSeat = prepare(
    'insert into seats (match, seat, player) values (:match, :seat, :player) on conflict do nothing',
  );
  const head = prepare('update matches set head = :after where id = :id and head = :before');
  const headStanding = prepare(`update matches set head = :after, ${standing} where id = :id and head = :before`);
  const note = prepare('insert into notes (match, n, at, body) values (:match, :n, :at, :body) on conflict do nothing');
  const one = {
    match: prepare<MatchRow>('select * from matches where id = ?'),
    session: prepare<SessionRow>('select * from sessions where hash = ?'),
    player: prepare<PlayerRow>('select * from players where id = ?'),
  };
  const notes = prepare<NoteRow>('select * from notes where match = ? and n >= ? order by n');
  const notices = prepare<NoticeRow>('select * from notices where player = ? order by created');
  const seats = prepare<SeatRow>('select * from seats where match = ? order by seat');

  const removals = ['inputs', 'seats', 'notes'].map(table => prepare(`delete from ${table} where match = ?`));
  const removal = prepare('delete from matches where id = ?');

  /** Straight into the table: for whatever is not simply the next input of its match. */
  const filed = ({ match, seq, key, at, body, hash }: InputRow): Appended => {
    journal.file();
    if (insert.run(match, seq, key, at, body, hash).changes === 1) return 'written';
    return known.get({ match, key }) ? 'duplicate' : 'conflict';
  };
  const appended = (input: InputRow, after: Standing | undefined): Appended => {
    const how = journal.take(input) ? 'written' : filed(input);
    if (after && how === 'written') stand.run(after.status, after.waiting, after.updated, after.due, input.match);
    return how;
  };
  return {
    append: (input, after) => write(() => appended(input, after)),
    appendThen: (input, after, then) => atOnceThen(() => appended(input, after), then),
    inputs: async (match, from) => journal.inputs(match, from),
    match: async id => one.match.get(id),
    addMatch: (match, taken) =>
      write(() => {
        newMatch.run(match);
        for (const seat of taken) newSeat.run(seat);
      }),
    changeHead: (id, before, after, stands) =>
      write(() => {
        const done = stands ? headStanding.run({ id, before, after, ...stands }) : head.run({ id, before, after });
        return done.changes === 1;
      }),
    stand: (id, stands) => write(() => void standAnyhow.run({ ...stands, id })),
    removeMatch: id =>
      write(() => {
        journal.file();
        for (const each of removals) each.run(id);
        removal.run(id);
      }),
    takeSeat: seat => write(() => newSeat.run(seat).changes === 1),
    seatsOf: async match => seats.all(match),
    sessionOf: async hash => one.session.get(hash),
    player: async id => one.player.get(id),
    noticesOf: async player => notices.all(player),
    addNote: row => write(() => note.run(row).changes === 1),
    notes: async (match, from) => notes.all(match, from),
  };
}
