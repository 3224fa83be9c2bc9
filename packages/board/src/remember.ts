/** Remembers the last few results of a costly pure function, by a key: a report draws the same land a hundred times. */
export function remember<A extends readonly unknown[], R>(
  few: number,
  keyOf: (...args: A) => string,
  work: (...args: A) => R,
) {
  const known = new Map<string, R>();
  return (...args: A): R => {
    const key = keyOf(...args);
    const found = known.get(key);
    if (found !== undefined) return found;
    const result = work(...args);
    known.set(key, result);
    if (known.size > few) known.delete(known.keys().next().value!);
    return result;
  };
}
