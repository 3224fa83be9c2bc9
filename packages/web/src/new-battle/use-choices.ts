import { randomSeed } from '@umpire/desk';
import { useState } from 'react';
import type { Catalogue } from '../battles/catalogue.js';
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

/** The choices of last time to begin with; every change is remembered. */
export function useChoices(library: Catalogue, wanted: URLSearchParams): readonly [Choices, (next: Choices) => void] {
  const [choices, setChoices] = useState(() => readChoices(library, recall(), wanted, randomSeed()));
  const change = (next: Choices) => {
    setChoices(next);
    remember(next);
  };
  return [choices, change];
}
