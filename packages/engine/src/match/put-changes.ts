import { addField, backTo, openFields, putString, putValue, putWord, wordCount } from './words.js';

// How the words of a change begin; where none of these stands, a value follows that was set.
const GONE = -1;
const LIST_CHANGES = -2;
const RECORD_CHANGES = -3;
const END_OF_LIST = -1;

type Plain = Readonly<Record<string, unknown>>;

/**
 * What differs between two values, as words: only the fields and elements that changed, down to their leaves, each with what
 * stands there now; no words if they say the same. What is the same object is not looked into; what was made anew is compared.
 * So an entry costs what it changed, and what is said does not hang on which objects the two share.
 */
export function putChanges(before: unknown, after: unknown): void {
  if (before === after) return;
  if (after === undefined) return putWord(GONE);
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return putValue(after);
  const list = Array.isArray(after);
  if (Array.isArray(before) !== list) return putValue(after);
  if (list) putListChanges(before as readonly unknown[], after);
  else putRecordChanges(before as Plain, after as Plain);
}

function putListChanges(before: readonly unknown[], after: readonly unknown[]): void {
  const start = wordCount();
  putWord(LIST_CHANGES);
  const common = Math.min(before.length, after.length);
  for (let i = 0; i < common; i++) if (before[i] !== after[i]) putElement(i, before[i] ?? null, after[i] ?? null);
  for (let i = common; i < after.length; i++) putElement(i, undefined, after[i] ?? null);
  if (wordCount() === start + 1 && before.length === after.length) return backTo(start);
  putWord(END_OF_LIST);
  putWord(after.length);
}

function putElement(index: number, before: unknown, after: unknown): void {
  const start = wordCount();
  putWord(index);
  putChanges(before, after);
  if (wordCount() === start + 1) backTo(start);
}

function putRecordChanges(before: Plain, after: Plain): void {
  const start = wordCount();
  const sum = openFields(RECORD_CHANGES);
  const keys = Object.keys(after);
  const known = Object.keys(before);
  // mostly the same fields stand in the same order: their values, side by side, are compared the fastest
  const changed = sameKeys(keys, known)
    ? putValuesChanged(sum, keys, Object.values(before), Object.values(after))
    : putKeysChanged(sum, new Set([...keys, ...known]), before, after);
  if (!changed) backTo(start);
}

function sameKeys(keys: readonly string[], known: readonly string[]): boolean {
  if (keys.length !== known.length) return false;
  for (let i = 0; i < keys.length; i++) if (keys[i] !== known[i]) return false;
  return true;
}

function putValuesChanged(sum: number, keys: readonly string[], before: readonly unknown[], after: readonly unknown[]) {
  let changed = false;
  for (let i = 0; i < keys.length; i++)
    if (before[i] !== after[i] && putField(sum, keys[i]!, before[i], after[i])) changed = true;
  return changed;
}

function putKeysChanged(sum: number, keys: Iterable<string>, before: Plain, after: Plain): boolean {
  let changed = false;
  for (const key of keys) if (putField(sum, key, own(before, key), own(after, key))) changed = true;
  return changed;
}

/** Records may have any key, `constructor` among them. */
const own = (record: Plain, key: string): unknown => (Object.hasOwn(record, key) ? record[key] : undefined);

function putField(sum: number, key: string, before: unknown, after: unknown): boolean {
  const start = wordCount();
  putString(key);
  const named = wordCount();
  putChanges(before, after);
  const changed = wordCount() > named;
  if (changed) addField(sum);
  else backTo(start);
  return changed;
}
