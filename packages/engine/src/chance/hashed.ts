import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Numbers made of hashes of a text and a count. Whoever sees some of them, however many, can tell neither the text nor the
 * others: that is what open dice must not give away.
 */
export interface HashedStream {
  /** 0 to n - 1, each as likely as the others. */
  below(n: number): number;
  /** A stream that goes on from the same place. */
  copy(): HashedStream;
}

const WORDS = 8;
const RANGE = 2 ** 32;

export function hashedStream(text: string, begin = 0): HashedStream {
  let place = begin;
  let block = new DataView(new ArrayBuffer(0));
  function word(): number {
    const within = place % WORDS;
    if (within === 0 || block.byteLength === 0) block = blockOf(text, (place - within) / WORDS);
    place++;
    return block.getUint32(within * 4);
  }
  function below(n: number): number {
    const fair = RANGE - (RANGE % n);
    let drawn = word();
    while (drawn >= fair) drawn = word();
    return drawn % n;
  }
  return { below, copy: () => hashedStream(text, place) };
}

function blockOf(text: string, count: number): DataView<ArrayBuffer> {
  const bytes = Uint8Array.from(sha256(utf8ToBytes(`${text}\n${count}`)));
  return new DataView(bytes.buffer);
}
