import { lazy, Suspense } from 'react';
import { patiently } from '../table/fetch-later.js';

const WordsExplained = lazy(async () => ({
  default: (await patiently(() => import('./words-explained.js'))).WordsExplained,
}));

/** A sentence whose words of the book explain themselves; plain until what explains them has come. */
export const SaidWords = ({ text }: { readonly text: string }) => (
  <Suspense fallback={text}>
    <WordsExplained text={text} />
  </Suspense>
);
