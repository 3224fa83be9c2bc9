type Plain = Readonly<Record<string, unknown>>;

/**
 * The first place where a value no longer says what it said; undefined: nowhere. Members that it did not have then do not count: they
 * are fields that came with a later version.
 */
export function firstChange(was: unknown, is: unknown, path = ''): string | undefined {
  if (was === is) return undefined;
  if (!isObject(was) || !isObject(is) || !couldBeSame(was, is)) return path;
  for (const key of Object.keys(was)) {
    const change = was[key] === undefined ? undefined : firstChange(was[key], is[key], below(path, key, was));
    if (change !== undefined) return change;
  }
  return undefined;
}

const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** A list that has grown says something else; a record that has grown may have got a field. */
const couldBeSame = (was: Plain, is: Plain): boolean =>
  Array.isArray(was) === Array.isArray(is) && (!Array.isArray(was) || was.length === is.length);

const below = (path: string, key: string, whole: Plain): string =>
  Array.isArray(whole) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
