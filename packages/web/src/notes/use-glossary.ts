import type { GlossaryWord } from '@umpire/engine';
import { useEffect, useState } from 'react';
import type { Desk } from '../desk/client.js';
import { spokenWords } from './note-store.js';

export type Glossary = ReadonlyMap<string, GlossaryWord>;
const NONE: Glossary = new Map();

/** The words of the book that a battle is fought by; none until they have come. */
export function useGlossary(desk: Desk, book: string): Glossary {
  const [glossary, setGlossary] = useState<Glossary>(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they hang on the book alone
  useEffect(() => {
    let isWanted = true;
    desk
      .glossary()
      .then(words => {
        if (!isWanted) return;
        setGlossary(new Map(words.map(word => [word.id, word])));
        spokenWords.are({ book, words });
      })
      .catch(() => {});
    return () => {
      isWanted = false;
      spokenWords.are(undefined);
    };
  }, [book]);
  return glossary;
}
