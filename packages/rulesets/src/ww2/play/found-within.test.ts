import { seatAt } from '@umpire/engine';
import { expect, test } from 'vitest';
import { ww2 } from '../index.js';
import { battle, go } from './kit.js';

const seat = () => {
  const groups = { A1: [['sherman', 1000, 1000]], B1: [['IG', 1000, 1990]], B2: [['IG', 7000, 8000]] } as const;
  return seatAt(battle({ groups }), 'a') as never;
};
const advance = (y: number) => ({ ...go('A1.1', 1000, y), verb: 'advanceFire' }) as never;

test('WW2-DET-07 how near a target is found is said where it is too far off, and drawn round it', () => {
  const { warnings } = ww2.face.preview(seat(), advance(1100));
  expect(warnings![0]!.text).toContain('(B1.1: the target is found within 500m, and is 640m away)');
  const { barred } = ww2.face.outlook!(seat(), 'A1.1', { x: 1000, y: 1100, facing: 0 });
  expect(barred).toEqual([{ id: 'B1.1', gap: 640, why: 'found within 500m', ring: 750 }]);
  expect(ww2.face.outlook!(seat(), 'A1.1', { x: 1000, y: 1600, facing: 0 }).barred).toEqual([]);
});

test('WW2-TAC-07 the odds of the shot after a move are known before it, and what its answer may do', () => {
  const { then } = ww2.face.preview(seat(), advance(1600));
  expect(then!.text).toBe('then at B1.1');
  expect(then!.odds!.chances.map(({ result }) => result.text)).toContain('B1.1 is repulsed');
  expect(then!.counts![0]!.odds!.chances.map(({ result }) => result.text)).toContain('A1.1 is destroyed');
  expect(ww2.face.preview(seat(), advance(1100)).then).toBeUndefined();
});
