import { describe } from 'vitest';
import { linesOf } from '../../../../../tests/kit/lines.js';
import { KIT } from '../kit.js';

const lines = linesOf(KIT);
const zone = (weapon: string, more: object = {}) => ({ weapon, x: 0, y: 0, ...more });
const base = (id: string, x: number, y: number, more: object = {}) => ({ id, x, y, ...more });
const square = (side: number) => ({ shape: 'rectangle', widthCm: side, depthCm: side, areaSqCm: side * side });

describe('beaten zones', () => {
  const around = [base('in', 2.5, -2.5, { w: 9, d: 9 }), base('out', 2.51, 0, { w: 9, d: 9 }), base('middle', 0, 0)];
  // biome-ignore format: one line a case
  lines('beaten-zone', [
    ['PLA-BZ-01 infantry mortars', zone('infantry-mortar'), square(2.5)],
    ['PLA-BZ-01 heavy mortars', zone('heavy-mortar'), square(2.5)],
    ['PLA-BZ-02 a battery', zone('conventional-artillery'), square(5)],
    ['PLA-BZ-02 HoverGuns', zone('gf-hover-artillery'), square(5)],
    ['PLA-BZ-02 artillery missiles', zone('artillery-missile'), square(5)],
    ['PLA-BZ-02 close support missiles', zone('cs-missile'), square(5)],
    ['PLA-BZ-02 standoff missiles', zone('standoff-missile'), square(5)],
    ['PLA-BZ-03 an RLS', zone('rls'), square(10)],
    ['PLA-BZ-04 an air strike', zone('other-air'), square(5)],
    ['PLA-BZ-04 (PLA-BZ-08, PLA-R-40) AIR or pacifiers', zone('ga-air'), square(5)],
    ['PLA-BZ-05 (PLA-BZ-06) a laser or a cruiser', zone('orbital-laser'), { shape: 'circle', diameterCm: 12, areaSqCm: 113.1 }],
    ['PLA-BZ-07 a battleship', zone('battleship'), { shape: 'circle', diameterCm: 20 }],
    ['PLA-BZ-09 an ICBM', zone('icbm'), { shape: 'circle', diameterCm: 10, areaSqCm: 78.54 }],
    ['(PLA-R-38) by their centres, in the order given', zone('conventional-artillery', { bases: around }), { hit: ['in', 'middle'] }],
    ['(PLA-R-38) on the edge of a circle', zone('icbm', { bases: [base('on', 3, 4), base('off', 3.01, 4)] }), { hit: ['on'] }],
    ['PLA-BZ-10 another shape', zone('conventional-artillery', { widthCm: 2, depthCm: 12.5, bases: [base('far', 1, 6.25), base('aside', 1.1, 0)] }), { widthCm: 2, depthCm: 12.5, areaSqCm: 25, hit: ['far'] }],
    ['PLA-BZ-10 turned by 45 degrees', zone('conventional-artillery', { widthCm: 2.5, depthCm: 10, headingDeg: 45, bases: [base('ne', 3.5, 3.5), base('n', 0, 4.9)] }), { hit: ['ne'] }],
    ['PLA-BZ-10 a zone of another area', zone('conventional-artillery', { widthCm: 5, depthCm: 5.1 }), 'PLA-BZ-10'],
    ['PLA-BZ-10 circles keep their shape', zone('icbm', { widthCm: 5, depthCm: 5 }), 'PLA-BZ-10'],
    ['PLA-BZ-10 AIR keeps its shape', zone('ga-air', { widthCm: 5, depthCm: 5 }), 'PLA-BZ-10'],
    ['PLA-R-39 no side under 1 cm', zone('conventional-artillery', { widthCm: 0.5, depthCm: 50 }), 'PLA-R-39'],
    ['PLA-BZ-10 (PLA-R-39) a side of 1 cm', zone('conventional-artillery', { widthCm: 1, depthCm: 25 }), { areaSqCm: 25 }],
    ['PLA-FM-14 (PLA-R-161) twice the area', zone('rls', { multiple: 2 }), { widthCm: 10, depthCm: 20, areaSqCm: 200 }],
    ['PLA-FM-14 PLA-BZ-10 and another shape', zone('rls', { multiple: 2, widthCm: 20, depthCm: 10 }), { areaSqCm: 200 }],
    ['PLA-FM-14 not of a circle', zone('icbm', { multiple: 2 }), 'PLA-FM-14'],
    ['PLA-FM-14 not of AIR', zone('ga-air', { multiple: 2, widthCm: 5, depthCm: 10 }), 'PLA-FM-14'],
    ['PLA-R-41 two aircraft', zone('ga-air', { sp: 2 }), { widthCm: 5, depthCm: 2.5, areaSqCm: 12.5 }],
    ['(PLA-R-41) three aircraft', zone('ga-air', { sp: 3 }), square(5)],
    ['(PLA-R-41) guns are no aircraft', zone('rls', { sp: 1 }), square(10)],
    ['PLA-WP-01 direct fire has none', zone('hovertank', { multiple: 2 }), 'PLA-WP-01'],
    ['only one size', zone('rls', { depthCm: 5 }), 'given.widthCm'],
    ['only the other', zone('rls', { widthCm: 5 }), 'given.depthCm'],
  ]);
});

describe('bunching', () => {
  const stack = (n: number) => Array.from({ length: n }, (_, i) => base(`b${i}`, 0, 0));
  // biome-ignore format: one line a case
  lines('bunching', [
    ['(PLA-FIR-15) two may share a place', { bases: stack(2) }, { counts: { b0: 2, b1: 2 }, status: { b0: 'normal' } }],
    ['PLA-FIR-13 three are bunched', { bases: stack(3) }, { status: { b0: 'bunched', b2: 'bunched' } }],
    ['PLA-FIR-13 four', { bases: stack(4) }, { status: { b3: 'bunched' } }],
    ['PLA-FIR-13 PLA-FIR-14 five are non-tactical', { bases: stack(5) }, { counts: { b4: 5 }, status: { b4: 'non-tactical' } }],
    ['(PLA-R-37) a centre on the edge of the other', { bases: [base('a', 0, 0), base('b', 1, 1)] }, { counts: { a: 2, b: 2 } }],
    ['(PLA-R-37) a centre outside', { bases: [base('a', 0, 0), base('b', 1.1, 0)] }, { counts: { a: 1, b: 1 } }],
    ['(PLA-R-37) the centre of either', { bases: [base('a', 0, 0, { w: 6, d: 6 }), base('b', 3, 0)] }, { counts: { a: 2, b: 2 } }],
    ['nobody', { bases: [] }, 'given.bases'],
  ]);
});

describe('coherency', () => {
  // biome-ignore format: one line a case
  lines('coherency', [
    ['PLA-ORG-08 militia within 5 cm', { troop: 'militia', bases: [base('a', 0, 0), base('b', 7, 0), base('c', 14.1, 0)] }, { limitCm: 5, gapsCm: { a: 5, b: 5, c: 5.1 }, broken: ['c'] }],
    ['PLA-ORG-08 (PLA-R-70) regulars too', { troop: 'regular', bases: [base('a', 0, 0), base('b', 8, 0)] }, { limitCm: 5, broken: ['a', 'b'] }],
    ['PLA-ORG-09 GF within 10 cm', { troop: 'gf', bases: [base('a', 0, 0), base('b', 8, 0)] }, { limitCm: 10, broken: [] }],
    ['(PLA-R-118) between their nearest edges', { troop: 'gf', bases: [base('a', 0, 0), base('b', 5, 6)] }, { gapsCm: { a: 5, b: 5 } }],
    ['PLA-ORG-09 a single base', { troop: 'gf', bases: [base('a', 0, 0)] }, { gapsCm: { a: 0 }, broken: [] }],
    ['PLA-ORG-09 overlapping ones', { troop: 'gf', bases: [base('a', 0, 0), base('b', 1, 0)] }, { gapsCm: { a: 0, b: 0 } }],
  ]);
});
