import { describe, expect, test } from 'vitest';
import { type Case, cited, told, under } from '../kit.js';

type S = Record<string, unknown>;
const him = 'HIM-III-RA';
const r = (troop: string, result: string, more: S = {}): S => ({ troop, result, ...more });
const check = (question: string) => (_: string, given: unknown, wanted: unknown, how?: object) => {
  const found = told(question, given, how);
  if (typeof wanted === 'string') expect(found).toBe(wanted);
  else expect(found).toMatchObject(wanted as object);
};

describe('repulse', () => {
  const pose = (x: number, y: number, facing = 0) => ({ x, y, facing });
  const poses = (own: object, enemyPose: object) => ({ pose: own, enemyPose });
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['IGR-RES-02 one full move',                           r(him, 'R'), { distance: 1, moved: 1, outcome: 'repulsed', stoppedBy: null, bands: 1 }],
    ['IGR-RES-02 of its class',                            r('LSC-III-RA', 'R'), { distance: 2, moved: 2 }],
    ['IGR-GEO-21 at the rate of its going',                r(him, 'R', { going: 'bad' }), { distance: 0.5, moved: 0.5 }],
    ['IGR-RES-04 two full moves',                          r(him, 'RR'), { distance: 2, moved: 2, outcome: 'double-repulse', bands: 1 }],
    ['IGR-R-85 two: for regulars',                         r(him, 'RR'), { bands: 2 }, under('IGR-R-85', 'two')],
    ['IGR-R-85 one: irregulars have two all the same',     r('HIM-III-IA', 'RR'), { bands: 2 }],
    ['IGR-RES-06 friends at half the move: it breaks',     r(him, 'R', { friend: 0.5 }), { moved: 0, outcome: 'break', stoppedBy: 'friend', bands: 0 }],
    ['IGR-RES-06 half of the whole RR',                    r(him, 'RR', { friend: 1 }), { outcome: 'break' }],
    ['IGR-R-79 farther ones stop it',                      r(him, 'R', { friend: 0.51 }), { moved: 0.51, outcome: 'repulsed', stoppedBy: 'friend', bands: 1 }],
    ['IGR-R-79 those at the full move do not matter',      r(him, 'R', { friend: 1 }), { moved: 1, stoppedBy: null }],
    ['IGR-GAP-03 VLI go through friends',                  r('VLI-III-RA', 'R', { friend: 0.1 }), { moved: 1.5, outcome: 'repulsed', stoppedBy: null }],
    ['IGR-R-80 an enemy, as friends: near',                r(him, 'R', { enemy: 0.5 }), { outcome: 'break', stoppedBy: 'enemy' }],
    ['IGR-R-80 an enemy, as friends: farther',             r(him, 'R', { enemy: 0.6 }), { moved: 0.6, outcome: 'repulsed', stoppedBy: 'enemy' }],
    ['IGR-R-80 VLI, too',                                  r('VLI-III-RA', 'R', { enemy: 0.6 }), { outcome: 'break' }],
    ['IGR-R-81 impassable ground, as friends: near',       r(him, 'R', { impassable: 0.2 }), { outcome: 'break', stoppedBy: 'impassable' }],
    ['IGR-R-81 impassable ground, as friends: farther',    r(him, 'R', { impassable: 0.7 }), { moved: 0.7, stoppedBy: 'impassable' }],
    ['IGR-R-82 as-friends: near',                          r(him, 'R', { edge: 0.3 }), { outcome: 'break', stoppedBy: 'edge' }],
    ['IGR-R-82 as-friends: farther',                       r(him, 'R', { edge: 0.8 }), { moved: 0.8, outcome: 'repulsed', stoppedBy: 'edge' }],
    ['IGR-R-82 break: wherever it is',                     r(him, 'R', { edge: 0.8 }), { moved: 0, outcome: 'break', bands: 0 }, under('IGR-R-82', 'break')],
    ['IGR-R-82 stop: however near',                        r(him, 'R', { edge: 0.1 }), { moved: 0.1, outcome: 'repulsed' }, under('IGR-R-82', 'stop')],
    ['IGR-R-82 stop: friends break it all the same',       r(him, 'R', { friend: 0.1 }), { outcome: 'break' }, under('IGR-R-82', 'stop')],
    ['IGR-R-82 break: beyond the move it is not in the way', r(him, 'R', { edge: 1 }), { moved: 1 }, under('IGR-R-82', 'break')],
    ['the nearest thing decides',                          r(him, 'R', { friend: 0.9, edge: 0.6 }), { stoppedBy: 'edge', moved: 0.6 }],
    ['ties: friend before enemy',                          r(him, 'R', { friend: 0.6, enemy: 0.6, impassable: 0.6, edge: 0.6 }), { stoppedBy: 'friend' }],
    ['ties: enemy before impassable',                      r(him, 'R', { enemy: 0.6, impassable: 0.6, edge: 0.6 }), { stoppedBy: 'enemy' }],
    ['ties: impassable before the edge',                   r(him, 'R', { impassable: 0.6, edge: 0.6 }), { stoppedBy: 'impassable' }],
    ['IGR-R-31 slow-row: guns have a rate, too',           r('(ART-III-RA) heavy', 'R'), { distance: 1 }],
    ['IGR-R-31 by-weight: heavy ones a slower one',        r('(ART-III-RA) heavy', 'RR'), { distance: 1 }, under('IGR-R-31', 'by-weight')],
    ['IGR-R-78 straight back, facing kept',                r(him, 'R', poses(pose(5, 5), pose(6, 6, 180))), { pose: { x: 5, y: 4, facing: 0 } }],
    ['IGR-R-78 an enemy on its flank is not behind',       r(him, 'R', poses(pose(5, 5), pose(6, 5, 270))), { pose: { x: 5, y: 4, facing: 0 } }],
    ['IGR-R-78 from one behind it: away, faced towards him', r(him, 'R', poses(pose(5, 5), pose(5, 4))), { pose: { x: 5, y: 6, facing: 180 } }],
    ['IGR-R-78 whatever the angle',                        r(him, 'R', poses(pose(5, 5), pose(4, 4))), { pose: { x: 5.7071, y: 5.7071, facing: 225 } }],
    ['IGR-R-78 and however far he is',                     r(him, 'R', poses(pose(5, 5), pose(8, 1))), { pose: { x: 4.4, y: 5.8, facing: 143.1301 } }],
    ['IGR-R-78 as far as it gets',                         r(him, 'R', { ...poses(pose(5, 5, 90), pose(9, 5)), friend: 0.6 }), { pose: { x: 4.4, y: 5, facing: 90 } }],
    ['IGR-R-78 the broken go nowhere',                     r(him, 'R', { ...poses(pose(5, 5), pose(5, 6)), friend: 0.1 }), { pose: null }],
    ['IGR-GEO-05 a facing below 0 is told above it',       r(him, 'R', poses(pose(5, 5, -90), pose(0, 5))), { pose: { x: 6, y: 5, facing: 270 } }],
    ['one pose alone',                                     r(him, 'R', { pose: pose(5, 5) }), 'given.enemyPose'],
    ['the other alone',                                    r(him, 'R', { enemyPose: pose(5, 5) }), 'given.pose'],
    ['a result that is none',                              r(him, 'H'), 'given.result'],
    ['IGR-MF-17',                                          r('VLI-V-RA', 'R'), 'IGR-MF-17'],
  ];
  test.each(cases)('%s', check('repulse'));
  test('a pose is told only where poses were given', () => {
    expect(told('repulse', r(him, 'R'))).not.toHaveProperty('pose');
    expect(told('repulse', r(him, 'R', poses(pose(0, 0), pose(0, 1))))).toHaveProperty('pose');
  });
  test('what is cited', () => {
    expect(cited('repulse', r(him, 'R'))).toEqual(['IGR-MOV-06', 'IGR-RES-02']);
    expect(cited('repulse', r(him, 'RR', { friend: 0.5 }))).toEqual([
      'IGR-MOV-06',
      'IGR-RES-04',
      'IGR-R-79',
      'IGR-RES-06',
    ]);
    expect(cited('repulse', r(him, 'R', { friend: 0.7 }))).toEqual(['IGR-MOV-06', 'IGR-RES-02', 'IGR-R-79']);
    expect(cited('repulse', r(him, 'R', { enemy: 0.1 }))).toEqual(['IGR-MOV-06', 'IGR-RES-02', 'IGR-R-80']);
    expect(cited('repulse', r(him, 'R', { impassable: 0.1 }))).toContain('IGR-R-81');
    expect(cited('repulse', r(him, 'R', { edge: 0.1 }))).toContain('IGR-R-82');
    expect(cited('repulse', r('VLI-III-RA', 'R', { friend: 0.1 }))).toContain('IGR-GAP-03');
    expect(cited('repulse', r('VLI-III-RA', 'R', { friend: 1.5 }))).not.toContain('IGR-GAP-03');
    expect(cited('repulse', r('VLI-III-RA', 'R'))).not.toContain('IGR-GAP-03');
    expect(cited('repulse', r(him, 'R', poses(pose(0, 0), pose(0, 1))))).toContain('IGR-R-78');
  });
});

describe('break', () => {
  const b = (troop: string, enemy: string, more: S = {}): S => ({ troop, enemy, ...more });
  const RR = { outcome: 'double-repulse', bands: 2 };
  const GONE = { outcome: 'break', bands: 0 };
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['IGR-RES-07 broken',                                  b(him, him), GONE],
    ['IGR-RES-08 LSC that fight ELE',                      b('LSC-III-RA', 'ELE-III-RA'), RR],
    ['IGR-RES-08 LIN that fight HIM',                      b('LIN-III-RA', him), RR],
    ['IGR-RES-10 two marks at once, for regulars, too',    b('LIW-III-RA', him), { bands: 2 }],
    ['IGR-RES-10 whatever IGR-R-85 says',                  b('LIW-III-RA', him), { bands: 2 }, under('IGR-R-85', 'two')],
    ['IGR-RES-09 the cf is down to half',                  b('LIW-V-RA', him, { reducedFactor: 2 }), GONE],
    ['IGR-RES-09 above half it is not',                    b('LIW-V-RA', him, { reducedFactor: 3 }), RR],
    ['IGR-RES-09 half rounded up: 2 of 3',                 b('LIW-III-RA', him, { reducedFactor: 2 }), GONE],
    ['IGR-RES-09 but below the base',                      b('VLI-III-RA', him, { baseFactor: 1, reducedFactor: 1 }), RR],
    ['IGR-RES-09 of 1 nothing is left',                    b('VLI-III-RA', him, { reducedFactor: 0 }), GONE],
    ['the base factor is that of Table 7',                 b('LIW-V-RA', 'ELE-III-RA', { reducedFactor: 2 }), GONE],
    ['or as it is given',                                  b('LIW-V-RA', him, { baseFactor: 5, reducedFactor: 4 }), RR],
    ['IGR-SR-05 by shooting: foot take RR',                b(him, him, { by: 'shooting' }), { outcome: 'double-repulse', bands: 1 }],
    ['IGR-SR-05 by shooting: irregulars two marks',        b('HIM-III-IA', him, { by: 'shooting' }), { bands: 2 }],
    ['IGR-SR-05 by shooting: MOUNTED break',               b('CAT-III-RA', him, { by: 'shooting', printed: 'B' }), GONE],
    ['IGR-R-01 amalgamated guns are MOUNTED',              b('ART-III-RA', him, { by: 'shooting' }), GONE],
    ['IGR-R-62 rr: ANIMAL',                                b('ELE-III-RA', him, { by: 'shooting' }), { outcome: 'double-repulse' }],
    ['IGR-R-62 break: ANIMAL',                             b('ELE-III-RA', him, { by: 'shooting' }), GONE, under('IGR-R-62', 'break')],
    ['IGR-R-61 destroyed: D',                              b(him, him, { by: 'shooting', printed: 'D' }), GONE],
    ['IGR-R-61 as-b: D',                                   b(him, him, { by: 'shooting', printed: 'D' }), { outcome: 'double-repulse' }, under('IGR-R-61', 'as-b')],
    ['IGR-R-85 one: an RR by shooting',                    b(him, him, { by: 'shooting' }), { bands: 1 }],
    ['IGR-R-85 two: an RR by shooting',                    b(him, him, { by: 'shooting' }), { bands: 2 }, under('IGR-R-85', 'two')],
    ['IGR-R-87 light troops are not spared by shooting',   b('LSC-III-RA', him, { by: 'shooting' }), GONE],
    ['a Break by shooting',                                b(him, him, { by: 'shooting', printed: 'Break' }), 'given.printed'],
    ['a B in melee',                                       b(him, him, { printed: 'B' }), 'given.printed'],
    ['half a factor',                                      b(him, him, { baseFactor: 1.5 }), 'given.baseFactor'],
    ['IGR-TRP-20 of the enemy',                            b(him, '(CAT-III-RA)+AA(EI)'), 'IGR-TRP-20'],
  ];
  test.each(cases)('%s', check('break'));
  test('what is cited', () => {
    expect(cited('break', b('LSC-III-RA', him))).toEqual(['IGR-RES-08', 'IGR-RES-10']);
    expect(cited('break', b('LIW-V-RA', him, { reducedFactor: 1 }))).toEqual(['IGR-RES-09', 'IGR-RES-07']);
    expect(cited('break', b(him, him))).toEqual(['IGR-RES-07']);
    expect(cited('break', b(him, him, { by: 'shooting' }))).toEqual(['IGR-SR-05']);
    expect(cited('break', b('CAT-III-RA', him, { by: 'shooting', printed: 'D' }))).toEqual(['IGR-R-61', 'IGR-RES-07']);
  });
});

describe('follow-up', () => {
  const w = (winner: string, loser: string, more: S = {}): S => ({ winner, loser, ...more });
  const NO = { must: false, distance: 0 };
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['IGR-RES-03 IA of Class III',                     w('LIW-III-IA', 'repulsed'), { must: true, distance: 1 }],
    ['IGR-RES-03 IA of Class V, a full move',          w('HCC-V-IA', 'repulsed'), { must: true, distance: 1.5 }],
    ['IGR-RES-03 not Class II',                        w('LIW-II-IA', 'repulsed'), NO],
    ['IGR-RES-03 not regulars',                        w('LIW-V-RA', 'repulsed'), NO],
    ['IGR-RES-05 after a double repulse one move',     w('HCC-IV-IA', 'double-repulse'), { must: true, distance: 1.5 }],
    ['IGR-RES-07 nobody follows the broken',           w('HCC-IV-IA', 'break'), NO],
    ['IGR-GEO-21 at the rate of its going',            w('HCC-IV-IA', 'repulsed', { going: 'bad' }), { distance: 0.5 }],
    ['IGR-R-83 yes: after a shot',                     w('HSC-IV-IA', 'repulsed', { by: 'shooting' }), { must: true, distance: 1.5 }],
    ['IGR-R-83 no: not after a shot',                  w('HSC-IV-IA', 'repulsed', { by: 'shooting' }), NO, under('IGR-R-83', 'no')],
    ['IGR-R-83 no: but after a melee',                 w('HSC-IV-IA', 'repulsed'), { must: true }, under('IGR-R-83', 'no')],
    ['IGR-R-31 by-weight: irregular heavy guns',       w('(ART-III-IA) heavy', 'repulsed'), { distance: 0.5 }, under('IGR-R-31', 'by-weight')],
    ['a loser who stands',                             w('HSC-IV-IA', 'stand'), 'given.loser'],
    ['IGR-MF-17',                                      w('VLI-V-IA', 'repulsed'), 'IGR-MF-17'],
  ];
  test.each(cases)('%s', check('follow-up'));
  test('what is cited', () => {
    expect(cited('follow-up', w('LIW-III-IA', 'repulsed'))).toEqual(['IGR-RES-03']);
    expect(cited('follow-up', w('LIW-III-IA', 'break'))).toEqual(['IGR-RES-03']);
    expect(cited('follow-up', w('LIW-III-IA', 'double-repulse', { by: 'shooting' }))).toEqual([
      'IGR-RES-05',
      'IGR-R-83',
    ]);
  });
});

describe('marks', () => {
  const m = (army: string, ...results: string[]) => ({ army, results });
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['IGR-MM-04 regulars: one R',                      m('RA', 'R'), { bands: 1, modifier: 0 }],
    ['IGR-MM-04 regulars: two of R or RR',             m('RA', 'R', 'RR'), { bands: 2, modifier: -1 }],
    ['IGR-R-85 two: an RR is two bands',               m('RA', 'R', 'RR'), { bands: 3, modifier: -1 }, under('IGR-R-85', 'two')],
    ['IGR-R-85 one: an RR is one',                     m('RA', 'RR', 'RR'), { bands: 2, modifier: -1 }],
    ['IGR-MM-05 irregulars: one R',                    m('IA', 'R'), { bands: 1, modifier: -1 }],
    ['IGR-MM-05 irregulars: an RR counts as two',      m('IA', 'RR'), { bands: 2, modifier: -2 }],
    ['IGR-RES-10 a Break made an RR counts as two',    m('RA', 'break-to-RR'), { bands: 2, modifier: -1 }],
    ['IGR-RES-10 for irregulars, too',                 m('IA', 'break-to-RR'), { bands: 2, modifier: -2 }],
    ['IGR-RCD-01 a band for each R',                   m('IA', 'R', 'R', 'R'), { bands: 3 }],
    ['nothing',                                        m('RA'), { bands: 0, modifier: 0 }],
    ['a result that marks nothing',                    m('RA', 'H'), 'given.results[0]'],
  ];
  test.each(cases)('%s', check('marks'));
  test('IGR-MM-04 or IGR-MM-05 is cited', () => {
    expect(cited('marks', m('RA'))).toEqual(['IGR-MM-04']);
    expect(cited('marks', m('IA'))).toEqual(['IGR-MM-05']);
  });
});

describe('rally', () => {
  const ON = { options: { 'IGR-RCV-01': 'on' } };
  const ONE_BAND = { options: { 'IGR-RCV-01': 'on', 'IGR-R-93': 'one-band' } };
  const v = (army: string, bands: number, more: S = {}): S => ({ army, bands, ...more });
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['IGR-RCV-01 only if in use',                          v('RA', 2), 'IGR-RCV-01'],
    ['IGR-RCV-02 it cancels a -1',                         v('IA', 3), { rallied: true, bands: 2, modifier: -2 }, ON],
    ['IGR-RCV-02 not if it was not activated',             v('IA', 3, { activated: false }), { rallied: false, bands: 3, modifier: -3 }, ON],
    ['IGR-RCV-02 nor if it moved',                         v('IA', 3, { moved: true }), { rallied: false, bands: 3 }, ON],
    ['IGR-RCV-02 nor if it fought',                        v('IA', 3, { fought: true }), { rallied: false, bands: 3 }, ON],
    ['IGR-RCV-02 nor if it was shot at',                   v('IA', 3, { shotAt: true }), { rallied: false, bands: 3 }, ON],
    ['IGR-R-93 minus-one: two bands of regulars',          v('RA', 3), { rallied: true, bands: 1, modifier: 0 }, ON],
    ['IGR-R-93 minus-one: nothing if there is no -1',      v('RA', 1), { rallied: false, bands: 1 }, ON],
    ['IGR-R-93 minus-one: one band of irregulars',         v('IA', 1), { rallied: true, bands: 0, modifier: 0 }, ON],
    ['IGR-R-93 minus-one: fresh troops',                   v('IA', 0), { rallied: false, bands: 0 }, ON],
    ['IGR-R-93 one-band: of regulars, too',                v('RA', 3), { rallied: true, bands: 2, modifier: -1 }, ONE_BAND],
    ['IGR-R-93 one-band: the last one',                    v('RA', 1), { rallied: true, bands: 0 }, ONE_BAND],
    ['IGR-R-93 one-band: fresh troops',                    v('RA', 0), { rallied: false, bands: 0 }, ONE_BAND],
    ['fewer than no bands',                                v('RA', -1), 'given.bands', ON],
  ];
  test.each(cases)('%s', check('rally'));
  test('IGR-RCV-02 is cited', () => expect(cited('rally', v('RA', 2), ON)).toEqual(['IGR-RCV-02']));
});
