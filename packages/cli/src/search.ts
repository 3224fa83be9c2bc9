import type { RegisterEntry } from '@umpire/rulesets';
import { REGISTERS, type Register } from '@umpire/rulesets/all';
import { nearest } from './nearest.js';

/** A rule that was found, and how well it fits. */
export interface Hit {
  readonly book: string;
  readonly entry: RegisterEntry;
  /** How many of the words it has. */
  readonly words: number;
  /** How many of them in its own id, and how many whole. */
  readonly inId: number;
  readonly whole: number;
}

/** The rules that have at least one of the words, those with the most first; all of them if there are no words. */
export function search(words: readonly string[], registers: readonly Register[] = REGISTERS): Hit[] {
  const tests = words.map(testsOf);
  const hits = registers.flatMap(({ book, entries }) => entries.map(entry => fit(book, entry, tests)));
  if (words.length === 0) return hits;
  return hits.filter(hit => hit.words > 0).sort((x, y) => y.words - x.words || y.inId - x.inId || y.whole - x.whole);
}

interface Tests {
  readonly begins: RegExp;
  readonly whole: RegExp;
}

/** A word fits where it begins a word; better where it is one. Ids are words too, and so are their parts. */
function testsOf(word: string): Tests {
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const begins = `(?<![\\p{L}\\p{N}])${literal}`;
  return { begins: new RegExp(begins, 'iu'), whole: new RegExp(`${begins}(?![\\p{L}\\p{N}])`, 'iu') };
}

function fit(book: string, entry: RegisterEntry, tests: readonly Tests[]): Hit {
  const text = tests.length === 0 ? '' : wordsOf(entry);
  const count = (fits: (t: Tests) => boolean): number => tests.filter(fits).length;
  return {
    book,
    entry,
    words: count(t => t.begins.test(text)),
    inId: count(t => t.whole.test(entry.id)),
    whole: count(t => t.whole.test(text)),
  };
}

const wordsOf = ({ id, heading, text, gap = '', choices = [], why = '', tables = [] }: RegisterEntry): string =>
  [id, heading, text, gap, why, ...choices.map(c => `${c.id} ${c.text}`), ...tables.flat(2)].join('\n');

/** A rule by its exact id, however it is written. */
export function ruleOf(id: string, registers: readonly Register[] = REGISTERS): Hit | undefined {
  const wanted = id.toUpperCase();
  for (const { book, entries } of registers) {
    const entry = entries.find(e => e.id === wanted);
    if (entry) return { book, entry, words: 1, inId: 1, whole: 1 };
  }
  return undefined;
}

/** Ids and words that somebody may have meant who found nothing. */
export function nearMisses(words: readonly string[], registers: readonly Register[] = REGISTERS): string[] {
  const entries = registers.flatMap(register => register.entries);
  const ids = entries.map(entry => entry.id);
  const vocabulary = new Set(
    entries.flatMap(
      entry =>
        wordsOf(entry)
          .toLowerCase()
          .match(/\p{L}{3,}/gu) ?? [],
    ),
  );
  return [...new Set(words.flatMap(word => (/\d/.test(word) ? nearId(word, ids) : nearest(word, [...vocabulary], 5))))];
}

/** Ids of the same topic, and ids that differ by a letter or two. */
function nearId(word: string, ids: readonly string[]): string[] {
  const typed = word.toUpperCase();
  const topic = typed.replace(/-?\d*$/, '-');
  const same = topic.length > 2 ? ids.filter(id => id.startsWith(topic)) : [];
  return [...nearest(typed, same.length > 0 ? same : ids, 5), ...same.slice(-3)];
}
