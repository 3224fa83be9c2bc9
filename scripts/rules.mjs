// npm run rules: for each book, how many rule ids have a test whose title carries them. Fails below 100 % of a book that is offered as whole.
// Titles come from the last complete test run if it is newer than every test; otherwise the books' tests are run first.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { at, capture, say } from './lib.mjs';
import { playedBooks, shelfBooks } from './shelf.mjs';

const LAST = at('node_modules', '.cache', 'vitest.json');
const BOOKS = shelfBooks();
const PLAYED = playedBooks();
const books = at('packages', 'rulesets', 'src');

const filesBelow = folder =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
const newest = Math.max(...filesBelow(books).map(path => statSync(path).mtimeMs));

function passedTitles() {
  if (!existsSync(LAST) || statSync(LAST).mtimeMs < newest) {
    say('Running the books’ tests …');
    const file = at('node_modules', '.cache', 'vitest-rules.json');
    capture(process.execPath, [
      at('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      'packages/rulesets',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]);
    return titlesIn(file);
  }
  return titlesIn(LAST);
}

function titlesIn(file) {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  // A rule is proven where it lives; tests of other packages may name rules that are none.
  const own = testResults.filter(({ name }) => name.startsWith(books));
  return own.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(t => t.status === 'passed').map(t => ({ file: name, title: t.fullName ?? t.title })),
  );
}

/** The ids of a specification, in its order; and those that nothing in play can depend on, with the reason. */
const idsOf = (book, prefix) => {
  const spec = readFileSync(at('docs', 'rules', `${book}.md`), 'utf8');
  return [...new Set([...spec.matchAll(new RegExp(`^\\| (${prefix}-[A-Z]+-\\d+) \\|`, 'gm'))].map(m => m[1]))];
};
function informativeOf(book) {
  const file = join(books, book, 'informative.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

let failed = false;
const titles = passedTitles();
const verbose = process.argv.includes('--list');
for (const [book, prefix] of Object.entries(BOOKS)) {
  const ids = idsOf(book, prefix);
  if (!existsSync(join(books, book, 'index.ts'))) {
    console.log(`${book.padEnd(8)} ${String(ids.length).padStart(4)} ids   not implemented yet`);
    continue;
  }
  const informative = informativeOf(book);
  const unknown = Object.keys(informative).filter(id => !ids.includes(id));
  const tested = new Set();
  for (const { title } of titles)
    for (const [id] of title.matchAll(new RegExp(`${prefix}-[A-Z]+-\\d+`, 'g'))) tested.add(id);
  const strangers = [...tested].filter(id => !ids.includes(id));
  const needed = ids.filter(id => !(id in informative));
  const missing = needed.filter(id => !tested.has(id));
  const share = Math.floor((100 * (needed.length - missing.length)) / needed.length);
  console.log(
    `${book.padEnd(8)} ${String(ids.length).padStart(4)} ids   ${needed.length - missing.length} of ${needed.length} have a test (${share} %), ${Object.keys(informative).length} informative${PLAYED.has(book) ? '' : '; not offered as whole yet'}`,
  );
  const wanted = PLAYED.has(book) ? missing : [];
  if (verbose || wanted.length > 0) for (const id of missing) console.log(`  no test: ${id}`);
  if (verbose) for (const [id, why] of Object.entries(informative)) console.log(`  informative: ${id}: ${why}`);
  for (const id of unknown) console.log(`  informative, but not in the specification: ${id}`);
  for (const id of strangers) console.log(`  in a test, but not in the specification: ${id}`);
  if (wanted.length > 0 || unknown.length > 0 || strangers.length > 0) failed = true;
}
process.exit(failed ? 1 : 0);
