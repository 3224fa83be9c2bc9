import { answer, seatAt, start, typedDice } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { statusOf } from '../face/status.js';
import { ww2 } from '../index.js';
import type { Order } from '../verbs/index.js';
import { type BattleNote, battle, go, groupIn, optionsWith, order, outcome, standIn, type Written } from './kit.js';
import type { Types } from './types.js';

const tank = (x: number, y: number, more = {}): Written => ['sherman', x, y, more];
const panzer = (x: number, y: number, more = {}): Written => ['panzer-4', x, y, more];
const END: Order = { verb: 'endTurn' };

describe('step 1', () => {
  test('WW2-CP-01 WW2-SEQ-02: each headquarters throws for its group', () => {
    const match = battle({
      groups: { A1: [['IG', 1000, 1000]], A2: [['IG', 3000, 1000]], B1: [['IG', 1000, 8000]] },
      active: 'b',
      dice: [1, 2, 3, 4, 5, 6],
    });
    order(match, END);
    expect([groupIn(match, 'A1').cp, groupIn(match, 'A2').cp]).toEqual([3, 9]);
    expect(match.state).toMatchObject({ turn: 3, active: 'a', phase: 'march' });
  });

  test('WW2-R-148: a group throws for the lowest grade that it began with', () => {
    const lost: Written = ['IG', 2000, 1000, { grade: 'D', where: 'destroyed' }];
    const match = battle({
      groups: { A1: [['IG', 1000, 1000, { grade: 'A' }], lost], B1: [['IG', 1000, 8000]] },
      active: 'b',
      dice: [6, 6, 1, 2],
    });
    order(match, END);
    expect(groupIn(match, 'A1').cp).toBe(3);
  });

  test('WW2-R-161: the light is looked up when a player turn begins, and holds for all of it', () => {
    const match = battle({
      groups: { A1: [['IG', 1000, 1000]], B1: [['IG', 1000, 8000]] },
      active: 'b',
      scenario: { season: 'Winter', minutes: 980 },
      options: { 'WW2-TOD-01': 'on' },
      state: { light: 'dusk' },
      dice: [1, 1, 1],
    });
    expect(outcome(match, go('B1.1', 1000, 7600))).toBe('done');
    expect(match.state.light).toBe('dusk');
    order(match, END);
    expect(match.state.light).toBe('night');
    const { alert } = statusOf({ view: match.state, viewer: 'a', options: match.options });
    expect(alert).toMatch(/^\d\d:\d\d, night: found within 125m, in cover 75m$/);
  });
});

describe('step 5', () => {
  const two = () =>
    battle({
      groups: {
        A1: [tank(1000, 1000, { grade: 'B' }), tank(1400, 1000, { grade: 'B' })],
        A2: [tank(4000, 1000)],
        B1: [panzer(1000, 8000)],
      },
    });

  test('WW2-SEQ-19 WW2-R-46: who has given way to another does not act again', () => {
    const match = two();
    order(match, go('A1.1', 1000, 1300));
    order(match, go('A1.2', 1400, 1300));
    expect(outcome(match, go('A1.1', 1000, 1600))).toBe('WW2-R-46');
    expect(outcome(match, go('A1.2', 1400, 1600))).toBe('done');
  });

  test('WW2-SEQ-20: one group after the other', () => {
    const match = two();
    order(match, go('A1.1', 1000, 1300));
    expect(outcome(match, go('A2.1', 4000, 1300))).toBe('WW2-SEQ-20');
    order(match, { verb: 'endGroup' });
    expect(outcome(match, go('A2.1', 4000, 1300))).toBe('done');
    expect(outcome(match, go('A1.2', 1400, 1300))).toBe('WW2-SEQ-20');
  });

  test('WW2-SEQ-20: to end a group is offered as long as another is to follow; after the last there is only the turn', () => {
    const match = two();
    const ends = () => {
      const verbs = ww2.face.menu(seatAt(match, 'a') as never).map(({ verb }) => verb);
      return ['endGroup', 'endTurn'].filter(verb => verbs.includes(verb as never));
    };
    order(match, go('A1.1', 1000, 1300));
    const before = ends();
    order(match, { verb: 'endGroup' });
    order(match, go('A2.1', 4000, 1300));
    expect([before, ends()]).toEqual([['endGroup', 'endTurn'], ['endTurn']]);
  });

  const path = [{ x: 1000, y: 1300 }];
  test.each<[string, Order, number[]]>([
    ['1', { verb: 'move', stand: 'A1.1', path, facing: 0 }, []],
    ['2', { verb: 'fire', stand: 'A1.1', target: 'B1.1' }, [1, 1, 3, 3, 1, 1]],
    ['3', { verb: 'moveFire', stand: 'A1.1', path, facing: 0 }, []],
    ['4', { verb: 'fireMove', stand: 'A1.1', target: 'B1.1' }, [2, 1, 3, 3, 1, 1]],
    ['5', { verb: 'advanceFire', stand: 'A1.1', path, facing: 0 }, []],
    ['6', { verb: 'debus', stand: 'A1.2', at: { x: 1400, y: 1250, facing: 0 } }, []],
  ])('WW2-TAC-01: option %s costs 1 CP', (_, given, dice) => {
    const match = battle({
      groups: {
        A1: [tank(1000, 1000), ['truck', 1400, 1000], ['IG', 1400, 1000, { where: 'bussed', carrier: 'A1.2' }]],
        B1: [panzer(1000, 1900, { facing: 0 })],
      },
      dice,
    });
    order(match, given);
    expect(groupIn(match, 'A1').cp).toBe(9);
  });

  test('WW2-TAC-13: options may be mixed, as far as tactical points and CPs go', () => {
    const match = two();
    order(match, { verb: 'moveFire', stand: 'A1.1', path, facing: 0 });
    order(match, { verb: 'endOption' });
    order(match, go('A1.1', 1000, 1700));
    expect(outcome(match, go('A1.1', 1000, 2000))).toBe('WW2-CP-14');
    const poor = battle({ groups: { A1: [tank(1000, 1000, { grade: 'B' })], B1: [panzer(1000, 8000)] }, cp: 1 });
    order(poor, go('A1.1', 1000, 1300));
    expect(outcome(poor, go('A1.1', 1000, 1600))).not.toBe('done');
  });

  test('WW2-R-50: what a group is declared to be counts for all its stands', () => {
    const moves = (doctrine: 'mobile' | 'normal') => {
      const match = battle({
        groups: { A1: [tank(1000, 1000)], B1: [panzer(1000, 8000)] },
        group: { A1: { doctrine } },
      });
      order(match, go('A1.1', 1000, 1300));
      return outcome(match, go('A1.1', 1000, 1600));
    };
    expect([moves('mobile'), moves('normal')]).toEqual(['done', 'WW2-CP-15']);
  });

  test('WW2-SCL-12: the other side does not move, but it fires', () => {
    const match = battle({
      groups: { A1: [tank(1000, 1000)], B1: [panzer(1000, 1900)] },
      dice: [2, 2, 3, 3, 1, 1, 1, 1],
    });
    expect(outcome(match, go('B1.1', 1000, 1700))).toBe('WW2-SEQ-01');
    expect(outcome(match, go('B1.1', 1000, 1700), 'a')).toBe('WW2-SEQ-01');
    order(match, { verb: 'fire', stand: 'A1.1', target: 'B1.1' });
    expect(standIn(match, 'B1.1')).toMatchObject({ fireMarker: true, replied: true });
  });
});

describe('headquarters', () => {
  /** The target shoots alone, and destroys: 1 against 6, then 6 and 6. */
  const ALONE = [2, 2, 1, 6, 6, 6];
  const lost = (options = {}) => {
    const match = battle({
      groups: {
        A1: [tank(1000, 1000), tank(1400, 1000)],
        A2: [tank(6000, 1000)],
        A3: [tank(7000, 1000)],
        B1: [panzer(1000, 1900)],
      },
      options,
      dice: [...ALONE, ...Array(9).fill(2), ...Array(12).fill(3)],
    });
    order(match, { verb: 'fire', stand: 'A1.1', target: 'B1.1' });
    return match;
  };
  test('WW2-R-145: it is lost in its own turn, its CPs go, and its group ends its moves', () => {
    const match = lost();
    expect(standIn(match, 'A1.1').where).toBe('destroyed');
    expect(groupIn(match, 'A1')).toMatchObject({ hq: null, cp: 0, finished: true });
    expect(outcome(match, go('A1.2', 1400, 1300))).toBe('WW2-SEQ-20');
    expect(outcome(match, go('A2.1', 6000, 1300))).toBe('done');
  });
  test('WW2-R-144: whoever is on the table may be named, and the turn waits for it', () => {
    const match = lost();
    order(match, END);
    order(match, END);
    expect(match.state).toMatchObject({ phase: 'start', active: 'a' });
    expect(outcome(match, { verb: 'nameHq', stand: 'A2.1' })).toBe('WW2-R-35');
    order(match, { verb: 'nameHq', stand: 'A1.2' });
    expect(groupIn(match, 'A1')).toMatchObject({ hq: 'A1.2' });
    expect(groupIn(match, 'A1').cp).toBeGreaterThan(0);
  });
  test('WW2-R-144: where nobody can lead, nothing waits, and no CPs are thrown', () => {
    const match = battle({
      groups: {
        A1: [
          ['IG', 1000, 1000, { where: 'destroyed' }],
          ['FIGHTER'],
          ['LB', undefined, undefined, { where: 'destroyed' }],
        ],
        A2: [['IG', 3000, 1000]],
        B1: [['IG', 1000, 8000]],
      },
      active: 'b',
      group: { A1: { hq: null } },
      dice: [1, 1, 1],
    });
    order(match, END);
    expect(match.state.phase).not.toBe('start');
    expect(groupIn(match, 'A1')).toMatchObject({ hq: null, cp: 0 });
  });
  test('WW2-R-144: a group that had nobody to lead it names one as soon as it can', () => {
    const landed = battle({
      groups: {
        A1: [
          ['IG', 1000, 1000, { where: 'destroyed' }],
          ['IG', 2000, 1000],
        ],
        B1: [['IG', 1000, 8000]],
      },
      active: 'b',
      group: { A1: { hq: null } },
      dice: [1, 1, 1],
    });
    order(landed, END);
    expect(landed.state).toMatchObject({ phase: 'start', active: 'a' });
    expect(outcome(landed, { verb: 'nameHq', stand: 'A1.2' })).toBe('done');
  });
});

test.each<[string, Partial<BattleNote>, string | undefined]>([
  ['WW2-CP-12 what all groups have left of what they threw', {}, '13 of 17 command points'],
  ['WW2-SEQ-20 of the group that acts', { state: { activeGroup: 1 } }, 'A2: 5 of 5 command points'],
  ['after the end nothing', { state: { over: { winner: 'a', rule: 'WW2-VIC-01', text: '' } } }, undefined],
])('%s', (_, note, wanted) => {
  const groups = { A1: [tank(1000, 1000)], A2: [tank(6000, 1000)], B1: [panzer(1000, 8000)] };
  const { state, options } = battle({ groups, group: { A1: { cp: 8, cpThrown: 12 }, A2: { cp: 5, cpThrown: 5 } }, ...note }); // biome-ignore format: one line
  expect(statusOf({ view: state, viewer: 'a', options }).left).toBe(wanted);
});

describe('dice that are typed in say whose they are, and for whom', () => {
  const { data } = ww2.scenarios.find(({ id }) => id === 'ww2-5-first-orders')!;
  function typed() {
    const begun = start<Types>({ rules: ww2, scenario: data, options: optionsWith(), dice: typedDice });
    if (!begun.ok) throw new Error(begun.error.message);
    const match = begun.value;
    const asked: string[] = [];
    const type = () => {
      for (let die = match.pending?.ask; die?.kind === 'die'; die = match.pending?.ask) {
        asked.push(`${die.by}: ${die.text}${die.about ? ` (${die.about.join()})` : ''}`);
        expect(answer(match, die.by === 'both' ? 'a' : die.by, 2).ok).toBe(true);
      }
      return [...new Set(asked.splice(0))];
    };
    return { match, type };
  }
  test('WW2-CP-02, WW2-SEQ-04: command points of a group, then what stands shake off, of the side whose turn it is', () => {
    const { match, type } = typed();
    const [red, blue] = [groupIn(match, 'A1'), groupIn(match, 'B1')].map(({ name }) => name);
    expect(type()[0]).toBe(`a: a die for command points of ${red}`);
    const at = match.state.lookup.ids['B1.2']!;
    match.state.stands[at] = { ...match.state.stands[at]!, suppression: 1 };
    for (let i = 0; i < 9 && match.state.active === 'a' && !match.pending; i++) order(match, match.state.phase === 'tactical' ? END : { verb: 'endStep' }); // biome-ignore format: one line
    const asked = type();
    expect(asked[0]).toBe(`b: a die for command points of ${blue}`);
    expect(asked.at(-1)).toBe('b: the die for a suppression marker (B1.2)');
  });
});
