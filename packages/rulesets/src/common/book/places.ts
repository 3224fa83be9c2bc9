/**
 * What was worked out for a place, kept in a table of so many slots until something else falls into its slot: pieces that are replaced
 * mostly stay where they are, and a WeakMap by piece is slow to ask and has to be gone through by the garbage collector.
 */
const SLOTS = 1024;

export const slotsForPlaces = <Known>(): (Known | undefined)[] => new Array(SLOTS).fill(undefined);

/** The slot of a place: the upper ten bits of a product that scatters what lies in rows and columns. */
export const slotOf = (x: number, y: number): number => (Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b)) >>> 22;
