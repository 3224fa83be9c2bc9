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
  /** Too narrow even for its share. */
  readonly sliver: boolean;
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

/** In pixels: the narrowest bar of the page, what a part needs for its share alone, and what its edges and a letter take. */
const [BAR, FIGURE, EDGES, LETTER] = [268, 36, 16, 7];
const longestWord = (text: string): number => Math.max(...text.split(' ').map(({ length }) => length));

/** Whether a part, drawn to scale, has no room for its words, so that none is broken. */
const isNarrow = ({ share, text, decides = '' }: Drawn): boolean =>
  share < NARROW || share * BAR < EDGES + LETTER * Math.max(longestWord(text), longestWord(decides) * 1.3);
type Drawn = Pick<Part, 'share' | 'text' | 'decides'>;

/** Shares of one bar, in one notation: fractions that people know, where all of them are; else per cent. */
export function shareWords(shares: readonly Share[]): readonly string[] {
  const inFractions = shares.every(({ of }) => of <= MOST_PARTS_SAID);
  return shares.map(({ ways, of }) => {
    if (ways === of) return 'always';
    return inFractions ? (SIGNS[`${ways}/${of}`] ?? `${ways}/${of}`) : percentWords(ways, of);
  });
}
type Share = { readonly ways: number; readonly of: number };

function percentWords(ways: number, of: number): string {
  const percent = (100 * ways) / of;
  return percent < 1 ? '<1\u00a0%' : percent > 99 ? '>99\u00a0%' : `${Math.round(percent)}\u00a0%`;
}

const toneOf = (good: number): Part['tone'] =>
  good >= 0.75 ? 'best' : good > 0.05 ? 'good' : good >= -0.05 ? 'even' : good > -0.75 ? 'bad' : 'worst';

/** For whom the bar is drawn, and how near both sides are to losing. */
export interface Reader {
  readonly viewer: Viewer;
  readonly meters: readonly Meter[];
}

const lookOf = ({ good, tone = good }: ResultInWords): number => tone;

/** The parts of the bar, the best first. Whatever beats the reader alone is the worst, however well it goes otherwise. */
export function barOf({ chances }: Odds<ResultInWords>, reader: Reader): Part[] {
  const sorted = [...chances]
    .map(chance => ({ ...chance, end: endOf(chance.result, reader) }))
    .sort((x, y) => (y.end?.good ?? lookOf(y.result)) - (x.end?.good ?? lookOf(x.result)));
  const fractions = shareWords(sorted);
  return sorted.map(({ ways, of, result, end }, i) => {
    const part = {
      share: ways / of,
      fraction: fractions[i]!,
      text: result.text,
      tone: toneOf(end?.good ?? lookOf(result)),
      ...(end && { decides: end.words }),
    };
    return { ...part, narrow: isNarrow(part), sliver: part.share * BAR < FIGURE };
  });
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

/** The whole bar in one sentence, for those who hear it. */
export const barWords = (parts: readonly Part[]): string =>
  parts.map(({ fraction, text, decides }) => `${fraction} ${text}${decides ? `, which ${decides}` : ''}`).join('; ');
