import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SHELF } from '@umpire/rulesets';
import { expect, test } from 'vitest';
import { EXAMPLES } from '../packages/rulesets/src/examples/shelf.js';

/** A refusal's sentence stands in one place: where it stands twice, the two will one day say different things. */

const SRC = join(import.meta.dirname, '../packages/rulesets/src');
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.includes('.test.'))
    .map(name => join(folder, name));

/** The folders of `common/` that the files of a folder import from. */
const sharedBy = (folder: string): string[] =>
  filesBelow(join(SRC, folder)).flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)].flatMap(([, from]) => {
      const [top, part] = relative(SRC, join(file, '..', from!)).split('/');
      return top === 'common' ? [join(top, part!)] : [];
    }),
  );
/** A folder with the shared code that it is made from, and what that is made from. */
function madeFrom(folder: string): string[] {
  const folders = new Set([folder]);
  for (const one of folders) for (const shared of sharedBy(one)) folders.add(shared);
  return [...folders];
}
const BOOKS: [string, readonly string[]][] = [
  ...SHELF.map(({ id }): [string, string[]] => [id, madeFrom(id)]),
  ...EXAMPLES.map(({ id }): [string, string[]] => [id, madeFrom(`examples/${id}`)]),
];
test('every book is read with what it shares', () => {
  expect(BOOKS.length).toBe(SHELF.length + EXAMPLES.length);
  for (const [id, folders] of BOOKS) expect([id, folders]).toEqual([id, expect.arrayContaining(['common/book'])]);
});

/** The sentence of every `forbid(rule, sentence)`, and of every row that forbids. */
const SENTENCE =
  /forbid\(\s*[^,()]+(?:\([^()]*\))?,\s*(['`])((?:\\.|(?!\1).)+)\1|text: (['`])((?:\\.|(?!\3).)+)\3, when:/gs;

function sentencesOf(file: string): string[] {
  const found = [...readFileSync(file, 'utf8').matchAll(SENTENCE)].map(match => match[2] ?? match[4]!);
  return [...new Set(found)];
}

test.each(BOOKS)('%s: no refusal has its sentence in two files', (_, folders) => {
  const where = new Map<string, string[]>();
  for (const file of folders.flatMap(folder => filesBelow(join(SRC, folder))))
    for (const sentence of sentencesOf(file))
      where.set(sentence, [...(where.get(sentence) ?? []), relative(SRC, file)]);
  expect([...where].filter(([, files]) => files.length > 1)).toEqual([]);
});

/** A figure before the sign of inches in a text: `within 12" of`; what is built from a table has a brace there. */
const INCHES = /(['`])(?:(?!\1).)*\d"(?:(?!\1).)*\1/;
const isComment = (line: string): boolean => /^\s*(\/\*|\*|\/\/)/.test(line);

test('common: no sentence writes a distance that the book gives in its tables', () => {
  const written = filesBelow(join(SRC, 'common')).flatMap(file =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(line => !isComment(line) && INCHES.test(line))
      .map(line => `${relative(SRC, file)}: ${line.trim()}`),
  );
  expect(written).toEqual([]);
});
