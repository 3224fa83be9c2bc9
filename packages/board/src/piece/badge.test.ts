import type { Marker } from '@umpire/engine';
import { expect, test } from 'vitest';
import { renderScene } from '../index.js';
import { marker, piece, scene } from '../testing/sample.js';

const drawn = (one: Marker): string =>
  renderScene({ ...scene, pieces: [piece('A1', { markers: [one] })] }, { showLabels: false, width: 1600 });

test.each<[string, Marker, boolean]>([
  ['a sign in place of its letter', { ...marker('H'), sign: 'unseen' }, false],
  ['a letter where it has no sign', marker('H'), true],
])('a badge shows %s', (_, one, lettered) => expect(drawn(one).includes('>H</text>')).toBe(lettered));
