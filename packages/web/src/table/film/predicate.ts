import type { Line, Scene } from '@umpire/engine';
import { counted, runsOf } from './runs.js';

/** A line as it is told of several: of whom, and what they did or what became of them. */
export interface Predicate {
  readonly labels: readonly string[];
  /** As it is said of one, `moves`, `is revealed`, and of several: `move`, `are revealed`. */
  readonly one: string;
  readonly many: string;
  /** What is said behind that, such as how far: `3.8"`. */
  readonly rest?: string;
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
  const one = `${first}${more}`;
  const rest = text.slice(who.length + 1 + one.length).trim();
  return { labels, one, many: `${said}${more}`, ...(rest && { rest }) };
}

/** As they did it one after the other, which is the order of the numbers; of more than these it is shorter to say from whom to whom. */
const FEW = 4;
const inTurn = (labels: readonly string[]): readonly string[] => {
  const names = [...new Set(labels)];
  return names.length > FEW ? counted(names) : names;
};

/** `A3–A5 move`; `A6 moves`, where one did it more than once. */
export function didWords(labels: readonly string[], { one, many }: Pick<Predicate, 'one' | 'many'>): string {
  const names = inTurn(labels);
  return `${runsOf(names)} ${names.length > 1 ? many : one}`;
}

const LENGTH = /^(\d+(?:\.\d+)?)( ?[^\s\d]{1,3})$/;

/** How far several went: `4"`, or `2 to 4"`; undefined where it is not said of all of them, in one measure. */
export function lengthsWords(rests: readonly (string | undefined)[]): string | undefined {
  const found = rests.map(rest => LENGTH.exec(rest ?? ''));
  if (found.length === 0 || found.some(one => one === null || one[2] !== found[0]![2])) return undefined;
  const sorted = found.map(one => one!).sort((a, b) => Number(a[1]) - Number(b[1]));
  const [least, most] = [sorted[0]!, sorted.at(-1)!];
  return least[0] === most[0] ? most[0] : `${least[1]} to ${most[0]}`;
}
