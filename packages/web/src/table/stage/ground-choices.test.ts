import type { Feature, Gesture } from '@umpire/engine';
import { expect, test } from 'vitest';
import { ticked } from '../lists/ticked.js';
import { groundChoiceAt } from './ground-choices.js';

const square = (id: string, x: number): Feature => ({
  id,
  kind: 'wood',
  outline: [
    { x, y: 0 },
    { x: x + 10, y: 0 },
    { x: x + 10, y: 10 },
    { x, y: 10 },
  ],
});
const scene = { features: [square('T1', 0), square('T2', 20), square('T3', 40)] };
const among = [
  { value: 'T1', label: 'Wood' },
  { value: 'T2', label: 'Wood', closed: { message: 'it stays' } },
];
const gesture: Gesture & { kind: 'several' } = { kind: 'several', text: '', among };

// biome-ignore format: a case a line
test.each([
  ['one that is offered',      { x: 5, y: 5 },  'T1'],
  ['one that is closed',       { x: 25, y: 5 }, undefined],
  ['one that is not offered',  { x: 45, y: 5 }, undefined],
  ['open ground',              { x: 15, y: 5 }, undefined],
])('ground that is touched: %s', (_, point, id) => expect(groundChoiceAt(gesture, scene, point)).toBe(id));

test('a second touch takes it out again, and the order is that of the list', () => {
  expect(ticked(among, ['T2'], 'T1')).toEqual(['T1', 'T2']);
  expect(ticked(among, ['T1', 'T2'], 'T1')).toEqual(['T2']);
});
