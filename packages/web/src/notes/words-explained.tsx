import { useSyncExternalStore } from 'react';
import styles from './note.module.css';
import { spokenWords } from './note-store.js';
import { Word } from './word.js';
import { wordSpans } from './word-spans.js';

/** A text in which words of the book that is played by say what they mean when they are pressed. */
export function WordsExplained({ text }: { readonly text: string }) {
  const spoken = useSyncExternalStore(spokenWords.subscribe, spokenWords.now, spokenWords.now);
  if (!spoken) return text;
  return wordSpans(text, spoken.words).map(({ text: said, word, behind }, i) => {
    // pieces of a text are told apart by their place
    const key = `${i}`;
    const shown = (
      <Word key={key} book={spoken.book} word={word}>
        {said}
      </Word>
    );
    if (behind === undefined) return shown;
    return (
      <span key={key} className={styles.whole}>
        {shown}
        {behind}
      </span>
    );
  });
}
