import { answersOf, choicesOf, submit, turnOf } from '@umpire/engine';
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
  tactical,
} from './kit.js';

const A0: StandNote = { subClass: 'MBTn', bghq: true, at: [30, 4] };
const B0: StandNote = { subClass: 'MBTn', bghq: true, at: [30, 44] };
/** A1 at (20, 20) facing north; B1 near it. */
const duel = (a1: StandNote, b1: StandNote, more: Partial<BattleNote> = {}): BattleNote => ({
  ...more,
  stands: { A1: { at: [20, 20], ...a1 }, B1: { at: [20, 22], ...b1 }, A0, B0, ...more.stands },
});

const cases: [string, BattleNote, string, Order?][] = [
  ['MBT20-ENG-01 MBT20-TRN-24 within distance the owner may engage', duel({}, {}), 'allowed'],
  ['MBT20-ENG-02 the target is an opposing stand', duel({}, {}), 'MBT20-ENG-02', engage('A1', 'A0')],
  ['MBT20-ENG-02 the engaging stand is one’s own', duel({}, {}), 'MBT20-TRN-28', engage('B1', 'A1')],
  ['MBT20-TRN-05 MBT20-ENG-01 only in one’s own round', duel({}, {}, { owner: 'b' }), 'MBT20-TRN-05'],
  ['MBT20-ENG-04 once in a turn', duel({ hasEngaged: true }, {}), 'MBT20-ENG-04'],
  ['MBT20-R-44 being engaged does not count', duel({}, { hasEngaged: true }), 'allowed'],
  [
    'MBT20-R-15 measured between the nearest points of the bases',
    duel({ subClass: 'MBTn' }, { subClass: 'MBTn', at: [20, 33] }),
    'allowed',
  ],
  ['MBT20-R-15 and no farther', duel({ subClass: 'MBTn' }, { subClass: 'MBTn', at: [20, 33.1] }), 'MBT20-ELG-45'],
  [
    'MBT20-LOS-01 a wood in between blocks',
    duel(
      { subClass: 'MBTn' },
      { subClass: 'MBTn', at: [20, 30] },
      { pieces: [{ kind: 'wood', x: 18, y: 24, width: 4, depth: 2 }] },
    ),
    'MBT20-LOS-02',
  ],
  [
    'MBT20-R-18 a town that holds the target does not',
    duel(
      { subClass: 'MBTn' },
      { subClass: 'MBTn', at: [20, 30] },
      { pieces: [{ kind: 'BUA', x: 18, y: 28, width: 4, depth: 4 }] },
    ),
    'allowed',
  ],
  [
    'MBT20-R-19 a line that only touches an edge is clear',
    duel(
      { subClass: 'MBTn' },
      { subClass: 'MBTn', at: [20, 30] },
      { pieces: [{ kind: 'wood', x: 20, y: 24, width: 4, depth: 2 }] },
    ),
    'allowed',
  ],
  [
    'MBT20-R-20 fighters are seen over woods',
    duel(
      { posture: 'PDA', at: [20, 20] },
      { subClass: 'AIRn', posture: 'ASF', at: [20, 30], entered: 1 },
      { segment: 4, pieces: [{ kind: 'wood', x: 18, y: 24, width: 4, depth: 2 }] },
    ),
    'allowed',
  ],
  [
    'MBT20-SMK-05 smoke blocks',
    duel(
      { subClass: 'MBTn' },
      { subClass: 'MBTn', at: [20, 30] },
      { state: { effects: [{ kind: 'smoke', x: 5080, y: 6350, size: 508, side: 'b' }] } },
    ),
    'MBT20-LOS-02',
  ],
  [
    'MBT20-R-78 also to a stand inside it',
    duel(
      { subClass: 'MBTn' },
      { subClass: 'MBTn', at: [20, 30] },
      { state: { effects: [{ kind: 'smoke', x: 5080, y: 7620, size: 508, side: 'b' }] } },
    ),
    'MBT20-LOS-02',
  ],
  [
    'MBT20-AWC-03 not in adverse weather',
    duel(
      { subClass: 'MBTn' },
      { subClass: 'MBTn', at: [20, 25] },
      { state: { awc: true, effects: [{ kind: 'smoke', x: 5080, y: 5842, size: 508, side: 'b' }] } },
    ),
    'allowed',
  ],
  [
    'MBT20-DAY-06 by night half the range',
    duel({ subClass: 'MBTn' }, { subClass: 'MBTn', at: [20, 28] }, { state: { light: 'night' } }),
    'MBT20-ELG-45',
  ],
  [
    'MBT20-ILL-04 MBT20-R-133 a lit target at its daylight distance',
    duel(
      { subClass: 'MBTn' },
      { subClass: 'MBTn', at: [20, 28] },
      { state: { light: 'night', effects: [{ kind: 'light', x: 5080, y: 7366, size: 508, side: 'a' }] } },
    ),
    'allowed',
  ],
  [
    'MBT20-ARC-02 ARMOUR to its front only',
    duel({ subClass: 'MBTn', at: [20, 20, 90] }, { subClass: 'MBTn', at: [20, 26] }),
    'MBT20-ARC-02',
  ],
  [
    'MBT20-R-12 a corner of the front arc is front',
    duel({ subClass: 'MBTn' }, { subClass: 'MBTn', at: [24, 24] }),
    'allowed',
  ],
  ['MBT20-R-61 not from a Fragile group', duel({ bg: 2 }, {}, { state: {} }), 'allowed'],
  ['MBT20-R-45 not out of command', duel({ outOfCommand: true }, {}), 'MBT20-R-45'],
  ['MBT20-R-42 of any group', duel({ bg: 2 }, {}, { selected: ['a1'] }), 'allowed'],
  [
    'MBT20-R-42 selected-group: not of others',
    duel({ bg: 2 }, {}, { selected: ['a1'], options: { 'MBT20-R-42': 'selected-group' } }),
    'MBT20-R-42',
  ],
  [
    'MBT20-R-40 PDA only in segment 4',
    duel({ posture: 'PDA' }, { subClass: 'AIRn', posture: 'CAS', entered: 1 }),
    'MBT20-TRN-19',
  ],
  [
    'MBT20-TRN-18 ADA in segment 4',
    duel({ posture: 'ADA' }, { subClass: 'AIRn', posture: 'ASF', entered: 1, at: [20, 40] }, { segment: 4 }),
    'allowed',
  ],
  [
    'MBT20-R-94 nothing is engaged behind its edge but batteries',
    duel(
      { posture: 'PDA' },
      { subClass: 'AIRn', posture: 'CAS', at: undefined as never, place: 'off-table' },
      { segment: 4 },
    ),
    'MBT20-R-94',
  ],
  [
    'MBT20-TRN-17 counter-battery only where the marker is',
    duel(
      { subClass: 'ARTn', posture: 'CBA', place: 'off-table' },
      { subClass: 'ARTn', posture: 'OTF', place: 'off-table' },
      { segment: 3 },
    ),
    'MBT20-TRN-17',
  ],
  [
    'MBT20-TRN-17 and there it may',
    duel(
      { subClass: 'ARTn', posture: 'CBA', place: 'off-table' },
      { subClass: 'ARTn', posture: 'OTF', place: 'off-table', marker: true },
      { segment: 3 },
    ),
    'allowed',
  ],
  [
    'MBT20-R-38 CBA too, if it engaged',
    duel(
      { subClass: 'ARTn', posture: 'CBA', place: 'off-table' },
      { subClass: 'ARTn', posture: 'CBA', place: 'off-table', marker: true },
      { segment: 3 },
    ),
    'allowed',
  ],
  ['MBT20-TRN-20 OTF in segment 5', duel({ subClass: 'ARTn', place: 'off-table' }, {}, { segment: 5 }), 'allowed'],
  [
    'MBT20-ORG-05 OTF of a mixed group: within 24" of its own BGHQ',
    duel({ subClass: 'ARTn', place: 'off-table' }, { at: [30, 30] }, { segment: 5 }),
    'MBT20-ORG-05',
  ],
  [
    'MBT20-ORG-06 OTF of a group of its own: of any friendly BGHQ',
    duel({ subClass: 'ARTn', place: 'off-table', bg: 2, bghq: true }, { at: [30, 27] }, { segment: 5 }),
    'allowed',
  ],
  [
    'MBT20-ORG-06 no matter which: the nearest counts, though one of a later group is farther',
    duel(
      { subClass: 'ARTn', place: 'off-table', bg: 2, bghq: true },
      { at: [30, 27] },
      { segment: 5, stands: { A3: { subClass: 'MBTn', bg: 3, bghq: true, at: [2, 2] } } },
    ),
    'allowed',
  ],
  [
    'MBT20-ORG-06 and though one of an earlier group is',
    duel(
      { subClass: 'ARTn', place: 'off-table', bg: 2, bghq: true },
      { at: [30, 40] },
      { segment: 5, stands: { A3: { subClass: 'MBTn', bg: 3, bghq: true, at: [30, 20] } } },
    ),
    'allowed',
  ],
  [
    'MBT20-ORG-06 but not farther',
    duel({ subClass: 'ARTn', place: 'off-table', bg: 2, bghq: true }, { at: [30, 31] }, { segment: 5 }),
    'MBT20-ORG-06',
  ],
  [
    'MBT20-R-48 an off-table BGHQ has no circle',
    duel(
      { subClass: 'ARTn', place: 'off-table', bg: 2, bghq: true },
      {},
      { segment: 5, stands: { A0: { ...A0, place: 'off-table' } } },
    ),
    'MBT20-ORG-06',
  ],
  [
    'MBT20-TRN-10 ASF does not engage after ECM has',
    duel(
      { subClass: 'AIRn', posture: 'ASF', entered: 1 },
      { subClass: 'AIRn', posture: 'ASF', entered: 1 },
      { segment: 1, state: { ecmEngaged: true } },
    ),
    'MBT20-TRN-10',
  ],
  [
    'MBT20-TRN-09 ASF engages AIRCRAFT in segment 1',
    duel(
      { subClass: 'AIRn', posture: 'ASF', entered: 1 },
      { subClass: 'AIRn', posture: 'ASF', entered: 1, at: [20, 45] },
      { segment: 1, stands: { A0: { ...A0, at: [20, 30] } } },
    ),
    'allowed',
  ],
  [
    'MBT20-ORG-05 MBT20-TRN-09 an ASF of a mixed group too is bound to its BGHQ',
    duel(
      { subClass: 'AIRn', posture: 'ASF', entered: 1 },
      { subClass: 'AIRn', posture: 'ASF', entered: 1, at: [20, 45] },
      { segment: 1 },
    ),
    'MBT20-ORG-05',
  ],
  [
    'MBT20-TRN-14 CAS engages by attack runs',
    duel({ subClass: 'AIRn', posture: 'CAS', entered: 1 }, {}, { segment: 2, turn: 2 }),
    'MBT20-TRN-14',
  ],
  [
    'MBT20-R-93 the BGHQ fights as its class',
    duel({}, {}, { stands: { A0: { ...A0, at: [20, 31], bghq: true }, B0: { ...B0, at: [20, 36] } } }),
    'allowed',
    engage('A0', 'B0'),
  ],
];

describe('who may engage whom on the table', () => {
  for (const [name, note, expected, given] of cases)
    test(name, () => expect(refusal(battle(note), 'a', given ?? engage('A1', 'B1'))).toBe(expected));
  test('MBT20-R-61 a stand of a Fragile group may not start an engagement', () => {
    const match = battle(duel({}, {}));
    match.state.groups[0] = { ...match.state.groups[0]!, fragile: 'MBT20-VIC-02' };
    expect(refusal(match, 'a', engage('A1', 'B1'))).toBe('MBT20-R-61');
  });
});

describe('one engagement, step by step', () => {
  test('MBT20-ENG-07 MBT20-DIC-02 MBT20-DIC-03 both show hands; nobody sees the other’s before both are in', () => {
    const match = battle(duel({}, {}));
    order(match, 'a', engage('A1', 'B1'));
    expect(turnOf(match)).toMatchObject({ waiting: ['a', 'b'], rule: 'MBT20-ENG-07' });
    reply(match, 'a', 'rock');
    expect(turnOf(match)).toMatchObject({ waiting: ['b'] });
    reply(match, 'b', 'scissors');
    expect(match.pending).toBeUndefined();
    expect(standIn(match, 'B1').status).toBe('neutralised');
  });
  test('MBT20-R-90 secret-choice asks for hands, random draws', () => {
    const match = battle(duel({}, {}, { options: { 'MBT20-R-90': 'random' }, dice: [2] }));
    order(match, 'a', engage('A1', 'B1'));
    expect(match.pending).toBeUndefined();
    expect(answersOf(match.entries[0]!)).toEqual(['draw']);
  });
  test('MBT20-RES-07 MBT20-RES-08 MBT20-RES-11 a win is for the target, and at once', () => {
    const match = battle(duel({}, {}));
    order(match, 'a', engage('A1', 'B1'), 'win');
    expect(standIn(match, 'B1')).toMatchObject({ place: 'removed', status: 'neutralised' });
    expect(standIn(match, 'A1')).toMatchObject({ status: 'steady', hasEngaged: true });
  });
  test('MBT20-RES-09 MBT20-RES-16 a draw marks both', () => {
    const match = battle(duel({}, {}));
    order(match, 'a', engage('A1', 'B1'), 'draw');
    expect([standIn(match, 'A1').status, standIn(match, 'B1').status]).toEqual(['pinned', 'pinned']);
  });
  test('MBT20-RES-10 MBT20-SCL-05 a loss is for the owner: no free shot where both can reach', () => {
    const match = battle(duel({}, {}));
    order(match, 'a', engage('A1', 'B1'), 'lose');
    expect(standIn(match, 'A1').place).toBe('removed');
  });
  test('MBT20-ENG-06 a unilateral engagement lost costs nothing', () => {
    const match = battle(duel({}, { subClass: 'MBTn', at: [20, 27] }));
    order(match, 'a', engage('A1', 'B1'), 'lose');
    expect([standIn(match, 'A1').status, standIn(match, 'B1').status]).toEqual(['steady', 'steady']);
  });
  test('MBT20-TF-04 MBT20-R-136 ARMOUR with unrevealed INFANTRY near is not alone; a fake is no company', () => {
    const note = (company: StandNote) =>
      duel({}, { subClass: 'MBTn', at: [20, 27] }, { stands: { B2: { at: [22, 27], ...company } } });
    const column = (company: StandNote) => {
      const match = battle(note(company));
      order(match, 'a', engage('A1', 'B1'));
      return (match.entries[0]!.events.find(e => e.kind === 'engaging') as { weight: number }).weight;
    };
    expect([column({}), column({ revealed: false }), column({ fake: true, revealed: false })]).toEqual([0, 0, 2]);
  });
  test('MBT20-TF-13 MBT20-R-79 MBT20-TRN-11 ECM covers friends within 3", not itself', () => {
    const note = duel(
      { posture: 'PDA' },
      { subClass: 'AIRn', posture: 'ASF', entered: 1, at: [20, 28] },
      { segment: 4, stands: { B2: { subClass: 'AIRn', posture: 'ECM', entered: 1, at: [22, 30] } } },
    );
    const column = (target: string) => {
      const match = battle(note);
      order(match, 'a', engage('A1', target));
      return (match.entries[0]!.events.find(e => e.kind === 'engaging') as { weight: number }).weight;
    };
    expect([column('B1'), column('B2')]).toEqual([-1, 0]);
  });
  test('MBT20-TRN-21 MBT20-R-91 OTF and LAS that engage are marked, others are not', () => {
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

describe('results on the table', () => {
  const shot = (b1: StandNote, more: Partial<BattleNote> = {}) =>
    duel({}, { subClass: 'MBTn', at: [20, 27], ...b1 }, { stands: { B2: { at: [22, 27] } }, ...more });
  test('MBT20-RES-13 MBT20-RES-19 MBT20-RES-20 Repulsed: straight back to the base edge by half a move, facing kept', () => {
    const match = battle(shot({ at: [20, 27, 200] }));
    order(match, 'a', engage('A1', 'B1'), 'draw');
    order(match, 'a', { verb: 'endRound' });
    // P first; a second P makes it Repulsed.
    expect(standIn(match, 'B1').status).toBe('pinned');
    const again = battle(shot({ status: 'pinned', at: [20, 27, 200] }));
    order(again, 'a', engage('A1', 'B1'), 'draw');
    expect(standIn(again, 'B1')).toMatchObject({ status: 'repulsed', everRepulsed: true, facing: 2000 });
    expect(inchesOf(standIn(again, 'B1'))).toEqual([20, 31]);
  });
  const back = (more: Partial<BattleNote>, b1: StandNote = {}) => {
    const match = battle(shot({ status: 'pinned', ...b1 }, more));
    order(match, 'a', engage('A1', 'B1'), 'draw');
    return standIn(match, 'B1');
  };
  test('MBT20-RES-19 towards whatever edge is one’s own', () => {
    const match = battle(shot({ status: 'pinned' }, { edges: { a: 'west', b: 'east' } }));
    order(match, 'a', engage('A1', 'B1'), 'draw');
    expect(inchesOf(standIn(match, 'B1'))).toEqual([24, 27]);
  });
  const B2 = { at: [23.5, 27] as const };
  const rows: [string, Partial<BattleNote>, object][] = [
    [
      'MBT20-R-55 MBT20-R-173 it stops a hair short of impassable ground',
      { pieces: [{ kind: 'LFA', x: 18, y: 29, width: 4, depth: 4 }] },
      { y: 7365 },
    ],
    [
      'MBT20-R-55 whatever the going otherwise',
      { pieces: [{ kind: 'BUA', x: 18, y: 28, width: 4, depth: 4 }] },
      { y: 7874 },
    ],
    ['MBT20-R-55 MBT20-R-173 a river without a bridge stops it on its bank', { river: 30 }, { y: 7492 }],
    ['MBT20-R-55 it stops short of an opposing stand', { stands: { B2, A2: { at: [20, 30] } } }, { y: 7366 }],
    ['MBT20-R-55 and passes a friend if there is room beyond', { stands: { B2, B3: { at: [20, 29] } } }, { y: 7874 }],
    ['MBT20-R-55 else it stops before him', { stands: { B2, B3: { at: [20, 30.6] } } }, { y: 7518 }],
    [
      'MBT20-R-55 removed: a stand without room is lost',
      { options: { 'MBT20-R-55': 'removed' }, pieces: [{ kind: 'LFA', x: 18, y: 29, width: 4, depth: 4 }] },
      { place: 'removed', status: 'neutralised' },
    ],
    [
      'MBT20-R-55 removed: with room it is not',
      { options: { 'MBT20-R-55': 'removed' } },
      { status: 'repulsed', y: 7874 },
    ],
  ];
  for (const [name, more, expected] of rows) test(name, () => expect(back(more)).toMatchObject(expected));
  const edge: Partial<BattleNote> = { size: [48, 30] };
  test('MBT20-R-56 it stops at its own edge', () => expect(back(edge)).toMatchObject({ place: 'table', y: 7493 }));
  test('MBT20-R-56 leaves: over its edge it is lost', () =>
    expect(back({ ...edge, options: { 'MBT20-R-56': 'leaves' } })).toMatchObject({
      place: 'removed',
      status: 'neutralised',
    }));
  test('MBT20-R-56 leaves: who is stopped short of his edge is not over it', () => {
    const pieces: BattleNote['pieces'] = [{ kind: 'LFA', x: 18, y: 29, width: 4, depth: 1 }];
    const stopped = back({ ...edge, pieces, options: { 'MBT20-R-56': 'leaves' } });
    expect(stopped).toMatchObject({ place: 'table', status: 'repulsed', y: 7365 });
  });
  test('MBT20-MOD-14 MBT20-R-92 a STATIC stand falls back and stays STATIC', () => {
    const match = battle(shot({ status: 'pinned', mode: 'STATIC', at: [20, 24.5] }));
    order(match, 'a', engage('A1', 'B1'), 'win');
    expect(inchesOf(standIn(match, 'B1'))).toEqual([20, 28.5]);
    expect(standIn(match, 'B1').nature!.mode).toBe('STATIC');
  });
  test('MBT20-RES-21 MBT20-R-138 Repulsed AIRCRAFT leave for good and count on', () => {
    const match = battle(
      duel({ posture: 'PDA' }, { subClass: 'AIR+', posture: 'CAS', at: [20, 25], entered: 1 }, { segment: 4 }),
    );
    order(match, 'a', engage('A1', 'B1'), 'win');
    expect(standIn(match, 'B1')).toMatchObject({ status: 'pinned' });
    const gone = battle(
      duel(
        { posture: 'PDA' },
        { subClass: 'AIR+', posture: 'CAS', at: [20, 25], entered: 1, status: 'pinned' },
        { segment: 4 },
      ),
    );
    order(gone, 'a', engage('A1', 'B1'), 'win');
    expect(standIn(gone, 'B1')).toMatchObject({ place: 'gone', status: 'repulsed', everRepulsed: true });
  });
  test('MBT20-RES-18 Repulsed anti-aircraft stands are Neutralised', () => {
    const match = battle(
      duel({ subClass: 'ARTn', place: 'off-table' }, { posture: 'PDA', status: 'pinned' }, { segment: 5 }),
    );
    order(match, 'a', engage('A1', 'B1'), 'draw');
    expect(standIn(match, 'B1').place).toBe('removed');
  });
  test('MBT20-R-134 two forced moves: the owner’s stand first', () => {
    // Both Repulsed by a draw in the column +1; A1 has a side shot on B1.
    const match = battle({
      stands: { A1: { subClass: 'MBTn', at: [20, 20, 90] }, B1: { subClass: 'MBTn', at: [26, 20, 180] }, A0, B0 },
    });
    order(match, 'a', engage('A1', 'B1'), 'draw');
    const order1 = match.entries[0]!.events.filter(e => e.kind === 'fellBack').map(e => (e as { stand: string }).stand);
    expect(order1).toEqual(['A1', 'B1']);
  });
});

describe('MBT20-R-46 a Battle Group that loses its BGHQ', () => {
  const lost: BattleNote = {
    segment: 5,
    stands: {
      A1: { subClass: 'ARTn', place: 'off-table' },
      A0,
      B0: { ...B0, at: [30, 20] },
      B1: { at: [20, 40] },
      B2: { at: [22, 40] },
      B3: { subClass: 'ARTn', place: 'off-table' },
    },
  };
  test('MBT20-R-46 nominate: names another ground stand at once, unseen by the other side', () => {
    const match = battle(lost);
    order(match, 'a', engage('A1', 'B0'), 'win');
    expect(turnOf(match)).toMatchObject({ waiting: ['b'], rule: 'MBT20-R-46' });
    expect(match.pending!.ask).toMatchObject({ secret: true });
    expect(choicesOf(match.pending!.ask)).toMatchObject([{ value: 'B1' }, { value: 'B2' }]);
    reply(match, 'b', 'B2');
    expect([standIn(match, 'B2').nature!.bghq, standIn(match, 'B0').nature!.bghq]).toEqual([true, false]);
  });
  test('MBT20-R-46 none: has none', () => {
    const match = battle({ ...lost, options: { 'MBT20-R-46': 'none' } });
    order(match, 'a', engage('A1', 'B0'), 'win');
    expect(match.pending).toBeUndefined();
    expect(match.state.stands.some(s => s.side === 'b' && s.nature!.bghq && s.place === 'table')).toBe(false);
  });
});

test('MBT20-TRN-28 MBT20-R-43 each stand may engage once and move once, in either order', () => {
  const match = battle(
    duel(
      { subClass: 'INFn' },
      { subClass: 'MBTn', at: [20, 27] },
      { selected: ['a1'], stands: { A0: { ...A0, at: [20, 10] } } },
    ),
  );
  order(match, 'a', engage('A1', 'B1'), 'lose');
  order(match, 'a', tactical('A1', [[20, 18]]));
  expect(refusal(match, 'a', engage('A1', 'B1'))).toBe('MBT20-ENG-04');
  expect(refusal(match, 'a', tactical('A1', [[20, 17]]))).toBe('MBT20-MOV-10');
});

test('MBT20-DIC-04 a hand is rock, paper or scissors and nothing else', () => {
  const match = battle(duel({}, {}));
  order(match, 'a', engage('A1', 'B1'));
  expect(() => reply(match, 'a', 'fist')).toThrow(/rock, paper or scissors/);
  show(match, 'a', 'win');
});

test('MBT20-R-21 a stand is in a piece when its centre is: half a base in the village is not enough', () => {
  const column = (y: number) => {
    const match = battle(duel({}, { at: [20, y] }, { pieces: [{ kind: 'BUA', x: 18, y: 22, width: 4, depth: 4 }] }));
    order(match, 'a', engage('A1', 'B1'));
    return (match.entries[0]!.events.find(e => e.kind === 'engaging') as { weight: number }).weight;
  };
  expect([column(21.9), column(22.1)]).toEqual([0, -2]);
});

describe('MBT20-R-01 MBT20-TF-04 who keeps a tank company', () => {
  const alone = (posture: 'INF' | 'LAS', choice: string) => {
    const stands = {
      A1: { at: [20, 20] },
      B1: { subClass: 'MBTn', at: [20, 24] },
      B2: { posture, at: [22, 24] },
    } as const;
    const match = battle({ options: { 'MBT20-R-01': choice }, stands });
    order(match, 'a', engage('A1', 'B1'));
    const { events } = match.entries.at(-1)!;
    const engaging = events.find(event => event.kind === 'engaging') as { because: readonly { rule: string }[] };
    return engaging.because.some(({ rule }) => rule === 'MBT20-TF-04');
  };
  // biome-ignore format: a case is a line
  const cases: ['INF' | 'LAS', 'class' | 'posture', boolean][] = [
    ['INF', 'class', false], ['LAS', 'class', false], ['INF', 'posture', false], ['LAS', 'posture', true],
  ];
  for (const [posture, choice, isAlone] of cases)
    test(`MBT20-R-01 ${choice}: with ${posture} it is ${isAlone ? 'alone' : 'not alone'}`, () =>
      expect(alone(posture, choice)).toBe(isAlone));
});

describe('MBT20-R-154 who names a blank', () => {
  const blankAt = (y: number): StandNote => ({ at: [20, y], revealed: false });
  const by = (a1: StandNote, y: number, segment: 1 | 3 | 4 | 6, options: BattleNote['options'] = {}) =>
    refusal(
      battle({
        segment,
        options,
        stands: {
          A0: { subClass: 'MBTn', bghq: true, at: [30, 10] },
          A1: { at: [20, 10], ...a1 },
          B0: { subClass: 'MBTn', bghq: true, at: [40, 44] },
          B1: blankAt(y),
        },
      }),
      'a',
      engage('A1', 'B1'),
    );
  const any = { 'MBT20-R-154': 'any-line' };
  // biome-ignore format: a case is a line
  const cases: [string, string, string][] = [
    ['INF may',                     by({}, 12, 6),                                              'allowed'],
    ['ARM may',                     by({ subClass: 'MBTn' }, 14, 6),                            'allowed'],
    ['ATM may',                     by({ posture: 'ATM' }, 14, 6),                              'allowed'],
    ['LAS may',                     by({ posture: 'LAS' }, 14, 6),                              'allowed'],
    ['ADA does not find infantry',  by({ posture: 'ADA' }, 36, 4),                              'MBT20-R-154'],
    ['nor PDA',                     by({ posture: 'PDA' }, 12, 4),                              'MBT20-R-154'],
    ['nor ECM',                     by({ subClass: 'AIRn', posture: 'ECM', entered: 1 }, 12, 1), 'MBT20-R-154'],
    ['any-line: ADA does',          by({ posture: 'ADA' }, 36, 4, any),                         'allowed'],
  ];
  for (const [name, found, expected] of cases) test(`MBT20-R-154 ${name}`, () => expect(found).toBe(expected));
  test('MBT20-R-155 in vain it costs the engagement and the rest of the namer, and no marker', () => {
    const match = battle({
      stands: {
        A0: { subClass: 'MBTn', bghq: true, at: [30, 10] },
        A1: { posture: 'LAS', at: [20, 10] },
        B0: { subClass: 'MBTn', bghq: true, at: [40, 44] },
        B1: { ...blankAt(14), fake: true },
      },
    });
    order(match, 'a', engage('A1', 'B1'));
    expect(standIn(match, 'A1')).toMatchObject({ hasEngaged: true, marker: false, rested: false });
  });
});

test('MBT20-R-157 nobody is asked for a BGHQ after the end', () => {
  const gone: StandNote = { status: 'neutralised', place: 'removed' };
  const match = battle({
    stands: {
      A0: { subClass: 'MBTn', bghq: true, at: [30, 10] },
      A1: { subClass: 'INF+', at: [20, 26] },
      B0: { bghq: true, at: [20, 28], status: 'repulsed', everRepulsed: true },
      B1: { at: [30, 30] },
      B2: { at: [34, 30] },
      B4: gone,
    },
  });
  order(match, 'a', engage('A1', 'B0'), 'win');
  expect(standIn(match, 'B0').place).toBe('removed');
  expect([match.state.over?.winner, match.pending]).toEqual(['a', undefined]);
});

test('MBT20-R-169 a REC is declared and a battle given up in the other’s round, but not while a hand is awaited', () => {
  const note: BattleNote = {
    owner: 'b',
    stands: {
      A0: { subClass: 'MBTn', bghq: true, at: [30, 10] },
      A1: { posture: 'REC', at: [20, 8], revealed: false },
      A2: { at: [20, 26] },
      B0: { subClass: 'MBTn', bghq: true, at: [40, 44] },
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
    expect(submit(waiting, 'a', given)).toMatchObject({ ok: false, error: { rule: 'MBT20-ENG-07' } });
  }
});
