import type { Kind, Posture, Status } from '../pieces.js';

/** How stands are spoken of in a fight. */
export const SORTS = ['tanks', 'troops', 'guns', 'aircraft'] as const;
export type Sort = (typeof SORTS)[number];

/** What is done to whoever is struck, and what he is then: "knock out", "knocked out". */
export type Fate = readonly [did: string, done: string];

/** How a fight is told in the words of the book's own time. What the book itself calls it stands beside. */
export interface FightWords {
  /** What stands of a posture do when they engage; `attack` is for all others. */
  readonly ATTACKS: Readonly<Partial<Record<Posture, string>>> & { readonly attack: string };
  /** By what a stand has become, and what it is. */
  readonly FATES: Readonly<Record<Status, Readonly<Record<Sort, Fate>>>>;
  /** Who mends a step. */
  readonly rally: string;
  /** What is said of a Battle Group that has become Fragile. */
  readonly spent: string;
}

/** A fate for each sort, in the order of `SORTS`. */
export const fates = (...each: readonly [Fate, Fate, Fate, Fate]): Readonly<Record<Sort, Fate>> =>
  Object.fromEntries(SORTS.map((sort, i) => [sort, each[i]!])) as Record<Sort, Fate>;

/** What stands of this nature are, as far as words go. */
export interface SortWords {
  isFlight(of: Pick<Kind, 'class'>): boolean;
  isBattery(of: Pick<Kind, 'class'>): boolean;
  isTank(of: Pick<Kind, 'subClass'>): boolean;
  isTankHunter(of: Pick<Kind, 'posture'>): boolean;
  isAntiAircraft(of: Pick<Kind, 'posture'>): boolean;
  isMortar(of: Pick<Kind, 'posture'>): boolean;
}
export function sortOf(words: SortWords, kind: Kind): Sort {
  if (words.isFlight(kind)) return 'aircraft';
  const guns = [words.isBattery, words.isTankHunter, words.isAntiAircraft, words.isMortar];
  if (guns.some(is => is(kind))) return 'guns';
  return words.isTank(kind) ? 'tanks' : 'troops';
}

/** Names that are said of several as of one: troops as such, and what is written with its measure. */
const ALIKE = /(s|try|iere|ieri|eria|jäger|fahrer|wagen|sance|craft|foot|mm|inch|Flak|M-31)$/;

/** "Panther" as a whole company of them: "Panthers"; what is said after a comma or a preposition is left as it is. */
export function several(name: string): string {
  const [, one = name, rest = ''] = /^(.*?)((?:,| with | in | on ).*)?$/.exec(name) ?? [];
  if (ALIKE.test(one)) return name;
  return `${/[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`}${rest.startsWith(',') ? '' : rest}`;
}
