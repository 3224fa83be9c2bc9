import { describe, expect, test } from 'vitest';
import { assaultGroups, isFlank } from './assault-groups.js';
import { assaults } from './assaults.js';
import { base, DEFAULTS, put, putCompany, type Row, run, sheet, stateOf } from './kit-rulings.js';
import { isOnCaptured } from './morale.js';
import { movement } from './movement.js';
import type { Assaulting, Base, State } from './state.js';

const went = (x: number, y: number, more: Partial<Assaulting> = {}): Assaulting => ({
  since: 3,
  from: { x: x * 100, y: y * 100 },
  spent: 300,
  walked: 300,
  confused: false,
  ...more,
});
/** Side a south of side b; everybody has located everybody, so that nobody is surprised. */
function fight(a: readonly Row[], b: readonly Row[], features: readonly object[] = []): State {
  const state = stateOf({
    features,
    a: [['a1h1', 'gf-bn-hq', 5, 2], ...a],
    b: [['b1h1', 'militia-bn-hq', 5, 98], ...b],
  });
  const all = state.bases.map(({ id }) => ({ base: id, turn: 3, reported: true }));
  for (const { id } of state.companies) putCompany(state, id, { located: all, leadership: 0 });
  return state;
}
const ids = (bases: readonly Base[]): string[] => bases.map(({ id }) => id);
const groups = (state: State) =>
  assaultGroups(state, DEFAULTS).map(({ attackers, defenders }) => [ids(attackers), ids(defenders)]);
/** What was said of the fight: points and modifiers of either side. */
const reported = (state: State, ...faces: number[]) => {
  const said = run(state, assaults, faces).heard('umpire');
  const [, own, theirs, sign, by, sign2, by2] = said.match(
    /(\d+) points to (\d+), \d ([+−]) (\d+) against \d ([+−]) (\d+)/,
  )!;
  const number = (mark: string, of: string): number => (mark === '−' ? -Number(of) : Number(of));
  return { points: [Number(own), Number(theirs)], modifiers: [number(sign!, by!), number(sign2!, by2!)] };
};

describe('PLA-CAM-01 who assaults', () => {
  test.each<[string, Partial<Base>, string[][][]]>([
    ['whose assault ended in contact', { assault: went(50, 47) }, [[['a1a1'], ['b1r1']]]],
    ['and not who came into contact by a move', {}, []],
    ['nor who went in and touches nobody', { assault: went(50, 44), y: 4700 }, []],
  ])('%s', (_, at, wanted) => {
    const state = fight([['a1a1', 'gf-section', 50, 50]], [['b1r1', 'regular-platoon', 50, 52]]);
    put(state, 'a1a1', at);
    expect(groups(state)).toEqual(wanted);
  });
});

describe('PLA-CAM-02, PLA-CA-08 who is in which assault', () => {
  const lined = (near: number): State => {
    const state = fight(
      [
        ['a1a1', 'gf-section', 40, 50],
        ['a1b1', 'gf-section', 50, 50],
      ],
      [
        ['b1r1', 'regular-platoon', 40, 52],
        ['b1r2', 'regular-platoon', 50, 52],
        ['b1r3', 'regular-platoon', near, 53],
      ],
    );
    for (const id of ['a1a1', 'a1b1']) put(state, id, { assault: went(45, 45) });
    return state;
  };
  // the third platoon is in contact with nobody: within 2 cm of one, of the other, of both, of neither
  test.each<[number, string[], string[]]>([
    [43, ['b1r1', 'b1r3'], ['b1r2']],
    [47, ['b1r1'], ['b1r2', 'b1r3']],
    [60, ['b1r1'], ['b1r2']],
  ])('a platoon at %i cm', (near, first, second) => {
    expect(groups(lined(near)).map(([, defenders]) => defenders)).toEqual([first, second]);
  });
  test('who fits two assaults is in the one with the lower first defender', () => {
    const state = lined(45);
    put(state, 'b1r3', { width: 700 });
    expect(groups(state).map(([, defenders]) => defenders)).toEqual([['b1r1', 'b1r3'], ['b1r2']]);
  });
  test('PLA-R-79 the farther mover attacks, by the way that it walked and not as the crow flies', () => {
    const state = fight([['a1a1', 'gf-section', 50, 45]], [['b1r1', 'gf-section', 50, 55]]);
    putCompany(state, 'a1a', { order: { ...state.companies[0]!.order, kind: 'attack', onContact: 'assault' } });
    const round = [
      { x: 4600, y: 4700 },
      { x: 5000, y: 5200 },
    ];
    sheet(state, 'a', { verb: 'assault', stand: 'a1a1', path: round, heading: null });
    sheet(state, 'b', { verb: 'assault', stand: 'b1r1', path: [{ x: 5000, y: 5000 }], heading: null });
    state.stage = 'movement';
    run(state, movement);
    const [own, theirs] = [base(state, 'a1a1').assault!, base(state, 'b1r1').assault!];
    expect(own.walked).toBeGreaterThan(theirs.walked);
  });
});

describe('PLA-CAM-03 who spent half his move or more waits', () => {
  test.each<[number, number, boolean]>([
    [499, 3, true],
    [500, 3, false],
    [500, 2, true],
  ])('%i thousandths, gone in in turn %i of 3', (spent, since, fights) => {
    const state = fight([['a1a1', 'gf-section', 50, 50]], [['b1r1', 'regular-platoon', 50, 52]]);
    put(state, 'a1a1', { assault: went(50, 45, { spent, since }) });
    expect(groups(state)).toHaveLength(fights ? 1 : 0);
    run(state, assaults, [0, 3]);
    if (!fights) expect(base(state, 'a1a1')).toMatchObject({ sp: 4, assault: { since } });
  });
});

test('PLA-CAM-04 the defenders are gone: the place is taken without a throw, and nobody is pinned', () => {
  const state = fight([['a1a1', 'gf-section', 50, 50]], [['b1r1', 'regular-platoon', 50, 70]]);
  put(state, 'a1a1', { assault: went(50, 45, { since: 2 }) });
  const { dice } = run(state, assaults);
  expect(dice).toEqual([]);
  expect(base(state, 'a1a1')).toMatchObject({ state: 'ok', assault: null });
});

test('PLA-CAM-05 for each base that is vacated the attacker in contact with the lowest id goes there', () => {
  const state = fight(
    [
      ['a1a1', 'gf-section', 47.9, 52],
      ['a1b1', 'gf-section', 50, 49.9],
      ['a1c1', 'gf-section', 52.1, 52],
    ],
    [['b1r1', 'regular-platoon', 50, 52, { heading: 180 }]],
  );
  for (const id of ['a1a1', 'a1b1', 'a1c1']) put(state, id, { assault: went(50, 45) });
  run(state, assaults, [9, 0]);
  expect(base(state, 'b1r1').where).toBe('gone');
  expect(base(state, 'a1a1')).toMatchObject({ x: 5000, y: 5200, facing: 1800, state: 'pinned' });
  expect([base(state, 'a1b1').y, base(state, 'a1c1').x]).toEqual([4990, 5210]);
});

describe('PLA-CAM-06 how far they go', () => {
  const position = (): State => {
    const state = fight([['a1a1', 'gf-section', 50, 50]], [['b1r1', 'regular-platoon', 50, 52, { sp: 8 }]]);
    put(state, 'a1a1', { assault: went(50, 45) });
    return state;
  };
  test('who withdraws goes 5 cm, although he could walk only 4', () => {
    const state = position();
    // 16 points to 8 with two GF sections’ worth: a margin of 1 to 4
    run(state, assaults, [5, 3]);
    expect(base(state, 'b1r1')).toMatchObject({ x: 5000, y: 5700, sp: 7, state: 'pinned' });
  });
  test.each<[string, object[], number]>([
    ['who is halted goes straight back until he is 2 cm off', [], 4800],
    // the river lies from 46.5 to 49.2 cm: behind him, and he may not stop in it as tracked armour
    [
      'or to the last passable point',
      [
        {
          kind: 'river',
          poly: [
            [0, 46.5],
            [100, 46.5],
            [100, 49.2],
            [0, 49.2],
          ],
        },
      ],
      4920,
    ],
  ])('%s', (_, features, y) => {
    const state = fight([['a1a1', 'gf-section', 50, 50]], [['b1r1', 'regular-platoon', 50, 52, { sp: 8 }]], features);
    put(state, 'a1a1', { type: 'tracked-tank-platoon', width: 200, depth: 200, assault: went(50, 45) });
    run(state, assaults, [0, 3]);
    expect(base(state, 'a1a1').x).toBe(5000);
    expect(Math.abs(base(state, 'a1a1').y - y)).toBeLessThanOrEqual(10);
  });
});

describe('PLA-CAM-07, PLA-CAR-05 who rides in fights from his carrier', () => {
  const inBuses = (): State => {
    const state = fight(
      [
        ['a1a1', 'hoverbus-platoon', 50, 49],
        ['a1a2', 'regular-platoon', 50, 49, { sp: 8 }],
      ],
      [['b1r1', 'regular-platoon', 50, 52, { sp: 8 }]],
    );
    put(state, 'a1a1', { assault: went(50, 45) });
    put(state, 'a1a2', { where: 'mounted', carrier: 'a1a1' });
    return state;
  };
  test('with his own points, as non-tactical (PLA-CAM-11)', () => {
    const state = inBuses();
    const { points, modifiers } = reported(state, 5, 5);
    // 4 SP of light armour and 8 of infantry; eight of twelve points ride
    expect(points).toEqual([12, 8]);
    expect(modifiers[0]).toBe(-3);
  });
  test('who survives the loss of his carrier shares the fate of his side', () => {
    const state = inBuses();
    put(state, 'a1a1', { sp: 1 });
    putCompany(state, 'b1r', { leadership: 5 });
    run(state, assaults, [0, 9]); // they break: 3 losses for the one defender
    expect(base(state, 'a1a1').where).toBe('gone');
    expect(base(state, 'a1a2')).toMatchObject({ where: 'table', carrier: null, state: 'suppressed' });
    expect(base(state, 'a1a2').forced?.kind).toBe('run-to-cover');
  });
  test('units of a kind without points take part and can be lost', () => {
    const state = fight([['a1a1', 'gf-section', 50, 50]], [['b1r1', 'lorry-column', 50, 51.8]]);
    put(state, 'a1a1', { assault: went(50, 45) });
    expect(reported(state, 9, 0).points).toEqual([8, 0]);
    expect(base(state, 'b1r1').fate).toBe('captured');
  });
});

test('PLA-CAM-08 each defender finds for himself whether he has a way back', () => {
  const forest = (left: number, bottom: number, right: number, top: number) => ({
    kind: 'forest',
    poly: [
      [left, bottom],
      [right, bottom],
      [right, top],
      [left, top],
    ],
  });
  const state = fight(
    [['a1a1', 'gf-section', 51, 50]],
    [
      ['b1r1', 'technical-section', 49.7, 52.25],
      ['b1r2', 'regular-platoon', 52, 52],
    ],
    [forest(40, 52.4, 70, 70), forest(40, 40, 49.5, 52.4), forest(50, 51.5, 51, 52.4)],
  );
  put(state, 'a1a1', { assault: went(51, 45) });
  expect(groups(state)).toEqual([[['a1a1'], ['b1r1', 'b1r2']]]);
  run(state, assaults, [4, 3]);
  // technicals do not go through forest and give themselves up; those on foot go back
  expect([base(state, 'b1r1').fate, base(state, 'b1r2').where]).toEqual(['captured', 'table']);
  expect(base(state, 'b1r2').y).toBeGreaterThan(5500);
});

describe('PLA-CAM-09 a captured objective', () => {
  const objective = {
    id: 'o',
    name: 'o',
    at: { x: 5000, y: 5000 },
    value: 3,
    whenBlown: null,
    only: null,
    holder: null,
  };
  test.each<[string, ('a' | 'b')[], number, boolean]>([
    ['the enemy held it once, half of the company is there', ['b'], 2, true],
    ['nobody but the own side ever held it', ['a'], 2, false],
    ['less than half is there', ['b'], 1, false],
  ])('%s', (_, heldBy, near, wanted) => {
    const state = fight(
      [
        ['a1a1', 'gf-section', 50, 53],
        ['a1a2', 'gf-section', near > 1 ? 52 : 70, 53],
        ['a1a3', 'gf-section', 70, 60],
      ],
      [],
    );
    state.objectives = [{ ...objective, heldBy }];
    const bases = state.bases.filter(({ company }) => company === 'a1a');
    expect(isOnCaptured(state, state.companies.find(({ id }) => id === 'a1a')!, bases, DEFAULTS)).toBe(wanted);
  });
});

describe('PLA-CAM-10 a flank attack', () => {
  // from where the two began their moves; the defender stands at (50, 52)
  test.each<[string, [number, number], [number, number], boolean]>([
    ['from two clearly different directions', [50, 45], [57, 52], true],
    ['less than a right angle apart', [50, 45], [56, 47], false],
    ['one of them began less than 2 cm off', [50, 45], [53.9, 52], false],
    ['2 cm off, edge to edge, is far enough', [50, 45], [54, 52], true],
  ])('%s', (_, one, two, wanted) => {
    const state = fight(
      [
        ['a1a1', 'gf-section', 50, 50],
        ['a1a2', 'gf-section', 52, 52],
      ],
      [['b1r1', 'regular-platoon', 50, 52]],
    );
    put(state, 'a1a1', { assault: went(...one) });
    put(state, 'a1a2', { assault: went(...two) });
    expect(isFlank(assaultGroups(state, DEFAULTS)[0]!)).toBe(wanted);
  });
});

test.each<[string, number, number]>([
  // vehicles count half where half of the defenders or more stand among houses: 8 points for 4 hovertanks
  ['PLA-CAM-11, PLA-COV-04 half of the defenders among houses', 2, 8],
  ['PLA-CAM-11 less than half', 1, 16],
])('%s', (_, inside, points) => {
  const state = fight(
    [['a1t1', 'hovertank-platoon', 50, 49]],
    [
      ['b1r1', 'regular-platoon', 50, 52],
      ['b1r2', 'regular-platoon', 52, 52],
      ['b1r3', 'regular-platoon', 54, 52],
    ],
    [
      {
        kind: 'built-up',
        poly: [
          [40, 51],
          [inside === 2 ? 53 : 51, 51],
          [inside === 2 ? 53 : 51, 60],
          [40, 60],
        ],
      },
    ],
  );
  put(state, 'a1t1', { assault: went(50, 40) });
  expect(reported(state, 5, 5).points[0]).toBe(points);
});

test('PLA-CAM-12 losses in taking a position are counted from the SP with which one came within 5 cm', () => {
  const state = fight([['a1a1', 'gf-section', 50, 40]], [['b1r1', 'regular-platoon', 50, 52]]);
  const near = (y: number): number | null => {
    put(state, 'a1a1', { y: y * 100 });
    state.stage = 'movement';
    run(state, movement);
    return base(state, 'a1a1').spWhenNear;
  };
  expect(near(44.9)).toBeNull(); // 5.1 cm from edge to edge
  expect(near(45)).toBe(4);
  put(state, 'a1a1', { sp: 2 });
  expect(near(48)).toBe(4);
  expect(near(40)).toBeNull();
  expect(near(46)).toBe(2);
});
