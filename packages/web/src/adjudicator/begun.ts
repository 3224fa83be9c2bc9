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
  field.kind === 'group' ? bare(field.fields, example) : (example ?? startOf(field));
