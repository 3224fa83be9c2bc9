import { describe, expect, test } from 'vitest';
import type { Order } from '../verbs/own.js';
import { at, type BattleNote, battle, inchesOf, order, point, refusal, reply, type StandNote, standIn } from './kit.js';

const A0: StandNote = { subClass: 'MBTn', bghq: true, at: [30, 20] };
const B0: StandNote = { subClass: 'MBTn', bghq: true, at: [30, 44] };
const sky = (a1: StandNote, more: Partial<BattleNote> = {}): BattleNote => ({
  segment: 1,
  turn: 3,
  ...more,
  stands: {
    A1: { subClass: 'AIRn', posture: 'ASF', ...a1 },
    A0,
    B0,
    B1: { subClass: 'MBTn', at: [20, 26] },
    ...more.stands,
  },
});
const onTable: StandNote = { at: [20, 1], entered: 2 };
const cas: StandNote = { posture: 'CAS', ...onTable };

const enter = (x: number, y: number): Order => ({ verb: 'enter', stand: 'A1', at: at(x, y) });
const approach: Order = { verb: 'approach', stand: 'A1', point: point(17, 30) };
const attack = (x: number, y: number, facing = 0, target = 'B1'): Order => ({
  verb: 'attack',
  stand: 'A1',
  target,
  at: at(x, y, facing),
});
const hover = (mode: 'STATIC' | 'MOBILE'): Order => ({ verb: 'hover', stand: 'A1', mode });

const cases: [string, BattleNote, Order, string][] = [
  ['MBT20-TRN-06 ASF comes on within 36" of its own edge', sky({}), enter(20, 36), 'allowed'],
  ['MBT20-TRN-06 ECM too', sky({ posture: 'ECM' }), enter(20, 12), 'allowed'],
  ['MBT20-TRN-06 not beyond', sky({}), enter(20, 37), 'MBT20-TRN-06'],
  ['MBT20-TRN-06 not CAS', sky({ posture: 'CAS' }), enter(20, 12), 'MBT20-TRN-06'],
  ['MBT20-TRN-06 in segment 1', sky({}, { segment: 2 }), enter(20, 12), 'MBT20-TRN-06'],
  ['MBT20-TRN-08 once placed they do not move', sky({ at: [10, 10], entered: 3 }), enter(20, 12), 'MBT20-TRN-08'],
  ['MBT20-TRN-07 those that left for good do not come again', sky({ place: 'gone' }), enter(20, 12), 'MBT20-RES-11'],
  [
    'MBT20-TRN-12 CAS is set down at its own edge in segment 2',
    sky({ posture: 'CAS' }, { segment: 2 }),
    approach,
    'allowed',
  ],
  ['MBT20-TRN-12 only CAS', sky({}, { segment: 2 }), approach, 'MBT20-TRN-12'],
  ['MBT20-TRN-12 only in segment 2', sky({ posture: 'CAS' }), approach, 'MBT20-TRN-12'],
  [
    'MBT20-TRN-12 only from off the table',
    sky({ posture: 'CAS', ...onTable }, { segment: 2 }),
    approach,
    'MBT20-TRN-12',
  ],
  ['MBT20-TRN-14 only CAS makes attack runs', sky({ ...onTable }, { segment: 2 }), attack(20, 20), 'MBT20-TRN-14'],
  ['MBT20-TRN-12 it must have come on', sky({ posture: 'CAS' }, { segment: 2 }), attack(20, 20), 'MBT20-TRN-12'],
  [
    'MBT20-R-50 not in the turn in which it left',
    sky({ posture: 'CAS', leftTurn: 3 }, { segment: 2 }),
    approach,
    'MBT20-R-50',
  ],
  ['MBT20-R-50 but in the next', sky({ posture: 'CAS', leftTurn: 2 }, { segment: 2 }), approach, 'allowed'],
  [
    'MBT20-TRN-13 in the turn of entry it waits',
    sky({ ...cas, entered: 3 }, { segment: 2 }),
    attack(20, 20),
    'MBT20-TRN-13',
  ],
  ['MBT20-TRN-14 in the next it attacks from within its distance', sky(cas, { segment: 2 }), attack(20, 20), 'allowed'],
  ['MBT20-ELG-45 not from farther', sky(cas, { segment: 2 }), attack(20, 10), 'MBT20-ELG-45'],
  ['MBT20-ARC-02 to its front only', sky(cas, { segment: 2 }), attack(20, 20, 90), 'MBT20-ARC-02'],
  [
    'MBT20-TAB-04 wholly on the table',
    sky(cas, { segment: 2, stands: { B1: { subClass: 'MBTn', at: [2, 26] } } }),
    attack(0.2, 20),
    'MBT20-TAB-04',
  ],
  [
    'MBT20-R-51 it may have waited longer',
    sky({ ...cas, entered: 1 }, { segment: 2, turn: 6 }),
    attack(20, 20),
    'allowed',
  ],
  [
    'MBT20-TRN-16 a lingering AIR+ engages again in a later turn',
    sky({ ...cas, subClass: 'AIR+', firstAttack: 2, entered: 1 }, { segment: 2 }),
    attack(20, 20),
    'allowed',
  ],
  [
    'MBT20-R-52 moving as for its first attack',
    sky({ ...cas, subClass: 'AIR+', firstAttack: 2, entered: 1, at: [10, 10] }, { segment: 2 }),
    attack(22, 20),
    'allowed',
  ],
  [
    'MBT20-R-175 a STATIC helicopter flies to its first attack',
    sky({ ...cas, helicopter: true, mode: 'STATIC' }, { segment: 2 }),
    attack(20, 20),
    'allowed',
  ],
  [
    'MBT20-R-52 a STATIC helicopter stays',
    sky({ ...cas, helicopter: true, mode: 'STATIC', firstAttack: 2, entered: 1, at: [20, 20] }, { segment: 2 }),
    attack(21, 20),
    'MBT20-R-52',
  ],
  [
    'MBT20-R-52 and attacks from where it is',
    sky({ ...cas, helicopter: true, mode: 'STATIC', firstAttack: 2, entered: 1, at: [20, 20] }, { segment: 2 }),
    attack(20, 20),
    'allowed',
  ],
  [
    'MBT20-TRN-16 one engagement in a turn',
    sky({ ...cas, subClass: 'AIR+', firstAttack: 3, entered: 1, hasEngaged: true }, { segment: 2 }),
    attack(20, 20),
    'MBT20-TRN-16',
  ],
  [
    'MBT20-AWC-04 not in adverse weather',
    sky(cas, { segment: 2, state: { awc: true } }),
    attack(20, 24.5),
    'MBT20-AWC-04',
  ],
  [
    'MBT20-R-54 penalty-only: it may',
    sky(cas, { segment: 2, state: { awc: true }, options: { 'MBT20-R-54': 'penalty-only' } }),
    attack(20, 21),
    'allowed',
  ],
  [
    'MBT20-MOD-13 a helicopter changes its mode',
    sky({ ...cas, helicopter: true }, { segment: 2 }),
    hover('STATIC'),
    'allowed',
  ],
  [
    'MBT20-R-151 not to the mode that it is in',
    sky({ ...cas, helicopter: true, mode: 'STATIC' }, { segment: 2 }),
    hover('STATIC'),
    'MBT20-R-151',
  ],
  [
    'MBT20-R-151 once a round',
    sky({ ...cas, helicopter: true, adjusted: true }, { segment: 2 }),
    hover('STATIC'),
    'MBT20-R-151',
  ],
  ['MBT20-MOD-12 nobody else does', sky(cas, { segment: 2 }), hover('STATIC'), 'MBT20-MOD-12'],
];

describe('aircraft', () => {
  for (const [name, note, given, expected] of cases)
    test(name, () => expect(refusal(battle(note), 'a', given)).toBe(expected));

  test('MBT20-R-72 what comes on the table is turned up', () => {
    const match = battle(sky({ revealed: false }));
    order(match, 'a', enter(20, 12));
    expect(standIn(match, 'A1')).toMatchObject({ revealed: true, place: 'table', entered: 3 });
  });
  test('MBT20-TRN-12 CAS touches its own edge, wherever that is', () => {
    const match = battle(sky({ posture: 'CAS' }, { segment: 2, edges: { a: 'west', b: 'east' } }));
    order(match, 'a', approach);
    expect(inchesOf(standIn(match, 'A1'))).toEqual([0.5, 30]);
    expect(standIn(match, 'A1').facing).toBe(900);
  });
  test('MBT20-TRN-15 AIRn leaves after its engagement and may come again', () => {
    const match = battle(sky(cas, { segment: 2 }));
    order(match, 'a', attack(20, 20), 'lose');
    expect(standIn(match, 'A1')).toMatchObject({ place: 'off-table', leftTurn: 3, entered: null });
  });
  test('MBT20-R-50 permanent: for good', () => {
    const match = battle(sky(cas, { segment: 2, options: { 'MBT20-R-50': 'permanent' } }));
    order(match, 'a', attack(20, 20), 'lose');
    expect(standIn(match, 'A1').place).toBe('gone');
  });
  test('MBT20-TRN-16 MBT20-POS-15 AIR+ and helicopters stay', () => {
    for (const stays of [{ subClass: 'AIR+' }, { helicopter: true }] as const) {
      const match = battle(sky({ ...cas, ...stays }, { segment: 2 }));
      order(match, 'a', attack(20, 20), 'lose');
      expect(standIn(match, 'A1')).toMatchObject({ place: 'table', firstAttack: 3 });
    }
  });
  const leaving: [string, StandNote, string][] = [
    [
      'MBT20-TRN-07 MBT20-R-49 ASF and ECM at the end of the turn after their entry, for good',
      { at: [20, 20], entered: 2 },
      'gone',
    ],
    ['MBT20-TRN-07 not before', { at: [20, 20], entered: 3 }, 'table'],
    [
      'MBT20-TRN-16 lingering CAS two turns after its first attack, to come again',
      { ...cas, subClass: 'AIR+', entered: 1, firstAttack: 1 },
      'off-table',
    ],
    ['MBT20-TRN-16 not before', { ...cas, subClass: 'AIR+', entered: 1, firstAttack: 2 }, 'table'],
    ['MBT20-R-51 CAS that waits does not leave', { ...cas, entered: 1 }, 'table'],
  ];
  for (const [name, a1, place] of leaving)
    test(name, () => {
      const match = battle(sky(a1, { segment: 6, round: 2 }));
      order(match, 'a', { verb: 'endRound' });
      expect(standIn(match, 'A1').place).toBe(place);
    });
  test('MBT20-MOD-04 MBT20-MOD-05 hovering changes the mode and nothing else', () => {
    const match = battle(sky({ ...cas, helicopter: true }, { segment: 2 }));
    order(match, 'a', hover('STATIC'));
    expect(standIn(match, 'A1').nature).toMatchObject({ mode: 'STATIC', posture: 'CAS' });
    expect(refusal(match, 'a', hover('MOBILE'))).toBe('MBT20-R-151');
  });
});

describe('MBT20-R-156 CAS is sent back', () => {
  const back: Order = { verb: 'withdraw', stand: 'A1' };
  const two = { segment: 2 } as const;
  // biome-ignore format: a case is a line
  const cases: [string, BattleNote, string][] = [
    ['that is ready',                    sky(cas, two),                                                             'allowed'],
    ['that lingers',                     sky({ ...cas, subClass: 'AIR+', entered: 1, firstAttack: 2 }, two),        'allowed'],
    ['not while it waits at the edge',   sky({ ...cas, entered: 3 }, two),                                          'MBT20-R-156'],
    ['not after its attack',             sky({ ...cas, subClass: 'AIR+', firstAttack: 3, hasEngaged: true }, two),  'MBT20-R-156'],
    ['not when it is Pinned',            sky({ ...cas, status: 'pinned' }, two),                                    'MBT20-R-156'],
    ['not from behind the edge',         sky({ posture: 'CAS' }, two),                                              'MBT20-R-156'],
    ['in segment 2',                     sky(cas, { segment: 3 }),                                                  'MBT20-R-156'],
    ['and no fighters',                  sky({ ...onTable, posture: 'ASF' }, two),                                  'MBT20-R-156'],
  ];
  for (const [name, note, expected] of cases)
    test(`MBT20-R-156 ${name}`, () => expect(refusal(battle(note), 'a', back)).toBe(expected));
  test('MBT20-R-156 it may come again from the next turn on', () => {
    const match = battle(sky(cas, two));
    order(match, 'a', back);
    expect(standIn(match, 'A1')).toMatchObject({ place: 'off-table', entered: null });
    expect(refusal(match, 'a', approach)).toBe('MBT20-R-50');
    match.state.turn = 4;
    expect(refusal(match, 'a', approach)).toBe('allowed');
  });
  test('MBT20-R-156 under MBT20-R-50 permanent it is gone', () => {
    const match = battle(sky(cas, { ...two, options: { 'MBT20-R-50': 'permanent' } }));
    order(match, 'a', back);
    expect(standIn(match, 'A1').place).toBe('gone');
  });
});

describe('MBT20-R-164 flights of a Fragile Battle Group', () => {
  const fragile = (a1: StandNote, segment: 1 | 2, options: BattleNote['options'] = {}) => {
    const match = battle(sky(a1, { segment, options }));
    match.state.groups[0] = { ...match.state.groups[0]!, fragile: 'MBT20-VIC-02' };
    return match;
  };
  test('MBT20-R-164 stay off', () => {
    expect(refusal(fragile({}, 1), 'a', enter(20, 12))).toBe('MBT20-R-164');
    expect(refusal(fragile({ posture: 'CAS' }, 2), 'a', approach)).toBe('MBT20-R-164');
  });
  test('MBT20-R-164 unless MBT20-R-61 lets Fragile bind nobody', () =>
    expect(refusal(fragile({}, 1, { 'MBT20-R-61': 'none' }), 'a', enter(20, 12))).toBe('allowed'));
});

describe('MBT20-R-157 a BGHQ that leaves', () => {
  const wing: BattleNote['stands'] = {
    A2: { subClass: 'AIRn', posture: 'ASF', place: 'off-table', bg: 2 },
    A3: { subClass: 'ARTn', place: 'off-table', bg: 2 },
  };
  const head = (note: StandNote): StandNote => ({ ...note, bg: 2, bghq: true });
  const askedFor = (match: ReturnType<typeof battle>) =>
    match.pending && [match.pending.ask.rule, match.pending.ask.text.includes('BGHQ')];
  test('MBT20-R-157 when its time is up it is replaced', () => {
    const match = battle(sky(head({ at: [20, 20], entered: 2 }), { segment: 6, round: 2, stands: wing }));
    order(match, 'a', { verb: 'endRound' });
    expect(askedFor(match)).toEqual(['MBT20-R-46', true]);
    reply(match, 'a', 'A3');
    expect([standIn(match, 'A1').nature!.bghq, standIn(match, 'A3').nature!.bghq]).toEqual([false, true]);
  });
  test('MBT20-R-157 when CAS leaves for good', () => {
    const note = sky(head({ ...cas }), { segment: 2, stands: wing, options: { 'MBT20-R-50': 'permanent' } });
    const match = battle(note);
    order(match, 'a', attack(20, 20), 'lose');
    expect(askedFor(match)).toEqual(['MBT20-R-46', true]);
  });
  test('MBT20-R-157 not when it may return: it stays BGHQ', () => {
    const match = battle(sky(head({ ...cas }), { segment: 2, stands: wing }));
    order(match, 'a', attack(20, 20), 'lose');
    expect([match.pending, standIn(match, 'A1').nature!.bghq]).toEqual([undefined, true]);
  });
});

describe('MBT20-R-155 naming in vain is the attack of CAS', () => {
  const named = (a1: StandNote) => {
    const match = battle(
      sky(
        { ...cas, ...a1 },
        { segment: 2, stands: { B1: { at: [20, 26], fake: true, revealed: false, rested: true } } },
      ),
    );
    order(match, 'a', attack(20, 20));
    return match;
  };
  test('MBT20-R-155 AIRn leaves', () => expect(standIn(named({}), 'A1').place).toBe('off-table'));
  test('MBT20-R-155 AIR+ has had its first attack', () => {
    expect(standIn(named({ subClass: 'AIR+' }), 'A1')).toMatchObject({
      place: 'table',
      firstAttack: 3,
      hasEngaged: true,
    });
  });
});
