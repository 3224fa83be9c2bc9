import { parseArgs } from 'node:util';
import { didYouMean } from './nearest.js';
import { Stop } from './stop.js';

/** An option of a command: a switch, or one that takes a value (`value` is its name in the help). */
export interface OptionSpec {
  readonly name: string;
  readonly short?: string;
  readonly value?: string;
  readonly many?: true;
  readonly text: string;
  /** Understood, but not shown. */
  readonly hidden?: true;
}

export interface CommandSpec {
  readonly name: string;
  readonly summary: string;
  readonly usage: string;
  readonly text: string;
  /** The most arguments beside the options. */
  readonly operands: number;
  readonly options: readonly OptionSpec[];
  readonly examples: readonly string[];
  readonly statuses?: string;
}

/** What was given to a command, checked against its options. */
export interface Args {
  readonly operands: readonly string[];
  flag(name: string): boolean;
  text(name: string): string | undefined;
  /** A value that the command cannot do without. */
  need(name: string, hint?: string): string;
  list(name: string): readonly string[];
  /** A whole number within limits. */
  whole(name: string, least: number, most: number): number | undefined;
}

/** Every command has these. */
export const COMMON: readonly OptionSpec[] = [
  { name: 'help', short: 'h', text: 'show this help' },
  { name: 'no-colour', text: 'plain text; so does NO_COLOR=1 in the environment' },
  { name: 'no-color', text: '', hidden: true },
  { name: 'debug', text: 'when the program breaks, show where; so does UMPIRE_DEBUG=1', hidden: true },
];

export function parse(spec: Pick<CommandSpec, 'name' | 'options' | 'operands'>, argv: readonly string[]): Args {
  const known = [...spec.options, ...COMMON];
  const { tokens } = parseArgs({ args: [...argv], options: shapes(known), strict: false, tokens: true });
  const given = new Map<string, string[]>();
  const operands: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const option = known.find(o => o.name === token.name);
    if (!option) throw unknown(spec, token.rawName, known);
    given.set(option.name, [...(given.get(option.name) ?? []), givenTo(spec, option, token)]);
  }
  const extra = operands[spec.operands];
  if (extra !== undefined && !given.has('help')) throw usage(spec, `${extra} is too much here`);
  return access(spec, operands, given);
}

type Shapes = Record<string, { type: 'string' | 'boolean'; multiple: true; short?: string }>;
const shapes = (known: readonly OptionSpec[]): Shapes =>
  Object.fromEntries(
    known.map(({ name, short, value }) => [
      name,
      { type: value ? 'string' : 'boolean', multiple: true, ...(short && { short }) } as const,
    ]),
  );

export const usage = (spec: Pick<CommandSpec, 'name'>, message: string, hint?: string): Stop =>
  new Stop(message, [hint, `See umpire ${spec.name === '' ? '' : `${spec.name} `}--help.`].filter(Boolean).join(' '));

function unknown(spec: Pick<CommandSpec, 'name'>, typed: string, known: readonly OptionSpec[]): Stop {
  const names = known.filter(o => !o.hidden).map(o => `--${o.name}`);
  return usage(spec, `there is no option ${typed}`, didYouMean(typed, names));
}

interface OptionToken {
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function givenTo(spec: Pick<CommandSpec, 'name'>, option: OptionSpec, token: OptionToken): string {
  const { rawName, value, inlineValue } = token;
  if (!option.value) {
    if (value !== undefined) throw usage(spec, `${rawName} takes no value`);
    return '';
  }
  const swallowed = !inlineValue && value?.startsWith('--');
  if (value === undefined || value === '' || swallowed) throw usage(spec, `${rawName} needs a value: ${option.value}`);
  return value;
}

function access(
  spec: Pick<CommandSpec, 'name' | 'options'>,
  operands: readonly string[],
  given: Map<string, string[]>,
): Args {
  const named = (name: string) => spec.options.find(o => o.name === name)?.value ?? '';
  const text = (name: string): string | undefined => {
    const values = given.get(name);
    if (values && values.length > 1) throw usage(spec, `--${name} is given more than once`);
    return values?.[0];
  };
  return {
    operands,
    flag: name => given.has(name),
    text,
    need(name, hint) {
      const value = text(name);
      if (value === undefined) throw usage(spec, `--${name} ${named(name)} is missing`, hint);
      return value;
    },
    list: name => given.get(name) ?? [],
    whole(name, least, most) {
      const value = text(name);
      if (value === undefined) return undefined;
      const number = Number(value);
      if (/^[+-]?\d+$/.test(value) && number >= least && number <= most) return number;
      throw usage(spec, `--${name} takes a whole number from ${least} to ${most}, not ${value}`);
    },
  };
}
