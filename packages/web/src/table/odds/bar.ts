import { filledBy, type Meter, type Odds, type ResultInWords, type Side, type Viewer } from '@umpire/engine';

/** A part of the bar: how wide, how good, and the words in it. */
export interface Part {
  readonly share: number;
  readonly fraction: string;
  readonly text: string;
  readonly tone: 'best' | 'good' | 'even' | 'bad' | 'worst';
  /** What it fills, and so decides: "beats you". */
  readonly decides?: string;
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

/** For whom the bar is drawn, and how near both sides are to losing. */
export interface Reader {
  readonly viewer: Viewer;
  readonly meters: readonly Meter[];
}

/** The parts of the bar, the best first. Whatever beats the reader alone is the worst, however well it goes otherwise. */
export function barOf({ chances }: Odds<ResultInWords>, reader: Reader): Part[] {
  return [...chances]
    .map(chance => ({ ...chance, end: endOf(chance.result, reader) }))
    .sort((x, y) => (y.end?.good ?? y.result.good) - (x.end?.good ?? x.result.good))
    .map(({ ways, of, result, end }) => ({
      share: ways / of,
      fraction: fractionWords(ways, of),
      text: result.text,
      tone: toneOf(end?.good ?? result.good),
      ...(end && { decides: end.words }),
      narrow: ways / of < NARROW,
    }));
}

/** What a result decides: against the reader, for him, or both. Who is beaten weighs more than a part of him that is. */
function endOf({ costs = [] }: ResultInWords, { viewer, meters }: Reader): { words: string; good: number } | undefined {
  if (viewer !== 'a' && viewer !== 'b') return undefined;
  const other: Side = viewer === 'a' ? 'b' : 'a';
  const [own, foe] = [filledBy(meters, viewer, costs)[0], filledBy(meters, other, costs)[0]];
  const words = [own?.full, foe?.full].filter(said => said !== undefined);
  return words.length > 0 ? { words: words.join(' and '), good: weightOf(foe) - weightOf(own) } : undefined;
}
const weightOf = (full: Meter | undefined): number =>
  full?.full === undefined ? 0 : full.toward === undefined || full.decides ? 2 : 1;

/** How good it is on the whole, for lists: -1 to 1. */
export const worth = ({ chances }: Odds<ResultInWords>): number =>
  chances.reduce((sum, { ways, of, result }) => sum + (ways / of) * result.good, 0);

/** The whole bar in one sentence, for those who hear it. */
export const barWords = (parts: readonly Part[]): string =>
  parts.map(({ fraction, text, decides }) => `${fraction} ${text}${decides ? `, which ${decides}` : ''}`).join('; ');
