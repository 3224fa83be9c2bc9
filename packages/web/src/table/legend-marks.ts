import type { Marker, Scene } from '@umpire/engine';
import type { Glossary } from '../notes/use-glossary.js';

export interface LegendMark {
  /** As they stand on the table, one of each letter. */
  readonly markers: readonly Marker[];
  readonly text: string;
}

/**
 * Each mark that stands on the table or may come to stand there, once. One that says the same wherever it stands is told in its own words;
 * one that tells of each piece something else (behind whom there is no room, what was thrown) is told in the book's, and numbers of one
 * sort are one. What figures show by themselves has no badge.
 */
export function marksIn({ pieces }: Pick<Scene, 'pieces'>, glossary: Glossary): readonly LegendMark[] {
  const hasFigures = pieces.some(({ figure }) => figure !== undefined);
  const isBadge = ({ seen }: Marker): boolean => !(hasFigures && seen);
  const standing = bySort(pieces.flatMap(({ markers }) => markers).filter(isBadge));
  const inBook = bySort([...glossary.values()].flatMap(({ marks = [] }) => marks).filter(isBadge));
  return [...new Set([...standing.keys(), ...inBook.keys()])].map(sort => {
    const general = inBook.get(sort)?.[0];
    const alike = standing.get(sort) ?? [general!];
    const markers = [...new Map(alike.map(marker => [marker.letter, marker])).values()].sort((x, y) =>
      x.letter < y.letter ? -1 : 1,
    );
    const [first] = alike as [Marker, ...Marker[]];
    if (alike.every(({ text }) => text === first.text)) return { markers, text: first.text };
    const known = first.word === undefined ? undefined : glossary.get(first.word);
    return { markers, text: general?.text ?? (known ? `${known.word}: ${known.text}` : first.text) };
  });
}

function bySort(markers: readonly Marker[]): ReadonlyMap<string, readonly Marker[]> {
  const sorts = new Map<string, Marker[]>();
  for (const marker of markers) sorts.set(sortOf(marker), [...(sorts.get(sortOf(marker)) ?? []), marker]);
  return sorts;
}
const sortOf = ({ letter, word, text }: Marker): string =>
  `${/^\d+$/.test(letter) ? 'number' : letter} ${word ?? text}`;
