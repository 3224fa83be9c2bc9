/**
 * What is made once for an object, and found by it afterwards. The object that was asked for last is at hand: one battle asks a
 * million times for the same one, and a WeakMap is slow to ask.
 */
export function memoized<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const all = new WeakMap<K, V>();
  let latest: K | undefined;
  let found: V;
  return key => {
    if (key === latest) return found;
    const known = all.get(key);
    found = known ?? make(key);
    if (known === undefined) all.set(key, found);
    latest = key;
    return found;
  };
}
