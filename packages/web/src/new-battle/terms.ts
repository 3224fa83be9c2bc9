import { type ScenarioTerm, type TermChoice, termChoice } from '@umpire/engine';
import type { Choices } from './choices.js';

/** Where it is kept what was said of terms: some are rulings. */
export type Said = Pick<Choices, 'terms' | 'options'>;

export interface Headed {
  readonly heading: string;
  readonly under: readonly ScenarioTerm[];
}

/** Terms under their headings, each heading where it comes first. */
export function headingsOf(terms: readonly ScenarioTerm[]): readonly Headed[] {
  const headings = [...new Set(terms.flatMap(({ heading }) => heading ?? []))];
  return headings.map(heading => ({ heading, under: terms.filter(term => term.heading === heading) }));
}

/** What was said of a term; undefined: what the scenario says by itself. */
export const saidOf = ({ id, option }: ScenarioTerm, { terms, options }: Said): string | undefined =>
  option ? options[option] : terms[id];

/** One more term; what the scenario says by itself is not written down. */
export function withTerm({ terms, options }: Said, { id, option, choices }: ScenarioTerm, said: string): Said {
  const put = (all: Readonly<Record<string, string>>, key: string) => {
    const { [key]: _before, ...others } = all;
    return said === choices[0]?.id ? others : { ...others, [key]: said };
  };
  return option ? { terms, options: put(options, option) } : { terms: put(terms, id), options };
}

export interface Holding {
  readonly term: ScenarioTerm;
  readonly choice: TermChoice;
  /** It is not what the scenario says by itself. */
  readonly differs: boolean;
}

/** What holds of some terms, as far as it can. */
export const holdingIn = (terms: readonly ScenarioTerm[], said: Said): readonly Holding[] =>
  terms.flatMap(term => {
    const [usual] = term.choices;
    const found = termChoice(term, saidOf(term, said) ?? usual?.id ?? '');
    return found.ok ? [{ term, choice: found.value, differs: found.value.id !== usual?.id }] : [];
  });

export const differingIn = (terms: readonly ScenarioTerm[], said: Said): readonly Holding[] =>
  holdingIn(terms, said).filter(({ differs }) => differs);
