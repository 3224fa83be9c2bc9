import { describe, expect, test } from 'vitest';
import { type Case, cited, told, under } from '../kit.js';

const mines = under('MBT45-OPT-03', 'on');
const rocks = under('MBT45-OPT-04', 'on');
const tank = { subClass: 'MBTn' };
const outcome = (rps: string, code: string, state: string, more: object = {}) => ({
  rps,
  code,
  state,
  move: 0,
  leavesTable: false,
  removed: false,
  ...more,
});

describe('obstacle', () => {
  const thrown = (hand: string) => ({ ...mines, throws: [hand] });
  const field = (stand: object) => ({ kind: 'MNF', stand });
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['MBT45-OPT-03 no mine fields unless switched on',   field(tank), 'MBT45-OPT-03'],
    ['MBT45-OPT-03 off',                                 field(tank), 'MBT45-OPT-03', under('MBT45-OPT-03', 'off')],
    ['MBT45-OPT-03 other options do not help',           field(tank), 'MBT45-OPT-03', rocks],
    ['MBT45-HSE-08 the field wins',                      field(tank), outcome('win', 'shaken', 'shaken', { move: 2 }), thrown('win')],
    ['MBT45-HSE-08 a draw',                              field(tank), outcome('draw', '-', 'steady'), thrown('draw')],
    ['MBT45-HSE-08 the field loses',                     field(tank), outcome('lose', '-', 'steady'), thrown('lose')],
    ['MBT45-HSE-08 on a stand that is Pinned already',   field({ ...tank, state: 'pinned' }), outcome('draw', '-', 'pinned'), thrown('draw')],
    ['MBT45-HSE-08 a Shaken stand that wins stays so', field({ ...tank, state: 'shaken' }), outcome('lose', '-', 'shaken'), thrown('lose')],
    ['MBT45-OPT-04 no obstructions unless switched on',  { kind: 'OBS', stand: tank }, 'MBT45-OPT-04', mines],
    ['MBT45-HSE-09 bars ARMOUR',                         { kind: 'OBS', stand: tank }, { going: 'impassable' }, rocks],
    ['MBT45-HSE-09 is bad going to INFANTRY',            { kind: 'OBS', stand: { subClass: 'INF-' } }, { going: 'bad' }, rocks],
    ['MBT45-HSE-09 takes no throw',                      { kind: 'OBS', stand: tank }, 'throws', { ...rocks, throws: ['win'] }],
    ['MBT45-HSE-08 only units meet obstacles',           field({ subClass: 'ARTn', posture: 'OTF' }), 'given.stand.subClass', mines],
    ['MBT45-OPT-02 the stand must be legal',             field({ subClass: 'CFE' }), 'MBT45-OPT-02', mines],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => expect(told('obstacle', given, how)).toEqual(wanted));
  test('MBT45-HSE-08 and MBT45-HSE-09 are cited', () => {
    expect(cited('obstacle', field(tank), thrown('win'))).toContain('MBT45-HSE-08');
    expect(cited('obstacle', { kind: 'OBS', stand: tank }, rocks)).toEqual(['MBT45-HSE-09']);
  });
});

describe('engineer-task', () => {
  const on = under('MBT45-OPT-02', 'on');
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['MBT45-OPT-02 no engineers unless switched on',     { task: 'bridge', rounds: 2 }, 'MBT45-OPT-02'],
    ['MBT45-HSE-07 mines take a round',                  { task: 'clear-mines', rounds: 1 }, { needed: 1, done: true }, on],
    ['MBT45-HSE-07 not less',                            { task: 'clear-mines', rounds: 0 }, { needed: 1, done: false }, on],
    ['MBT45-HSE-07 an obstruction takes a round',        { task: 'remove-obstruction', rounds: 1 }, { needed: 1, done: true }, on],
    ['MBT45-HSE-07 a bridge takes two',                  { task: 'bridge', rounds: 1 }, { needed: 2, done: false }, on],
    ['MBT45-HSE-07 then it stands',                      { task: 'bridge', rounds: 2 }, { needed: 2, done: true }, on],
    ['MBT45-HSE-07 unless interrupted',                  { task: 'bridge', rounds: 5, interrupted: true }, { needed: 2, done: false }, on],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => expect(told('engineer-task', given, how)).toEqual(wanted));
  test('MBT45-HSE-07 is cited', () =>
    expect(cited('engineer-task', { task: 'bridge', rounds: 1 }, on)).toEqual(['MBT45-HSE-07']));
});
