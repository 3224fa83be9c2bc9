import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { cut } from './slim/cut.js';

const SHELF = /\/rulesets\/src\/(?:examples\/)?shelf\.ts$/;

/** Whether the examples stand on the shelf too: in no page that players get, but in the one of the tests that play them. */
const EXAMPLES = process.env.UMPIRE_EXAMPLES === '1';
const withExamples = (shelf: string): string =>
  `import { EXAMPLES } from './examples/shelf.js';\n${cut(shelf, /^(export const SHELF: .* = \[)$/m, '$1 ...EXAMPLES,', 'the shelf')}`;

/** What each of the two fetches from the shelf: the page never plays, and the worker reads neither words nor questions. */
const FETCHED = { page: ['register', 'options', 'terms', 'armyForm', 'adjudicator'], worker: ['rules', 'each'] };

/** What a scenario is called, what a book is about and what its door looks like is told by the page, to whom it chooses. */
const WORDS = {
  page: undefined,
  worker:
    /^ +(?:scenarios|text|period|scale|chance|hands|print|credit|site|onTrial|judged|clock|door): (?:\{\n(?: {6,}.*\n)+? {4,6}\}|.*),\n/gm,
};

/** Leaves out of a build what it never fetches: a bundler would write those files all the same, and every visitor would keep them. */
export function shelfFor(who: keyof typeof FETCHED): Plugin {
  const unused = Object.values(FETCHED)
    .flat()
    .filter(name => !FETCHED[who].includes(name));
  const lines = new RegExp(`^ +(?:${unused.join('|')}): async \\(\\) => .*\\n`, 'gm');
  return {
    name: `shelf-for-${who}`,
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!SHELF.test(id)) return undefined;
      const fetched = cut(readFileSync(id, 'utf8'), lines, '', id);
      const words = WORDS[who];
      const source = words ? cut(fetched, words, '', id) : fetched;
      const isMain = !id.includes('/examples/');
      return { code: EXAMPLES && isMain ? withExamples(source) : source, moduleType: 'ts' };
    },
  };
}
