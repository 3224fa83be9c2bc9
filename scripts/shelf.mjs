// The books of the shelf, read from its source: registers are written before anything is built.
import { readFileSync } from 'node:fs';
import { at } from './lib.mjs';

/** Every book's id and the prefix of its rules, in the order of the shelf. */
export function shelfBooks() {
  const source = readFileSync(at('packages', 'rulesets', 'src', 'shelf.ts'), 'utf8');
  const found = [...source.matchAll(/^ {4}id: '(\w+)',\n.*\n {4}prefix: '(\w+)',$/gm)];
  const books = source.match(/^\s+register: /gm)?.length ?? 0;
  if (found.length === 0 || found.length !== books)
    throw new Error(
      `${found.length} of the ${books} books on the shelf could be read: id, title and prefix come first`,
    );
  return Object.fromEntries(found.map(([, id, prefix]) => [id, prefix]));
}

/** Those that are played: their entry on the shelf has `play`. Whether a book is on trial is its bots' business. */
export function playedBooks() {
  const source = readFileSync(at('packages', 'rulesets', 'src', 'shelf.ts'), 'utf8');
  const entries = source.split(/^ {4}id: '/m).slice(1);
  return new Set(
    entries.filter(entry => /^ {4}play: \{$/m.test(entry)).map(entry => entry.slice(0, entry.indexOf("'"))),
  );
}
