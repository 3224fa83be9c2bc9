/** What those are called who were picked from an army: two of the same class fill the same fields, but a Panther is no Tiger. */
import type { ListedTroop } from '@umpire/rulesets';
import { browserKeep, type Keep } from './keep.js';

/** The names by book and by what fills the fields, the oldest first. */
export type Names = Readonly<Record<string, string>>;

const KEY = 'umpire.adjudicator.names';
const MOST = 60;

const keyOf = (book: string, value: ListedTroop['value']): string =>
  `${book} ${typeof value === 'string' ? value : JSON.stringify(Object.entries(value).sort(([p], [q]) => (p < q ? -1 : 1)))}`;

/** Whoever was picked last gives his name to all who fill the fields as he does. */
export function withName(names: Names, book: string, { value, label }: ListedTroop): Names {
  const key = keyOf(book, value);
  const others = Object.entries(names).filter(([other]) => other !== key);
  return Object.fromEntries([...others.slice(1 - MOST), [key, label]]);
}

export const nameIn = (names: Names, book: string, value: ListedTroop['value']): string | undefined =>
  names[keyOf(book, value)];

export function readNames(keep: Keep | undefined): Names {
  try {
    const kept: unknown = JSON.parse(keep?.getItem(KEY) ?? '{}');
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(entries.filter(([, name]) => typeof name === 'string'));
  } catch {
    return {};
  }
}

/** Where the browser keeps nothing, a name is known as long as the page is open. */
export function writeNames(keep: Keep | undefined, names: Names): void {
  try {
    keep?.setItem(KEY, JSON.stringify(names));
  } catch {}
}

let names: Names | undefined;
const now = (): Names => {
  names ??= readNames(browserKeep());
  return names;
};
export const nameOf = (book: string, value: ListedTroop['value']): string | undefined => nameIn(now(), book, value);

/** Those who were picked last of a book, the newest first. */
export function pickedIn(names: Names, book: string): readonly ListedTroop[] {
  const own = Object.entries(names).filter(([key]) => key.startsWith(`${book} `));
  return own.toReversed().map(([key, label]) => ({ label, value: valueIn(key.slice(book.length + 1)) }));
}
export const pickedLast = (book: string): readonly ListedTroop[] => pickedIn(now(), book);

const valueIn = (key: string): ListedTroop['value'] =>
  key.startsWith('[') ? (Object.fromEntries(JSON.parse(key) as [string, string][]) as ListedTroop['value']) : key;

export function rememberName(book: string, troop: ListedTroop): void {
  names = withName(now(), book, troop);
  writeNames(browserKeep(), names);
}
