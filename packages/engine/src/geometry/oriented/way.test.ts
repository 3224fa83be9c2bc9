import { describe, expect, test } from 'vitest';
import { type Base, baseAt } from './base.js';
import { wayToRoom } from './way.js';

const at = (x: number, y: number): Base => baseAt({ x, y, facing: 0 }, 2, 1);
const me = at(0, 0);

describe('the way to room', () => {
  const room = (length: number, limit: number, ...others: Base[]) => wayToRoom(me, 0, 1, length, limit, others);
  test('an end that is free stays', () => {
    expect(room(3, 9)).toBe(3);
    expect(room(1, 9, at(0, 2.5))).toBe(1);
    expect(room(4, 9, at(0, 2.5))).toBe(4); // past it
  });
  test('an end on another goes on behind him, and behind the next', () => {
    expect(room(2, 9, at(0, 2.5))).toBeCloseTo(3.5, 9);
    expect(room(2, 9, at(0, 2.5), at(0, 4))).toBeCloseTo(5, 9);
  });
  test('beyond the limit it stops before him, and before the one before', () => {
    expect(room(2, 3, at(0, 2.5))).toBeCloseTo(1.5, 9);
    expect(room(2, 3, at(0, 2.5), at(0, 1.2))).toBeCloseTo(0.2, 9);
  });
});
