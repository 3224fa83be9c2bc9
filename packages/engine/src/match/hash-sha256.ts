import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** There in Node, in a page and in a worker. */
declare const TextEncoder: new () => { encodeInto(text: string, into: Uint8Array): { written: number } };
const encoder = new TextEncoder();

// A hash is made for every entry: hasher, text and result use the same room again and again.
const fresh = sha256.create();
const hasher = sha256.create();
const result = new Uint8Array(32);
let room = new Uint8Array(4096);

/** The first 128 bits of SHA-256: battles whose record began with it go on with it. */
export function sha256Of(text: string): string {
  if (text.length * 3 > room.length) room = new Uint8Array(text.length * 3);
  const { written } = encoder.encodeInto(text, room);
  fresh._cloneInto(hasher).update(room.subarray(0, written)).digestInto(result);
  return bytesToHex(result.subarray(0, 16));
}
