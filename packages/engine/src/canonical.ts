/** Canonical JSON as RFC 8785 defines it: sorted keys, no white space, numbers as JavaScript prints them. */
export function canonical(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return quoted(value);
    case 'number':
      if (!Number.isFinite(value)) throw new Error('only finite numbers have a JSON form');
      return `${value}`;
    case 'object':
      return value === null ? 'null' : Array.isArray(value) ? listForm(value) : recordForm(value);
    default:
      return JSON.stringify(value);
  }
}

function listForm(list: readonly unknown[]): string {
  let form = '';
  for (let i = 0; i < list.length; i++) form += `${i === 0 ? '' : ','}${canonical(list[i] ?? null)}`;
  return `[${form}]`;
}

function recordForm(record: object): string {
  let form = '';
  for (const key of Object.keys(record).sort()) {
    const value = (record as Record<string, unknown>)[key];
    if (value !== undefined) form += `${form === '' ? '' : ','}${quoted(key)}:${canonical(value)}`;
  }
  return `{${form}}`;
}

/** Anything but letters that JSON writes as they are: marks, backslashes, control characters, halves of surrogate pairs. */
const ESCAPED = /[^ !#-[\]-\ud7ff\ue000-\uffff]/;

/** A string as JSON writes it. Most need no more than the marks around them. */
export const quoted = (text: string): string => (ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`);

/** Whether two JSON values say the same, whatever order their keys were written in. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && canonical(a) === canonical(b));
