import { agreedData, agreement, type ScenarioTerm, termWords } from '@umpire/engine';
import { bookOf as shelved } from '@umpire/rulesets';
import type { Args } from './args.js';
import type { ChosenScenario } from './chosen.js';
import { didYouMean } from './nearest.js';
import { Stop } from './stop.js';

/** What may be agreed on before a scenario of a book's own; files are for the page. */
export async function termsOf(book: string, scenario: string | undefined): Promise<readonly ScenarioTerm[]> {
  const all = await shelved(book)?.play?.terms?.();
  return (scenario === undefined ? [] : (all?.[scenario] ?? [])).filter(({ files }) => !files);
}

/** `--agree TERM=VALUE`, any number of them: the scenario with what was agreed on in place of what it says by itself. */
export async function agreedScenario(args: Args, book: string, scenario: ChosenScenario): Promise<ChosenScenario> {
  const said = args.list('agree');
  if (said.length === 0) return scenario;
  const terms = await termsOf(book, scenario.id);
  const agreed = agreement(terms, wordsByTerm(said, terms, scenario));
  if (!agreed.ok) throw new Stop(`--agree ${agreed.error.path}: ${agreed.error.message}`, HINT);
  const { options, terms: changed } = agreed.value;
  return { ...scenario, data: agreedData(scenario.data, changed), options: { ...scenario.options, ...options } };
}

const HINT = 'See umpire scenarios --terms.';

function wordsByTerm(
  said: readonly string[],
  terms: readonly ScenarioTerm[],
  { title }: ChosenScenario,
): Record<string, string> {
  const ids = terms.map(({ id }) => id);
  if (ids.length === 0) throw new Stop(`there is nothing to agree on before ${title}`, HINT);
  const words: Record<string, string> = {};
  for (const given of said) {
    const [, name = '', value] = /^([^=]+)=(.+)$/.exec(given) ?? [];
    if (value === undefined) throw new Stop(`--agree takes TERM=VALUE, not ${given}`, HINT);
    const id = ids.find(known => known === name.toLowerCase());
    if (!id)
      throw new Stop(`there is no term ${name}`, `${didYouMean(name, ids) ?? ''} Terms: ${ids.join(', ')}.`.trim());
    if (words[id] !== undefined && words[id] !== value) throw new Stop(`${id} is agreed on twice`);
    words[id] = value;
  }
  return words;
}

/** A term in a line or two: what it may be, the first being what the scenario says, and by which rules. */
export const termText = (term: ScenarioTerm): string => {
  const rules = term.rules ? ` (${term.rules.join(', ')})` : '';
  return `${term.label}${rules}: ${term.choices[0]?.id}; ${termWords(term)}`;
};
