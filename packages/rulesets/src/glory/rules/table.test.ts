import { describe, expect, test } from 'vitest';
import { type Case, cited, told } from '../kit.js';
import { crossesSector, isEdgeSquare, tabletopOf } from './table.js';

const wanted = (found: unknown, want: unknown) =>
  typeof want === 'string' ? expect(found).toBe(want) : expect(found).toMatchObject(want as object);

describe('base-size', () => {
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['IGR-BAS-01 25 mm option 1',            { scale: '25mm', option: 1 }, { frontageCm: 6 }],
    ['IGR-BAS-01 25 mm option 2',            { scale: '25mm', option: 2 }, { frontageCm: 12 }],
    ['IGR-BAS-01 25 mm option 3',            { scale: '25mm', option: 3 }, { frontageCm: 18 }],
    ['IGR-BAS-02 15 mm option 1',            { scale: '15mm', option: 1 }, { frontageCm: 6 }],
    ['IGR-BAS-02 or 4 cm',                   { scale: '15mm', option: 1, narrow: true }, { frontageCm: 4 }],
    ['IGR-BAS-02 20 mm and HO/OO too',       { scale: 'HO/OO', option: 1, narrow: true }, { frontageCm: 4 }],
    ['IGR-BAS-02 15 mm option 3',            { scale: '15mm', option: 3 }, { frontageCm: 12 }],
    ['IGR-BAS-02 20 mm with 15 mm',          { scale: '20mm' }, { frontageCm: 8 }],
    ['IGR-BAS-03 6 mm option 1',             { scale: '6mm', option: 1 }, { frontageCm: 2 }],
    ['IGR-BAS-03 6 mm option 2',             { scale: '6mm', option: 2 }, { frontageCm: 4 }],
    ['IGR-BAS-03 6 mm option 3',             { scale: '6mm', option: 3 }, { frontageCm: 6 }],
    ['IGR-BAS-04 option 2 is the standard',  { scale: '15mm' }, { frontageCm: 8, depthCm: 4, depthWidths: 0.5 }],
    ['IGR-BAS-04 there is no option 4',      { scale: '15mm', option: 4 }, 'given.option'],
    ['IGR-BAS-05 horse on square bases',     { scale: '15mm', class: 'HCC' }, { depthCm: 8, depthWidths: 1 }],
    ['IGR-R-06 FOOT half as deep',           { scale: '25mm', class: 'VLI' }, { depthCm: 6, depthWidths: 0.5 }],
    ['IGR-R-06 all others square: ELE',      { scale: '25mm', class: 'ELE' }, { depthCm: 12, depthWidths: 1 }],
    ['IGR-R-06 and guns',                    { scale: '25mm', class: 'ART' }, { depthCm: 12, depthWidths: 1 }],
    ['IGR-R-07 10 mm as 15 mm',              { scale: '10mm' }, { frontageCm: 8 }],
    ['narrow bases are of option 1 only',    { scale: '15mm', narrow: true }, 'given.narrow'],
    ['and of 15 to 20 mm only',              { scale: '25mm', option: 1, narrow: true }, 'given.narrow'],
    ['IGR-GEN-02 no such scale',             { scale: '54mm' }, 'given.scale'],
    ['no such class',                        { scale: '15mm', class: 'HIB' }, 'given.class'],
  ];
  test.each(cases)('%s', (_, given, want) => wanted(told('base-size', given), want));
  test.each(['25mm', '20mm', '15mm', 'HO/OO', '10mm', '6mm'])('IGR-GEN-02 figures of %s', scale =>
    expect(told('base-size', { scale })).toHaveProperty('frontageCm'),
  );
  test('what is cited', () => {
    expect(cited('base-size', { scale: '10mm' })).toEqual(['IGR-BAS-02', 'IGR-R-06', 'IGR-R-07']);
    expect(cited('base-size', { scale: '6mm' })).toEqual(['IGR-BAS-03', 'IGR-R-06']);
    expect(cited('base-size', { scale: '25mm' })).toEqual(['IGR-BAS-01', 'IGR-R-06']);
  });
});

describe('table', () => {
  const full = { '4x4': [120, 120, 4, 4], '6x4': [180, 120, 6, 4], '8x4': [240, 120, 6, 3], '8x5': [240, 150, 6, 4] };
  // biome-ignore format: the chart
  const chart: [string, string, number, string[]][] = [
    ['IGR-TAB-10', '25mm', 1, ['4x4', '6x4']], ['IGR-TAB-11', '25mm', 2, ['6x4', '8x4', '8x5']], ['IGR-TAB-12', '25mm', 3, ['8x4', '8x5']],
    ['IGR-TAB-13', '15mm', 1, ['4x4']],        ['IGR-TAB-14', '15mm', 2, ['4x4', '6x4']],        ['IGR-TAB-15', '15mm', 3, ['6x4', '8x4']],
    ['IGR-TAB-16', '6mm', 1, ['4x4']],         ['IGR-TAB-17', '6mm', 2, ['4x4']],                ['IGR-TAB-18', '6mm', 3, ['4x4', '6x4']],
  ];
  test.each(chart)('%s %s option %d', (rule, scale, option, yes) => {
    for (const size of ['4x4', '6x4', '8x4', '8x5'] as const) {
      const given = { scale, option, size };
      if (!yes.includes(size)) {
        expect(told('table', given)).toBe(rule);
        continue;
      }
      const [widthCm, depthCm, columns, rows] = full[size];
      expect(told('table', given)).toMatchObject({ widthCm, depthCm, columns, rows });
      expect(cited('table', given)).toContain(rule);
    }
  });
  test('IGR-TAB-13 the 15 mm rows serve 20 mm, HO/OO and, by IGR-R-07, 10 mm', () => {
    for (const scale of ['20mm', 'HO/OO', '10mm']) {
      expect(told('table', { scale, option: 1, size: '6x4' })).toBe('IGR-TAB-13');
      expect(cited('table', { scale, size: '6x4' })).toContain('IGR-TAB-14');
    }
  });
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['IGR-TAB-01 no other table',                { scale: '15mm', size: '5x4' }, 'given.size'],
    ['IGR-TAB-02 in cm',                         { scale: '25mm', size: '8x5' }, { widthCm: 240, depthCm: 150, widthW: 20, depthW: 12.5 }],
    ['IGR-TAB-03 no other square',               { scale: '15mm', size: '4x4', tile: 14 }, 'given.tile'],
    ['IGR-TAB-19 12 inches on 4x4',              { scale: '15mm', size: '4x4' }, { tileInches: 12, squares: 16, edgeSquares: 12 }],
    ['IGR-TAB-19 not 16',                        { scale: '15mm', size: '4x4', tile: 16 }, 'IGR-TAB-19'],
    ['IGR-TAB-19 12 inches on 6x4',              { scale: '15mm', size: '6x4', tile: 12 }, { columns: 6, rows: 4 }],
    ['IGR-TAB-19 not 20 on 6x4',                 { scale: '15mm', size: '6x4', tile: 20 }, 'IGR-TAB-19'],
    ['IGR-TAB-19 16 on 8x4',                     { scale: '25mm', size: '8x4' }, { tileInches: 16, columns: 6, rows: 3, edgeSquares: 14 }],
    ['IGR-TAB-19 not 12 on 8x4',                 { scale: '25mm', size: '8x4', tile: 12 }, 'IGR-TAB-19'],
    ['IGR-R-10 stretched: 3.75 rows are 4',      { scale: '25mm', size: '8x5' }, { tileInches: 16, columns: 6, rows: 4, squares: 24, edgeSquares: 16 }],
    ['IGR-R-10 stretched: 4.8 columns are 5',    { scale: '25mm', size: '8x5', tile: 20 }, { columns: 5, rows: 3, squares: 15, edgeSquares: 12 }],
    ['the chart comes before the squares',       { scale: '15mm', size: '8x4', tile: 12 }, 'IGR-TAB-14'],
    ['IGR-R-08 inches are 2.5 cm; IGR-DEP-01',   { scale: '15mm', size: '4x4' }, { rearZoneCm: 20, rearZoneW: 2.5 }],
    ['IGR-DEP-02 a Flank Sector on 8 feet',      { scale: '25mm', size: '8x4' }, { flankSectorCm: 60, flankSectorW: 5 }],
    ['IGR-DEP-02 also on 8x5',                   { scale: '25mm', size: '8x5' }, { flankSectorCm: 60 }],
    ['IGR-DEP-03 on 6 feet',                     { scale: '15mm', size: '6x4' }, { flankSectorCm: 45, flankSectorW: 5.625 }],
    ['IGR-DEP-04 on 4 feet',                     { scale: '15mm', size: '4x4' }, { flankSectorCm: 30, flankSectorW: 3.75 }],
    ['IGR-DEP-12 gaps of 24 cm in 15 mm option 2', { scale: '15mm', size: '4x4' }, { battleLineGapCm: 24 }],
    ['IGR-GEN-05 W is a length of the base: 36 cm in 25 mm', { scale: '25mm', size: '6x4' }, { battleLineGapCm: 36, widthW: 15 }],
    ['IGR-GEO-05 four decimals',                 { scale: '25mm', size: '6x4' }, { rearZoneW: 1.6667 }],
    ['narrow bases',                             { scale: '15mm', option: 1, narrow: true, size: '4x4' }, { frontageCm: 4, widthW: 30 }],
    ['IGR-BAS-02 narrow where there is no such base', { scale: '15mm', narrow: true, size: '8x4' }, 'given.narrow'],
  ];
  test.each(cases)('%s', (_, given, want) => wanted(told('table', given), want));
  test('what is cited', () => {
    expect(cited('table', { scale: '25mm', size: '8x5' })).toEqual([
      'IGR-TAB-11', 'IGR-BAS-01', 'IGR-TAB-19', 'IGR-DEP-01', 'IGR-DEP-02', 'IGR-R-10',
    ]); // biome-ignore format: a list
    expect(cited('table', { scale: '15mm', size: '4x4' })).toContain('IGR-DEP-04');
    expect(cited('table', { scale: '15mm', size: '6x4' })).toContain('IGR-DEP-03');
  });
  test('IGR-TER-09 edge squares are those of the first and last column and row', () => {
    const edge = (c: number, r: number) => isEdgeSquare(c, r, 4, 3);
    expect([edge(0, 1), edge(3, 1), edge(1, 0), edge(1, 2), edge(1, 1), edge(2, 1)]).toEqual([
      true, true, true, true, false, false,
    ]); // biome-ignore format: a list
  });
});

describe('sector', () => {
  const table = { scale: '15mm', size: '6x4' }; // 22.5 x 15 W, flanks 5.625 W, Rear Zone 2.5 W
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['IGR-DEP-03 inside the west flank',        { table, x: 5.62, y: 1 }, { sector: 'west-flank', rearZone: true }],
    ['IGR-R-42 on the line: the centre',        { table, x: 5.625, y: 1 }, { sector: 'centre' }],
    ['IGR-R-42 on the eastern line, too',       { table, x: 16.875, y: 1 }, { sector: 'centre' }],
    ['IGR-GEO-04 within a millionth of it',     { table, x: 16.8750009, y: 1 }, { sector: 'centre' }],
    ['IGR-DEP-03 beyond it',                    { table, x: 16.88, y: 1 }, { sector: 'east-flank' }],
    ['IGR-DEP-01 8 inches: 2.5 W',              { table, x: 9, y: 2.5 }, { rearZone: true }],
    ['IGR-DEP-01 no more',                      { table, x: 9, y: 2.51 }, { rearZone: false }],
    ['IGR-DEP-01 of the other side',            { table, side: 'north', x: 9, y: 12.5 }, { rearZone: true }],
    ['IGR-DEP-01 no more, of the other side',   { table, side: 'north', x: 9, y: 12.49 }, { rearZone: false }],
    ['IGR-DEP-02 8 feet: 60 cm',                { table: { scale: '25mm', size: '8x4' }, x: 4.99, y: 1 }, { sector: 'west-flank' }],
    ['IGR-DEP-04 4 feet: 30 cm',                { table: { scale: '15mm', size: '4x4' }, x: 3.8, y: 1 }, { sector: 'centre' }],
    ['IGR-GEO-01 x and y from the south-west',  { table, x: -0.1, y: 1 }, 'given.x'],
    ['IGR-GEO-01 the corner itself is on the table', { table, x: 0, y: 0 }, { sector: 'west-flank', rearZone: true }],
    ['off the table to the east',               { table, x: 22.6, y: 1 }, 'given.x'],
    ['off the table to the south',              { table, x: 2, y: -1 }, 'given.y'],
    ['off the table to the north',              { table, x: 2, y: 15.1 }, 'given.y'],
    ['off a table that cannot be: first the point', { table: { scale: '15mm', size: '8x4' }, x: 99, y: 1 }, 'given.x'],
    ['then the table: IGR-TAB-14',              { table: { scale: '15mm', size: '8x4' }, x: 9, y: 1 }, 'IGR-TAB-14'],
    ['a narrow base that cannot be',            { table: { ...table, narrow: true }, x: 9, y: 1 }, 'given.table.narrow'],
    ['no such side',                            { table, side: 'west', x: 9, y: 1 }, 'given.side'],
  ];
  test.each(cases)('%s', (_, given, want) => wanted(told('sector', given), want));
  test.each([
    ['IGR-DEP-02', '25mm', '8x5'],
    ['IGR-DEP-02', '25mm', '8x4'],
    ['IGR-DEP-03', '15mm', '6x4'],
    ['IGR-DEP-04', '15mm', '4x4'],
  ])('%s is cited', (rule, scale, size) =>
    expect(cited('sector', { table: { scale, size }, x: 1, y: 1 })).toEqual(['IGR-DEP-01', rule]),
  );
  test('IGR-R-42 a sector is crossed by the centre', () => {
    const top = tabletopOf({ scale: '15mm', option: 2, narrow: false, size: '6x4', tile: 12 });
    expect(crossesSector(5, 5.625, top)).toBe(true);
    expect(crossesSector(5.625, 16.875, top)).toBe(false);
    expect(crossesSector(16.8, 16.9, top)).toBe(true);
  });
});
