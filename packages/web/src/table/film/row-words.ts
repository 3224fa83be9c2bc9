import type { Scene } from '@umpire/engine';
import type { Take } from './takes.js';

/** A take in a few words: who did what, and what came of it. */
export interface RowWords {
  readonly text: string;
  readonly result?: string;
}

const MOST = 44;
const short = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST).trimEnd()} …` : text);
const before = (text: string): string => text.split(': ')[0]!;
const behind = (text: string): string | undefined => text.split(': ').slice(1).join(': ') || undefined;

const isBetween = (about: readonly string[], { pieces }: Scene): boolean =>
  new Set(pieces.filter(({ id }) => about.includes(id)).map(({ side }) => side)).size > 1;

/**
 * Who did what stands before the colon of the line that is about both sides, or of the first one; what came of it behind that of
 * the last line, where something was thrown, else behind its own.
 */
export function rowWords({
  lines,
  gone,
  throws,
  before: then,
}: Pick<Take, 'lines' | 'gone' | 'throws' | 'before'>): RowWords {
  const main = lines.find(({ about }) => isBetween(about, then)) ?? lines[0];
  const last = throws.length > 0 ? lines.findLast(({ text, about }) => text.includes(': ') && about.length > 0) : main;
  const lost = gone.map(({ label }) => `${label} lost`).join(', ');
  const result = lost || (last && behind(last.text));
  return { text: short(before(main?.text ?? '')), ...(result && { result: short(result) }) };
}
