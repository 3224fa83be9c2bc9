import { fail, malformed, ok, type Result, type RuleId } from './result.js';
import type { Options } from './rules/option.js';
import type { AgreedTerm, ScenarioTerm } from './ruleset.js';

/** What a term is about, and what it may be besides its choices. */
export interface TermDetails {
  /** Terms of one heading stand together. */
  readonly heading?: string;
  /** What hangs on it, in a sentence. */
  readonly text?: string;
  /** The rules that leave it to the players. */
  readonly rules?: readonly RuleId[];
  /** Any of these numbers may be said in place of a choice. */
  readonly numbers?: NumberRange;
  /** It stands not in the data: the choices are those of this ruling, by their ids. */
  readonly option?: RuleId;
}
/** Both ends belong to it; counted from the least in steps of 1 if nothing else is said. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** With which to begin where somebody wants another than the choices. */
  readonly usual?: number;
  /** What is counted, as it stands behind the number. */
  readonly unit?: string;
}

export type TermChoice = ScenarioTerm['choices'][number];

/** Everything that was agreed on: what takes the place of data, and rulings that were chosen. */
export interface Agreement {
  readonly terms: readonly AgreedTerm[];
  readonly options: Options;
}

/** What a word means for a term: one of its choices by its id, or a number; else what it might have been. */
export function termChoice(term: ScenarioTerm, said: string): Result<TermChoice> {
  const chosen = term.choices.find(({ id }) => id === said.trim());
  if (chosen) return ok(chosen);
  const number = numberIn(term.numbers, said.trim());
  if (number === undefined) return fail(malformed(term.id, `${term.label}: ${termWords(term)}`));
  return ok({ id: String(number), label: numberLabel(term, number), value: number });
}

/** A number says by itself what is counted: `12 turns`, or by the name of the term. */
const numberLabel = ({ label, numbers }: ScenarioTerm, number: number): string =>
  numbers?.unit === undefined ? `${label}: ${number}` : withUnit(`${number}`, numbers.unit);

function numberIn(range: NumberRange | undefined, said: string): number | undefined {
  if (!range || !/^\d{1,6}(\.\d{1,3})?$/.test(said)) return undefined;
  const { min, max, step = 1 } = range;
  const number = Number(said);
  return number >= min && number <= max && Number.isInteger((number - min) / step) ? number : undefined;
}

/** `one of: none, a number from 1 to 60 turns`. */
export function termWords({ choices, numbers }: ScenarioTerm): string {
  const named = choices.map(({ id }) => id).filter(id => numberIn(numbers, id) === undefined);
  const range = numbers && withUnit(`a number from ${numbers.min} to ${numbers.max}`, numbers.unit);
  if (named.length === 0 && range) return range;
  return `one of: ${[...named, ...(range ? [range] : [])].join(', ')}`;
}

/** A sign stands close to its number, a word apart from it. */
const withUnit = (words: string, unit = ''): string => `${words}${/^\w/.test(unit) ? ' ' : ''}${unit}`;

/** What was said of some terms, by their ids; what a scenario says by itself need not be agreed on. */
export function agreement(terms: readonly ScenarioTerm[], said: Readonly<Record<string, string>>): Result<Agreement> {
  const agreed: AgreedTerm[] = [];
  const options: Record<string, string> = {};
  for (const term of terms) {
    const word = said[term.id];
    if (word === undefined) continue;
    const choice = termChoice(term, word);
    if (!choice.ok) return choice;
    if (choice.value.id === term.choices[0]?.id) continue;
    if (term.option) options[term.option] = choice.value.id;
    else agreed.push({ path: term.path, value: choice.value.value });
  }
  return ok({ terms: agreed, options });
}
