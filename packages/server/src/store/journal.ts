import type Database from 'better-sqlite3';
import type { InputRow } from './tables.js';

/**
 * Where inputs lie first. A commit holds inputs of many matches, and in the table of all inputs each match has a place of its own: written straight
 * into it, every input would be a page to find, to change and to sync. In the journal they lie as they came, one after the other; by and by they are
 * filed into the table, many of a match at once. They are kept as soon as they lie here, and read from both until they are filed.
 */
export interface Journal {
  /** Runs work that writes, within a transaction. */
  within<T>(work: () => T): T;
  /** The transaction has come to nothing: what is remembered of the journal is no longer to be trusted. */
  failed(): void;
  /** Takes an input that has the next number of its match; false: it has another. */
  take(input: InputRow): boolean;
  /** Empties the journal into the table, within a transaction. */
  file(): void;
  /** Inputs of a match from a number on, wherever they lie. */
  inputs(match: string, from: number): InputRow[];
}

/** So many inputs lie in the journal before they are filed: that is done in one go, and whoever orders meanwhile waits. */
const MOST = 2000;

const COLUMNS = 'match, seq, key, at, body, hash';

export function makeJournal(database: Database.Database): Journal {
  database.exec(`create table if not exists journal (match text not null, seq integer not null, key text not null,
    at bigint not null, body text not null, hash text not null)`);
  const prepare = <T = unknown>(text: string) => database.prepare<unknown[], T>(text);
  const insert = prepare(`insert into journal (${COLUMNS}) values (?, ?, ?, ?, ?, ?)`);
  const copy = prepare(`insert into inputs (${COLUMNS}) select ${COLUMNS} from journal order by match, seq`);
  const empty = prepare('delete from journal');
  const lastFiled = prepare<number | null>('select max(seq) from inputs where match = ?').pluck();
  const version = prepare<number>('pragma data_version').pluck();
  const of = (table: string): string => `select ${COLUMNS} from ${table} where match = :match and seq >= :from`;
  const filed = prepare<InputRow>(`${of('inputs')} order by seq`);
  const all = prepare<InputRow>(`${of('inputs')} union all ${of('journal')} order by seq`);

  /** The last number of each match that has inputs in the journal. */
  const last = new Map<string, number>();
  let size = 0;
  /** Others may have written here: whoever had the file before, or has it open beside us. */
  let unknown = true;
  let known = version.get();
  const isUnknown = (): boolean => {
    const now = version.get();
    if (now !== known) unknown = true;
    known = now;
    return unknown;
  };
  const file = (): void => {
    copy.run();
    empty.run();
    last.clear();
    size = 0;
    unknown = false;
  };

  return {
    within(work) {
      if (isUnknown() || size >= MOST) file();
      return work();
    },
    failed() {
      unknown = true;
    },
    take({ match, seq, key, at, body, hash }) {
      if (seq !== (last.get(match) ?? lastFiled.get(match) ?? 0) + 1) return false;
      insert.run(match, seq, key, at, body, hash);
      last.set(match, seq);
      size++;
      return true;
    },
    file,
    inputs: (match, from) => (isUnknown() || last.has(match) ? all : filed).all({ match, from }),
  };
}
