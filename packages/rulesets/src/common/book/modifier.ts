import { type Citation, cite, type Options, type Row } from '@umpire/engine';

/** A line that changes a score; where it counts for each of something, `times` says how often. */
export interface Modifier<Facts> extends Row<Facts, number> {
  times?(facts: Facts): number;
}
export type CitedModifier<Facts> = Modifier<Facts> & { readonly cited: Citation };

/** Modifiers with what they are cited as, made once. */
export const citedModifiers = <Facts>(modifiers: readonly Modifier<Facts>[]): readonly CitedModifier<Facts>[] =>
  modifiers.map(m => ({ ...m, cited: cite({ ...m, effect: m.effect > 0 ? `+${m.effect}` : m.effect }) }));

/** What all lines that apply add up to; those that change something are put into `because`. */
export function summed<Facts>(
  modifiers: readonly CitedModifier<Facts>[],
  facts: Facts,
  options: Options,
  because: Citation[],
): number {
  let total = 0;
  for (const m of modifiers) {
    if (!m.when(facts, options)) continue;
    total += m.times ? m.effect * m.times(facts) : m.effect;
    because.push(m.cited);
  }
  return total;
}
