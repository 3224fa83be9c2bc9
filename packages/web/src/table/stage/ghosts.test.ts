import type { Draft } from '@umpire/engine';
import { expect, test } from 'vitest';
import { ghostsIn } from './ghosts.js';

const draft = (values: Record<string, unknown>): Draft =>
  ({ item: { fields: [] }, values, own: [] }) as unknown as Draft;

// biome-ignore format: a case a line
test.each([
  ['a place', draft({ at: { x: 4, y: 5, facing: 900 } }), [4]],
  ['the end of a way', draft({ path: [{ x: 1, y: 1 }, { x: 7, y: 1 }], facing: 900 }), [7]],
  ['nothing of a target or a choice', draft({ target: 'B1', all: ['A1', 'A2'], none: null }), []],
  ['nothing in hand', undefined, []],
])('what is drawn of an order in hand: %s', (_, of, xs) => expect(ghostsIn(of).map(({ x }) => x)).toEqual(xs));
