/**
 * Compiled code rests on what was seen: that a field never changes, is always null, or holds whole numbers only. The first value that is
 * otherwise throws away all that was compiled for objects of that shape, in the middle of a battle. So of each shape that is read
 * everywhere one sample is made at the start and given such values. It lives on: a shape dies with the last object that has it.
 */
const samples: object[] = [];

/** A sample, all of its fields set once more, and with `rare` values at last. Fields that may be fractions are fractions in it. */
export function foresee<T extends object>(sample: T, rare: Partial<T> = {}): void {
  const fields = sample as Record<string, unknown>;
  for (const name of Object.keys(fields)) fields[name] = another(fields[name]);
  samples.push(Object.assign(sample, rare));
}

/** Another value of the same kind. */
function another(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return typeof value === 'string' ? `${value}.` : value;
}
