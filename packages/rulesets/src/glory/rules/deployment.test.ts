import { describe, expect, test } from 'vitest';
import { type Case, cited, told, under } from '../kit.js';
import { type Placed, placeRefusal } from './deployment.js';
import { baseAt } from './geometry.js';
import { troopOf } from './notation.js';
import { depthOf, tabletopOf } from './table.js';

const table = { scale: '15mm', size: '4x4' }; // 15 x 15 W, flanks 3.75 W, Rear Zone 2.5 W
const v = (id: string, x: number, more: object = {}, y = 2, facing = 0) => ({
  id,
  troop: 'HIM-III-RA',
  pose: { x, y, facing },
  ...more,
});
const army = (...vignettes: object[]) => ({ table, vignettes });
const DET = under('IGR-DET-01', 'on');

describe('deployment', () => {
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['IGR-DEP-05 wholly in the Rear Zone',               army(v('a', 7)), { legal: true, battleLine: ['a'], gaps: [] }],
    ['IGR-DEP-10 a supporter stands behind the line, and is no part of it or of a Wing', army(v('a', 2), v('b', 2, { supports: 'a' }, 1.5), v('c', 5)), { battleLine: ['a', 'c'], wings: { west: ['a'], east: [] }, gaps: [{ between: ['a', 'c'], gap: 2 }] }],
    ['IGR-DEP-05 not over its inner border',             army(v('a', 7, {}, 2.26)), 'IGR-DEP-05'],
    ['IGR-DEP-05 flush with the border',                 army(v('a', 7, {}, 2.25)), { legal: true }],
    ['IGR-DEP-05 nor over the table edge',               army(v('a', 7, {}, 0.24)), 'IGR-DEP-05'],
    ['IGR-DEP-05 nor over the side edge',                army(v('a', 0.49)), 'IGR-DEP-05'],
    ['IGR-DEP-05 flush with the side edges',             army(v('a', 0.5), v('b', 14.5, { troop: 'VLI-III-RA', role: 'skirmish' })), { legal: true }],
    ['IGR-DEP-05 a turned base at the side edge',        army(v('a', 0.54, {}, 1.2, 45)), { legal: true }],
    ['IGR-DEP-05 reaches farther there, too',            army(v('a', 0.52, {}, 1.2, 45)), 'IGR-DEP-05'],
    ['IGR-DEP-05 nor over the other side edge',          army(v('a', 14.51)), 'IGR-DEP-05'],
    ['IGR-DEP-05 a turned base reaches farther',         army(v('a', 7, {}, 2.05, 45)), 'IGR-DEP-05'],
    ['IGR-DEP-05 the other side has its own',            { ...army(v('a', 7, {}, 13)), side: 'north' }, { legal: true }],
    ['IGR-DEP-05 and no other',                          { ...army(v('a', 7)), side: 'north' }, 'IGR-DEP-05'],
    ['IGR-DEP-06 centre and flanks may both be used',    army(v('a', 2.5), v('b', 5)), { legal: true }],
    ['IGR-GEO-06 two bases overlap',                     army(v('a', 7), v('b', 7.9)), 'IGR-GEO-06'],
    ['IGR-GEO-06 touching is not overlapping',           army(v('a', 7), v('b', 8)), { gaps: [{ between: ['a', 'b'], gap: 0 }] }],
    ['IGR-DEP-05 comes before IGR-GEO-06',               army(v('a', 7), v('b', 7.9), v('c', 7, {}, 9)), 'IGR-DEP-05'],
    ['IGR-CMD-01 an army has a Centre and two Wings',    army(v('w', 1, { part: 'west-wing' }), v('c', 4.5, { part: 'centre' }), v('d', 8), v('f', 11, { part: 'centre' }), v('e', 14, { part: 'east-wing' })), { legal: true }],
    ['IGR-CMD-04 the Centre stands in the Centre Sector', army(v('a', 3.7, { part: 'centre' })), 'IGR-CMD-04'],
    ['IGR-CMD-05 a Wing in its own Flank Sector',        army(v('a', 5, { part: 'west-wing' })), 'IGR-CMD-05'],
    ['IGR-CMD-05 and not in the other',                  army(v('a', 2, { part: 'east-wing' })), 'IGR-CMD-05'],
    ['IGR-CMD-04 over all vignettes before IGR-CMD-05',  army(v('a', 5, { part: 'west-wing' }), v('b', 2.5, { part: 'centre' })), 'IGR-CMD-04'],
    ['IGR-DEP-08 HIM may not leave the line',            army(v('a', 7), v('b', 5, { role: 'skirmish' })), 'IGR-DEP-08'],
    ['IGR-DEP-08 VLI may: in front of it',               army(v('a', 7, {}, 1), v('b', 7, { troop: 'VLI-III-RA', role: 'skirmish' })), { battleLine: ['a'] }],
    ['IGR-DEP-08 beside it',                             army(v('a', 2), v('b', 13, { troop: 'LIS-III-RA', role: 'skirmish' })), { battleLine: ['a'] }],
    ['IGR-DEP-08 or behind it',                          army(v('a', 7), v('b', 7, { troop: 'LIN-III-RA', role: 'skirmish' }, 1)), { battleLine: ['a'] }],
    ['IGR-DEP-13 an exempt class may be in it',          army(v('a', 7, { troop: 'VLI-III-RA' })), { battleLine: ['a'] }],
    ['IGR-DEP-13 it holds at least one',                 army(v('a', 7, { troop: 'VLI-III-RA', role: 'skirmish' })), 'IGR-DEP-13'],
    ['IGR-DEP-13 nobody at all is too few',              army(), 'IGR-DEP-13'],
    ['IGR-DEP-13 a second line alone is none',           { ...army(v('a', 7, { line: 2 })), linesAllowed: 2 }, 'IGR-DEP-13'],
    ['IGR-DEP-07 one line, unless the list permits more', army(v('a', 7), v('b', 7, { line: 2 }, 1)), 'IGR-DEP-07'],
    ['IGR-DEP-07 as many as it permits',                 { ...army(v('a', 7), v('b', 7, { line: 2 }, 1)), linesAllowed: 2 }, { battleLine: ['a'], gaps: [] }],
    ['IGR-DEP-09 3 W between neighbours',                army(v('b', 7), v('a', 3)), { battleLine: ['a', 'b'], gaps: [{ between: ['a', 'b'], gap: 3 }] }],
    ['IGR-DEP-09 no more',                               army(v('a', 3), v('b', 7.01)), 'IGR-DEP-09'],
    ['IGR-DEP-09 measured between the nearest points',   army(v('a', 3, {}, 1), v('b', 6.9, {}, 2)), { gaps: [{ between: ['a', 'b'], gap: 2.9428 }] }],
    ['IGR-DEP-09 neighbours follow by their centres',    army(v('a', 2), v('c', 9), v('b', 5.5)), { battleLine: ['a', 'b', 'c'], gaps: [{ gap: 2.5 }, { gap: 2.5 }] }],
    ['IGR-DEP-09 line by line',                          { ...army(v('a', 3), v('b', 7), v('c', 3, { line: 2 }, 1), v('d', 7.5, { line: 2 }, 1)), linesAllowed: 2 }, 'IGR-DEP-09'],
    ['IGR-DEP-09 gaps are told line by line',            { ...army(v('c', 3, { line: 2 }, 1), v('d', 6, { line: 2 }, 1), v('a', 3), v('b', 7)), linesAllowed: 2 }, { gaps: [{ between: ['a', 'b'], gap: 3 }, { between: ['c', 'd'], gap: 2 }] }],
    ['IGR-DEP-09 skirmishers do not fill a gap',         army(v('a', 3), v('b', 9), v('c', 6, { troop: 'VLI-III-RA', role: 'skirmish' })), 'IGR-DEP-09'],
    ['IGR-R-23 one line: no one behind another',         army(v('a', 7), v('b', 7.5, {}, 1)), 'IGR-R-23'],
    ['IGR-R-23 at the corner is abreast',                army(v('a', 7), v('b', 8, {}, 1.2)), { legal: true }],
    ['IGR-R-23 comes before IGR-DEP-09, pair by pair',   army(v('a', 2), v('b', 7), v('c', 7.5, {}, 1)), 'IGR-DEP-09'],
    ['IGR-R-23 any facing',                              army(v('a', 7, {}, 1.2, 90), v('b', 8, {}, 1.2)), { gaps: [{ gap: 0.25 }] }],
    ['IGR-DEP-10 what stands in a Flank Sector is a Wing', army(v('a', 3), v('b', 7), v('c', 11), v('d', 14)), { wings: { west: ['a'], east: ['d'] } }],
    ['IGR-DEP-11 who supports is left out of the line tests', army(v('a', 7), v('b', 7, { supports: 'a' }, 1.5)), { battleLine: ['a'], gaps: [] }],
    ['supports somebody who is not there',               army(v('a', 7), v('b', 7, { supports: 'z' }, 1.5)), 'given.vignettes[1].supports'],
    ['supports himself',                                 army(v('a', 7, { supports: 'a' })), 'given.vignettes[0].supports'],
    ['two of one name',                                  army(v('a', 7), v('a', 9)), 'given.vignettes[1].id'],
    ['IGR-MF-17 comes before the table',                 { table: { scale: '15mm', size: '8x4' }, vignettes: [v('a', 7, { troop: 'LIS-V-RA' })] }, 'IGR-MF-17'],
    ['IGR-TAB-14 the table before the vignettes',        { table: { scale: '15mm', size: '8x4' }, vignettes: [v('a', 99)] }, 'IGR-TAB-14'],
    ['a narrow base that cannot be',                     { table: { ...table, narrow: true }, vignettes: [] }, 'given.table.narrow'],
    ['no line 0',                                        army(v('a', 7, { line: 0 })), 'given.vignettes[0].line'],
    ['a role that is none',                              army(v('a', 7, { role: 'reserve' })), 'given.vignettes[0].role'],
  ];
  test.each(cases)('%s', (_, given, wanted) => {
    if (typeof wanted === 'string') expect(told('deployment', given)).toBe(wanted);
    else expect(told('deployment', given)).toMatchObject(wanted as object);
  });
  test('IGR-DEP-05, IGR-DEP-09 and IGR-DEP-10 are cited', () => {
    expect(cited('deployment', army(v('a', 7)))).toEqual(['IGR-DEP-05', 'IGR-DEP-09']);
    expect(cited('deployment', army(v('a', 2)))).toEqual(['IGR-DEP-05', 'IGR-DEP-09', 'IGR-DEP-10']);
    const wings = army(v('a', 3), v('b', 7), v('c', 10), v('d', 13));
    expect(cited('deployment', wings)).toEqual(['IGR-DEP-05', 'IGR-DEP-09', 'IGR-DEP-10']);
  });
  test('every class but five must be in the line: IGR-DEP-08', () => {
    const may = ['LIS', 'LIN', 'VLI', 'LSC', 'HSC'];
    for (const of of ['HIP', 'HIS', 'HIM', 'HIN', 'HIW', 'LIW', 'CAT', 'HCC', 'ELE', 'ART', ...may]) {
      const found = told('deployment', army(v('a', 7), v('b', 5, { troop: { class: of }, role: 'skirmish' }, 1.5)));
      if (may.includes(of)) expect(found, of).toMatchObject({ legal: true });
      else expect(found, of).toBe('IGR-DEP-08');
    }
  });
});

describe('one after another', () => {
  const top = tabletopOf({ scale: '15mm', option: 2, narrow: false, size: '4x4', tile: 12 });
  const ground = { top, side: 'south' as const, linesAllowed: 2 };
  const placed = (id: string, x: number, more: Partial<Placed> = {}, y = 2): Placed => {
    const troop = more.troop ?? troopOf('HIM-III-RA');
    const base = baseAt({ x, y, facing: 0 }, 1, depthOf(troop.class));
    return { id, troop, base, role: 'mbl', line: 1, part: null, supports: null, ...more };
  };
  const fault = (one: Placed, ...others: Placed[]) => placeRefusal(one, others, ground)?.rule;
  const vli = troopOf('VLI-III-RA');
  // biome-ignore format: one line a case
  const cases: [string, Placed, Placed[], string | undefined][] = [
    ['IGR-R-23 the first of a line stands where he likes',  placed('a', 7), [], undefined],
    ['IGR-R-23 the next within 3 W of somebody',            placed('b', 11), [placed('a', 7)], undefined],
    ['IGR-DEP-09 not farther',                              placed('b', 11.1), [placed('a', 7)], 'IGR-DEP-09'],
    ['IGR-R-23 of whomever in the line, however far the others are', placed('c', 11), [placed('x', 3), placed('a', 7)], undefined],
    ['IGR-R-23 on either side',                             placed('c', 2), [placed('a', 5), placed('x', 9)], undefined],
    ['IGR-R-23 abreast of all',                             placed('b', 7.4, {}, 1), [placed('x', 3), placed('a', 7)], 'IGR-R-23'],
    ['IGR-DEP-07 lines do not bind each other',             placed('b', 12, { line: 2 }, 1), [placed('a', 7)], undefined],
    ['IGR-DEP-07 no third line',                            placed('b', 8, { line: 3 }), [placed('a', 7)], 'IGR-DEP-07'],
    ['IGR-DEP-08 skirmishers stand anywhere',               placed('b', 1, { troop: vli, role: 'skirmish' }), [placed('a', 12)], undefined],
    ['IGR-DEP-08 others do not skirmish',                   placed('b', 1, { role: 'skirmish' }), [placed('a', 12)], 'IGR-DEP-08'],
    ['IGR-DEP-11 who supports stands behind',               placed('b', 7, { supports: 'a' }, 1.5), [placed('a', 7)], undefined],
    ['IGR-GEO-06 nobody stands on another',                 placed('b', 7.2), [placed('a', 7)], 'IGR-GEO-06'],
    ['IGR-DEP-05 nobody outside the Rear Zone',             placed('b', 7, {}, 3), [], 'IGR-DEP-05'],
    ['IGR-CMD-04 a part in its sector',                     placed('b', 2, { part: 'centre' }), [], 'IGR-CMD-04'],
  ];
  test.each(cases)('%s', (_, one, others, wanted) => expect(fault(one, ...others)).toBe(wanted));
});

describe('battle-line-gap', () => {
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['IGR-DEP-09 at deployment 3 W',                    { after: 3 }, { legal: true }],
    ['IGR-DEP-09 no more',                              { after: 3.01 }, 'IGR-DEP-09'],
    ['IGR-GEO-04 a millionth is nothing',               { after: 3.0000009 }, { legal: true }],
    ['IGR-R-22 always: not in play either',             { before: 2, after: 3.2 }, 'IGR-R-22'],
    ['IGR-R-22 always: not wider than it was',          { before: 4, after: 4.1 }, 'IGR-R-22'],
    ['IGR-R-22 always: what was too wide may stay',     { before: 4, after: 4 }, { legal: true }],
    ['IGR-R-22 always: or close',                       { before: 4, after: 3.5 }, { legal: true }],
    ['IGR-R-22 deployment-only: free in play',          { before: 2, after: 9 }, { legal: true }, under('IGR-R-22', 'deployment-only')],
    ['IGR-R-22 deployment-only: bound at deployment',   { after: 9 }, 'IGR-DEP-09', under('IGR-R-22', 'deployment-only')],
    ['IGR-DET-01 no detachments unless in use',         { before: 2, after: 2, detached: true }, 'IGR-DET-01'],
    ['IGR-DET-02 a detachment goes any distance',       { before: 2, after: 9, detached: true }, { legal: true }, DET],
    ['IGR-DET-02 nobody else',                          { before: 2, after: 9 }, 'IGR-R-22', DET],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => expect(told('battle-line-gap', given, how)).toEqual(wanted));
  test('what is cited', () => {
    expect(cited('battle-line-gap', { after: 2 })).toEqual(['IGR-DEP-09']);
    expect(cited('battle-line-gap', { before: 4, after: 3.5 })).toEqual(['IGR-DEP-09', 'IGR-R-22']);
    expect(cited('battle-line-gap', { before: 4, after: 2 })).toEqual(['IGR-DEP-09']);
    expect(cited('battle-line-gap', { before: 2, after: 9, detached: true }, DET)).toEqual([
      'IGR-DEP-09',
      'IGR-R-22',
      'IGR-DET-02',
    ]);
  });
});
