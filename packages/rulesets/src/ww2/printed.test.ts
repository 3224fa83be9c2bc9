import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { namesOf } from './face/plain-words.js';
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

/** One test for each line of a printed table, named by its id. */
const lines = (head: string[]) => printed(...head).map((cells, i) => [cells[0]!, cells, i] as const);
const SCORES_OF_A_DIE = [1, 2, 3, 4, 5, 6];

describe('the printed tables', () => {
  test.each(lines(['id', 'model scale']))('%s ground scale', (_, [, models, cm, inches]) => {
    const scale = models!.split(/[,/]| \(/)[0]!;
    const modelScale = scale === '1' ? '1/35' : scale;
    expect(told('scale', { modelScale, metres: 250 }), models).toEqual({
      metres: 250,
      cm: Number(cm),
      inches: inches === 'not given' ? null : Number(inches),
    });
  });
  test.each([
    ['WW2-SCL-08', '50mm', { cm: 20 }, { metres: 250, inches: 8 }],
    ['WW2-SCL-04', '12mm', { inches: 4 }, { metres: 500, cm: 10 }],
    ['WW2-SCL-06', '1/72', { cm: 10 }, { metres: 250 }],
    ['WW2-SCL-06', 'HO/OO', { cm: 10 }, { metres: 250 }],
  ])('%s the same scale by its other name: %s', (_, modelScale, given, wanted) =>
    expect(told('scale', { modelScale, ...given })).toMatchObject(wanted),
  );

  test('WW2-TAB-03 common tables', () => {
    expect(
      Object.values(COMMON_TABLES)
        .map(t => `${t.width} by ${t.depth}`)
        .join(', '),
    ).toBe('18000 by 12000, 24000 by 12000, 24000 by 15000');
    expect(SPECIFICATION).toContain('18000 by 12000, 24000 by 12000, 24000 by 15000 metres');
  });

  const terrain = (part: string, zone: string, ...throws: number[]) => told('terrain-die', { part, zone }, { throws });
  const squares = lines(['id', 'die / row']);
  test.each(squares.slice(0, 6))('%s WW2-TER-10 major terrain', (_, [, score, ...cells]) => {
    for (const [i, major] of cells.entries()) expect(terrain('major', ZONES[i]!, Number(score))).toEqual({ major });
  });
  test.each(squares.slice(6, 7))('%s WW2-TER-20 a major built-up area', (_, [, , ...cells]) => {
    for (const [i, cell] of cells.entries())
      for (const score of SCORES_OF_A_DIE)
        expect(terrain('mbua', ZONES[i]!, score)).toEqual({ mbua: score >= numbers(cell)[0]! });
  });
  test.each(squares.slice(7))('%s WW2-TER-21 minor features', (_, [, , ...cells]) => {
    for (const [i, cell] of cells.entries()) {
      const [throws, count] = cell === '2D6' ? [[2, 5], 7] : [[5], 5];
      expect(terrain('minor-count', ZONES[i]!, ...(throws as number[]))).toEqual({ count });
    }
  });

  test.each(lines(['id', 'speed row']))('%s moves', (_, [, name, march, tactical], i) => {
    const speed = SPEEDS[i]!;
    expect(name).toContain(`\`${speed}\``);
    const metres = (kind: string, going: string) =>
      (told('move-allowance', { speed, kind, going }) as { metres: number }).metres;
    expect([metres('march', 'good'), metres('march', 'bad')]).toEqual(numbers(march!));
    expect([metres('tactical', 'good'), metres('tactical', 'bad')]).toEqual(numbers(tactical!));
    expect(metres('half', 'good')).toBe(numbers(tactical!)[0]! / 2);
  });

  test.each([
    ['WW2-CP-13 WW2-MOR-09', 0],
    ['WW2-CP-14 WW2-MOR-10', 1],
    ['WW2-CP-15 WW2-MOR-11', 2],
    ['WW2-CP-16 WW2-MOR-12', 3],
  ])('%s maximum CP and morale', (_, at) => {
    const [grade, most, pass] = printed('grade', 'MAXIMUM CP')[at]!;
    const given = { grade, option: 1, hqDistance: 0, cp: 9 };
    expect(told('tactical-move', given)).toMatchObject({ movesLeft: Number(most) - 1 });
    for (const score of SCORES_OF_A_DIE)
      expect(told('recover', { grade, repulsed: true }, { throws: [score] }), `${grade} ${score}`).toEqual({
        repulsed: score < numbers(pass!)[0]!,
        suppression: 0,
      });
  });

  test.each(lines(['id', 'stand looked for']))('%s detection distances', (_, [, sought, moving, stationary]) => {
    const given = { range: 0, target: sought!.split(' ')[0], cover: sought!.endsWith('cover') ? 'cover' : 'none' };
    const distances = (cell: string) => cell.split('/').map(d => (d === 'Contact' ? 0 : numbers(d)[0]));
    for (const [moves, cell] of [[true, moving!] as const, [false, stationary!] as const]) {
      const [short, long] = distances(cell);
      expect(told('detection', { ...given, moving: moves }, { throws: [6] })).toMatchObject({ short, long, need: 2 });
    }
  });

  const CLASSES = ['INF', 'SMT', 'LA', 'MA', 'HA', 'XA', 'ART', 'AC'];
  test.each(lines(['id', "Shooter's class (code)"]))('%s score required for effect', (_, [, name, ...cells]) => {
    const weapon = /`(\w+)`/.exec(name!)![1];
    const range = cells[8] === 'OT' ? 'OT' : numbers(cells[8]!)[0];
    for (const [i, target] of CLASSES.entries()) {
      const found = told('score-required', { weapon, target });
      if (cells[i] === '-') expect(found).toBe('WW2-EFF-02');
      else expect(found, `${weapon} ${target}`).toEqual({ base: Number(cells[i]), required: Number(cells[i]), range });
    }
  });

  test.each(lines(['id', 'die score', 'A']))('%s results', (_, [, , ...cells], i) => {
    const scores = i === 0 ? [1, 0, -7] : i === 7 ? [8, 9, 20] : [i + 1];
    for (const [j, result] of cells.entries())
      for (const score of scores)
        expect(told('result-table', { grade: GRADES[j], score }), `${GRADES[j]} ${score}`).toEqual({ result });
  });

  test.each(lines(['id', 'season', 'the hour']))('%s seasons', (_, [, season, , dawn, dusk, dice]) => {
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
  });

  const COLUMNS = [['Temperate'], ['Tropical'], ['Desert'], ['Cold', 'Steppe']];
  test.each(lines(['id', 'season', 'Temperate']))('%s weather', (_, [, season, ...cells]) => {
    for (const [i, cell] of cells.entries())
      for (const zone of COLUMNS[i]!)
        for (const score of SCORES_OF_A_DIE)
          expect(told('weather', { season, zone }, { throws: [score] })).toEqual({
            awc: score >= numbers(cell)[0]!,
            need: numbers(cell)[0],
          });
  });
});

describe('units and lists', () => {
  const catalogue = printed('unit', 'rule', 'weapon');
  test('4.3 has every unit, in order', () => expect(catalogue.map(([unit]) => bare(unit!))).toEqual([...UNITS]));

  test.each(catalogue.map(cells => [`WW2-${cells[1]}`, bare(cells[0]!), cells] as const))(
    '%s: 4.3 %s',
    (_id, unit, cells) => {
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
    },
  );

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

  const years = printed('in service since', 'units').flatMap(([year, units]) =>
    bare(units!)
      .split(', ')
      .map(unit => [unit as Unit, year] as const),
  );
  test.each(years)('WW2-HG-27 %s, %s', (unit, year) => expect(namesOf(unit).dated).toBe(`${unitName(unit)}, ${year}`));
  test('WW2-HG-27 of all others no year is told', () => {
    const dated = new Set(years.map(([unit]) => unit));
    const others = UNITS.filter(unit => !dated.has(unit));
    expect(others.map(unit => namesOf(unit).dated)).toEqual(others.map(unit => unitName(unit)));
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
