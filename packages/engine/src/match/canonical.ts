/** Canonical JSON as RFC 8785 defines it: sorted keys, no white space, numbers as JavaScript prints them. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') {
    if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('only finite numbers have a JSON form');
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map(v => (v === undefined ? 'null' : canonical(v))).join(',')}]`;
  let form = '';
  for (const key of Object.keys(value).sort()) {
    const v = (value as Record<string, unknown>)[key];
    if (v !== undefined) form += `${form === '' ? '' : ','}${JSON.stringify(key)}:${canonical(v)}`;
  }
  return `{${form}}`;
}
