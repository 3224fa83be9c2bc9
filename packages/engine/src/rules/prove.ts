/**
 * Every table and list of rows of a book passes through `rows` or `table` when its module is loaded. In play they hand
 * back what they were given. `npm run rules:prove` sets one *switch* before loading: that row is then missing, or that
 * cell holds something else, and some test must notice.
 */
export interface Switch {
  readonly list: string;
  /** `#3` for the fourth row of a list; `a.b.2` for a cell of a table. */
  readonly at: string;
  /** The rule of a row that names one: tests that speak of it are asked first. */
  readonly rule?: string;
}

/**
 * The list under which single prohibitions are switched off. `at` is the rule and the beginning of the message; shared code names
 * rules without the prefix of a book, and where the rule is worked out `at` has `*` for it.
 */
export const SINGLE_PROHIBITIONS = 'forbid';

interface Proving {
  off?: Switch;
  /** Filled while loading when present: every switch there is. */
  all?: Switch[];
}

const proving = (globalThis as { umpireProving?: Proving }).umpireProving;

/** A list of rows under a name that no other list has. */
export function rows<T>(list: string, items: readonly T[]): readonly T[] {
  if (!proving) return items;
  proving.all?.push(...items.map((item, i) => ({ list, at: `#${i}`, ...ruleOf(item) })));
  const off = proving.off;
  return off?.list === list ? items.filter((_, i) => `#${i}` !== off.at) : items;
}

const ruleOf = (item: unknown): { rule?: string } =>
  typeof item === 'object' && item !== null && 'rule' in item ? { rule: String(item.rule) } : {};

/** A table of the book under a name that no other table has: an object or array of primitives, nested as printed. */
export function table<const T>(list: string, cells: T): T {
  if (!proving) return cells;
  return altered(list, '', cells) as T;
}

function altered(list: string, at: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((v, i) => altered(list, at === '' ? `${i}` : `${at}.${i}`, v));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([k, v]) => [k, altered(list, at === '' ? k : `${at}.${k}`, v)]),
    );
  proving?.all?.push({ list, at });
  if (proving?.off?.list !== list || proving.off.at !== at) return value;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return value === null ? 1 : `not ${String(value)}`;
}

/** Whether a prohibition that stands in no list is switched off. */
export function isSwitchedOff(rule: string, message: string): boolean {
  const off = proving?.off;
  if (off?.list !== SINGLE_PROHIBITIONS) return false;
  const blank = off.at.indexOf(' ');
  const named = off.at.slice(0, blank);
  const isRule = named === '*' || rule === named || rule.endsWith(`-${named}`);
  return isRule && message.startsWith(off.at.slice(blank + 1));
}
