import type { Stand } from './state.js';

/** WW2-R-141: the obstacles that a stand has thrown for and may stand on and leave. */
export function crossedBy({ crossing }: Pick<Stand, 'crossing'>): readonly string[] {
  if (crossing === null) return NONE;
  return typeof crossing === 'string' ? [crossing] : crossing;
}
const NONE: readonly string[] = [];

/** How a state has them: one by its name alone. */
export const crossingOf = (obstacles: readonly string[]): Stand['crossing'] =>
  obstacles.length > 1 ? obstacles : (obstacles[0] ?? null);
