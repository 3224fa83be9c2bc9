/** A text in pieces: plain words, and the ids of rules, which become links. */
export interface Span {
  readonly text: string;
  readonly rule?: true;
}

const ID = /\b[A-Z][A-Z0-9]*-[A-Z]+-\d+\b/g;

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const { 0: id, index } of text.matchAll(ID)) {
    if (index > end) spans.push({ text: text.slice(end, index) });
    spans.push({ text: id, rule: true });
    end = index + id.length;
  }
  if (end < text.length) spans.push({ text: text.slice(end) });
  return spans;
}

/** The ids that a text names. */
export const idsIn = (text: string): readonly string[] => [...new Set(text.match(ID) ?? [])];
