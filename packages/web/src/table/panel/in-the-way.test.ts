import type { Scene } from '@umpire/engine';
import { expect, test } from 'vitest';
import { inTheWay } from './in-the-way.js';

const scene = {
  features: [
    { id: 'w1', kind: 'wood' },
    { id: 'v1', kind: 'village', name: 'Castletown' },
    { id: 'f1', kind: 'steep-forest' },
  ],
  pieces: [{ id: 'A2', label: 'A2' }],
} as unknown as Scene;
const sight = [
  { id: 'B1', blockedBy: ['w1', 'v1'] },
  { id: 'B2', blockedBy: ['v1'] },
  { id: 'B3', blockedBy: ['A2'] },
  { id: 'B4', blockedBy: [] },
  { id: 'B5', blockedBy: ['f1'] },
];

test.each([
  ['what is first on the way', 'B1', 'the wood'],
  ['by its name, where it has one', 'B2', 'Castletown'],
  ['a piece', 'B3', 'A2'],
  ['nothing', 'B4', undefined],
  ['a kind of two words', 'B5', 'the steep forest'],
  ['of whom nothing is said', 'B9', undefined],
])('what is in the way: %s', (_, target, words) => expect(inTheWay({ sight }, target, scene)).toBe(words));
