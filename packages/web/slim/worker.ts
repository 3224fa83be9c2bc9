import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The questions of a book: nobody asks the adjudicator in the worker. */
const QUESTIONS = /\/rulesets\/src\/[^/]+\/questions\/index\.[jt]s$/;
/** What makes a JSON schema of a Zod one: nobody draws a form there. */
const JSON_SCHEMA = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;

/** The rulings of a book: which choices there are. What they mean is told by the page, to whom it chooses. */
const RULINGS = /\/rulesets\/src\/[^/]+\/rulings\.ts$/;
const WORDS = new Set(['section', 'heading', 'gap', 'why', 'tables']);

/** What switches single rows off, to prove that tests notice: in play tables are as they are. */
const PROVING = /\/engine\/src\/rules\/prove\.ts$/;
const UNPROVED =
  'export const rows = (_, items) => items; export const table = rows; export const isSwitchedOff = () => false;';

/** And so nobody asks for the names of tables. */
const BOOK = /\/rulesets\/src\/.*\.ts$/;
const NAMED = /(?<=\b(?:rows|table)(?:<[^;=]*?>)?\()\s*'[\w/-]+'(?=,)/g;

/** Where strings learn the formats of the net, such as `email` and `uuid`: no book asks for one. */
const SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/;
const FORMAT =
  /^ {4}\w+\(params\) \{\n {8}return this\.check\((?:core\._\w+\(Zod\w+, params\)|iso\.\w+\(params\))\);\n {4}\},\n/gm;

/** What Zod calls those formats when it complains, and things that JSON has none of. */
const LOCALE = /\/zod\/v4\/locales\/en\.js$/;
const FORMAT_NAMES = /(?<=const FormatDictionary = \{\n)(?: {8}\w+: "[^"]+",\n)+| {8}(?:file|set|map): .*\n/g;

/** What makes values that hold themselves readable: what comes in was JSON. Zod asks whether it is there. */
const MEMOIZER = /\/zod\/v4\/core\/memoizer\.js$/;

/** A module with the same names, all of which do one thing if they are called. */
function hollow(file: string, does: string): string {
  const exported = readFileSync(file, 'utf8').matchAll(/^export (?:const|function|class) ([\w$]+)/gm);
  const names = [...exported].map(([, name]) => `none as ${name}`);
  return `const none = () => { ${does} };\nexport { ${names.join(', ')} };`;
}

/** Rulings are generated, one JSON line an entry. */
const withoutWords = (source: string): string =>
  source.replace(/^ {2}\{.*\}(?=,$)/gm, line =>
    JSON.stringify(JSON.parse(line), (key, value) => (WORDS.has(key) ? undefined : key === 'text' ? '' : value)),
  );

/** Notes for bundlers, which have done their work when the file is written. */
const NOTES = /\/\*\s*[@#]__(?:PURE|NO_SIDE_EFFECTS)__\s*\*\//g;

/** A note may be all that parts two words. */
const withoutNotes = (code: string): string =>
  code.replace(NOTES, (_, at: number) => (/[\w$]/.test(code[at - 1] ?? '') ? ' ' : ''));

/** Leaves out of the worker, and of nothing else, what it never uses. (Measured: 27 kB gzip of the first battle's script.) */
export function slimWorker(): Plugin {
  return {
    name: 'slim-worker',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (QUESTIONS.test(id)) return 'export const QUESTIONS = {};';
      if (RULINGS.test(id)) return { code: withoutWords(readFileSync(id, 'utf8')), moduleType: 'ts' };
      if (PROVING.test(id)) return { code: UNPROVED, moduleType: 'js' };
      if (MEMOIZER.test(id)) return hollow(id, '');
      if (LOCALE.test(id)) return readFileSync(id, 'utf8').replace(FORMAT_NAMES, '');
      if (SCHEMAS.test(id)) return readFileSync(id, 'utf8').replace(FORMAT, '');
      return JSON_SCHEMA.test(id) ? hollow(id, `throw new Error('left out of the worker')`) : undefined;
    },
    transform(code, id) {
      return BOOK.test(id) ? { code: code.replace(NAMED, '0'), map: null } : undefined;
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = withoutNotes(file.code);
    },
  };
}
