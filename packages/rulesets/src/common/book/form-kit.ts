import { type Adjudicator, type Field, formOf, type NamedField } from './form.js';

/** For tests only: every field of a book's forms, with the label keys under which it could have been named. */
export const fieldsOfForms = (book: Adjudicator): [NamedField, string[]][] =>
  Object.keys(book.questions).flatMap(name => fieldsBelow(formOf(book, name), name, ''));

function fieldsBelow(fields: readonly NamedField[], question: string, holder: string): [NamedField, string[]][] {
  return fields.flatMap((field): [NamedField, string[]][] => [
    [field, [holder === '' ? `${question}:${field.name}` : `${holder}.${field.name}`, field.name]],
    ...inside(field, question, field.name),
  ]);
}
function inside(field: Field, question: string, holder: string): [NamedField, string[]][] {
  if (field.kind === 'group') return fieldsBelow(field.fields, question, holder);
  if (field.kind === 'list') return inside(field.of, question, holder);
  return field.kind === 'tuple' ? field.of.flatMap(f => inside(f, question, holder)) : [];
}
