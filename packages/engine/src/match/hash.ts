import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical, canonicalState } from './canonical.js';

/**
 * The hash of an entry: of the hash before it, of the entry itself and of the state after it. So the first entry that
 * was altered, in its order, its answers or its effect, is the first whose hash differs.
 */
export function chainHash(before: string, entry: unknown, state: object): string {
  return digest(`${before}\n${canonical(entry)}\n${canonicalState(state)}`);
}

/** 128 bits are plenty against accident and tampering alike, and keep records small. */
export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 32);
}
