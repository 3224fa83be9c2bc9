/**
 * A snapshot of a state: one shallow copy of each of its fields. Books replace elements and never change them
 * (see `Ruleset`), so nothing below that level needs a copy.
 */
export function forkState<S extends object>(state: S): S {
  const copy = { ...state } as Record<string, unknown>;
  for (const key in copy) {
    const value = copy[key];
    if (typeof value === 'object' && value !== null) copy[key] = Array.isArray(value) ? value.slice() : { ...value };
  }
  return copy as S;
}
