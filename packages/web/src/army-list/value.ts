import type { At, SheetList } from '@umpire/rulesets';

/** An army is plain data: parts are found and replaced by where they stand; nothing is changed in place. */

type Members = Readonly<Record<string | number, unknown>>;

export const partAt = (army: unknown, at: At): unknown =>
  at.reduce((part: unknown, step) => (part as Members | undefined)?.[step], army);

export function withPart(army: unknown, [step, ...rest]: At, part: unknown): unknown {
  if (step === undefined) return part;
  const inner = withPart((army as Members)[step], rest, part);
  if (Array.isArray(army)) return army.map((one, i) => (i === step ? inner : one));
  return { ...(army as Members), [step]: inner };
}

export const itemsAt = (army: unknown, at: At): readonly unknown[] =>
  (partAt(army, at) as readonly unknown[] | undefined) ?? [];

/** Another one below the others. */
export const withAdded = (items: readonly unknown[], list: SheetList, item: unknown): unknown[] => [
  ...items,
  list.beside?.(item, items) ?? item,
];

/** The same once more, right below it. */
export function withCopy(items: readonly unknown[], list: SheetList, i: number): unknown[] {
  const copy = list.beside?.(items[i], items) ?? items[i];
  return [...items.slice(0, i + 1), copy, ...items.slice(i + 1)];
}

export const without = (items: readonly unknown[], i: number): unknown[] => items.filter((_, k) => k !== i);

/** One place up or down; at the end it stays where it is. */
export function shifted(items: readonly unknown[], i: number, by: 1 | -1): readonly unknown[] {
  const to = i + by;
  if (to < 0 || to >= items.length) return items;
  const next = [...items];
  [next[i], next[to]] = [next[to], next[i]];
  return next;
}

export const isWithin = (at: At, outer: At): boolean => outer.every((step, i) => at[i] === step);
