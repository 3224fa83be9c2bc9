import type { GlossaryWord, Marker } from '@umpire/engine';

/** Words of a book with the ways in which they are written in sentences, by their ids. */
export const saidAs = (
  words: readonly GlossaryWord[],
  said: Readonly<Record<string, readonly string[]>>,
): readonly GlossaryWord[] => words.map(word => (said[word.id] ? { ...word, said: said[word.id]! } : word));

/** Words of a book with the markers that speak of them. */
export const markedBy = (words: readonly GlossaryWord[], marks: readonly Marker[]): readonly GlossaryWord[] =>
  words.map(word => {
    const own = marks.filter(mark => mark.word === word.id);
    return own.length > 0 ? { ...word, marks: own } : word;
  });
