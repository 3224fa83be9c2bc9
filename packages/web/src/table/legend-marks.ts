import type { Marker, Scene } from '@umpire/engine';
import type { Glossary } from '../notes/use-glossary.js';

export interface LegendMark {
  readonly sign: string;
  readonly text: string;
}

/**
 * Each mark on the table once. One that says the same wherever it stands is told in its own words; one that tells of each piece something
 * else (behind whom there is no room, what was thrown) is told in the book's, and numbers of one sort are one.
 */
export function marksIn({ pieces }: Pick<Scene, 'pieces'>, glossary: Glossary): readonly LegendMark[] {
  const sorts = new Map<string, Marker[]>();
  for (const marker of pieces.flatMap(({ markers }) => markers))
    sorts.set(sortOf(marker), [...(sorts.get(sortOf(marker)) ?? []), marker]);
  return [...sorts.values()].map(alike => {
    const signs = [...new Set(alike.map(({ letter }) => letter))].sort();
    const [first] = alike as [Marker, ...Marker[]];
    const isOne = alike.every(({ text }) => text === first.text);
    const known = isOne || first.word === undefined ? undefined : glossary.get(first.word);
    return { sign: signs.join(' '), text: known ? `${known.word}: ${known.text}` : first.text };
  });
}
const sortOf = ({ letter, word, text }: Marker): string =>
  `${/^\d+$/.test(letter) ? 'number' : letter} ${word ?? text}`;
