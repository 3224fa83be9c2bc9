import type { RegisterEntry, ShelfBook } from '@umpire/rulesets';
import MiniSearch from 'minisearch';
import { wordsOf } from './sections.js';

export interface Found {
  readonly book: string;
  readonly entry: RegisterEntry;
  /** The words of the rule that were met. */
  readonly terms: readonly string[];
}

export type Searcher = (wanted: string) => readonly Found[];

/** Searches the registers of some books: by id, by words, by beginnings of words, and past a slip of the finger. */
export function searcherOf(
  books: readonly { readonly book: string; readonly entries: readonly RegisterEntry[] }[],
): Searcher {
  const all = books.flatMap(({ book, entries }) => entries.map(entry => ({ book, entry })));
  const index = new MiniSearch({ fields: ['rule', 'heading', 'words'], idField: 'key' });
  index.addAll(all.map(({ entry }, key) => ({ key, rule: entry.id, heading: entry.heading, words: wordsOf(entry) })));
  const found = (wanted: string, combineWith: 'AND' | 'OR') =>
    index.search(wanted, {
      combineWith,
      prefix: term => term.length > 1,
      fuzzy: term => (term.length > 4 && !/\d/.test(term) ? 0.2 : false),
      boost: { rule: 4, heading: 1.5 },
    });
  return wanted => {
    const exact = all.filter(({ entry }) => entry.id === wanted.trim().toUpperCase());
    const strict = found(wanted, 'AND');
    const hits = strict.length > 0 ? strict : found(wanted, 'OR');
    return [
      ...exact.map(one => ({ ...one, terms: [] })),
      ...hits
        .map(hit => ({ ...all[hit.id as number]!, terms: hit.terms }))
        .filter(hit => !exact.some(({ entry }) => entry === hit.entry)),
    ];
  };
}

const searchers = new Map<string, Promise<Searcher>>();
/** A searcher over books that are fetched first, made once. */
export function searcherFor(books: readonly ShelfBook[]): Promise<Searcher> {
  const key = books.map(b => b.id).join();
  let made = searchers.get(key);
  if (!made) {
    made = Promise.all(books.map(async b => ({ book: b.id, entries: await b.register() }))).then(searcherOf);
    made.catch(() => searchers.delete(key));
    searchers.set(key, made);
  }
  return made;
}

/** A text around the first word that was met, in pieces: met words and the rest. */
export function excerpt(
  text: string,
  terms: readonly string[],
  room = 170,
): { readonly text: string; readonly met: boolean }[] {
  const pattern =
    terms.length === 0
      ? undefined
      : new RegExp(
          `(${[...terms]
            .sort((a, b) => b.length - a.length)
            .map(escaped)
            .join('|')})`,
          'giu',
        );
  const first = pattern ? text.search(pattern) : -1;
  const from = first > room * 0.7 ? text.lastIndexOf(' ', first - room * 0.4) + 1 : 0;
  const cut = text.slice(from, from + room);
  const shown = `${from > 0 ? '… ' : ''}${cut}${from + room < text.length ? ' …' : ''}`;
  if (!pattern) return [{ text: shown, met: false }];
  return shown
    .split(pattern)
    .map((piece, i) => ({ text: piece, met: i % 2 === 1 }))
    .filter(piece => piece.text !== '');
}
const escaped = (term: string): string => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
