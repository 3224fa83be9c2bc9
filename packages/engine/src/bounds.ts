import { pathOf } from './path.js';
import { malformed, type Refusal } from './result.js';

/** How much may come in at once: without limits a few kilobytes keep a reader busy for minutes, or break it. */
export interface Bounds {
  /** Lists and objects within one another. */
  readonly depth: number;
  /** Elements of a list, fields of an object. */
  readonly list: number;
  /** Characters of a text. */
  readonly text: number;
  /** Values in all. */
  readonly values: number;
}

/** The first value that is out of bounds, by its path. */
export function outOfBounds(value: unknown, bounds: Bounds, root: string): Refusal | undefined {
  const fault = faultIn(value, { ...bounds, seen: 0 }, 0);
  return fault && malformed(pathOf(root, fault.keys), fault.message);
}

type Walk = Bounds & { seen: number };

interface Fault {
  readonly keys: (string | number)[];
  readonly message: string;
}

function faultIn(value: unknown, walk: Walk, depth: number): Fault | undefined {
  if (++walk.seen > walk.values) return { keys: [], message: `is one too many: at most ${walk.values} values in all` };
  if (typeof value === 'string') return faultInText(value, walk);
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === walk.depth) return { keys: [], message: `is nested deeper than ${walk.depth}` };
  return Array.isArray(value) ? faultInList(value, walk, depth) : faultInObject(value, walk, depth);
}

/** Control characters but for tabs and line ends, halves of surrogate pairs, and what no document may hold. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/u;

/** What most texts are made of: seen at a glance. */
const PLAIN = /^[ -~]*$/;

/** Names end up on terminals, which obey escape sequences, and in pictures, which are no XML with them. */
function faultInText(text: string, { text: most }: Walk): Fault | undefined {
  if (text.length > most) return tooMany('a text', most, 'characters');
  return !PLAIN.test(text) && UNPRINTABLE.test(text)
    ? { keys: [], message: 'is a text without control characters' }
    : undefined;
}

function faultInList(list: readonly unknown[], walk: Walk, depth: number): Fault | undefined {
  if (list.length > walk.list) return tooMany('a list', walk.list, 'elements');
  for (let i = 0; i < list.length; i++) {
    const fault = faultIn(list[i], walk, depth + 1);
    if (fault) return within(i, fault);
  }
  return undefined;
}

function faultInObject(object: object, walk: Walk, depth: number): Fault | undefined {
  let fields = 0;
  for (const key in object) {
    if (++fields > walk.list) return tooMany('an object', walk.list, 'fields');
    const fault = faultIn(object[key as keyof typeof object], walk, depth + 1);
    if (fault) return within(key, fault);
  }
  return undefined;
}

const tooMany = (what: string, most: number, of: string): Fault => ({
  keys: [],
  message: `is ${what} of at most ${most} ${of}`,
});
const within = (key: string | number, { keys, message }: Fault): Fault => ({ keys: [key, ...keys], message });
