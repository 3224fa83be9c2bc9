import { capital } from '../ui/capital.js';
import type { Likely } from './answering.js';

/** What may befall one of those concerned, the likeliest first. */
export interface ForOne {
  readonly who: string;
  readonly chances: readonly Likely[];
}

/** The odds for each who is concerned, added up over what befalls the others; none where the book does not tell them apart. */
export function forEach(chances: readonly Likely[]): readonly ForOne[] {
  const found = new Map<string, Map<string, Likely>>();
  for (const { p, told } of chances)
    for (const { who, text, good } of told.each ?? []) {
      const own = found.get(who) ?? new Map<string, Likely>();
      own.set(text, { p: p + (own.get(text)?.p ?? 0), told: { text, good } });
      found.set(who, own);
    }
  return [...found].map(([who, own]) => ({ who: capital(who), chances: [...own.values()].sort((x, y) => y.p - x.p) }));
}
