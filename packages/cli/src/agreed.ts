import { agreedData, agreement, type ScenarioTerm, termWords } from '@umpire/engine';
import { bookOf as shelved } from '@umpire/rulesets';
import type { Args } from './args.js';
import type { ChosenScenario } from './chosen.js';
import { readJson } from './files.js';
import { didYouMean } from './nearest.js';
import { Stop } from './stop.js';

/** What may be agreed on before a scenario of a book's own; files that are only there to be chosen under other terms are for the page. */
export async function termsOf(book: string, scenario: string | undefined): Promise<readonly ScenarioTerm[]> {
  const all = await shelved(book)?.play?.terms?.();
  return (scenario === undefined ? [] : (all?.[scenario] ?? [])).filter(({ files, path }) => !files || path.length > 0);
}

/** `--agree TERM=VALUE`, any number of them: the scenario with what was agreed on in place of what it says by itself. */
export async function agreedScenario(
  args: Args,
  book: string,
  scenario: ChosenScenario,
  cwd: string,
): Promise<ChosenScenario> {
  const said = args.list('agree');
  if (said.length === 0) return scenario;
  const terms = await termsOf(book, scenario.id);
  const words = wordsByTerm(said, terms, scenario);
  const chosen = terms.filter(({ files }) => !files);
  const agreed = agreement(
    chosen,
    Object.fromEntries(chosen.flatMap(({ id }) => (words[id] ? [[id, words[id][0]!]] : []))),
  );
  if (!agreed.ok) throw new Stop(`--agree ${agreed.error.path}: ${agreed.error.message}`, HINT);
  const brought = terms.flatMap(({ id, path, files }) =>
    files && words[id] ? [{ path, value: words[id].map(file => readJson(cwd, file)) }] : [],
  );
  const { options, terms: changed } = agreed.value;
  const data = agreedData(scenario.data, [...changed, ...brought]);
  return { ...scenario, data, options: { ...scenario.options, ...options } };
}

const HINT = 'See umpire scenarios --terms.';

function wordsByTerm(
  said: readonly string[],
  terms: readonly ScenarioTerm[],
  { title }: ChosenScenario,
): Record<string, string[]> {
  const ids = terms.map(({ id }) => id);
  if (ids.length === 0) throw new Stop(`there is nothing to agree on before ${title}`, HINT);
  const words: Record<string, string[]> = {};
  for (const given of said) {
    const [, name = '', value] = /^([^=]+)=(.+)$/.exec(given) ?? [];
    if (value === undefined) throw new Stop(`--agree takes TERM=VALUE, not ${given}`, HINT);
    const id = ids.find(known => known === name.toLowerCase());
    if (!id)
      throw new Stop(`there is no term ${name}`, `${didYouMean(name, ids) ?? ''} Terms: ${ids.join(', ')}.`.trim());
    const before = words[id] ?? [];
    if (before.includes(value)) continue;
    if (before.length > 0 && !terms.some(term => term.id === id && term.files))
      throw new Stop(`${id} is agreed on twice`);
    words[id] = [...before, value];
  }
  return words;
}

/** A term in a line or two: what it may be, the first being what the scenario says, and by which rules. */
export const termText = (term: ScenarioTerm): string => {
  const rules = term.rules ? ` (${term.rules.join(', ')})` : '';
  if (term.files) return `${term.label}${rules}: a file, or several`;
  return `${term.label}${rules}: ${term.choices[0]?.id}; ${termWords(term)}`;
};
