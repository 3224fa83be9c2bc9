import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import * as slim from '../packages/web/slim/sha256.js';

/** What stands in the page for the library of hashes says what the library says. */
describe('SHA-256 as the worker has it', () => {
  // a block of it holds 64 bytes, of which the last nine are the end's
  const LENGTHS = [0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000, 5003];
  const textOf = (length: number) =>
    Array.from({ length }, (_, i) => String.fromCharCode(33 + ((i * 31) % 90))).join('');

  test.each(LENGTHS)('%i bytes', length => {
    const bytes = utf8ToBytes(textOf(length));
    expect(slim.bytesToHex(slim.sha256(slim.utf8ToBytes(textOf(length))))).toBe(bytesToHex(sha256(bytes)));
  });
  test('letters of more than one byte', () => {
    const text = 'Île de Man, ten o’clock 𝄞';
    expect(slim.bytesToHex(slim.sha256(slim.utf8ToBytes(text)))).toBe(bytesToHex(sha256(utf8ToBytes(text))));
  });
  test('into room that is used again and again', () => {
    const [fresh, hasher, result] = [slim.sha256.create(), slim.sha256.create(), new Uint8Array(32)];
    for (const text of ['first', 'second', '']) {
      fresh
        ._cloneInto(hasher)
        .update(Uint8Array.from(utf8ToBytes(text)))
        .digestInto(result);
      expect(bytesToHex(result)).toBe(bytesToHex(sha256(utf8ToBytes(text))));
    }
  });
});
