import {
  type Match,
  matchOf,
  random,
  type Side,
  scriptedDice,
  seatAt,
  seededDice,
  start,
  submit,
} from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { anyOrder } from '../advice/any-order.js';
import { searched } from '../advice/any-place.js';
import { glory } from '../index.js';
import { ARMY_LISTS } from '../rules/army.js';
import { thresholdOf } from '../rules/victory.js';
import { SCENARIOS } from '../scenarios/index.js';
import { refusalOf } from '../verbs/index.js';
import { nextMarcher } from './activation.js';
import { AMBUSH } from './ambush-kit.js';
import { defeatOf, lossesOf } from './defeat.js';
import { happened, inBattle, optionsWith, order, placeOf, refusal } from './kit.js';
import type { Order } from './orders.js';
import { setup } from './setup.js';
import type { State } from './state.js';
import type { Types } from './types.js';
import { view } from './view.js';

const DEFAULTS = optionsWith();
const dataOf = (id: string): Record<string, unknown> =>
  SCENARIOS.find(s => s.id === id)!.data as Record<string, unknown>;
const begun = (data: unknown, dice: readonly number[] = [], options = DEFAULTS): Match<Types> => {
  const match = start<Types>({ rules: glory, options, scenario: data, dice: scriptedDice(dice) });
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  return match.value;
};
const refusedBy = (data: unknown, options = DEFAULTS): string => {
  const made = setup(data, options);
  return made.ok ? 'allowed' : (made.error.rule ?? made.error.path ?? '');
};

describe('scenarios', () => {
  // biome-ignore format: one line a scenario
  const figures: [string, Side, number, number, number][] = [
    ['candlemas-1643',  'a', 5, 5,   2], ['candlemas-1643',  'b', 6, 5,   2],
    ['ridge-1815',      'a', 10, 10, 4], ['ridge-1815',      'b', 9, 10,  4],
    ['crossroads-1863', 'a', 16, 20, 7], ['crossroads-1863', 'b', 18, 20, 7],
    ['drift-1879',      'a', 9, 10,  4], ['drift-1879',      'b', 6, 4,   2],
  ];
  test.each(figures)(
    '%s, side %s: base AP, how many count in the line, and when it is beaten',
    (id, side, ap, counts, beaten) => {
      const made = setup(dataOf(id), DEFAULTS);
      if (!made.ok) throw new Error(JSON.stringify(made.error));
      const { baseAp, lineTotal } = made.value.sides[side];
      expect([baseAp, lineTotal, thresholdOf(lineTotal)]).toEqual([ap, counts, beaten]);
      expect(lossesOf(made.value, side).battleLineBroken).toBe(0);
      expect(defeatOf(made.value, side, DEFAULTS)).toBeUndefined();
    },
  );
  test('IGR-R-16 fixed: the first player has the south edge', () => {
    const { sides } = begun(dataOf('ridge-1815'), [3]).state;
    expect([sides.a.edge, sides.b.edge]).toEqual(['south', 'north']);
  });
  test('9.2 the French move first, without a throw', () =>
    expect(begun(dataOf('ridge-1815'), [3]).state).toMatchObject({ active: 'a', turn: 1 }));
  test('9.4 with field defences the British stand behind stakes, without them in the open', () => {
    const defended = (options: Record<string, string>) =>
      begun(dataOf('drift-1879'), [3], optionsWith(options)).state.vignettes.filter(v => v.defences).length;
    expect([defended({ 'IGR-FLD-01': 'on' }), defended({})]).toEqual([3, 0]);
  });

  const altered = (change: (data: never) => void): unknown => {
    const data = structuredClone(dataOf('candlemas-1643'));
    change(data as never);
    return data;
  };
  // biome-ignore format: one line a case
  const cases: [string, unknown, string][] = [
    ['nothing',                                        {}, 'id'],
    ['IGR-TAB-14 a table the chart forbids',           altered((d: { table: { size: string } }) => { d.table.size = '8x4'; }), 'IGR-TAB-14'],
    ['IGR-GEO-17 one scale and option for both: it belongs to the table', altered((d: { sides: { a: Record<string, unknown> } }) => { d.sides.a.scale = '6mm'; }), 'sides.a.scale'],
    ['IGR-LST-01 an unknown list',                     altered((d: { sides: { a: { list: string } } }) => { d.sides.a.list = 'mongols'; }), 'sides.a.list'],
    ['IGR-LST-03 too many of an entry',                altered((d: { sides: { a: { vignettes: { entry: string }[] } } }) => { d.sides.a.vignettes[4]!.entry = 'musketeers'; }), 'IGR-LST-03'],
    ['IGR-LST-05 no General',                          altered((d: { sides: { a: { vignettes: { general?: boolean }[] } } }) => { d.sides.a.vignettes[2]!.general = false; }), 'IGR-LST-05'],
    ['IGR-DEP-05 outside the Rear Zone',               altered((d: { sides: { a: { vignettes: { at: number[] }[] } } }) => { d.sides.a.vignettes[0]!.at[1] = 3; }), 'IGR-DEP-05'],
    ['IGR-LNK-03 a link with a gap',                   altered((d: { sides: { a: { vignettes: { at: number[] }[] } } }) => { d.sides.a.vignettes[3]!.at[0] = 8.6; }), 'IGR-LNK-03'],
    ['a square that is not there',                     altered((d: { terrain: { square: number[] }[] }) => { d.terrain[0]!.square = [9, 9]; }), 'terrain[0].square'],
    ['100,000 roads',                                  { ...(dataOf('candlemas-1643') as object), roads: Array(100_000).fill(0) }, 'roads'],
    ['nested three thousand deep',                     { ...(dataOf('candlemas-1643') as object), roads: JSON.parse('['.repeat(3000) + ']'.repeat(3000)) }, `roads${'[0]'.repeat(11)}`],
    ['two of one name',                                altered((d: { sides: { b: { vignettes: { id: string }[] } } }) => { d.sides.b.vignettes[0]!.id = 'P1'; }), 'sides.b.vignettes[0].id'],
  ];
  test.each(cases)('%s is refused', (_, data, wanted) => expect(refusedBy(data)).toBe(wanted));
});

const generated = (more: Record<string, unknown> = {}) => ({
  ...dataOf('field-day'),
  table: { scale: '15mm', option: 2, size: '4x4' },
  ...more,
});
const NO_TERRAIN: number[] = Array(16)
  .fill(1)
  .map((_, i) => ([5, 6, 9, 10].includes(i) ? 1 : 2));

describe('a battle of the players’ own making', () => {
  test('IGR-LST-11 lists are open; IGR-TER-01 then a throw for every square, IGR-TER-12 and the throw-off', () => {
    const match = begun(generated(), [...NO_TERRAIN, 4, 2]);
    order(match, 'a', { verb: 'muster', list: 'parliament-1643' });
    expect(view(match.state, 'b').sides.a).toMatchObject({ list: 'parliament-1643', baseAp: 5 });
    expect(view(match.state, 'b').vignettes.map(v => v.entry)).toContain('dragoons');
    expect(refusal(match, 'a', { verb: 'muster', list: 'swiss-1515' })).toBe('IGR-LST-01');
    order(match, 'b', { verb: 'muster', list: 'royalist-1643' });
    expect(match.state).toMatchObject({ step: 'adjust', adjuster: 'a' });
    expect(match.state.ground.now.pieces).toEqual([]);
  });
  test('IGR-SEQ-01 terrain, then deployment, then the throw for the first turn, then turns', () => {
    const match = start<Types>({ rules: glory, options: DEFAULTS, scenario: generated(), dice: seededDice(8) });
    if (!match.ok) throw new Error('refused');
    const { value } = match;
    const chance = random(8);
    const steps: string[] = [];
    while (value.state.turn === 0) {
      if (steps.at(-1) !== value.state.step) steps.push(value.state.step);
      const { waiting } = glory.turn(value.state) as { waiting: readonly Side[] };
      const by = waiting[0]!;
      const done = submit(value, by, anyOrder({ view: view(value.state, by), by, options: DEFAULTS }, chance));
      if (!done.ok) throw new Error(done.error.message);
    }
    expect(steps).toEqual(['armies', 'adjust', 'deployment']);
    expect(value.state).toMatchObject({ step: 'battle', turn: 1, phase: 'activation' });
  });
  test('IGR-BIG-01 larger armies by agreement: lists of 12 are doubled', () => {
    const match = begun(generated({ multiple: 2, table: { scale: '6mm', option: 3, size: '6x4' } }), [
      ...Array(24).fill(1),
      4,
      2,
    ]);
    order(match, 'a', { verb: 'muster', list: 'union-1863' });
    expect(match.state.vignettes.length).toBe(24);
    expect(match.state.sides.a.baseAp).toBe(16);
  });
  // biome-ignore format: one line a case
  const armies: [string, Order, string][] = [
    ['IGR-LST-02 an entry of another list', { verb: 'submitArmy', army: { list: 'royalist-1643', multiple: 1, vignettes: { pike: 1 }, general: 'cavaliers', lines: 1 } }, 'IGR-LST-02'],
    ['IGR-LST-04 too few',                  { verb: 'submitArmy', army: { list: 'royalist-1643', multiple: 1, vignettes: { regiments: 1, cavaliers: 1 }, general: 'cavaliers', lines: 1 } }, 'IGR-LST-04'],
    ['IGR-LST-01 an unknown list',          { verb: 'muster', list: 'mongols' }, 'list'],
    ['IGR-LST-03 too many of an entry',     { verb: 'submitArmy', list: 'royalist-1643', army: { list: 'royalist-1643', multiple: 1, vignettes: { regiments: 1, musketeers: 1, cavaliers: 2, dragoons: 9 }, general: 'cavaliers', lines: 1 } }, 'IGR-LST-03'],
    ['IGR-LST-01 another list than chosen', { verb: 'submitArmy', list: 'swiss-1515', army: { list: 'royalist-1643', multiple: 1, vignettes: { regiments: 1, musketeers: 1, cavaliers: 2, dragoons: 1 }, general: 'cavaliers', lines: 1 } }, 'army.list'],
    ['IGR-LST-09 twice as many as agreed',  { verb: 'submitArmy', army: { list: 'valois-1515', multiple: 2, vignettes: { gendarmes: 6, landsknecht: 8, gascons: 4, stradiots: 2, guns: 4 }, general: 'gendarmes', lines: 1 } }, 'IGR-LST-09'],
    ['a list of one’s own',                 { verb: 'submitArmy', army: { list: 'royalist-1643', multiple: 1, vignettes: { regiments: 1, musketeers: 1, cavaliers: 2, dragoons: 1 }, general: 'cavaliers', lines: 1 } }, 'allowed'],
  ];
  test.each(armies)('%s', (_, given, wanted) => expect(refusal(begun(generated()), 'a', given)).toBe(wanted));
  test.each(ARMY_LISTS.map(l => l.list))('%s musters, with a General and its keys', list => {
    const match = begun(generated());
    order(match, 'a', { verb: 'muster', list });
    const own = match.state.vignettes;
    expect(own.filter(v => v.general).length).toBe(1);
    expect(own.filter(v => v.key).length).toBe(ARMY_LISTS.find(l => l.list === list)!.key?.count ?? 0);
  });

  /** A hill in the first inner square, a wood in the second. */
  const laid = (): Match<Types> => {
    const dice = [...NO_TERRAIN];
    dice[5] = 5;
    dice[6] = 7;
    const match = begun(generated({ armies: { a: null, b: null } }), [...dice, 4, 2, 3, 2, 3, 3, 3, 3]);
    order(match, 'a', { verb: 'muster', list: 'parliament-1643' });
    order(match, 'b', { verb: 'muster', list: 'royalist-1643' });
    return match;
  };
  const adjust = (action: 'remove' | 'swap' | 'none', ids: string[] = []): Order => ({
    verb: 'terrainAdjust',
    action,
    ids,
  });
  // biome-ignore format: one line a case
  const changes: [string, Side, Order, string][] = [
    ['IGR-TER-12 the winner',                  'b', adjust('none'), 'IGR-TER-12'],
    ['IGR-TER-12 removes up to two',           'a', adjust('remove', ['T2-2', 'T3-2']), 'allowed'],
    ['IGR-TER-13 or exchanges two',            'a', adjust('swap', ['T2-2', 'T3-2']), 'allowed'],
    ['IGR-TER-13 no fewer',                    'a', adjust('swap', ['T2-2']), 'IGR-TER-13'],
    ['a piece that is not there',              'a', adjust('remove', ['T9']), 'ids[0]'],
    ['a piece twice',                          'a', adjust('remove', ['T2-2', 'T2-2']), 'ids'],
    ['names with nothing to do',               'a', adjust('none', ['T2-2']), 'ids'],
  ];
  test.each(changes)('%s', (_, by, given, wanted) => expect(refusal(laid(), by, given)).toBe(wanted));
  test('IGR-TER-12 what is removed is gone, IGR-R-20 and the loser deploys first', () => {
    const match = laid();
    order(match, 'a', adjust('remove', ['T2-2']));
    expect(match.state.ground.now.pieces.map(p => p.id)).toEqual(['T3-2']);
    expect(match.state).toMatchObject({ step: 'deployment', next: 'b' });
    expect(refusal(match, 'b', adjust('none'))).toBe('IGR-TER-12');
  });
  test('IGR-AMB-01 a lead of 5 sends the loser on the march', () => {
    const match = begun(generated(), [...NO_TERRAIN, 6, 1]);
    order(match, 'a', { verb: 'muster', list: 'parliament-1643' });
    order(match, 'b', { verb: 'muster', list: 'royalist-1643' });
    order(match, 'a', adjust('none'));
    expect(match.state).toMatchObject({ step: 'march', ambush: { now: { marcher: 'b' } } });
  });
  test('IGR-R-14 roads come from scenarios only', () => expect(laid().state.ground.now.roads).toEqual([]));
});

describe('deployment', () => {
  /** The ridge, to be deployed; the French first (IGR-R-20: there was no throw-off). */
  const field = (id = 'ridge-1815', options = DEFAULTS): Match<Types> =>
    begun({ ...dataOf(id), setup: 'free' }, Array(40).fill(3), options);
  const place = (
    stand: string,
    x: number,
    y: number,
    more: Partial<Extract<Order, { verb: 'deploy' }>> = {},
  ): Order => ({
    verb: 'deploy',
    stand,
    role: 'mbl',
    line: 1,
    link: null,
    defences: false,
    waived: false,
    at: { x: Math.round(x * 800), y: Math.round(y * 800), facing: 0 },
    ...more,
  });
  const after = (...orders: Order[]): Match<Types> => {
    const match = field();
    for (const [i, given] of orders.entries()) {
      order(match, 'a', given);
      order(match, 'b', {
        ...place(`A${i + 1}`, 3 + i, 13),
        at: { x: (3 + i) * 800, y: 13 * 800, facing: 1800 },
      } as Order);
    }
    return match;
  };
  const f3 = place('F3', 11, 2.25);
  // biome-ignore format: one line a case
  const cases: [string, Match<Types>, Side, Order, string][] = [
    ['IGR-R-20 the south player places first',           field(), 'b', place('A1', 5, 13), 'IGR-DEP-14'],
    ['IGR-DEP-05 wholly in the Rear Zone',               field(), 'a', place('F3', 11, 2.3), 'IGR-DEP-05'],
    ['IGR-DEP-05 there it may stand',                    field(), 'a', f3, 'allowed'],
    ['IGR-GEO-06 on nobody else',                        after(f3), 'a', place('F4', 11.9, 2.25), 'IGR-GEO-06'],
    ['IGR-R-23 side by side',                            after(f3), 'a', place('F4', 11.5, 1.5), 'IGR-R-23'],
    ['IGR-DEP-09 no gap above 3 W',                      after(f3), 'a', place('F4', 15.1, 2.25), 'IGR-DEP-09'],
    ['IGR-DEP-09 3 W are allowed',                       after(f3), 'a', place('F4', 15, 2.25), 'allowed'],
    ['IGR-DEP-08 line infantry is not exempt',           after(f3), 'a', place('F4', 13, 2.25, { role: 'skirmish' }), 'IGR-DEP-08'],
    ['IGR-DEP-08 voltigeurs are',                        after(f3), 'a', place('F11', 20, 1, { role: 'skirmish' }), 'allowed'],
    ['IGR-DEP-07 no more lines than the list allows',    after(f3), 'a', place('F4', 13, 1, { line: 3 }), 'IGR-DEP-07'],
    ['IGR-DEP-07 a second line',                         after(f3), 'a', place('F4', 11, 1, { line: 2 }), 'allowed'],
    ['IGR-CMD-04 the Centre in the Centre Sector',       after(f3), 'a', place('F1', 3, 2, { part: 'centre' }), 'IGR-CMD-04'],
    ['IGR-CMD-05 a Wing in its own',                     after(f3), 'a', place('F4', 12, 2.25, { part: 'west-wing' }), 'IGR-CMD-05'],
    ['IGR-DEP-14 each once',                             after(f3), 'a', f3, 'IGR-DEP-14'],
    ['IGR-DEP-14 one’s own',                             field(), 'a', place('A1', 11, 2), 'IGR-DEP-14'],
    ['IGR-LNK-03 a line',                                after(f3), 'a', place('F4', 12, 2.25, { link: { type: 'in-line', with: 'F3' } }), 'allowed'],
    ['IGR-R-28 a gap of a quarter',                      after(f3), 'a', place('F4', 12.25, 2.25, { link: { type: 'in-line', with: 'F3' } }), 'allowed'],
    ['IGR-LNK-03 not further apart',                     after(f3), 'a', place('F4', 12.3, 2.25, { link: { type: 'in-line', with: 'F3' } }), 'IGR-LNK-03'],
    ['IGR-LNK-07 a support pair',                        after(f3), 'a', place('F4', 11, 1.75, { link: { type: 'support', with: 'F3' } }), 'allowed'],
    ['IGR-LNK-07 directly behind',                       after(f3), 'a', place('F4', 11.1, 1.75, { link: { type: 'support', with: 'F3' } }), 'IGR-LNK-07'],
    ['IGR-LNK-13 the same line',                         after(f3), 'a', place('F4', 11, 1.75, { link: { type: 'support', with: 'F3' }, line: 2 }), 'IGR-LNK-13'],
    ['IGR-R-29 one kind of link',                        after(f3, place('F4', 12, 2.25, { link: { type: 'in-line', with: 'F3' } })), 'a', place('F5', 11, 1.75, { link: { type: 'support', with: 'F3' } }), 'IGR-R-29'],
    ['IGR-LNK-02 RA not with IA',                        after(place('F11', 11, 2.25)), 'a', place('F12', 12, 2, { link: { type: 'in-line', with: 'F11' } }), 'IGR-LNK-02'],
    ['IGR-R-24 no horse in a support pair',              after(place('F1', 11, 2)), 'a', place('F2', 11, 1, { link: { type: 'support', with: 'F1' } }), 'IGR-R-24'],
    ['IGR-LNK-01 with whom?',                            after(f3), 'a', place('F4', 12, 2.25, { link: { type: 'in-line', with: 'F9' } }), 'IGR-LNK-01'],
    ['IGR-FLD-01 no stakes without the option',          field(), 'a', place('F3', 11, 2.25, { defences: true }), 'IGR-FLD-01'],
    ['IGR-LST-10 nor for whom the list has none',        field('ridge-1815', optionsWith({ 'IGR-FLD-01': 'on' })), 'a', place('F3', 11, 2.25, { defences: true }), 'IGR-LST-10'],
    ['IGR-DEP-15 nothing is waived while there is a place', after(f3), 'a', place('F4', 11, 1, { waived: true }), 'IGR-DEP-15'],
    ['IGR-DEP-15 nobody is set aside while there is room', after(f3), 'a', { verb: 'setAside', stand: 'F4' }, 'IGR-DEP-15'],
  ];
  test.each(cases)('%s', (_, match, by, given, wanted) => expect(refusal(match, by, given)).toBe(wanted));

  test('IGR-R-21, IGR-DEP-14 one vignette each in turn; IGR-R-27 links are made as they are placed', () => {
    const match = field();
    order(match, 'a', f3);
    expect(match.state.next).toBe('b');
    order(match, 'b', place('A1', 11, 13));
    order(match, 'a', place('F4', 10, 2.25, { link: { type: 'in-line', with: 'F3' } }));
    const [link] = Object.values(match.state.links);
    expect(link!.members.map(i => match.state.vignettes[i]!.id)).toEqual(['F4', 'F3']);
  });
  test('IGR-DEP-13 somebody must be in the main battle line', () => {
    const match = field();
    const state: State = match.state;
    for (const [i, v] of state.vignettes.entries())
      if (v.side === 'a' && v.id !== 'F11') state.vignettes[i] = { ...v, place: 'aside' };
    expect(refusal(match, 'a', place('F11', 11, 1, { role: 'skirmish' }))).toBe('IGR-DEP-13');
    expect(refusal(match, 'a', place('F11', 11, 1))).toBe('allowed');
  });
  test('IGR-R-109 a side that has nobody on the field has lost', () => {
    const match = field();
    const state: State = match.state;
    for (const [i, v] of state.vignettes.entries()) if (v.id !== 'A1') state.vignettes[i] = { ...v, place: 'aside' };
    state.next = 'b';
    order(match, 'b', place('A1', 11, 13));
    expect(match.state.over).toMatchObject({ winner: 'b', rule: 'IGR-R-109' });
  });
  test('IGR-DEP-15, IGR-R-108 no legal place left: anywhere in the Rear Zone; no room at all: set aside', () => {
    // Foot of 25 mm on a table of 15 W: the whole line is full, behind it there is room.
    const data = { ...dataOf('drift-1879'), setup: 'free' };
    const match = begun(data, [], DEFAULTS);
    const { state } = match;
    const zulus = state.vignettes.flatMap((v, i) => (v.side === 'a' ? [i] : []));
    const full = (y: number) => Array.from({ length: 15 }, (_, i) => ({ x: i + 0.5, y }));
    // The last one waits; fifteen others, made from the twelve, fill the line from edge to edge.
    const pattern = state.vignettes[zulus[0]!]!;
    const base = { facing: 0, forwardX: 0, forwardY: 1, halfWidth: 0.5, halfDepth: 0.25 };
    const standing = [...full(1.4), ...full(0.9)].map((at, i) => ({
      ...pattern,
      id: `Y${i}`,
      place: 'table' as const,
      line: at.y > 1 ? 1 : 2,
      base: { ...base, ...at },
    }));
    state.vignettes.push(...standing);
    state.lookup.ids = Object.fromEntries(state.vignettes.map((v, i) => [v.id, i]));
    const at = (x: number, y: number) => ({ x: Math.round(x * 1200), y: Math.round(y * 1200), facing: 0 });
    expect(refusal(match, 'a', place('Z1', 0, 0, { at: at(5, 0.3) }))).toBe('IGR-R-23');
    expect(refusal(match, 'a', place('Z1', 0, 0, { at: at(5, 0.3), waived: true }))).toBe('allowed');
    expect(refusal(match, 'a', place('Z1', 0, 0, { at: at(5, 1.2), waived: true }))).toBe('IGR-DEP-05');
    const third = full(0.35).map((spot, i) => ({
      ...pattern,
      id: `X${i}`,
      place: 'table' as const,
      line: 2,
      base: { ...base, ...spot },
    }));
    state.vignettes.push(...third);
    state.lookup.ids = Object.fromEntries(state.vignettes.map((v, i) => [v.id, i]));
    expect(refusal(match, 'a', { verb: 'setAside', stand: 'Z1' })).toBe('allowed');
    order(match, 'a', { verb: 'setAside', stand: 'Z1' });
    expect(inBattle(match, 'Z1').place).toBe('aside');
  });
  /** The Zulus of 9.4, of whom Z1 waits, with foot side by side at these distances from the base edge. */
  function crowded(fromEdge: readonly number[], west: number, count: number): Match<Types> {
    const match = begun({ ...dataOf('drift-1879'), setup: 'free' }, [], DEFAULTS);
    const { state } = match;
    const base = { facing: 0, forwardX: 0, forwardY: 1, halfWidth: 0.5, halfDepth: 0.25 };
    for (const [row, y] of fromEdge.entries())
      for (let i = 0; i < count; i++)
        state.vignettes.push({
          ...inBattle(match, 'Z1'),
          id: `Y${state.vignettes.length}`,
          place: 'table',
          line: row === 0 ? 2 : 1,
          base: { ...base, x: west + 0.5 + i, y },
        });
    state.lookup.ids = Object.fromEntries(state.vignettes.map((v, i) => [v.id, i]));
    return match;
  }
  // biome-ignore format: one line a case
  const rooms: [string, Match<Types>, string, RegExp, object][] = [
    ['a quarter of a W from the places at the edges', crowded([0.25, 1.3], 0, 15), 'IGR-DEP-15', /line and gap are waived$/, { verb: 'deploy', stand: 'Z1', waived: true, at: { y: 900, facing: 0 } }],
    ['turned square to the enemy',                    crowded([0.25, 0.8, 1.35], 0.4, 14), 'IGR-DEP-15', /line and gap are waived$/, { verb: 'deploy', stand: 'Z1', waived: true, at: { facing: 900 } }],
    ['none at all',                                   crowded([0.25, 0.8, 1.35], 0, 15), 'allowed', /^$/, { verb: 'setAside', stand: 'Z1' }],
  ];
  test.each(rooms)('IGR-DEP-15, IGR-R-108 set aside is who has no room: %s', (_, match, rule, message, bot) => {
    const seat = seatAt(match, 'a');
    expect(refusal(match, 'a', { verb: 'setAside', stand: 'Z1' })).toBe(rule);
    expect(refusalOf(seat, { verb: 'setAside', stand: 'Z1' })?.message ?? '').toMatch(message);
    expect(searched(seat, inBattle(match, 'Z1'))).toMatchObject(bot);
  });
  test('IGR-DEP-14 who has placed all is skipped; when all are down the battle begins', () => {
    const match = start<Types>({
      rules: glory,
      options: DEFAULTS,
      scenario: { ...dataOf('candlemas-1643'), setup: 'free' },
      dice: seededDice(3),
    });
    if (!match.ok) throw new Error('refused');
    const chance = random(3);
    const { value } = match;
    while (value.state.step === 'deployment') {
      const by = value.state.next;
      const done = submit(value, by, anyOrder({ view: view(value.state, by), by, options: DEFAULTS }, chance));
      if (!done.ok) throw new Error(done.error.message);
    }
    expect(value.state).toMatchObject({ step: 'battle', turn: 1 });
  });
});

describe('the march into an ambush', () => {
  const spruit = (dice: readonly number[] = [6, 2, ...Array(40).fill(3)]): Match<Types> => begun(AMBUSH, dice);
  const ids = Array.from({ length: 11 }, (_, i) => `B${i + 1}`);
  const write: Order = { verb: 'writeMarch', order: ids, skirmish: ['B1', 'B11'] };
  test('IGR-AMB-10 a march written without a word of them keeps the skirmishers of the scenario', () => {
    const match = spruit();
    order(match, 'a', { verb: 'writeMarch', order: ids });
    const outside = match.state.vignettes.filter(v => v.side === 'a' && v.role === 'skirmish').map(v => v.id);
    expect(outside).toEqual(['B1', 'B11']);
  });
  const marched = (steps: number): Match<Types> => {
    const match = spruit();
    order(match, 'a', write);
    for (let i = 0; i < steps; i++) order(match, 'b', { verb: 'wait' });
    return match;
  };
  // biome-ignore format: one line a case
  const cases: [string, Match<Types>, Side, Order, string][] = [
    ['IGR-AMB-02 the marcher writes',                  spruit(), 'b', write, 'IGR-AMB-01'],
    ['IGR-AMB-02 every vignette, each once',           spruit(), 'a', { verb: 'writeMarch', order: ids.slice(1) }, 'IGR-AMB-02'],
    ['IGR-AMB-02 his own',                             spruit(), 'a', { verb: 'writeMarch', order: ['Z1', ...ids.slice(1)] }, 'order[0]'],
    ['IGR-DEP-08 foot is in the battle line',          spruit(), 'a', { verb: 'writeMarch', order: ids, skirmish: ['B2'] }, 'IGR-DEP-08'],
    ['IGR-AMB-02 once',                                marched(0), 'a', write, 'IGR-AMB-02'],
    ['IGR-R-17 the scenario has chosen the corner',    marched(0), 'a', { verb: 'chooseDiagonal', from: 'ne' }, 'IGR-R-17'],
    ['IGR-AMB-03 nobody springs before the march',     spruit(), 'b', { verb: 'spring' }, 'IGR-AMB-03'],
    ['IGR-AMB-08 not before half are on the table',    marched(5), 'b', { verb: 'spring' }, 'IGR-AMB-08'],
    ['IGR-AMB-08 then he may',                         marched(8), 'b', { verb: 'spring' }, 'allowed'],
    ['IGR-R-18 at the end he must',                    marched(27), 'b', { verb: 'wait' }, 'IGR-R-18'],
  ];
  test.each(cases)('%s', (_, match, by, given, wanted) => expect(refusal(match, by, given)).toBe(wanted));

  test('IGR-AMB-03, IGR-AMB-06 the column goes along the diagonal, nose to tail', () => {
    const match = marched(6);
    const column = match.state.march.order.map(id => placeOf(match, id!)).filter(p => p !== null);
    expect(column.length).toBeGreaterThan(2);
    for (const [x, y, facing] of column) {
      expect(y / x).toBeCloseTo(15 / 22.5, 2);
      expect(facing).toBeCloseTo(56.31, 1);
    }
  });
  test('5.4 the order of march is its owner’s secret, but for those on the table', () => {
    const match = marched(6);
    const known = view(match.state, 'b').march.order.filter(id => id !== null);
    expect(known).toEqual(ids.slice(0, known.length));
    expect(known.length).toBe(match.state.vignettes.filter(v => v.side === 'a' && v.place === 'table').length);
    expect(view(match.state, 'a').march.order).toEqual(ids);
    const event = happened(match.entries[1]!.events as never, 'marchWritten')[0]!;
    expect(glory.tell(event, 'b')!.text).not.toContain('B7');
    expect(glory.tell(event, 'a')!.text).toContain('B7');
  });

  /** Sprung when half are on the table; the Boers all placed north of the column. */
  const sprung = (): Match<Types> => {
    const match = marched(8);
    order(match, 'b', { verb: 'spring' });
    return match;
  };
  const boer = (
    stand: string,
    x: number,
    y: number,
    more: Partial<Extract<Order, { verb: 'deploy' }>> = {},
  ): Order => ({
    verb: 'deploy',
    stand,
    role: 'mbl',
    line: 1,
    link: null,
    defences: false,
    waived: false,
    at: { x: Math.round(x * 800), y: Math.round(y * 800), facing: 1800 },
    ...more,
  });
  // biome-ignore format: one line a case
  const places: [string, Order, string][] = [
    ['IGR-AMB-04 within 30 cm of a marcher',            boer('Z1', 4, 12), 'IGR-AMB-04'],
    ['IGR-AMB-08 there he may lie',                     boer('Z1', 3, 7), 'allowed'],
    ['9.5 not nearer than 2.5 W',                       boer('Z1', 4, 5), 'IGR-AMB-08'],
    ['IGR-AMB-08 not on a marcher',                     boer('Z1', 4, 2.67), 'IGR-AMB-08'],
    ['IGR-AMB-10 there are no Rear Zones and no lines', boer('Z1', 3, 7, { line: 2 }), 'IGR-AMB-10'],
    ['IGR-AMB-10 classes that are not exempt are in the battle line', boer('Z11', 3, 7, { role: 'skirmish' }), 'IGR-DEP-08'],
    ['IGR-AMB-10 an exempt class is declared',          boer('Z1', 3, 7, { role: 'skirmish' }), 'allowed'],
  ];
  test.each(places)('%s', (_, given, wanted) => expect(refusal(sprung(), 'b', given)).toBe(wanted));

  const joined = (): Match<Types> => {
    const match = sprung();
    const chance = random(5);
    while (match.state.step === 'deployment') {
      const done = submit(match, 'b', anyOrder({ view: view(match.state, 'b'), by: 'b', options: DEFAULTS }, chance));
      if (!done.ok) throw new Error(done.error.message);
    }
    return match;
  };
  test('IGR-AMB-08 only the ambusher places, IGR-AMB-05 then both throw for the first turn', () => {
    const match = spruit([6, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3]);
    order(match, 'a', write);
    for (let i = 0; i < 8; i++) order(match, 'b', { verb: 'wait' });
    order(match, 'b', { verb: 'spring' });
    const chance = random(5);
    while (match.state.step === 'deployment') {
      expect(match.state.next).toBe('b');
      submit(match, 'b', anyOrder({ view: view(match.state, 'b'), by: 'b', options: DEFAULTS }, chance));
    }
    expect(match.state).toMatchObject({ step: 'battle', turn: 1, active: 'a' });
    expect(match.state.sides.a.lineTotal).toBe(10);
  });
  test('IGR-R-19, IGR-AMB-09 marchers off the table enter one by one, in their order, if activated', () => {
    const { state, options } = joined0();
    const match = matchOf<Types>({ rules: glory, options, scenario: {}, dice: scriptedDice(Array(60).fill(3)) }, state);
    const next = nextMarcher(state)!;
    const later = state.march.order[state.march.order.indexOf(next) + 1]!;
    expect(refusal(match, 'a', { verb: 'activate', stand: later, crossing: false })).toBe('IGR-AMB-09');
    order(match, 'a', { verb: 'activate', stand: next, crossing: false });
    if (match.state.phase === 'activation') order(match, 'a', { verb: 'endPhase' });
    expect(refusal(match, 'a', { verb: 'enter', stand: later })).toBe('IGR-AMB-09');
    order(match, 'a', { verb: 'enter', stand: next });
    expect(inBattle(match, next)).toMatchObject({ place: 'table', now: { moved: true } });
    expect(refusal(match, 'a', { verb: 'enter', stand: later })).toBe('IGR-AMB-09');
  });
  /** An ambush that has been sprung, in the marcher's phase A. */
  function joined0() {
    const match = joined();
    Object.assign(match.state, { active: 'a', phase: 'activation', apThrown: true });
    match.state.sides.a = { ...match.state.sides.a, ap: 9, apLeft: 9 };
    for (const [i, v] of match.state.vignettes.entries())
      match.state.vignettes[i] = { ...v, now: { ...v.now, activated: false, moved: false, thrown: null } };
    return match;
  }
});
