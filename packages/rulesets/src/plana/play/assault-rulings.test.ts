import type { DieAsk } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { assaultGroups } from './assault-groups.js';
import { assaults } from './assaults.js';
import { automatic } from './automatic.js';
import { base, company, DEFAULTS, put, putCompany, type Row, run, sheet, stateOf } from './kit-rulings.js';
import { lossOf } from './losses.js';
import { testMorale } from './morale.js';
import { movement } from './movement.js';
import type { Base, Company, State } from './state.js';
import { isSurprised } from './surprise.js';

const from = (x: number, y: number, since = 3) => ({
  since,
  from: { x: x * 100, y: y * 100 },
  spent: 300,
  walked: 300,
  confused: false,
});
/** Two sections of two companies before a platoon, in contact with it; everybody has located everybody. */
function melee(more: readonly Row[] = []): State {
  const state = stateOf({
    a: [
      ['a1h1', 'gf-bn-hq', 5, 2],
      ['a1a1', 'gf-section', 49, 50],
      ['a1b1', 'gf-section', 51, 50],
    ],
    b: [['b1h1', 'militia-bn-hq', 5, 98], ['b1r1', 'regular-platoon', 50, 52], ...more],
  });
  for (const id of ['a1a1', 'a1b1']) put(state, id, { assault: from(50, 47), spWhenNear: 4 });
  for (const id of ['a1a', 'a1b']) putCompany(state, id, { located: [{ base: 'b1r1', turn: 3, reported: true }] });
  putCompany(state, 'b1r', { located: [{ base: 'a1a1', turn: 3, reported: true }] });
  return state;
}
const rulesOf = (dice: readonly DieAsk[]): string[] => dice.map(({ rule }) => rule);

describe('PLA-R-75 the company with most assault points leads its side', () => {
  const modifier = (state: State): number => {
    const [, sign, of] = run(state, assaults, [5])
      .heard('umpire')
      .match(/\d ([+−]) (\d+) against/)!;
    return sign === '−' ? -Number(of) : Number(of);
  };
  test.each<[string, [number, number], [number, number], number]>([
    ['the first is larger', [4, 3], [3, 0], 3],
    ['the second is larger, and led worse', [3, 3], [4, -1], -1],
    ['as large as each other: the better', [4, 0], [4, 2], 2],
  ])('%s', (_, [sp1, lead1], [sp2, lead2], wanted) => {
    const led = (one: number, two: number): State => {
      const state = melee();
      put(state, 'a1a1', { sp: sp1 });
      put(state, 'a1b1', { sp: sp2 });
      putCompany(state, 'a1a', { leadership: one });
      putCompany(state, 'a1b', { leadership: two });
      return state;
    };
    expect(modifier(led(lead1, lead2)) - modifier(led(0, 0))).toBe(wanted);
  });
});

test.each<[string, Partial<Base>, string]>([
  ['b walked farther, though it came from nearer', { assault: { ...from(50, 54), walked: 301 } }, 'b'],
  ['a walked farther, though it came from nearer', { assault: { ...from(50, 58), walked: 299 } }, 'a'],
  ['as far as each other, a with more points', { assault: from(50, 55), sp: 4 }, 'a'],
  ['as far as each other, b with more points', { assault: from(50, 55), sp: 8 }, 'b'],
])('PLA-R-79 both went in: %s', (_, at, wanted) => {
  const state = melee();
  put(state, 'a1a1', { x: 5000, assault: from(50, 47), sp: 3 });
  put(state, 'a1b1', { x: 8000, assault: null });
  put(state, 'b1r1', at);
  expect(assaultGroups(state, DEFAULTS).map(({ attacker }) => attacker)).toEqual([wanted]);
});

describe('PLA-R-80 who takes part in an assault', () => {
  test.each<[string, Row, Partial<Base>, string[]]>([
    ['one of the company within 2 cm', ['b1r2', 'regular-platoon', 54, 52], {}, ['b1r1', 'b1r2']],
    ['one of it farther off', ['b1r2', 'regular-platoon', 54.1, 52], {}, ['b1r1']],
    ['one of another company', ['b1s1', 'regular-platoon', 54, 52], {}, ['b1r1']],
    ['one that is attached to it', ['b1s1', 'regular-platoon', 54, 52], { company: 'b1r' }, ['b1r1', 'b1s1']],
  ])('%s', (_, row, at, wanted) => {
    const state = melee([row]);
    put(state, row[0], at);
    put(state, 'a1b1', { x: 5150, y: 4000 });
    const [group] = assaultGroups(state, DEFAULTS);
    expect(group!.attackers.map(({ id }) => id)).toEqual(['a1a1']);
    expect(group!.defenders.map(({ id }) => id)).toEqual(wanted);
  });
});

describe('PLA-R-98 a confused fight is fought again', () => {
  function confused(): State {
    for (let face = 0; face <= 9; face++) {
      const state = melee();
      if (run(state, assaults, [face, 5]).heard('umpire').includes('confused'))
        return Object.assign(state, { turn: 4 });
    }
    throw new Error('no face brings confusion');
  }
  test('in the next step 9, with the same attacker', () => {
    const { dice } = run(confused(), assaults, [5]);
    expect(dice.slice(0, 2).map(({ rule, by }) => [rule, by])).toEqual([
      ['PLA-CA-07', 'a'],
      ['PLA-CA-07', 'b'],
    ]);
  });
  test('not when they are no longer in contact', () => {
    const state = confused();
    put(state, 'b1r1', { y: 6000 });
    expect(run(state, assaults, [5]).dice).toEqual([]);
  });
});

describe('PLA-R-112 a refused surrender counts the losses of all who took part', () => {
  test.each<[string, [number, number], [number, number], boolean]>([
    ['few losses', [4, 4], [4, 4], false],
    ['more than half lost since they came near', [2, 6], [4, 9], true],
    ['one who fell in it is a loss, too', [1, 8], [4, 4], true],
  ])('%s', (_, [sp1, near1], [sp2, near2], thrown) => {
    const state = melee();
    put(state, 'a1a1', { sp: sp1, spWhenNear: near1 });
    put(state, 'a1b1', { sp: sp2, spWhenNear: near2 });
    put(state, 'b1r1', { state: 'suppressed' });
    const ran = run(state, assaults, [5, 3, 6]);
    expect(ran.heard('umpire')).toMatch(/the position is (taken|carried)[\s\S]*b1r1 surrender/);
    expect(rulesOf(ran.dice).includes('PLA-POW-02')).toBe(thrown);
  });
  test('they count from where they came within 5 cm', () => {
    const state = melee();
    put(state, 'a1a1', { x: 4900, y: 4000, assault: null, spWhenNear: null });
    sheet(state, 'a', { verb: 'move', stand: 'a1a1', path: [{ x: 4900, y: 4600 }], mode: 'tactical', heading: null });
    run(state, movement);
    expect(base(state, 'a1a1')).toMatchObject({ y: 4600, spWhenNear: 4 });
  });
});

describe('PLA-R-152 who was located before step 8 surprises nobody', () => {
  test.each<[string, Company['located'], boolean]>([
    ['in this turn', [{ base: 'a1a1', turn: 3, reported: false }], false],
    ['in the last', [{ base: 'a1a1', turn: 2, reported: false }], false],
    ['two turns ago', [{ base: 'a1a1', turn: 1, reported: false }], true],
    ['never, though they stand in contact and are on the map by now', [], true],
  ])('located %s', (_, located, wanted) => {
    const state = melee();
    putCompany(state, 'b1r', { located });
    run(state, movement);
    expect(state.ledgers.b.contacts.some(one => one.base === 'a1a1')).toBe(true);
    const by = [base(state, 'a1a1'), base(state, 'a1b1')];
    expect(isSurprised(state, [base(state, 'b1r1')], by)).toBe(wanted);
  });
});

const TOWN = {
  kind: 'open',
  cover: true,
  poly: [
    [10, 10],
    [20, 10],
    [20, 20],
    [10, 20],
  ],
};
const four = (): State =>
  stateOf({
    features: [TOWN],
    a: [['a1h1', 'gf-bn-hq', 5, 2]],
    b: [
      ['b1h1', 'militia-bn-hq', 5, 98],
      ['b1r1', 'regular-platoon', 50, 60],
      ['b1r2', 'regular-platoon', 53, 60],
      ['b1r3', 'regular-platoon', 56, 60],
      ['b1r4', 'regular-platoon', 59, 60],
    ],
  });
describe('PLA-R-87 what half or more of its bases are, a company is', () => {
  test.each<[string, Partial<Base>, string]>([
    ['suppressed', { state: 'suppressed' }, 'suppressed'],
    ['dug in', { dug: 'dug-in' }, 'dug in'],
    ['in cover', { x: 1500, y: 1500 }, 'cover'],
  ])('%s: two of four count, one does not', (_, at, word) => {
    const tested = (count: number): readonly string[] => {
      const state = four();
      for (let no = 1; no <= count; no++) put(state, `b1r${no}`, at);
      return run(state, game => testMorale(game, company(state, 'b1r'), false), [9]).cited('b');
    };
    expect(tested(1)).toEqual(tested(0));
    const more = tested(2).filter(rule => !tested(1).includes(rule));
    expect(more, word).toHaveLength(1);
  });
});

test('PLA-R-102 a shaken company is shaken until a test comes to 4 or more', () => {
  const scores = Array.from({ length: 10 }, (_, face) => {
    const state = four();
    putCompany(state, 'b1r', { shaken: true, leadership: 1 });
    const said = run(state, game => testMorale(game, company(state, 'b1r'), false), [face]).heard('b');
    const [, sign, of] = said.match(/tests: \d ([+−]) (\d+)/)!;
    const score = face + (sign === '−' ? -Number(of) : Number(of));
    return [score >= 4, company(state, 'b1r').shaken];
  });
  expect(scores.filter(([ok, shaken]) => ok === shaken)).toEqual([]);
  expect(new Set(scores.map(([ok]) => ok)).size).toBe(2);
});

test('PLA-R-124 the leadership of a company does not fall with its HQ base', () => {
  const state = melee();
  put(state, 'a1a1', { type: 'gf-coy-hq', sp: 0 });
  putCompany(state, 'a1a', { leadership: 2 });
  run(state, game => void lossOf(game, 'a1a1', 4) as undefined);
  expect(base(state, 'a1a1').fate).toBe('destroyed');
  expect(company(state, 'a1a').leadership).toBe(2);
});

describe('trenches', () => {
  const goes = (state: State, side: 'a' | 'b', stand: string, x: number, y: number): void => {
    state.stage = 'movement';
    sheet(state, side, { verb: 'move', stand, path: [{ x, y }], mode: 'tactical', heading: 0 });
    run(state, automatic);
    sheet(state, side);
  };
  function leftBehind(): State {
    const state = stateOf({
      a: [
        ['a1h1', 'gf-bn-hq', 5, 2],
        ['a1a1', 'gf-section', 50, 56],
      ],
      b: [
        ['b1h1', 'militia-bn-hq', 5, 98],
        ['b1r1', 'regular-platoon', 50, 60, { dug: 'dug-in' }],
        ['b1r2', 'regular-platoon', 53, 60],
        ['b1t1', 'tracked-tank-platoon', 47, 60],
      ],
    });
    goes(state, 'b', 'b1r1', 5000, 6300);
    return Object.assign(state, { turn: 4 });
  }
  test('PLA-R-123 a trench that its digger has left stays where it was', () => {
    const state = leftBehind();
    expect(base(state, 'b1r1')).toMatchObject({ y: 6300, dug: 'none' });
    const works = state.terrain.now.filter(({ kind }) => kind === 'works');
    expect(works).toMatchObject([{ dug: 'dug-in', owner: 'b' }]);
    expect(works[0]!.outline).toContainEqual({ x: 5100, y: 6100 });
  });
  test.each<[string, string, string]>([
    ['it protects a friend of that kind who ends his move in it', 'b1r2', 'dug-in'],
    ['not a vehicle', 'b1t1', 'none'],
  ])('PLA-R-123 %s', (_, stand, wanted) => {
    const state = leftBehind();
    goes(state, 'b', stand, 5000, 6000);
    expect(base(state, stand)).toMatchObject({ x: 5000, y: 6000, dug: wanted });
  });
  test('PLA-R-69 an enemy who takes it is protected from the next turn on', () => {
    const state = leftBehind();
    goes(state, 'a', 'a1a1', 5000, 6000);
    expect(base(state, 'a1a1')).toMatchObject({ x: 5000, y: 6000, dug: 'none' });
    state.stage = 'comms';
    run(state, automatic);
    expect(state.turn).toBe(5);
    expect(base(state, 'a1a1').dug).toBe('dug-in');
  });
});
