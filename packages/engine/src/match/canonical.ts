/** Canonical JSON as RFC 8785 defines it: sorted keys, no white space, numbers as JavaScript prints them. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') {
    if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('only finite numbers have a JSON form');
    return JSON.stringify(value);
  }
  const known = forms.get(value);
  if (known !== undefined) return known;
  const form = Array.isArray(value)
    ? `[${value.map(v => (v === undefined ? 'null' : canonical(v))).join(',')}]`
    : objectForm(value as Record<string, unknown>);
  return form;
}

function objectForm(value: Record<string, unknown>): string {
  let form = '';
  for (const key of Object.keys(value).sort()) {
    const v = value[key];
    if (v !== undefined) form += `${form === '' ? '' : ','}${JSON.stringify(key)}:${canonical(v)}`;
  }
  return `{${form}}`;
}

/** Elements of a state never change (see `Ruleset`), so their forms are made once. */
const forms = new WeakMap<object, string>();

/** The canonical form of a state; only the fields themselves are read anew each time. */
export function canonicalState(state: object): string {
  let form = '';
  for (const key of Object.keys(state).sort()) {
    const field = (state as Record<string, unknown>)[key];
    if (field !== undefined) form += `${form === '' ? '' : ','}${JSON.stringify(key)}:${fieldForm(field)}`;
  }
  return `{${form}}`;
}

function fieldForm(field: unknown): string {
  if (typeof field !== 'object' || field === null) return canonical(field);
  if (Array.isArray(field)) return `[${field.map(elementForm).join(',')}]`;
  let form = '';
  for (const key of Object.keys(field).sort()) {
    const element = (field as Record<string, unknown>)[key];
    if (element !== undefined) form += `${form === '' ? '' : ','}${JSON.stringify(key)}:${elementForm(element)}`;
  }
  return `{${form}}`;
}

function elementForm(element: unknown): string {
  if (typeof element !== 'object' || element === null) return element === undefined ? 'null' : canonical(element);
  let form = forms.get(element);
  if (form === undefined) {
    form = canonical(element);
    forms.set(element, form);
  }
  return form;
}
