/**
 * Stands in for @noble/hashes in the worker, with what the engine calls of it. A battle on the page hashes little with it: the library's
 * form is for servers, which hash much, and weighs four times as much.
 */
const PRIMES: bigint[] = [];
for (let n = 2n; PRIMES.length < 64; n++) if (PRIMES.every(prime => n % prime !== 0n)) PRIMES.push(n);

/** The first 32 bits behind the point of the second or third root of a number (FIPS 180-4): whole numbers all the way. */
function fractionOfRoot(of: bigint, power: bigint): number {
  const sought = of << (32n * power);
  let root = 0n;
  for (let bit = 1n << 36n; bit > 0n; bit >>= 1n) if ((root | bit) ** power <= sought) root |= bit;
  return Number(root & 0xffffffffn) | 0;
}
const ROUNDS = Int32Array.from(PRIMES, prime => fractionOfRoot(prime, 3n));
const START = Int32Array.from(PRIMES.slice(0, 8), prime => fractionOfRoot(prime, 2n));

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));
const schedule = new Int32Array(64);
const at = (i: number): number => schedule[i]!;

function mixIn(state: Int32Array, block: DataView, from: number): void {
  for (let i = 0; i < 64; i++) {
    if (i < 16) schedule[i] = block.getInt32(from + i * 4);
    else {
      const [early, late] = [at(i - 15), at(i - 2)];
      const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      schedule[i] = at(i - 16) + small + at(i - 7) + (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10));
    }
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + at(i);
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i]! += word;
}

function hashed(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  const state = START.slice();
  for (let from = 0; from < padded.length; from += 64) mixIn(state, view, from);
  for (const [i, word] of state.entries()) view.setInt32(i * 4, word);
  return padded.slice(0, 32);
}

/** One that is begun, given everything at once, and asked. */
class Hasher {
  private bytes = new Uint8Array();
  _cloneInto(into: Hasher): Hasher {
    into.bytes = this.bytes;
    return into;
  }
  update(bytes: Uint8Array<ArrayBuffer>): this {
    this.bytes = bytes;
    return this;
  }
  digestInto(result: Uint8Array): void {
    result.set(hashed(this.bytes));
  }
}

export const sha256 = Object.assign(hashed, { create: () => new Hasher() });
export const utf8ToBytes = (text: string): Uint8Array => new TextEncoder().encode(text);
export const bytesToHex = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
