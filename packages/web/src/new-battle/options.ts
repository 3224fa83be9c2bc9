import type { Option } from '@umpire/engine';

export interface OptionGroup {
  readonly id: 'optional' | 'ruling' | 'settled';
  readonly title: string;
  readonly text: string;
  readonly options: readonly Option[];
}

/** Some rulings say which chapter of the book they are about: `ARCS: the diagram is lost.` */
export function topicOf(text: string): { readonly topic: string; readonly rest: string } {
  const found = /^([A-Z][A-Z, &'-]{2,}): (.+)$/s.exec(text);
  if (!found) return { topic: '', rest: text };
  const topic = found[1]!.charAt(0) + found[1]!.slice(1).toLowerCase();
  const rest = found[2]!.charAt(0).toUpperCase() + found[2]!.slice(1);
  return { topic, rest };
}

const wordsOf = ({ id, text, why = '', choices }: Option): string =>
  [id, text, why, ...choices.map(choice => `${choice.id} ${choice.text}`)].join(' ').toLowerCase();

/** Every word that was typed must occur somewhere in an option. */
export function matches(option: Option, query: string): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const all = wordsOf(option);
  return words.every(word => all.includes(word));
}

type Chosen = Readonly<Record<string, string>>;

/** Otherwise than the book and we suggest, whoever wants it so. */
export const isUnusual = (option: Option, chosen: Chosen): boolean =>
  chosen[option.id] !== undefined && chosen[option.id] !== option.choices[0]?.id;

/** Otherwise than the battle has it by itself: whoever sets it up has changed it. */
export const isChanged = (option: Option, chosen: Chosen, asked: Chosen): boolean =>
  (chosen[option.id] ?? option.choices[0]?.id) !== (asked[option.id] ?? option.choices[0]?.id);

/** What is played otherwise than usual: what the battle asks for by itself, apart from what was changed by whoever sets it up. */
export function rulingWords(options: readonly Option[], chosen: Chosen, asked: Chosen): string | undefined {
  const changed = options.filter(option => isChanged(option, chosen, asked)).length;
  const own = options.filter(option => isUnusual(option, chosen) && !isChanged(option, chosen, asked)).length;
  if (own === 0) return changed === 0 ? undefined : `${rulings(changed)} changed`;
  return `${rulings(own)} of this battle${changed === 0 ? '' : `, ${changed} changed by you`}`;
}
const rulings = (count: number): string => `${count} ruling${count === 1 ? '' : 's'}`;

export interface Filter {
  readonly query: string;
  readonly unusualOnly: boolean;
}

/** Options by kind, as far as they are looked for; groups without any are left out. */
export function groupOptions(
  options: readonly Option[],
  chosen: Chosen,
  { query, unusualOnly }: Filter,
): OptionGroup[] {
  const found = options.filter(option => matches(option, query) && (!unusualOnly || isUnusual(option, chosen)));
  const groups: OptionGroup[] = [
    {
      id: 'optional',
      title: 'Optional rules',
      text: 'The book leaves them to the players.',
      options: found.filter(option => option.kind === 'optional'),
    },
    {
      id: 'ruling',
      title: 'Rulings you may choose',
      text: 'Where the book is silent or contradicts itself. The first choice is ours, and says why.',
      options: found.filter(option => option.kind === 'ruling' && !option.settled),
    },
    {
      id: 'settled',
      title: 'Settled rulings',
      text: 'Only one reading can be played; they are here to be looked up.',
      options: found.filter(option => option.kind === 'ruling' && option.settled),
    },
  ];
  return groups.filter(group => group.options.length > 0);
}

/** One more choice; a default is not written down. */
export function choose(chosen: Chosen, option: Option, choice: string): Record<string, string> {
  const { [option.id]: _before, ...others } = chosen;
  return choice === option.choices[0]?.id ? others : { ...others, [option.id]: choice };
}
