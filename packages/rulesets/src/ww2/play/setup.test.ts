import {
  type Match,
  type Options,
  optionsFor,
  otherSide,
  type Pose,
  type Side,
  scriptedDice,
  seatAt,
  start,
  submit,
} from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { face } from '../face/index.js';
import { ww2 } from '../index.js';
import { coverOf } from '../rules/sight-line.js';
import type { Order } from '../verbs/index.js';
import { battle, go, groupIn, optionsWith, order, outcome, standIn } from './kit.js';
import { layOut } from './layout.js';
import { distanceOf, isGround, isInfantry, isMortars } from './stands.js';
import { BASE } from './state.js';
import type { Types } from './types.js';
import { featuresAt } from './ways.js';

function begun(id: string, dice: number[] = [], chosen: Options = {}): Match<Types> {
  const { data } = ww2.scenarios.find(one => one.id === id)!;
  const options = { ...optionsFor(ww2, data), ...chosen };
  const found = start<Types>({ rules: ww2, scenario: data, options, dice: scriptedDice(dice) });
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

/** A battle in which the program has put everybody down. */
function laidOut(scenario: string) {
  const match = begun(
    scenario,
    Array.from({ length: 200 }, () => 3),
  );
  while (match.state.phase === 'deploy') {
    const { groups, next } = match.state;
    const { id: group } = groups.find(({ side, deployed }) => side === next && !deployed)!;
    const places = layOut(match.state, next, group, match.options);
    expect(submit(match, next, { verb: 'deployGroup', group, places, loads: { riders: {} } } as never).ok).toBe(true);
  }
  return match;
}

describe('before the first turn', () => {
  test('WW2-HG-21 WW2-HG-20: a scenario may fix the deployment, of six stands a side; play begins at once', () => {
    const { state } = begun('ww2-5-first-orders', [2, 2, 2]);
    expect(state.turn).toBe(1);
    expect(state.groups.map(({ members, deployed }) => [members.length, deployed])).toEqual([
      [6, true],
      [6, true],
    ]);
    expect(state.stands.find(({ id }) => id === 'A1.4')).toMatchObject({ where: 'table', x: 1950, y: 600, facing: 0 });
    expect(state.stands.find(({ id }) => id === 'A1.3')).toMatchObject({ where: 'bussed', carrier: 'A1.6' });
  });
  test('WW2-R-123: a group that is wholly off the table is deployed by itself, before the first choice', () => {
    const { state } = begun('ww2-7-bridge-and-ferry');
    expect(state).toMatchObject({ phase: 'deploy', turn: 0, next: 'a' });
    expect(state.groups.filter(({ deployed }) => deployed).map(({ id }) => id)).toEqual(['A3']);
    expect(state.stands.filter(({ group }) => group === 2).every(({ where }) => where === 'off-table')).toBe(true);
  });
  test.each<[string, string, (i: number) => boolean, string]>([
    ['WW2-R-15: its owner may put its batteries on the table all the same', 'batteries-may', i => i < 10, 'done'],
    ['WW2-R-15: some of them, if the headquarters is among them', 'batteries-may', i => i < 2, 'done'],
    ['WW2-R-34: but not others without it', 'batteries-may', i => i === 1, 'WW2-R-34'],
    ['WW2-DEP-02: aircraft stay where they are', 'batteries-may', i => i < 11, 'WW2-DEP-02'],
    ['WW2-R-123: to leave all there is no move', 'batteries-may', () => false, 'WW2-R-123'],
    ['WW2-R-15: not where batteries must be off the table', 'batteries-must', i => i < 10, 'group'],
  ])('WW2-R-123: %s', (_, choice, isPlaced, wanted) => {
    const match = begun('ww2-7-bridge-and-ferry', [], { 'WW2-R-15': choice });
    const support = groupIn(match, 'A3').members.map(at => match.state.stands[at]!.id);
    const places = support.map((id, i) => ({ id, at: isPlaced(i) ? { x: 1000 + 300 * i, y: 500, facing: 0 } : null }));
    const given = { verb: 'deployGroup', group: 'A3', places, loads: { riders: {} } } as const;
    expect(outcome(match, given, 'a')).toBe(wanted);
    if (wanted !== 'done') return;
    expect(support.map(id => standIn(match, id).where === 'table')).toEqual(support.map((_id, i) => isPlaced(i)));
    expect([groupIn(match, 'A3').hadGround, match.state.next]).toEqual([true, 'b']);
    expect(outcome(match, given, 'a')).toBe('WW2-SEQ-01');
  });
  test('WW2-R-123: a group that waits by itself is offered after those that must be deployed', () => {
    const groups = { A1: [['IG'], ['LB']], A2: [['LB'], ['LB']], A3: [['IG']], B1: [['IG']] } as const;
    const match = battle({ phase: 'deploy', state: { next: 'a' }, groups, group: { A2: { deployed: true } } });
    const found = ww2.face.gesture(seatAt(match, 'a') as never, 'group', { verb: 'deployGroup' } as never);
    expect(found).toMatchObject({
      among: [{ value: 'A1' }, { value: 'A3' }, { value: 'A2', text: expect.any(String) }],
    });
  });
  describe('WW2-R-123: a side that has nothing else to put down', () => {
    const guns = (first: Side, choice = 'batteries-may') => {
      const group = (id: string, unit: string, count: number) => ({
        id,
        name: 'group',
        stands: Array.from({ length: count }, (_, i) => ({ unit, grade: 'C', hq: i === 0 })),
      });
      const scenario = {
        id: 'guns',
        title: 'Guns',
        limit: 5,
        table: { width: 9000, depth: 9000, zones: 2000 },
        zone: 'Temperate',
        features: [],
        first: otherSide(first),
        sides: {
          a: { name: 'Guns', groups: [group('A1', 'LB', 2), group('A2', 'FIGHTER', 1)] },
          b: { name: 'Men', groups: [group('B1', 'IG', 1)] },
        },
      };
      const dice = scriptedDice(Array.from({ length: 30 }, () => 3));
      const found = start<Types>({ rules: ww2, scenario, options: optionsWith({ 'WW2-R-15': choice }), dice });
      if (!found.ok) throw new Error(found.error.message);
      return found.value;
    };
    const lay = (group: string, ...at: (Pose | null)[]): Order => ({
      verb: 'deployGroup',
      group,
      places: at.map((one, i) => ({ id: `${group}.${i + 1}`, at: one })),
      loads: { riders: {} },
    });
    const infantry = lay('B1', { x: 1000, y: 8500, facing: 1800 });
    test.each<[string, Order, string[]]>([
      ['has its turn for its batteries', lay('A1', { x: 1000, y: 500, facing: 0 }, null), ['table', 'off-table']],
      ['may leave all of them off the table', lay('A1', null, null), ['off-table', 'off-table']],
    ])('WW2-R-123: %s', (_, given, wanted) => {
      for (const first of ['a', 'b'] as const) {
        const match = guns(first);
        expect([groupIn(match, 'A1').deployed, groupIn(match, 'A2').deployed, match.state.next]).toEqual([
          false,
          true,
          first,
        ]);
        for (const one of first === 'a' ? [given, infantry] : [infantry, given]) order(match, one);
        expect(['A1.1', 'A1.2'].map(id => standIn(match, id).where)).toEqual(wanted);
        expect(match.state.turn).toBe(1);
      }
    });
    test('WW2-R-123: nor any turn where batteries must be off the table: the other side goes on', () => {
      const match = guns('a', 'batteries-must');
      expect([groupIn(match, 'A1').deployed, match.state.next]).toEqual([true, 'b']);
      order(match, infantry);
      expect(match.state.turn).toBe(1);
    });
  });
  test('WW2-HG-08: the defender deploys first, the attacker moves first', () => {
    const { state } = begun('ww2-4-jungle-track');
    expect([state.defender, state.next, state.first]).toEqual(['b', 'b', 'a']);
  });
  test('WW2-TER-35: base edges are opposite each other', () => {
    const { state } = begun('ww2-1-orne-lanes');
    expect([state.sides.a.baseEdge, state.sides.b.baseEdge]).toEqual(['south', 'north']);
    for (const [group, low, high] of [
      ['A1', 0, 2000],
      ['B1', state.ground.now.depth - 2000, state.ground.now.depth],
    ] as const)
      for (const { at } of layOut(state, group === 'A1' ? 'a' : 'b', group, optionsFor(ww2, ww2.scenarios[1]!.data)))
        if (at) expect([at.y >= low, at.y <= high]).toEqual([true, true]);
  });
  test.each(['ww2-1-orne-lanes', 'ww2-2-narew', 'ww2-3-south-of-the-ridge', 'ww2-9-rhine'])(
    'WW2-CP-17: in %s nobody whom the program puts down pays for the distance to his headquarters',
    scenario => {
      const match = laidOut(scenario);
      const { stands, groups } = match.state;
      for (const stand of stands.filter(({ where }) => where === 'table')) {
        const head = standIn(match, groups[stand.group]!.hq!);
        expect([stand.id, distanceOf(stand, head) < 1000]).toEqual([stand.id, true]);
      }
    },
  );
  test.each([
    ['ww2-2-narew', 2],
    ['ww2-4-jungle-track', 20],
    ['ww2-7-bridge-and-ferry', 8],
  ])(
    'WW2-DEP-01: in %s the program puts no vehicle and no gun into cover, but at least %i platoons on foot',
    (scenario, foot) => {
      const match = laidOut(scenario);
      const { ground, stands } = match.state;
      const covered = stands.filter(
        stand => isGround(stand) && featuresAt(ground.now, stand).some(({ kind }) => coverOf(kind) !== 'none'),
      );
      expect(covered.filter(stand => !isInfantry(stand) && !isMortars(stand)).map(({ id }) => id)).toEqual([]);
      expect(covered.filter(isInfantry).length).toBeGreaterThanOrEqual(foot);
    },
  );
  test('WW2-R-14: they deploy in turn, beginning with the side that moves second', () => {
    const match = begun('ww2-1-orne-lanes', [1, 1, 1, 1, 1, 1]);
    const options = match.options;
    const place = (side: 'a' | 'b', group: string) =>
      submit(match, side, { verb: 'deployGroup', group, places: layOut(match.state, side, group, options), loads: { riders: {} } } as never).ok; // biome-ignore format: one line
    const first = match.state.next;
    expect(first).not.toBe(match.state.first);
    const own = first === 'a' ? 'A1' : 'B1';
    expect([place(first === 'a' ? 'b' : 'a', first === 'a' ? 'B1' : 'A1'), place(first, own)]).toEqual([false, true]);
    expect(match.state.next).not.toBe(first);
  });
});

describe('stands', () => {
  test('WW2-ORG-07: every base is 250m by 250m', () => {
    const far = (x: number) => {
      const match = battle({
        groups: {
          A1: [
            ['IG', 1000, 1000],
            ['truck', x, 1000],
          ],
          B1: [['IG', 8000, 8000]],
        },
      });
      return distanceOf(standIn(match, 'A1.1'), standIn(match, 'A1.2'));
    };
    expect([BASE, far(1250), far(1251), far(1500)]).toEqual([250, 0, 1, 250]);
  });
  test('WW2-ORG-13: a headquarters can be told from the others', () => {
    const match = battle({
      groups: {
        A1: [
          ['IG', 1000, 1000],
          ['IG', 2000, 1000],
        ],
        B1: [['IG', 8000, 8000]],
      },
    });
    const look = { view: match.state, viewer: 'a', options: match.options } as never;
    const { pieces } = face.scene(look);
    const short = (id: string) => pieces.find(piece => piece.id === id)!.short ?? '';
    expect([short('A1.1').startsWith('HQ'), short('A1.2').startsWith('HQ')]).toEqual([true, false]);
  });
  test('WW2-R-166: the additional headquarters moves, is a soft target, and rides nowhere', () => {
    const match = battle({
      groups: {
        A1: [
          ['command', 1000, 1000],
          ['truck', 1000, 1250],
        ],
        B1: [['IG', 1000, 1600]],
      },
    });
    expect(standIn(match, 'A1.1').nature).toMatchObject({ additional: true, class: 'SMT', weapon: 'none', points: 0 });
    expect(outcome(match, { verb: 'bus', stand: 'A1.2', load: 'A1.1' })).toBe('WW2-VEH-37');
    order(match, go('A1.1', 2000, 1000));
    expect(groupIn(match, 'A1').hq).toBe('A1.1');
  });
});

describe('WW2-R-122 WW2-R-34: a zone one base deep, as wide as twelve of them', () => {
  const shallow = () => {
    const members = Array.from({ length: 12 }, () => ['IG'] as const);
    const match = battle({ phase: 'deploy', state: { next: 'a' }, groups: { A1: members, B1: [['IG']] } });
    const { now } = match.state.ground;
    match.state.ground = {
      now: { ...now, width: 12 * BASE, depth: 6 * BASE, deploymentDepth: BASE, features: [], roads: [] },
    };
    return match;
  };
  const abreast = (match: ReturnType<typeof shallow>, step: number, first: number) =>
    groupIn(match, 'A1').members.map((at, i) => ({
      id: match.state.stands[at]!.id,
      at: i < first ? null : { x: BASE / 2 + step * (i - first), y: BASE / 2, facing: 0 },
    }));
  const deploys = (match: ReturnType<typeof shallow>, places: readonly object[]) =>
    outcome(match, { verb: 'deployGroup', group: 'A1', places, loads: { riders: {} } } as never, 'a');

  test('the lay-out puts down all of them', () => {
    const match = shallow();
    const places = layOut(match.state, 'a', 'A1', match.options);
    expect(places.filter(({ at }) => at === null)).toEqual([]);
    expect(deploys(match, places)).toBe('done');
  });
  test('its headquarters may not be left without room by its own', () => {
    const match = shallow();
    expect(groupIn(match, 'A1').hq).toBe(match.state.stands[groupIn(match, 'A1').members[0]!]!.id);
    expect(deploys(match, abreast(match, 1.09 * BASE, 1))).toBe('WW2-R-34');
    expect(deploys(match, abreast(match, BASE, 0))).toBe('done');
  });
});
