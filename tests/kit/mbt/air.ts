import { describe, expect, test } from 'vitest';
import type { Order } from '../../../packages/rulesets/src/common/mbt/play/orders.js';
import {
  at,
  type BattleKit,
  type BattleNote,
  inchesOf,
  order,
  point,
  reply,
  type StandNote,
  standIn,
} from './battle.js';

interface Told {
  /** How far from their edge fighters come on (TRN-06), in inches. */
  readonly entry: number;
  /** What orders of flights say besides. */
  readonly flown: object;
}

export function airSuite(kit: BattleKit, { entry, flown }: Told): void {
  const { prefix: b, battle, isFragile, isRemoved, refusal } = kit;

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

  const blank = (options: BattleNote['options'], awc: boolean): BattleNote =>
    sky(cas, {
      segment: 2,
      ...(options && { options }),
      state: { awc },
      stands: { B1: { subClass: 'MBTn', at: [20, 26], revealed: false } },
    });

  const enter = (x: number, y: number): Order => ({ verb: 'enter', stand: 'A1', at: at(x, y), ...flown });
  const approach: Order = { verb: 'approach', stand: 'A1', point: point(17, 30), ...flown };
  const attack = (x: number, y: number, facing = 0, target = 'B1'): Order => ({
    verb: 'attack',
    stand: 'A1',
    target,
    at: at(x, y, facing),
    ...flown,
  });

  const cases: [string, BattleNote, Order, string][] = [
    [`${b}-TRN-06 ASF comes on so far from its own edge`, sky({}), enter(20, entry), 'allowed'],
    [`${b}-TRN-06 not beyond`, sky({}), enter(20, entry + 1), `${b}-TRN-06`],
    [`${b}-TRN-06 not CAS`, sky({ posture: 'CAS' }), enter(20, 12), `${b}-TRN-06`],
    [`${b}-TRN-06 in segment 1`, sky({}, { segment: 2 }), enter(20, 12), `${b}-TRN-06`],
    [`${b}-TRN-08 once placed they do not move`, sky({ at: [10, 10], entered: 3 }), enter(20, 12), `${b}-TRN-08`],
    [`${b}-TRN-07 those that left for good do not come again`, sky({ place: 'gone' }), enter(20, 12), isRemoved],
    [
      `${b}-TRN-12 CAS is set down at its own edge in segment 2`,
      sky({ posture: 'CAS' }, { segment: 2 }),
      approach,
      'allowed',
    ],
    [`${b}-TRN-12 only CAS`, sky({}, { segment: 2 }), approach, `${b}-TRN-12`],
    [`${b}-TRN-12 only in segment 2`, sky({ posture: 'CAS' }), approach, `${b}-TRN-12`],
    [
      `${b}-TRN-12 only from off the table`,
      sky({ posture: 'CAS', ...onTable }, { segment: 2 }),
      approach,
      `${b}-TRN-12`,
    ],
    [`${b}-TRN-14 only CAS makes attack runs`, sky({ ...onTable }, { segment: 2 }), attack(20, 20), `${b}-TRN-14`],
    [`${b}-TRN-12 it must have come on`, sky({ posture: 'CAS' }, { segment: 2 }), attack(20, 20), `${b}-TRN-12`],
    [
      `${b}-R-50 not in the turn in which it left`,
      sky({ posture: 'CAS', leftTurn: 3 }, { segment: 2 }),
      approach,
      `${b}-R-50`,
    ],
    [`${b}-R-50 but in the next`, sky({ posture: 'CAS', leftTurn: 2 }, { segment: 2 }), approach, 'allowed'],
    [
      `${b}-TRN-13 in the turn of entry it waits`,
      sky({ ...cas, entered: 3 }, { segment: 2 }),
      attack(20, 20),
      `${b}-TRN-13`,
    ],
    [
      `${b}-TRN-14 in the next it attacks from within its distance`,
      sky(cas, { segment: 2 }),
      attack(20, 20),
      'allowed',
    ],
    [`${b}-ELG-45 not from farther`, sky(cas, { segment: 2 }), attack(20, 10), `${b}-ELG-45`],
    [`${b}-ARC-02 to its front only`, sky(cas, { segment: 2 }), attack(20, 20, 180), `${b}-ARC-02`],
    [
      `${b}-TAB-04 wholly on the table`,
      sky(cas, { segment: 2, stands: { B1: { subClass: 'MBTn', at: [2, 26] } } }),
      attack(0.2, 20),
      `${b}-TAB-04`,
    ],
    [
      `${b}-R-51 it may have waited longer`,
      sky({ ...cas, entered: 1 }, { segment: 2, turn: 6 }),
      attack(20, 20),
      'allowed',
    ],
    [
      `${b}-TRN-16 a lingering AIR+ engages again in a later turn`,
      sky({ ...cas, subClass: 'AIR+', firstAttack: 2, entered: 1 }, { segment: 2 }),
      attack(20, 20),
      'allowed',
    ],
    [
      `${b}-R-52 moving as for its first attack`,
      sky({ ...cas, subClass: 'AIR+', firstAttack: 2, entered: 1, at: [10, 10] }, { segment: 2 }),
      attack(22, 20),
      'allowed',
    ],
    [
      `${b}-TRN-16 one engagement in a turn`,
      sky({ ...cas, subClass: 'AIR+', firstAttack: 3, entered: 1, hasEngaged: true }, { segment: 2 }),
      attack(20, 20),
      `${b}-TRN-16`,
    ],
    [
      `${b}-AWC-04 not in adverse weather`,
      sky(cas, { segment: 2, state: { awc: true } }),
      attack(20, 24.5),
      `${b}-AWC-04`,
    ],
    [
      `${b}-R-54 penalty-only: it may`,
      sky(cas, { segment: 2, state: { awc: true }, options: { [`${b}-R-54`]: 'penalty-only' } }),
      attack(20, 21),
      'allowed',
    ],
    [`${b}-R-154 CAS names a blank in fair weather`, blank({}, false), attack(20, 24.5), 'allowed'],
    [`${b}-R-154 ${b}-AWC-04 not in adverse weather`, blank({}, true), attack(20, 24.5), `${b}-R-154`],
    [
      `${b}-R-154 but where that only hampers it (${b}-R-54)`,
      blank({ [`${b}-R-54`]: 'penalty-only' }, true),
      attack(20, 24.5),
      'allowed',
    ],
    [
      `${b}-R-154 any-line: whoever has a line does`,
      blank({ [`${b}-R-154`]: 'any-line' }, true),
      attack(20, 24.5),
      'allowed',
    ],
  ];

  describe('aircraft', () => {
    for (const [name, note, given, expected] of cases)
      test(name, () => expect(refusal(battle(note), 'a', given)).toBe(expected));

    test(`${b}-R-72 what comes on the table is turned up`, () => {
      const match = battle(sky({ revealed: false }));
      order(match, 'a', enter(20, 12));
      expect(standIn(match, 'A1')).toMatchObject({ revealed: true, place: 'table', entered: 3 });
    });
    test(`${b}-TRN-12 CAS touches its own edge, wherever that is`, () => {
      const match = battle(sky({ posture: 'CAS' }, { segment: 2, edges: { a: 'west', b: 'east' } }));
      order(match, 'a', approach);
      expect(inchesOf(standIn(match, 'A1'))).toEqual([0.5, 30]);
      expect(standIn(match, 'A1').facing).toBe(900);
    });
    test(`${b}-TRN-15 AIRn leaves after its engagement and may come again`, () => {
      const match = battle(sky(cas, { segment: 2 }));
      order(match, 'a', attack(20, 20), 'lose');
      expect(standIn(match, 'A1')).toMatchObject({ place: 'off-table', leftTurn: 3, entered: null });
    });
    test(`${b}-R-50 permanent: for good`, () => {
      const match = battle(sky(cas, { segment: 2, options: { [`${b}-R-50`]: 'permanent' } }));
      order(match, 'a', attack(20, 20), 'lose');
      expect(standIn(match, 'A1').place).toBe('gone');
    });
    test(`${b}-TRN-16 ${b}-POS-15 AIR+ stays`, () => {
      const match = battle(sky({ ...cas, subClass: 'AIR+' }, { segment: 2 }));
      order(match, 'a', attack(20, 20), 'lose');
      expect(standIn(match, 'A1')).toMatchObject({ place: 'table', firstAttack: 3 });
    });
    const leaving: [string, StandNote, string][] = [
      [
        `${b}-TRN-07 ${b}-R-49 fighters at the end of the turn after their entry, for good`,
        { at: [20, 20], entered: 2 },
        'gone',
      ],
      [`${b}-TRN-07 not before`, { at: [20, 20], entered: 3 }, 'table'],
      [
        `${b}-TRN-16 lingering CAS two turns after its first attack, to come again`,
        { ...cas, subClass: 'AIR+', entered: 1, firstAttack: 1 },
        'off-table',
      ],
      [`${b}-TRN-16 not before`, { ...cas, subClass: 'AIR+', entered: 1, firstAttack: 2 }, 'table'],
      [`${b}-R-51 CAS that waits does not leave`, { ...cas, entered: 1 }, 'table'],
    ];
    for (const [name, a1, place] of leaving)
      test(name, () => {
        const match = battle(sky(a1, { segment: 6, round: 2 }));
        order(match, 'a', { verb: 'endRound' });
        expect(standIn(match, 'A1').place).toBe(place);
      });
  });

  describe(`${b}-R-156 CAS is sent back`, () => {
    const back: Order = { verb: 'withdraw', stand: 'A1' };
    const two = { segment: 2 } as const;
    // biome-ignore format: a case is a line
    const cases: [string, BattleNote, string][] = [
    ['that is ready',                    sky(cas, two),                                                             'allowed'],
    ['that lingers',                     sky({ ...cas, subClass: 'AIR+', entered: 1, firstAttack: 2 }, two),        'allowed'],
    ['not while it waits at the edge',   sky({ ...cas, entered: 3 }, two),                                          `${b}-R-156`],
    ['not after its attack',             sky({ ...cas, subClass: 'AIR+', firstAttack: 3, hasEngaged: true }, two),  `${b}-R-156`],
    ['not when it is Pinned',            sky({ ...cas, status: 'pinned' }, two),                                    `${b}-R-156`],
    ['not from behind the edge',         sky({ posture: 'CAS' }, two),                                              `${b}-R-156`],
    ['in segment 2',                     sky(cas, { segment: 3 }),                                                  `${b}-R-156`],
    ['and no fighters',                  sky({ ...onTable, posture: 'ASF' }, two),                                  `${b}-R-156`],
  ];
    for (const [name, note, expected] of cases)
      test(`${b}-R-156 ${name}`, () => expect(refusal(battle(note), 'a', back)).toBe(expected));
    test(`${b}-R-156 it may come again from the next turn on`, () => {
      const match = battle(sky(cas, two));
      order(match, 'a', back);
      expect(standIn(match, 'A1')).toMatchObject({ place: 'off-table', entered: null });
      expect(refusal(match, 'a', approach)).toBe(`${b}-R-50`);
      match.state.turn = 4;
      expect(refusal(match, 'a', approach)).toBe('allowed');
    });
    test(`${b}-R-156 under ${b}-R-50 permanent it is gone`, () => {
      const match = battle(sky(cas, { ...two, options: { [`${b}-R-50`]: 'permanent' } }));
      order(match, 'a', back);
      expect(standIn(match, 'A1').place).toBe('gone');
    });
  });

  describe(`${b}-R-164 flights of a Fragile Battle Group`, () => {
    const fragile = (a1: StandNote, segment: 1 | 2, options: BattleNote['options'] = {}) => {
      const match = battle(sky(a1, { segment, options }));
      match.state.groups[0] = { ...match.state.groups[0]!, fragile: isFragile };
      return match;
    };
    test(`${b}-R-164 stay off`, () => {
      expect(refusal(fragile({}, 1), 'a', enter(20, 12))).toBe(`${b}-R-164`);
      expect(refusal(fragile({ posture: 'CAS' }, 2), 'a', approach)).toBe(`${b}-R-164`);
    });
  });

  describe(`${b}-R-157 a BGHQ that leaves`, () => {
    const wing: BattleNote['stands'] = {
      A2: { subClass: 'AIRn', posture: 'ASF', place: 'off-table', bg: 2 },
      A3: { subClass: 'ARTn', place: 'off-table', bg: 2 },
    };
    const head = (note: StandNote): StandNote => ({ ...note, bg: 2, bghq: true });
    const askedFor = (match: ReturnType<typeof battle>) =>
      match.pending && [match.pending.ask.rule, match.pending.ask.text.includes('BGHQ')];
    test(`${b}-R-157 when its time is up it is replaced`, () => {
      const match = battle(sky(head({ at: [20, 20], entered: 2 }), { segment: 6, round: 2, stands: wing }));
      order(match, 'a', { verb: 'endRound' });
      expect(askedFor(match)).toEqual([`${b}-R-46`, true]);
      reply(match, 'a', 'A3');
      expect([standIn(match, 'A1').nature!.bghq, standIn(match, 'A3').nature!.bghq]).toEqual([false, true]);
    });
    test(`${b}-R-157 when CAS leaves for good`, () => {
      const note = sky(head({ ...cas }), { segment: 2, stands: wing, options: { [`${b}-R-50`]: 'permanent' } });
      const match = battle(note);
      order(match, 'a', attack(20, 20), 'lose');
      expect(askedFor(match)).toEqual([`${b}-R-46`, true]);
    });
    test(`${b}-R-157 not when it may return: it stays BGHQ`, () => {
      const match = battle(sky(head({ ...cas }), { segment: 2, stands: wing }));
      order(match, 'a', attack(20, 20), 'lose');
      expect([match.pending, standIn(match, 'A1').nature!.bghq]).toEqual([undefined, true]);
    });
  });

  describe(`${b}-R-155 naming in vain is the attack of CAS`, () => {
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
    test(`${b}-R-155 AIRn leaves`, () => expect(standIn(named({}), 'A1').place).toBe('off-table'));
    test(`${b}-R-155 AIR+ has had its first attack`, () => {
      expect(standIn(named({ subClass: 'AIR+' }), 'A1')).toMatchObject({
        place: 'table',
        firstAttack: 3,
        hasEngaged: true,
      });
    });
  });
}
