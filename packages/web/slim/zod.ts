import * as mini from 'zod/mini';

/**
 * What our schemas ask of Zod, said as they say it (`z.int().min(1)`) and done by Zod's own small edition. Its usual one
 * carries every kind of schema and what makes JSON schemas of them wherever one method is called. Messages are the same.
 */
mini.config(mini.locales.en());

type Schema = mini.ZodMiniType & { readonly def: { readonly innerType?: Schema } };
type Method = (this: Schema, ...args: never[]) => unknown;
type Methods = Readonly<Record<string, Method>>;

/** Fields of a method are those of the function that does it. */
const checked = (check: (...args: never[]) => unknown): Method =>
  function (...args) {
    return chained(this.check(check(...args) as never));
  };

const EVERY: Methods = {
  optional() {
    return chained(mini.optional(this));
  },
  exactOptional() {
    return chained(mini.exactOptional(this));
  },
  nullable() {
    return chained(mini.nullable(this));
  },
  default(value) {
    return chained(mini._default(this, value));
  },
  readonly() {
    return chained(mini.readonly(this));
  },
  unwrap() {
    return this.def.innerType;
  },
  refine: checked(mini.refine),
};
const SIZED: Methods = {
  min: checked(mini.minLength),
  max: checked(mini.maxLength),
  length: checked(mini.length),
};
const BY_TYPE: Readonly<Record<string, Methods>> = {
  string: { ...SIZED, regex: checked(mini.regex), trim: checked(mini.trim) },
  array: SIZED,
  number: {
    min: checked(mini.gte),
    gt: checked(mini.gt),
    max: checked(mini.lte),
    lt: checked(mini.lt),
    positive: checked(mini.positive),
    overwrite: checked(mini.overwrite),
  },
};

/** A schema with the methods that its kind has. */
const chained = (schema: mini.ZodMiniType): unknown => Object.assign(schema, EVERY, BY_TYPE[schema.type]);

const made =
  <Args extends never[]>(make: (...args: Args) => mini.ZodMiniType) =>
  (...args: Args) =>
    chained(make(...args));

export const z = {
  array: made(mini.array),
  boolean: made(mini.boolean),
  discriminatedUnion: made(mini.discriminatedUnion),
  enum: made(mini.enum),
  int: made(mini.int),
  json: made(mini.json),
  literal: made(mini.literal),
  looseObject: made(mini.looseObject),
  number: made(mini.number),
  object: made(mini.object),
  preprocess: (change: (given: unknown) => unknown, schema: mini.ZodMiniType) =>
    chained(mini.pipe(mini.transform(change), schema)),
  record: made(mini.record),
  strictObject: made(mini.strictObject),
  string: made(mini.string),
  tuple: made(mini.tuple),
  union: made(mini.union),
  unknown: made(mini.unknown),
  ZodDefault: mini.ZodMiniDefault,
  ZodOptional: mini.ZodMiniOptional,
};
