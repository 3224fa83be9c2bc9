import { type Asked, sameAsked } from './asked.js';
import type { Keep } from './keep.js';

/** Something that was asked and answered, as it is kept. */
export interface Past {
  readonly id: string;
  readonly at: number;
  readonly asked: Asked;
  /** The answer in a sentence. */
  readonly text: string;
}

const KEY = 'umpire.adjudicator.history';
const MOST = 60;

/** The newest first; the same question thrown twice stands twice, repeated at once it does not. */
export function added(history: readonly Past[], past: Past): readonly Past[] {
  const [latest] = history;
  if (latest && sameAsked(latest.asked, past.asked)) return history;
  return [past, ...history].slice(0, MOST);
}

export const without = (history: readonly Past[], id: string): readonly Past[] => history.filter(p => p.id !== id);

export function readHistory(keep: Keep | undefined): readonly Past[] {
  try {
    const list: unknown = JSON.parse(keep?.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter(isPast) : [];
  } catch {
    return [];
  }
}

/** False if the browser does not let us keep it: it is then kept as long as the page is open. */
export function writeHistory(keep: Keep | undefined, history: readonly Past[]): boolean {
  try {
    keep?.setItem(KEY, JSON.stringify(history));
    return keep !== undefined;
  } catch {
    return false;
  }
}

function isPast(x: unknown): x is Past {
  if (typeof x !== 'object' || x === null) return false;
  const { id, at, asked, text } = x as Past;
  return (
    typeof id === 'string' &&
    typeof at === 'number' &&
    typeof text === 'string' &&
    typeof asked === 'object' &&
    asked !== null &&
    typeof asked.book === 'string' &&
    typeof asked.question === 'string' &&
    Array.isArray(asked.throws) &&
    typeof asked.options === 'object' &&
    asked.options !== null
  );
}
