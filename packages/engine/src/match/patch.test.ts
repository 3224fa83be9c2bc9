import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Patch, patchBetween, patched } from './patch.js';

describe('what leads from one value to another', () => {
  test.each<[string, unknown, unknown, Patch | undefined]>([
    ['nothing changed', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, undefined],
    ['a leaf', { a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, { at: { a: { at: { 1: { at: { b: { set: 3 } } } } } } }],
    ['a field gone', { a: 1, b: 2 }, { a: 1 }, { at: { b: null } }],
    ['a field come', { a: 1 }, { a: 1, b: null }, { at: { b: { set: null } } }],
    ['a list of another length', { a: [1, 2] }, { a: [1] }, { at: { a: { set: [1] } } }],
    ['a list in place of a record', { a: {} }, { a: [] }, { at: { a: { set: [] } } }],
  ])('%s', (_, before, after, patch) => {
    expect(patchBetween(before, after)).toEqual(patch);
  });

  const json = () => fc.jsonValue().map(value => JSON.parse(JSON.stringify(value)));
  test('leads there, also by way of a text', () => {
    fc.assert(
      fc.property(json(), json(), (before, after) => {
        const patch = patchBetween(before, after);
        expect(patch ? patched(before, JSON.parse(JSON.stringify(patch))) : before).toEqual(after);
      }),
    );
  });
});
