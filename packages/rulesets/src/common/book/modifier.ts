import { type Citation, cite, type Options, type Row } from '@umpire/engine';

/** A line that changes a score; where it counts for each of something, `times` says how often. */
export interface Modifier<Facts> extends Row<Facts, number> {
  times?(facts: Facts): number;
}
export type CitedModifier<Facts> = Modifier<Facts> & { readonly cited: Citation };

/** Modifiers with what they are cited as, made once. */
export const citedModifiers = <Facts>(modifiers: readonly Modifier<Facts>[]): readonly CitedModifier<Facts>[] =>
  modifiers.map(m => ({ ...m, cited: citedAs(m, m.effect) }));
const citedAs = <Facts>(modifier: Modifier<Facts>, effect: number): Citation =>
  cite({ ...modifier, effect: effect > 0 ? `+${effect}` : effect });

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
    const effect = m.times ? m.effect * m.times(facts) : m.effect;
    total += effect;
    because.push(effect === m.effect ? m.cited : citedAs(m, effect));
  }
  return total;
}
