import { describe, expect, test } from 'vitest';
import type { Order } from '../../../packages/rulesets/src/common/mbt/play/orders.js';
import {
  type BattleKit,
  type BattleNote,
  inchesOf,
  march,
  order,
  type StandNote,
  standIn,
  tactical,
} from './battle.js';

export function movingSuite(kit: BattleKit): void {
  const { prefix: b, holdsBghq, battle, refusal } = kit;

  const BGHQ: StandNote = { subClass: 'MBTn', bghq: true, at: [20, 6] };
  const selected = ['a1'];

  /** A move of A1 on a table with a BGHQ near and an enemy far away. */
  const table = (a1: StandNote, more: Partial<BattleNote> = {}): BattleNote => ({
    selected,
    ...more,
    stands: { A1: { at: [20, 10], ...a1 }, A0: BGHQ, B1: { at: [20, 46] }, ...more.stands },
  });

  type Move = [string, BattleNote, Order, string];
  type Kind = NonNullable<BattleNote['pieces']>[number]['kind'];

  /** North along the seam of two pieces that begins 2" ahead, whichever of them was laid first. */
  function meeting(
    name: string,
    subClass: 'INF-' | 'MBTn',
    [west, east]: [Kind, Kind],
    y: number,
    expected: string,
  ): Move[] {
    const left = { kind: west, x: 16, y: 12, width: 4, depth: 8 };
    const right = { kind: east, x: 20, y: 12, width: 4, depth: 8 };
    const along = (title: string, pieces: BattleNote['pieces'] & object): Move => [
      title,
      table({ subClass }, { pieces }),
      tactical('A1', [[20, y]]),
      expected,
    ];
    return [along(`${name}, ${west} first`, [left, right]), along(`${name}, ${east} first`, [right, left])];
  }

  const moves: Move[] = [
    // allowances and going
    [`${b}-MOV-02 INFn goes 8" in the open`, table({}), tactical('A1', [[20, 18]]), 'allowed'],
    [`${b}-MOV-10 and not a hair further`, table({}), tactical('A1', [[20, 18.1]]), `${b}-MOV-10`],
    [`${b}-MOV-10 less is allowed`, table({}), tactical('A1', [[20, 11]]), 'allowed'],
    [`${b}-MOV-01 INF- goes 4"`, table({ subClass: 'INF-' }), tactical('A1', [[20, 14.5]]), `${b}-MOV-10`],
    [
      `${b}-R-69 a blank INF- goes by the Blank row`,
      table({ subClass: 'INF-', revealed: false }),
      tactical('A1', [[20, 18]]),
      'allowed',
    ],
    [
      `${b}-R-22 half in the open, half in a village`,
      table({ subClass: 'MBTn' }, { pieces: [{ kind: 'BUA', x: 18, y: 14, width: 4, depth: 4 }] }),
      tactical('A1', [[20, 16]]),
      'allowed',
    ],
    [
      `${b}-R-22 a little more is too far`,
      table({ subClass: 'MBTn' }, { pieces: [{ kind: 'BUA', x: 18, y: 14, width: 4, depth: 4 }] }),
      tactical('A1', [[20, 16.2]]),
      `${b}-MOV-10`,
    ],
    [
      `${b}-GO-06 a forest bars ARMOUR`,
      table({ subClass: 'MBTn' }, { pieces: [{ kind: 'LFA', x: 18, y: 12, width: 4, depth: 4 }] }),
      tactical('A1', [[20, 14]]),
      `${b}-GO-06`,
    ],
    [
      `${b}-R-69 ground that bars the real stand bars the blank`,
      table({ subClass: 'MBTn', revealed: false }, { pieces: [{ kind: 'LFA', x: 18, y: 12, width: 4, depth: 4 }] }),
      tactical('A1', [[20, 14]]),
      `${b}-GO-06`,
    ],
    [
      `${b}-R-69 a fake passes as INFn`,
      table(
        { subClass: 'INFn', fake: true, revealed: false },
        { pieces: [{ kind: 'LFA', x: 18, y: 12, width: 4, depth: 4 }] },
      ),
      tactical('A1', [[20, 13]]),
      'allowed',
    ],
    [`${b}-RIV-06 a river without a bridge`, table({}, { river: 14 }), tactical('A1', [[20, 16]]), `${b}-RIV-06`],
    [
      `${b}-RIV-04 a road crosses the river by a bridge`,
      table(
        { subClass: 'MBTn', at: [20, 12] },
        {
          river: 16,
          pieces: [
            { kind: 'BUA', x: 18, y: 7, width: 4, depth: 2 },
            { kind: 'BUA', x: 18, y: 30, width: 4, depth: 2 },
          ],
          roads: [{ from: 'p1', to: 'p2' }],
        },
      ),
      tactical('A1', [[20, 18]]),
      'allowed',
    ],
    [
      `${b}-HSE-05 off the middle of the road by more than half an inch is no bridge`,
      table(
        { subClass: 'MBTn', at: [21, 12] },
        {
          river: 16,
          pieces: [
            { kind: 'BUA', x: 18, y: 7, width: 4, depth: 2 },
            { kind: 'BUA', x: 18, y: 30, width: 4, depth: 2 },
          ],
          roads: [{ from: 'p1', to: 'p2' }],
        },
      ),
      tactical('A1', [[21, 18]]),
      `${b}-RIV-06`,
    ],
    [
      `${b}-R-25 a road opens a forest to ARMOUR`,
      table(
        { subClass: 'MBTn', at: [20, 10] },
        {
          pieces: [
            { kind: 'LFA', x: 16, y: 12, width: 8, depth: 8 },
            { kind: 'BUA', x: 18, y: 7, width: 4, depth: 1 },
            { kind: 'BUA', x: 18, y: 30, width: 4, depth: 2 },
          ],
          roads: [{ from: 'p2', to: 'p3' }],
        },
      ),
      tactical('A1', [[20, 15]]),
      'allowed',
    ],
    [
      `${b}-R-97 an MBUA lies on top of the forest under it`,
      table(
        { subClass: 'MBTn' },
        {
          pieces: [
            { kind: 'LFA', x: 14, y: 12, width: 12, depth: 12 },
            { kind: 'MBUA', x: 17, y: 11, width: 6, depth: 6 },
          ],
        },
      ),
      tactical('A1', [[20, 13]]),
      'allowed',
    ],
    ...meeting(
      `${b}-HSE-26 on the seam of forest and town: the forest stops ARMOUR`,
      'MBTn',
      ['LFA', 'BUA'],
      13,
      `${b}-GO-06`,
    ),
    ...meeting(
      `${b}-HSE-26 the town is bad going to INF-, whom the highland does not hamper`,
      'INF-',
      ['H', 'BUA'],
      13.9,
      `${b}-MOV-10`,
    ),
    ...meeting(`${b}-HSE-26 highland and forest are both good going to INF-`, 'INF-', ['H', 'LFA'], 14, 'allowed'),
    [
      `${b}-DAY-07 by night 4" is all`,
      table({}, { state: { light: 'night' } }),
      tactical('A1', [[20, 15]]),
      `${b}-MOV-10`,
    ],
    [
      `${b}-HSE-09 an obstruction bars ARMOUR`,
      table({ subClass: 'MBTn' }, { obstacles: [{ kind: 'OBS', x: 19, y: 12 }] }),
      tactical('A1', [[20, 15]]),
      `${b}-HSE-09`,
    ],
    [
      `${b}-HSE-09 and is bad going to INFANTRY: 2" of it count double`,
      table({}, { obstacles: [{ kind: 'OBS', x: 19, y: 12 }] }),
      tactical('A1', [[20, 16.1]]),
      `${b}-MOV-10`,
    ],
    [
      `${b}-HSE-26 on the seam of an obstruction and a town ARMOUR is barred as on the obstruction`,
      table(
        { subClass: 'MBTn', at: [20, 11] },
        { obstacles: [{ kind: 'OBS', x: 18, y: 12 }], pieces: [{ kind: 'BUA', x: 20, y: 12, width: 4, depth: 2 }] },
      ),
      tactical('A1', [[20, 13]]),
      `${b}-HSE-09`,
    ],
    [
      `${b}-HSE-26 beside the seam the town alone counts`,
      table(
        { subClass: 'MBTn', at: [20.1, 11] },
        { obstacles: [{ kind: 'OBS', x: 18, y: 12 }], pieces: [{ kind: 'BUA', x: 20, y: 12, width: 4, depth: 2 }] },
      ),
      tactical('A1', [[20.1, 13]]),
      'allowed',
    ],
    [
      `${b}-MOV-11 batteries do not move`,
      table({ subClass: 'ARTn', posture: 'CBA', at: [20, 10] }),
      tactical('A1', [[20, 11]]),
      `${b}-MOV-11`,
    ],
    // who moves when
    [
      `${b}-MOV-10 a stand that is not on the table makes no move`,
      table({ place: 'held' }),
      tactical('A1', [[20, 11]]),
      `${b}-MOV-10`,
    ],
    [`${b}-MOV-06 STATIC stays`, table({ mode: 'STATIC' }), tactical('A1', [[20, 11]]), `${b}-MOV-06`],
    [`${b}-MOV-07 FAST goes at least half`, table({ mode: 'FAST' }), tactical('A1', [[20, 13]]), `${b}-MOV-07`],
    [`${b}-TRN-22 only the selected group`, table({}, { selected: [] }), tactical('A1', [[20, 11]]), `${b}-TRN-22`],
    [`${b}-TRN-22 only in segment 6`, table({}, { segment: 5 }), tactical('A1', [[20, 11]]), `${b}-TRN-22`],
    [`${b}-TRN-05 only in one’s own round`, table({}, { owner: 'b' }), tactical('A1', [[20, 11]]), `${b}-TRN-05`],
    [`${b}-TRN-28 only one’s own stands`, table({}), tactical('B1', [[20, 45]]), `${b}-TRN-28`],
    [`${b}-MOV-10 one move in a round`, table({ moved: 'tactical' }), tactical('A1', [[20, 11]]), `${b}-MOV-10`],
    [
      `${b}-R-43 a stand that has engaged may still move`,
      table({ hasEngaged: true }),
      tactical('A1', [[20, 11]]),
      'allowed',
    ],
    [
      `${b}-R-43 move-first: it may not`,
      table({ hasEngaged: true }, { options: { [`${b}-R-43`]: 'move-first' } }),
      tactical('A1', [[20, 11]]),
      `${b}-R-43`,
    ],
    // marches
    [
      `${b}-MOV-08 a march is longer`,
      table({}, { stands: { A0: { ...BGHQ, at: [20, 12] } } }),
      march('A1', [[20, 20]]),
      'allowed',
    ],
    [
      `${b}-MOV-09 not within 24" of an opposing stand`,
      table({}, { stands: { A0: { ...BGHQ, at: [20, 12] } } }),
      march('A1', [[20, 21.5]]),
      `${b}-MOV-09`,
    ],
    [
      `${b}-R-65 nor begin there`,
      table({ at: [20, 24] }, { stands: { A0: { ...BGHQ, at: [20, 20] } } }),
      march('A1', [[20, 14]]),
      `${b}-MOV-09`,
    ],
    [
      `${b}-R-65 end-only: marching away is allowed`,
      table({ at: [20, 24] }, { options: { [`${b}-R-65`]: 'end-only' }, stands: { A0: { ...BGHQ, at: [20, 20] } } }),
      march('A1', [[20, 14]]),
      'allowed',
    ],
    [
      `${b}-R-66 AIRCRAFT bar a march too`,
      table({}, { stands: { B2: { subClass: 'AIRn', posture: 'ASF', at: [20, 30], entered: 1 } } }),
      march('A1', [[20, 12]]),
      `${b}-MOV-09`,
    ],
    [
      `${b}-R-100 and so do fakes`,
      table({}, { stands: { B2: { fake: true, revealed: false, at: [20, 30] } } }),
      march('A1', [[20, 12]]),
      `${b}-MOV-09`,
    ],
    [
      `${b}-TRN-23 no march after the first tactical move`,
      table({}, { state: { tacticalBegun: true } }),
      march('A1', [[20, 12]]),
      `${b}-TRN-23`,
    ],
    // other stands
    [
      `${b}-R-84 not through an opposing base`,
      table({}, { stands: { B2: { at: [20, 14] } } }),
      tactical('A1', [[20, 17]]),
      `${b}-R-84`,
    ],
    [
      `${b}-R-84 through a friend`,
      table({}, { stands: { A2: { at: [20, 14] } } }),
      tactical('A1', [[20, 17]]),
      'allowed',
    ],
    [
      `${b}-R-83 not onto a friend`,
      table({}, { stands: { A2: { at: [20, 14] } } }),
      tactical('A1', [[20, 13.5]]),
      `${b}-R-83`,
    ],
    [
      `${b}-R-83 contact is allowed`,
      table({}, { stands: { A2: { at: [20, 14] } } }),
      tactical('A1', [[20, 13]]),
      'allowed',
    ],
    [
      `${b}-R-83 AIRCRAFT may lie over anything`,
      table({}, { stands: { B2: { subClass: 'AIRn', posture: 'CAS', at: [20, 13], entered: 1 } } }),
      tactical('A1', [[20, 13]]),
      'allowed',
    ],
    [`${b}-TAB-04 a base stays on the table`, table({ at: [20, 2] }), tactical('A1', [[20, 0.2]]), `${b}-TAB-04`],
    // command
    [`${b}-ORG-07 within 12" of the BGHQ`, table({ at: [20, 15] }), tactical('A1', [[20, 20]]), `${b}-ORG-07`],
    [`${b}-R-45 from beyond, nearer is enough`, table({ at: [20, 25] }), tactical('A1', [[20, 22]]), 'allowed'],
    [`${b}-R-45 and farther is not`, table({ at: [20, 25] }), tactical('A1', [[20, 26]]), `${b}-ORG-07`],
    [
      `${b}-R-45 the BGHQ and a STATIC stand`,
      table({ mode: 'STATIC' }, { stands: { A0: { ...BGHQ, at: [28, 10] } } }),
      tactical('A0', [[34, 10]]),
      holdsBghq,
    ],
    [
      `${b}-R-45 stands that can still move do not hold it`,
      table({}, { stands: { A0: { ...BGHQ, at: [28, 10] } } }),
      tactical('A0', [[34, 10]]),
      'allowed',
    ],
    ...(
      [
        [`${b}-R-145 nor one that has moved`, { moved: 'tactical' }, {}, holdsBghq],
        [
          `${b}-R-145 nor one that has engaged where moves come first`,
          { hasEngaged: true },
          { [`${b}-R-43`]: 'move-first' },
          holdsBghq,
        ],
        [`${b}-R-145 but one that has engaged where it may still move`, { hasEngaged: true }, {}, 'allowed'],
        [
          `${b}-R-145 nor a battery on the table`,
          { subClass: 'ARTn', posture: 'CBA', mode: 'MOBILE' },
          { [`${b}-R-37`]: 'on-table' },
          holdsBghq,
        ],
        [`${b}-R-145 nor a fake that has moved`, { fake: true, revealed: false, moved: 'tactical' }, {}, holdsBghq],
        [`${b}-R-145 AIRCRAFT do not hold it`, { subClass: 'AIRn', posture: 'ASF', entered: 1 }, {}, 'allowed'],
      ] as [string, StandNote, Record<string, string>, string][]
    ).map(([name, a1, options, expected]): [string, BattleNote, Order, string] => [
      name,
      table(a1, { options, stands: { A0: { ...BGHQ, at: [28, 10] } } }),
      tactical('A0', [[34, 10]]),
      expected,
    ]),
    [
      `${b}-R-100 a fake keeps to the 12" as well`,
      table({ at: [20, 15], fake: true, revealed: false }),
      tactical('A1', [[20, 20]]),
      `${b}-ORG-07`,
    ],
  ];

  describe('moves', () => {
    for (const [name, note, given, expected] of moves)
      test(name, () => expect(refusal(battle(note), 'a', given)).toBe(expected));
  });

  test(`${b}-R-82 turning within a move is free, and the stand ends where and as it was told`, () => {
    const match = battle(table({}));
    order(
      match,
      'a',
      tactical(
        'A1',
        [
          [23, 14],
          [23, 15],
        ],
        90,
      ),
    );
    expect(inchesOf(standIn(match, 'A1'))).toEqual([23, 15]);
    expect(standIn(match, 'A1')).toMatchObject({ facing: 900, moved: 'tactical' });
  });

  describe(`${b}-R-82 turning on the spot`, () => {
    const pivot: Order = { verb: 'pivot', stand: 'A1', facing: 900 };
    const cases: [string, BattleNote, string][] = [
      ['is free for every stand', table({ moved: 'tactical', status: 'pinned' }), 'allowed'],
      ['STATIC ones included', table({ mode: 'STATIC' }), 'allowed'],
      [
        'not-static: STATIC ones not',
        table({ mode: 'STATIC' }, { options: { [`${b}-R-82`]: 'not-static' } }),
        `${b}-R-82`,
      ],
      ['in segment 6 only', table({}, { segment: 4 }), `${b}-R-82`],
      ['of any group', table({}, { selected: [] }), 'allowed'],
      ['on the table', table({ place: 'held' }), `${b}-R-82`],
    ];
    for (const [name, note, expected] of cases)
      test(`${b}-R-82 ${name}`, () => expect(refusal(battle(note), 'a', pivot)).toBe(expected));
    test(`${b}-R-151 nor is a move to where it stands, facing as it does`, () => {
      expect(refusal(battle(table({})), 'a', tactical('A1', [[20, 10]], 0))).toBe(`${b}-R-151`);
      expect(refusal(battle(table({})), 'a', tactical('A1', [[20, 10]], 90))).toBe('allowed');
    });
    test(`${b}-R-151 a turn to the facing it has is none`, () =>
      expect(refusal(battle(table({ at: [20, 10, 90] })), 'a', pivot)).toBe(`${b}-R-151`));
    test(`${b}-R-83 a turned base lies on nobody`, () => {
      const note = table({}, { stands: { A2: { at: [21, 10] } } });
      expect(refusal(battle(note), 'a', { ...pivot, facing: 450 })).toBe(`${b}-R-83`);
    });
  });

  describe('selecting a Battle Group', () => {
    const two: BattleNote = {
      stands: {
        A0: BGHQ,
        A1: { at: [22, 8] },
        A2: { at: [40, 5], bg: 2, bghq: true },
        A3: { subClass: 'ARTn', posture: 'OTF', bg: 3 },
        B1: { at: [20, 46] },
      },
    };
    const select = (group: string): Order => ({ verb: 'selectGroup', group });
    const cases: [string, BattleNote, string, string][] = [
      [`${b}-TRN-22 one that is on the table`, two, 'a2', 'allowed'],
      [`${b}-TRN-22 none that is not`, two, 'a3', `${b}-TRN-22`],
      [`${b}-TRN-28 none of the enemy’s`, two, 'b1', `${b}-TRN-28`],
      [`${b}-R-41 one in a round`, { ...two, selected: ['a1'] }, 'a2', `${b}-R-41`],
      [
        `${b}-R-41 all: one after the other`,
        { ...two, selected: ['a1'], options: { [`${b}-R-41`]: 'all' } },
        'a2',
        'allowed',
      ],
      [`${b}-R-41 all: none twice`, { ...two, selected: ['a1'], options: { [`${b}-R-41`]: 'all' } }, 'a1', `${b}-R-41`],
      [`${b}-TRN-22 in segment 6`, { ...two, segment: 3 }, 'a1', `${b}-TRN-22`],
    ];
    for (const [name, note, group, expected] of cases)
      test(name, () => expect(refusal(battle(note), 'a', select(group))).toBe(expected));
    test(`${b}-TRN-27 movement alternates: the stands of one group move, then the other player’s round comes`, () => {
      const match = battle({ ...two, state: { season: 'Summer' } });
      order(match, 'a', select('a1'));
      order(match, 'a', tactical('A1', [[22, 10]]));
      order(match, 'a', { verb: 'endRound' });
      expect(match.state).toMatchObject({ owner: 'b', round: 2, segment: 1, selected: [] });
    });
  });

  describe(`${b}-MOV-07 ${b}-R-67 a FAST stand owes its half move`, () => {
    const end: Order = { verb: 'endRound' };
    const fast = (a1: StandNote, more: Partial<BattleNote> = {}) => battle(table({ mode: 'FAST', ...a1 }, more));
    const walled: BattleNote['pieces'] = [
      { kind: 'SFH', x: 14, y: 11.5, width: 12, depth: 3 },
      { kind: 'SFH', x: 14, y: 5.5, width: 12, depth: 3 },
      { kind: 'SFH', x: 14, y: 8.5, width: 4.5, depth: 3 },
      { kind: 'SFH', x: 21.5, y: 8.5, width: 4.5, depth: 3 },
    ];
    const cases: [string, ReturnType<typeof battle>, string][] = [
      ['when its group was selected', fast({}), `${b}-MOV-07`],
      ['not when it was not', fast({}, { selected: [] }), 'allowed'],
      ['not when it has moved', fast({ moved: 'tactical' }), 'allowed'],
      ['not while it is a blank', fast({ revealed: false }), 'allowed'],
      [
        'not where none of sixteen half moves is legal',
        fast({}, { pieces: walled, stands: { A0: { ...BGHQ, at: [20, 2] } } }),
        'allowed',
      ],
    ];
    for (const [name, match, expected] of cases)
      test(`${b}-R-67 ${name}`, () => expect(refusal(match, 'a', end)).toBe(expected));
    const paths: [string, [number, number][], string][] = [
      [
        'there and back counts both ways',
        [
          [20, 13],
          [20, 10.5],
        ],
        'allowed',
      ],
      [
        'too little of it is too little',
        [
          [20, 11],
          [20, 10.5],
        ],
        `${b}-MOV-07`,
      ],
    ];
    for (const [name, path, expected] of paths)
      test(`${b}-R-174 ${name}`, () =>
        expect(refusal(fast({}, { selected: ['a1'] }), 'a', tactical('A1', path))).toBe(expected));
    test(`${b}-R-41 with all groups, before the next is selected`, () => {
      const match = fast({}, { options: { [`${b}-R-41`]: 'all' }, stands: { A2: { at: [40, 5], bg: 2, bghq: true } } });
      expect(refusal(match, 'a', { verb: 'selectGroup', group: 'a2' })).toBe(`${b}-MOV-07`);
    });
  });

  describe(`${b}-R-167 the duty of FAST stands is judged when they move`, () => {
    const fast = (a1: StandNote, more: Partial<BattleNote> = {}) =>
      battle(table({ mode: 'FAST', ...a1 }, { selected: ['a1'], ...more }));
    const end: Order = { verb: 'endRound' };
    test(`${b}-R-167 a blank may go less than half`, () =>
      expect(refusal(fast({ revealed: false }), 'a', tactical('A1', [[20, 11]]))).toBe('allowed'));
    test(`${b}-R-167 one that is turned up may not`, () =>
      expect(refusal(fast({}), 'a', tactical('A1', [[20, 11]]))).toBe(`${b}-MOV-07`));
    test(`${b}-R-167 a blank that is turned up on its way owes nothing more`, () => {
      const match = fast({ revealed: false }, { stands: { B2: { posture: 'REC', at: [20, 27.5] } } });
      order(match, 'a', tactical('A1', [[20, 11.2]]));
      expect([standIn(match, 'A1').revealed, refusal(match, 'a', end)]).toEqual([true, 'allowed']);
    });
    test(`${b}-R-167 one that was turned up before owes`, () =>
      expect(refusal(fast({}), 'a', end)).toBe(`${b}-MOV-07`));
  });
}
