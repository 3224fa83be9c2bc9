/** Fields that are filled with the same kind of thing: what stands in one can stand in the other. */
import type { Field, ListedArmy, ListedTroop, NamedField } from '@umpire/rulesets';
import { capital } from '../table/words.js';
import type { Past } from './history.js';
import { fits, saidOfTroops } from './listed.js';
import { valueWords } from './values.js';

/** What a field takes, in a word; undefined: what stands in it is not worth keeping. */
export function shapeOf(field: Field): string | undefined {
  if (field.kind === 'group' && field.fields.length > 2) return field.fields.map(({ name }) => name).join();
  return field.kind === 'text' && field.suggest ? `text ${field.suggest.length}` : undefined;
}

/** The two sides of a question, if it has two that are alike. */
export function sidesOf(fields: readonly NamedField[]): readonly [NamedField, NamedField] | undefined {
  for (const [i, one] of fields.entries()) {
    const shape = shapeOf(one);
    const other = shape && fields.slice(i + 1).find(field => shapeOf(field) === shape);
    if (other) return [one, other];
  }
  return undefined;
}

/** The same situation with the sides changed. */
export function swapped(given: unknown, [one, other]: readonly [NamedField, NamedField]): unknown {
  const { [one.name]: first, [other.name]: second, ...rest } = given as Record<string, unknown>;
  return {
    ...rest,
    ...(second !== undefined && { [one.name]: second }),
    ...(first !== undefined && { [other.name]: first }),
  };
}

export interface Recent {
  readonly value: unknown;
  readonly label: string;
}

const MOST = 6;

/** What stood in fields of the same shape when the same book was asked before, the newest first; not what stands there now. */
export function recentsFor(
  field: Field,
  now: unknown,
  history: readonly Past[],
  asked: {
    readonly book: string;
    formOf(question: string): readonly NamedField[];
    /** What somebody was called when he was picked from an army. */
    nameOf?(value: ListedTroop['value']): string | undefined;
  },
  armies: readonly ListedArmy[] = [],
): readonly Recent[] {
  const shape = shapeOf(field);
  if (shape === undefined) return [];
  const seen = new Set([JSON.stringify(now)]);
  const found: Recent[] = [];
  const known = { armies, ofTroops: saidOfTroops(armies), nameOf: asked.nameOf ?? (() => undefined) };
  for (const { asked: past } of history.filter(one => one.asked.book === asked.book)) {
    for (const value of valuesOf(asked.formOf(past.question), past.given, shape)) {
      const key = JSON.stringify(value);
      const label = labelOf(field, value, known);
      if (seen.has(key) || label === '' || (typeof value === 'string' && !fits(field, { value, label }))) continue;
      seen.add(key);
      found.push({ value, label });
      if (found.length === MOST) return found;
    }
  }
  return found;
}

/** Everything of a shape in what was given, however deep it lies. */
function valuesOf(fields: readonly NamedField[], given: unknown, shape: string): unknown[] {
  const within = (field: Field, value: unknown): unknown[] => {
    if (value === undefined || value === null) return [];
    if (shapeOf(field) === shape) return [value];
    if (field.kind === 'group') return valuesOf(field.fields, value, shape);
    return field.kind === 'list' && Array.isArray(value) ? value.flatMap(one => within(field.of, one)) : [];
  };
  const values = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
  return fields.flatMap(field => within(field, values[field.name]));
}

interface Known {
  readonly armies: readonly ListedArmy[];
  /** The fields that a troop fills. */
  readonly ofTroops: ReadonlySet<string>;
  nameOf(value: ListedTroop['value']): string | undefined;
}

/** A few words by which somebody knows it again: the name by which it was picked, and what else was said of it; else what was said. */
function labelOf(field: Field, value: unknown, { armies, ofTroops, nameOf }: Known): string {
  if (field.kind === 'text') return nameOf(String(value)) ?? named(field, String(value), armies);
  if (field.kind !== 'group') return String(value);
  const values = value as Record<string, unknown>;
  const name = nameOf(Object.fromEntries(Object.entries(values).filter(([one]) => ofTroops.has(one))));
  const said = field.fields
    .filter(one => values[one.name] !== undefined && one.kind !== 'list' && one.kind !== 'group')
    .filter(one => name === undefined || !ofTroops.has(one.name))
    .map(one => (values[one.name] === true ? one.title : valueWords(one, values[one.name])))
    .filter(words => words !== 'no' && words !== 'none');
  return [...(name === undefined ? [] : [name]), ...said].slice(0, 4).join(' · ');
}

/** A notation with a name before it: what an army calls it, what the book does, or what its first sign says. */
function named(
  { suggest, signs }: Extract<Field, { kind: 'text' }>,
  text: string,
  armies: readonly ListedArmy[],
): string {
  for (const { sections } of armies)
    for (const { troops } of sections) {
      const listed = troops.find(troop => troop.value === text);
      if (listed) return listed.label;
    }
  const known = suggest?.find(({ value }) => value === text)?.label ?? (signs && readAloud(text, signs).split(', ')[0]);
  return known ? `${known} ${text}` : text;
}

/** What a notation says, sign by sign; empty if a sign of it is not known. */
export function readAloud(typed: string, signs: Readonly<Record<string, string>>): string {
  const found = typed.match(/[\p{L}\d]+/gu)?.map(sign => signs[sign]) ?? [];
  return found.every(words => words !== undefined) ? capital(found.join(', ')) : '';
}

/** Of what is often written, what fits to what was typed; all of it if nothing was, or if nothing fits. */
export function often(
  suggest: readonly { readonly value: string | number; readonly label: string }[],
  typed: string,
  most: number,
): readonly { readonly value: string; readonly label: string }[] {
  const words = typed
    .toLowerCase()
    .split(/[\s·]+/)
    .filter(Boolean);
  const others = suggest
    .map(({ value, label }) => ({ value: String(value), label }))
    .filter(({ value }) => value !== typed);
  const fitting = others.filter(({ value, label }) =>
    words.every(word => `${value} ${label}`.toLowerCase().includes(word)),
  );
  return (fitting.length > 0 ? fitting : others).slice(0, most);
}

/** What a chip says: the name alone, so that several stand side by side on a phone; where two have the same name, what they stand for too. */
export const chipWords = (
  all: readonly { readonly value: string; readonly label: string }[],
): readonly { readonly value: string; readonly words: string }[] =>
  all.map(({ value, label }) => ({
    value,
    words: all.some(other => other.label === label && other.value !== value) ? `${label} ${value}` : label,
  }));
