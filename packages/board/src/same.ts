/** Whether two pieces of plain data are the same: scenes are made anew at every step, but most of what is in them stays. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(key => same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]));
}
