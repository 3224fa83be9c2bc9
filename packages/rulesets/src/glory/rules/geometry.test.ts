import { separation } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { type Case, cited, told, under } from '../kit.js';
import { baseAt, inContact, liesDeepOn } from './geometry.js';

type S = Record<string, unknown>;
const v = (x: number, y: number, facing = 0, troop = 'HIM-III-RA'): S => ({ troop, pose: { x, y, facing } });
const rel = (a: S, b: S) => ({ a, b });
const me = v(5, 5); // 4.5 to 5.5 by 4.75 to 5.25

describe('relation', () => {
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['IGR-R-38 edge to edge',                                rel(me, v(5, 7)), { distance: 1.5, contact: false, edgeOfA: null, edgeOfB: null, sharedContact: 0 }],
    ['IGR-R-38 the nearest points, be they corners',         rel(me, v(7, 6)), { distance: 1.118 }],
    ['IGR-R-38 a corner and an edge',                        rel(me, v(5, 7, 45)), { distance: 1.2197 }],
    ['IGR-GEO-06 two bases never overlap',                   rel(me, v(5.2, 5.1)), 'IGR-GEO-06'],
    ['IGR-GEO-06 one in the other',                          rel(v(5, 5, 0, 'HCC-III-RA'), me), 'IGR-GEO-06'],
    ['IGR-GEO-06 crosswise, no corner in the other',         rel(me, v(5, 5, 90)), 'IGR-GEO-06'],
    ['IGR-GEO-06 touching is not overlapping',               rel(me, v(5, 5.5)), { distance: 0, contact: true }],
    ['IGR-GEO-06 a millionth of area is not, either',        rel(me, v(5, 5.4999991)), { distance: 0, contact: true }],
    ['IGR-GEO-06 ten millionths are',                        rel(me, v(5, 5.49999)), 'IGR-GEO-06'],
    ['IGR-GEO-06 a sharp corner has little area',            rel(me, v(5, 5.7796, 45)), { contact: true }],
    ['IGR-GEO-06 deeper it has more',                        rel(me, v(5, 5.779, 45)), 'IGR-GEO-06'],
    ['IGR-GEO-07 0.01 W apart is contact',                   rel(me, v(5, 5.51)), { distance: 0.01, contact: true }],
    ['IGR-GEO-07 0.0101 W is not',                           rel(me, v(5, 5.5101)), { distance: 0.0101, contact: false }],
    ['IGR-GEO-07 corner to corner is none',                  rel(me, v(6, 5.5, 180)), { distance: 0, contact: false }],
    ['IGR-GEO-07 0.02 W shared are enough',                  rel(me, v(5.98, 5.5, 180)), { contact: true, sharedContact: 0.02 }],
    ['IGR-GEO-07 0.019 W are not',                           rel(me, v(5.981, 5.5, 180)), { contact: false, sharedContact: 0 }],
    ['IGR-GEO-07 at an angle a corner is contact',           rel(me, v(5, 5.7803, 45)), { contact: true, sharedContact: 0 }],
    ['IGR-GEO-07 corner to corner at an angle, too',         rel(me, v(6.1766, 5.7803, 60)), { contact: false }],
    ['IGR-GEO-08 front to front',                            rel(me, v(5, 5.5, 180)), { edgeOfA: 'front', edgeOfB: 'front' }],
    ['IGR-GEO-08 front to rear',                             rel(me, v(5, 5.5)), { edgeOfA: 'front', edgeOfB: 'rear' }],
    ['IGR-GEO-08 front to flank',                            rel(me, v(5, 5.75, 90)), { edgeOfA: 'front', edgeOfB: 'flank', sharedContact: 0.5 }],
    ['IGR-GEO-08 side by side',                              rel(me, v(6, 5)), { edgeOfA: 'flank', edgeOfB: 'flank', sharedContact: 0.5 }],
    ['IGR-GEO-08 on the left, too',                          rel(me, v(4, 5)), { edgeOfA: 'flank', edgeOfB: 'flank' }],
    ['IGR-GEO-08 the rear of a, the front of b',             rel(me, v(5, 4.5)), { edgeOfA: 'rear', edgeOfB: 'front' }],
    ['IGR-GEO-08 a corner on the front edge',                rel(me, v(5, 5.78, 225)), { edgeOfA: 'front', edgeOfB: 'front' }],
    ['IGR-GEO-09 half and half',                             rel(me, v(5.5, 5.5, 180)), { sharedContact: 0.5 }],
    ['IGR-GEO-09 the shorter edge counts whole',             rel(v(5, 5, 0, 'HCC-III-RA'), v(5.75, 5, 90)), { sharedContact: 1 }],
    ['IGR-GEO-09 within 5 degrees',                          rel(me, v(5.6, 5.4937, 184)), { contact: true, sharedContact: 0.4521 }],
    ['IGR-GEO-09 not at 6',                                  rel(me, v(5.6, 5.491, 186)), { contact: true, sharedContact: 0 }],
    ['IGR-GEO-10 in the corridor ahead',                     rel(me, v(5.9, 9)), { bDirectlyAheadOfA: true, aDirectlyAheadOfB: false }],
    ['IGR-GEO-10 beside the corridor',                       rel(me, v(6, 9)), { bDirectlyAheadOfA: false }],
    ['IGR-GEO-10 any part, at any distance',                 rel(me, v(5.99, 900)), { bDirectlyAheadOfA: true }],
    ['IGR-GEO-10 not behind',                                rel(me, v(5, 3)), { bDirectlyAheadOfA: false, aDirectlyAheadOfB: true }],
    ['IGR-GEO-10 not beside its own base',                   rel(me, v(6.2, 5.5, 90)), { bDirectlyAheadOfA: false }],
    ['IGR-GEO-10 though its centre is not ahead',            rel(me, v(6.1, 5.2, 340, 'HCC-III-RA')), { contact: false, bDirectlyAheadOfA: true }],
    ['IGR-GEO-10 a turned base reaches into it',             rel(me, v(6.01, 9, 45)), { bDirectlyAheadOfA: true }],
    ['IGR-R-56 any-part: a sliver',                          rel(me, v(5.9, 9)), { bDirectlyAheadOfA: true }, under('IGR-R-56', 'any-part')],
    ['IGR-R-56 half-base: a sliver is not enough',           rel(me, v(5.9, 9)), { bDirectlyAheadOfA: false }, under('IGR-R-56', 'half-base')],
    ['IGR-R-56 half-base: half is',                          rel(me, v(5.5, 9)), { bDirectlyAheadOfA: true }, under('IGR-R-56', 'half-base')],
    ['IGR-R-56 half-base: a hair less is not',               rel(me, v(5.501, 9)), { bDirectlyAheadOfA: false }, under('IGR-R-56', 'half-base')],
    ['IGR-R-56 half-base: not behind',                       rel(me, v(5, 3)), { bDirectlyAheadOfA: false }, under('IGR-R-56', 'half-base')],
    ['IGR-R-56 arc-45: within 45 degrees',                   rel(me, v(9, 9)), { bDirectlyAheadOfA: true }, under('IGR-R-56', 'arc-45')],
    ['IGR-R-56 arc-45: to the left, too',                    rel(me, v(1, 9)), { bDirectlyAheadOfA: true }, under('IGR-R-56', 'arc-45')],
    ['IGR-R-56 arc-45: beyond it',                           rel(me, v(9.1, 9)), { bDirectlyAheadOfA: false }, under('IGR-R-56', 'arc-45')],
    ['IGR-MF-17 the troops come first',                      rel(v(5, 5, 0, 'LIS-V-RA'), v(5, 5)), 'IGR-MF-17'],
    ['no pose',                                              { a: me, b: { troop: 'HIM-III-RA' } }, 'given.b.pose'],
    ['a facing that is none',                                rel(me, v(5, 9, 'north' as never)), 'given.b.pose.facing'],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => {
    const found = told('relation', given, how);
    if (typeof wanted === 'string') expect(found).toBe(wanted);
    else expect(found).toMatchObject(wanted as object);
  });
  test('IGR-R-38 is cited', () => expect(cited('relation', rel(me, v(5, 9)))).toContain('IGR-R-38'));
});

test('IGR-GEO-07 corner against corner, 0.01 W are measured between the points', () => {
  const base = baseAt({ x: 0, y: 0, facing: 0 }, 1, 0.5);
  /** A turned base whose western corner lies so far from the north-eastern one of the first, 22.5 degrees off east. */
  const off = (far: number) => {
    const corner = { x: 0.5 + far * 0.9238795325, y: 0.25 + far * 0.3826834324 };
    return baseAt({ x: corner.x + Math.SQRT1_2, y: corner.y, facing: 45 }, 1, 1);
  };
  expect(separation(base, off(0.0105))).toBeLessThan(0.01); // along no edge are they so far apart
  expect(inContact(base, off(0.0105))).toBe(false);
  expect(inContact(base, off(0.0099))).toBe(true);
});

// biome-ignore format: one line a case
test.each([
  ['apart',                                         0.3,    0, false],
  ['0.009 deep, edge to edge',                      -0.009, 0, false],
  ['0.011 deep, edge to edge',                      -0.011, 0, true],
  ['0.011 deep with a corner: within what it is drawn in', -0.011, 45, false],
  ['0.017 deep with a corner',                      -0.017, 45, true],
] as const)('IGR-GEO-30 after a forced move a base may stand in another by what it is drawn in: %s', (_, gap, facing, deep) => {
  const other = baseAt({ x: 0, y: 0, facing: 0 }, 1, 0.5);
  const reach = facing === 0 ? 0.25 : (0.5 + 0.25) * Math.SQRT1_2;
  const base = baseAt({ x: 0, y: 0.25 + reach + gap, facing }, 1, 0.5);
  expect(liesDeepOn(base, other)).toBe(deep);
  expect(liesDeepOn(other, base)).toBe(deep);
});
