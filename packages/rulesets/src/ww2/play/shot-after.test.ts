import { seatAt, told } from '@umpire/engine';
import { expect, test } from 'vitest';
import { ww2 } from '../index.js';
import { battle, go, order } from './kit.js';

const fought = () =>
  battle({ groups: { A1: [['sherman', 1000, 1000]], B1: [['panzer-4', 1000, 1900]], B2: [['IG', 7000, 8000]] } });
const far = () => battle({ groups: { A1: [['sherman', 1000, 1000]], B1: [['panzer-4', 9000, 9000]] } });

// biome-ignore format: one line a case
test.each([
  ['WW2-TAC-05 nobody is in reach after half a move',  far,    'moveFire',    ['WW2-TAC-05']],
  ['WW2-TAC-07 nor after a whole one',                 far,    'advanceFire', ['WW2-TAC-07']],
  ['WW2-TAC-05 somebody is',                           fought, 'moveFire',    []],
  ['WW2-TAC-02 no shot comes after it',                far,    'move',        undefined],
] as const)('before a move with a shot it is said if that would be lost: %s', (_, match, verb, rules) => {
  const { warnings } = ww2.face.preview(seatAt(match(), 'a') as never, { ...go('A1.1', 1000, 1100), verb } as never);
  expect(warnings?.map(({ rule }) => rule)).toEqual(rules);
  if (rules?.length) expect(warnings![0]!.text).toMatch(/fire at nobody.* \(B1\.1: /);
});

test('WW2-R-153 a shot that is left out is told, and what kept it from the nearest enemy', () => {
  const match = far();
  order(match, { ...go('A1.1', 1000, 1100), verb: 'moveFire' } as never);
  order(match, { verb: 'endOption' } as never);
  const [line] = told(match, match.entries.at(-1)!, 'b');
  expect(line).toMatchObject({ text: 'A1.1 leaves its shot out', about: ['A1.1'] });
  expect(line!.because.map(({ text }) => text)).toMatchObject([expect.stringMatching(/^B1\.1: /)]);
});
