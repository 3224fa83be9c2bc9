import type { Citation, OutlookWarning } from '@umpire/engine';

/** What is held against one piece. */
export interface Concern extends Citation {
  readonly piece: string;
}

const keyOf = ({ rule, text, effect }: Citation): string => `${rule} ${effect ?? ''} ${text}`;

/** What is held against pieces afterwards and was not before: the same line once, with all whom it is about. */
export function worsened(before: readonly Concern[], after: readonly Concern[]): OutlookWarning[] {
  const had = new Set(before.map(one => `${one.piece} ${keyOf(one)}`));
  const found = new Map<string, OutlookWarning>();
  for (const one of after) {
    if (had.has(`${one.piece} ${keyOf(one)}`)) continue;
    const { piece, ...line } = one;
    found.set(keyOf(one), { ...line, about: [...(found.get(keyOf(one))?.about ?? []), piece] });
  }
  return [...found.values()];
}
