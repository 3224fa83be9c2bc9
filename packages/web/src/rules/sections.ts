import type { RegisterEntry } from '@umpire/rulesets';
import { idsIn } from './linked.js';

export interface Section {
  readonly section: string;
  readonly heading: string;
  readonly entries: readonly RegisterEntry[];
}

/** A register as the book orders it. */
export function sectionsOf(entries: readonly RegisterEntry[]): Section[] {
  const sections: { section: string; heading: string; entries: RegisterEntry[] }[] = [];
  for (const entry of entries) {
    const last = sections.at(-1);
    if (last?.section === entry.section && last.heading === entry.heading) last.entries.push(entry);
    else sections.push({ section: entry.section, heading: entry.heading, entries: [entry] });
  }
  return sections;
}

export const KINDS: Readonly<
  Record<RegisterEntry['kind'], { readonly one: string; readonly many: string; readonly text: string }>
> = {
  rule: { one: 'Rule', many: 'Rules', text: 'What the book says.' },
  ruling: {
    one: 'Ruling',
    many: 'Rulings',
    text: 'The book is silent or contradicts itself, and a choice had to be made.',
  },
  house: {
    one: 'House data',
    many: 'House data',
    text: 'What the book refers to but does not contain, made by us in its spirit.',
  },
  optional: { one: 'Optional rule', many: 'Optional rules', text: 'Off unless the players switch it on.' },
};

/** `317 rules · 111 rulings · 4 optional rules`. */
export function countsOf(entries: readonly RegisterEntry[]): string {
  const words = (kind: 'rule' | 'ruling' | 'optional'): string[] => {
    const count = entries.filter(entry => entry.kind === kind).length;
    const { one, many } = KINDS[kind];
    return count === 0 ? [] : [`${count} ${(count === 1 ? one : many).toLowerCase()}`];
  };
  return [...words('rule'), ...words('ruling'), ...words('optional')].join(' · ');
}

/** A ruling that players may decide before a battle, or one that is decided. */
export const standing = (entry: RegisterEntry): string | undefined =>
  entry.kind === 'ruling'
    ? entry.switch
      ? 'a switch: the players choose'
      : 'settled'
    : entry.switch
      ? 'a switch, off by default'
      : undefined;

/** Everything an entry says, as one text. */
export const wordsOf = ({ text, gap = '', why = '', choices = [], tables = [] }: RegisterEntry): string =>
  [text, gap, ...choices.map(c => `${c.id} ${c.text}`), why, ...tables.flat(2)].filter(Boolean).join(' \n');

/** The rules that name a rule. */
export const naming = (entries: readonly RegisterEntry[], id: string): readonly RegisterEntry[] =>
  entries.filter(entry => entry.id !== id && idsIn(wordsOf(entry)).includes(id));

/** The neighbours of a rule in the book's order. */
export function neighbours(entries: readonly RegisterEntry[], id: string) {
  const at = entries.findIndex(entry => entry.id === id);
  return { before: at > 0 ? entries[at - 1] : undefined, after: at < 0 ? undefined : entries[at + 1] };
}

/** Ids that somebody may have meant who asked for one that is not there: of the same topic, the nearest number first. */
export function meant(entries: readonly RegisterEntry[], id: string): readonly RegisterEntry[] {
  const [, topic = id, number = '0'] = /^(.*?-)(\d*)$/.exec(id) ?? [];
  const same = entries.filter(entry => entry.id.startsWith(topic));
  const far = (entry: RegisterEntry) => Math.abs(Number(/\d+$/.exec(entry.id)?.[0] ?? 0) - Number(number));
  return [...same].sort((x, y) => far(x) - far(y)).slice(0, 5);
}
