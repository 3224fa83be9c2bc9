import { answersOf, choicesOf, submit, told, turnOf } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import type { Order } from '../../common/mbt/play/orders.js';
import {
  type BattleNote,
  battle,
  engage,
  inchesOf,
  order,
  refusal,
  reply,
  type StandNote,
  show,
  standIn,
} from './kit.js';

const A0: StandNote = { subClass: 'MBTn', bghq: true, at: [30, 4] };
const B0: StandNote = { subClass: 'MBTn', bghq: true, at: [30, 44] };
/** A1 at (20, 20) facing north; B1 near it, facing south. */
const duel = (a1: StandNote, b1: StandNote, more: Partial<BattleNote> = {}): BattleNote => ({
  ...more,
  stands: { A1: { at: [20, 20], ...a1 }, B1: { at: [20, 22], ...b1 }, A0, B0, ...more.stands },
});
const tank: StandNote = { subClass: 'MBTn' };
const foot: StandNote = { subClass: 'INF-' };
const hidden: StandNote = { revealed: false };
const far: StandNote = { subClass: 'MBTn', at: [20, 28] };
const inAir = (posture: 'ASF' | 'CAS', more: StandNote = {}): StandNote => ({
  subClass: 'AIRn',
  posture,
  entered: 1,
  ...more,
});
const dark = { state: { light: 'night' } } as const;
const lit = (x: number, y: number, size = 508): Partial<BattleNote> => ({
  state: { light: 'night', effects: [{ kind: 'light', x: x * 254, y: y * 254, size, side: 'a' }] },
});

describe('who may engage whom on the table', () => {
  // biome-ignore format: a case is a line
  const cases: [string, BattleNote, string, Order?][] = [
    ['MBT45-ENG-01 MBT45-TRN-24 within distance the owner may engage', duel({}, {}), 'allowed'],
    ['MBT45-ENG-02 the target is an opposing stand',     duel({}, {}), 'MBT45-ENG-02', engage('A1', 'A0')],
    ['MBT45-ENG-02 the engaging stand is one’s own',     duel({}, {}), 'MBT45-TRN-28', engage('B1', 'A1')],
    ['MBT45-TRN-05 only in one’s own round',             duel({}, {}, { owner: 'b' }), 'MBT45-TRN-05'],
    ['MBT45-ENG-04 once in a turn',                      duel({ hasEngaged: true }, {}), 'MBT45-ENG-04'],
    ['MBT45-R-44 being engaged does not count',          duel({}, { hasEngaged: true }), 'allowed'],
    ['MBT45-R-15 MBT45-R-16 8" between the nearest points of the bases are within 8"', duel(tank, { ...tank, at: [20, 29] }), 'allowed'],
    ['MBT45-R-15 MBT45-R-16 a tenth more is not',        duel(tank, { ...tank, at: [20, 29.1] }), 'MBT45-ELG-45'],
    ['MBT45-R-42 a stand of any group',                  duel({ bg: 2 }, {}, { selected: ['a1'] }), 'allowed'],
    ['MBT45-R-42 selected-group: not of others',         duel({ bg: 2 }, {}, { selected: ['a1'], options: { 'MBT45-R-42': 'selected-group' } }), 'MBT45-R-42'],
    ['MBT45-DAY-06 by night half the range',             duel(tank, far, dark), 'MBT45-ELG-45'],
    ['MBT45-R-133 a target of which a part is lit counts as lit', duel(tank, far, lit(20, 29.4)), 'allowed'],
    ['MBT45-R-133 one beside the light does not',        duel(tank, far, lit(20, 29.6)), 'MBT45-ELG-45'],
    ['MBT45-ARC-02 MBT45-R-12 ARMOUR to its front half', duel({ ...tank, at: [20, 20, 90] }, far), 'allowed'],
    ['MBT45-ARC-02 MBT45-R-12 not behind it',            duel({ ...tank, at: [20, 20, 91] }, far), 'MBT45-ARC-02'],
    ['MBT45-ELG-47 ATA on the move does not engage',     duel({ posture: 'ATA' }, { ...tank, at: [20, 24] }), 'MBT45-ELG-47'],
    ['MBT45-ELG-47 ATA in STATIC does',                  duel({ posture: 'ATA', mode: 'STATIC' }, { ...tank, at: [20, 24] }), 'allowed'],
    ['MBT45-ELG-51 AAA reaches MEDIUM',                  duel({ posture: 'AAA', mode: 'STATIC' }, inAir('ASF', { at: [20, 44], altitude: 'MEDIUM' }), { segment: 4 }), 'allowed'],
    ['MBT45-ELG-51 AAA does not reach LOW',              duel({ posture: 'AAA', mode: 'STATIC' }, inAir('ASF', { at: [20, 44], altitude: 'LOW' }), { segment: 4 }), 'MBT45-ELG-51'],
    ['MBT45-ELG-49 PDA does not reach HIGH',             duel({ posture: 'PDA', mode: 'STATIC' }, inAir('CAS', { altitude: 'HIGH' }), { segment: 4 }), 'MBT45-ELG-49'],
    ['MBT45-R-40 PDA only in segment 4',                 duel({ posture: 'PDA', mode: 'STATIC' }, inAir('CAS')), 'MBT45-TRN-19'],
    ['MBT45-TRN-17 counter-battery only where the marker is', duel({ subClass: 'ARTn', posture: 'CBA', place: 'off-table' }, { subClass: 'ARTn', place: 'off-table' }, { segment: 3 }), 'MBT45-TRN-17'],
    ['MBT45-TRN-17 and there it may',                    duel({ subClass: 'ARTn', posture: 'CBA', place: 'off-table' }, { subClass: 'ARTn', place: 'off-table', marker: true }, { segment: 3 }), 'allowed'],
    ['MBT45-R-104 and LAS on the table',                 duel({ subClass: 'ARTn', posture: 'CBA', place: 'off-table' }, { posture: 'LAS', marker: true }, { segment: 3 }), 'allowed'],
    ['MBT45-ORG-05 OTF of a mixed group: within 24" of its own BGHQ', duel({ subClass: 'ARTn', place: 'off-table' }, { at: [30, 30] }, { segment: 5 }), 'MBT45-ORG-05'],
    ['MBT45-R-48 an off-table BGHQ has no circle',       duel({ subClass: 'ARTn', place: 'off-table', bg: 2, bghq: true }, {}, { segment: 5, stands: { A0: { ...A0, place: 'off-table' } } }), 'MBT45-ORG-06'],
    ['MBT45-R-70 INF- names a blank within 2", its longest line', duel(foot, { ...hidden, at: [20, 23] }), 'allowed'],
    ['MBT45-R-70 MBT45-R-105 not by a line that is idle', duel(foot, { ...hidden, at: [20, 23.1] }), 'MBT45-R-70'],
    ['MBT45-R-70 MBT45-R-105 example: within 4"',         duel(foot, { ...hidden, at: [20, 25] }, { options: { 'MBT45-R-105': 'example' } }), 'allowed'],
    ['MBT45-R-45 not out of command',                    duel({ outOfCommand: true }, {}), 'MBT45-R-45'],
    ['MBT45-R-94 nothing is engaged behind its edge but batteries', duel({ posture: 'PDA', mode: 'STATIC' }, inAir('CAS', { place: 'off-table' }), { segment: 4 }), 'MBT45-R-94'],
    ['MBT45-R-92 a STATIC stand that was driven back is STATIC still, and ATA may engage', duel({ posture: 'ATA', mode: 'STATIC', status: 'shaken' }, { ...tank, at: [20, 24] }), 'allowed'],
  ];
  for (const [name, note, expected, given] of cases)
    test(name, () => expect(refusal(battle(note), 'a', given ?? engage('A1', 'B1'))).toBe(expected));

  test('MBT45-VIC-13 a stand of a Fragile group may not start an engagement', () => {
    const match = battle(duel({}, {}));
    match.state.groups[0] = { ...match.state.groups[0]!, fragile: 'MBT45-VIC-12' };
    expect(refusal(match, 'a', engage('A1', 'B1'))).toBe('MBT45-VIC-13');
  });
});

/** Both counts of an engagement that has been declared, and the causes that were cited. */
function declared(note: BattleNote, given: Order = engage('A1', 'B1')) {
  const match = battle(note);
  order(match, 'a', given);
  const engaging = match.entries[0]!.events.find(event => event.kind === 'engaging') as {
    weight: readonly number[];
    because: readonly { rule: string }[];
  };
  return { weight: engaging.weight, causes: engaging.because.map(({ rule }) => rule.slice(6)), match };
}

describe('one engagement, step by step', () => {
  test('MBT45-ENG-07 MBT45-DIC-02 MBT45-DIC-03 both show hands; nobody sees the other’s before both are in', () => {
    const match = battle(duel({}, {}));
    order(match, 'a', engage('A1', 'B1'));
    expect(turnOf(match)).toMatchObject({ waiting: ['a', 'b'], rule: 'MBT45-ENG-07' });
    reply(match, 'a', 'rock');
    expect(turnOf(match)).toMatchObject({ waiting: ['b'] });
    expect(standIn(match, 'B1').status).toBe('steady');
    reply(match, 'b', 'scissors');
    expect([match.pending, standIn(match, 'B1').status]).toEqual([undefined, 'shaken']);
  });
  test('MBT45-DIC-04 a hand is rock, paper or scissors and nothing else', () => {
    const match = battle(duel({}, {}));
    order(match, 'a', engage('A1', 'B1'));
    expect(() => reply(match, 'a', 'fist')).toThrow(/rock, paper or scissors/);
    show(match, 'a', 'win');
  });
  test('MBT45-R-90 secret-choice asks for hands, random draws', () => {
    const match = battle(duel({}, {}, { options: { 'MBT45-R-90': 'random' }, dice: [2] }));
    order(match, 'a', engage('A1', 'B1'));
    expect(match.pending).toBeUndefined();
    expect(answersOf(match.entries[0]!)).toEqual(['draw']);
  });
  test('MBT45-SCL-04 MBT45-DIC-03 no die is thrown: with none to throw the engagement is decided', () => {
    const match = battle(duel({}, {}, { dice: [] }));
    order(match, 'a', engage('A1', 'B1'), 'lose');
    expect(standIn(match, 'A1').status).toBe('shaken');
  });
  test('MBT45-R-188 both counts are told, cause by cause, before the hands', () => {
    const { weight, causes, match } = declared(duel({ grade: 'GRADE-' }, { mode: 'FAST' }));
    expect([weight, causes.filter(rule => rule.startsWith('DIS'))]).toEqual([
      [3, 0],
      ['DIS-03', 'DIS-05'],
    ]);
    expect(match.pending).toBeDefined();
    for (const viewer of ['a', 'b'] as const) {
      const cited = told(match, match.entries[0]!, viewer).flatMap(line => line.because.map(({ rule }) => rule));
      expect(cited).toEqual(expect.arrayContaining(['MBT45-DIS-03', 'MBT45-DIS-05']));
    }
  });
  test('MBT45-DIS-14 counted anew each time: beside its infantry a tank has no cause, away from it two', () => {
    const near = (x: number) => declared(duel(tank, far, { stands: { A2: { at: [x, 20] }, B2: { at: [20, 30] } } }));
    expect([near(24).weight, near(26).weight]).toEqual([
      [0, 0],
      [2, 0],
    ]);
  });
  // biome-ignore format: a case is a line
  const company: [string, StandNote, [number, number]][] = [
    ['INFANTRY near it',                  {},                               [0, 0]],
    ['unrevealed INFANTRY too',           { revealed: false },              [0, 0]],
    ['a fake is no company',              { fake: true, revealed: false },  [2, 0]],
  ];
  for (const [name, a2, weight] of company)
    test(`MBT45-R-136 MBT45-DIS-04 ${name}`, () =>
      expect(
        declared(duel(tank, far, { stands: { A2: { at: [22, 20], ...a2 }, B2: { at: [20, 30] } } })).weight,
      ).toEqual(weight));
  test('MBT45-R-21 a stand is in a piece when its centre is: half a base in the village is not enough', () => {
    const village: Partial<BattleNote> = { pieces: [{ kind: 'BUA', x: 18, y: 22, width: 4, depth: 4 }] };
    const owner = (y: number) => declared(duel({}, { at: [20, y] }, village)).weight[0];
    expect([owner(21.9), owner(22.1)]).toEqual([0, 2]);
  });
  test('MBT45-R-29 night is bad going for movement only: it gives no cause', () =>
    expect(declared(duel({}, { at: [20, 21.5] }, dark)).weight).toEqual([0, 0]));
  test('MBT45-TRN-21 MBT45-R-91 OTF and LAS that engage are marked, others are not', () => {
    for (const [posture, subClass, segment, marked] of [
      ['OTF', 'ARTn', 5, true],
      ['LAS', 'INFn', 6, true],
      ['INF', 'INFn', 6, false],
    ] as const) {
      const match = battle(
        duel({ subClass, posture, ...(posture === 'OTF' && { place: 'off-table' as const }) }, {}, { segment }),
      );
      order(match, 'a', engage('A1', 'B1'), 'lose');
      expect(standIn(match, 'A1').marker).toBe(marked);
    }
  });
});

describe('what a result does on the table', () => {
  const after = (note: BattleNote, hand: 'win' | 'draw' | 'lose') => {
    const match = battle(note);
    order(match, 'a', engage('A1', 'B1'), hand);
    return match;
  };
  test('MBT45-RES-07 MBT45-RES-31 MBT45-R-112 a win Shakes, at once: the repulse move is the fall-back', () => {
    const match = after(duel({}, {}), 'win');
    expect(standIn(match, 'B1').status).toBe('shaken');
    expect(match.entries[0]!.events.map(event => event.kind)).toEqual(expect.arrayContaining(['engaged', 'fellBack']));
  });
  test('MBT45-R-190 MBT45-RES-43 MBT45-RES-35 a Broken stand is removed at once', () => {
    const match = after(duel({}, { grade: 'GRADE-' }), 'win');
    expect(standIn(match, 'B1')).toMatchObject({ place: 'removed', status: 'broken' });
  });
  test('MBT45-RES-40 a unilateral engagement lost costs nothing', () => {
    const match = after(duel({ posture: 'LAS' }, { at: [20, 25] }), 'lose');
    expect([standIn(match, 'A1').status, standIn(match, 'B1').status]).toEqual(['steady', 'steady']);
  });
  test('MBT45-RES-49 MBT45-RES-39 PDA that is Pinned by its own three causes is Broken', () => {
    const plane = inAir('CAS', { subClass: 'AIR+', at: [20, 24], altitude: 'LOW' });
    const match = after(duel({ subClass: 'INF-', posture: 'PDA', mode: 'STATIC' }, plane, { segment: 4 }), 'draw');
    expect(standIn(match, 'A1').place).toBe('removed');
  });
  test('MBT45-RES-21 MBT45-R-138 Shaken AIRCRAFT leave for good and stay Shaken', () => {
    const match = after(
      duel({ posture: 'PDA', mode: 'STATIC' }, inAir('CAS', { at: [20, 24], altitude: 'LOW' }), { segment: 4 }),
      'win',
    );
    expect(standIn(match, 'B1')).toMatchObject({ place: 'gone', status: 'shaken' });
  });

  // biome-ignore format: a case is a line
  const ways: [string, number, [number, number]][] = [
    ['facing south it falls back north',  180, [20, 24]],
    ['facing east it falls back west',    90,  [18, 22]],
    ['at 217 degrees, straight to its rear', 217, [21.2, 23.6]],
  ];
  for (const [name, facing, to] of ways)
    test(`MBT45-R-183 MBT45-RES-45 MBT45-RES-46 ${name}, two base depths, its facing kept`, () => {
      const match = after(duel({}, { at: [20, 22, facing] }), 'win');
      const [x, y] = inchesOf(standIn(match, 'B1'));
      expect([x, y].map(n => Math.round(n * 10) / 10)).toEqual(to);
      expect(standIn(match, 'B1').facing).toBe(facing * 10);
    });
  test('MBT45-R-183 towards the enemy if its back is to him: it stops short of him, and may be out of command', () => {
    const match = after(duel({}, { at: [20, 22, 0] }), 'win');
    expect(inchesOf(standIn(match, 'B1'))).toEqual([20, 21]);
  });
  test('MBT45-R-183 in a corner there is no room: it stays, Shaken, and again', () => {
    const corner = duel({ at: [0.5, 45] }, { at: [0.5, 47.5, 180], status: 'shaken' });
    const match = after(corner, 'win');
    expect([inchesOf(standIn(match, 'B1')), standIn(match, 'B1').status]).toEqual([[0.5, 47.5], 'shaken']);
  });
  // biome-ignore format: a case is a line
  const edges: [string, BattleNote['options'], object][] = [
    ['stops at any edge, not its own alone',  {},                           { place: 'table', x: 127, status: 'shaken' }],
    ['leaves: over it the stand is Broken',   { 'MBT45-R-56': 'leaves' },   { place: 'removed', status: 'broken' }],
  ];
  for (const [name, options, found] of edges)
    test(`MBT45-R-56 ${name}`, () => {
      const match = after(duel({ at: [3, 22] }, { at: [1.5, 22, 90] }, options ? { options } : {}), 'win');
      expect(standIn(match, 'B1')).toMatchObject(found);
    });
  test('MBT45-R-92 a STATIC stand falls back and stays STATIC', () => {
    const match = after(duel({}, { mode: 'STATIC' }), 'win');
    expect(standIn(match, 'B1')).toMatchObject({ y: 24 * 254, nature: { mode: 'STATIC' } });
  });
  test('MBT45-R-134 one result Shakes one stand: there is never a second forced move', () => {
    for (const hand of ['win', 'draw', 'lose'] as const) {
      const events = after(duel({}, {}), hand).entries[0]!.events.filter(event => event.kind === 'fellBack');
      expect(events.map(event => (event as { stand: string }).stand)).toEqual(
        { win: ['B1'], draw: [], lose: ['A1'] }[hand],
      );
    }
  });
  test('MBT45-R-170 the blow, the removal, Fragile, and then a new BGHQ', () => {
    const broken: StandNote = { place: 'removed', status: 'broken' };
    const match = battle(
      duel(
        { grade: 'GRADE+' },
        { bghq: true, grade: 'GRADE-' },
        {
          stands: {
            B0: { ...B0, bghq: false },
            B2: broken,
            B3: broken,
            B4: broken,
            B5: { at: [40, 44], bg: 2, bghq: true },
            B6: { at: [32, 44] },
          },
        },
      ),
    );
    order(match, 'a', engage('A1', 'B1'), 'win');
    const kinds = match.entries[0]!.events.map(event => event.kind);
    expect(kinds.filter(kind => ['engaged', 'removed', 'fragile'].includes(kind))).toEqual([
      'engaged',
      'removed',
      'fragile',
    ]);
    expect(turnOf(match)).toMatchObject({ waiting: ['b'], rule: 'MBT45-R-46' });
    expect(choicesOf(match.pending!.ask)).toMatchObject([{ value: 'B0' }, { value: 'B6' }]);
  });
});

describe('MBT45-R-154 who names a blank', () => {
  const by = (a1: StandNote, y: number, segment: 1 | 4 | 6, options: BattleNote['options'] = {}) =>
    refusal(battle(duel(a1, { at: [20, y], revealed: false }, { segment, options })), 'a', engage('A1', 'B1'));
  const any = { 'MBT45-R-154': 'any-line' };
  const set: StandNote = { mode: 'STATIC' };
  // biome-ignore format: a case is a line
  const cases: [string, string, string][] = [
    ['INF may',                     by({}, 22, 6),                                            'allowed'],
    ['ARM may',                     by(tank, 28, 6),                                          'allowed'],
    ['ATA in STATIC may',           by({ ...set, posture: 'ATA' }, 24, 6),                    'allowed'],
    ['ATA on the move may not',     by({ posture: 'ATA' }, 24, 6),                            'MBT45-ELG-47'],
    ['LAS may',                     by({ posture: 'LAS' }, 24, 6),                            'allowed'],
    ['AAA does not find infantry',  by({ ...set, posture: 'AAA' }, 36, 4),                    'MBT45-R-154'],
    ['nor PDA',                     by({ ...set, posture: 'PDA' }, 22, 4),                    'MBT45-R-154'],
    ['nor ASF',                     by(inAir('ASF'), 22, 1),                                  'MBT45-R-154'],
    ['any-line: AAA does',          by({ ...set, posture: 'AAA' }, 36, 4, any),               'allowed'],
  ];
  for (const [name, found, expected] of cases) test(`MBT45-R-154 ${name}`, () => expect(found).toBe(expected));
});

test('MBT45-R-169 a REC is declared and a battle given up in the other’s round, but not while a hand is awaited', () => {
  const note: BattleNote = {
    owner: 'b',
    stands: {
      A0,
      A1: { posture: 'REC', at: [20, 8], revealed: false },
      A2: { at: [20, 26] },
      B0,
      B1: { at: [20, 28] },
    },
  };
  const acts: Order[] = [{ verb: 'declareRec', stand: 'A1' }, { verb: 'concede' }];
  for (const given of acts) {
    const match = battle(note);
    order(match, 'a', given);
    expect(match.state.owner).toBe('b');
    const waiting = battle(note);
    order(waiting, 'b', engage('B1', 'A2'));
    expect(submit(waiting, 'a', given)).toMatchObject({ ok: false, error: { rule: 'MBT45-ENG-07' } });
  }
});
