import { describe, expect, test } from 'vitest';
import { type Case, cited, type How, told, under } from '../kit.js';

type S = Record<string, unknown>;
const gone = { state: 'neutralised', move: 0, leavesTable: false, removed: true };
const still = (state: string) => ({ state, move: 0, leavesTable: false, removed: false });
const back = (move: number) => ({ state: 'repulsed', move, leavesTable: false, removed: false });
const off = { state: 'repulsed', move: 0, leavesTable: true, removed: false };
const tank = (state = 'steady', more: S = {}) => ({ stand: { subClass: 'MBTn', state, ...more } });
const inf = (posture: string, state = 'steady') => ({ stand: { subClass: 'INFn', posture, state } });

describe('apply-result', () => {
  const cases: [string, S, string, S, string[], How?][] = [
    // biome-ignore-start format: one line a case
    ['MBT20-RES-12 P pins', tank(), 'P', still('pinned'), ['MBT20-RES-12']],
    ['MBT20-RES-13 R repulses', tank(), 'R', back(4), ['MBT20-RES-13']],
    ['MBT20-RES-11 N neutralises', tank(), 'N', gone, ['MBT20-RES-11']],
    ['MBT20-RES-11 - does nothing to a steady stand', tank(), '-', still('steady'), []],
    ['MBT20-RES-11 - does nothing to a Pinned stand', tank('pinned'), '-', still('pinned'), []],
    ['MBT20-RES-11 - does nothing to a Repulsed stand', tank('repulsed'), '-', still('repulsed'), []],
    ['MBT20-RES-14 P on Pinned repulses', tank('pinned'), 'P', back(4), ['MBT20-RES-14', 'MBT20-RES-13']],
    ['MBT20-RES-13 R on Pinned repulses', tank('pinned'), 'R', back(4), ['MBT20-RES-13']],
    ['MBT20-RES-15 R on Repulsed neutralises', tank('repulsed'), 'R', gone, ['MBT20-RES-15', 'MBT20-RES-11']],
    ['MBT20-R-05 D neutralises', tank(), 'D', gone, ['MBT20-R-05', 'MBT20-RES-11']],
    ['MBT20-RES-18 ADA is Neutralised by R', inf('ADA'), 'R', gone, ['MBT20-RES-18', 'MBT20-RES-11']],
    ['MBT20-RES-18 PDA is Neutralised by R', inf('PDA'), 'R', gone, ['MBT20-RES-18']],
    ['MBT20-RES-18 PDA that is pinned twice', inf('PDA', 'pinned'), 'P', gone, ['MBT20-RES-14', 'MBT20-RES-18']],
    ['MBT20-RES-18 others are not', inf('ATM'), 'R', back(4), ['MBT20-RES-13']],
    ['MBT20-RES-19 it moves at once towards its base edge', tank(), 'R', back(4), ['MBT20-RES-19']],
    ['MBT20-RES-19 not from off the table', tank('steady', { onTable: false }), 'R', back(0), ['MBT20-RES-13']],
    [
      'MBT20-RES-19 guns off the table stay',
      { stand: { subClass: 'ARTn', posture: 'OTF' } },
      'R',
      back(0),
      ['MBT20-RES-13'],
    ],
    [
      'MBT20-RES-19 guns on the table stay',
      { stand: { subClass: 'ARTn', posture: 'CBA' } },
      'R',
      back(0),
      [],
      under('MBT20-R-37', 'on-table'),
    ],
    ['MBT20-RES-20 INF- 2"', { stand: { subClass: 'INF-' } }, 'R', back(2), ['MBT20-RES-20']],
    ['MBT20-RES-20 INF- in LAS 2"', { stand: { subClass: 'INF-', posture: 'LAS' } }, 'R', back(2), []],
    ['MBT20-RES-20 INFn 4"', { stand: { subClass: 'INFn' } }, 'R', back(4), []],
    ['MBT20-RES-20 INF+ 4"', { stand: { subClass: 'INF+' } }, 'R', back(4), []],
    ['MBT20-RES-20 MBT- 3"', { stand: { subClass: 'MBT-' } }, 'R', back(3), []],
    ['MBT20-RES-20 MBT+ 4"', { stand: { subClass: 'MBT+' } }, 'R', back(4), []],
    ['MBT20-HSE-07 FE 4", as INFn', { stand: { subClass: 'FE' } }, 'R', back(4), [], under('MBT20-OPT-02', 'on')],
    ['MBT20-R-57 half of the tactical move, not of the march', tank(), 'R', back(4), []],
    ['MBT20-RES-20 whatever the going', tank('steady', { going: 'bad' }), 'R', back(4), []],
    ['MBT20-MOD-14 a STATIC stand makes its repulse move', tank('steady', { mode: 'STATIC' }), 'R', back(4), []],
    ['MBT20-RES-21 AIRCRAFT leaves', { stand: { subClass: 'AIRn', posture: 'CAS' } }, 'R', off, ['MBT20-RES-21']],
    [
      'MBT20-RES-21 AIRCRAFT that is pinned twice',
      { stand: { subClass: 'AIRn', posture: 'ASF', state: 'pinned' } },
      'P',
      off,
      ['MBT20-RES-14', 'MBT20-RES-21'],
    ],
    [
      'MBT20-RES-12 AIRCRAFT can be pinned',
      { stand: { subClass: 'AIRn', posture: 'ASF' } },
      'P',
      still('pinned'),
      ['MBT20-RES-12'],
    ],
    [
      'MBT20-R-07 no-change',
      tank('repulsed'),
      'P',
      still('repulsed'),
      ['MBT20-R-07'],
      under('MBT20-R-07', 'no-change'),
    ],
    [
      'MBT20-R-07 becomes-pinned',
      tank('repulsed'),
      'P',
      still('pinned'),
      ['MBT20-R-07'],
      under('MBT20-R-07', 'becomes-pinned'),
    ],
    [
      'MBT20-R-07 neutralised',
      tank('repulsed'),
      'P',
      gone,
      ['MBT20-R-07', 'MBT20-RES-11'],
      under('MBT20-R-07', 'neutralised'),
    ],
    [
      'MBT20-R-55 stop: as far as there is room',
      { ...tank(), room: 1.5 },
      'R',
      back(1.5),
      ['MBT20-R-55'],
      under('MBT20-R-55', 'stop'),
    ],
    ['MBT20-R-55 stop: no room at all', { ...tank(), room: 0 }, 'R', back(0), ['MBT20-R-55']],
    ['MBT20-R-55 more room than it needs', { ...tank(), room: 9 }, 'R', back(4), []],
    ['MBT20-R-55 just the room it needs', { ...tank(), room: 4 }, 'R', back(4), []],
    [
      'MBT20-R-55 removed: without room it is lost',
      { ...tank(), room: 3.9 },
      'R',
      gone,
      ['MBT20-R-55', 'MBT20-RES-11'],
      under('MBT20-R-55', 'removed'),
    ],
    [
      'MBT20-R-55 removed: with room it moves',
      { ...tank(), room: 4 },
      'R',
      back(4),
      [],
      under('MBT20-R-55', 'removed'),
    ],
    ['MBT20-R-55 removed: with no limit given it moves', tank(), 'R', back(4), [], under('MBT20-R-55', 'removed')],
    // biome-ignore-end format: one line a case
  ];
  test.each(cases)('%s', (_, given, code, wanted, rules, how) => {
    expect(told('apply-result', { code, ...given }, how)).toEqual({ code, ...wanted });
    expect(cited('apply-result', { code, ...given }, how)).toEqual(expect.arrayContaining(rules));
  });
  test('MBT20-R-55 is not cited where there is room', () =>
    expect(cited('apply-result', { ...tank(), code: 'R', room: 4 })).not.toContain('MBT20-R-55'));
  test('MBT20-R-05 there is no other code', () =>
    expect(told('apply-result', { ...tank(), code: 'X' })).toBe('given.code'));
});

describe('recovery', () => {
  const rest = under('MBT20-R-59', 'rest');
  const none = under('MBT20-R-59', 'none');
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['MBT20-R-59 none: Repulsed stays',           { state: 'repulsed', rested: true }, 'repulsed', none],
    ['MBT20-R-59 none: Pinned stays',             { state: 'pinned', rested: true }, 'pinned', none],
    ['MBT20-R-59 rest, MBT20-HSE-10: Repulsed becomes Pinned', { state: 'repulsed', rested: true }, 'pinned', rest],
    ['MBT20-R-59 rest, MBT20-HSE-10: Pinned becomes steady',   { state: 'pinned', rested: true }, 'steady', rest],
    ['MBT20-HSE-10 steady stays steady',          { state: 'steady', rested: true }, 'steady', rest],
    ['MBT20-HSE-10 not without rest',             { state: 'repulsed', rested: false }, 'repulsed', rest],
    ['MBT20-HSE-10 nor a Pinned one',             { state: 'pinned', rested: false }, 'pinned', rest],
  ];
  test.each(cases)('%s', (_, given, state, how) => {
    expect(told('recovery', given, how)).toEqual({ state });
    expect(cited('recovery', given, how)).toContain('MBT20-R-59');
  });
  test('MBT20-HSE-10 is cited when it helped', () => {
    expect(cited('recovery', { state: 'pinned', rested: true }, rest)).toContain('MBT20-HSE-10');
    expect(cited('recovery', { state: 'pinned', rested: false }, rest)).not.toContain('MBT20-HSE-10');
  });
});
