/** A question found by what somebody typed: by its title, by what players call it, or by what its form asks. */
import { type Adjudicator, type Field, formOf, type NamedField } from '@umpire/rulesets';

/** A question, and the words of its form that were typed where its title has them not. */
export interface FoundQuestion {
  readonly question: string;
  readonly by?: string;
}

/** What a question says of itself, what it means first. */
interface Said {
  readonly text: string;
  /** The heavier, the farther down the list. */
  readonly weight: number;
  /** Shown as the reason: what the title does not tell. */
  readonly by?: string;
}
const TITLE = 0;
const CALLED = 1;
const ASKED = 2;
const CHOICE = 3;

/** The questions of a book that have all the typed words, those that mean them most first; all, in the order of the book, where nothing is typed. */
export function questionsWith(book: Adjudicator, typed: string): readonly FoundQuestion[] {
  const words = spelt(typed).split(/\s+/).filter(Boolean);
  const found = book.groups.flatMap(group =>
    group.questions.flatMap(question => {
      const said = saidBy(book, group.title, question);
      const hits = words.map(word => said.find(({ text }) => has(text, word)));
      if (hits.includes(undefined)) return [];
      const by = [...new Set(hits.flatMap(hit => hit?.by ?? []))].join('; ');
      const weight = Math.max(TITLE, ...hits.map(hit => hit!.weight));
      return [{ question, weight, ...(by && { by }) }];
    }),
  );
  // every form with a stand has all classes and postures among its choices: they are the last resort
  const meant = found.filter(({ weight }) => weight < CHOICE);
  return (meant.length > 0 ? meant : found)
    .sort((p, q) => p.weight - q.weight)
    .map(({ weight: _, ...question }) => question);
}

const spelt = (text: string): string => text.toLowerCase().replaceAll(/[-’']/g, '');

/** Words are found by their beginnings; one of several is found by several. */
function has(text: string, word: string): boolean {
  const root = word.length > 3 ? word.replace(/s$/, '') : word;
  const at = text.indexOf(root);
  if (at < 0) return false;
  return !/[a-z\d]/.test(text.charAt(at - 1)) || has(text.slice(at + 1), word);
}

const known = new WeakMap<Adjudicator, Map<string, readonly Said[]>>();
function saidBy(book: Adjudicator, group: string, question: string): readonly Said[] {
  const ofBook = known.get(book) ?? new Map<string, readonly Said[]>();
  known.set(book, ofBook);
  const before = ofBook.get(question);
  if (before) return before;
  const head = `${group} ${question.replaceAll('-', ' ')} ${book.questions[question]!.title}`;
  const said = [
    { text: spelt(head), weight: TITLE },
    { text: spelt(book.also[question] ?? ''), weight: CALLED },
    ...formOf(book, question).flatMap(field => saidIn(field, [])),
  ].sort((p, q) => p.weight - q.weight);
  ofBook.set(question, said);
  return said;
}

/** What a field is called and says, its choices, and all fields within it. */
function saidIn(field: Field | NamedField, above: readonly string[]): Said[] {
  const by = [...above, field.title].join(' › ');
  const own: Said[] = [{ text: spelt(`${field.title} ${field.text ?? ''} ${field.none ?? ''}`), weight: ASKED, by }];
  switch (field.kind) {
    case 'choice':
      return [
        ...own,
        ...field.among.map(({ label }) => ({ text: spelt(label), weight: CHOICE, by: `${by}: ${label}` })),
      ];
    case 'group':
      return [...own, ...field.fields.flatMap(inner => saidIn(inner, [field.title]))];
    case 'list':
      return [...own, ...saidIn(field.of, [])];
    case 'tuple':
      return [...own, ...field.of.flatMap(inner => saidIn(inner, []))];
    default:
      return own;
  }
}
