import { describe, expect, test } from 'vitest';
import { copyOfState, isSameState } from './copy.js';
import { battle } from './kit.js';
import type { State } from './state.js';

const { state } = battle({ vignettes: { A1: { at: [11, 5] }, B1: { at: [11, 7] } } });

/** The same, but that something in it is another. */
function other(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return `not ${String(value)}`;
  if (Array.isArray(value)) return value.length > 0 ? [other(value[0]), ...value.slice(1)] : ['more'];
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, other(part)]));
}

describe('whether two states are the same', () => {
  test('a copy is', () => expect(isSameState(state, copyOfState(state))).toBe(true));

  // every field counts, so that none is forgotten when one is added
  test.each(Object.keys(state) as (keyof State)[])('not if %s differs', field => {
    const changed = { ...copyOfState(state), [field]: other(state[field]) } as State;
    expect(isSameState(state, changed)).toBe(false);
    expect(isSameState(changed, state)).toBe(false);
  });
});
