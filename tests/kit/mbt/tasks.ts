import { told } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import type { Order } from '../../../packages/rulesets/src/common/mbt/play/orders.js';
import {
  type BattleKit,
  type BattleNote,
  engage,
  type Hand,
  inchesOf,
  order,
  point,
  type StandNote,
  show,
  standIn,
  tactical,
} from './battle.js';

interface Told {
  /** What they make of a stand, by how they throw. */
  readonly mines: Readonly<Record<Hand, string>>;
  /** An engineer whom a battery Pins by a draw. */
  readonly pinned: StandNote;
}

export function tasksSuite(kit: BattleKit, { mines, pinned }: Told): void {
  const { prefix: b, battle, engineer, refusal } = kit;

  const A0: StandNote = { subClass: 'MBTn', bghq: true, at: [20, 8] };
  const B0: StandNote = { subClass: 'MBTn', bghq: true, at: [40, 44] };
  const on = { [`${b}-OPT-02`]: 'on', [`${b}-OPT-03`]: 'on', [`${b}-OPT-04`]: 'on' };
  const site = (a1: StandNote, more: Partial<BattleNote> = {}): BattleNote => ({
    options: on,
    selected: ['a1'],
    ...more,
    stands: { A0, B0, A1: { subClass: engineer, at: [20, 12], ...a1 }, ...more.stands },
  });
  const work = (object: string): Order => ({ verb: 'startTask', stand: 'A1', object });
  const endRound: Order = { verb: 'endRound' };
  const mine: BattleNote['obstacles'] = [{ kind: 'MNF', x: 19, y: 12.5 }];

  describe(`${b}-HSE-07 field engineers`, () => {
    const cases: [string, BattleNote, string, string][] = [
      ['work in contact with a mine field', site({}, { obstacles: mine }), 'o1', 'allowed'],
      [
        `${b}-OPT-02 only where they are used`,
        site({}, { obstacles: mine, options: { [`${b}-OPT-03`]: 'on' } }),
        'o1',
        `${b}-OPT-02`,
      ],
      ['not away from it', site({ at: [20, 11] }, { obstacles: mine }), 'o1', 'object'],
      ['only engineers', site({ subClass: 'INFn' }, { obstacles: mine }), 'o1', `${b}-HSE-07`],
      ['not from off the table', site({ place: 'held' }, { obstacles: mine }), 'o1', `${b}-HSE-07`],
      ['not having moved', site({ moved: 'tactical' }, { obstacles: mine }), 'o1', `${b}-HSE-07`],
      ['at a river in contact', site({}, { river: 13 }), 'river', 'allowed'],
    ];
    for (const [name, note, object, expected] of cases)
      test(`${b}-HSE-07 ${name}`, () => expect(refusal(battle(note), 'a', work(object))).toBe(expected));

    const rounds = (match: ReturnType<typeof battle>, n: number) => {
      for (let i = 0; i < n; i++) {
        Object.assign(match.state, { owner: 'a', segment: 6, round: 1, selected: [0] });
        order(match, 'a', endRound);
      }
    };
    test(`${b}-HSE-07 clear a mine field in one whole round`, () => {
      const match = battle(site({}, { obstacles: mine }));
      order(match, 'a', work('o1'));
      rounds(match, 1);
      expect(match.state.ground.now.obstacles).toEqual([]);
      expect(standIn(match, 'A1').task).toBeNull();
    });
    test(`${b}-HSE-07 remove an obstruction in one`, () => {
      const match = battle(site({}, { obstacles: [{ kind: 'OBS', x: 19, y: 12.5 }] }));
      order(match, 'a', work('o1'));
      rounds(match, 1);
      expect(match.state.ground.now.obstacles).toEqual([]);
    });
    test(`${b}-HSE-07 bridge a river in two, and the bridge is good going`, () => {
      const match = battle(site({}, { river: 13, stands: { A2: { subClass: 'MBTn', at: [20, 10.5] } } }));
      order(match, 'a', work('river'));
      rounds(match, 1);
      expect(match.state.ground.now.bridges).toEqual([]);
      rounds(match, 1);
      expect(match.state.ground.now.bridges).toHaveLength(1);
      Object.assign(match.state, { owner: 'a', segment: 6, selected: [0] });
      expect(refusal(match, 'a', tactical('A2', [[20, 15]]))).toBe('allowed');
      expect(
        refusal(
          match,
          'a',
          tactical('A2', [
            [22, 11],
            [22, 15],
          ]),
        ),
      ).toBe(`${b}-RIV-06`);
    });
    test(`${b}-HSE-07 a move ends the work`, () => {
      const match = battle(site({}, { river: 13 }));
      order(match, 'a', work('river'));
      order(match, 'a', tactical('A1', [[20, 11]]));
      expect(standIn(match, 'A1').task).toBeNull();
    });
    test(`${b}-HSE-07 a round in which he engaged is none of work: the count is lost`, () => {
      const task = { kind: 'bridge', object: 'river', at: point(20, 13), rounds: 1 } as const;
      const match = battle(site({ task, hasEngaged: true }, { river: 13 }));
      rounds(match, 1);
      expect(match.state.ground.now.bridges).toEqual([]);
      expect(standIn(match, 'A1').task).toBeNull();
    });
    test(`${b}-HSE-07 a result interrupts it: the count starts again`, () => {
      const match = battle(
        site(pinned, {
          river: 13,
          stands: { B1: { subClass: 'ARTn', place: 'off-table' }, B0: { ...B0, at: [20, 30] } },
        }),
      );
      order(match, 'a', work('river'));
      rounds(match, 1);
      expect(standIn(match, 'A1').task!.rounds).toBe(1);
      Object.assign(match.state, { owner: 'b', segment: 5 });
      order(match, 'b', engage('B1', 'A1'), 'draw');
      expect(standIn(match, 'A1')).toMatchObject({ status: 'pinned', task: { rounds: 0 } });
      const lines = told(match, match.entries.at(-1)!, 'b').map(({ text }) => text);
      expect(lines).toContain('A1 the result interrupts the work: the count starts again');
    });
  });

  describe(`${b}-R-150 a task that is under way`, () => {
    const task = { kind: 'clear-mines', object: 'o1', at: point(0, 0), rounds: 0 } as const;
    const bridging = { kind: 'bridge', object: 'river', at: point(20, 13), rounds: 0 } as const;
    const two: BattleNote['obstacles'] = [...mine, { kind: 'OBS', x: 19, y: 9.5 }];
    const workOf = (match: ReturnType<typeof battle>) => standIn(match, 'A1').task;

    test(`${b}-R-150 is not started again`, () => {
      const match = battle(site({}, { obstacles: mine }));
      order(match, 'a', work('o1'));
      expect(refusal(match, 'a', work('o1'))).toBe(`${b}-R-150`);
    });
    test(`${b}-R-150 is dropped for another`, () => {
      const match = battle(site({ task }, { obstacles: two, stands: { A0: { ...A0, at: [30, 8] } } }));
      order(match, 'a', work('o2'));
      expect(workOf(match)).toMatchObject({ object: 'o2', rounds: 0 });
    });
    test(`${b}-R-150 "-" on a Pinned engineer leaves the count`, () => {
      const struck: StandNote = { status: 'pinned', task: { ...bridging, rounds: 1 } };
      const match = battle(
        site(struck, { river: 13, owner: 'b', selected: ['b1'], stands: { B1: { subClass: 'INF+', at: [22, 12] } } }),
      );
      order(match, 'b', engage('B1', 'A1'), 'lose');
      expect(workOf(match)).toMatchObject({ rounds: 1 });
    });
    test(`${b}-R-150 smoke and light end it, where they are free as well`, () => {
      const match = battle(
        site({ task, hasSupported: true }, { obstacles: mine, options: { ...on, [`${b}-R-75`]: 'free' } }),
      );
      order(match, 'a', endRound);
      expect([workOf(match), match.state.ground.now.obstacles.length]).toEqual([null, 1]);
    });
    test(`${b}-R-150 Pinned stands work too`, () => {
      const match = battle(site({ task, status: 'pinned' }, { obstacles: mine }));
      order(match, 'a', endRound);
      expect(match.state.ground.now.obstacles).toEqual([]);
    });
    test(`${b}-R-150 a blank is turned up when its work is done, and not before`, () => {
      const match = battle(site({ revealed: false, task: bridging }, { river: 13 }));
      order(match, 'a', endRound);
      expect(standIn(match, 'A1').revealed).toBe(false);
      Object.assign(match.state, { owner: 'a', segment: 6, round: 1 });
      order(match, 'a', endRound);
      expect(standIn(match, 'A1').revealed).toBe(true);
    });
    test(`${b}-R-150 ${b}-HSE-07 that work is done is told once, and whose it was`, () => {
      const match = battle(site({ task }, { obstacles: mine }));
      order(match, 'a', endRound);
      const lines = told(match, match.entries.at(-1)!, 'b').filter(({ text }) => /finished/i.test(text));
      expect(lines.map(({ text, about }) => [text, about])).toEqual([['A1 has finished: clear a mine field', ['A1']]]);
    });
    test(`${b}-R-150 what is cleared is gone for all who work at it`, () => {
      const others = {
        A2: { subClass: engineer, at: [20, 15], task },
        B1: { subClass: engineer, at: [18.5, 13.5], task },
      } as const;
      const match = battle(site({ task }, { obstacles: mine, stands: others }));
      order(match, 'a', endRound);
      expect(['A1', 'A2', 'B1'].map(id => standIn(match, id).task)).toEqual([null, null, null]);
    });
  });

  describe(`${b}-HSE-08 mine fields`, () => {
    const field: BattleNote['obstacles'] = [{ kind: 'MNF', x: 19, y: 15 }];
    const into = (a1: StandNote, hand?: 'win' | 'draw' | 'lose', more: Partial<BattleNote> = {}) => {
      const match = battle(site({ subClass: 'INFn', ...a1 }, { obstacles: field, ...more }));
      order(match, 'a', tactical('A1', [[20, 19]]));
      if (hand) show(match, 'b', hand);
      return match;
    };
    test(`${b}-HSE-08 who enters stops there`, () => {
      const match = into({}, 'lose');
      expect(inchesOf(standIn(match, 'A1'))[1]).toBeCloseTo(15, 1);
      expect(standIn(match, 'A1')).toMatchObject({ status: 'steady', moved: 'tactical' });
    });
    for (const [hand, status] of Object.entries(mines) as [Hand, string][])
      test(`${b}-HSE-08 the field ${hand}s: ${status}`, () =>
        expect(standIn(into({}, hand), 'A1').status).toBe(status));
    test(`${b}-HSE-08 a blank is turned up first, a fake removed`, () => {
      expect(standIn(into({ revealed: false }, 'lose'), 'A1').revealed).toBe(true);
      const match = into({ revealed: false, fake: true });
      expect(match.pending).toBeUndefined();
      expect(standIn(match, 'A1').place).toBe('removed');
    });
    test(`${b}-HSE-08 a later move takes it out unharmed, and the field stays`, () => {
      const match = battle(
        site({ subClass: 'INFn', at: [20, 16] }, { obstacles: field, stands: { A0: { ...A0, at: [20, 10] } } }),
      );
      order(match, 'a', tactical('A1', [[20, 20]]));
      expect(match.pending).toBeUndefined();
      expect(inchesOf(standIn(match, 'A1'))).toEqual([20, 20]);
      expect(match.state.ground.now.obstacles).toHaveLength(1);
    });
    test(`${b}-R-149 who is struck by mines has not rested, harmed or not`, () => {
      expect(standIn(into({}, 'lose'), 'A1').rested).toBe(false);
      expect(standIn(into({}, 'draw'), 'A1').rested).toBe(false);
    });
    test(`${b}-HSE-08 a FAST stand that is stopped has done its duty`, () => {
      expect(standIn(into({ mode: 'FAST', at: [20, 13.5] }, 'lose'), 'A1').moved).toBe('tactical');
    });
  });
}
