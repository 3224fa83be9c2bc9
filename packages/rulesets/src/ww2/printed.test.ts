import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEFAULTS, told } from './kit.js';
import { GRADES, SPEEDS, UNITS, type Unit, ZONES } from './pieces.js';
import { armyCheck } from './rules/army.js';
import { groupOf } from './rules/lists.js';
import { ARMY_LISTS } from './tables/lists.js';
import { COMMON_TABLES } from './tables/terrain.js';
import { unitName, unitOf } from './tables/units.js';

/** Every printed table of the specification, held against what the book answers, cell by cell. */
const SPECIFICATION = readFileSync(new URL('../../../../docs/rules/ww2.md', import.meta.url), 'utf8');

/** The rows of the table whose head begins with these cells, the head left out. */
function printed(...head: string[]): string[][] {
  const lines = SPECIFICATION.split('\n');
  const start = lines.findIndex(line => line.startsWith(`| ${head.join(' | ')} |`));
  expect(start, head.join(' ')).toBeGreaterThan(0);
  const end = lines.findIndex((line, i) => i > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map(line =>
    line
      .slice(1, -1)
      .split('|')
      .map(cell => cell.trim()),
  );
}
const bare = (cell: string) => cell.replaceAll('`', '').replaceAll('*', '');
const numbers = (cell: string): number[] => (cell.match(/\d+/g) ?? []).map(Number);

describe('the printed tables', () => {
  test('WW2-SCL-02 to WW2-SCL-09 ground scale', () => {
    for (const [, models, cm, inches] of printed('id', 'model scale')) {
      const scale = models!.split(/[,/]| \(/)[0]!;
      const modelScale = scale === '1' ? '1/35' : scale;
      expect(told('scale', { modelScale, metres: 250 }), models).toEqual({
        metres: 250,
        cm: Number(cm),
        inches: inches === 'not given' ? null : Number(inches),
      });
    }
    expect(told('scale', { modelScale: '50mm', cm: 20 })).toMatchObject({ metres: 250, inches: 8 });
    expect(told('scale', { modelScale: '12mm', inches: 4 })).toMatchObject({ metres: 500, cm: 10 });
    for (const modelScale of ['1/72', 'HO/OO'])
      expect(told('scale', { modelScale, cm: 10 })).toMatchObject({ metres: 250 });
  });

  test('WW2-TAB-03 common tables', () => {
    expect(
      Object.values(COMMON_TABLES)
        .map(t => `${t.width} by ${t.depth}`)
        .join(', '),
    ).toBe('18000 by 12000, 24000 by 12000, 24000 by 15000');
    expect(SPECIFICATION).toContain('18000 by 12000, 24000 by 12000, 24000 by 15000 metres');
  });

  test('WW2-TER-11 to WW2-TER-18 major terrain', () => {
    for (const [, row, ...cells] of printed('id', 'die / row'))
      cells.forEach((cell, i) => {
        const zone = ZONES[i]!;
        if (/\d/.test(row!))
          expect(told('terrain-die', { part: 'major', zone }, { throws: [Number(row)] })).toEqual({ major: cell });
        else if (bare(row!) === 'MBUA')
          for (const score of [1, 2, 3, 4, 5, 6])
            expect(told('terrain-die', { part: 'mbua', zone }, { throws: [score] })).toEqual({
              mbua: score >= numbers(cell)[0]!,
            });
        else
          expect(told('terrain-die', { part: 'minor-count', zone }, { throws: cell === '2D6' ? [2, 5] : [5] })).toEqual(
            {
              count: cell === '2D6' ? 7 : 5,
            },
          );
      });
  });

  test('WW2-MOV-01 to WW2-MOV-06 moves', () => {
    printed('id', 'speed row').forEach(([, name, march, tactical], i) => {
      const speed = SPEEDS[i]!;
      expect(name).toContain(`\`${speed}\``);
      const metres = (kind: string, going: string) =>
        (told('move-allowance', { speed, kind, going }) as { metres: number }).metres;
      expect([metres('march', 'good'), metres('march', 'bad')]).toEqual(numbers(march!));
      expect([metres('tactical', 'good'), metres('tactical', 'bad')]).toEqual(numbers(tactical!));
      expect(metres('half', 'good')).toBe(numbers(tactical!)[0]! / 2);
    });
  });

  test('WW2-CP-13 to WW2-CP-16, WW2-MOR-09 to WW2-MOR-12 maximum CP and morale', () => {
    for (const [grade, most, pass] of printed('grade', 'MAXIMUM CP')) {
      const given = { grade, option: 1, hqDistance: 0, cp: 9 };
      expect(told('tactical-move', given)).toMatchObject({ movesLeft: Number(most) - 1 });
      for (const score of [1, 2, 3, 4, 5, 6])
        expect(told('recover', { grade, repulsed: true }, { throws: [score] }), `${grade} ${score}`).toEqual({
          repulsed: score < numbers(pass!)[0]!,
          suppression: 0,
        });
    }
  });

  test('WW2-DET-02 to WW2-DET-05 detection distances', () => {
    for (const [, sought, moving, stationary] of printed('id', 'stand looked for')) {
      const given = { range: 0, target: sought!.split(' ')[0], cover: sought!.endsWith('cover') ? 'cover' : 'none' };
      const distances = (cell: string) => cell.split('/').map(d => (d === 'Contact' ? 0 : numbers(d)[0]));
      for (const [moves, cell] of [[true, moving!] as const, [false, stationary!] as const]) {
        const [short, long] = distances(cell);
        expect(told('detection', { ...given, moving: moves }, { throws: [6] })).toMatchObject({ short, long, need: 2 });
      }
    }
  });

  test('WW2-EFF-21 to WW2-EFF-38 score required for effect', () => {
    const classes = ['INF', 'SMT', 'LA', 'MA', 'HA', 'XA', 'ART', 'AC'];
    for (const [, name, ...cells] of printed('id', "Shooter's class (code)")) {
      const weapon = /`(\w+)`/.exec(name!)![1];
      const range = cells[8] === 'OT' ? 'OT' : numbers(cells[8]!)[0];
      classes.forEach((target, i) => {
        const found = told('score-required', { weapon, target });
        if (cells[i] === '-') expect(found).toBe('WW2-EFF-02');
        else
          expect(found, `${weapon} ${target}`).toEqual({ base: Number(cells[i]), required: Number(cells[i]), range });
      });
    }
  });

  test('WW2-RES-01 to WW2-RES-08 results', () => {
    printed('id', 'die score', 'A').forEach(([, , ...cells], i) => {
      cells.forEach((cell, j) => {
        const grade = GRADES[j];
        const scores = i === 0 ? [1, 0, -7] : i === 7 ? [8, 9, 20] : [i + 1];
        for (const score of scores)
          expect(told('result-table', { grade, score }), `${grade} ${score}`).toEqual({ result: cell });
      });
    });
  });

  test('WW2-TOD-02 to WW2-TOD-05 seasons', () => {
    for (const [, season, , dawn, dusk, dice] of printed('id', 'season', 'the hour')) {
      for (const score of numbers(dice!))
        expect(told('time-of-day', {}, { throws: [score, 1, 6, 6] })).toMatchObject({ season, hour: 12 });
      const [[first, day], [evening, night]] = [numbers(dawn!), numbers(dusk!)] as [number[], number[]];
      const light = (hour: number) => (told('light-at', { season, minutes: hour * 60 }) as { light: string }).light;
      expect([light(first! - 0.05), light(first!), light(day! - 0.05), light(day!)]).toEqual([
        'night',
        'dawn',
        'dawn',
        'day',
      ]);
      expect([light(11.95 + evening!), light(12 + evening!), light(11.95 + night!), light(12 + night!)]).toEqual([
        'day',
        'dusk',
        'dusk',
        'night',
      ]);
    }
  });

  test('WW2-WX-04 to WW2-WX-07 weather', () => {
    const columns = [['Temperate'], ['Tropical'], ['Desert'], ['Cold', 'Steppe']];
    for (const [, season, ...cells] of printed('id', 'season', 'Temperate'))
      cells.forEach((cell, i) => {
        for (const zone of columns[i]!)
          for (const score of [1, 2, 3, 4, 5, 6])
            expect(told('weather', { season, zone }, { throws: [score] })).toEqual({
              awc: score >= numbers(cell)[0]!,
              need: numbers(cell)[0],
            });
      });
  });
});

describe('units and lists', () => {
  const catalogue = printed('unit', 'rule', 'weapon');
  test('4.3 has every unit, in order', () => expect(catalogue.map(([unit]) => bare(unit!))).toEqual([...UNITS]));

  test.each(catalogue.map(cells => [bare(cells[0]!), cells] as const))('4.3 %s', (unit, cells) => {
    const [, rule, weapon, target, tread, speed, price, points, fixed, carries] = cells;
    expect(told('unit', { unit })).toEqual({
      weapon,
      class: target,
      tread: tread === 'air' ? null : tread,
      speed: speed === '-' ? null : speed,
      pointsClass: price,
      points: Number.parseFloat(points!),
      fixed: fixed === 'yes',
      aaa: points!.includes('AAA'),
      carries: carries === '' || carries === undefined ? [] : carries.split(', '),
    });
    expect(unitOf(unit as Unit, DEFAULTS).rule).toBe(`WW2-${rule}`);
    expect(unitName(unit as Unit)).not.toBe('');
  });

  const vehicles = [...printed('id', 'vehicle (unit codes)'), ...printed('id', 'vehicle (unit code)')];
  test.each(vehicles.map(cells => [cells[0]!, cells] as const))('%s whose it is', (rule, [, text]) => {
    const nation = /^(German|British|Soviet|Japanese|American|French|Italian)/.exec(text!)?.[0];
    const codes = [...text!.matchAll(/`([\w-]+)`/g)].map(m => m[1] as Unit);
    expect(codes.length).toBeGreaterThan(0);
    for (const unit of codes) {
      const other = /^(Polish|Hungarian)/.test(text!) ? 'Other' : null;
      expect(unitOf(unit, DEFAULTS)).toMatchObject({ rule, nation: nation ?? other });
    }
  });

  const lists = printed('id', 'group', 'nation, period');
  test('4.4 has every list, in order', () => expect(lists.map(([id]) => id)).toEqual(ARMY_LISTS.map(l => l.rule)));

  test.each(lists.map(cells => [cells[0]!, cells] as const))(
    '%s is as printed, legal, and costs what it says',
    (rule, cells) => {
      const [, name, whose, home, grade, doctrine, radio, stands, points, note] = cells;
      const list = ARMY_LISTS.find(l => l.rule === rule)!;
      expect({ ...list, radio: list.radio ? 'yes' : 'no' }).toEqual({
        rule,
        name,
        nation: list.nation,
        period: list.period,
        home,
        grade,
        doctrine,
        radio,
        stands,
        note: note ?? '',
      });
      expect(`${list.nation} ${list.period}`).toBe(whose);
      const army = {
        nation: list.nation,
        period: list.period,
        groups: [groupOf(list, DEFAULTS)],
        attackDefence: false,
        obstacles: 0,
      };
      const balanced = { ...DEFAULTS, 'WW2-BAL-01': 'on' };
      expect(armyCheck(army, balanced)).toMatchObject({
        result: { points: Number(points), groups: [{ grade, support: (note ?? '').includes('support group') }] },
      });
    },
  );
});
