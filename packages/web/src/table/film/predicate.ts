import type { Line, Scene } from '@umpire/engine';
import { counted, runsOf } from './runs.js';

/** A line as it is told of several: of whom, and what they did or what became of them. */
export interface Predicate {
  readonly labels: readonly string[];
  /** As it is said of one, `moves`, `is revealed`, and of several: `move`, `are revealed`. */
  readonly one: string;
  readonly many: string;
}

const ALONE: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do' };
const plural = (word: string): string => ALONE[word] ?? word.replace(/(ch|sh|ss|x)es$/, '$1').replace(/([^s])s$/, '$1');

/** `A2, A3 move 0.5 W`, `A7 is revealed: scouts`: the doers first, then one word, or two where the first is none by itself. */
export function predicateOf({ text, about }: Line, { pieces }: Scene): Predicate | undefined {
  const labels = about.map(id => pieces.find(piece => piece.id === id)?.label ?? id);
  const who = labels.join(', ');
  if (labels.length === 0 || !text.startsWith(`${who} `)) return undefined;
  const [first = '', second = ''] = text.slice(who.length + 1).split(/[\s:;,]+/);
  const said = plural(first);
  const more = Object.values(ALONE).includes(said) ? ` ${second}` : '';
  return { labels, one: `${first}${more}`, many: `${said}${more}` };
}

/** `A3–A5 move`; `A6 moves`, where one did it more than once. */
export function didWords(labels: readonly string[], { one, many }: Pick<Predicate, 'one' | 'many'>): string {
  const names = counted(labels);
  return `${runsOf(names)} ${names.length > 1 ? many : one}`;
}
