import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { cut } from './cut.js';

const ZOD = fileURLToPath(new URL('./zod.ts', import.meta.url));

/** The questions of a book: nobody asks the adjudicator in the worker. */
const QUESTIONS = /\/rulesets\/src\/[^/]+\/questions\/index\.[jt]s$/;
/** The rulings of a book: which choices there are. What they mean is told by the page, to whom it chooses. */
const RULINGS = /\/rulesets\/src\/[^/]+\/rulings\.ts$/;
const WORDS = new Set(['section', 'heading', 'text', 'gap', 'why', 'tables']);

/** What scenarios are about, in a sentence each, is told by the page as well. */
const HEADS = /\/rulesets\/src\/[^/]+\/scenarios\/heads\.ts$/;
const ABOUT = /^ {4}text:\s+(['"]).*\1,\n/gm;

/** The scenarios of a book, all at once: a worker that can have them one by one fetches those that are fought. */
const SCENARIOS = /\/rulesets\/src\/[^/]+\/scenarios\/index\.ts$/;
const comeOneByOne = (index: string): boolean => existsSync(index.replace(/index\.ts$/, 'each.ts'));

/** What only bots lean on: where it can come later, nobody waits for it before the first order. */
const ADVICE = './advice/index.js';
const BOOK_INDEX = /\/rulesets\/src\/[^/]+\/index\.ts$/;
const laterAdvice = (index: string): string | undefined => {
  const later = index.replace(/index\.ts$/, 'advice/later.ts');
  return existsSync(later) ? later : undefined;
};

/** What reads thousands of orders a second past Zod: a worker reads those of one battle, and nobody waits for what saves it a moment. */
const CERTAIN = /\/engine\/src\/certain\.ts$/;
const UNCERTAIN = 'export const UNSURE = Symbol(); export const certainly = () => UNSURE;';

/** A state that could be the true one, made of what a side sees: tests and sieges ask for it, a battle never does. */
const IMAGINED = /\/rulesets\/src\/(?:common\/mbt|glory)\/advice\/imagine\.ts$/;
const UNIMAGINED = 'export const imagineAdvice = () => ({}); export const imagine = undefined;';

/** What switches single rows off, to prove that tests notice: in play tables are as they are. */
const PROVING = /\/engine\/src\/rules\/prove\.ts$/;
const UNPROVED =
  'export const rows = (_, items) => items; export const table = rows; export const isSwitchedOff = () => false;';

/** Leaves that out of the page and of its worker. */
export const unproved = (): Plugin => ({
  name: 'unproved',
  apply: 'build',
  enforce: 'pre',
  load: id => (PROVING.test(id) ? { code: UNPROVED, moduleType: 'js' } : undefined),
});

/** And so nobody asks for the names of tables. */
const BOOK = /\/rulesets\/src\/.*\.ts$/;
const NAMED = /(?<=\b(?:rows|table)(?:<[^;=]*?>)?\()\s*'[\w/-]+'(?=,)/g;

/** Rulings are generated, one JSON line an entry. */
const withoutWords = (source: string, where: string): string =>
  cut(
    source,
    /^ {2}\{.*\}(?=,$)/gm,
    line => JSON.stringify(JSON.parse(line), (key, value) => (WORDS.has(key) ? undefined : value)),
    where,
  );

/** Notes for bundlers, which have done their work when the file is written. */
const NOTES = /\/\*\s*[@#]__(?:PURE|NO_SIDE_EFFECTS)__\s*\*\//g;

/** A note may be all that parts two words. */
const withoutNotes = (code: string): string =>
  code.replace(NOTES, (_, at: number) => (/[\w$]/.test(code[at - 1] ?? '') ? ' ' : ''));

/** Leaves out of the worker, and of nothing else, what it never uses. The page, which makes forms of schemas, has Zod's usual edition. */
export function slimWorker(): Plugin {
  return {
    name: 'slim-worker',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source === ADVICE && BOOK_INDEX.test(importer)) return laterAdvice(importer);
      return source === 'zod' ? ZOD : undefined;
    },
    load(id) {
      if (QUESTIONS.test(id)) return 'export const QUESTIONS = {};';
      if (SCENARIOS.test(id) && comeOneByOne(id)) return 'export const SCENARIOS = [];';
      if (HEADS.test(id)) return { code: cut(readFileSync(id, 'utf8'), ABOUT, '', id), moduleType: 'ts' };
      if (RULINGS.test(id)) return { code: withoutWords(readFileSync(id, 'utf8'), id), moduleType: 'ts' };
      if (IMAGINED.test(id)) return { code: UNIMAGINED, moduleType: 'js' };
      if (CERTAIN.test(id)) return { code: UNCERTAIN, moduleType: 'js' };
      return undefined;
    },
    transform(code, id) {
      return BOOK.test(id) ? { code: code.replace(NAMED, '0'), map: null } : undefined;
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = withoutNotes(file.code);
    },
  };
}
