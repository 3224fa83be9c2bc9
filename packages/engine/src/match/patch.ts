/** What must be done to one value to get another: put this here, or do this to some of its members; null: take the member away. */
export type Patch = { readonly set: unknown } | { readonly at: Readonly<Record<string, Patch | null>> };

type Plain = Readonly<Record<string, unknown>>;

/** What leads from one plain value to another; undefined: they say the same. What is the same object is not looked into. */
export function patchBetween(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (!isObject(before) || !isObject(after) || !hasSameForm(before, after)) return { set: after };
  const at: Record<string, Patch | null> = {};
  for (const key of Object.keys(before))
    if (own(after, key) === undefined && own(before, key) !== undefined) at[key] = null;
  for (const key of Object.keys(after)) {
    const change = own(after, key) === undefined ? undefined : patchBetween(own(before, key), own(after, key));
    if (change) at[key] = change;
  }
  return Object.keys(at).length === 0 ? undefined : { at };
}

/** A copy with the patch done to it; what it does not touch is shared. */
export function patched(value: unknown, patch: Patch): unknown {
  if ('set' in patch) return patch.set;
  const copy: Record<string, unknown> = Array.isArray(value) ? ([...value] as never) : { ...(value as Plain) };
  for (const [key, change] of Object.entries(patch.at)) {
    if (change === null) delete copy[key];
    else copy[key] = patched(copy[key], change);
  }
  return copy;
}

const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** Of lists of different lengths the whole is said: nothing is gained by saying less. */
const hasSameForm = (before: Plain, after: Plain): boolean =>
  Array.isArray(before) === Array.isArray(after) && (!Array.isArray(before) || before.length === after.length);

const own = (record: Plain, key: string): unknown => (Object.hasOwn(record, key) ? record[key] : undefined);
