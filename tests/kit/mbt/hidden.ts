import { seededDice, start, told } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../../packages/rulesets/src/common/mbt/play/events.js';
import type { Order } from '../../../packages/rulesets/src/common/mbt/play/orders.js';
import type { Types } from '../../../packages/rulesets/src/common/mbt/play/types.js';
import { type BattleKit, type BattleNote, engage, march, order, type StandNote, standIn, tactical } from './battle.js';

interface Told {
  /** A scenario of printed lists, and the name of its first Battle Group. */
  readonly town: string;
  readonly first: string;
  /** The Battle Groups of an army of Germany for the defence. */
  readonly defence: readonly [string, string];
}

export function hiddenSuite(kit: BattleKit, { town, first, defence }: Told): void {
  const { prefix: b, isFragile, battle, engineer, optionsWith, refusal, rules } = kit;

  const ENCOUNTER = rules.scenarios.find(scenario => scenario.size === 'generated')!.data;
  const TOWN = rules.scenarios.find(({ id }) => id === town)!.data;
  const A0: StandNote = { subClass: 'MBTn', bghq: true, at: [30, 4] };
  const B0: StandNote = { subClass: 'MBTn', bghq: true, at: [30, 44], revealed: false };
  const blank: StandNote = { revealed: false };

  describe(`${b}-DEP-08 ${b}-DEP-10 what lies under a blank`, () => {
    const note: BattleNote = {
      stands: {
        A0,
        A1: { at: [20, 6] },
        B0,
        B1: { ...blank, subClass: 'MBT+', at: [20, 30] },
        B2: { ...blank, at: [24, 30] },
        B3: { subClass: 'ARTn', place: 'off-table', revealed: false },
      },
    };
    test(`${b}-DEP-10 is known to its owner and to nobody else`, () => {
      const match = battle(note);
      const natures = (viewer: 'a' | 'b' | 'umpire' | 'spectator') =>
        rules.view(match.state, viewer).stands.map(s => s.nature?.subClass ?? null);
      expect(natures('a')).toEqual(['MBTn', 'INFn', null, null, null, null]);
      expect(natures('b')).toEqual(['MBTn', 'INFn', 'MBTn', 'MBT+', 'INFn', 'ARTn']);
      expect(natures('spectator')).toEqual(['MBTn', 'INFn', null, null, null, null]);
      expect(natures('umpire')).not.toContain(null);
    });
    test('a new field of the state, or of a blank, is unseen until somebody shows it', () => {
      const match = battle({ stands: { ...note.stands, B4: { at: [28, 30] } } });
      const { state } = match;
      Object.assign(state, { secret: 'plan' });
      state.stands = state.stands.map(stand => Object.assign({ ...stand }, { secret: 'plan' }));
      for (const viewer of ['a', 'b', 'umpire', 'spectator'] as const)
        expect(rules.view(state, viewer), viewer).not.toHaveProperty('secret');
      const secrets = (viewer: 'a' | 'spectator') =>
        rules
          .view(state, viewer)
          .stands.filter(stand => 'secret' in stand)
          .map(stand => stand.id);
      expect([secrets('a'), secrets('spectator')]).toEqual([
        ['A0', 'A1', 'B4'],
        ['A0', 'A1', 'B4'],
      ]);
    });
    test(`${b}-R-72 what waits behind the edge cannot be named`, () => {
      const match = battle({
        ...note,
        segment: 3,
        stands: { ...note.stands, A2: { subClass: 'ARTn', posture: 'CBA', place: 'off-table' } },
      });
      expect(refusal(match, 'a', engage('A2', 'B3'))).toBe(`${b}-R-72`);
    });
    test(`${b}-TER-21 the ground, places and markers are open to all`, () => {
      const match = battle({ ...note, pieces: [{ kind: 'wood', x: 1, y: 1, width: 3, depth: 3 }] });
      const [a, b] = (['a', 'b'] as const).map(v => rules.view(match.state, v));
      expect(a!.ground).toEqual(b!.ground);
      expect(a!.stands.map(s => [s.x, s.y, s.status])).toEqual(b!.stands.map(s => [s.x, s.y, s.status]));
    });
  });

  describe(`${b}-DEP-09 REC stands look under blanks`, () => {
    const rec = (a1: StandNote, b1: readonly [number, number], more: Partial<BattleNote> = {}): BattleNote => ({
      selected: ['a1'],
      ...more,
      stands: {
        A0: { ...A0, at: [20, 14] },
        A1: { posture: 'REC', at: [20, 10], ...a1 },
        B0,
        B1: { ...blank, at: b1 },
        ...more.stands,
      },
    });
    const revealed = (note: BattleNote, ...orders: Order[]) => {
      const match = battle(note);
      for (const given of orders) order(match, 'a', given);
      return standIn(match, 'B1').revealed;
    };
    const cases: [string, boolean, BattleNote, Order[]][] = [
      [`${b}-DEP-09 within 16" after a move`, true, rec({}, [20, 30]), [tactical('A1', [[20, 13]])]],
      [`${b}-DEP-09 not at 16.2"`, false, rec({}, [20, 30.2]), [tactical('A1', [[20, 13]])]],
      [
        `${b}-DEP-09 anywhere along the way`,
        true,
        rec({ mode: 'FAST' }, [20, 30]),
        [
          tactical('A1', [
            [20, 13.5],
            [20, 10.5],
          ]),
        ],
      ],
      [
        `${b}-R-139 neither sight nor darkness matter`,
        true,
        rec({}, [20, 30], { state: { light: 'night' }, pieces: [{ kind: 'LFA', x: 12, y: 20, width: 16, depth: 5 }] }),
        [tactical('A1', [[20, 13]])],
      ],
      [
        `${b}-R-71 a REC that is a blank itself reveals nobody`,
        false,
        rec({ revealed: false }, [20, 25]),
        [tactical('A1', [[20, 12]])],
      ],
      [
        `${b}-R-71 until its owner turns it up`,
        true,
        rec({ revealed: false }, [20, 25]),
        [{ verb: 'declareRec', stand: 'A1' }],
      ],
      [
        `${b}-R-141 by turning a corner within 16"`,
        true,
        rec({}, [20, 27.05]),
        [{ verb: 'pivot', stand: 'A1', facing: 450 }],
      ],
      [
        `${b}-R-141 a turn that brings none nearer does not`,
        false,
        rec({}, [20, 27.05]),
        [{ verb: 'pivot', stand: 'A1', facing: 900 }],
      ],
    ];
    for (const [name, expected, note, orders] of cases)
      test(name, () => expect(revealed(note, ...orders)).toBe(expected));

    describe(`${b}-R-141 a REC that is turned up by anything turns up what is near it`, () => {
      const A2 = { ...blank, at: [26, 20] } as const;
      const hiddenRec: StandNote = { ...blank, posture: 'REC', at: [20, 28] };
      const both = (match: ReturnType<typeof battle>) => [standIn(match, 'B1').revealed, standIn(match, 'A2').revealed];

      test(`${b}-R-141 by another REC`, () => {
        const match = battle(rec({}, [20, 28], { stands: { A2: { ...A2, at: [26, 12] }, B1: hiddenRec } }));
        order(match, 'a', tactical('A1', [[20, 13]]));
        expect(both(match)).toEqual([true, true]);
      });
      test(`${b}-R-141 by being named in vain`, () => {
        const stands = {
          A0: { ...A0, at: [20, 4] },
          A1: { subClass: 'MBTn', at: [20, 20] },
          A2,
          B0,
          B1: hiddenRec,
        } as const;
        const match = battle({ stands: { ...stands, B1: { ...hiddenRec, at: [20, 28] } } });
        order(match, 'a', engage('A1', 'B1'));
        expect(both(match)).toEqual([true, true]);
      });
      test(`${b}-R-141 by laying smoke`, () => {
        const match = battle({ owner: 'b', stands: { A0, A2, B0, B1: hiddenRec } });
        order(match, 'b', { verb: 'smoke', stand: 'B1', point: { x: 20 * 254, y: 26.5 * 254 } });
        expect(both(match)).toEqual([true, true]);
      });
      test(`${b}-R-141 on along the chain, until nothing more is found`, () => {
        const stands = {
          A2: { ...A2, posture: 'REC', at: [20, 40] },
          B1: hiddenRec,
          B2: { ...blank, at: [36, 45] },
        } as const;
        const match = battle(rec({}, [20, 28], { stands }));
        order(match, 'a', tactical('A1', [[20, 13]]));
        expect([...both(match), standIn(match, 'B2').revealed]).toEqual([true, true, true]);
      });
      test(`${b}-R-141 not beyond 16"`, () => {
        const match = battle(rec({}, [20, 28], { stands: { A2: { ...A2, at: [40, 12] }, B1: hiddenRec } }));
        order(match, 'a', tactical('A1', [[20, 13]]));
        expect(both(match)).toEqual([true, false]);
      });
    });

    test(`${b}-DEP-09 a blank that comes into reach of a REC is turned up, whoever moved`, () => {
      const match = battle({
        owner: 'b',
        selected: ['b1'],
        stands: {
          A0,
          A1: { posture: 'REC', at: [20, 20] },
          B0: { ...B0, at: [20, 44] },
          B1: { ...blank, at: [20, 39] },
        },
      });
      order(match, 'b', tactical('B1', [[20, 36.5]], 180));
      expect(standIn(match, 'B1').revealed).toBe(true);
    });
    test(`${b}-DEP-09 by a march past it too`, () => {
      const match = battle({
        owner: 'b',
        selected: ['b1'],
        size: [96, 48],
        stands: {
          A0: { ...A0, at: [4, 4] },
          A1: { posture: 'REC', at: [20, 4] },
          B0: { ...B0, at: [60, 44] },
          B1: { ...blank, at: [60, 40] },
        },
      });
      order(match, 'b', march('B1', [[50, 40]], 180));
      expect(standIn(match, 'B1').revealed).toBe(false);
    });
    test(`${b}-R-71 a REC is declared in the other player’s round as well, but only a REC`, () => {
      const match = battle({
        owner: 'b',
        stands: {
          A0,
          A1: { posture: 'REC', at: [20, 20], revealed: false },
          A2: { at: [24, 20], revealed: false },
          B0,
        },
      });
      expect(refusal(match, 'a', { verb: 'declareRec', stand: 'A1' })).toBe('allowed');
      expect(refusal(match, 'a', { verb: 'declareRec', stand: 'A2' })).toBe(`${b}-R-71`);
      order(match, 'a', { verb: 'declareRec', stand: 'A1' });
      expect(refusal(match, 'a', { verb: 'declareRec', stand: 'A1' })).toBe(`${b}-R-71`);
      match.state.segment = 0;
      expect(refusal(match, 'a', { verb: 'declareRec', stand: 'A1' })).toBe(`${b}-R-71`);
    });
  });

  describe(`${b}-R-70 naming a blank`, () => {
    const face = (a1: StandNote, b1: StandNote, more: Partial<BattleNote> = {}): BattleNote => ({
      ...more,
      stands: { A0, A1: { at: [20, 20], ...a1 }, B0, B1: { ...blank, at: [20, 24], ...b1 }, ...more.stands },
    });
    const cases: [string, BattleNote, string][] = [
      ['is allowed within the longest range of one’s lines', face({ subClass: 'MBTn' }, {}), 'allowed'],
      [`${b}-R-70 whatever it is`, face({ subClass: 'MBTn' }, { subClass: 'MBTn' }), 'allowed'],
      ['not beyond it', face({ subClass: 'MBTn' }, { at: [20, 33.5] }), `${b}-R-70`],
      [
        'by night at half of it',
        face({ subClass: 'MBTn' }, { at: [20, 28] }, { state: { light: 'night' } }),
        `${b}-R-70`,
      ],
      [
        'not out of sight',
        face({ subClass: 'MBTn' }, { at: [20, 28] }, { pieces: [{ kind: 'wood', x: 18, y: 23, width: 4, depth: 2 }] }),
        `${b}-LOS-02`,
      ],
      ['not out of its arc', face({ subClass: 'MBTn', at: [20, 20, 135] }, {}), `${b}-R-70`],
      ['not by batteries', face({ subClass: 'ARTn', place: 'off-table' }, {}, { segment: 5 }), `${b}-R-70`],
      ['not twice', face({ subClass: 'MBTn', hasEngaged: true }, {}), `${b}-ENG-04`],
      ['rec-only: not at all', face({ subClass: 'MBTn' }, {}, { options: { [`${b}-R-70`]: 'rec-only' } }), `${b}-R-70`],
    ];
    for (const [name, note, expected] of cases)
      test(`${b}-R-70 ${name}`, () => expect(refusal(battle(note), 'a', engage('A1', 'B1'))).toBe(expected));

    test(`${b}-R-70 a fake is removed and the engagement spent`, () => {
      const match = battle(face({ subClass: 'MBTn' }, { fake: true }));
      order(match, 'a', engage('A1', 'B1'));
      expect(standIn(match, 'B1')).toMatchObject({ revealed: true, place: 'removed', status: 'steady' });
      expect(standIn(match, 'A1').hasEngaged).toBe(true);
      expect(match.pending).toBeUndefined();
    });
    test(`${b}-R-70 what turns out not to be allowed has cost the engagement, and nothing follows`, () => {
      const match = battle(face({ subClass: 'MBTn' }, { subClass: 'INFn' }));
      order(match, 'a', engage('A1', 'B1'));
      expect(standIn(match, 'B1')).toMatchObject({ revealed: true, status: 'steady' });
      expect(standIn(match, 'A1').hasEngaged).toBe(true);
      const lines = told(match, match.entries[0]!, 'b').flatMap(l => l.because.map(c => c.rule));
      expect(lines).toEqual(expect.arrayContaining([`${b}-R-70`, `${b}-ELG-25`]));
    });
    test(`${b}-R-70 what is allowed is fought`, () => {
      const match = battle(face({ subClass: 'MBTn' }, { subClass: 'MBTn' }));
      order(match, 'a', engage('A1', 'B1'), 'win');
      expect(standIn(match, 'B1').place).toBe('removed');
    });
    test(`${b}-R-70 a blank that engages is turned up first; a fake never engages`, () => {
      const match = battle(face({ subClass: 'MBTn', revealed: false }, { subClass: 'MBTn', revealed: true }));
      order(match, 'a', engage('A1', 'B1'));
      expect(standIn(match, 'A1').revealed).toBe(true);
      expect(
        refusal(
          battle(face({ fake: true, revealed: false }, { revealed: true, at: [20, 22] })),
          'a',
          engage('A1', 'B1'),
        ),
      ).toBe(`${b}-R-70`);
    });
    test(`${b}-R-70 a blank that makes smoke is turned up first`, () => {
      const match = battle(face({ revealed: false }, {}));
      order(match, 'a', { verb: 'smoke', stand: 'A1', point: { x: 5080, y: 5461 } });
      expect(standIn(match, 'A1').revealed).toBe(true);
    });
    test(`${b}-R-70 a fake makes neither smoke nor light`, () => {
      const match = battle(face({ revealed: false, fake: true }, {}));
      for (const verb of ['smoke', 'illuminate'] as const)
        expect(refusal(match, 'a', { verb, stand: 'A1', point: { x: 5080, y: 5461 } })).toBe(`${b}-R-70`);
    });
    test(`${b}-R-100 a fake never counts for victory`, () => {
      const match = battle(
        face(
          { subClass: 'MBTn' },
          { fake: true },
          { stands: { B2: { ...blank, fake: true, at: [21.5, 24] }, A2: { subClass: 'MBTn', at: [22, 20] } } },
        ),
      );
      order(match, 'a', engage('A1', 'B1'));
      order(match, 'a', engage('A2', 'B2'));
      expect(match.state.groups.find(g => g.side === 'b')!.fragile).toBeNull();
    });
  });

  describe(`${b}-R-158 what is told of a stand that the viewer has not seen`, () => {
    const named = { kind: 'bghqNamed' as const, stand: 'B7', side: 'b' as const, was: 'B1', because: [] };
    test(`${b}-R-46 ${b}-R-158 the other side hears of a new BGHQ, not which stand it is`, () => {
      const hidden = { ...named, blank: true };
      expect(rules.tell(hidden, 'a')).toMatchObject({ text: expect.not.stringContaining('B7'), about: [] });
      expect(rules.tell(hidden, 'spectator')!.about).toEqual([]);
      expect(rules.tell(hidden, 'b')).toMatchObject({ text: expect.stringContaining('B7'), about: ['B7'] });
      expect(rules.tell({ ...named, blank: false }, 'a')!.about).toEqual(['B7']);
    });
    const because = [{ rule: `${b}-HSE-07`, text: 'works on' }];
    const ofA7 = { stand: 'A7', side: 'b', blank: true, because } as const;
    // biome-ignore format: a case is a line
    const ofBlanks: [string, Event, [string, number], [string, number] | undefined][] = [
    ['its work',   { kind: 'taskSet', ...ofA7, task: null },                                   ['A7 works on', 1],            undefined],
    ['its mark',   { kind: 'commandChanged', ...ofA7, out: true },                             ['A7 is out of command', 1],   undefined],
    ['its mode',   { kind: 'modeChanged', ...ofA7, mode: 'STATIC' },                               ['A7 is now STATIC', 1],       undefined],
    ['its office', { kind: 'bghqNamed', ...ofA7, was: null },                                  ['A7 is the new BGHQ', 1],     ['A Battle Group names a new BGHQ', 1]],
    ['its going',  { kind: 'moved', ...ofA7, how: 'march', path: [], facing: 0, inches: 2 },   ['A7 marches 2"', 1],          ['A7 marches 2"', 0]],
  ];
    for (const [name, event, own, others] of ofBlanks)
      test(`${b}-R-158 ${name} is for its side to hear, whatever the counter is called`, () => {
        const heard = (['b', 'umpire', 'a', 'spectator'] as const).map(viewer => rules.tell(event, viewer));
        expect(heard.map(line => line && [line.text, line.because.length])).toEqual([own, own, others, others]);
      });
    test(`${b}-R-158 nothing of its work`, () => {
      const options = { [`${b}-OPT-02`]: 'on', [`${b}-OPT-03`]: 'on' };
      const obstacles = [{ kind: 'MNF', x: 19, y: 12.5 } as const];
      const match = battle({
        options,
        obstacles,
        stands: { A0, B0, A1: { ...blank, subClass: engineer, at: [20, 12] } },
      });
      order(match, 'a', { verb: 'startTask', stand: 'A1', object: 'o1' });
      expect(told(match, match.entries.at(-1)!, 'b')).toEqual([]);
      expect(rules.view(match.state, 'b').stands.find(s => s.id === 'A1')!.task).toBeNull();
    });
  });

  describe(`${b}-R-159 the mark of being out of command`, () => {
    const far: StandNote = { at: [20, 20] };
    const seenBy = (viewer: 'a' | 'b' | 'umpire' | 'spectator', bghq: boolean, stand: boolean) => {
      const match = battle({
        owner: 'b',
        stands: { A0, B0: { ...B0, revealed: bghq }, B1: { ...far, revealed: stand } },
      });
      order(match, 'b', { verb: 'endRound' });
      const mark = rules.view(match.state, viewer).stands.find(s => s.id === 'B1')!.outOfCommand;
      return [mark, told(match, match.entries.at(-1)!, viewer).some(line => line.text.includes('out of command'))];
    };
    // biome-ignore format: a case is a line
    const cases: [string, 'a' | 'b' | 'umpire' | 'spectator', boolean, boolean, boolean][] = [
    ['its owner sees it',                             'b',         false, true,  true],
    ['the umpire sees it',                            'umpire',    false, true,  true],
    ['the other side does not while the BGHQ hides',  'a',         false, true,  false],
    ['nor does a spectator',                          'spectator', false, true,  false],
    ['all see it once the BGHQ is turned up',         'a',         true,  true,  true],
    ['but not on a blank',                            'a',         true,  false, false],
  ];
    for (const [name, viewer, bghq, stand, shown] of cases)
      test(`${b}-R-159 ${name}`, () => expect(seenBy(viewer, bghq, stand)).toEqual([shown, shown]));
  });

  describe(`${b}-R-160 names of Battle Groups`, () => {
    const raised = () => {
      const begun = start<Types>({ rules, options: optionsWith(), scenario: ENCOUNTER, dice: seededDice(1) });
      if (!begun.ok) throw new Error(begun.error.message);
      for (const side of ['a', 'b'] as const)
        order(begun.value, side, { verb: 'raiseArmy', nation: 'Germany', style: 'Defence' });
      return begun.value;
    };
    const names = (viewer: 'a' | 'b' | 'spectator') => rules.view(raised().state, viewer).groups.map(g => g.name);
    const OWN = defence.map((name, i) => `${i + 1}. ${name}`);
    const KNOWN = ['1st Battle Group', '2nd Battle Group'];
    test(`${b}-R-160 a list that was handed in in secret is numbered to others`, () => {
      expect(names('a')).toEqual([...OWN, ...KNOWN]);
      expect(names('b')).toEqual([...KNOWN, ...OWN]);
      expect(names('spectator')).toEqual([...KNOWN, ...KNOWN]);
    });
    test(`${b}-ORG-01 5.2 S2: whose army it is is told when both are in`, () => {
      const begun = start<Types>({ rules, options: optionsWith(), scenario: ENCOUNTER, dice: seededDice(1) });
      if (!begun.ok) throw new Error(begun.error.message);
      const match = begun.value;
      const heard = (viewer: 'a' | 'b' | 'spectator' | 'umpire') => {
        const view = rules.view(match.state, viewer);
        const { scores } = rules.face.scene({ view, viewer, options: match.options }).status;
        const lines = match.entries.flatMap(entry => told(match, entry, viewer)).map(({ text }) => text);
        return JSON.stringify([view.sides, scores, lines]).includes('Germany');
      };
      order(match, 'a', { verb: 'raiseArmy', nation: 'Germany', style: 'Defence' });
      expect((['a', 'umpire', 'b', 'spectator'] as const).map(heard)).toEqual([true, true, false, false]);
      order(match, 'b', { verb: 'raiseArmy', nation: 'China', style: 'Defence' });
      expect((['a', 'umpire', 'b', 'spectator'] as const).map(heard)).toEqual([true, true, true, true]);
    });
    test(`${b}-R-160 and so it is told`, () => {
      const group = { side: 'a', group: 0, name: OWN[0]!, known: KNOWN[0]!, because: [] } as const;
      const events = [
        { kind: 'groupSelected', ...group },
        { kind: 'fragile', rule: isFragile, ...group },
        { kind: 'groupDeployed', stands: [], fakes: 0, next: 'b', ...group },
      ] as const;
      for (const event of events) {
        expect(rules.tell(event, 'a')!.text).toContain(defence[0]);
        for (const viewer of ['b', 'spectator'] as const)
          expect(rules.tell(event, viewer)!.text).not.toContain(defence[0]);
      }
    });
    test(`${b}-R-160 the name of a group that a scenario prints is told when a stand of it has been turned up`, () => {
      const begun = start<Types>({ rules, options: optionsWith(), scenario: TOWN, dice: seededDice(1) });
      if (!begun.ok) throw new Error(begun.error.message);
      const { state } = begun.value;
      const seen = () => (['a', 'b', 'spectator'] as const).map(viewer => rules.view(state, viewer).groups[0]);
      const named = (name: string) => ({ name, known: name });
      const hidden = [named(first), named(KNOWN[0]!), named(KNOWN[0]!)];
      expect(seen()).toMatchObject(hidden);
      const [stand] = battle({ segment: 6, stands: { A1: { at: [20, 8], revealed: false } } }).state.stands;
      state.stands = [stand!];
      state.groups = state.groups.map((group, i) => (i === 0 ? { ...group, members: [0], deployed: true } : group));
      expect(seen()).toMatchObject(hidden);
      expect(JSON.stringify(rules.view(state, 'b').groups)).not.toContain(first);
      state.stands = [{ ...stand!, revealed: true }];
      expect(seen()).toMatchObject([named(first), named(first), named(first)]);
    });
  });
}
