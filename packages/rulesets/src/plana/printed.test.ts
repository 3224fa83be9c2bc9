import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { told } from './kit.js';
import { PS_ROWS, TARGET_ROWS, type UnitType, WEAPONS, type Weapon } from './pieces.js';
import { tableFaults } from './tables/firing.js';
import { HOUSE_ROWS, PRINTED_ROWS } from './tables/firing-rows.js';
import { UNIT_NAMES, unitOf } from './tables/units.js';
import { weaponOf } from './tables/weapons.js';

/** Every printed table of the specification, held against what the book answers, cell by cell. */
const SPECIFICATION = readFileSync(new URL('../../../../docs/rules/plana.md', import.meta.url), 'utf8');
const LINES = SPECIFICATION.split('\n');
const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map(cell => cell.trim());
/** Every row of the specification whose id begins so, in order, named by its id. */
const rowsOf = (prefix: string, ids = /./): (readonly [string, string[]])[] => {
  const found = LINES.filter(line => line.startsWith(`| ${prefix}-`)).map(cellsOf);
  return found.filter(([id]) => ids.test(id!)).map(([id, ...cells]) => [id!, cells] as const);
};
const bare = (cell: string): string => cell.replaceAll('`', '');
const numbers = (cell: string): number[] => (cell.match(/\d+(\.\d+)?/g) ?? []).map(Number);

describe('weapons', () => {
  const weapons = rowsOf('PLA-WPN');
  test('all of them', () => expect(weapons.map(([, [key]]) => bare(key!))).toEqual([...WEAPONS]));
  test.each(weapons)('%s range, modes and zone', (_, [key, name, er, lr, modes, zone]) => {
    const row = weaponOf(bare(key!) as Weapon);
    const size = numbers(zone!);
    expect(row).toMatchObject({
      name,
      er: er === 'no limit' ? Number.POSITIVE_INFINITY : Number(er),
      lr: lr === '-' ? null : Number(lr),
      modes: modes!.split(', '),
      zone: zone === '-' ? null : size.length === 1 ? { diameter: size[0] } : { width: size[0], depth: size[1] },
    });
    const reach = Math.min(row.lr ?? row.er, 900_000);
    expect(told('range-band', { weapon: row.weapon, rangeCm: row.er < 900_000 ? row.er : 0 })).toEqual({
      band: 'effective',
    });
    if (row.lr !== null) expect(told('range-band', { weapon: row.weapon, rangeCm: reach })).toEqual({ band: 'long' });
    if (row.er < 900_000) expect(told('range-band', { weapon: row.weapon, rangeCm: reach + 0.1 })).toBe('PLA-FIR-01');
  });
  // biome-ignore format: one line a rule
  const ranges: [string, Weapon, number, number | null][] = [
    ['PLA-RNG-01', 'conventional-artillery', 30, 40],
    ['PLA-RNG-02', 'gf-hover-artillery', 40, 60],
    ['PLA-RNG-03', 'cs-missile', 10, 15],
    ['PLA-RNG-04', 'artillery-missile', 15, 25],
    ['PLA-RNG-05', 'rls', 30, 40],
    ['PLA-RNG-06', 'infantry-mortar', 3, null],
    ['PLA-RNG-07', 'heavy-mortar', 5, null],
    ['PLA-RNG-08', 'standoff-missile', 50, null],
    ['PLA-RNG-09', 'icbm', Number.POSITIVE_INFINITY, null],
  ];
  test.each(ranges)('%s %s, in kilometres', (_, weapon, er, lr) => {
    expect(weaponOf(weapon)).toMatchObject({ er: er * 10, lr: lr === null ? null : lr * 10 });
  });
});

describe('firing tables', () => {
  /** A row stands under the heading of its weapon. */
  let weapon = '';
  const rows = LINES.flatMap((line): [string, string, string[]][] => {
    weapon = /^\*\*.*\*\* \(`([a-z-]+)`\)/.exec(line)?.[1] ?? weapon;
    const [id, target, ...cells] = cellsOf(line);
    return /^PLA-(FT|HT)-\d+$/.test(id ?? '') ? [[id!, `${weapon} ${target}`, cells]] : [];
  });
  const printed = (cells: readonly string[]): string[] => cells.map(cell => (cell === '' ? '-' : cell));
  test('every weapon against every row', () => {
    expect(rows.map(([, name]) => name).sort()).toEqual(WEAPONS.flatMap(w => TARGET_ROWS.map(r => `${w} ${r}`)).sort());
  });
  test.each(rows)('%s %s', (_, name, cells) => {
    const [key, row] = name.split(' ');
    const [er, lr] = [printed(cells.slice(0, 8)), printed(cells.slice(8))];
    expect(told('firing-row', { weapon: key, row })).toMatchObject({ cells: er });
    const long = told('firing-row', { weapon: key, row, band: 'long' });
    if (lr.every(cell => cell === '-')) expect(long).toBe('PLA-FIR-01');
    else expect(long).toMatchObject({ cells: lr });
  });
  test('PLA-HT: no cell of ours overlaps, and every score has a result', () => {
    expect([...tableFaults(HOUSE_ROWS)]).toEqual([]);
  });
  test('PLA-R-31 what overlaps on the surviving page', () => {
    const faults = [...tableFaults(PRINTED_ROWS)].map(({ path, message }) => {
      const [, row] = /rows\[(\d+)\]/.exec(path)!;
      return `${PRINTED_ROWS[Number(row)]!.rule}: ${message}`;
    });
    expect(faults).toEqual([
      'PLA-FT-02: 12 stands under 3S and 4S',
      'PLA-FT-05: 5 stands under ne and S',
      'PLA-FT-06: 12 stands under 3S and 4S',
      'PLA-FT-09: 5 stands under ne and S',
      'PLA-FT-09: 7 stands under S and 1S',
      'PLA-FT-10: 12 stands under 3S and 4S',
      'PLA-FT-13: 5 stands under ne and S',
      'PLA-FT-14: 12 stands under 3S and 4S',
      'PLA-FT-17: 5 stands under ne and S',
      'PLA-FT-18: 12 stands under 3S and 4S',
    ]);
  });
});

describe('unit types', () => {
  const units = rowsOf('PLA-UT', /-(0\d|[1-4]\d)$/);
  test('46 of them', () => expect(units).toHaveLength(46));
  // The columns as they are printed.
  test.each(units)(
    '%s %j',
    (_, [key, name, sp, base, moveClass, psRow, targetClass, locationRow, pts, kind, weapons, ga, paints, notes]) => {
      const type = bare(key!);
      expect(told('unit-type', { type })).toEqual({
        sp: numbers(sp!)[0],
        baseMm: base === '-' ? null : numbers(base!),
        moveClass,
        psRow,
        targetClass,
        locationRow,
        assaultPointsPerSp: Number(pts),
        assaultKind: kind,
        weapons: weapons === '-' ? [] : weapons!.split(', '),
        groundToAir: ga,
        paints: paints === 'yes',
      });
      expect(UNIT_NAMES[type]).toBe(name);
      const row = unitOf(type as UnitType);
      const shots = numbers(notes!)[0];
      expect(row.shots).toBe(shots);
      expect((row.notes ?? []).length > 0).toBe(notes !== '-' && shots === undefined);
    },
  );
  // biome-ignore format: one line a rule
  const strengths: [string, UnitType[]][] = [
    ['PLA-SP-10', ['gf-section']], ['PLA-SP-11', ['gf-coy-hq']], ['PLA-SP-12', ['gf-heavy-section']], ['PLA-SP-13', ['gf-atgw-section', 'gf-missile-section']],
    ['PLA-SP-14', ['marine-group']], ['PLA-SP-15', ['regular-platoon']], ['PLA-SP-16', ['infantry-hq']], ['PLA-SP-17', ['towed-battery']], ['PLA-SP-18', ['militia-company']],
    ['PLA-SP-19', ['atgw-section']], ['PLA-SP-20', ['mortar-platoon']], ['PLA-SP-21', ['hovertank-platoon']], ['PLA-SP-22', ['hover-rls-platoon']], ['PLA-SP-23', ['hover-artillery-platoon']],
    ['PLA-SP-24', ['cscv-platoon']], ['PLA-SP-25', ['standoff-platoon']], ['PLA-SP-26', ['long-range-section']], ['PLA-SP-27', ['gf-engineer-platoon']], ['PLA-SP-28', ['flyer-flight']],
    ['PLA-SP-29', ['air-unit']], ['PLA-SP-30', ['medium-airtrans']], ['PLA-SP-31', ['heavy-airtrans']], ['PLA-SP-32', ['pacifier-section']],
  ];
  test.each(strengths)('%s strength points of %j', (id, types) => {
    const [[, cells]] = rowsOf('PLA-SP', new RegExp(`^${id}$`)) as [[string, string[]]];
    for (const type of types) expect(unitOf(type).sp, type).toBe(Number(cells[1]));
  });
  // biome-ignore format: one line a rule
  const sizes: [string, UnitType[]][] = [
    ['PLA-BAS-01', ['gf-section', 'gf-heavy-section']], ['PLA-BAS-02', ['gf-coy-hq']], ['PLA-BAS-03', ['hover-scout']], ['PLA-BAS-04', ['militia-company']], ['PLA-BAS-05', ['regular-platoon']],
    ['PLA-BAS-06', ['mortar-platoon', 'heavy-mortar-platoon']], ['PLA-BAS-07', ['engineer-platoon', 'gf-engineer-platoon']], ['PLA-BAS-08', ['militia-bn-hq']], ['PLA-BAS-09', ['marine-group']],
    ['PLA-BAS-10', ['hovertank-platoon', 'robot-tank-platoon', 'hoverbus-platoon', 'cscv-platoon', 'hover-artillery-platoon', 'hover-rls-platoon']], ['PLA-BAS-12', ['tracked-tank-platoon']],
  ];
  test.each(sizes)('%s frontage and depth of %j', (id, types) => {
    const [[, cells]] = rowsOf('PLA-BAS', new RegExp(`^${id}$`)) as [[string, string[]]];
    for (const type of types) expect(unitOf(type).baseMm, type).toEqual([Number(cells[1]), Number(cells[2])]);
  });
  test('PLA-BAS-11 guns have 10 mm of front each', () => {
    expect(unitOf('towed-battery').baseMm![0]).toBe(60);
    expect(unitOf('sp-battery').baseMm![0]).toBe(40);
  });
});

describe('location', () => {
  const counts: Record<string, [string, number[]]> = {
    'PLA-LOC-02': ['vehicle', [1, 2]],
    'PLA-LOC-03': ['vehicle', [3, 5]],
    'PLA-LOC-04': ['vehicle', [6, 60]],
    'PLA-LOC-05': ['infantry', [1]],
    'PLA-LOC-06': ['infantry', [2, 3]],
    'PLA-LOC-07': ['infantry', [4, 40]],
  };
  test.each(rowsOf('PLA-LOC', /-0[2-7]$/))('%s number to reach', (id, [, ...cells]) => {
    const [row, numbersOf] = counts[id]!;
    const postures = ['open', 'open', 'cover', 'cover', 'dug-in', 'dug-in'];
    for (const count of numbersOf)
      for (const [i, cell] of cells.entries()) {
        const target = { row, count, posture: postures[i], firing: i % 2 === 1 };
        const found = told('locate', { observer: { kind: 'regular' }, target, rangeMetres: 900 }, { throws: [0] });
        expect(found).toMatchObject({ needed: Number(cell), modifier: 0 });
      }
  });
});

describe('movement', () => {
  const TERRAINS = ['open', 'open-woods', 'close-woods', 'forest', 'built-up', 'stream', 'river'];
  const SPEEDS = [
    'hover',
    'gf-infantry',
    'marine',
    'light-hover',
    'heavy-tracked',
    'light-tracked',
    'technical',
    'foot',
    'lorry',
  ];
  test.each(rowsOf('PLA-MOV', /-0\d$/))('%s speeds', (id, [, tactical, hasty]) => {
    const moveClass = SPEEDS[Number(id.slice(-2)) - 1];
    const path = [{ terrain: 'open', cm: 1, road: true }];
    expect(told('movement', { moveClass, path })).toMatchObject({ allowanceCm: Number(tactical) });
    expect(told('movement', { moveClass, path, mode: 'non-tactical' })).toMatchObject({ allowanceCm: Number(hasty) });
  });
  test.each(rowsOf('PLA-MV', /-(0\d|10)$/))('%s (PLA-R-58) what a cm costs', (id, [name, speeds, ...costs]) => {
    const moveClass = name!.split(' ')[0];
    const road = [{ terrain: 'open', cm: 1, road: true }];
    const [tactical, hasty] = numbers(speeds!);
    expect(told('movement', { moveClass, path: road })).toMatchObject({ allowanceCm: tactical });
    expect(told('movement', { moveClass, path: road, mode: 'non-tactical' })).toMatchObject({ allowanceCm: hasty });
    for (const [i, cost] of costs.entries()) {
      const found = told('movement', { moveClass, path: [{ terrain: TERRAINS[i], cm: 1 }] });
      if (cost.startsWith('X')) expect(found, id).toBe(`PLA-TER-0${i}`);
      else expect(found, id).toMatchObject({ costCm: numbers(cost)[0] });
    }
  });
  /** What the book prints: the kinds of each column, and what a cm then costs; null is impassable. */
  // biome-ignore format: one line a rule
  const printed: [string, string, (number | null)[]][] = [
    //                          hover light-h gf  marine heavy light car technical foot lorry
    ['PLA-TER-01', 'open-woods',  [4, 4, 1, 1, 4, 2, 2, null, 1, null]],
    ['PLA-TER-02', 'close-woods', [4, 4, 2, 2, 4, 4, null, null, 1, null]],
    ['PLA-TER-03', 'forest',      [null, null, 2, 2, null, null, null, null, 2, null]],
    ['PLA-TER-04', 'built-up',    [2, 2, 2, 2, 2, 2, 2, 2, 2, 8]],
    ['PLA-TER-05', 'stream',      [1, 1, 1, 1, 4, 4, 4, null, 1, null]],
    ['PLA-TER-06', 'river',       [1, 1, 2, 2, null, null, null, null, null, null]],
  ];
  const CLASSES = [
    'hover',
    'light-hover',
    'gf-infantry',
    'marine',
    'heavy-tracked',
    'light-tracked',
    'armoured-car',
    'technical',
    'foot',
    'lorry',
  ];
  test.each(printed)('%s %s', (id, terrain, costs) => {
    for (const [i, moveClass] of CLASSES.entries()) {
      const found = told('movement', { moveClass, path: [{ terrain, cm: 1 }] });
      if (costs[i] === null) expect(found, moveClass).toBe(id);
      else expect(found, moveClass).toMatchObject({ costCm: costs[i] });
    }
  });
});

describe('air', () => {
  const TYPES = ['gf', 'infantry', 'multi-cannon', 'infantry-sam', 'mobile-sam', 'strategic-sam'];
  test.each(rowsOf('PLA-GTA', /-1[0-5]$/))('%s range and scores', (id, [, range, abort, distract, damage]) => {
    const type = TYPES[Number(id.slice(-2)) - 10];
    const reach = numbers(range!)[0] ?? 900_000;
    const from = (cell: string): number => numbers(cell)[0] ?? 99;
    for (const face of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const found = told(
        'ground-to-air',
        { strike: 'air', defenders: [{ type, rangeMetres: reach }] },
        { throws: [face] },
      );
      const sam = type!.endsWith('sam');
      const aborted = face >= from(abort!) || (sam && face >= from(damage!));
      expect(found, `${face}`).toMatchObject({
        aborted,
        distracted: !aborted && face >= from(distract!),
        damage: face >= from(damage!) ? 1 : 0,
      });
    }
    if (range !== 'Unlimited')
      expect(told('ground-to-air', { strike: 'air', defenders: [{ type, rangeMetres: reach + 1 }] })).toBe(id);
  });
});

describe('pinned and suppressed', () => {
  // The book's own words in a row, as far as they can be told mechanically.
  test.each(rowsOf('PLA-PS', /-(0\d|1[0-4])$/))('%s %j', (id, [, letter, effect]) => {
    const psRow = PS_ROWS[Math.floor((Number(id.slice(-2)) - 1) / 2)];
    const state = letter === 'P' ? 'pinned' : 'suppressed';
    const found = told('ps-effect', { psRow, state }) as Record<string, unknown>;
    const silent = /Cannot (move, )?fire(,| or) communicate/i.test(effect!);
    expect(found.mayCommunicate).toBe(!silent);
    expect(found.mayFire).toBe(!/cannot (move, )?fire|Fires only if dug in/i.test(effect!));
    const moves: [RegExp, string][] = [
      [/No effect/, 'full'],
      [/Half movement/, 'half'],
      [/No advance|all others may not advance/, 'no-advance'],
      [/must withdraw at least 5 cm/, 'withdraw-5cm'],
      [/Must withdraw out/, 'withdraw-out'],
      [/Cannot move|May not move|communicate or move/, 'none'],
    ];
    expect(found.move).toBe(moves.find(([words]) => words.test(effect!))![1]);
  });
});
