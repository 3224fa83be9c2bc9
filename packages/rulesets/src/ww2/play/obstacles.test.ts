import {
  answer,
  defaultOptions,
  type Options,
  type Preview,
  type Reach,
  type Side,
  scriptedDice,
  start,
  submit,
  viewOf,
} from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { ww2 } from '../index.js';
import type { Obstacle } from '../pieces.js';
import { OBSTACLES } from '../pieces.js';
import type { Order } from '../verbs/index.js';
import type { Stand, State } from './state.js';

/** A plain of 4000m: side A attacks from the south, B defends; six stands of grade A in one group, where a case puts them. */
const PLAIN = {
  id: 'plain',
  title: 'Plain',
  limit: 9,
  table: { width: 4000, depth: 4000, zones: 1000 },
  zone: 'Temperate',
  defender: 'b',
  obstacles: { most: 3, each: 2 },
  features: [{ id: 'town', kind: 'BUA', from: [3000, 1800], to: [3500, 2300] }],
  first: 'a',
  sides: {
    a: {
      name: 'Attackers',
      groups: [
        {
          id: 'A1',
          name: 'group',
          stands: [
            { unit: 'RG', grade: 'A', hq: true },
            { unit: 'RG', grade: 'A' },
            { unit: 't-34-85', grade: 'A' },
            { unit: 'truck', grade: 'A' },
            { unit: 'MG-gun', grade: 'A' },
          ],
        },
      ],
    },
    b: {
      name: 'Defenders',
      groups: [
        {
          id: 'B1',
          name: 'group',
          stands: [
            { unit: 'RG', grade: 'A', hq: true },
            { unit: 'RG', grade: 'A' },
          ],
        },
      ],
    },
  },
  deployment: {
    'A1.1': [1000, 500, 0],
    'A1.2': [1500, 1000, 0],
    'A1.3': [2000, 1000, 0],
    'A1.4': [2500, 1000, 0],
    'A1.5': { in: 'A1.4' },
    'B1.1': [200, 3800, 180],
    'B1.2': [3800, 3800, 180],
  },
};

const ON = { ...defaultOptions(ww2.options), 'WW2-ENG-01': 'on' };

function battle(dice: readonly number[], scenario: object = PLAIN, options: Options = ON) {
  const begun = start({ rules: ww2, scenario, options, dice: scriptedDice([...dice]) });
  if (!begun.ok) throw new Error(begun.error.message);
  const match = begun.value;
  const said = (done: { ok: true } | { ok: false; error: { rule?: string; path?: string } }): string =>
    done.ok ? 'done' : (done.error.rule ?? done.error.path ?? '');
  return {
    match,
    state: match.state as State,
    give: (order: Order, by: Side = 'a') => said(submit(match, by, order)),
    reply: (value: unknown, by: Side = 'a') => said(answer(match, by, value)),
  };
}
const at = ({ stands, lookup }: State, id: string): Stand => stands[lookup.ids[id]!]!;
const place = (kind: Obstacle, x: number, y: number): Order => ({
  verb: 'placeObstacle',
  kind,
  at: { x, y, facing: 0 },
});
const go = (stand: string, x: number, y: number): Order => ({ verb: 'move', stand, path: [{ x, y }], facing: 0 });

/** A battle in its first tactical moves, with one obstacle where a case wants it; 12 command points come first. */
function before(kind: Obstacle, x: number, y: number, ...dice: number[]) {
  const found = battle([6, 6, ...dice]);
  expect(found.give(place(kind, x, y), 'b')).toBe('done');
  found.give({ verb: 'doneObstacles' }, 'b');
  if (found.state.phase === 'march') found.give({ verb: 'endStep' });
  return found;
}

describe('WW2-ENG-04, WW2-HG-07, WW2-R-105: where the defender may place an obstacle, and how many', () => {
  test.each<[string, Order, Side, string]>([
    ['WW2-HG-07 more than 500m from the zone of the attacker', place('anti-tank', 1000, 1626), 'b', 'done'],
    ['WW2-HG-07 not at 500m', place('anti-tank', 1000, 1625), 'b', 'WW2-HG-07'],
    ['WW2-HG-07 not in a town', place('anti-tank', 3200, 2000), 'b', 'WW2-HG-07'],
    ['WW2-HG-07 not over the edge', place('anti-tank', 100, 2000), 'b', 'WW2-HG-07'],
    ['WW2-ENG-01 the attacker places none', place('anti-tank', 1000, 2000), 'a', 'WW2-SEQ-01'],
  ])('%s', (_title, order, by, wanted) => {
    expect(battle([6, 6]).give(order, by)).toBe(wanted);
  });

  test('WW2-HG-07, WW2-R-105: not on one another, two of a kind, three in all', () => {
    const { give, state } = battle([6, 6]);
    give(place('anti-tank', 1000, 2000), 'b');
    expect(give(place('anti-tank', 1200, 2000), 'b')).toBe('WW2-HG-07');
    expect(give(place('anti-tank', 1250, 2000), 'b')).toBe('done');
    expect(give(place('anti-tank', 2000, 2000), 'b')).toBe('WW2-R-105');
    expect(give(place('anti-personnel', 2000, 2000), 'b')).toBe('done');
    expect(give(place('anti-personnel', 2500, 2000), 'b')).toBe('WW2-R-105');
    expect(state.obstacles).toHaveLength(3);
  });

  test('WW2-ENG-01: without the optional rule there are no obstacles', () => {
    const { state } = battle([6, 6], PLAIN, defaultOptions(ww2.options));
    expect(state.phase).not.toBe('fortify');
  });
});

test('WW2-ENG-06: what an obstacle is, only the defender and an umpire see before it is declared', () => {
  const { match, give } = battle([6, 6]);
  give(place('anti-tank', 1000, 2000), 'b');
  const kindFor = (viewer: Side | 'umpire' | 'spectator') => (viewOf(match, viewer) as State).obstacles[0]!.kind;
  expect((['a', 'b', 'umpire', 'spectator'] as const).map(kindFor)).toEqual([null, 'anti-tank', 'anti-tank', null]);
});

describe('WW2-ENG-06, WW2-R-139: whoever comes within 500m is halted there and goes on as he likes', () => {
  // A1.3 is a tank, 1000m a move; the obstacle's edge is at y 1875, so that its base is 500m away at y 1250.
  test.each<[string, unknown[], number]>([
    ['WW2-R-139 it stops at the first point within 500m', ['stop'], 1250],
    ['WW2-R-139 it goes on as ordered', ['on'], 1700],
    ['WW2-R-139 it turns off with what is left', ['turn', { path: [{ x: 2000, y: 1450 }], facing: 900 }], 1450],
    ['WW2-R-139 it stays, asked for another way', ['turn', { path: [], facing: 0 }], 1250],
  ])('%s', (_title, answers, y) => {
    const { give, reply, state } = before('anti-personnel', 2000, 2000);
    expect(give(go('A1.3', 2000, 1700))).toBe('done');
    expect(state.obstacles[0]).toMatchObject({ declared: true });
    expect(at(state, 'A1.3').y).toBe(1250);
    for (const value of answers) expect(reply(value)).toBe('done');
    expect(at(state, 'A1.3').y).toBe(y);
  });

  test('WW2-R-139: another way is no longer than what is left of the move', () => {
    const { give, reply, state } = before('anti-personnel', 2000, 2000);
    give(go('A1.3', 2000, 1700));
    reply('turn');
    expect(reply({ path: [{ x: 2800, y: 1250 }], facing: 0 })).toBe('WW2-R-139');
    expect(reply({ path: [{ x: 2700, y: 1250 }], facing: 0 })).toBe('done');
    expect(at(state, 'A1.3')).toMatchObject({ x: 2700, y: 1250, moveUsed: 0.95 });
  });
});

describe('WW2-ENG-05, WW2-ENG-07 to WW2-ENG-10, WW2-R-104: crossing', () => {
  // The near edge of the obstacle is at y 1675, so that a base touches it at y 1550.
  test.each<[string, Obstacle, string, number, number[], number, string | null]>([
    ['WW2-ENG-07 on 4 a tank crosses an anti-tank obstacle', 'anti-tank', 'A1.3', 0, [4], 1700, 'obstacle 1'],
    ['WW2-R-104 on 3 it stops in contact', 'anti-tank', 'A1.3', 0, [3], 1550, null],
    ['WW2-ENG-05 it passes an anti-personnel one freely', 'anti-personnel', 'A1.3', 0, [], 1700, null],
    ['WW2-ENG-08 with a marker 4 is not enough', 'anti-tank', 'A1.3', 1, [4], 1550, null],
    ['WW2-ENG-08 5 is', 'anti-tank', 'A1.3', 2, [5], 1700, 'obstacle 1'],
    ['WW2-ENG-09 with three 5 is not enough', 'anti-tank', 'A1.3', 3, [5], 1550, null],
    ['WW2-ENG-05 a lorry with a gun is stopped by an anti-personnel one', 'anti-personnel', 'A1.4', 0, [1], 1550, null],
    ['WW2-ENG-05 and passes an anti-tank one', 'anti-tank', 'A1.4', 0, [], 1700, null],
  ])('%s', (_title, kind, stand, markers, dice, y, crossing) => {
    const x = stand === 'A1.3' ? 2000 : 2500;
    const { give, reply, state } = before(kind, x, 1800, ...dice);
    state.stands[state.lookup.ids[stand]!] = { ...at(state, stand), suppression: markers };
    expect(give(go(stand, x, 1700))).toBe('done');
    expect(reply('on')).toBe('done');
    expect(at(state, stand)).toMatchObject({ y, crossing });
  });

  test('WW2-R-141: after a throw it stands on the obstacle and leaves it without another', () => {
    const { give, reply, state } = before('anti-tank', 2000, 1800, 4);
    give(go('A1.3', 2000, 1700));
    reply('on');
    expect(give(go('A1.3', 2000, 2400))).toBe('done');
    expect(at(state, 'A1.3')).toMatchObject({ y: 2400, crossing: null });
  });

  test('WW2-R-143: the defender’s own stands throw too, and that declares it', () => {
    const kind = 'anti-personnel';
    const near = { ...PLAIN, deployment: { ...PLAIN.deployment, 'B1.2': [2000, 2100, 180] }, first: 'b' };
    const { give, state } = battle([6, 6, 2], near);
    give(place(kind, 2000, 1700), 'b');
    give({ verb: 'doneObstacles' }, 'b');
    if (state.phase === 'march') give({ verb: 'endStep' }, 'b');
    expect(give(go('B1.2', 2000, 1700), 'b')).toBe('done');
    expect(at(state, 'B1.2').y).toBe(1950);
    expect(state.obstacles[0]!.declared).toBe(true);
  });
});

describe('5.5: what is shown before a move promises nothing that an obstacle may stop', () => {
  /** Of a tank south of an obstacle, whose edge its base touches at y 1550, as its side sees it. */
  const seen = (kind: Obstacle, by: 'A1.3' | 'A1.4', declared: boolean, suppression = 0) => {
    const found = before(kind, by === 'A1.3' ? 2000 : 2500, 1800);
    if (declared) found.state.obstacles[0] = { ...found.state.obstacles[0]!, declared };
    found.state.stands[found.state.lookup.ids[by]!] = { ...at(found.state, by), suppression };
    const view = viewOf(found.match, 'a') as State;
    return { view, by: 'a', seat: { id: 'a', side: 'a' }, options: ON } as const;
  };
  test.each<[string, Obstacle, 'A1.3' | 'A1.4', boolean, number, string | undefined, number | undefined]>([
    ['WW2-R-139 of unknown kind: it is halted within 500m of it', 'anti-personnel', 'A1.3', false, 0, 'WW2-R-139', 1050],
    ['WW2-ENG-07 declared: it stops in contact but for a 4', 'anti-tank', 'A1.3', true, 0, 'WW2-ENG-07 4+', 1550],
    ['WW2-ENG-08 with a marker for a 5', 'anti-tank', 'A1.3', true, 1, 'WW2-ENG-07 5+', 1550],
    ['WW2-ENG-09 with three for a 6', 'anti-tank', 'A1.3', true, 3, 'WW2-ENG-07 6+', 1550],
    ['WW2-ENG-05 one that does not stop it', 'anti-personnel', 'A1.3', true, 0, undefined, undefined],
    ['WW2-ENG-05 a tower is stopped by what stops men', 'anti-personnel', 'A1.4', true, 0, 'WW2-ENG-07 4+', 1550],
  ])('%s', (_title, kind, stand, declared, markers, rule, y) => {
    const seat = seen(kind, stand, declared, markers);
    const { because, end } = ww2.face.preview(seat, go(stand, stand === 'A1.3' ? 2000 : 2500, 1700)) as Preview;
    const [first] = because;
    expect(rule ? [first?.rule, first?.effect].filter(Boolean).join(' ') : undefined).toBe(rule);
    expect(end?.y).toBe(y);
  }); // biome-ignore format: one line
  test.each<[string, Obstacle, boolean, boolean]>([
    ['WW2-ENG-07 no farther than an obstacle that stops it', 'anti-tank', true, false],
    ['WW2-ENG-05 beyond one that does not', 'anti-personnel', true, true],
    ['WW2-ENG-06 nor than one that may', 'anti-personnel', false, false],
  ])('reach: %s', (_title, kind, declared, beyond) => {
    const seat = seen(kind, 'A1.3', declared);
    const found = ww2.face.reach!(seat, 'move', 'A1.3') as Reach;
    expect(found.costAt(2000, 1875) <= 1).toBe(beyond);
    expect(found.costAt(2000, 1500)).toBeLessThan(1);
  });
});

test('WW2-R-140: infantry set down within 500m makes the defender declare, too', () => {
  const near = { ...PLAIN, deployment: { ...PLAIN.deployment, 'A1.4': [2500, 1120, 0] } };
  const { give, state } = battle([6, 6], near);
  give(place('anti-tank', 2500, 2000), 'b');
  give({ verb: 'doneObstacles' }, 'b');
  if (state.phase === 'march') give({ verb: 'endStep' });
  expect(state.obstacles[0]!.declared).toBe(false);
  expect(give({ verb: 'debus', stand: 'A1.4', at: { x: 2500, y: 1370, facing: 0 } })).toBe('done');
  expect(state.obstacles[0]!.declared).toBe(true);
});

test('WW2-R-142: a retreat that touches an obstacle throws; who fails stays in contact', () => {
  const { match, give, state } = battle([6, 6, 1], {
    ...PLAIN,
    deployment: { ...PLAIN.deployment, 'B1.2': [2000, 2100, 180] },
    first: 'b',
  });
  give(place('anti-personnel', 2000, 2500), 'b');
  give({ verb: 'doneObstacles' }, 'b');
  state.groups[1] = { ...state.groups[1]!, failed: true };
  state.phase = 'retreat';
  expect(give({ verb: 'retreat', stand: 'B1.2', metres: 250, facing: 1800 }, 'b')).toBe('done');
  expect(at(match.state as State, 'B1.2')).toMatchObject({ y: 2250, retreatDone: true });
});

test('WW2-ENG-10: an obstacle is as large as a base', () => {
  for (const kind of OBSTACLES) {
    const { state, give } = battle([6, 6]);
    give(place(kind, 1000, 2000), 'b');
    const { features } = ww2.face.scene({ view: state, viewer: 'b', options: ON });
    const drawn = features.find(({ id }) => id === 'obstacle 1')!.outline!;
    expect(Math.max(...drawn.map(({ x }) => x)) - Math.min(...drawn.map(({ x }) => x))).toBe(250);
  }
});

test('WW2-R-134, WW2-R-139: a member of a linked march that is halted halts all', () => {
  const { give, reply, state } = battle([6, 6]);
  give(place('anti-tank', 1500, 2000), 'b');
  give({ verb: 'doneObstacles' }, 'b');
  if (state.phase !== 'march') throw new Error('nobody may march');
  const path = [{ x: 1000, y: 900 }];
  const march: Order = { verb: 'march', stand: 'A1.1', others: ['A1.2'], mode: 'parallel', path, facing: 0 };
  expect(give(march)).toBe('done');
  expect([at(state, 'A1.1').y, at(state, 'A1.2').y]).toEqual([750, 1250]);
  expect(reply('on')).toBe('done');
  expect([at(state, 'A1.1').y, at(state, 'A1.2').y]).toEqual([900, 1400]);
});
