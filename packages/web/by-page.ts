import { relative, resolve } from 'node:path';
import type { Plugin, Rule } from 'postcss';

/**
 * Which pages the style sheets of a folder are for; what is not here is for all. A sheet stays loaded once its page was
 * opened, so without this a `.row` of one page would dress the `.row` of every other.
 */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  home: ['home', 'new', 'match', 'army', 'replay', 'report', 'missing'],
  'new-battle': ['new'],
  'army-list': ['new', 'battle', 'match', 'army'],
  table: ['battle', 'match'],
  words: ['battle', 'match'],
  replay: ['replay'],
  report: ['report'],
  adjudicator: ['adjudicator'],
  rules: ['rules'],
  credits: ['credits'],
};

const SOURCES = resolve(import.meta.dirname, 'src');

/** Rules inside of others, and the steps of an animation, belong to what they stand in. */
const isNested = ({ parent }: Rule): boolean =>
  parent?.type === 'rule' ||
  (parent?.type === 'atrule' && /keyframes$/.test((parent as unknown as { name: string }).name));

/** Holds each style sheet to its pages; the address is on the root element (see `shell/app.tsx`). */
export function byPage(): Plugin {
  const seen = new WeakSet<Rule>();
  return {
    postcssPlugin: 'by-page',
    Rule(rule) {
      const file = rule.source?.input.file;
      const [folder = ''] = file === undefined ? [] : relative(SOURCES, file).split(/[\\/]/);
      const pages = PAGES[folder];
      if (!pages || seen.has(rule) || isNested(rule)) return;
      seen.add(rule);
      const on = `:where(${pages.map(page => `[data-page="${page}"]`).join()})`;
      rule.selectors = rule.selectors.map(selector => `${on} ${selector}`);
    },
  };
}
