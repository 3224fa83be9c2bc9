// Where the books forbid something in no list of rows: every `forbid(rule, message)` in their sources and in what they share,
// and every sentence that is `said` once for several checks.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { at } from './lib.mjs';

const BOOKS = at('packages', 'rulesets', 'src');
const isProduct = file => file.endsWith('.ts') && !/(\.test|^kit|\/kit)\.ts$/.test(file);
const sources = new Map(
  readdirSync(BOOKS, { recursive: true })
    .filter(isProduct)
    .map(file => [file, readFileSync(join(BOOKS, file), 'utf8')]),
);
/** The sources of all books, by their whole path. */
export const SOURCES = new Map([...sources].map(([file, text]) => [join(BOOKS, file), text]));
/** Books that can be played. */
const PLAYED = readdirSync(BOOKS).filter(name => existsSync(join(BOOKS, name, 'suite.test.ts')));

/** The files that a book is made of: its own, and all that they import. */
function filesOf(book) {
  const found = new Set([...sources.keys()].filter(file => file.startsWith(`${book}/`)));
  for (const file of found)
    for (const [, path] of (sources.get(file) ?? '').matchAll(/from '(\.[^']+)\.js'/g))
      if (sources.has(normalize(join(dirname(file), `${path}.ts`))))
        found.add(normalize(join(dirname(file), `${path}.ts`)));
  return found;
}
const made = new Map(PLAYED.map(book => [book, filesOf(book)]));
const booksWith = file => PLAYED.filter(book => made.get(book).has(file));

/** The first argument of a call that begins at `from`, and what follows it. */
function firstArgument(source, from) {
  let depth = 0;
  let quote = '';
  for (let i = from; i < source.length; i++) {
    const c = source[i];
    if (quote) quote = c === quote && source[i - 1] !== '\\' ? '' : quote;
    else if (c === "'" || c === '`' || c === '"') quote = c;
    else if (c === '(' || c === '[' || c === '{') depth++;
    else if (c === ')' || c === ']' || c === '}') depth--;
    if (depth < 0) return undefined;
    if (!quote && depth === 0 && c === ',')
      return { first: source.slice(from, i).trim(), rest: source.slice(i + 1).trimStart() };
  }
  return undefined;
}

/** `'IGR-ACT-01'`, or `idOf('ACT-01')` in shared code; `*` where the rule is worked out. */
const ruleIn = first => /^(?:\w+\()?'([A-Z0-9-]+)'\)?$/.exec(first)?.[1] ?? '*';

/** The beginning of the message, as far as it is the same every time. */
function messageIn(rest) {
  const found = /^(['`"])((?:\\.|(?!\1)[^\\])*)/.exec(rest);
  return found ? found[2].split('${')[0].replace(/\\(['"`])/g, '$1') : '';
}

/** The same sentence may stand in the code of several books. */
function add(switches, at, rule, file) {
  const known = switches.get(at) ?? { books: [], files: [] };
  const books = [...new Set([...known.books, ...booksWith(file)])];
  const files = [...new Set([...known.files, join(BOOKS, file)])];
  if (books.length > 0) switches.set(at, { list: 'forbid', at, rule, books, files });
}

/** Where `said` itself is made: what it forbids is switched off where a sentence is said. */
const definesSaid = source => source.includes('export const said =');

/** All switches, and the calls that none of them reaches: neither rule nor message stands there. */
export function prohibitions() {
  const switches = new Map();
  const unreached = [];
  for (const [file, source] of sources) {
    if (definesSaid(source)) continue;
    for (const { index, 0: called } of source.matchAll(/(?<![\w.])(?:forbid|said)\(/g)) {
      const call = firstArgument(source, index + called.length);
      if (!call) continue;
      const [rule, message] = [ruleIn(call.first), messageIn(call.rest)];
      if (rule === '*' && message === '') unreached.push(`${file}:${source.slice(0, index).split('\n').length}`);
      else add(switches, `${rule} ${message}`, rule, file);
    }
  }
  return { switches: [...switches.values()], unreached };
}
