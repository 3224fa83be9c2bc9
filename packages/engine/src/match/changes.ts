import { canonical, quoted } from '../canonical.js';

/**
 * What differs between two states, as a text: only the fields and elements that changed, down to their leaves, each with
 * the value that stands there now. What is the same object is not looked into; what was made anew is compared. So an
 * entry costs what it changed, and what is said does not hang on which objects the two states share.
 */
export const changesBetween = (before: object, after: object): string => recordChanges(before as Plain, after as Plain);

type Plain = Record<string, unknown>;

/** Two values that are not the same object; empty if they say the same. */
function changes(before: unknown, after: unknown): string {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return after === undefined ? GONE : `=${canonical(after)}`;
  const list = Array.isArray(after);
  if (Array.isArray(before) !== list) return `=${canonical(after)}`;
  return list ? listChanges(before as unknown[], after) : recordChanges(before as Plain, after as Plain);
}

const GONE = '-';

function listChanges(before: readonly unknown[], after: readonly unknown[]): string {
  let text = '';
  for (let i = 0; i < after.length; i++) {
    const was = before[i] ?? null;
    const is = after[i] ?? null;
    const changed = was === is ? '' : changes(was, is);
    if (changed !== '') text += `${i}${changed},`;
  }
  if (before.length !== after.length) text += `#${after.length}`;
  return text === '' ? '' : `[${text}]`;
}

function recordChanges(before: Plain, after: Plain): string {
  const keys = Object.keys(after);
  const known = Object.keys(before);
  // mostly the same fields stand in the same order: their values, side by side, are compared the fastest
  const lines = sameKeys(keys, known)
    ? valueChanges(keys, Object.values(before), Object.values(after))
    : keyChanges(new Set([...keys, ...known]), before, after);
  if (lines.length === 0) return '';
  return lines.length === 1 ? `{${lines[0]}}` : `{${[...lines].sort().join()}}`;
}

function sameKeys(keys: readonly string[], known: readonly string[]): boolean {
  if (keys.length !== known.length) return false;
  for (let i = 0; i < keys.length; i++) if (keys[i] !== known[i]) return false;
  return true;
}

/** Most parts of a state have no changes: nothing is made for them. */
const NONE: readonly string[] = [];

function valueChanges(keys: readonly string[], before: readonly unknown[], after: readonly unknown[]) {
  let lines: string[] | undefined;
  for (let i = 0; i < keys.length; i++) {
    const was = before[i];
    const is = after[i];
    if (was === is) continue;
    const changed = changes(was, is);
    if (changed === '') continue;
    lines ??= [];
    lines.push(quoted(keys[i]!) + changed);
  }
  return lines ?? NONE;
}

function keyChanges(keys: Iterable<string>, before: Plain, after: Plain): string[] {
  const lines: string[] = [];
  for (const key of keys) {
    const changed = before[key] === after[key] ? '' : changes(before[key], after[key]);
    if (changed !== '') lines.push(quoted(key) + changed);
  }
  return lines;
}
