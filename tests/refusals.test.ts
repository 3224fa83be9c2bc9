import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

/** A refusal's sentence stands in one place: where it stands twice, the two will one day say different things. */

const SRC = join(import.meta.dirname, '../packages/rulesets/src');
/** Each book with the shared code that it is made from. */
const BOOKS: [string, readonly string[]][] = [
  ['glory', ['glory', 'common/book']],
  ['mbt2020', ['mbt2020', 'common']],
  ['mbt1945', ['mbt1945', 'common']],
  ['plana', ['plana', 'common/book']],
  ['duel', ['examples/duel', 'common/book']],
];

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.includes('.test.'))
    .map(name => join(folder, name));

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
