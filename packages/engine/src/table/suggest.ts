import { facingAfter } from '../geometry/facing.js';
import type { Point } from '../geometry/point.js';
import type { Gesture } from './menu.js';

/** The path among the fields that are filled. */
export const pathIn = (fields: Readonly<Record<string, unknown>>): readonly Point[] | undefined =>
  Object.values(fields).find(isPath);

const isPath = (value: unknown): value is readonly Point[] =>
  Array.isArray(value) && value.length > 0 && value.every(at => typeof at?.x === 'number' && typeof at.y === 'number');

/**
 * The value that a gesture suggests for its field; undefined: none, somebody must say. `path` is the one that was gone
 * before a turn: who went it faces along it.
 */
export function suggestedValue(gesture: Gesture, path: readonly Point[] = []): unknown {
  switch (gesture.kind) {
    case 'choose':
      return gesture.among.find(choice => !choice.closed)?.value;
    case 'several':
      return gesture.start ?? [];
    case 'compose':
    case 'write':
    case 'rank':
      return gesture.starts[0]?.value;
    case 'place':
      return gesture.at;
    case 'arrange':
      return gesture.pieces.map(({ id, at }) => ({ id, at }));
    case 'path':
      return gesture.along;
    case 'turn':
      return facingAfter(gesture.from, path);
    case 'target':
    case 'aim':
      return undefined;
  }
}

/** What a field is filled with before anybody touches it: a person says himself whom, where and which of several things, and writes what is his own. */
export const unaskedValue = (gesture: Gesture, path?: readonly Point[]): unknown =>
  gesture.kind === 'write' || (gesture.kind === 'choose' && gesture.among.length > 1)
    ? undefined
    : suggestedValue(gesture, path);
