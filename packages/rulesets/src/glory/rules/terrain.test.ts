import { settle } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { type Case, cited, thrown, told, under } from '../kit.js';
import { DISTANCES } from '../tables/distances.js';
import { CHART, SQUARES } from '../tables/tabletop.js';
import { type TableFacts, tabletopOf } from './table.js';
import { firstTurn, pieceOutline, terrainThrow } from './terrain.js';

describe('terrain-square', () => {
  // biome-ignore format: one line a score
  const scores: [string, number, string, string][] = [
    ['IGR-TER-02', 1, 'open', 'good'], ['IGR-TER-02', 4, 'open', 'good'], ['IGR-TER-03', 5, 'gentle-hill', 'good'],
    ['IGR-TER-04', 6, 'steep-hill', 'bad'], ['IGR-TER-05', 7, 'wood', 'bad'], ['IGR-TER-06', 8, 'built-up', 'bad'],
  ];
  test.each(scores)('%s a %d brings %s, %s going', (rule, die, terrain, going) => {
    expect(told('terrain-square', {}, thrown(die))).toEqual({ die, score: die, terrain, going });
    expect(cited('terrain-square', {}, thrown(die))).toEqual(['IGR-R-09', rule]);
  });
  test('IGR-TER-07 nine and more are impassable, IGR-TER-09 two more at the edge', () => {
    for (const die of [7, 8])
      expect(told('terrain-square', { edge: true }, thrown(die))).toEqual({
        die,
        score: die + 2,
        terrain: 'impassable',
        going: 'impassable',
      });
    expect(cited('terrain-square', { edge: true }, thrown(7))).toEqual(['IGR-R-09', 'IGR-TER-09', 'IGR-TER-07']);
    expect(told('terrain-square', { edge: true }, thrown(6))).toMatchObject({ terrain: 'built-up' });
  });
  test('IGR-TER-01 one die for each square', () => {
    expect(told('terrain-square', {}, thrown())).toBe('throws');
    expect(told('terrain-square', {}, thrown(1, 1))).toBe('throws');
    expect(told('terrain-square', {}, thrown(0))).toBe('throws[0]');
  });
  test.each([
    ['d8', 8],
    ['d10', 10],
    ['d6', 6],
    ['d12', 12],
  ] as const)('IGR-R-09 %s', (choice, sides) => {
    const how = under('IGR-R-09', choice);
    expect(told('terrain-square', {}, { ...how, throws: [sides] })).toMatchObject({ die: sides });
    expect(told('terrain-square', {}, { ...how, throws: [sides + 1] })).toBe('throws[0]');
    const odds = told('terrain-square', {}, how) as { p: number; result: { terrain: string } }[];
    expect(odds[0]).toEqual({ p: Math.round((4 / sides) * 1e10) / 1e10, result: { terrain: 'open', going: 'good' } });
    expect(odds.some(o => o.result.terrain === 'impassable')).toBe(sides > 8);
  });
});

describe('terrain-throw', () => {
  // biome-ignore format: one line a case
  const cases: [string, number[], unknown, string[]][] = [
    ['IGR-TER-12 the higher may change the terrain',    [4, 2], { winner: 'a', ambush: false, marcher: null }, ['IGR-TER-12']],
    ['IGR-TER-12 whoever it is',                        [1, 5], { winner: 'b', ambush: false, marcher: null }, ['IGR-TER-12']],
    ['IGR-AMB-01 five more: the loser marches',         [6, 1], { winner: 'a', ambush: true, marcher: 'b' }, ['IGR-TER-12', 'IGR-AMB-01']],
    ['IGR-AMB-01 whoever he is',                        [1, 6], { winner: 'b', ambush: true, marcher: 'a' }, ['IGR-TER-12', 'IGR-AMB-01']],
    ['IGR-AMB-01 four are not enough',                  [6, 2], { winner: 'a', ambush: false, marcher: null }, ['IGR-TER-12']],
    ['IGR-R-12 a tie is thrown again',                  [3, 3, 2, 4], { winner: 'b', ambush: false, marcher: null }, ['IGR-TER-12', 'IGR-R-12']],
    ['IGR-R-12 and again',                              [3, 3, 5, 5, 6, 1], { winner: 'a', ambush: true, marcher: 'b' }, ['IGR-TER-12', 'IGR-AMB-01', 'IGR-R-12']],
    ['IGR-R-12 not for ever',                           [3, 3], 'throws', []],
    ['throws after the deciding pair',                  [3, 4, 5, 6], 'throws', []],
    ['half a pair',                                     [3], 'throws', []],
    ['a die has six sides',                             [3, 7], 'throws[1]', []],
  ];
  test.each(cases)('%s: %j', (_, throws, wanted, rules) => {
    expect(told('terrain-throw', {}, { throws })).toEqual(wanted);
    expect(cited('terrain-throw', {}, { throws })).toEqual(rules);
  });
  test('IGR-AMB-01 odds are those of the deciding pair: one ambush in fifteen', () =>
    expect(told('terrain-throw', {})).toEqual([
      { p: 0.4666666667, result: { winner: 'b', ambush: false, marcher: null } },
      { p: 0.4666666667, result: { winner: 'a', ambush: false, marcher: null } },
      { p: 0.0333333333, result: { winner: 'b', ambush: true, marcher: 'a' } },
      { p: 0.0333333333, result: { winner: 'a', ambush: true, marcher: 'b' } },
    ]));
});

describe('terrain-adjust', () => {
  const p = (id: string, column: number, row: number, type = 'wood') => ({ id, square: [column, row], type });
  const pieces = [p('p1', 0, 0), p('p2', 2, 1, 'gentle-hill'), p('p3', 3, 3, 'impassable')];
  const adjust = (action: string, ...ids: string[]) => ({ pieces, action, ids });
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['IGR-TER-12 one piece is removed',              adjust('remove', 'p2'), { pieces: [pieces[0], pieces[2]] }],
    ['IGR-TER-12 or two',                            adjust('remove', 'p3', 'p1'), { pieces: [pieces[1]] }],
    ['IGR-TER-12 or none',                           adjust('remove'), { pieces }],
    ['IGR-TER-12 not three',                         adjust('remove', 'p1', 'p2', 'p3'), 'IGR-TER-12'],
    ['IGR-TER-13 two change places',                 adjust('swap', 'p3', 'p1'), { pieces: [p('p1', 3, 3), pieces[1], p('p3', 0, 0, 'impassable')] }],
    ['IGR-TER-13 not one',                           adjust('swap', 'p1'), 'IGR-TER-13'],
    ['IGR-TER-13 not three',                         adjust('swap', 'p1', 'p2', 'p3'), 'IGR-TER-13'],
    ['nothing is done',                              { pieces, action: 'none' }, { pieces }],
    ['an unknown piece',                             adjust('remove', 'p1', 'p9'), 'given.ids[1]'],
    ['a piece named twice',                          adjust('swap', 'p1', 'p1'), 'given.ids'],
    ['pieces named, and nothing done',               adjust('none', 'p1'), 'given.ids'],
    ['two pieces of one name',                       { pieces: [pieces[0], pieces[0]], action: 'none' }, 'given.pieces[1].id'],
    ['open ground is no piece',                      { pieces: [p('x', 0, 0, 'open')], action: 'none' }, 'given.pieces[0].type'],
    ['a square of three numbers',                    { pieces: [{ id: 'x', square: [1, 2, 3], type: 'wood' }], action: 'none' }, 'given.pieces[0].square'],
    ['a square to the west of the table',            { pieces: [p('x', -1, 0)], action: 'none' }, 'given.pieces[0].square[0]'],
    ['no such action',                               adjust('burn', 'p1'), 'given.action'],
  ];
  test.each(cases)('%s', (_, given, wanted) => expect(told('terrain-adjust', given)).toEqual(wanted));
  test('what is cited', () => {
    expect(cited('terrain-adjust', adjust('remove', 'p1'))).toEqual(['IGR-TER-12']);
    expect(cited('terrain-adjust', adjust('swap', 'p1', 'p2'))).toEqual(['IGR-TER-13']);
  });
});

describe('first-turn', () => {
  // biome-ignore format: one line a case
  const cases: [string, number[], unknown, string[]][] = [
    ['IGR-SEQ-02 the higher moves first',      [5, 2], { first: 'a' }, ['IGR-SEQ-02']],
    ['IGR-SEQ-02 whoever it is',               [1, 2], { first: 'b' }, ['IGR-SEQ-02']],
    ['IGR-SEQ-03 a tie is thrown again',       [3, 3, 6, 1], { first: 'a' }, ['IGR-SEQ-02', 'IGR-SEQ-03']],
    ['IGR-SEQ-03 it does not stand',           [3, 3], 'throws', []],
  ];
  test.each(cases)('%s: %j', (_, throws, wanted, rules) => {
    expect(told('first-turn', {}, { throws })).toEqual(wanted);
    expect(cited('first-turn', {}, { throws })).toEqual(rules);
  });
  test('IGR-SEQ-02 even odds', () =>
    expect(told('first-turn', {})).toEqual([
      { p: 0.5, result: { first: 'b' } },
      { p: 0.5, result: { first: 'a' } },
    ]));
});

describe('where a piece lies', () => {
  const tables: TableFacts[] = CHART.flatMap(({ scale, option, sizes }) =>
    sizes.flatMap(size => SQUARES[size].map(tile => ({ scale, option, narrow: false, size, tile }))),
  );
  const span = (values: number[]) => Math.max(...values) - Math.min(...values);

  test('IGR-GEO-14 an octagon in the middle of its square, corners cut at a quarter', () => {
    const top = tabletopOf({ scale: '15mm', option: 2, narrow: false, size: '6x4', tile: 12 }); // squares of 3.75 W
    const side = 3.75 - 1 - 1 / 8;
    const outline = pieceOutline(1, 2, top);
    expect(outline).toHaveLength(8);
    expect(span(outline.map(p => p.x))).toBeCloseTo(side, 9);
    expect(Math.min(...outline.map(p => p.x)) + side / 2).toBeCloseTo(1.5 * 3.75, 9);
    expect(Math.min(...outline.map(p => p.y)) + side / 2).toBeCloseTo(2.5 * 3.75, 9);
    const south = outline.filter(p => Math.abs(p.y - Math.min(...outline.map(q => q.y))) < 1e-9);
    expect(span(south.map(p => p.x))).toBeCloseTo(side / 2, 9);
  });
  test.each(tables.map(t => [t.scale, t.option, t.size, t.tile, t] as const))(
    'IGR-TER-08 no larger than its square, IGR-R-11 no side under half of it, IGR-TER-11 more than 1 W apart: %s option %d on %s, %d inches',
    (_, __, ___, ____, table) => {
      const top = tabletopOf(table);
      const outline = pieceOutline(0, 0, top);
      for (const [along, square] of [
        [span(outline.map(p => p.x)), top.squareWidth],
        [span(outline.map(p => p.y)), top.squareDepth],
      ] as const) {
        expect(along).toBeLessThanOrEqual(square);
        expect(along).toBeGreaterThanOrEqual(square / 2 - 1e-9);
        expect(square - along).toBeGreaterThan(DISTANCES.passage);
      }
    },
  );
  test('IGR-TER-08, IGR-R-11 squares of few W: a piece keeps half of each side', () => {
    const top = tabletopOf({ scale: '15mm', option: 2, narrow: false, size: '4x4', tile: 12 });
    const outline = pieceOutline(0, 0, { ...top, squareWidth: 2, squareDepth: 1.5 });
    expect(span(outline.map(p => p.x))).toBeCloseTo(1, 9);
    expect(span(outline.map(p => p.y))).toBeCloseTo(0.75, 9);
  });
});

describe('as play throws them', () => {
  test('IGR-SEQ-03 a tie for the first turn is thrown again', () => {
    expect(settle(firstTurn(), [3, 3, 2, 5])).toMatchObject({ value: { result: { first: 'b' } } });
    expect(settle(firstTurn(), [3, 3])).toHaveProperty('ask');
  });
  test('IGR-R-12 so is one for the terrain', () => {
    expect(settle(terrainThrow(), [4, 4, 6, 1])).toMatchObject({ value: { result: { winner: 'a', marcher: 'b' } } });
    expect(settle(terrainThrow(), [4, 4])).toHaveProperty('ask');
  });
});
