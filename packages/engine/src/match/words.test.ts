import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { murmur3 } from './murmur3.js';
import { putChanges } from './put-changes.js';
import { hashOfWords, putValue, startWords } from './words.js';

describe('MurmurHash3_x86_128 of words, as its reference says', () => {
  const cases: [string, string][] = [
    ['', '00000000000000000000000000000000'],
    ['abcd', '96b6ccaa45afc62e45afc62e45afc62e'],
    ['I will not buy this record. It is scratched.', '6fff4b485743cda5d57b4e5b0d66c042'],
    ['My hovercraft is full of eels, it is scratched!!', 'c1b4f0cdaa6e5dc865483a0376554721'],
  ];
  for (const [text, hash] of cases)
    test(`“${text}”`, () => {
      const words = new Int32Array(text.length / 4 + 4);
      for (let i = 0; i < text.length; i++) words[i >> 2]! |= text.charCodeAt(i) << (8 * (i % 4));
      murmur3(words, 0, text.length / 4);
      const four = [...words.subarray(0, 4)].map(word => (word >>> 0).toString(16).padStart(8, '0'));
      expect(four.join('')).toBe(hash);
    });
});

function hashOf(value: unknown): string {
  startWords();
  putValue(value);
  return hashOfWords();
}

describe('values', () => {
  const same: [string, unknown, unknown][] = [
    ['keys in another order', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }],
    ['a field that is undefined, and none', { a: undefined, b: 1 }, { b: 1 }],
    ['an undefined element, and null', [undefined], [null]],
    ['minus zero, and zero', [-0], [0]],
  ];
  for (const [name, one, other] of same) test(`${name}: the same`, () => expect(hashOf(one)).toBe(hashOf(other)));

  const different: [string, unknown, unknown][] = [
    ['a list and a record', ['x'], { 0: 'x' }],
    ['an empty list and an empty record', [], {}],
    ['a number and its digits', 1, '1'],
    ['an integer and a double', 1, 1.5],
    ['integers beyond 32 bits', 2 ** 32 + 1, 1],
    ['null and false', null, false],
    ['null in a field, and no field', { a: null }, {}],
    ['halves of a surrogate pair', '\ud83d', '\ude00'],
    ['strings side by side', ['ab', 'c'], ['a', 'bc']],
    ['a letter and the same with a zero behind it', 'a', 'a\0'],
    ['lists in lists', [[1], 2], [[1, 2]]],
    ['keys exchanged', { a: 1, b: 2 }, { a: 2, b: 1 }],
    ['the same field twice below', { a: { x: 1 }, b: {} }, { a: {}, b: { x: 1 } }],
  ];
  for (const [name, one, other] of different)
    test(`${name}: different`, () => expect(hashOf(one)).not.toBe(hashOf(other)));

  test('are the same exactly where their canonical JSON is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(hashOf(one) === hashOf(other)).toBe(canonicalize(one) === canonicalize(other));
        expect(hashOf(JSON.parse(JSON.stringify(one)))).toBe(hashOf(one));
      }),
    );
  });

  test('however long they are', () => {
    const long = Array.from({ length: 5000 }, (_, i) => ({ i }));
    expect(hashOf(long)).toBe(hashOf(structuredClone(long)));
    expect(hashOf(long)).not.toBe(hashOf(long.with(4999, { i: 0 })));
  });

  for (const none of [Number.NaN, Number.POSITIVE_INFINITY, undefined, () => 1, 1n])
    test(`${String(none)} has no JSON form`, () => expect(() => hashOf(none)).toThrow('JSON form'));
});

function changed(before: unknown, after: unknown): string {
  startWords();
  putChanges(before, after);
  return hashOfWords();
}
const NOTHING = '0'.repeat(32);

describe('what an entry changed', () => {
  const before = { list: [{ a: 1 }, { a: 2 }], record: { x: { b: [1] }, y: 1 }, plain: 3 };
  const cases: [string, object][] = [
    ['a plain field', { ...before, plain: 4 }],
    ['an element', { ...before, list: [{ a: 1 }, { a: 3 }] }],
    ['another element', { ...before, list: [{ a: 3 }, { a: 2 }] }],
    ['one more', { ...before, list: [...before.list, null] }],
    ['one less', { ...before, list: [{ a: 1 }] }],
    ['a key that is gone', { ...before, record: { x: { b: [1] } } }],
    ['a key that is null', { ...before, record: { x: { b: [1] }, y: null } }],
    ['a key that is new', { ...before, record: { ...before.record, constructor: {} } }],
    ['a field in place of another', { ...before, record: { x: { b: [1] }, z: 1 } }],
    ['another kind', { ...before, list: {} }],
    ['two, and which', { record: 1, list: 2, plain: 3 }],
    ['the same two the other way round', { record: 2, list: 1, plain: 3 }],
  ];
  test('nothing', () => expect(changed(before, structuredClone(before))).toBe(NOTHING));
  test('each is something else', () => {
    const said = cases.map(([, after]) => changed(before, after));
    expect(new Set([NOTHING, ...said]).size).toBe(cases.length + 1);
  });

  const state = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'toString', '__proto__'), fc.jsonValue());
  test('is nothing exactly where both say the same, and does not hang on which objects are shared, nor on the order of keys', () => {
    fc.assert(
      fc.property(state, state, (one, other) => {
        const after = { ...one, ...other };
        const apart = JSON.parse(JSON.stringify(after));
        const turned = Object.fromEntries(Object.entries(apart).reverse());
        expect(changed(one, apart)).toBe(changed(one, after));
        expect(changed(one, turned)).toBe(changed(one, after));
        expect(changed(one, after) === NOTHING).toBe(canonicalize(one) === canonicalize(after));
      }),
    );
  });
  test('tells apart what two states became', () => {
    fc.assert(
      fc.property(state, state, state, (one, left, right) => {
        expect(changed(one, left) === changed(one, right)).toBe(canonicalize(left) === canonicalize(right));
      }),
    );
  });
});
