import { adjudicate } from '@umpire/engine';
import type { Adjudicator, Field, NamedField } from '@umpire/rulesets';
import type { Asked } from './asked.js';
import { pathOf, valueAt, withValue } from './path.js';
import { startOf, startOfAll } from './values.js';

/**
 * What a question begins with: what must be said and nothing else, so that no modifier counts that nobody asked for. What must be said is as in
 * the book's example, and so is whatever the book asks for beyond it.
 */
export function begunWith(book: Adjudicator, question: string, fields: readonly NamedField[]): Asked {
  const example = exampleOf(book, question);
  const begun = (given: unknown): Asked => ({ book: book.id, question, given, options: {}, throws: [] });
  if (!example) return begun(startOfAll(fields));
  let given: unknown = bare(fields, example.given);
  for (let tries = 0; tries < TRIES; tries++) {
    // nothing is thrown: whether the situation is understood is known before the odds are counted
    const verdict = adjudicate([book], { ruleset: book.id, question, given, throws: [] });
    const wrong = verdict.ok ? 'throws' : verdict.error.path;
    if (wrong?.startsWith('throws')) return begun(given);
    const path = wrong === undefined ? [] : pathOf(wrong);
    const value = path.length > 0 ? valueAt(example.given, path) : undefined;
    if (value === undefined) break;
    given = withValue(given, path, value);
  }
  return example;
}
/**
 * The sides of a question for whom the form still holds the example: nobody named them, and what stands there is the book's. `said`: whom
 * somebody named, though it be as in the example.
 */
export function unsaidSides(
  fields: readonly NamedField[],
  given: unknown,
  examples: readonly unknown[],
  said: ReadonlySet<string>,
): readonly NamedField[] {
  const sides = fields.filter(isSide);
  const shown = examples.flatMap(example => sides.map(({ name }) => JSON.stringify(valueAt(example, [name]))));
  return sides.filter(({ name }) => !said.has(name) && shown.includes(JSON.stringify(valueAt(given, [name]))));
}

/** The figures that the form began with, and that nobody has said: how far it is hangs on no name. */
export const unsaidFigures = (
  fields: readonly NamedField[],
  given: unknown,
  begun: unknown,
  said: ReadonlySet<string>,
): readonly NamedField[] =>
  fields.filter(field => {
    const { kind, name } = field;
    const shown = valueAt(begun, [name]);
    return kind === 'number' && !said.has(name) && shown !== undefined && valueAt(given, [name]) === shown;
  });

/** Whoever must be named. */
export const isSide = (field: NamedField): boolean =>
  field.required && (field.kind === 'group' || (field.kind === 'text' && field.suggest !== undefined));

/** More fields than any question lacks. */
const TRIES = 8;

/** The situation of the book that shows what is asked. */
export function exampleOf(book: Adjudicator, question: string): Asked | undefined {
  const example = book.examples[question];
  return example && { book: book.id, question, given: example.given, options: example.options ?? {}, throws: [] };
}

/** The fields that must be filled, as the example fills them; within groups as well. */
const bare = (fields: readonly NamedField[], example: unknown): unknown =>
  Object.fromEntries(
    fields
      .filter(field => field.required)
      .map(field => [field.name, needed(field, (example as Record<string, unknown> | undefined)?.[field.name])]),
  );
const needed = (field: Field, example: unknown): unknown =>
  field.kind === 'group'
    ? bare(field.fields, example)
    : field.kind === 'list' && isAlike(example)
      ? example.slice(0, Math.max(1, field.least))
      : (example ?? startOf(field));
/** An example shows how it is with several of the same; one begins with one of them. */
const isAlike = (example: unknown): example is readonly unknown[] =>
  Array.isArray(example) && example.every(one => JSON.stringify(one) === JSON.stringify(example[0]));
