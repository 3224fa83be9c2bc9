import type { GlossaryWord } from '@umpire/engine';
import { capital } from '../ui/capital.js';

/** A sentence in pieces: plain words, and those of the book that are explained. */
export interface WordSpan {
  readonly text: string;
  readonly word?: GlossaryWord;
  /** The colon or comma behind a word of the book: no line begins with it. */
  readonly behind?: string;
}

/** Each word of the book once, where a sentence has it first. */
export function wordSpans(text: string, words: readonly GlossaryWord[]): readonly WordSpan[] {
  const byForm = new Map(words.flatMap(word => (word.said ?? []).flatMap(bothOf).map(form => [form, word] as const)));
  if (byForm.size === 0) return [{ text }];
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const spans: WordSpan[] = [];
  const met = new Set<GlossaryWord>();
  let end = 0;
  const any = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  for (const { 0: found, index } of text.matchAll(any)) {
    const word = byForm.get(found)!;
    if (met.has(word)) continue;
    met.add(word);
    if (index > end) spans.push({ text: text.slice(end, index) });
    const behind = /^[:;,.!?)”]+/.exec(text.slice(index + found.length))?.[0];
    spans.push({ text: found, word, ...(behind && { behind }) });
    end = index + found.length + (behind?.length ?? 0);
  }
  if (end < text.length) spans.push({ text: text.slice(end) });
  return spans;
}

/** At the beginning of a sentence as well. */
const bothOf = (form: string): readonly string[] => [form, capital(form)];
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
