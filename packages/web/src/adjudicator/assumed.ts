/** What an answer took for granted: fields that nobody filled, with what the book holds of them. */
import type { NamedField } from '@umpire/rulesets';
import { type Path, pathText, valueAt } from './path.js';
import { defaultWords, usualOf, valueWords } from './values.js';

export interface Assumed {
  /** Where the field is on the form. */
  readonly path: string;
  readonly text: string;
}
/** Under whose name: a group of the form; none for the question's own fields. */
export interface AssumedOf {
  readonly of?: string;
  readonly all: readonly Assumed[];
}

/** Fields that are seldom needed are as usual in nearly every battle: they are not told. */
export function assumedIn(fields: readonly NamedField[], given: unknown): readonly AssumedOf[] {
  const own = assumedBy(fields, given, []);
  const groups = fields.flatMap((field): AssumedOf[] => {
    const value = valueAt(given, [field.name]);
    return field.kind === 'group' && typeof value === 'object' && value !== null
      ? [{ of: field.title, all: assumedBy(field.fields, value, [field.name]) }]
      : [];
  });
  return [...groups, { all: own }].filter(({ all }) => all.length > 0);
}

const assumedBy = (fields: readonly NamedField[], given: unknown, above: Path): readonly Assumed[] =>
  fields
    .filter(field => !field.required && !field.rare && field.suits?.(given as Record<string, unknown>) !== 'never')
    .filter(({ name }) => valueAt(given, [name]) === undefined)
    .map(field => ({
      path: pathText([...above, field.name]),
      text: `${field.title}: ${usualWords(field)}`,
    }));

function usualWords(field: NamedField): string {
  const usual = usualOf(field);
  return usual === undefined ? defaultWords(field) : valueWords(field, usual);
}
