import type { Marker } from '@umpire/engine';
import { expect, test } from 'vitest';
import { marker, piece } from '../testing/sample.js';
import { saidOnce } from './said-once.js';

const hidden: Marker = { ...marker('H'), sign: 'unseen', quiet: true };
const group = (...markers: readonly (readonly Marker[])[]) =>
  markers.map((on, i) => piece(`A${i}`, { group: 'Squadron', markers: on }));
/** How many badges each of them has. */
const badges = (pieces: ReturnType<typeof group>) =>
  saidOnce(pieces).map(({ markers }) => markers.filter(({ seen }) => !seen).length);

test('that all of a group are hidden is said once; that one of them is not makes it news of each', () => {
  expect(badges(group([hidden], [hidden], [hidden]))).toEqual([1, 0, 0]);
  expect(badges(group([hidden], [], [hidden]))).toEqual([1, 0, 1]);
  expect(badges(group([hidden], [hidden, marker('P')]))).toEqual([1, 1]);
  expect(badges([piece('A1', { markers: [hidden] }), piece('A2', { markers: [hidden] })])).toEqual([1, 1]);
});
