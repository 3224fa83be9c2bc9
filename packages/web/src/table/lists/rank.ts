/** An order in the making: who is in it, the first one first. */
export type Ranked = readonly string[];

/** One place forward (-1) or back (1); at the end of the list it stays. */
export function shifted(ranked: Ranked, id: string, by: 1 | -1): Ranked {
  const at = ranked.indexOf(id);
  const to = at + by;
  if (at < 0 || to < 0 || to >= ranked.length) return ranked;
  const next = [...ranked];
  [next[at], next[to]] = [next[to]!, next[at]!];
  return next;
}

export const appended = (ranked: Ranked, id: string): Ranked => [...ranked, id];
