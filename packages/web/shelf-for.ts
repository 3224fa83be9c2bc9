import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SHELF = /\/rulesets\/src\/(?:examples\/)?shelf\.ts$/;

/** Whether the examples stand on the shelf too: in no page that players get, but in the one of the tests that play them. */
const EXAMPLES = process.env.UMPIRE_EXAMPLES === '1';
const withExamples = (shelf: string): string =>
  `import { EXAMPLES } from './examples/shelf.js';\n${shelf.replace(/^(export const SHELF: .* = \[)$/m, '$1 ...EXAMPLES,')}`;

/** What each of the two fetches from the shelf: the page never plays, and the worker reads neither words nor questions. */
const FETCHED = { page: ['register', 'options', 'terms', 'armyForm', 'adjudicator'], worker: ['rules', 'each'] };

/** What a scenario is called and what a book is about is told by the page, to whom it chooses. */
const WORDS = { page: /(?!)/g, worker: /^ +(?:scenarios|text): .*\n/gm };

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
      const source = readFileSync(id, 'utf8').replace(lines, '').replace(WORDS[who], '');
      const isMain = !id.includes('/examples/');
      return { code: EXAMPLES && isMain ? withExamples(source) : source, moduleType: 'ts' };
    },
  };
}
