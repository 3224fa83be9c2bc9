import { describe, expect, test } from 'vitest';
import { leadsInto, pathOf, pathText, valueAt, withValue } from './path.js';

describe('paths into what is given', () => {
  test('are written as answers write them', () => {
    expect(pathText(['legs', 0, 'distance'])).toBe('given.legs[0].distance');
    expect(pathText([])).toBe('given');
    expect(pathOf('given.legs[0].distance')).toEqual(['legs', 0, 'distance']);
  });
  test('a value is read, or is not there', () => {
    expect(valueAt({ legs: [{ distance: 4 }] }, ['legs', 0, 'distance'])).toBe(4);
    expect(valueAt({ legs: null }, ['legs', 0, 'distance'])).toBeUndefined();
  });
  test('a value is set, and what leads to it is made', () => {
    expect(withValue({}, ['legs', 0, 'distance'], 4)).toEqual({ legs: [{ distance: 4 }] });
    expect(withValue({ a: { groups: [1, 2, 3] } }, ['a', 'groups', 1], undefined)).toEqual({ a: { groups: [1, 3] } });
    expect(withValue({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 });
  });
  test('a key keeps its place, and what was there is left alone', () => {
    const before = { owner: { subClass: 'x' }, range: 8 };
    expect(JSON.stringify(withValue(before, ['owner', 'subClass'], 'y'))).toBe('{"owner":{"subClass":"y"},"range":8}');
    expect(before.owner.subClass).toBe('x');
  });
  test('an error leads into the field that holds it', () => {
    expect(leadsInto('given.owner.subClass', 'given.owner')).toBe(true);
    expect(leadsInto('given.legs[0]', 'given.legs')).toBe(true);
    expect(leadsInto('given.ownerArc', 'given.owner')).toBe(false);
  });
});
