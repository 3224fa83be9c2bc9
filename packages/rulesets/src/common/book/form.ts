import type { Adjudicable, ResultInWords } from '@umpire/engine';
import { z } from 'zod';
import type { DrawnTables } from './drawn-tables.js';
import { FAR } from './fields.js';
import type { ListedArmy } from './listed-army.js';
import type { Called } from './result-words.js';
import type { SideCounts } from './side-counts.js';

/**
 * A question's form: its schema read as fields, with the book's names for them. Whoever draws forms (the page, a
 * terminal) knows these kinds of field and no book.
 */
export type Field = FieldHead & FieldKind;

export interface FieldHead {
  readonly title: string;
  readonly text?: string;
  readonly required: boolean;
  /** May be null, and what that means. */
  readonly nullable: boolean;
  readonly none?: string;
  /** What holds where nothing is said: a value, or words where it hangs on other fields. */
  readonly initial?: unknown;
  readonly unset?: string;
  /** Seldom needed: forms keep it folded away until it is. */
  readonly rare: boolean;
  /** How it suits what else is said beside it; nothing: as any other. */
  readonly suits?: Suits;
  readonly implies?: Implies;
}

/** By what is said in the fields beside it: asked before them all, as ever, or not asked. */
export type Suits = (beside: Readonly<Record<string, unknown>>) => 'first' | 'as-ever' | 'never';

/** What else is so, beside a field, once it has this value: nobody is asked to say twice what follows from one. Undefined: as usual. */
export type Implies = (value: unknown) => Readonly<Record<string, unknown>>;

export type FieldKind =
  | { readonly kind: 'choice'; readonly among: readonly FieldChoice[] }
  | NumberKind
  | { readonly kind: 'flag' }
  | ({ readonly kind: 'text' } & Written)
  | { readonly kind: 'group'; readonly fields: readonly NamedField[] }
  | { readonly kind: 'list'; readonly of: Field; readonly least: number }
  /** A number for each of some names, which are free. */
  | { readonly kind: 'tally'; readonly of: NumberKind; readonly item: string }
  | { readonly kind: 'tuple'; readonly of: readonly Field[] };

export interface NumberKind {
  readonly kind: 'number';
  readonly whole: boolean;
  readonly least?: number;
  readonly most?: number;
  /** The least value itself is not allowed. */
  readonly above?: true;
  readonly unit?: string;
}
/** What is written in a notation of the book. */
interface Written {
  /** What a text often is; anything else may be written too. */
  readonly suggest?: readonly FieldChoice[];
  readonly signs?: Signs;
  /** Of what can be written, what the field is about: who cannot shoot is not offered as a shooter. */
  readonly fits?: (text: string) => boolean;
}
/** What the signs of a notation stand for, by themselves: `HIP` heavy infantry with pikes. */
export type Signs = Readonly<Record<string, string>>;

export interface FieldChoice {
  readonly value: string | number;
  readonly label: string;
}
export type NamedField = Field & { readonly name: string };

/** How a book speaks of a field. */
export interface Label extends Written {
  readonly title: string;
  readonly text?: string;
  readonly unit?: string;
  /** Words for the values of a choice. */
  readonly names?: Readonly<Record<string, string>>;
  readonly none?: string;
  readonly unset?: string;
  readonly rare?: true;
  readonly suits?: Suits;
  readonly implies?: Implies;
  /** One element of a list, or one name of a tally. */
  readonly item?: string;
}
/** By `question:field` at the top of a question, by `holder.field` further in, or by `field` alone. */
export type Labels = Readonly<Record<string, Label>>;

/** A situation to begin with, so that a form has an answer at once. */
export interface Example {
  readonly given: unknown;
  readonly options?: Readonly<Record<string, string>>;
}

/** A book at the adjudicator's table: its questions, and what people need to ask them. */
export interface Adjudicator extends Adjudicable {
  readonly title: string;
  readonly groups: readonly { readonly title: string; readonly questions: readonly string[] }[];
  readonly labels: Labels;
  readonly examples: Readonly<Record<string, Example>>;
  /** What players say at a table when they mean a question, beside the words of its title and of its fields: a search finds it by these too. */
  readonly also: Readonly<Record<string, string>>;
  /** The armies of the book, troop by troop, made when somebody picks from them. */
  armies?(): readonly ListedArmy[];
  /** What each of two brings into it, column by column. */
  readonly counts?: SideCounts;
  /** The table that is read, with its column lit. */
  readonly tables?: DrawnTables;
  /** A result in a sentence, and how good it is for the one who asks: worst -1 to best 1. */
  tell(question: string, result: unknown, called?: Called): ResultInWords;
}

type Type = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';

/** What `z.toJSONSchema` makes of the few kinds of schema that questions use. */
interface Shape {
  readonly type?: Type | readonly Type[];
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Shape | false;
  readonly items?: Shape | false;
  readonly prefixItems?: readonly Shape[];
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly default?: unknown;
}

/** The fields of a question, in the order in which it checks them. */
export function formOf(book: Pick<Adjudicator, 'questions' | 'labels'>, question: string): readonly NamedField[] {
  const shape = z.toJSONSchema(book.questions[question]!.given, { io: 'input' }) as Shape;
  return fieldsOf(shape, { labels: book.labels, question, holder: '' });
}

interface Where {
  readonly labels: Labels;
  readonly question: string;
  readonly holder: string;
}

function fieldsOf(shape: Shape, where: Where): NamedField[] {
  return Object.entries(shape.properties ?? {}).map(([name, inner]) => {
    const label = labelOf(name, where);
    const required = shape.required?.includes(name) ?? false;
    return { ...fieldOf(inner, label, required, { ...where, holder: name }), name };
  });
}

/** At the top of a question `question:field` comes first, further in `holder.field`. */
function labelOf(name: string, { labels, question, holder }: Where): Label {
  const narrow = holder === '' ? `${question}:${name}` : `${holder}.${name}`;
  return labels[narrow] ?? labels[name] ?? { title: spelled(name) };
}

/** `targetToBghq` → `Target to bghq`: a name that nobody labelled. */
export const spelled = (name: string): string => {
  const spaced = name
    .replace(/[-_]/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

function fieldOf(shape: Shape, label: Label, required: boolean, where: Where): Field {
  const inner = shape.anyOf?.find(s => s.type !== 'null');
  return {
    title: label.title,
    ...(label.text !== undefined && { text: label.text }),
    required,
    nullable: shape.anyOf ? shape.anyOf.some(s => s.type === 'null') : isOf(shape, 'null'),
    ...(label.none !== undefined && { none: label.none }),
    ...('default' in shape && { initial: shape.default }),
    ...(label.unset !== undefined && { unset: label.unset }),
    rare: label.rare ?? false,
    ...(label.suits && { suits: label.suits }),
    ...(label.implies && { implies: label.implies }),
    ...kindOf(inner ?? shape, label, where),
  };
}

/** `['string', 'null']` is how a text that may be null is written. */
const isOf = ({ type }: Shape, wanted: Type): boolean =>
  typeof type === 'string' ? type === wanted : !!type?.includes(wanted);

function kindOf(shape: Shape, label: Label, where: Where): FieldKind {
  const values = shape.enum ?? (shape.const === undefined ? undefined : [shape.const]);
  if (values)
    return { kind: 'choice', among: values.map(value => ({ value, label: label.names?.[value] ?? String(value) })) };
  const element = {
    title: label.item ?? label.title,
    ...(label.names && { names: label.names }),
    ...writtenOf(label),
  };
  switch (shape.type) {
    case 'boolean':
      return { kind: 'flag' };
    case 'number':
    case 'integer':
      return numberOf(shape, label);
    case 'object':
      return shape.additionalProperties
        ? { kind: 'tally', of: numberOf(shape.additionalProperties, label), item: element.title }
        : { kind: 'group', fields: fieldsOf(shape, where) };
    case 'array':
      return shape.prefixItems
        ? { kind: 'tuple', of: shape.prefixItems.map(item => fieldOf(item, element, true, where)) }
        : {
            kind: 'list',
            of: fieldOf(shape.items as Shape, element, true, where),
            least: shape.minItems ?? 0,
          };
    default:
      return { kind: 'text', ...writtenOf(label) };
  }
}

const writtenOf = ({ suggest, signs, fits }: Label): Written => ({
  ...(suggest && { suggest }),
  ...(signs && { signs }),
  ...(fits && { fits }),
});

function numberOf(shape: Shape, label: Label): NumberKind {
  const least = shape.exclusiveMinimum ?? shape.minimum;
  const most = shape.maximum;
  return {
    kind: 'number',
    whole: shape.type === 'integer',
    ...(least !== undefined && -FAR < least && { least }),
    ...(most !== undefined && most < FAR && { most }),
    ...(shape.exclusiveMinimum !== undefined && { above: true as const }),
    ...(label.unit !== undefined && { unit: label.unit }),
  };
}
