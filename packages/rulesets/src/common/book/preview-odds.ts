import { type Finding, odds, type Preview, type Procedure, type ResultInWords } from '@umpire/engine';

/** What may come of a procedure, each result in words with its share, and every rule that bears on it: what a preview shows. */
export function foretold<T>(
  start: () => Procedure<Finding<T>>,
  tell: (result: T) => ResultInWords,
): Required<Pick<Preview, 'odds' | 'because'>> {
  const { chances, because } = odds(start);
  return { odds: { chances: chances.map(c => ({ ...c, result: tell(c.result) })), because }, because };
}
