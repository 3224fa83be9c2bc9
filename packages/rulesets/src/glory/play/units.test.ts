import { expect, test } from 'vitest';
import { troopOf } from '../rules/notation.js';
import { battle, optionsWith } from './kit.js';
import { unitOf, unitRates } from './units.js';

const OPTIONS = optionsWith();

test.each([
  ['alone', {}, 2],
  ['in a link: the slowest counts', { L: ['in-line', 'A1', 'A2'] as const }, 1.5],
])(
  'IGR-MOV-01, IGR-LNK-04 the rates are those of the troops that an umpire has made of a vignette, %s',
  (_, links, rate) => {
    const horse = { troop: '(HCC-III-RA)' };
    const { state } = battle({ vignettes: { A1: { at: [5, 5] }, A2: { at: [6, 5], ...horse } }, links });
    expect(unitRates(unitOf(state, 0), OPTIONS).good).toBe(1);
    state.vignettes[0] = { ...state.vignettes[0]!, troop: troopOf('(LSC-III-RA)EIII') };
    expect(unitRates(unitOf(state, 0), OPTIONS).good).toBe(rate);
  },
);
