import { choiceKey, type Gesture, type GestureChoice } from '@umpire/engine';
import { withChoice, withCount } from '../table/lists/compose.js';
import { refusalWords } from './describe.js';
import { isWrong, type Wrong } from './legs.js';

type Of<K extends Gesture['kind']> = Extract<Gesture, { kind: K }>;

/** Fields of lists, as they are written. Commas part what is said. */
const said = (text: string): string[] =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '');
const plain = (text: string): string => text.trim().toLowerCase();

/** By its id or its label, or the beginning of one of them. */
function named<T>(text: string, among: readonly T[], idOf: (one: T) => string, labelOf: (one: T) => string): T | Wrong {
  const name = plain(text);
  const exact = among.find(one => plain(idOf(one)) === name || plain(labelOf(one)) === name);
  const begun = among.filter(one => plain(idOf(one)).startsWith(name) || plain(labelOf(one)).startsWith(name));
  const found = exact ?? (begun.length === 1 ? begun[0] : undefined);
  return found ?? { wrong: `${text}? There are ${among.map(labelOf).join(', ')}` };
}
const choiceNamed = (text: string, among: readonly GestureChoice[]): GestureChoice | Wrong =>
  named(
    text,
    among,
    one => choiceKey(one.value),
    one => one.label,
  );

/** `A3, A5`; `none`, or nothing: nobody. */
export function severalFrom(text: string | undefined, among: readonly GestureChoice[]): readonly unknown[] | Wrong {
  if (text === undefined || plain(text) === 'none') return [];
  const found: unknown[] = [];
  for (const part of said(text)) {
    const one = choiceNamed(part, among);
    if (isWrong(one)) return one;
    if (one.closed) return { wrong: refusalWords(one.closed) };
    found.push(one.value);
  }
  return found;
}

/** Those that are named in this order, then the others as suggested. */
export function rankedFrom(text: string | undefined, { rows, starts }: Of<'rank'>): readonly string[] | Wrong {
  const suggested = starts[0]?.value ?? [];
  const first: string[] = [];
  for (const part of said(text ?? '')) {
    const row = named(
      part,
      rows,
      one => one.id,
      one => one.label,
    );
    if (isWrong(row)) return row;
    first.push(row.id);
  }
  return [...first, ...suggested.filter(id => !first.includes(id))];
}

/** What stands ready, but for what is said: `3 Ironsides, 0 Dragoons, general Ironsides`. */
export function composedFrom(text: string | undefined, gesture: Of<'compose'>): unknown | Wrong {
  let value = gesture.starts[0]?.value ?? {};
  for (const part of said(text ?? '')) {
    const [, count, of] = /^(\d+)\s+(.+)$/.exec(part) ?? [];
    if (of !== undefined) {
      const found = named(
        of,
        gesture.parts,
        one => one.id,
        one => one.label,
      );
      if (isWrong(found)) return found;
      value = withCount(gesture, value, found.id, Number(count));
      continue;
    }
    const [name = '', ...rest] = part.split(/\s+/);
    const choice = gesture.choices.find(one => plain(one.name) === plain(name));
    if (!choice) return { wrong: `“${part}”? Say how many: 3 ${gesture.parts[0]?.label ?? ''}` };
    const chosen = choiceNamed(rest.join(' '), choice.among);
    if (isWrong(chosen)) return chosen;
    value = withChoice(value, choice.name, chosen.value);
  }
  return value;
}

/** One that stands ready, by its name, or the data of one as a file has them. */
export function writtenFrom(text: string | undefined, { starts }: Of<'write'>): unknown | Wrong {
  const ready = starts.find(({ label }) => plain(label) === plain(text ?? ''));
  if (ready) return ready.value;
  try {
    return JSON.parse(text ?? '');
  } catch {
    return {
      wrong: `say ${starts.map(({ label }) => label).join(', ')}, or paste the text of a file; the form writes one for you`,
    };
  }
}
