import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SHELF = /\/rulesets\/src\/shelf\.ts$/;

/** What each of the two fetches from the shelf: the page never plays, and the worker reads neither words nor questions. */
const FETCHED = { page: ['register', 'options', 'adjudicator'], worker: ['rules'] };

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
    load: id => (SHELF.test(id) ? { code: readFileSync(id, 'utf8').replace(lines, ''), moduleType: 'ts' } : undefined),
  };
}
