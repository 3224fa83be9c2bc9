/**
 * MurmurHash3_x86_128 (Austin Appleby) of the words from `from` up to `to`; its four words are written where these began.
 * Libraries take bytes and give bytes; what is hashed here are words already, some tens of them, thousands of times a second.
 */
export function murmur3(words: Int32Array, from: number, to: number): void {
  let h1 = 0;
  let h2 = 0;
  let h3 = 0;
  let h4 = 0;
  let at = from;
  for (; at + 4 <= to; at += 4) {
    h1 = (Math.imul(rotated(h1 ^ first(words[at]!), 19) + h2, 5) + 0x561ccd1b) | 0;
    h2 = (Math.imul(rotated(h2 ^ second(words[at + 1]!), 17) + h3, 5) + 0x0bcaa747) | 0;
    h3 = (Math.imul(rotated(h3 ^ third(words[at + 2]!), 15) + h4, 5) + 0x96cd1c35) | 0;
    h4 = (Math.imul(rotated(h4 ^ fourth(words[at + 3]!), 13) + h1, 5) + 0x32ac3b17) | 0;
  }
  const length = (to - from) * 4;
  h1 = (at < to ? h1 ^ first(words[at]!) : h1) ^ length;
  h2 = (at + 1 < to ? h2 ^ second(words[at + 1]!) : h2) ^ length;
  h3 = (at + 2 < to ? h3 ^ third(words[at + 2]!) : h3) ^ length;
  h4 ^= length;
  h1 = (h1 + h2 + h3 + h4) | 0;
  const m1 = mixed(h1);
  const m2 = mixed(h1 + h2);
  const m3 = mixed(h1 + h3);
  const m4 = mixed(h1 + h4);
  const sum = (m1 + m2 + m3 + m4) | 0;
  words[from] = sum;
  words[from + 1] = sum + m2;
  words[from + 2] = sum + m3;
  words[from + 3] = sum + m4;
}

const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by));
const first = (word: number): number => Math.imul(rotated(Math.imul(word, 0x239b961b), 15), 0xab0e9789);
const second = (word: number): number => Math.imul(rotated(Math.imul(word, 0xab0e9789), 16), 0x38b34ae5);
const third = (word: number): number => Math.imul(rotated(Math.imul(word, 0x38b34ae5), 17), 0xa1e38b93);
const fourth = (word: number): number => Math.imul(rotated(Math.imul(word, 0xa1e38b93), 18), 0x239b961b);

function mixed(word: number): number {
  const once = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}
