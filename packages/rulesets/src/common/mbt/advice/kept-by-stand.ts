import type { Stand } from '../play/state.js';

/** What was worked out for a stand: it holds as long as the stand is not replaced and all else that it rests upon is the same. */
export class KeptByStand<Value> {
  readonly #known = new WeakMap<Stand, Kept<Value>>();

  of(stand: Stand, from: readonly unknown[], make: () => Value): Value {
    const known = this.#known.get(stand);
    if (known && areSame(known.from, from)) return known.value;
    const value = make();
    this.#known.set(stand, { from, value });
    return value;
  }
}

interface Kept<Value> {
  readonly from: readonly unknown[];
  readonly value: Value;
}

const areSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);
