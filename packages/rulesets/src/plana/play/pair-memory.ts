import { type Placed, poseNo } from './poses.js';

/** Numbers that were found of two places, as long as they are not driven out by others: kept by where the two lie, under a number for all else that they hang on. */
export interface PairMemory {
  /** Where the two belong; whoever finds nothing there puts it there. */
  slot(a: Placed, b: Placed, under: number): number;
  /** The same by the numbers of the two places. */
  slotOf(from: number, to: number, under: number): number;
  /** Not a number: nothing is known. */
  get(slot: number): number;
  set(slot: number, value: number): void;
}

/** Mostly one of the two is the same as before; nothing that was placed changes. */
let lastFrom: Placed | undefined;
let lastTo: Placed | undefined;
let fromNo = 0;
let toNo = 0;

/** So many are at hand: two to the power of `bits`. The two places, what it is under and what was found lie side by side, so that one look into memory is enough. */
export function pairMemory(bits: number): PairMemory {
  const kept = new Float64Array(4 << bits);
  const slotOf = (from: number, to: number, under: number): number => {
    const mixed = Math.imul(from, 0x9e3779b1) ^ Math.imul(to, 0x85ebca6b) ^ Math.imul(under, 0xc2b2ae35);
    const at = (Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> (32 - bits)) * 4;
    if (kept[at] === from && kept[at + 1] === to && kept[at + 2] === under) return at;
    kept[at] = from;
    kept[at + 1] = to;
    kept[at + 2] = under;
    kept[at + 3] = Number.NaN;
    return at;
  };
  return {
    slot(a, b, under) {
      if (a !== lastFrom) {
        lastFrom = a;
        fromNo = poseNo(a);
      }
      if (b !== lastTo) {
        lastTo = b;
        toNo = poseNo(b);
      }
      return slotOf(fromNo, toNo, under);
    },
    slotOf,
    get: slot => kept[slot + 3]!,
    set(slot, value) {
      kept[slot + 3] = value;
    },
  };
}
