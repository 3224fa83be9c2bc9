/** What was frozen to the bottom: it can never be thawed, so it need not be looked at again. */
const whole = new WeakSet<object>();

/** A value that nobody can change, and nothing in it. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || whole.has(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  whole.add(Object.freeze(value));
  return value;
}

/** Whether a value went through `frozen`: then it is the same for ever, and its identity is enough to know it by. */
export const isFrozen = (value: unknown): boolean => typeof value === 'object' && value !== null && whole.has(value);
