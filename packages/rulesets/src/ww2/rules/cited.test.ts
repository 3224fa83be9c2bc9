import { describe, expect, test } from 'vitest';
import { cited, thrown } from '../kit.js';

/** Each cell of a table is cited under the id that the specification gives it. */

describe('WW2-EFF-21 to WW2-EFF-38 the row of the weapon', () => {
  const rule = (n: number): string => `WW2-EFF-${n}`;
  // biome-ignore format: the book's own order
  test.each([
    [rule(21), 'BARG', 'INF'], [rule(22), 'RG', 'INF'], [rule(23), 'IG', 'INF'], [rule(24), 'Ms', 'INF'], [rule(25), 'HMG', 'INF'],
    [rule(26), 'VLG', 'INF'], [rule(27), 'LG', 'INF'], [rule(28), 'MG', 'INF'], [rule(29), 'HG', 'INF'], [rule(30), 'LB', 'INF'],
    [rule(31), 'MB', 'INF'], [rule(32), 'HB', 'INF'], [rule(33), 'CB', 'ART'], [rule(34), 'SRL', 'INF'], [rule(35), 'BOMBER', 'INF'],
    [rule(36), 'ATTACK', 'INF'], [rule(37), 'FIGHTER', 'AC'], [rule(38), 'AAA', 'AC'],
  ])('%s %s', (wanted, weapon, target) => expect(cited('score-required', { weapon, target })).toContain(wanted));
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('WW2-RES-0%i the row of the score', score =>
  expect(cited('result-table', { grade: 'C', score })).toContain(`WW2-RES-0${score}`),
);

test.each([
  ['WW2-CP-02', 'A', [3, 3]],
  ['WW2-CP-03', 'B', [3, 3]],
  ['WW2-CP-04', 'C', [3, 3, 3]],
  ['WW2-CP-05', 'D', [3, 3, 3, 3]],
])('%s the dice of grade %s', (wanted, grade, dice) =>
  expect(cited('command-points', { grades: [grade] }, thrown(...dice))).toContain(wanted),
);

test.each([
  ['WW2-CP-13', 'WW2-MOR-09', 'A', 3],
  ['WW2-CP-14', 'WW2-MOR-10', 'B', 4],
  ['WW2-CP-15', 'WW2-MOR-11', 'C', 5],
  ['WW2-CP-16', 'WW2-MOR-12', 'D', 6],
])('%s, %s the tactical points and the morale of grade %s', (points, morale, grade, score) => {
  expect(cited('tactical-move', { grade, option: 1, hqDistance: 0, cp: 3 })).toEqual(
    expect.arrayContaining([points, 'WW2-CP-19']),
  );
  expect(cited('recover', { grade, repulsed: true, suppression: 0 }, thrown(score))).toContain(morale);
});

test('WW2-R-93 what it costs to halt a stand', () =>
  expect(cited('retreat', { speed: 'foot', going: 'good', halt: true, cp: 3, hqDistance: 0 })).toContain('WW2-R-93'));

test.each([
  ['WW2-R-97', 'HMG'],
  ['WW2-R-97', 'VLG-gun'],
  ['WW2-R-97', 'LG-gun'],
  ['WW2-R-97', 'MG-gun'],
  ['WW2-R-97', 'HG-gun'],
  ['WW2-PTS-13', 'SRL'],
  ['WW2-PTS-01', 'BARG'],
])('%s what %s costs', (wanted, unit) => expect(cited('points', { unit, grade: 'C' })).toContain(wanted));

test.each([
  ['WW2-TOD-02', 'Winter'],
  ['WW2-TOD-03', 'Autumn'],
  ['WW2-TOD-04', 'Summer'],
  ['WW2-TOD-05', 'Spring'],
])('%s the row of %s', (wanted, season) =>
  expect(cited('time-of-day', { season }, thrown(1, 1, 1))).toEqual([wanted, 'WW2-TOD-06']),
);

const CALLED = { call: { group: 'mixed', distance: 1000 } };
test.each([
  ['WW2-SMK-01', { effect: 'smoke', firer: 'artillery', ...CALLED }],
  ['WW2-SMK-02', { effect: 'smoke', firer: 'mortars', range: 900 }],
  ['WW2-ILL-01', { effect: 'illumination', firer: 'artillery', ...CALLED }],
  ['WW2-ILL-02', { effect: 'illumination', firer: 'mortars', range: 900 }],
])('%s smoke or light by who fires it', (wanted, given) => expect(cited('area-shoot', given)).toContain(wanted));

test.each([1, 2, 3, 4, 5, 6])('WW2-TER-1%i the row of the die for major terrain', score =>
  expect(cited('terrain-die', { part: 'major', zone: 'Temperate' }, thrown(score))).toEqual([`WW2-TER-1${score}`]),
);

test.each([
  ['WW2-TER-22', 1],
  ['WW2-TER-23', 4],
  ['WW2-TER-24', 6],
])('%s the row of the die for a minor feature', (wanted, score) =>
  expect(cited('terrain-die', { part: 'minor-type' }, thrown(score))).toContain(wanted),
);

test.each([
  ['WW2-EFF-10', 1001, 1000, 225],
  ['WW2-EFF-11', 1000, -1001, 315],
])('%s the arc that is hit', (wanted, x, y, facing) => {
  const facts = { shooterKind: 'vehicle', targetKind: 'vehicle', target: { x: 0, y: 0, facing: 0 } };
  expect(cited('arc', { ...facts, shooter: { x, y, facing } })).toContain(wanted);
});
