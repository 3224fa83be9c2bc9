import { type Adjudicable, adjudicate, type Option } from '@umpire/engine';
import type { Asked } from './asked.js';

/** The rulings and optional rules that players may choose. */
export const switches = (book: Adjudicable): readonly Option[] => book.options.filter(option => !option.settled);

/** Those that would make another answer of this question if they were chosen otherwise: found by trying. */
export function bearingOn(book: Adjudicable, { question, given, options, throws }: Asked): ReadonlySet<string> {
  const answer = (chosen: Readonly<Record<string, string>>): string =>
    JSON.stringify(
      adjudicate([book], {
        ruleset: book.id,
        question,
        given,
        options: chosen,
        ...(throws.length > 0 && { throws }),
      }),
    );
  const now = answer(options);
  const bears = (option: Option): boolean =>
    option.choices.some(
      ({ id }) => id !== chosenOf(option, options) && answer({ ...options, [option.id]: id }) !== now,
    );
  return new Set(
    switches(book)
      .filter(bears)
      .map(option => option.id),
  );
}

export const chosenOf = (option: Option, options: Readonly<Record<string, string>>): string =>
  options[option.id] ?? option.choices[0]!.id;

/** Options with one of them chosen otherwise; defaults are not written down. */
export function withChoice(
  option: Option,
  options: Readonly<Record<string, string>>,
  choice: string,
): Readonly<Record<string, string>> {
  const { [option.id]: _old, ...others } = options;
  return choice === option.choices[0]!.id ? others : { ...others, [option.id]: choice };
}
