import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { BattleSummary } from './entry.js';

/** Where battles are written. A write is refused when somebody else wrote since `known`. */
export interface Store {
  get(id: string): Promise<unknown>;
  list(): Promise<BattleSummary[]>;
  put(value: unknown, summary: BattleSummary, known: number | undefined): Promise<Written>;
  remove(id: string): Promise<void>;
}

/** `theirs`: when somebody else wrote it; none: somebody else has deleted it. */
export type Written = { readonly written: true } | { readonly written: false; readonly theirs?: number };

const NAME = 'umpire';
const VERSION = 1;

interface Schema extends DBSchema {
  /** Whole battles, their records included. */
  battles: { key: string; value: unknown };
  /** What lists show, so that a list need not read every record. */
  summaries: { key: string; value: BattleSummary };
}

/** Somebody wrote after the version that this tab knows, or deleted it; undefined: nobody did. */
function changedSince(stored: BattleSummary | undefined, known: number | undefined): Written | undefined {
  if (stored?.updated === known) return undefined;
  return { written: false, ...(stored && { theirs: stored.updated }) };
}

const PATIENCE = 5000;
const SILENCE = 60_000;

/** Some browsers neither open a database nor say why not: wait for a while, then do not ask again for a longer one. */
function makePatience(): <T>(work: () => Promise<T>) => Promise<T> {
  let silentUntil = 0;
  const silence = () => new Error('no answer within five seconds');
  return async work => {
    if (Date.now() < silentUntil) throw silence();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        silentUntil = Date.now() + SILENCE;
        reject(silence());
      }, PATIENCE);
    });
    try {
      return await Promise.race([work(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** The browser's own database. */
export function diskStore(): Store {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const patiently = makePatience();
  const open = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= patiently(() =>
      openDB<Schema>(NAME, VERSION, {
        upgrade(db) {
          db.createObjectStore('battles');
          db.createObjectStore('summaries', { keyPath: 'id' });
        },
        // A newer page wants to change the form of the database: let it, and open again when asked.
        blocking: (_now, _then, event) => {
          (event.target as IDBDatabase).close();
          opened = undefined;
        },
        terminated: () => {
          opened = undefined;
        },
      }),
    ).catch(error => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    async get(id) {
      return (await open()).get('battles', id);
    },
    async list() {
      return (await open()).getAll('summaries');
    },
    async put(value, summary, known) {
      const change = (await open()).transaction(['battles', 'summaries'], 'readwrite');
      const stored = await change.objectStore('summaries').get(summary.id);
      const changed = changedSince(stored, known);
      if (changed) {
        await change.done;
        return changed;
      }
      await Promise.all([
        change.objectStore('battles').put(value, summary.id),
        change.objectStore('summaries').put(summary),
        change.done,
      ]);
      return { written: true };
    },
    async remove(id) {
      const change = (await open()).transaction(['battles', 'summaries'], 'readwrite');
      await Promise.all([
        change.objectStore('battles').delete(id),
        change.objectStore('summaries').delete(id),
        change.done,
      ]);
    },
  };
}

/** For as long as the tab is open. */
export function memoryStore(): Store {
  const values = new Map<string, unknown>();
  const summaries = new Map<string, BattleSummary>();
  return {
    get: async id => values.get(id),
    list: async () => [...summaries.values()],
    async put(value, summary, known) {
      const changed = changedSince(summaries.get(summary.id), known);
      if (changed) return changed;
      values.set(summary.id, value);
      summaries.set(summary.id, summary);
      return { written: true };
    },
    async remove(id) {
      values.delete(id);
      summaries.delete(id);
    },
  };
}
