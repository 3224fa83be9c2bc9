import type { GlossaryWord, RuleId } from '@umpire/engine';

/** What a note is about: a rule by its id, or a word of the book. */
export type NoteSubject =
  | { readonly kind: 'rule'; readonly book: string; readonly rule: string }
  | { readonly kind: 'word'; readonly book: string; readonly word: GlossaryWord };

/** A note lies beside what was pressed. */
export interface OpenNote {
  readonly subject: NoteSubject;
  /** How it stands with it now, said before what it is. */
  readonly now?: string | undefined;
  readonly anchor: HTMLElement | SVGElement;
}

/** What there is to say of a word: the book's own explanation, else the rule behind it. */
export function noteOn(
  book: string,
  word: GlossaryWord | undefined,
  rule: RuleId | undefined,
): NoteSubject | undefined {
  if (word) return { kind: 'word', book, word };
  return rule === undefined ? undefined : { kind: 'rule', book, rule };
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

/** The words of the book that is played by, as sentences have them; none where nothing is played. */
export interface Spoken {
  readonly book: string;
  readonly words: readonly GlossaryWord[];
}

let spoken: Spoken | undefined;
const hearers = new Set<() => void>();

export const spokenWords = {
  now: (): Spoken | undefined => spoken,
  are(words: Spoken | undefined): void {
    spoken = words;
    for (const hearer of hearers) hearer();
  },
  subscribe(hearer: () => void): () => void {
    hearers.add(hearer);
    return () => hearers.delete(hearer);
  },
};
