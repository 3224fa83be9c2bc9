import { describe, expect, test } from 'vitest';
import { ask, type Case, cited, thrown, told, under } from '../kit.js';

describe('command points', () => {
  // biome-ignore format: one line a rule
  const cases: Case[] = [
    ['WW2-CP-02 A: two dice', { grades: ['A'] }, { cp: 9 }, thrown(4, 5)],
    ['WW2-CP-03 B: two dice', { grades: ['B'] }, { cp: 7 }, thrown(6, 1)],
    ['WW2-CP-04 C: the two lowest of three', { grades: ['C'] }, { cp: 3 }, thrown(6, 1, 2)],
    ['WW2-CP-05 D: the two lowest of four', { grades: ['D'] }, { cp: 5 }, thrown(6, 3, 2, 5)],
    ['WW2-CP-06 the lowest grade', { grades: ['A', 'D', 'B'] }, { cp: 2 }, thrown(6, 1, 1, 5)],
    ['WW2-CP-07 radio: half of a die, rounded up', { grades: ['B'], radio: true }, { cp: 5 }, thrown(1, 1, 5)],
    ['WW2-CP-07 a 1 adds 1', { grades: ['B'], radio: true }, { cp: 3 }, thrown(1, 1, 1)],
    ['WW2-CP-08 Mobile', { grades: ['B'], doctrine: 'mobile' }, { cp: 4 }, thrown(1, 1)],
    ['WW2-CP-09 Cautious', { grades: ['B'], doctrine: 'cautious' }, { cp: 0 }, thrown(1, 1)],
    ['WW2-CP-04 three dice, no more', { grades: ['C'] }, 'throws', thrown(1, 1, 1, 1)],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => expect(told('command-points', given, how)).toEqual(wanted));
  test('WW2-CP-06 is cited where there are several grades', () => {
    expect(cited('command-points', { grades: ['B', 'B'] })).toEqual(['WW2-CP-03']);
    expect(cited('command-points', { grades: ['B', 'A'] })).toEqual(['WW2-CP-03', 'WW2-CP-06']);
  });
});

describe('tactical moves', () => {
  const move = (more: object = {}) => ({ grade: 'B', option: 1, hqDistance: 0, cp: 4, ...more });
  const gets = (more: object = {}) => ({
    cost: 1,
    cpLeft: 3,
    movesLeft: 1,
    move: 1,
    shots: 0,
    sequence: 'move',
    effectModifier: 0,
    ...more,
  });
  // biome-ignore format: one line a rule
  const cases: Case[] = [
    ['WW2-TAC-02 option 1', move(), gets()],
    ['WW2-TAC-03 option 2', move({ option: 2 }), gets({ move: 0, shots: 2, sequence: 'fire' })],
    ['WW2-TAC-04 artillery once', move({ option: 2, artillery: true }), gets({ move: 0, shots: 1, sequence: 'fire' })],
    ['WW2-TAC-05 option 3', move({ option: 3, artillery: true }), gets({ move: 0.5, shots: 1, sequence: 'move-fire', effectModifier: 1 })],
    ['WW2-TAC-06 option 4', move({ option: 4 }), gets({ move: 0.5, shots: 1, sequence: 'fire-move', effectModifier: 1 })],
    ['WW2-TAC-07 option 5', move({ option: 5 }), gets({ shots: 1, sequence: 'move-fire', effectModifier: 2 })],
    ['WW2-TAC-08 option 6', move({ option: 6 }), gets({ move: 0, sequence: 'bus' })],
    ['WW2-R-44 no option 7', move({ option: 7 }), 'WW2-R-44'],
    ['WW2-CP-13 A: two points', move({ grade: 'A', movesMade: 2 }), 'WW2-CP-13'],
    ['WW2-CP-14 B: two points', move({ movesMade: 2 }), 'WW2-CP-14'],
    ['WW2-CP-15 C: one point', move({ grade: 'C', movesMade: 1 }), 'WW2-CP-15'],
    ['WW2-CP-16 D: one point', move({ grade: 'D', movesMade: 1 }), 'WW2-CP-16'],
    ['WW2-CP-18 Mobile: one more', move({ grade: 'D', movesMade: 1, mobile: true }), gets({ movesLeft: 0 })],
    ['WW2-CP-17 1 CP more for 1000m', move({ hqDistance: 1000 }), gets({ cost: 2, cpLeft: 2 })],
    ['WW2-R-37 whole: not before', move({ hqDistance: 999 }), gets()],
    ['WW2-R-37 part: every step begun', move({ hqDistance: 1001 }), gets({ cost: 3, cpLeft: 1 }), under('WW2-R-37', 'part')],
    ['WW2-R-38 no distance off the table', move({ hqDistance: 9000, offTable: true }), gets()],
    ['WW2-CP-12 no more than there are', move({ cp: 1, hqDistance: 1000 }), 'WW2-CP-12'],
    ['WW2-MOR-06 not in a failed group', move({ groupFailed: true, option: 7 }), 'WW2-MOR-06'],
    ['WW2-TAC-10 not bussed', move({ bussed: true, movesMade: 2 }), 'WW2-TAC-10'],
    ['WW2-TAC-12 just de-bussed: one move', move({ justDebussed: true }), gets({ movesLeft: 0 })],
    ['WW2-TAC-12 and no other', move({ justDebussed: true, movesMade: 1 }), 'WW2-TAC-12'],
    ['WW2-R-36 total: the surcharge counts', move({ hqDistance: 1000 }), gets({ cost: 2, cpLeft: 2, movesLeft: 0 }), under('WW2-R-36', 'total')],
    ['WW2-R-36 total: a C stand 1000m away cannot act', move({ grade: 'C', hqDistance: 1000 }), 'WW2-CP-15', under('WW2-R-36', 'total')],
    ['WW2-R-36 total: what is spent', move({ cpSpentOnStand: 2 }), 'WW2-CP-14', under('WW2-R-36', 'total')],
    ['WW2-R-36 total: moves made do not count', move({ movesMade: 2, cpSpentOnStand: 1 }), gets({ movesLeft: 0 }), under('WW2-R-36', 'total')],
    ['WW2-R-36 total: Mobile has one more', move({ grade: 'C', mobile: true }), gets({ movesLeft: 1 }), under('WW2-R-36', 'total')],
    ['no option 8', move({ option: 8 }), 'given.option'],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => expect(told('tactical-move', given, how)).toEqual(wanted));
  test.each([
    ['WW2-EFF-04', { option: 4 }],
    ['WW2-EFF-08', { option: 5 }],
    ['WW2-CP-17', { hqDistance: 1000 }],
    ['WW2-CP-18', { mobile: true }],
    ['WW2-CP-19', {}],
    ['WW2-TAC-04', { option: 2, artillery: true }],
    ['WW2-TAC-12', { justDebussed: true }],
  ])('%s is cited where it bears', (rule, more) => expect(cited('tactical-move', move(more))).toContain(rule));
});

test('WW2-TAC-02 to WW2-TAC-08 each option says what it is', () => {
  const said = [1, 2, 3, 4, 5, 6].map(option => {
    const answer = ask('tactical-move', { grade: 'B', option, hqDistance: 0, cp: 4 });
    return answer.ok && answer.because.find(c => c.rule.startsWith('WW2-TAC'))?.text;
  });
  expect(said).toEqual([
    'a full tactical move, no fire',
    'halted, fire twice',
    'half a move, then fire',
    'fire, then half a move',
    'a full move, then fire',
    'take up or set down infantry',
  ]);
});

describe('bussing', () => {
  const bus = (more: object = {}) => ({ action: 'bus', passenger: 'RG', transport: 'APC', grade: 'C', cp: 2, ...more });
  const gets = (more: object = {}) => ({
    cost: 1,
    cpLeft: 1,
    passengerMovesAllowed: 0,
    sharesResultUntil: 250,
    ...more,
  });
  // biome-ignore format: one line a rule
  const cases: Case[] = [
    ['WW2-TAC-08 WW2-TAC-09 WW2-R-47 1 CP', bus(), gets()],
    ['WW2-TAC-11 WW2-TAC-12 de-bussed: one move', bus({ action: 'debus', distance: 900, transportFull: true }), gets({ passengerMovesAllowed: 1 })],
    ['WW2-VEH-37 no BARG in an APC', bus({ passenger: 'BARG' }), 'WW2-VEH-37'],
    ['WW2-VEH-37 but in soft transport', bus({ passenger: 'BARG', transport: 'SMT' }), gets()],
    ['WW2-R-48 one stand', bus({ transportFull: true }), 'WW2-R-48'],
    ['WW2-R-48 in contact', bus({ distance: 1 }), 'WW2-R-48'],
    ['WW2-CP-15 no point left', bus({ movesMade: 1 }), 'WW2-CP-15'],
    ['WW2-CP-18 Mobile', bus({ movesMade: 1, mobile: true }), gets()],
    ['WW2-CP-17 distance', bus({ hqDistance: 1000 }), gets({ cost: 2, cpLeft: 0 })],
    ['WW2-CP-12 too dear', bus({ hqDistance: 2000 }), 'WW2-CP-12'],
    ['WW2-R-36 total', bus({ hqDistance: 1000 }), 'WW2-CP-15', under('WW2-R-36', 'total')],
    ['WW2-R-36 total: what is spent', bus({ grade: 'A', cpSpentOnStand: 2 }), 'WW2-CP-13', under('WW2-R-36', 'total')],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => expect(told('bus', given, how)).toEqual(wanted));
});
