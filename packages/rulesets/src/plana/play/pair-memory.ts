import { type Placed, poseNo } from './poses.js';

/** What was found of two places, as long as it is not driven out by others: kept by where the two lie, under a number for all else that it hangs on. */
export interface PairMemory<T> {
  /** Where the two belong; whoever finds nothing there puts it there. */
  slot(a: Placed, b: Placed, under: number): number;
  get(slot: number): T | undefined;
  set(slot: number, value: T): void;
}

/** So many are at hand: two to the power of `bits`. */
export function pairMemory<T>(bits: number): PairMemory<T> {
  const froms = new Float64Array(1 << bits);
  const tos = new Float64Array(1 << bits);
  const unders = new Int32Array(1 << bits);
  const values: (T | undefined)[] = new Array(1 << bits).fill(undefined);
  return {
    slot(a, b, under) {
      const from = poseNo(a);
      const to = poseNo(b);
      const mixed = Math.imul(from, 0x9e3779b1) ^ Math.imul(to, 0x85ebca6b) ^ Math.imul(under, 0xc2b2ae35);
      const at = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> (32 - bits);
      if (froms[at] === from && tos[at] === to && unders[at] === under) return at;
      froms[at] = from;
      tos[at] = to;
      unders[at] = under;
      values[at] = undefined;
      return at;
    },
    get: slot => values[slot],
    set(slot, value) {
      values[slot] = value;
    },
  };
}
