import { seatAt } from '@umpire/engine';
import { expect, test } from 'vitest';
import { ww2 } from '../index.js';
import { battle, go } from '../play/kit.js';

const match = battle({
  groups: {
    A1: [
      ['sherman', 1000, 1000],
      ['sdkfz-251', 1300, 1000],
    ],
    B1: [['IG', 8000, 8000]],
  },
});
const seat = seatAt(match, 'a') as never;

test('WW2-TAC-05 what half a move allows is said, not the whole', () => {
  const costOf = (verb: string): string | undefined =>
    ww2.face.preview(seat, { ...go('A1.1', 1000, 1100), verb } as never).cost;
  expect(costOf('moveFire')).toMatch(/^100m of \d+m, half a move/);
  expect(costOf('advanceFire')).toMatch(/^100m of \d+m, \d CP$/);
});

test('WW2-SEQ-05 who may march along is called by name', () => {
  const gesture = ww2.face.gesture(seat, 'others', { verb: 'march', stand: 'A1.1' });
  expect(gesture).toMatchObject({ kind: 'several', among: [{ value: 'A1.2', label: 'A1.2 Sdkfz 251' }] });
});
