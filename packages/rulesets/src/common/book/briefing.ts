import { z } from 'zod';

/** What each side reads before a battle: a few sentences of its scenario. */
export const briefingSchema = z.strictObject({ a: z.string().max(1000), b: z.string().max(1000) });

/** "4 rifles in carriers", the most numerous sorts first; those of which there is one are told last. */
export function sortsOf(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, m], [, n]) => n - m).map(([name, n]) => `${n} × ${name}`);
}
