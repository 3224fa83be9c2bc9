import { describe, expect, test } from 'vitest';
import { type Case, cited, told, under } from '../kit.js';

const move = (more: object = {}) => ({
  speed: 'medium',
  tread: 'tracked',
  kind: 'tactical',
  legs: [{ metres: 750 }],
  ...more,
});

describe('moves', () => {
  // biome-ignore format: one line a rule
  const cases: Case[] = [
    ['WW2-MOV-07 a full move', move(), { used: 1, metres: 750 }],
    ['WW2-MOV-07 no more', move({ legs: [{ metres: 751 }] }), 'WW2-MOV-07'],
    ['WW2-R-43 good and bad going together: exactly one', { speed: 'foot', tread: 'manhandled', kind: 'tactical', legs: [{ metres: 250 }, { metres: 125, terrain: 'hill' }] }, { used: 1, metres: 375 }],
    ['WW2-R-43 rounded to four decimals', move({ legs: [{ metres: 100 }] }), { used: 0.1333, metres: 100 }],
    ['WW2-TAC-05 half a move', move({ kind: 'half', legs: [{ metres: 375 }] }), { used: 1, metres: 375 }],
    ['WW2-TAC-05 no more', move({ kind: 'half', legs: [{ metres: 376 }] }), 'WW2-MOV-07'],
    ['WW2-GO-01 impassable ground first', move({ legs: [{ metres: 9000 }, { metres: 10, terrain: 'SFH' }] }), 'WW2-GO-01'],
    ['WW2-GO-03', move({ speed: 'foot', tread: 'foot', legs: [{ metres: 10, terrain: 'SFH', jungle: true }] }), 'WW2-GO-03'],
    ['WW2-GO-05', move({ speed: 'wheeled', tread: 'wheeled', legs: [{ metres: 10, terrain: 'LFA' }] }), 'WW2-GO-05'],
    ['WW2-GO-08', move({ legs: [{ metres: 10, terrain: 'LFA', jungle: true }] }), 'WW2-GO-08'],
    ['WW2-GO-11', move({ tread: 'halftrack', legs: [{ metres: 10, terrain: 'H' }] }), 'WW2-GO-11'],
    ['WW2-GO-18', move({ legs: [{ metres: 10, terrain: 'river' }] }), 'WW2-GO-18'],
    ['WW2-GO-10 with training', move({ speed: 'foot', tread: 'foot', legs: [{ metres: 500, terrain: 'LFA', jungle: true }], jungleTrained: true }), { used: 1, metres: 500 }],
    ['WW2-MOV-09 a march starts farther than 2000m', move({ kind: 'march', nearestEnemyStart: 2000 }), 'WW2-MOV-09'],
    ['WW2-MOV-09 and stays farther', move({ kind: 'march', nearestEnemyStart: 2500, nearestEnemyLeast: 2000 }), 'WW2-MOV-09'],
    ['WW2-MOV-09 just so', move({ kind: 'march', nearestEnemyStart: 2001, nearestEnemyLeast: 2001 }), { used: 0.1786, metres: 750 }],
    ['WW2-MOV-09 a tactical move may come near', move({ nearestEnemyStart: 2500, nearestEnemyLeast: 100 }), { used: 1, metres: 750 }],
    ['WW2-RES-20 a pinned stand comes no closer', move({ pinned: true, nearestEnemyStart: 900, nearestEnemyLeast: 899 }), 'WW2-RES-20'],
    ['WW2-RES-20 but moves', move({ pinned: true, nearestEnemyStart: 900, nearestEnemyLeast: 900 }), { used: 1, metres: 750 }],
    ['WW2-R-83 as-pinned: nor a repulsed one', move({ repulsed: true, nearestEnemyStart: 900, nearestEnemyLeast: 800 }), 'WW2-R-83'],
    ['WW2-R-83 pinned and repulsed', move({ pinned: true, repulsed: true, nearestEnemyStart: 900, nearestEnemyLeast: 800 }), 'WW2-RES-20'],
    ['WW2-R-83 free: it may', move({ repulsed: true, nearestEnemyStart: 900, nearestEnemyLeast: 800 }), { used: 1, metres: 750 }, under('WW2-R-83', 'free')],
    ['jungle in the open', move({ legs: [{ metres: 1 }, { metres: 1, jungle: true }] }), 'given.legs[1].jungle'],
    ['trained tracks', move({ jungleTrained: true }), 'given.jungleTrained'],
    ['no legs', move({ legs: [] }), 'given.legs'],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => expect(told('move-check', given, how)).toEqual(wanted));
  test.each([
    ['foot', 'foot', 'WW2-MOV-01'],
    ['wheeled', 'wheeled', 'WW2-MOV-02'],
    ['slow', 'tracked', 'WW2-MOV-03'],
    ['medium', 'tracked', 'WW2-MOV-04'],
    ['fast', 'tracked', 'WW2-MOV-05'],
    ['veryfast', 'tracked', 'WW2-MOV-06'],
  ])('who moves %s on %s does so by %s', (speed, tread, rule) =>
    expect(cited('move-check', move({ speed, tread, legs: [{ metres: 10 }] }))[0]).toBe(rule),
  );
  test('each rule of the ground is cited once', () => {
    const legs = [{ metres: 10 }, { metres: 10, terrain: 'hill' }, { metres: 10 }];
    expect(cited('move-check', move({ legs }))).toEqual(['WW2-MOV-04', 'WW2-GO-14', 'WW2-GO-16']);
  });
});

describe('marches', () => {
  const march = (more: object = {}) => ({ cp: 9, hqDistance: 0, ...more });
  // biome-ignore format: one line a rule
  const cases: Case[] = [
    ['WW2-CP-20 3 CP', march(), { cost: 3, cpLeft: 6 }],
    ['WW2-CP-20 1 more for 2000m', march({ hqDistance: 2000 }), { cost: 4, cpLeft: 5 }],
    ['WW2-R-37 whole: not before', march({ hqDistance: 1999 }), { cost: 3, cpLeft: 6 }],
    ['WW2-R-37 part: every step begun', march({ hqDistance: 1 }), { cost: 4, cpLeft: 5 }, under('WW2-R-37', 'part')],
    ['WW2-CP-12 no more than there are', march({ cp: 2 }), 'WW2-CP-12'],
    ['WW2-MOR-06 not in a failed group', march({ groupFailed: true, links: [900] }), 'WW2-MOR-06'],
    ['WW2-SEQ-09 links of 500m', march({ links: [500, 0] }), { cost: 3, cpLeft: 6 }],
    ['WW2-SEQ-09 no longer', march({ links: [500, 501] }), 'WW2-SEQ-09'],
    ['WW2-SEQ-10 a column on a road', march({ byRoad: true, abreast: 2 }), 'WW2-SEQ-10'],
    ['WW2-SEQ-10 one wide', march({ byRoad: true }), { cost: 3, cpLeft: 6 }],
    ['WW2-SEQ-10 off the road abreast', march({ abreast: 4 }), { cost: 3, cpLeft: 6 }],
    ['WW2-MOV-09 2000m', march({ nearestEnemy: 2000 }), 'WW2-MOV-09'],
    ['WW2-MOV-09 more', march({ nearestEnemy: 2001 }), { cost: 3, cpLeft: 6 }],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => expect(told('march', given, how)).toEqual(wanted));
});

describe('forced moves', () => {
  // biome-ignore format: one line a rule
  const retreats: Case[] = [
    ['WW2-MOR-04 half a move at least', { speed: 'medium' }, { minimum: 375, maximum: 750, cost: 0, cpLeft: 0 }],
    ['WW2-MOR-04 in bad going', { speed: 'foot', going: 'bad', cp: 3 }, { minimum: 125, maximum: 250, cost: 0, cpLeft: 3 }],
    ['WW2-MOR-06 WW2-R-93 halted for 1 CP', { speed: 'foot', halt: true, cp: 2 }, { minimum: 0, maximum: 0, cost: 1, cpLeft: 1 }],
    ['WW2-R-93 and distance', { speed: 'foot', halt: true, cp: 3, hqDistance: 2000 }, { minimum: 0, maximum: 0, cost: 3, cpLeft: 0 }],
    ['WW2-R-37 part', { speed: 'foot', halt: true, cp: 3, hqDistance: 1 }, { minimum: 0, maximum: 0, cost: 2, cpLeft: 1 }, under('WW2-R-37', 'part')],
    ['WW2-CP-12 too dear', { speed: 'foot', halt: true, cp: 0 }, 'WW2-CP-12'],
  ];
  test.each(retreats)('%s', (_, given, wanted, how) => expect(told('retreat', given, how)).toEqual(wanted));

  const flight = (x: number, y: number, more: object = {}) => ({
    stand: { x: 1000, y: 1000 },
    to: { x, y },
    enemies: [{ x: 1000, y: 1600 }],
    ...more,
  });
  // biome-ignore format: one line a rule
  const repulses: Case[] = [
    ['WW2-RES-24 500m', flight(1000, 500), { metres: 500, angle: 0 }],
    ['WW2-RES-24 no more', flight(1000, 499), 'WW2-RES-24'],
    ['WW2-RES-24 no less', flight(1000, 501), 'WW2-RES-24'],
    ['WW2-R-85 less where it is blocked', flight(1000, 900, { blocked: true }), { metres: 100, angle: 0 }],
    ['WW2-R-85 nowhere at all', flight(1000, 1000, { blocked: true }), { metres: 0, angle: 0 }],
    ['WW2-R-84 45 degrees off', flight(1353.5, 646.5), { metres: 500, angle: 45 }],
    ['WW2-R-84 no more', flight(1400, 700), 'WW2-R-84'],
    ['WW2-R-84 not by a degree', flight(1359.7, 652.7), 'WW2-R-84'],
    ['WW2-R-84 the nearest of several, by edges', flight(1500, 1000, { enemies: [{ x: 300, y: 1000 }, { x: 1000, y: 1800 }] }), { metres: 500, angle: 0 }],
    ['WW2-RES-25 into cover if there is some', flight(1000, 500, { coverAvailable: true }), 'WW2-RES-25'],
    ['WW2-RES-25 it is', flight(1000, 500, { coverAvailable: true, endsInCover: true }), { metres: 500, angle: 0 }],
  ];
  test.each(repulses)('%s', (_, given, wanted) => expect(told('repulse-move', given)).toEqual(wanted));
});

describe('measuring', () => {
  const at = (x: number, y: number, facing = 0) => ({ x, y, facing });
  // biome-ignore format: one line a rule
  const cases: Case[] = [
    ['WW2-R-01 edge to edge', { a: at(0, 0), b: at(400, 0) }, { distance: 150, contact: false }],
    ['WW2-R-01 contact is 0', { a: at(0, 0), b: at(250, 100) }, { distance: 0, contact: true }],
    ['WW2-R-01 corner to corner', { a: at(0, 0), b: at(550, 650) }, { distance: 500, contact: false }],
    ['WW2-R-01 turned to its facing', { a: at(0, 0), b: at(400, 0, 45) }, { distance: 98, contact: false }],
    ['WW2-R-01 half a metre is rounded up', { a: at(0, 0), b: at(350.5, 0) }, { distance: 101, contact: false }],
    ['another base', { a: at(0, 0), b: at(400, 0), size: 100 }, { distance: 300, contact: false }],
  ];
  test.each(cases)('%s', (_, given, wanted) => expect(told('measure', given)).toEqual(wanted));
});
