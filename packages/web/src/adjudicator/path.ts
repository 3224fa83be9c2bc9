/** Where a value lies in what is given: the keys that lead to it. */
export type Path = readonly (string | number)[];

/** `['legs', 0, 'distance']` → `given.legs[0].distance`, as answers name it. */
export const pathText = (path: Path, root = 'given'): string =>
  path.reduce<string>((text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${key}`), root);

export function valueAt(given: unknown, path: Path): unknown {
  let at: unknown = given;
  for (const key of path) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = (at as Record<string | number, unknown>)[key];
  }
  return at;
}

/** A copy with another value at a path; undefined takes it out. What is not there on the way is made. */
export function withValue(given: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const inner = rest.length === 0 ? value : withValue(valueAt(given, [key]), rest, value);
  if (typeof key === 'number') return withElement(Array.isArray(given) ? given : [], key, inner);
  const { [key]: _old, ...others } = isRecord(given) ? given : {};
  return inner === undefined ? others : inOrder(given, { ...others, [key]: inner });
}

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);

/** A key that was there keeps its place, so that the same question makes the same link. */
function inOrder(before: unknown, after: Record<string, unknown>): Record<string, unknown> {
  if (!isRecord(before)) return after;
  const keys = [...Object.keys(before).filter(k => k in after), ...Object.keys(after).filter(k => !(k in before))];
  return Object.fromEntries(keys.map(k => [k, after[k]]));
}

function withElement(list: readonly unknown[], index: number, value: unknown): unknown[] {
  const copy = [...list];
  if (value === undefined) copy.splice(index, 1);
  else copy[index] = value;
  return copy;
}

/** Whether an answer's path lies at a field or below it. */
export const leadsInto = (error: string, field: string): boolean =>
  error === field || error.startsWith(`${field}.`) || error.startsWith(`${field}[`);

/** `given.legs[0].distance` → `['legs', 0, 'distance']` */
export const pathOf = (text: string, root = 'given'): Path =>
  [...text.slice(root.length).matchAll(/\.([^.[\]]+)|\[(\d+)\]/g)].map(m => m[1] ?? Number(m[2]));
