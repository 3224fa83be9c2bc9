import type { ArmyGiven, Sheet, SheetField } from '@umpire/rulesets';

/** What fields say, each with what it means: `Grade: B`. */

/** All that the fields of a part say, but for what its title says already. */
export const fieldWords = (sheet: Sheet<unknown>, of: unknown, given: ArmyGiven): string[] =>
  wordsOf(sheet.fields, of, given, sheet.titleOf(of));

export const wordsOf = <T>(fields: readonly SheetField<T>[], of: T, given: ArmyGiven, title = ''): string[] =>
  fields.filter(field => field.applies?.(of, given) ?? true).flatMap(field => said(field, of, given, title));

function said<T>(field: SheetField<T>, of: T, given: ArmyGiven, title: string): string[] {
  switch (field.kind) {
    case 'text':
      return named(field.label, field.get(of), title);
    case 'number':
      return [`${field.label} ${field.get(of)}`];
    case 'choice': {
      const chosen = field.get(of);
      const found = chosen === '' ? undefined : field.among(of, given).find(({ value }) => value === chosen);
      return named(field.label, found?.label ?? '', title);
    }
    case 'several': {
      const chosen = field.get(of);
      const labels = field.among.flatMap(({ value, label }) => (chosen.includes(value) ? [label] : []));
      return named(field.label, labels.join(', '), title);
    }
    case 'flag':
      return field.get(of) ? [field.label] : [];
  }
}

const named = (label: string, words: string, title: string): string[] =>
  words === '' || title === words || title.startsWith(`${words}, `) ? [] : [`${label}: ${words}`];
