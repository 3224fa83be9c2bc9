import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';

const SOURCES = new URL('.', import.meta.url);
const FILES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).map(path => path.replaceAll('\\', '/'));
const SHEETS = FILES.filter(path => path.endsWith('.css'));
const MODULES = SHEETS.filter(path => path.endsWith('.module.css'));
const read = (path: string): string => readFileSync(new URL(path, SOURCES), 'utf8');

/** The selectors of a sheet: what stands before a brace, without what is taken from the whole page. */
const selectorsOf = (path: string): string[] =>
  [
    ...read(path)
      .replace(/\/\*.*?\*\//gs, '')
      .matchAll(/([^{};]+)\{/g),
  ]
    .map(([, selector = '']) => selector.trim())
    .filter(selector => !selector.startsWith('@'));
const classesOf = (path: string): Set<string> =>
  new Set(selectorsOf(path).flatMap(text => [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!)));

interface Use {
  readonly file: string;
  readonly sheet: string;
  /** `undefined`: a name that is only known when the page runs. */
  readonly name: string | undefined;
}

/** Every class that a component takes from a sheet. */
const USES: readonly Use[] = FILES.filter(path => /(?<!\.test)\.tsx?$/.test(path)).flatMap(file => {
  const text = read(file);
  return [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)].flatMap(([, as, from]) =>
    [...text.replace(/^import .*$/gm, '').matchAll(new RegExp(`\\b${as}(?:\\.(\\w+)|\\[)`, 'g'))].map(([, name]) => ({
      file,
      sheet: posix.join(posix.dirname(file), from!),
      name,
    })),
  );
});

/** They cannot be constants, which the names of classes become. */
const RESERVED = new Set(
  'case class default delete do else export for if import in new return switch this try void with'.split(' '),
);

describe('style sheets', () => {
  test('only tokens.css is no module, and it has no class', () => {
    expect(SHEETS.filter(path => !MODULES.includes(path))).toEqual(['shell/tokens.css']);
    expect([...classesOf('shell/tokens.css')]).toEqual([]);
  });

  test('no component wears a class by its bare name', () => {
    const bare = FILES.filter(path => path.endsWith('.tsx')).filter(path =>
      /className=("|\{['`][a-z])/.test(read(path)),
    );
    expect(bare).toEqual([]);
  });

  test('what is stamped on a result grows into its place: nothing stands outside its frame meanwhile', () => {
    const [, from] = /@keyframes stamped \{\s*from \{([^}]*)\}/.exec(read('table/stage/caption.module.css'))!;
    expect(Number(/scale\(([\d.]+)\)/.exec(from!)![1])).toBeLessThanOrEqual(1);
  });

  test.each(MODULES)('%s: every class is worn, and none is worn that it has not', sheet => {
    const classes = classesOf(sheet);
    const uses = USES.filter(use => use.sheet === sheet);
    expect(uses.filter(({ name }) => name !== undefined && !classes.has(name))).toEqual([]);
    if (uses.every(({ name }) => name !== undefined))
      expect([...classes].filter(name => !uses.some(use => use.name === name))).toEqual([]);
    expect([...classes].filter(name => RESERVED.has(name) || name.includes('-'))).toEqual([]);
  });

  test.each(MODULES)('%s: what is another component’s is found by its part, not by its class', sheet => {
    expect(selectorsOf(sheet).filter(selector => /:global\([^)]*\./.test(selector))).toEqual([]);
    expect(selectorsOf(sheet).filter(selector => /\[class/.test(selector))).toEqual([]);
  });
});
