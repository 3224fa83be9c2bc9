import { randomSeed } from '@umpire/desk';
import { useState } from 'react';
import type { Catalogue } from '../battles/catalogue.js';
import { playableBooks } from '../battles/plan.js';
import { rememberBook, usualBook } from '../battles/usual-book.js';
import { type Choices, readChoices, rememberedText } from './choices.js';

const KEY = 'umpire-new-battle';

/** A browser that keeps nothing only forgets. */
const recall = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};
const remember = (choices: Choices): void => {
  try {
    localStorage.setItem(KEY, rememberedText(choices));
  } catch {
    // then the next battle begins with the defaults
  }
};

const played = (library: Catalogue): string | undefined =>
  usualBook(['', ...playableBooks(library).map(({ id }) => id)]);

/** The choices of last time to begin with; every change is remembered. */
export function useChoices(library: Catalogue, wanted: URLSearchParams): readonly [Choices, (next: Choices) => void] {
  const [choices, setChoices] = useState(() => readChoices(library, recall(), wanted, randomSeed(), played(library)));
  const change = (next: Choices) => {
    rememberBook(next.book);
    setChoices(next);
    remember(next);
  };
  return [choices, change];
}
