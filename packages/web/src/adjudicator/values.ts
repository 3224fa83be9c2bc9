import type { Refusal } from '@umpire/engine';
import type { Field, NamedField } from '@umpire/rulesets';
import { pathOf } from './path.js';

/** A first value for a field that must have one, or that somebody wants to state. */
export function startOf(field: Field): unknown {
  if (field.initial !== undefined && field.initial !== null) return field.initial;
  switch (field.kind) {
    case 'choice':
      return field.among[0]?.value;
    case 'number':
      return (field.least ?? 0) + (field.above ? 1 : 0);
    case 'flag':
      return true;
    case 'text':
      return field.suggest?.[0]?.value ?? '';
    case 'tally':
      return {};
    case 'group':
      return Object.fromEntries(field.fields.filter(f => f.required).map(f => [f.name, startOf(f)]));
    case 'list':
      return Array.from({ length: field.least }, () => startOf(field.of));
    case 'tuple':
      return field.of.map(startOf);
  }
}

/** What a form begins with where the book has no example. */
export const startOfAll = (fields: readonly NamedField[]): unknown =>
  Object.fromEntries(fields.filter(f => f.required).map(f => [f.name, startOf(f)]));

/** The plain value that holds where nothing is said; undefined where it hangs on other fields. */
export function usualOf(field: Field): unknown {
  if (field.initial !== undefined) return field.initial;
  if (field.kind === 'flag') return field.unset === 'no' ? false : field.unset === 'yes' ? true : undefined;
  if (field.kind === 'choice') return field.among.find(c => c.value === field.unset)?.value;
  return field.nullable && !field.required ? null : undefined;
}

/** What a form keeps of a value: nothing where it is what holds anyway. */
export const kept = (field: Field, value: unknown): unknown =>
  !field.required && JSON.stringify(value) === JSON.stringify(usualOf(field)) ? undefined : value;

/** What holds where nothing is said, in words. */
export function defaultWords(field: Field): string {
  if (field.initial === undefined) return field.unset ?? 'not stated';
  return valueWords(field, field.initial);
}

/** A value as people say it. */
export function valueWords(field: Field, value: unknown): string {
  if (value === null) return field.none ?? 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && value.length === 0) return 'none';
  if (field.kind === 'choice') return field.among.find(c => c.value === value)?.label ?? String(value);
  if (field.kind === 'number') return field.unit ? `${value} ${field.unit}` : String(value);
  return value === '' ? 'empty' : typeof value === 'object' ? 'given' : String(value);
}

/** A number somebody typed: with a point or a comma; undefined if it is none. */
export function typedNumber(text: string): number | undefined {
  const plain = text.trim().replace(',', '.').replace('−', '-');
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return undefined;
  return Number(plain);
}

/** One step up or down, within the limits; half a step lands on the whole. */
export function stepped(field: Extract<Field, { kind: 'number' }>, value: number, by: 1 | -1): number {
  const next = by > 0 ? Math.floor(value) + 1 : Math.ceil(value) - 1;
  const least = field.least === undefined ? Number.NEGATIVE_INFINITY : field.least + (field.above ? 0.5 : 0);
  return Math.min(field.most ?? Number.POSITIVE_INFINITY, Math.max(least, next));
}

/** A fault as a sentence: most begin with a verb whose subject is the field. */
export const faultWords = (title: string, message: string): string =>
  /^(is|are|lies|takes|names|may)\b/.test(message) ? `${title} ${message}` : message;

/** What is wrong, with the name of the field that the answer's path leads to. */
export function refusalWords(fields: readonly NamedField[], { path, message }: Refusal): string {
  const titles: string[] = [];
  let inside: readonly NamedField[] = fields;
  let at: Field | undefined;
  for (const key of path === undefined ? [] : pathOf(path)) {
    if (typeof key === 'number') {
      at = at?.kind === 'list' ? at.of : at?.kind === 'tuple' ? at.of[key] : undefined;
      if (at) titles[titles.length - 1] = `${at.title} ${key + 1}`;
    } else {
      at = inside.find(f => f.name === key);
      if (at) titles.push(at.title);
    }
    inside = at?.kind === 'group' ? at.fields : [];
  }
  return titles.length === 0 ? message : faultWords(titles.join(', '), message);
}
