import type { GlossaryWord, RuleId } from '@umpire/engine';
import type { ReactNode } from 'react';
import styles from './note.module.css';
import { noteOn, notes } from './note-store.js';

interface WordProps {
  readonly book: string;
  readonly word: GlossaryWord | undefined;
  /** Opened where the book has no word for it. */
  readonly rule?: RuleId | undefined;
  /** Said in its place, where what is shown is too short to be understood alone. */
  readonly label?: string;
  /** How it stands with it now: the note begins with it. */
  readonly now?: string;
  readonly children: ReactNode;
}

/** A word of the book that explains itself when it is pressed. */
export function Word({ book, word, rule, label, now, children }: WordProps) {
  const subject = noteOn(book, word, rule);
  if (!subject) return children;
  return (
    <button
      type="button"
      className={styles.word}
      aria-haspopup="dialog"
      aria-label={label}
      onClick={({ currentTarget: anchor }) => notes.show({ subject, anchor, now })}
    >
      {children}
    </button>
  );
}
