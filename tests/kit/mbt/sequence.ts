import { type Pose, told, turnOf } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import type { Order } from '../../../packages/rulesets/src/common/mbt/play/orders.js';
import {
  type BattleKit,
  type BattleNote,
  engage,
  march,
  order,
  reply,
  type StandNote,
  show,
  standIn,
  tactical,
} from './battle.js';

export function sequenceSuite(kit: BattleKit): void {
  const { prefix: b, battle, refusal, rules, shaken } = kit;

  const A0: StandNote = { subClass: 'MBTn', bghq: true, at: [20, 6] };
  const B0: StandNote = { subClass: 'MBTn', bghq: true, at: [20, 42] };
  const both = (more: Partial<BattleNote> = {}): BattleNote => ({ ...more, stands: { A0, B0, ...more.stands } });
  const next: Order = { verb: 'endSegment' };
  const endRound: Order = { verb: 'endRound' };

  describe(`${b}-R-152 turns in which nobody fights`, () => {
    const turns = (turn: number, more: Partial<BattleNote> = {}) => {
      const match = battle(both({ round: 2, turn, ...more, state: { turns: null, ...more.state } }));
      order(match, 'a', endRound);
      return match;
    };
    const heard = (match: ReturnType<typeof turns>) => told(match, match.entries.at(-1)!, 'b').map(line => line.text);
    const cases: [string, number, Partial<BattleNote>, unknown][] = [
      ['six running: a draw', 6, {}, { winner: 'draw', rule: `${b}-R-152` }],
      ['five: it goes on', 5, {}, null],
      ['six, counted from the last fight', 8, { state: { lastFight: 3 } }, null],
      ['six after it', 9, { state: { lastFight: 3 } }, { winner: 'draw' }],
      ['never: it goes on', 20, { options: { [`${b}-R-152`]: 'never' } }, null],
      ['idle where there is a last turn', 7, { state: { turns: 8 } }, null],
      [`or where ${b}-R-64 sets one`, 7, { options: { [`${b}-R-64`]: 'twelve-turns' } }, null],
    ];
    for (const [name, turn, more, over] of cases)
      test(`${b}-R-152 ${name}`, () => {
        const found = turns(turn, more).state.over;
        if (over === null) expect(found).toBeNull();
        else expect(found).toMatchObject(over as object);
      });
    test(`${b}-R-152 players are told from the fourth on`, () => {
      expect(heard(turns(3)).join()).not.toMatch(/drawn/);
      expect(heard(turns(4)).join()).toMatch(/Nobody has fought for 4 turns: after 6 the battle is drawn/);
      expect(heard(turns(4, { options: { [`${b}-R-152`]: 'never' } })).join()).not.toMatch(/drawn/);
    });
    test(`${b}-R-152 an engagement is a fight`, () => {
      const match = battle(both({ turn: 6, stands: { A1: { at: [20, 30] }, B1: { at: [20, 32] } } }));
      order(match, 'a', engage('A1', 'B1'), 'lose');
      expect(match.state.lastFight).toBe(6);
    });
    test(`${b}-R-152 a mine is one`, () => {
      const match = battle(
        both({
          turn: 6,
          selected: ['a1'],
          obstacles: [{ kind: 'MNF', x: 19, y: 12.5 }],
          stands: { A1: { at: [20, 9] } },
        }),
      );
      order(match, 'a', tactical('A1', [[20, 13.5]]));
      show(match, 'b', 'lose');
      expect(match.state.lastFight).toBe(6);
    });
  });

  describe('the turn', () => {
    test(`${b}-TRN-01 ${b}-TRN-02 ${b}-R-81 ${b}-TRN-25 ${b}-TRN-26 two rounds of six segments, then the next turn`, () => {
      const match = battle(both({ segment: 1 }));
      for (const owner of ['a', 'b'] as const) {
        for (let segment = 1; segment < 6; segment++) {
          expect(match.state).toMatchObject({ owner, segment, turn: 1 });
          order(match, owner, next);
        }
        expect(refusal(match, owner, next)).toBe(`${b}-TRN-22`);
        order(match, owner, endRound);
      }
      expect(match.state.turn).toBe(2);
    });
    test(`${b}-TRN-03 ${b}-TRN-04 the winner of the RPS chooses his round; a draw is shown again`, () => {
      const match = battle(both({ round: 2, owner: 'b', state: { first: 'a' } }));
      order(match, 'b', endRound);
      expect(turnOf(match)).toMatchObject({ waiting: ['a', 'b'], rule: `${b}-TRN-03` });
      show(match, 'a', 'draw');
      expect(turnOf(match)).toMatchObject({ waiting: ['a', 'b'], rule: `${b}-TRN-03` });
      show(match, 'a', 'lose');
      expect(turnOf(match)).toMatchObject({ waiting: ['b'] });
      reply(match, 'b', 'second');
      expect(match.state).toMatchObject({ turn: 2, round: 1, owner: 'a', first: 'a', segment: 1 });
    });
    test(`${b}-HSE-13 the attacker plays the first round of turn 1 without RPS, and only that`, () => {
      const match = battle(both({ round: 2, turn: 0, state: { gameType: 'attack-defence', attacker: 'b' } }));
      order(match, 'a', endRound);
      expect(match.state).toMatchObject({ turn: 1, owner: 'b', round: 1 });
      match.state.round = 2;
      match.state.segment = 6;
      order(match, 'b', endRound);
      expect(match.pending!.ask.rule).toBe(`${b}-TRN-03`);
    });
    test(`${b}-ENG-04 what was engaged in one turn is free again in the next`, () => {
      const match = battle(both({ round: 2, stands: { A1: { at: [22, 6], hasEngaged: true, hasSupported: true } } }));
      order(match, 'a', endRound);
      expect(standIn(match, 'A1')).toMatchObject({ hasEngaged: false, hasSupported: false });
    });
    test(`${b}-R-99 a marker falls when its owner’s next round begins, not before`, () => {
      const match = battle(
        both({ round: 1, stands: { A1: { subClass: 'ARTn', marker: true }, B1: { subClass: 'ARTn', marker: true } } }),
      );
      order(match, 'a', endRound);
      expect([standIn(match, 'A1').marker, standIn(match, 'B1').marker]).toEqual([true, false]);
    });
    const light: [string, Partial<BattleNote>, number, string][] = [
      [`${b}-R-31 ${b}-SCL-07 a turn is an hour`, { state: { season: 'Winter', startHour: 9 } }, 10, 'day'],
      [
        `${b}-R-31 fixed: the hour stays`,
        { state: { season: 'Winter', startHour: 9 }, options: { [`${b}-R-31`]: 'fixed' } },
        9,
        'dawn',
      ],
      [`${b}-R-31 midnight is passed`, { state: { season: 'Summer', startHour: 23 } }, 0, 'night'],
    ];
    for (const [name, more, hour24, expected] of light)
      test(name, () => {
        const match = battle(both({ round: 2, ...more }));
        order(match, 'a', endRound);
        expect(match.state).toMatchObject({ hour24, light: expected });
      });
    test(`${b}-TRN-05 nobody acts in the other’s round`, () => {
      const match = battle(both({ owner: 'b' }));
      for (const given of [next, endRound, { verb: 'selectGroup', group: 'a1' } as Order])
        expect(refusal(match, 'a', given)).toBe(`${b}-TRN-05`);
    });
    test(`${b}-TRN-01 nor before the battle has begun`, () => {
      const match = battle(both({ state: { phase: 'deployment' } }));
      expect(refusal(match, 'a', next)).toBe(`${b}-TRN-01`);
    });
  });

  describe('command', () => {
    test(`${b}-R-45 beyond 12" when the movement of the group ends: out of command, until within 12" again`, () => {
      const match = battle(both({ selected: ['a1'], stands: { A1: { at: [20, 20] }, A2: { at: [20, 12] } } }));
      order(match, 'a', endRound);
      expect([standIn(match, 'A1').outOfCommand, standIn(match, 'A2').outOfCommand]).toEqual([true, false]);
      Object.assign(match.state, { owner: 'a', segment: 6, selected: [0] });
      order(match, 'a', tactical('A0', [[20, 10]]));
      expect(standIn(match, 'A1').outOfCommand).toBe(false);
    });
    test(`${b}-R-144 of every group, selected or not, when its owner’s round ends`, () => {
      const stands = {
        A1: { at: [20, 20] },
        A2: { subClass: 'MBTn', bghq: true, bg: 2, at: [4, 4] },
        A3: { bg: 2, at: [4, 24] },
        B1: { at: [40, 20] },
      } as const;
      const match = battle(both({ selected: [], stands }));
      order(match, 'a', endRound);
      expect(['A1', 'A2', 'A3', 'B1'].map(id => standIn(match, id).outOfCommand)).toEqual([true, false, true, false]);
    });
    test(`${b}-R-144 the mark falls when the group has no BGHQ on the table`, () => {
      const note: BattleNote['stands'] = {
        A1: { at: [20, 20], outOfCommand: true },
        A0: { bghq: true, grade: 'GRADE-', at: [20, 30] },
      };
      const match = battle(
        both({ owner: 'b', options: { [`${b}-R-46`]: 'none' }, stands: { ...note, B1: { at: [20, 32] } } }),
      );
      order(match, 'b', engage('B1', 'A0'), 'win');
      expect([standIn(match, 'A0').place, standIn(match, 'A1').outOfCommand]).toEqual(['removed', false]);
    });
    test(`${b}-R-45 a fake is never out of command: its mark would betray it`, () => {
      const fake: StandNote = { fake: true, revealed: false, at: [22, 20] };
      const match = battle(both({ selected: ['a1'], stands: { A1: { at: [20, 20] }, A2: fake } }));
      order(match, 'a', endRound);
      expect([standIn(match, 'A1').outOfCommand, standIn(match, 'A2').outOfCommand]).toEqual([true, false]);
    });
    test(`${b}-R-47 on-table AIRCRAFT are not bound`, () => {
      const match = battle(
        both({ selected: ['a1'], stands: { A1: { subClass: 'AIRn', posture: 'ASF', at: [20, 40], entered: 1 } } }),
      );
      order(match, 'a', endRound);
      expect(standIn(match, 'A1').outOfCommand).toBe(false);
    });
    test(`${b}-R-46 none: without a BGHQ there is no limit`, () => {
      const match = battle({
        selected: ['a1'],
        options: { [`${b}-R-46`]: 'none' },
        stands: { A1: { at: [20, 20] }, A2: { at: [20, 2] }, B0 },
      });
      order(match, 'a', tactical('A1', [[20, 27]]));
      order(match, 'a', endRound);
      expect(standIn(match, 'A1').outOfCommand).toBe(false);
    });
  });

  describe(`${b}-R-59 ${b}-HSE-10 recovery`, () => {
    const hurt = (options: BattleNote['options'], rested: boolean) => {
      const match = battle(
        both({
          ...(options && { options }),
          stands: { B1: { at: [24, 40], status: shaken, rested }, B2: { at: [26, 40], status: 'pinned', rested } },
        }),
      );
      order(match, 'a', endRound);
      return ['B1', 'B2'].map(id => standIn(match, id).status);
    };
    test(`${b}-R-59 none: never`, () => expect(hurt({ [`${b}-R-59`]: 'none' }, true)).toEqual([shaken, 'pinned']));
    test(`${b}-HSE-10 rest: one step at the start of the owner’s round`, () =>
      expect(hurt({ [`${b}-R-59`]: 'rest' }, true)).toEqual(['pinned', 'steady']));
    test(`${b}-HSE-10 not for those that engaged or were engaged`, () =>
      expect(hurt({ [`${b}-R-59`]: 'rest' }, false)).toEqual([shaken, 'pinned']));
    test(`${b}-HSE-10 engaging and being engaged both end the rest`, () => {
      const match = battle(both({ stands: { A1: { at: [30, 20] }, B1: { at: [30, 22] } } }));
      order(match, 'a', engage('A1', 'B1'), 'draw');
      expect([standIn(match, 'A1').rested, standIn(match, 'B1').rested]).toEqual([false, false]);
    });
  });

  describe(`${b}-R-131 stands that found no room`, () => {
    const held = both({ selected: ['a1'], stands: { A1: { place: 'held' } } });
    const bring = (x: number, y: number): Order => ({
      verb: 'bringOn',
      stand: 'A1',
      at: { x: x * 254, y: y * 254, facing: 0 },
    });
    const cases: [string, Order, string][] = [
      ['come on at their base edge with the movement of their group', bring(10, 0.5), 'allowed'],
      ['touching it', bring(10, 3), `${b}-R-131`],
      ['and nobody else', bring(20, 6), `${b}-R-131`],
    ];
    for (const [name, given, expected] of cases)
      test(`${b}-R-131 ${name}`, () => expect(refusal(battle(held), 'a', given)).toBe(expected));
    test(`${b}-R-131 nobody else comes on so`, () => {
      const match = battle(both({ selected: ['a1'], stands: { A1: { at: [30, 4] } } }));
      expect(refusal(match, 'a', bring(10, 0.5))).toBe(`${b}-R-131`);
    });
    test(`${b}-R-131 and then move on`, () => {
      const match = battle(held);
      order(match, 'a', bring(20, 0.5));
      order(match, 'a', tactical('A1', [[20, 4]]));
      expect(standIn(match, 'A1')).toMatchObject({ place: 'table', moved: 'tactical' });
    });
    describe(`${b}-R-147 coming on`, () => {
      const brought = (more: Partial<BattleNote> = {}, a1: StandNote = {}) =>
        battle(
          both({
            selected: ['a1'],
            ...more,
            stands: { ...more.stands, A1: { place: 'held', revealed: false, ...a1 } },
          }),
        );
      const forest: Partial<BattleNote> = { pieces: [{ kind: 'LFA', x: 8, y: 0, width: 4, depth: 4 }] };
      // biome-ignore format: a case is a line
      const places: [string, ReturnType<typeof battle>, Order, string][] = [
      ['within 12" of the BGHQ',                        brought(),                                         bring(31, 0.5), 'allowed'],
      ['not beyond',                                    brought(),                                         bring(32.8, 0.5), `${b}-R-147`],
      ['anywhere where the BGHQ is not on the table',   brought({ stands: { A0: { ...A0, place: 'held' } } }), bring(40, 0.5), 'allowed'],
      ['the BGHQ itself too',                           brought({ stands: { A0: { ...A0, bghq: false } } }, { bghq: true }), bring(40, 0.5), 'allowed'],
      ['not where the ground is impassable to it',      brought(forest, { subClass: 'MBTn' }),             bring(10, 0.5), `${b}-R-142`],
      ['not onto another',                              brought({ stands: { A2: { at: [20, 0.5] } } }),    bring(20.5, 0.5), `${b}-R-83`],
      [`${b}-DEP-07 no longer counts`,                 brought({ stands: { B1: { at: [20, 3] } } }),      bring(20, 0.5), 'allowed'],
    ];
      for (const [name, match, given, expected] of places)
        test(`${b}-R-147 ${name}`, () => expect(refusal(match, 'a', given)).toBe(expected));
      test(`${b}-R-147 it stays a blank, makes no march, and may move and engage`, () => {
        const match = brought({ stands: { B1: { at: [20, 5], grade: 'GRADE-' } } });
        order(match, 'a', bring(20, 0.5));
        expect(standIn(match, 'A1')).toMatchObject({ revealed: false, moved: 'none', entered: 1 });
        expect(refusal(match, 'a', march('A1', [[20, 1]]))).toBe(`${b}-R-147`);
        order(match, 'a', tactical('A1', [[20, 2]]));
        expect(refusal(match, 'a', engage('A1', 'B1'))).toBe('allowed');
      });
      test(`${b}-R-147 a Battle Group may be selected for this alone`, () => {
        const match = battle({ stands: { A0: { ...A0, place: 'held' }, B0 } });
        expect(refusal(match, 'a', { verb: 'selectGroup', group: 'a1' })).toBe('allowed');
      });
      test(`${b}-R-147 what the page suggests may be done`, () => {
        const match = brought({ stands: { A2: { at: [20, 0.5] } } });
        const seat = { view: rules.view(match.state, 'a'), by: 'a' as const, options: match.options };
        const { at } = rules.face.gesture(seat, 'at', { verb: 'bringOn', stand: 'A1' }) as unknown as { at: Pose };
        expect(refusal(match, 'a', { verb: 'bringOn', stand: 'A1', at })).toBe('allowed');
      });
    });
    test(`${b}-R-94 they neither engage nor are engaged while they wait`, () => {
      const match = battle(both({ stands: { A1: { place: 'held' }, B1: { at: [10, 2] } } }));
      expect(refusal(match, 'a', engage('A1', 'B1'))).toBe(`${b}-R-94`);
    });
  });
}
