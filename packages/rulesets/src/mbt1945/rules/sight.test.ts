import { rectangle } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { type How, under } from '../../common/book/kit.js';
import { GROUND } from '../ground.js';
import { cited, DEFAULTS, told } from '../kit.js';
import { arcLimits, arcSeen } from './arcs.js';

const { blockersOf } = GROUND;

type S = Record<string, unknown>;
const line = (more: S = {}) => ({ from: { x: 0, y: 0 }, to: { x: 10, y: 0 }, ...more });
const box = (kind: string, x = 4, y = -1, width = 2, depth = 2) => ({ kind, x, y, width, depth });
const T = 'terrain[0]';
const W = 'smoke[0]';

describe('line-of-sight', () => {
  const by = (posture: string, to: string | null = null) => ({
    from: { x: 0, y: 0, posture },
    to: { x: 10, y: 0, posture: to },
  });
  type L = [name: string, given: S, blockedBy: string[], rule: string | null, how?: How];
  const wood = [box('wood')];
  // biome-ignore format: one line a case
  const cases: L[] = [
    ['MBT45-LOS-01 H blocks',                       line({ terrain: [box('H')] }), [T], 'MBT45-LOS-01'],
    ['MBT45-LOS-01 LFA blocks',                     line({ terrain: [box('LFA')] }), [T], 'MBT45-LOS-01'],
    ['MBT45-LOS-01 SFH blocks',                     line({ terrain: [box('SFH')] }), [T], 'MBT45-LOS-01'],
    ['MBT45-LOS-01 MBUA blocks',                    line({ terrain: [box('MBUA')] }), [T], 'MBT45-LOS-01'],
    ['MBT45-LOS-01 BUA blocks',                     line({ terrain: [box('BUA')] }), [T], 'MBT45-LOS-01'],
    ['MBT45-LOS-01 a wood blocks',                  line({ terrain: wood }), [T], 'MBT45-LOS-01'],
    ['MBT45-LOS-01 a hill blocks',                  line({ terrain: [box('hill')] }), [T], 'MBT45-LOS-01'],
    ['MBT45-LOS-01 open ground does not',           line({ terrain: [box('O')] }), [], null],
    ['MBT45-LOS-01 a river does not',               line({ terrain: [box('river')] }), [], null],
    ['MBT45-LOS-01 a road does not',                line({ terrain: [box('road')] }), [], null],
    ['MBT45-LOS-01 what lies aside does not',       line({ terrain: [box('wood', 4, 1)] }), [], null],
    ['MBT45-LOS-01 nor what lies behind',           line({ terrain: [box('wood', 11)] }), [], null],
    ['MBT45-LOS-01 each that blocks is named',      line({ terrain: [box('wood', 1), box('O', 3), box('hill', 6)] }), [T, 'terrain[2]'], null],
    ['MBT45-R-19 a line along an edge is clear',    line({ terrain: [box('wood', 4, 0)] }), [], null],
    ['MBT45-R-19 a line through a corner is clear', { from: { x: 0, y: 0 }, to: { x: 10, y: 10 }, terrain: [box('wood', 5, 3, 2, 2)] }, [], null],
    ['MBT45-R-19 the least inside blocks',          { from: { x: 0, y: 0 }, to: { x: 10, y: 10 }, terrain: [box('wood', 4.99, 3, 2, 2)] }, [T], null],
    ['MBT45-R-18 the wood in which a stand is',     line({ terrain: [box('wood', -1)] }), [], null],
    ['MBT45-R-18 the town in which the other is',   line({ terrain: [box('BUA', 9)] }), [], null],
    ['MBT45-R-18 also on its edge',                 line({ terrain: [box('BUA', 0)] }), [], null],
    ['MBT45-R-18 another wood still blocks',        line({ terrain: [box('wood', -1), box('wood', 4)] }), ['terrain[1]'], null],
    ['MBT45-SMK-05 smoke blocks',                   line({ smoke: [{ x: 5, y: 0 }] }), [W], 'MBT45-SMK-05'],
    ['MBT45-SMK-01 a screen is 2" by 2"',           line({ smoke: [{ x: 5, y: 0.9 }] }), [W], 'MBT45-SMK-05'],
    ['MBT45-SMK-05 not aside',                      line({ smoke: [{ x: 5, y: 1 }] }), [], null],
    ['MBT45-R-78 smoke over a stand itself',        line({ smoke: [{ x: 0, y: 0 }] }), [W], 'MBT45-SMK-05'],
    ['MBT45-R-78 smoke over the other',             line({ smoke: [{ x: 10, y: 0.5 }] }), [W], 'MBT45-SMK-05'],
    ['MBT45-AWC-03 smoke is useless in AWC',        line({ smoke: [{ x: 5, y: 0 }], awc: true }), [], 'MBT45-AWC-03'],
    ['MBT45-AWC-03 terrain is not',                 line({ terrain: wood, awc: true }), [T], 'MBT45-LOS-01'],
    ['MBT45-LOS-01 terrain comes before smoke',     line({ terrain: wood, smoke: [{ x: 5, y: 0 }] }), [T, W], 'MBT45-SMK-05'],
    ['MBT45-R-20 asf-exempt: from ASF',         { ...by('ASF'), terrain: wood }, [], 'MBT45-R-20', under('MBT45-R-20', 'asf-exempt')],
    ['MBT45-R-20 asf-exempt: not CAS',          { ...by('CAS'), terrain: wood }, [T], 'MBT45-LOS-01'],
    ['MBT45-R-20 none-exempt',                      { ...by('ASF'), terrain: wood }, [T], 'MBT45-LOS-01', under('MBT45-R-20', 'none-exempt')],
    ['MBT45-R-20 all-aircraft-exempt: CAS',         { ...by('CAS'), terrain: wood }, [], 'MBT45-R-20', under('MBT45-R-20', 'all-aircraft-exempt')],
    ['MBT45-R-20 all-aircraft-exempt: not tanks',   { ...by('ARM'), terrain: wood }, [T], 'MBT45-LOS-01', under('MBT45-R-20', 'all-aircraft-exempt')],
    ['MBT45-LOS-01 a stand sees its own place',     { from: { x: 5, y: 0 }, to: { x: 5, y: 0 }, terrain: wood }, [], null],
  ];
  test.each(cases)('%s', (_, given, blockedBy, rule, how) => {
    expect(told('line-of-sight', given, how)).toEqual({ clear: blockedBy.length === 0, blockedBy });
    if (rule) expect(cited('line-of-sight', given, how)).toContain(rule);
  });
  test.each([
    ['MBT45-LOS-01', line(), ['MBT45-LOS-01']],
    ['MBT45-LOS-01', line({ terrain: wood, awc: true }), ['MBT45-LOS-01']],
    ['MBT45-SMK-05', line({ smoke: [{ x: 5, y: 0 }] }), ['MBT45-SMK-05']],
    ['MBT45-AWC-03', line({ smoke: [{ x: 5, y: 0 }], awc: true }), ['MBT45-AWC-03', 'MBT45-LOS-01']],
    ['MBT45-R-20', { ...by('ASF'), terrain: wood }, ['MBT45-R-20']],
  ])('%s is cited where it bears, and nothing else', (_, given, rules) =>
    expect(cited('line-of-sight', given)).toEqual(rules),
  );
  test('MBT45-LOS-01 the same test serves a table measured in any unit', () => {
    const [from, to] = [
      { x: 0, y: 0 },
      { x: 2540, y: 0 },
    ];
    const pieces = [{ kind: 'wood' as const, outline: rectangle(1000, -100, 300, 300) }];
    expect(blockersOf(from, to, pieces, [rectangle(2000, 0, 10, 10)])).toEqual({ terrain: [0], smoke: [] });
  });
});

describe('arc', () => {
  const arc = (facing: number, x: number, y: number, how?: How) =>
    (told('arc', { facing, from: { x: 1, y: 1 }, to: { x: 1 + x, y: 1 + y } }, how) as { arc: string }).arc;
  const at = (degrees: number): [number, number] => [
    7 * Math.sin((degrees * Math.PI) / 180),
    7 * Math.cos((degrees * Math.PI) / 180),
  ];
  const halves = under('MBT45-R-12', 'halves');
  const quarter = under('MBT45-R-12', 'front-quarter');
  // biome-ignore format: one line a case
  test.each([
    ['MBT45-ARC-01 straight ahead', 0, 0, 5, 'front'], ['MBT45-ARC-01 to the right', 0, 5, 0, 'front'],
    ['MBT45-ARC-01 to the left', 0, -5, 0, 'front'], ['MBT45-ARC-01 behind', 0, 0, -5, 'rear'],
    ['MBT45-HSE-03 135 degrees are rear', 0, 5, -5, 'rear'],
    ['MBT45-HSE-03 facing east', 90, 5, 0, 'front'], ['MBT45-HSE-03 facing south', 180, 0, 5, 'rear'],
    ['MBT45-HSE-03 any turn', 720 + 45, 5, 5, 'front'], ['MBT45-HSE-03 a turn the other way', -90, -5, 0, 'front'],
  ] as const)('%s', (_, facing, x, y, wanted) => expect(arc(facing, x, y)).toBe(wanted));
  // biome-ignore format: one line a case
  test.each([
    ['MBT45-R-12 halves', 89.99, 'front', halves], ['MBT45-R-12 halves', 90, 'front', halves], ['MBT45-R-12 halves', 90.01, 'rear', halves],
    ['MBT45-R-12 front-quarter', 45, 'front', quarter], ['MBT45-R-12 front-quarter', 45.01, 'rear', quarter],
  ] as const)('%s: %d degrees off are %s', (_, off, wanted, how) => {
    for (let facing = 0; facing < 360; facing += 7.3)
      for (const side of [-1, 1]) expect(arc(facing, ...at(facing + side * off), how)).toBe(wanted);
  });
  test('MBT45-ARC-01 is cited; a stand does not look at its own place', () => {
    expect(cited('arc', { facing: 0, from: { x: 0, y: 0 }, to: { x: 1, y: 0 } })).toEqual(['MBT45-ARC-01']);
    expect(told('arc', { facing: 0, from: { x: 1, y: 2 }, to: { x: 1, y: 2 } })).toBe('given.to');
  });
  test('MBT45-R-12 the limits for a table in tenths of a degree', () => {
    expect(arcLimits(DEFAULTS)).toEqual({ front: 900, rear: 900 });
    expect(arcLimits({ ...DEFAULTS, 'MBT45-R-12': 'front-quarter' })).toEqual({ front: 450, rear: 1350 });
    expect(arcSeen(10, 0, 3, DEFAULTS)).toBe('front');
  });
});
