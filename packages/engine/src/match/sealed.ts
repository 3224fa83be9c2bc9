import type { BattleRecord } from './record.js';

/**
 * The record of a battle that is not over, as it is handed out: not to be read by whoever opens the file, since it holds the seed and what each
 * side hides. It is no lock, only a curtain; what it holds is a record like any other.
 */
export interface SealedRecord {
  readonly sealed: 1;
  readonly note: string;
  /** Who holds the sides, as whoever handed it out wrote it. */
  readonly seats: unknown;
  readonly record: string;
}

const NOTE = 'A battle that is not over: Umpire opens it. It can be read when it is over.';

/** There in Node, in a page and in a worker. */
declare const btoa: (bytes: string) => string;
declare const atob: (text: string) => string;

export const sealRecord = (record: BattleRecord, seats: unknown): SealedRecord => ({
  sealed: 1,
  note: NOTE,
  seats,
  record: btoa(asciiJson(record)),
});

/** Letters beyond ASCII are escaped, as JSON allows: `btoa` takes bytes. */
const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[^ -~]/g, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

export const isSealed = (input: unknown): input is SealedRecord =>
  typeof input === 'object' && input !== null && (input as SealedRecord).sealed === 1;

/** What is inside, if it is sealed; what came, if it is not, or cannot be opened. */
export function unsealed(input: unknown): unknown {
  if (!isSealed(input)) return input;
  try {
    return JSON.parse(atob(input.record));
  } catch {
    return input;
  }
}
