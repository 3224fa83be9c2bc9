import { fail, malformed, ok, type Result, type RuleId } from '../result.js';

export interface Choice {
  readonly id: string;
  readonly text: string;
}

/** A ruling or an optional rule. The first choice is the default. */
export interface Option {
  readonly id: RuleId;
  readonly kind: 'ruling' | 'optional';
  /** A settled ruling records its alternatives, but only the first may be named. */
  readonly settled: boolean;
  readonly text: string;
  readonly choices: readonly Choice[];
  readonly why?: string;
  /** On and off may be said by true and false, too. */
  readonly byFlag?: true;
}

/** Every option of a book with the choice made for it. */
export type Options = Readonly<Record<RuleId, string>>;

/** An optional rule of a book: `off` unless the players switch it on. */
export const optional = (id: RuleId, text: string): Option => ({
  id,
  kind: 'optional',
  settled: false,
  text,
  choices: [
    { id: 'off', text: 'not used' },
    { id: 'on', text: 'used' },
  ],
});

const defaults = new WeakMap<readonly Option[], Options>();

export function defaultOptions(options: readonly Option[]): Options {
  let found = defaults.get(options);
  if (!found) {
    found = Object.freeze(Object.fromEntries(options.map(o => [o.id, o.choices[0]!.id])));
    defaults.set(options, found);
  }
  return found;
}

/** The defaults of a book, with what one of its own scenarios asks for. */
export function optionsFor(
  book: { readonly options: readonly Option[]; readonly scenarios: readonly { data: unknown; options?: Options }[] },
  scenario: unknown,
): Options {
  const wanted = book.scenarios.find(({ data }) => data === scenario)?.options;
  const chosen = chooseOptions(book.options, wanted);
  if (!chosen.ok) throw new Error(chosen.error.message);
  return chosen.value;
}

/** Defaults overlaid with what was chosen; an unknown id or choice is an error at `path.<id>`, never ignored. */
export function chooseOptions(options: readonly Option[], chosen: unknown, path = 'options'): Result<Options> {
  const all = defaultOptions(options);
  if (chosen === undefined) return ok(all);
  if (typeof chosen !== 'object' || chosen === null || Array.isArray(chosen))
    return fail(malformed(path, 'options are an object of rule ids and choices'));
  const given = Object.entries(chosen);
  if (given.length === 0) return ok(all);
  const key = keyOf(options, given);
  const known = key === undefined ? undefined : chosenBefore.get(options)?.get(key);
  if (known) return ok(known);
  const result: Record<RuleId, string> = { ...all };
  for (const [id, choice] of given) {
    const option = options.find(o => o.id === id);
    if (!option) return fail(malformed(`${path}.${id}`, `there is no option ${id}`));
    const names = option.choices.map(c => c.id);
    const named = namedBy(option, choice);
    if (typeof named !== 'string' || !names.includes(named))
      return fail(malformed(`${path}.${id}`, `${id} takes one of ${names.join(', ')}`));
    if (option.settled && named !== names[0])
      return fail(malformed(`${path}.${id}`, `${id} is settled: only ${names[0]} may be named`));
    result[id] = named;
  }
  if (key !== undefined) remember(options, key, Object.freeze(result));
  return ok(result);
}

const namedBy = ({ byFlag }: Option, choice: unknown): unknown =>
  byFlag && typeof choice === 'boolean' ? (choice ? 'on' : 'off') : choice;

/** What may be right is remembered by its text; what cannot be is not even written out, however large or deep it is. */
const keyOf = (options: readonly Option[], given: readonly [string, unknown][]): string | undefined =>
  given.length <= options.length && given.every(([, choice]) => typeof choice === 'string')
    ? JSON.stringify(given)
    : undefined;

/** The same few sets of choices come again and again, question after question. */
const chosenBefore = new WeakMap<readonly Option[], Map<string, Options>>();
const REMEMBERED = 64;

function remember(options: readonly Option[], key: string, result: Options): void {
  const known = chosenBefore.get(options) ?? new Map<string, Options>();
  if (known.size >= REMEMBERED) known.clear();
  chosenBefore.set(options, known.set(key, result));
}
