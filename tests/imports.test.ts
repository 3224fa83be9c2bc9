import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SHELF } from '@umpire/rulesets';
import { describe, expect, test } from 'vitest';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const packages = join(root, 'packages');

/** What each package may import of the others: downwards only. */
const ALLOWED: Record<string, readonly string[]> = {
  engine: [],
  rulesets: ['engine'],
  bots: ['engine', 'rulesets'],
  board: ['engine'],
  desk: ['engine', 'rulesets', 'bots'],
  server: ['engine', 'rulesets', 'bots', 'desk'],
  cli: ['engine', 'rulesets', 'bots', 'board', 'server'],
  web: ['engine', 'rulesets', 'bots', 'desk', 'board'],
};
/** What the pure packages may take from outside. */
const PURE: Record<string, RegExp> = {
  engine: /^(zod|pure-rand\/.*|@noble\/hashes\/.*)$/,
  rulesets: /^zod$/,
};

interface Import {
  readonly file: string;
  readonly from: string;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'dist' || entry.name === 'node_modules' ? [] : sources(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const importsOf = (file: string): Import[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)\b[^'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|^import\s+['"]([^'"]+)['"]/gm,
    ),
  ].map(m => ({
    file: relative(root, file),
    from: m[1] ?? m[2] ?? m[3]!,
  }));

const names = readdirSync(packages);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isKit = (file: string) => /\/kit\.ts$/.test(file);

describe('imports go downwards only', () => {
  test('every package has its place', () => expect(names.filter(name => !(name in ALLOWED))).toEqual([]));
  for (const name of names) {
    const all = sources(join(packages, name, 'src')).flatMap(importsOf);
    test(`${name} imports only ${ALLOWED[name]?.join(', ') || 'nothing of ours'}`, () => {
      const ours = all.filter(i => i.from.startsWith('@umpire/'));
      expect(ours.filter(i => !ALLOWED[name]!.includes(i.from.split('/')[1]!))).toEqual([]);
    });
    test(`${name} does not reach into another package by path`, () => {
      // Tests and their kits may share what stands in tests/kit.
      const out = all.filter(i => {
        const to = resolve(root, dirname(i.file), i.from);
        const shared = (isTest(i.file) || isKit(i.file)) && to.startsWith(join(root, 'tests', 'kit'));
        return i.from.startsWith('.') && !shared && !to.startsWith(join(packages, name));
      });
      expect(out).toEqual([]);
    });
    if (PURE[name])
      test(`${name} is pure: nothing but its few parts comes from outside`, () => {
        const outside = all.filter(i => !isTest(i.file) && !i.from.startsWith('.') && !i.from.startsWith('@umpire/'));
        expect(outside.filter(i => !PURE[name]!.test(i.from))).toEqual([]);
      });
  }
  test('no rule of a book asks an option past `ruling` and `uses`', () => {
    const books = join(packages, 'rulesets', 'src');
    const reader = join(books, 'common', 'book', 'options.ts');
    const past = sources(books).filter(
      file => file !== reader && !isTest(file) && /\boptions(?:\(\))?!?\[/.test(readFileSync(file, 'utf8')),
    );
    expect(past.map(file => relative(books, file))).toEqual([]);
  });
  test('nothing from outside is held to a schema but by `heldTo`, which it cannot break', () => {
    const guard = join(packages, 'engine', 'src', 'held-to.ts');
    const past = names
      .flatMap(name => sources(join(packages, name, 'src')))
      .filter(
        file => file !== guard && !/\.test\.|testing/.test(file) && /\.safeParse\(/.test(readFileSync(file, 'utf8')),
      );
    expect(past.map(file => relative(packages, file))).toEqual([]);
  });
  test('a book imports no other book', () => {
    const books = join(packages, 'rulesets', 'src');
    /** The folder of a book, and each example is one: `glory`, `examples/duel`; a shelf is none. */
    const bookOf = (path: string) => /^(?:examples\/)?[^/]+/.exec(path)![0];
    const found = sources(books)
      .flatMap(importsOf)
      .filter(i => {
        const own = bookOf(relative(join('packages', 'rulesets', 'src'), i.file));
        if (
          !i.from.startsWith('.') ||
          own.endsWith('.ts') ||
          ['common', 'all'].includes(own) ||
          isTest(i.file) ||
          isKit(i.file)
        )
          return false;
        const target = bookOf(relative(books, resolve(root, dirname(i.file), i.from)));
        return target !== own && target !== 'common';
      });
    expect(found).toEqual([]);
  });
});

/** Where the command line shows by an example what can be written. */
const SHOWN = ['help.ts', 'specs.ts', 'commands/demo.ts', 'testing.ts'].map(name => join(packages, 'cli', 'src', name));
/** Everything but the books themselves. */
const BELOW = [
  'engine/src',
  'rulesets/src/common',
  'bots/src',
  'board/src',
  'desk/src',
  'server/src',
  'cli/src',
  'web/src',
];
describe('no book is named below the books', () => {
  /** Its id as a word of its own, its title, and what the ids of its rules begin with. */
  const NAMED = new RegExp(SHELF.map(({ id, title, prefix }) => `\\b${id}\\b|\\b${title}\\b|\\b${prefix}-`).join('|'));
  test('a name is known when it is met', () => {
    for (const named of ["'plana'", 'Plan A', 'World War 2', 'WW2-R-1', 'Into Glory Ride'])
      expect(named).toMatch(NAMED);
  });
  for (const name of BELOW)
    test(name, () => {
      const named = sources(join(packages, name)).filter(
        f => !isTest(f) && !SHOWN.includes(f) && NAMED.test(readFileSync(f, 'utf8')),
      );
      expect(named.map(f => relative(root, f))).toEqual([]);
    });
});

describe("what the MBT books share speaks no book's words", () => {
  /** What only one of the two has, as a word of a sentence, of a name or of a value. */
  const ONE_BOOKS = /\b(ATM|ATA|ADA|AAA|ECM|SNS|FE|CFE|HBR)\b|helicopter|ecm[A-Z]|repuls|neutralis|shaken|broken/i;
  /** What both have: spoken of in sentences, never compared with. */
  const BOTH =
    /^(ARMOUR|INFANTRY|ARTILLERY|AIRCRAFT|(MBT|INF|ART|AIR)[+n-]|INF|ARM|LAS|REC|PDA|ASF|CAS|CBA|OTF|STATIC|MOBILE|FAST|GRADE[+n-]|steady|pinned|side)$/;
  const words = (text: string) => [...text.matchAll(/'([^'\n]*)'/g)].map(m => m[1]!).filter(word => BOTH.test(word));
  const shared = sources(join(packages, 'rulesets', 'src', 'common', 'mbt')).filter(f => !/\.test\.ts$|mini/.test(f));
  test('no word that one book alone has', () => {
    const spoken = shared.filter(f => ONE_BOOKS.test(readFileSync(f, 'utf8')));
    expect(spoken.map(f => relative(root, f))).toEqual([]);
  });
  test('no value is a word of a book', () => {
    const spoken = shared.flatMap(f => words(readFileSync(f, 'utf8')).map(word => `${relative(root, f)}: ${word}`));
    expect(spoken).toEqual([]);
  });
});

describe('nothing random, timed or imprecise in the pure packages', () => {
  const IMPURE =
    /Math\.(random|sin|cos|tan|a?sin|acos|atan2?|hypot|pow|exp|log\w*|cbrt)\b|\bDate\b|performance\.|\bsetTimeout\b/;
  for (const name of ['engine', 'rulesets'])
    test(name, () => {
      const hits = sources(join(packages, name, 'src'))
        .filter(f => !isTest(f))
        .flatMap(f =>
          readFileSync(f, 'utf8')
            .split('\n')
            .map((line, i) => ({
              at: `${relative(root, f)}:${i + 1}`,
              line: line.replace(/\/\/.*|^\s*\*.*|\/\*\*.*/, ''),
            })),
        )
        .filter(({ line }) => IMPURE.test(line));
      expect(hits).toEqual([]);
    });
});
