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

/** How many are kept at hand. */
const LATEST = 4;

/**
 * The same for objects that come and go by the thousand, such as views: only the latest few are known. A WeakMap would have to be
 * gone through with every collection of memory.
 */
export function knownLately<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const keys: (K | undefined)[] = new Array(LATEST).fill(undefined);
  const found: V[] = new Array(LATEST);
  let next = 0;
  return key => {
    for (let i = 0; i < LATEST; i++) if (keys[i] === key) return found[i]!;
    const made = make(key);
    keys[next] = key;
    found[next] = made;
    next = (next + 1) % LATEST;
    return made;
  };
}
