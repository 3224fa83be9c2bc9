import { describe, expect, test } from 'vitest';
import { type Case, cited, DEFAULTS, told, under } from '../kit.js';
import { baseAt, isOnTable } from './geometry.js';
import { CORNERS, entryPose, marchFacing, marchPoses, maySpring, mustSpring, onDiagonal } from './march.js';
import { troopOf } from './notation.js';
import { depthOf, tabletopOf } from './table.js';

const small = { scale: '15mm', size: '4x4' }; // 15 x 15 W
const wide = { scale: '15mm', size: '6x4' }; // 22.5 x 15 W
const march = (steps: number, column: string[], table: object = small) => ({ table, column, steps });
const foot = 'HIM-III-RA';

describe('march', () => {
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['IGR-AMB-06 nobody has left yet',                 march(0, [foot]), { rate: 1, head: 0, onTable: 0, atEnd: false }],
    ['IGR-AMB-06 the rate of the slowest',             march(2, ['LSC-III-RA', 'VLI-III-RA']), { rate: 1.5, head: 3 }],
    ['IGR-AMB-06 guns count 1 W',                      march(2, ['LSC-III-RA', 'ART-III-RA']), { rate: 1, head: 2 }],
    ['IGR-AMB-06 the diagonal',                        march(1, [foot], wide), { length: 27.0416 }],
    ['IGR-AMB-06 never beyond L - e',                  march(99, [foot], wide), { head: 26.2916, atEnd: true }],
    ['IGR-AMB-06 e is half a W on a square table',     march(99, [foot]), { head: 20.7132, atEnd: true }],
    ['IGR-AMB-06 not at the end a step before',        march(20, [foot]), { head: 20, atEnd: false }],
    ['IGR-AMB-07 on the table when the rear edge is at e', march(1, [foot]), { onTable: 1 }],
    ['IGR-AMB-07 not before',                          march(1, [foot], wide), { onTable: 0 }],
    ['IGR-AMB-07 nose to tail, a quarter W between',   march(2, [foot, foot, foot]), { onTable: 2 }],
    ['IGR-AMB-07 horse are twice as deep',             march(2, ['HCC-III-RA', 'HCC-III-RA']), { rate: 1.5, head: 3, onTable: 2 }],
    ['IGR-AMB-02 an order of march needs somebody',    march(1, []), 'given.column'],
    ['half a step',                                    march(0.5, [foot]), 'given.steps'],
    ['the troops come before the table: IGR-MF-17',    march(1, ['LIS-V-RA'], { scale: '15mm', size: '8x4' }), 'IGR-MF-17'],
    ['then the table: IGR-TAB-14',                     march(1, [foot], { scale: '15mm', size: '8x4' }), 'IGR-TAB-14'],
    ['a narrow base that cannot be',                   march(1, ['LIS-V-RA'], { ...small, narrow: true }), 'given.table.narrow'],
  ];
  test.each(cases)('%s', (_, given, wanted) => {
    if (typeof wanted === 'string') expect(told('march', given)).toBe(wanted);
    else expect(told('march', given)).toMatchObject(wanted as object);
  });
  test('IGR-AMB-06 guns count 1 W whatever IGR-R-31 says', () =>
    expect(told('march', march(1, ['(ART-III-RA) heavy']), under('IGR-R-31', 'by-weight'))).toMatchObject({ rate: 1 }));
  test('IGR-AMB-06 and IGR-AMB-07 are cited', () =>
    expect(cited('march', march(1, [foot]))).toEqual(['IGR-AMB-06', 'IGR-AMB-07']));
});

describe('on the diagonal', () => {
  const top = tabletopOf({ scale: '15mm', option: 2, narrow: false, size: '6x4', tile: 12 });
  const column = ['LSC-III-RA', 'HIM-III-RA', 'ART-III-RA'].map(troopOf);

  test('IGR-AMB-03 from one corner towards the opposite one', () => {
    expect(CORNERS.map(c => Math.round(marchFacing(c, top) * 10) / 10)).toEqual([56.3, 303.7, 123.7, 236.3]);
    const far = onDiagonal('se', top, Math.sqrt(22.5 ** 2 + 15 ** 2));
    expect([far.x, far.y].map(v => Math.abs(Math.round(v * 1e9) / 1e9))).toEqual([0, 15]);
  });
  test.each(CORNERS)(
    'IGR-AMB-06, IGR-AMB-07 from %s: in the written order, wholly on the table or not at all',
    corner => {
      for (let steps = 0; steps < 30; steps++) {
        const poses = marchPoses({ top, column, steps }, corner, DEFAULTS);
        const { onTable } = told('march', {
          table: wide,
          column: ['LSC-III-RA', 'HIM-III-RA', 'ART-III-RA'],
          steps,
        }) as { onTable: number };
        expect(poses.filter(Boolean)).toHaveLength(onTable);
        for (const [i, pose] of poses.entries()) {
          if (pose) expect(isOnTable(baseAt(pose, 1, depthOf(column[i]!.class)), top.width, top.depth)).toBe(true);
          else expect(poses.slice(i).every(p => p === null)).toBe(true);
        }
      }
    },
  );
  test.each(CORNERS)('IGR-AMB-09 from %s: who comes later enters with his rear edge at e', corner => {
    for (const troop of column) {
      const base = baseAt(entryPose(troop, corner, top), 1, depthOf(troop.class));
      expect(isOnTable(base, top.width, top.depth)).toBe(true);
      const back = 0.02; // any nearer to the corner, and it would hang over the edge
      const nearer = { ...base, x: base.x - base.forwardX * back, y: base.y - base.forwardY * back };
      expect(isOnTable(nearer, top.width, top.depth)).toBe(false);
    }
  });
  // biome-ignore format: one line a case
  test.each([[2, 5, false, false], [3, 5, false, true], [3, 6, false, true], [2, 6, false, false], [0, 6, true, true]])(
    'IGR-AMB-08 %d of %d on the table, at the end %s: the ambush may be sprung: %s', (onTable, marchers, atEnd, wanted) => {
      expect(maySpring({ onTable, atEnd }, marchers)).toBe(wanted);
      expect(mustSpring({ atEnd })).toBe(atEnd); // IGR-R-18
    });
  test('IGR-R-18 when the head is at the end the winner must deploy', () => {
    expect(mustSpring({ atEnd: true })).toBe(true);
    expect(mustSpring({ atEnd: false })).toBe(false);
  });
});

describe('ambush-deploy', () => {
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['IGR-AMB-04 within 30 cm',             { distanceCm: 30 }, { legal: true }],
    ['IGR-AMB-04 nearer, too',              { distanceCm: 0 }, { legal: true }],
    ['IGR-AMB-04 not farther',              { distanceCm: 30.01 }, 'IGR-AMB-04'],
    ['IGR-GEO-04 a millionth is nothing',   { distanceCm: 30.0000009 }, { legal: true }],
    ['a negative distance',                 { distanceCm: -1 }, 'given.distanceCm'],
  ];
  test.each(cases)('%s', (_, given, wanted) => expect(told('ambush-deploy', given)).toEqual(wanted));
  test('IGR-AMB-04 is cited', () => expect(cited('ambush-deploy', { distanceCm: 3 })).toEqual(['IGR-AMB-04']));
});
