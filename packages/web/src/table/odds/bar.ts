import type { Odds, ResultInWords } from '@umpire/engine';

/** A part of the bar: how wide, how good, and the words in it. */
export interface Part {
  readonly share: number;
  readonly fraction: string;
  readonly text: string;
  readonly tone: 'best' | 'good' | 'even' | 'bad' | 'worst';
  /** Too narrow for its words: they stand below the bar. */
  readonly narrow: boolean;
}

const SIGNS: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/6': '⅙',
  '5/6': '⅚',
};
const MOST_PARTS_SAID = 12;
const NARROW = 0.2;

/** A share in a few signs: a fraction that people know, or per cent. */
export function fractionWords(ways: number, of: number): string {
  if (ways === of) return 'always';
  const sign = SIGNS[`${ways}/${of}`];
  if (sign) return sign;
  if (of <= MOST_PARTS_SAID) return `${ways}/${of}`;
  const percent = (100 * ways) / of;
  return percent < 1 ? '<1 %' : percent > 99 ? '>99 %' : `${Math.round(percent)} %`;
}

const toneOf = (good: number): Part['tone'] =>
  good >= 0.75 ? 'best' : good > 0.05 ? 'good' : good >= -0.05 ? 'even' : good > -0.75 ? 'bad' : 'worst';

/** The parts of the bar, the best first. */
export function barOf({ chances }: Odds<ResultInWords>): Part[] {
  return [...chances]
    .sort((x, y) => y.result.good - x.result.good)
    .map(({ ways, of, result }) => ({
      share: ways / of,
      fraction: fractionWords(ways, of),
      text: result.text,
      tone: toneOf(result.good),
      narrow: ways / of < NARROW,
    }));
}

/** How good it is on the whole, for lists: -1 to 1. */
export const worth = ({ chances }: Odds<ResultInWords>): number =>
  chances.reduce((sum, { ways, of, result }) => sum + (ways / of) * result.good, 0);

/** The whole bar in one sentence, for those who hear it. */
export const barWords = (parts: readonly Part[]): string =>
  parts.map(({ fraction, text }) => `${fraction} ${text}`).join('; ');
