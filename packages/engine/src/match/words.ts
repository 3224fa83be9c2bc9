import { murmur3 } from './murmur3.js';

// What the next words say; nothing else tells a number from a list, or a list from a record.
const NULL = 1;
const FALSE = 2;
const TRUE = 3;
const INTEGER = 4;
const DOUBLE = 5;
const STRING = 6;
const LIST = 7;
const RECORD = 8;

/**
 * JSON values as 32-bit words that are hashed: the same words for the same value, whatever order its keys were written in,
 * and others for any other value. What JSON does not write is not said: a field that is undefined, the sign of -0.
 * There is one list of words, used again and again, because a hash is made for every entry.
 */
let words = new Int32Array(1024);
let end = 0;

export function startWords(): void {
  end = 0;
}

/** How many words were said. Whoever finds that there was nothing to say goes back to where he began. */
export const wordCount = (): number => end;
export function backTo(count: number): void {
  end = count;
}

export function putWord(word: number): void {
  if (end + HASH >= words.length) grow();
  words[end++] = word;
}

/** A hash is written over what it was made of, and needs so much room. */
const HASH = 4;

function grow(): void {
  const more = new Int32Array(words.length * 2);
  more.set(words);
  words = more;
}

/** All that was said, in 128 bits. */
export function hashOfWords(): string {
  murmur3(words, 0, end);
  return hex(words[0]!) + hex(words[1]!) + hex(words[2]!) + hex(words[3]!);
}

const PAIRS: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const hex = (word: number): string =>
  PAIRS[word >>> 24]! + PAIRS[(word >>> 16) & 255]! + PAIRS[(word >>> 8) & 255]! + PAIRS[word & 255]!;

export function putValue(value: unknown): void {
  switch (typeof value) {
    case 'string':
      putWord(STRING);
      return putString(value);
    case 'number':
      return putNumber(value);
    case 'boolean':
      return putWord(value ? TRUE : FALSE);
    case 'object':
      return value === null ? putWord(NULL) : Array.isArray(value) ? putList(value) : putRecord(value as Plain);
    default:
      throw new Error(`there is no JSON form of what is ${typeof value}`);
  }
}

/** Its length and its letters, two to a word. */
export function putString(text: string): void {
  const { length } = text;
  putWord(length);
  for (let i = 1; i < length; i += 2) putWord(text.charCodeAt(i - 1) | (text.charCodeAt(i) << 16));
  if (length % 2 === 1) putWord(text.charCodeAt(length - 1));
}

const double = new DataView(new ArrayBuffer(8));

function putNumber(value: number): void {
  const integer = value | 0;
  putWord(integer === value ? INTEGER : DOUBLE);
  if (integer === value) return putWord(integer);
  if (!Number.isFinite(value)) throw new Error('only finite numbers have a JSON form');
  double.setFloat64(0, value);
  putWord(double.getInt32(0));
  putWord(double.getInt32(4));
}

function putList(list: readonly unknown[]): void {
  putWord(LIST);
  putWord(list.length);
  for (let i = 0; i < list.length; i++) putValue(list[i] ?? null);
}

type Plain = Readonly<Record<string, unknown>>;

function putRecord(record: Plain): void {
  const sum = openFields(RECORD);
  const keys = Object.keys(record);
  for (let i = 0; i < keys.length; i++) {
    const value = record[keys[i]!];
    if (value === undefined) continue;
    putString(keys[i]!);
    putValue(value);
    addField(sum);
  }
}

/**
 * Fields in any order: how many, and the sum of their hashes. Each is said by itself, key and value, and goes into the sum
 * with `addField`. Sorted keys would do as well, and take longer.
 */
export function openFields(kind: number): number {
  putWord(kind);
  const sum = end;
  for (let i = 0; i <= HASH; i++) putWord(0);
  return sum;
}

export function addField(sum: number): void {
  const field = sum + HASH + 1;
  murmur3(words, field, end);
  words[sum]!++;
  for (let i = 0; i < HASH; i++) words[sum + 1 + i]! += words[field + i]!;
  end = field;
}
