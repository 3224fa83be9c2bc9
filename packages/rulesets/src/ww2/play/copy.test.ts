import { describe, expect, test } from 'vitest';
import { copyOfGroup, copyOfStand, copyOfState, isViewOf } from './copy.js';
import { battle } from './kit.js';
import type { State } from './state.js';

const { state } = battle({ groups: { A1: [['sherman', 1000, 1000]], B1: [['panzer-4', 1000, 1900]] } });

/** The same, but that something in it is another. */
function other(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return `not ${String(value)}`;
  if (Array.isArray(value)) return value.length > 0 ? [other(value[0]), ...value.slice(1)] : ['more'];
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, other(part)]));
}
/** What stays as the battle began, and the standing orders, of which a view shows its own side's only. */
const FIXED = ['title', 'limit', 'objective', 'defender', 'season', 'minutes', 'sides', 'lookup', 'first', 'policies'];
const CHANGING = Object.keys(state).filter(field => !FIXED.includes(field)) as (keyof State)[];

describe('a plan that was made on a view holds in the state', () => {
  test('that it shows', () => expect(isViewOf(copyOfState(state), state)).toBe(true));
  test.each(CHANGING)('but not where %s differs', field => {
    const changed = { ...copyOfState(state), [field]: other(state[field]) } as State;
    expect(isViewOf(state, changed)).toBe(false);
    expect(isViewOf(changed, state)).toBe(false);
  });
});

describe('copies have every field, in the same order', () => {
  test('of stands', () =>
    expect(Object.entries(copyOfStand(state.stands[0]!))).toEqual(Object.entries(state.stands[0]!)));
  test('of groups', () =>
    expect(Object.entries(copyOfGroup(state.groups[0]!))).toEqual(Object.entries(state.groups[0]!)));
});
