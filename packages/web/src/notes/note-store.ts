import type { GlossaryWord } from '@umpire/engine';

/** What a note is about: a rule by its id, or a word of the book. */
export type NoteSubject =
  | { readonly kind: 'rule'; readonly book: string; readonly rule: string }
  | { readonly kind: 'word'; readonly book: string; readonly word: GlossaryWord };

/** A note lies beside what was pressed. */
export interface OpenNote {
  readonly subject: NoteSubject;
  /** How it stands with it now, said before what it is. */
  readonly now?: string | undefined;
  readonly anchor: HTMLElement;
}

let open: OpenNote | undefined;
const listeners = new Set<() => void>();

/** One note is open at a time, wherever on the page it was asked for. */
export const notes = {
  now: (): OpenNote | undefined => open,
  show(note: OpenNote | undefined): void {
    open = note;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
