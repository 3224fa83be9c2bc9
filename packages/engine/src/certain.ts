import type { z } from 'zod';

/**
 * A quick reading of what is certainly right. Whoever reads thousands of orders waits mostly for Zod, which makes an object for each field
 * that it looks at. Most orders are right, and of those it is told at a glance: what is read here is what Zod would have made of
 * it. Of anything else nothing is said (`UNSURE`): then Zod reads it, and says what is wrong.
 */
export const UNSURE = Symbol('not certainly right');
type Reading = (value: unknown) => unknown;

const known = new WeakMap<z.core.$ZodType, Reading>();

export function certainly(schema: z.core.$ZodType, value: unknown): unknown {
  let reading = known.get(schema);
  if (!reading) {
    reading = readingOf(schema);
    known.set(schema, reading);
  }
  return reading(value);
}

const unsure: Reading = () => UNSURE;

/** Zod's own notes of a schema, as far as they are read here. */
interface Notes {
  readonly type: string;
  readonly coerce?: boolean;
  readonly format?: string;
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly element?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly catchall?: z.core.$ZodType;
  readonly discriminator?: string;
  readonly options?: readonly z.core.$ZodType[];
}
interface Check {
  readonly check: string;
  readonly value?: unknown;
  readonly inclusive?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
}
const notesOf = (schema: z.core.$ZodType): Notes => schema._zod.def as unknown as Notes;

function readingOf(schema: z.core.$ZodType): Reading {
  const notes = notesOf(schema);
  switch (notes.type) {
    case 'string':
      return notes.coerce || notes.format !== undefined ? unsure : textReading(notes);
    case 'number':
      return notes.coerce || notes.format !== 'safeint' ? unsure : wholeReading(notes);
    case 'boolean':
      return notes.coerce || notes.checks?.length ? unsure : value => (typeof value === 'boolean' ? value : UNSURE);
    case 'literal':
      return notes.checks?.length ? unsure : oneOf(notes.values!);
    case 'enum':
      return notes.checks?.length ? unsure : oneOf(Object.values(notes.entries!));
    case 'array':
      return listReading(notes);
    case 'object':
      return notes.checks?.length ? unsure : objectReading(notes);
    case 'union':
      return notes.discriminator === undefined || notes.checks?.length ? unsure : toldApart(notes);
    default:
      return unsure;
  }
}

/** The least and the most that checks allow; nothing where one of them checks something else. */
function limits({ checks = [] }: Notes, least: string, most: string): readonly [number, number] | undefined {
  let [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { _zod } of checks) {
    const { check, value, inclusive = true, minimum, maximum } = _zod.def;
    const [from, to] = [minimum ?? value, maximum ?? value];
    if (check === least && inclusive && typeof from === 'number') low = Math.max(low, from);
    else if (check === most && inclusive && typeof to === 'number') high = Math.min(high, to);
    else return undefined;
  }
  return [low, high];
}

function textReading(notes: Notes): Reading {
  const found = limits(notes, 'min_length', 'max_length');
  if (!found) return unsure;
  const [low, high] = found;
  return value => (typeof value === 'string' && value.length >= low && value.length <= high ? value : UNSURE);
}

function wholeReading(notes: Notes): Reading {
  const found = limits(notes, 'greater_than', 'less_than');
  if (!found) return unsure;
  const [low, high] = found;
  return value =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= low && value <= high ? value : UNSURE;
}

function oneOf(values: readonly unknown[]): Reading {
  const [only] = values;
  if (values.length === 1 && typeof only === 'string') return value => (value === only ? value : UNSURE);
  if (!values.every(value => typeof value === 'string')) return unsure;
  const all = new Set<unknown>(values);
  return value => (all.has(value) ? value : UNSURE);
}

function listReading(notes: Notes): Reading {
  const found = limits(notes, 'min_length', 'max_length');
  const read = readingOf(notes.element!);
  if (!found || read === unsure) return unsure;
  const [low, high] = found;
  return value => {
    if (!Array.isArray(value) || value.length < low || value.length > high) return UNSURE;
    const list: unknown[] = [];
    for (let i = 0; i < value.length; i++) {
      const item = read(value[i]);
      if (item === UNSURE) return UNSURE;
      list.push(item);
    }
    return list;
  };
}

/** Strict objects only: their fields, each there, and no other. */
function objectReading({ shape = {}, catchall }: Notes): Reading {
  if (!catchall || notesOf(catchall).type !== 'never') return unsure;
  const keys = Object.keys(shape);
  const readings = keys.map(key => readingOf(shape[key]!));
  if (readings.includes(unsure) || keys.includes('__proto__')) return unsure;
  return value => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return UNSURE;
    let others = -keys.length;
    for (const _key in value) others++;
    if (others !== 0) return UNSURE;
    const object: Record<string, unknown> = {};
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i]!;
      const field = readings[i]!((value as Readonly<Record<string, unknown>>)[key]);
      if (field === UNSURE) return UNSURE;
      object[key] = field;
    }
    return object;
  };
}

/** Objects that one of their fields tells apart. */
function toldApart({ discriminator, options = [] }: Notes): Reading {
  const readings = new Map<unknown, Reading>();
  for (const option of options) {
    const named = notesOf(option).shape?.[discriminator!];
    const values = named && notesOf(named).type === 'literal' ? notesOf(named).values! : [];
    for (const value of values) readings.set(value, readings.has(value) ? unsure : readingOf(option));
  }
  return value => {
    if (typeof value !== 'object' || value === null) return UNSURE;
    const reading = readings.get((value as Record<string, unknown>)[discriminator!]);
    return reading ? reading(value) : UNSURE;
  };
}
