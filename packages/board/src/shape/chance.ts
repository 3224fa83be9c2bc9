/**
 * Deterministic chance for drawing: the same table always has the same trees. Never Math.random: a map in a report must
 * show the table that was played on, and a re-render must not make the woods jump.
 */

/** FNV-1a: any text as a seed. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

export interface Chance {
  /** From 0 up to but not including 1. */
  (): number;
  between(low: number, high: number): number;
  pick<T>(among: readonly T[]): T;
}

/** A stream of numbers from a seed (mulberry32). */
export function chance(seed: number | string): Chance {
  let state = typeof seed === 'string' ? seedOf(seed) : seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    pick: <T>(among: readonly T[]): T => among[Math.floor(next() * among.length)]!,
  });
}

const smooth = (t: number): number => t * t * (3 - 2 * t);

/** A smooth random curve over 0 to 1 with so many humps, values 0 to 1; `closed`: its end meets its beginning. */
export function wave(roll: Chance, humps: number, closed: boolean): (t: number) => number {
  const count = Math.max(2, Math.round(humps));
  const knots = Array.from({ length: count + 1 }, () => roll());
  if (closed) knots[count] = knots[0]!;
  return t => {
    const at = Math.min(Math.max(t, 0), 1) * count;
    const i = Math.min(Math.floor(at), count - 1);
    return knots[i]! + (knots[i + 1]! - knots[i]!) * smooth(at - i);
  };
}
