import { describe, expect, test } from 'vitest';
import { plana } from '../index.js';
import type { UnitType } from '../pieces.js';
import { assaults } from './assaults.js';
import { directFire } from './firing.js';
import {
  base,
  company,
  DEFAULTS,
  knows,
  put,
  putCompany,
  type Row,
  refusal,
  run,
  sheet,
  square,
  stateOf,
} from './kit-rulings.js';
import type { Contact } from './ledger.js';
import { location } from './locating.js';
import { movement } from './movement.js';
import { heldAsKnown, holderOf } from './objectives.js';
import { errorOf } from './sightings.js';
import type { Objective, State } from './state.js';
import { view } from './view.js';

const at = (x: number, y: number) => ({ x: x * 100, y: y * 100 });
const field = (a: readonly Row[], b: readonly Row[], features: readonly object[] = []): State => {
  const state = stateOf({
    a: [['a1h1', 'gf-bn-hq', 5, 2], ...a],
    b: [['b1h1', 'militia-bn-hq', 95, 98], ...b],
    features,
    // nobody sees the HQs far behind
    scenario: { weather: { visibilityMetres: 3000, closeLimitMetres: 300, denseCloud: false, blowsToward: 'E' } },
  });
  for (const { id, instructions } of state.companies)
    putCompany(state, id, { leadership: 0, instructions: { ...instructions, dig: false } });
  return state;
};
const OWN: readonly Row[] = [
  ['a1a1', 'gf-section', 50, 50],
  ['a1a2', 'gf-section', 53, 50],
];
const FOE: readonly Row[] = [
  ['b1v1', 'militia-company', 50, 62, { sp: 8 }],
  ['b1v2', 'technical-section', 58, 62],
];
/** Side a looks about: every company finds what it sees, or nothing. */
const looks = (state: State, face = 9): State => {
  run(state, location, [face]);
  return state;
};
const contacts = (state: State, side: 'a' | 'b' = 'a'): readonly Contact[] => view(state, side).contacts;
const RIDGE = { kind: 'hill', level: 3, poly: square(0, 55, 100, 57) };

test('PLA-HID-01, PLA-GEN-11, PLA-GEN-12 a side sees its own, and of the enemy only what it located', () => {
  const state = field(OWN, FOE);
  expect(contacts(looks(state, 0))).toEqual([]);
  looks(state);
  expect(view(state, 'a').bases.every(({ side }) => side === 'a')).toBe(true);
  expect(contacts(state).map(({ x, y }) => [x, y])).toEqual([
    [5000, 6200],
    [5800, 6200],
  ]);
  expect(contacts(looks(field(OWN, FOE, [RIDGE])))).toEqual([]);
});

test('PLA-HID-01, PLA-BEL-06 what is not located again is an old marker with its turn, and gone after twelve', () => {
  const state = looks(field(OWN, FOE));
  state.turn = 4;
  looks(state, 0);
  expect(contacts(state).map(({ status, seenTurn }) => [status, seenTurn])).toEqual([
    ['old', 3],
    ['old', 3],
  ]);
  state.turn = 14;
  expect(contacts(looks(state, 0)).map(({ status }) => status)).toEqual(['old', 'old']);
  state.turn = 15;
  expect(contacts(looks(state, 0)).map(({ status }) => status)).toEqual(['gone', 'gone']);
});

describe('PLA-BEL-06 an old marker is dropped', () => {
  test.each<[string, [number, number], 'none' | 'tactical', string]>([
    ['where somebody has stood by it for a turn', [50, 60.1], 'none', 'gone'],
    ['not by one who has just come', [50, 60.1], 'tactical', 'old'],
    ['not from farther off', [50, 59.9], 'none', 'old'],
  ])('%s', (_, [x, y], lastMove, status) => {
    const state = looks(field(OWN, FOE));
    put(state, 'b1v1', { y: 9000 });
    put(state, 'b1v2', { y: 9000 });
    put(state, 'a1a1', { ...at(x, y), lastMove });
    state.turn = 4;
    expect(contacts(looks(state, 0))[0]!.status).toBe(status);
  });
});

describe('PLA-HID-02 what cannot be reported', () => {
  const cutOff = (): State => {
    const state = field([...OWN, ['a1b1', 'gf-section', 20, 5]], FOE, [
      { kind: 'hill', level: 3, poly: square(0, 30, 100, 32) },
    ]);
    state.sides = { ...state.sides, b: { ...state.sides.b, jams: true } };
    return looks(state);
  };
  test('is shown with the company that saw it', () => {
    expect(contacts(cutOff()).map(({ reported, seenBy }) => [reported, seenBy])).toEqual([
      [false, ['a1a']],
      [false, ['a1a']],
    ]);
  });
  test.each<[string, string | undefined]>([
    ['a1a1', undefined],
    ['a1b1', 'PLA-ORD-15'],
  ])('%s may fire at it: %s', (stand, rule) => {
    const state = cutOff();
    put(state, 'a1b1', at(47, 50));
    expect(refusal(state, 'fire', 'a', { verb: 'fire', stand, weapon: 'gf-infantry', target: 'contact-1' })).toBe(rule);
  });
});

test('PLA-HID-03, PLA-BEL-02 a contact says type, place, works and fire, and never strength, quality, company or name', () => {
  const state = field(OWN, FOE);
  put(state, 'b1v1', { dug: 'dug-in', fired: [{ turn: 2, x: 5000, y: 6200 }], lastMove: 'none' });
  const [contact] = contacts(looks(state));
  expect(contact).toEqual({
    no: 1,
    type: 'militia-company',
    x: 5000,
    y: 6200,
    facing: 0,
    width: 500,
    depth: 300,
    dug: true,
    firing: true,
    moved: false,
    seenTurn: 3,
    seenBy: ['a1a'],
    reported: true,
    status: 'current',
    source: 'location',
    hit: null,
    note: '',
  });
  expect(JSON.stringify(view(state, 'a'))).not.toMatch(/b1v1|b1v2|"b1v"/);
});

test('PLA-HID-04, PLA-BEL-07 who is under fire learns the direction to 15 degrees and the weapon, not who; for two turns', () => {
  const state = field([['a1t1', 'hovertank-platoon', 53, 50]], FOE);
  sheet(state, 'a', { verb: 'fire', stand: 'a1t1', weapon: 'hovertank', target: knows(state, 'a', 'b1v1', ['a1t']) });
  state.stage = 'direct-fire';
  const { heard } = run(state, directFire, [9]);
  expect(heard('b')).toMatch(/^b1v1 is under fire \(Hovertank main gun\)/);
  expect(heard('b')).not.toContain('a1t1');
  // (3, -12) from it: 166 degrees
  expect(state.ledgers.b.bearings).toMatchObject([{ turn: 3, base: 'b1v1', facing: 1650, weapon: 'hovertank' }]);
  expect(contacts(state, 'b')).toEqual([]);
});

test.each<[number, number]>([
  [1, 1],
  [1.1, 0],
])('PLA-HID-05, PLA-BEL-03 within 1 cm in sight nobody needs to throw (%d cm)', (gap, seen) => {
  const state = field(OWN, [['b1r1', 'regular-platoon', 50, 52 + gap]]);
  expect(contacts(looks(state, 0))).toHaveLength(seen);
});

test('PLA-HID-07 in an assault both learn bases, points, throws and result', () => {
  const state = field(OWN, [['b1r1', 'regular-platoon', 50, 52]]);
  put(state, 'a1a1', { assault: { since: 3, from: at(50, 45), spent: 100, walked: 300, confused: false } });
  const { heard } = run(state, assaults, [5, 4, 9]);
  expect(heard('a')).toMatch(/a1a1 assault C1: 8 points to 4, 5 .* against 4/);
  expect(heard('b')).toMatch(/C1 assault b1r1: 8 points to 4, 5 .* against 4/);
  expect(contacts(state, 'b').map(({ source }) => source)).toEqual(['assault']);
});

describe('PLA-HID-08 what the ground shows', () => {
  const cloud = {
    id: 'c',
    source: 'canister' as const,
    at: { ...at(50, 60), facing: 0 },
    guns: 1,
    turn: 3,
    seenBy: ['b' as const],
  };
  test.each<[string, readonly object[], boolean]>([
    ['in sight', [], true],
    ['behind a ridge', [RIDGE], false],
  ])('CLOUD %s', (_, features, seen) => {
    const state = field(OWN, FOE, features);
    state.clouds = [cloud];
    state.stage = 'movement';
    run(state, movement);
    expect(view(state, 'a').clouds.length === 1).toBe(seen);
  });
  test.each<[string, readonly object[], boolean]>([
    ['in sight', [], true],
    ['behind a ridge', [RIDGE], false],
  ])('a bridge that is built %s', (_, features, seen) => {
    const river = { kind: 'river', poly: square(0, 61, 40, 62) };
    const state = field(OWN, [...FOE, ['b1h2', 'bridging-platoon', 30, 63.5]], [river, ...features]);
    sheet(state, 'b', {
      verb: 'work',
      stand: 'b1h2',
      task: 'build-bridge',
      on: null,
      line: [at(30, 60.5), at(30, 62.5)],
    });
    state.stage = 'movement';
    run(state, movement);
    const known = (side: 'a' | 'b') => view(state, side).terrain.now.some(({ kind }) => kind === 'bridge');
    expect([known('b'), known('a')]).toEqual([true, seen]);
  });
});

test('PLA-HID-10 the umpire sees all, and everybody when it is over', () => {
  const state = field(OWN, FOE);
  expect([view(state, 'umpire').truth, view(state, 'a').truth]).toEqual([state, null]);
  state.over = { winner: 'a', rule: 'PLA-VIC-04', text: 'over' };
  expect(view(state, 'b').truth).toBe(state);
});

test('PLA-HID-11, PLA-BEL-03 contacts are numbered by x, then y, from a counter of the side', () => {
  const state = field(OWN, [
    ['b1v1', 'militia-company', 58, 62],
    ['b1w1', 'militia-company', 50, 66],
    ['b1x1', 'militia-company', 50, 62],
  ]);
  expect(contacts(looks(state)).map(({ no, x, y }) => [no, x, y])).toEqual([
    [1, 5000, 6200],
    [2, 5000, 6600],
    [3, 5800, 6200],
  ]);
  expect(state.ledgers.a.next).toBe(4);
});

describe('PLA-BEL-04 the number of a contact', () => {
  test('is kept while it is located turn after turn', () => {
    const state = looks(field(OWN, FOE));
    state.turn = 4;
    put(state, 'b1v1', { x: 4600 });
    expect(contacts(looks(state)).map(({ no }) => no)).toEqual([1, 2]);
  });
  test.each<[string, number, number[]]>([
    // seen in turn 3, lost in 4, found again in 5: militia may have gone 8 cm
    ['and if one old marker of its type may be it', 57, [1]],
    ['else it is a new one', 59, [1, 2]],
  ])('%s', (_, x, wanted) => {
    const state = looks(field(OWN, [['b1v1', 'militia-company', 50, 62, { sp: 8 }]]));
    state.turn = 4;
    looks(state, 0);
    state.turn = 5;
    put(state, 'b1v1', { x: x * 100 });
    expect(contacts(looks(state)).map(({ no }) => no)).toEqual(wanted);
  });
});

// biome-ignore format: one line a case
test.each<[UnitType | 'vehicles', number, number]>([
  ['militia-company', 1, 4], ['militia-company', 3, 12], ['hovertank-platoon', 2, 30], ['hovertank-platoon', 9, 60], ['vehicles', 2, 30], ['strategic-sam-site', 5, 0],
])('PLA-BEL-05 %s, %i turns old: %i cm', (type, age, cm) => {
  const contact = { type, status: 'old', seenTurn: 3 } as Contact;
  expect(errorOf(contact, 3 + age)).toBe(cm * 100);
  expect(errorOf({ ...contact, status: 'current' }, 3 + age)).toBe(0);
});

describe('PLA-BEL-08 the player’s own pencil', () => {
  test('a note, what it is the same as, a guess; without effect on the rules', () => {
    const state = looks(field(OWN, FOE));
    const guess = { type: 'militia-company', sp: 6 };
    expect(
      refusal(state, 'orders', 'a', { verb: 'mark', contact: 2, note: 'HQ?', drop: false, sameAs: 1, guess }),
    ).toBeUndefined();
    expect(contacts(state)[1]).toMatchObject({
      note: 'HQ?',
      pencil: { sameAs: 1, guess },
      type: 'technical-section',
      status: 'current',
    });
    expect(JSON.stringify(view(state, 'b'))).not.toContain('HQ?');
  });
  test('rubbed out it is gone; no such contact is refused', () => {
    const state = looks(field(OWN, FOE));
    const mark = { verb: 'mark', note: '', drop: true, sameAs: null, guess: null };
    expect(refusal(state, 'move', 'a', { ...mark, contact: 1 })).toBeUndefined();
    expect(contacts(state)[0]!.status).toBe('gone');
    expect(refusal(state, 'move', 'a', { ...mark, contact: 9 })).toBe('PLA-BEL-08');
  });
});

test('PLA-BEL-10 a contact that another company located: no fire at it, but at its place', () => {
  const state = field([...OWN, ['a1b1', 'gf-section', 46, 50]], FOE);
  knows(state, 'a', 'b1v1', ['a1a']);
  expect(refusal(state, 'fire', 'a', { verb: 'fire', stand: 'a1b1', weapon: 'gf-infantry', target: 'contact-1' })).toBe(
    'PLA-ORD-15',
  );
  const blind = { verb: 'fire-speculative', stand: 'a1b1', weapon: 'gf-infantry', at: at(50, 62) };
  expect(refusal(state, 'fire', 'a', blind)).toBeUndefined();
  state.stage = 'direct-fire';
  expect(run(state, directFire, [9]).heard('b')).toContain('b1v1 is under fire');
  expect(refusal(state, 'fire', 'a', { verb: 'fire', stand: 'a1a1', weapon: 'gf-infantry', target: 'contact-7' })).toBe(
    'PLA-BEL-10',
  );
});

test('PLA-BEL-11 on an open table every base is a contact, and only who located it may fire', () => {
  const state = field(OWN, FOE);
  run(state, location, [0], { ...DEFAULTS, 'PLA-R-132': 'open' });
  expect(contacts(state).map(({ source, seenBy, status }) => [source, seenBy, status])).toEqual([
    ['open', [], 'current'],
    ['open', [], 'current'],
    ['open', [], 'current'],
  ]);
  expect(refusal(state, 'fire', 'a', { verb: 'fire', stand: 'a1a1', weapon: 'gf-infantry', target: 'contact-1' })).toBe(
    'PLA-ORD-15',
  );
});

describe('PLA-HID-12 mines', () => {
  const MINES = { kind: 'minefield', poly: square(48, 56, 54, 60), hiddenFrom: 'a' };
  const known = (state: State) => {
    state.stage = 'movement';
    run(state, movement);
    return view(state, 'a').terrain.now.some(({ kind }) => kind === 'minefield');
  };
  test.each<[string, UnitType, number, boolean]>([
    ['whoever enters them knows', 'gf-section', 57, true],
    ['who is before them does not', 'gf-section', 55, false],
    ['engineers 2 cm off do', 'engineer-platoon', 54, true],
    ['and farther off do not', 'engineer-platoon', 53.9, false],
  ])('%s', (_, type, y, wanted) => {
    const state = field([['a1a1', type, 50, y]], FOE, [MINES]);
    expect(view(state, 'b').terrain.now).toHaveLength(1);
    expect(known(state)).toBe(wanted);
  });
});

test('PLA-HID-13 a submission is checked against what its side knows, and what it does not know acts in the walk', () => {
  const state = field([['a1a1', 'gf-section', 50, 50]], [['b1r1', 'regular-platoon', 50, 56]]);
  putCompany(state, 'a1a', { order: { ...company(state, 'a1a').order, kind: 'attack', route: [at(50, 90)] } });
  expect(
    refusal(state, 'move', 'a', { verb: 'move', stand: 'a1a1', path: [at(50, 60)], mode: 'tactical', heading: null }),
  ).toBeUndefined();
  state.stage = 'movement';
  run(state, movement);
  expect(base(state, 'a1a1').y).toBeLessThan(5410);
});

test('PLA-BEL-01 a view is its own part, the ground, the enemy as told, and the clock; nothing else', () => {
  const state = looks(field(OWN, FOE));
  expect(Object.keys(view(state, 'a')).sort()).toEqual([
    'airFight',
    'airFought',
    'assets',
    'away',
    'bases',
    'battalions',
    'bearings',
    'calls',
    'clouds',
    'commanders',
    'commands',
    'companies',
    'contacts',
    'exits',
    'firing',
    'lastHeard',
    'lift',
    'limit',
    'lowOrbitMinutes',
    'objectives',
    'over',
    'own',
    'packages',
    'ready',
    'regiments',
    'reports',
    'rulings',
    'seats',
    'sheet',
    'sides',
    'sortieEvery',
    'sorties',
    'stage',
    'start',
    'startAboard',
    'table',
    'terrain',
    'title',
    'tracks',
    'truth',
    'turn',
    'viewer',
    'weather',
    'wire',
    'zone',
  ]);
  expect(company(state, 'a1a').located).toHaveLength(2);
  expect(view(state, 'a').companies.every(({ located }) => located.length === 0)).toBe(true);
});

describe('objectives and the end', () => {
  const objective: Objective = {
    id: 'o',
    name: 'Hill',
    at: at(50, 52),
    value: 5,
    whenBlown: null,
    only: null,
    holder: 'b',
    heldBy: ['b'],
  };
  test('PLA-VIC-06 a side is told who holds what as it knows it', () => {
    const state = field(OWN, [['b1r1', 'regular-platoon', 50, 56]]);
    state.objectives = [objective];
    expect(view(state, 'a').objectives[0]).toMatchObject({ holder: null, heldBy: [] });
    expect(heldAsKnown(view(state, 'a'), 'a', objective)).toBe(true);
    knows(state, 'a', 'b1r1', ['a1a']);
    expect(heldAsKnown(view(state, 'a'), 'a', objective)).toBe(false);
  });
  test.each<[string, 'a' | 'b' | undefined, object, 'a' | 'b' | null, [boolean, boolean]]>([
    ['without a keeper nobody has it', undefined, {}, null, [false, false]],
    ['it is its keeper’s', 'b', {}, 'b', [false, true]],
    ['of whichever side he is', 'a', {}, 'a', [true, false]],
    ['not when he is suppressed: then whoever can has it', 'b', { state: 'suppressed' }, 'a', [false, false]],
    ['nor when he is too far away', 'b', { y: 9000 }, 'a', [true, false]],
  ])('PLA-VIC-07 both are there: %s', (_, keeper, foe, holder, known) => {
    const state = field(OWN, [['b1r1', 'regular-platoon', 50, 56]]);
    put(state, 'b1r1', foe);
    const kept: Objective = { ...objective, ...(keeper && { keeper }) };
    state.objectives = [kept];
    knows(state, 'a', 'b1r1', ['a1a']);
    knows(state, 'b', OWN[0]![0], ['b1r']);
    expect(holderOf(state, kept)).toBe(holder);
    expect((['a', 'b'] as const).map(side => heldAsKnown(view(state, side), side, kept))).toEqual(known);
  });
  test('PLA-BEL-02 what the enemy cannot see does not change what he is shown', () => {
    const state = looks(field(OWN, FOE));
    const before = JSON.stringify(plana.view(state, 'a'));
    put(state, 'b1v1', { sp: 2, state: 'pinned', canisters: 2 });
    putCompany(state, 'b1v', { leadership: 3, quality: 'green' });
    expect(JSON.stringify(plana.view(state, 'a'))).toBe(before);
  });
});
