import { describe, expect, test } from 'vitest';
import { type Case, cited, told, under } from '../kit.js';

const arc = (x: number, y: number, more: object = {}) => ({
  shooter: { x, y, facing: 180 },
  target: { x: 0, y: 0, facing: 0 },
  shooterKind: 'vehicle',
  targetKind: 'vehicle',
  ...more,
});
const hit = (targetLiesIn: string, canShoot: boolean, hits: string, modifier: number) => ({ targetLiesIn, canShoot, hits, modifier }); // biome-ignore format: one line

describe('arcs', () => {
  // biome-ignore format: one line a rule
  const cases: Case[] = [
    ['WW2-ARC-01 head on', arc(0, 1000), hit('front', true, 'front', 0)],
    ['WW2-R-29 quarters: 45 degrees are front', arc(1000, 1000), hit('front', true, 'front', 0)],
    ['WW2-EFF-10 beyond, the flank', arc(1001, 1000), hit('flank', true, 'flank', -2)],
    ['WW2-R-29 quarters: 135 degrees are flank', arc(1000, -1000), hit('flank', true, 'flank', -2)],
    ['WW2-EFF-11 beyond, the rear', arc(1000, -1001, { shooter: { x: 1000, y: -1001, facing: 315 } }), hit('front', true, 'rear', -3)],
    ['WW2-R-29 wide: 60 degrees are front', arc(1000, 600), hit('front', true, 'front', 0), under('WW2-R-29', 'wide')],
    ['WW2-R-29 wide: 120 are not flank any more', arc(1000, -600), hit('rear', false, 'rear', -3), under('WW2-R-29', 'wide')],
    ['WW2-ARC-02 a vehicle shoots to its flanks', arc(0, 1000, { shooter: { x: 0, y: 1000, facing: 90 } }), hit('flank', true, 'front', 0)],
    ['WW2-ARC-02 not to its rear', arc(0, 1000, { shooter: { x: 0, y: 1000, facing: 0 } }), hit('rear', false, 'front', 0)],
    ['WW2-ARC-02 guns as vehicles: WW2-R-30', arc(0, 1000, { shooter: { x: 0, y: 1000, facing: 0 }, shooterKind: 'gun' }), hit('rear', false, 'front', 0)],
    ['WW2-ARC-03 a fixed gun to its front', arc(0, 1000, { shooter: { x: 0, y: 1000, facing: 90 }, shooterKind: 'fixed' }), hit('flank', false, 'front', 0)],
    ['WW2-ARC-03 aircraft to their front', arc(0, 1000, { shooter: { x: 0, y: 1000, facing: 90 }, shooterKind: 'aircraft' }), hit('flank', false, 'front', 0)],
    ['WW2-ARC-04 infantry all round', arc(0, 1000, { shooter: { x: 0, y: 1000, facing: 0 }, shooterKind: 'infantry' }), hit('rear', true, 'front', 0)],
    ['WW2-R-30 infantry has no flank', arc(1000, 0, { targetKind: 'infantry' }), hit('flank', true, 'none', 0)],
    ['WW2-R-30 guns have', arc(1000, 0, { targetKind: 'gun' }), hit('flank', true, 'flank', -2)],
    ['WW2-R-30 all-ground: infantry has', arc(1000, 0, { targetKind: 'infantry' }), hit('flank', true, 'flank', -2), under('WW2-R-30', 'all-ground')],
    ['WW2-R-30 all-ground: aircraft have not', arc(1000, 0, { targetKind: 'aircraft' }), hit('flank', true, 'none', 0), under('WW2-R-30', 'all-ground')],
    ['no arc at all', arc(0, 0), 'given.target'],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => expect(told('arc', given, how)).toEqual(wanted));
  test.each([
    ['WW2-ARC-02', {}],
    ['WW2-ARC-03', { shooterKind: 'fixed' }],
    ['WW2-ARC-04', { shooterKind: 'infantry' }],
    ['WW2-EFF-10', {}],
    ['WW2-R-30', { targetKind: 'aircraft' }],
    ['WW2-R-29', {}],
  ])('%s is cited', (rule, more) => expect(cited('arc', arc(1000, 0, more))).toContain(rule));
});
