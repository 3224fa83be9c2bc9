import {
  answer,
  askingOf,
  defaultOptions,
  type Options,
  type Side,
  scriptedDice,
  seatAt,
  seededDice,
  start,
  submit,
  told,
  type Viewer,
  viewOf,
} from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { ww2 } from '../index.js';
import type { Nation } from '../pieces.js';
import type { Order } from '../verbs/index.js';
import { anyPlace, takenBy } from './layout.js';
import { armyRefusal } from './muster.js';
import { riflemen } from './sample-army.js';
import type { DicedCell, Ground, Stand, State } from './state.js';
import {
  crossingsOf,
  type DicedFeature,
  featuresIn,
  findsNoPlace,
  pieceRefusal,
  roadAcross,
  unjoined,
} from './terrain.js';

const FREE = {
  id: 'free',
  title: 'Free',
  diced: true,
  points: 140,
  groups: { a: 1, b: 1 },
  table: { width: null, depth: null },
  river: 'none',
};
const DEFAULTS = defaultOptions(ww2.options);

function battle(dice: readonly number[] | 'seeded', scenario: object = FREE, options: Options = DEFAULTS) {
  const thrown = dice === 'seeded' ? seededDice(7) : scriptedDice([...dice]);
  const begun = start({ rules: ww2, scenario, options, dice: thrown });
  if (!begun.ok) throw new Error(`${begun.error.rule ?? ''} ${begun.error.path ?? ''} ${begun.error.message}`);
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
const raise = (force: string, groups: Record<string, number>): Order => ({
  verb: 'raiseArmy',
  force,
  lists: { groups },
});
const GRENADIERS = raise('German late', { 'WW2-HL-05': 1 });
const MOTOR = raise('British late', { 'WW2-HL-35': 1 });
const JAPANESE = raise('Japanese early', { 'WW2-HL-27': 1 });
const refusedBy = (scenario: object, options = DEFAULTS): string => {
  const begun = start({ rules: ww2, scenario, options, dice: scriptedDice([]) });
  return begun.ok ? 'done' : `${begun.error.rule ?? ''} ${begun.error.path}`.trim();
};

describe('U1: what players agree on', () => {
  test.each<[string, object, string]>([
    ['WW2-R-127: 6 points for each battle group', { points: 6 }, 'done'],
    ['WW2-R-127: not less', { points: 5 }, 'WW2-R-127 points'],
    ['WW2-R-121: a limit is always agreed', { limit: 0 }, 'limit'],
    ['WW2-R-121: up to 60 turns a side', { limit: 60 }, 'done'],
    ['WW2-R-121: no more', { limit: 61 }, 'limit'],
    [
      'WW2-TAB-02: a table is at least half as deep as it is wide',
      { table: { width: 9000, depth: 4000 } },
      'WW2-TAB-02 table',
    ],
    ['WW2-R-120: both sides have groups', { groups: { a: 0, b: 1 } }, 'groups.a'],
  ])('%s', (_title, change, wanted) => {
    expect(refusedBy({ ...FREE, ...change })).toBe(wanted);
  });
  test('WW2-R-121: 20 turns if nobody says', () => expect(battle([]).state.limit).toBe(20));
  test('WW2-TAB-01: 3000m of width for each group of the larger side', () => {
    const { ground } = battle([], { ...FREE, groups: { a: 2, b: 3 } }).state;
    expect([ground.now.width, ground.now.depth]).toEqual([9000, 6000]);
  });
});

describe('U2: armies', () => {
  test.each<[string, Order, string]>([
    ['WW2-HL-05: a group of the lists', GRENADIERS, 'done'],
    ['WW2-R-120: as many groups as were agreed', raise('German late', { 'WW2-HL-05': 2 }), 'WW2-R-120'],
    ['WW2-PTS-19: no dearer than was agreed', raise('German late', { 'WW2-HL-39': 1 }), 'WW2-PTS-19'],
    ['WW2-R-120: an army has a battle group at least', raise('German late', {}), 'WW2-R-120'],
    ['WW2-HG-22: no group of another nation', raise('German late', { 'WW2-HL-35': 1 }), 'WW2-HG-22'],
    ['WW2-HG-22: but of an ally', raise('British early', { 'WW2-HL-61': 1 }), 'done'],
    [
      'WW2-R-127: riflemen, where nothing else can be paid for',
      { verb: 'submitArmy', army: riflemen('Other', 1, 6) },
      'done',
    ],
    [
      'WW2-FAN-01: no invented army unless it was agreed',
      {
        verb: 'submitArmy',
        army: {
          ...riflemen('Other', 1, 6),
          fantasy: { organisedAs: 'British', supplier: 'British', allyOf: 'British', location: 'Ruritania' },
        },
      },
      'WW2-FAN-01',
    ],
    [
      'WW2-ENG-01: an army that does not defend has no obstacles',
      { verb: 'submitArmy', army: { ...riflemen('Other', 1, 6), obstacles: 1 } },
      'WW2-ENG-01',
    ],
  ])('%s', (_title, order, wanted) => {
    expect(battle([]).give(order)).toBe(wanted);
  });

  test('WW2-PTS-19: nobody is asked twice', () => {
    const { give } = battle([]);
    expect([give(MOTOR), give(MOTOR)]).toEqual(['done', 'WW2-PTS-19']);
  });
  test('WW2-R-120: what it is of is chosen before its groups', () => {
    const seat = seatAt(battle([]).match, 'a') as never;
    expect(ww2.face.gesture(seat, 'lists', { verb: 'raiseArmy' })).toMatchObject({ rule: 'WW2-R-120' });
  });

  test('WW2-HL-01: who is in a group of the lists is said by name', () => {
    const seat = seatAt(battle([]).match, 'a') as never;
    const textsOf = (force: string) => {
      const gesture = ww2.face.gesture(seat, 'lists', { verb: 'raiseArmy', force });
      return 'parts' in gesture ? gesture.parts.map(({ text }) => text ?? '') : [];
    };
    expect(textsOf('British late')[0]).toBe(
      'Infantry group (headquarters, light mortars), 6 Infantry group (light mortars), Mortars, Medium gun, 2 Universal Carrier, Light battery (late British)',
    );
    expect(textsOf('Soviet early')).toContain('T34/76 (headquarters), 2 T34/76, 2 KV1, 4 T26, 3 BT5/BT7');
  });

  test('WW2-R-105: a defender pays a point for each obstacle, and has as many', () => {
    const on = { ...DEFAULTS, 'WW2-ENG-01': 'on' };
    const army = (obstacles: number) => ({ ...riflemen('Other', 1, 139), obstacles });
    const { state } = battle([], { ...FREE, points: 30, defender: 'a' }, on);
    expect(
      [6, 7].map(many => armyRefusal(state, 'a', { ...army(many), groups: riflemen('Other', 1, 30).groups }, on)?.rule),
    ).toEqual([undefined, 'WW2-PTS-19']);
  });

  test('U2: an army is unseen until both are in; then both are shown', () => {
    const { match, give, state } = battle('seeded');
    give(MOTOR);
    const seen = (viewer: Side) => (viewOf(match, viewer) as State).muster!.armies.a?.nation ?? null;
    expect([seen('a'), seen('b')]).toEqual(['British', null]);
    expect(give(GRENADIERS, 'b')).toBe('done');
    expect(state.stands.map(({ id }) => id)).toContain('B1.12');
    expect([state.sides.a.name, state.sides.b.name]).toEqual(['British', 'German']);
  });

  test('WW2-R-126, WW2-BAL-06: who declared himself German in 1944 waits for the Ally, and hears of his aircraft', () => {
    const { give, reply, state } = battle([], { ...FREE, points: 2000 }, { ...DEFAULTS, 'WW2-BAL-05': 'on' });
    expect(reply(1944)).toBe('done');
    expect(reply('German')).toBe('done');
    expect(reply('British', 'b')).toBe('done');
    expect(state.muster).toMatchObject({ year: 1944, declared: { a: 'German', b: 'British' } });
    expect(give(GRENADIERS)).toBe('WW2-BAL-06');
    expect(give(JAPANESE, 'b')).toBe('WW2-R-126');
    expect(give(raise('British late', { 'WW2-HL-14': 1 }), 'b')).toBe('done');
    expect(state.muster!.aircraft).toBe(1);
    expect(give(raise('German late', { 'WW2-HL-42': 1 }))).toBe('WW2-BAL-05');
  });

  test.each([
    [1940, ['British early', 'British late']],
    [1944, ['British late', 'British early']],
  ])('WW2-GRD-06, WW2-R-126: in %d the armies of that time are offered first', (year, wanted) => {
    const { reply, match } = battle([], FREE, { ...DEFAULTS, 'WW2-BAL-05': 'on' });
    for (const [value, by] of [[year, 'a'], ['British', 'a'], ['German', 'b']] as const) expect(reply(value, by)).toBe('done'); // biome-ignore format: one line
    const found = ww2.face.gesture(seatAt(match, 'a') as never, 'force', { verb: 'raiseArmy' } as never);
    expect((found as unknown as { among: { value: string }[] }).among.map(({ value }) => value)).toEqual(wanted);
    const own = ww2.face.gesture(seatAt(match, 'a') as never, 'army', { verb: 'submitArmy' } as never);
    const { starts } = own as unknown as { starts: { label: string }[] };
    expect(starts.map(({ label }) => label)).toEqual([...wanted, 'Riflemen']);
  });

  describe('WW2-R-126: an army that was brought beforehand speaks for itself', () => {
    const BALANCED = { ...DEFAULTS, 'WW2-BAL-05': 'on' };
    const YEAR = 'in which year is the battle fought?';
    const NATION = 'of which nation is your army?';
    const army = (nation: Nation) => riflemen(nation, 1, 140);
    /** Who is asked what, question by question, until armies are asked for. */
    function asked(armies: object, ...replies: [unknown, Side][]): string[] {
      const { match, reply } = battle('seeded', { ...FREE, armies }, BALANCED);
      const found = new Set<string>();
      for (const [value, by] of replies) {
        for (const side of ['a', 'b'] as const) {
          const asking = askingOf(match, side);
          if (asking) found.add(`${side}: ${asking.ask.text}`);
        }
        expect(reply(value, by)).toBe('done');
      }
      return [...found];
    }
    test('WW2-R-126: nobody’s: side A says the year, both say their nation', () => {
      expect(asked({}, [1944, 'a'], ['German', 'a'], ['British', 'b'])).toEqual([
        `a: ${YEAR}`,
        `a: ${NATION}`,
        `b: ${NATION}`,
      ]);
    });
    test('WW2-R-126: of one: only the other is asked for his nation', () => {
      expect(asked({ b: army('British') }, [1944, 'a'], ['German', 'a'])).toEqual([`a: ${YEAR}`, `a: ${NATION}`]);
      expect(asked({ a: army('German') }, [1944, 'a'], ['British', 'b'])).toEqual([`a: ${YEAR}`, `b: ${NATION}`]);
    });
    test('WW2-R-126: of both: nothing is asked', () => {
      const { match, state } = battle(
        'seeded',
        { ...FREE, armies: { a: army('German'), b: army('British') } },
        BALANCED,
      );
      expect([askingOf(match, 'a'), askingOf(match, 'b'), state.phase]).toEqual([undefined, undefined, 'terrain']);
    });
    test('5.5: nobody sees it while nations are declared', () => {
      const { match } = battle('seeded', { ...FREE, armies: { b: army('British') } }, BALANCED);
      const seen = (viewer: Viewer) => (viewOf(match, viewer) as State).muster!.armies.b?.nation ?? null;
      expect([seen('a'), seen('b'), seen('spectator'), seen('umpire')]).toEqual([null, 'British', null, 'British']);
    });
    test('WW2-BAL-06: the German hears how many aircraft it has, and is held to them', () => {
      const late = battle([], { ...FREE, points: 2000 });
      late.give(raise('British late', { 'WW2-HL-14': 1 }), 'b');
      const b = late.state.muster!.armies.b!;
      const { match, reply, give, state } = battle([], { ...FREE, points: 2000, armies: { b } }, BALANCED);
      expect([reply(1944), reply('German')]).toEqual(['done', 'done']);
      expect(state.muster!.aircraft).toBe(1);
      expect(told(match, match.entries.at(-1)!, 'a').map(({ text }) => text)).toContain(
        'German against British, 1944; the Ally has 1 stand of aircraft',
      );
      expect(give(raise('German late', { 'WW2-HL-42': 1 }))).toBe('WW2-BAL-05');
    });
  });
});

describe('U3 to U6: zone and dice', () => {
  /** One square: zone dice, then major 5 (open), MBUA 1, minor 1 of 2 dice..., and the two throws for placing. */
  const zoneAfter = (dice: number[], options: Options, second: Order, ...replies: [unknown, Side][]) => {
    const found = battle([...dice, ...Array.from({ length: 80 }, (_, i) => 5 - (i % 2))], FREE, options);
    found.give(MOTOR);
    found.give(second, 'b');
    for (const [value, by] of replies) expect(found.reply(value, by)).toBe('done');
    return found.state.ground.now.zone;
  };
  test.each<[string, number[], Options, Order, [unknown, Side][], string]>([
    ['WW2-TER-07: both from one zone', [], DEFAULTS, GRENADIERS, [], 'Temperate'],
    ['WW2-TER-08: the higher score chooses', [2, 6], DEFAULTS, JAPANESE, [['Tropical', 'b']], 'Tropical'],
    ['WW2-R-13: equal scores are thrown again', [4, 4, 6, 1], DEFAULTS, JAPANESE, [['Temperate', 'a']], 'Temperate'],
    [
      'WW2-R-08: any zone, if so agreed',
      [6, 1],
      { ...DEFAULTS, 'WW2-R-08': 'any-zone' },
      JAPANESE,
      [['Desert', 'a']],
      'Desert',
    ],
    ['WW2-R-07: or always by the die', [1], { ...DEFAULTS, 'WW2-R-07': 'die' }, GRENADIERS, [], 'Desert'],
  ])('%s', (_title, dice, options, second, replies, wanted) => {
    expect(zoneAfter(dice, options, second, ...replies)).toBe(wanted);
  });

  test.each<[string, Options, number]>([
    ['WW2-R-09: squares of 3000m', DEFAULTS, 2],
    ['WW2-R-09: of 4000m', { ...DEFAULTS, 'WW2-R-09': '4000' }, 2],
  ])('%s', (_title, options, cells) => {
    const { give, state } = battle('seeded', FREE, options);
    give(MOTOR);
    give(GRENADIERS, 'b');
    expect(state.muster!.cells).toHaveLength(cells);
    expect(state.phase).toBe('terrain');
  });

  test('WW2-TOD-01, WW2-WX-01: season, hour and weather where they are agreed on', () => {
    const on = { ...DEFAULTS, 'WW2-TOD-01': 'on', 'WW2-WX-01': 'on' };
    const { give, state } = battle([6, 1, 3, 4, 4, ...Array.from({ length: 80 }, (_, i) => 5 - (i % 2))], FREE, on);
    give(MOTOR);
    give(GRENADIERS, 'b');
    expect(state).toMatchObject({ season: 'Winter', minutes: 420, awc: true });
  });
});

describe('U7: terrain', () => {
  const CELL: DicedCell = { id: '1,1', x: 0, y: 0, width: 3000, depth: 3000, pieces: ['H', 'MBUA', 'wood', 'wood'] };
  const [high, town, wood, other] = featuresIn([CELL]);
  const bare = (features: Ground['features'] = []): State['ground'] => ({
    now: {
      width: 3000,
      depth: 6000,
      zone: 'Temperate',
      features,
      roads: [],
      river: null,
      crossings: [],
      deploymentDepth: 2000,
    },
  });
  const laid = {
    id: wood!.id,
    name: 'wood',
    kind: 'wood',
    x: 500,
    y: 500,
    width: 500,
    depth: 500,
    jungle: false,
  } as const;
  test.each<[string, typeof high, [number, number, number, number], string | undefined]>([
    ['WW2-TER-19: highland fills its square', high, [0, 0, 3000, 3000], undefined],
    ['WW2-TER-19, WW2-R-10: it covers a third of it at least', high, [0, 0, 1500, 1900], 'WW2-TER-19'],
    ['WW2-TER-19: it lies in its square', high, [500, 500, 3000, 2000], 'WW2-TER-19'],
    ['WW2-TER-30: a town of 2000m', town, [0, 0, 2000, 2000], undefined],
    ['WW2-TER-30: not of 2001m', town, [0, 0, 2001, 2000], 'WW2-TER-30'],
    ['WW2-TER-26: a wood of 750m', other, [1250, 500, 750, 750], undefined],
    ['WW2-TER-26: not of 751m', other, [1250, 500, 751, 750], 'WW2-TER-26'],
    ['WW2-TER-27: 250m from another', other, [1250, 500, 500, 500], undefined],
    ['WW2-TER-27: not 249m', other, [1249, 500, 500, 500], 'WW2-TER-27'],
    ['U7: a minor feature may reach out of its square', other, [1500, 2700, 500, 500], undefined],
  ])('%s', (_title, feature, [x, y, width, depth], wanted) => {
    expect(pieceRefusal(bare([laid]), feature!, { x, y, width, depth })?.rule).toBe(wanted);
  });

  test('WW2-R-11, WW2-R-125: what finds no place at its least size may be left out', () => {
    const tiny: DicedCell = { ...CELL, width: 400, depth: 400, pieces: ['wood', 'wood'] };
    const [first, second] = featuresIn([tiny]);
    const state = { ground: bare([{ ...laid, id: first!.id, x: 0, y: 0, width: 400, depth: 400 }]) } as State;
    expect(findsNoPlace(state, second!)).toBe(true);
    expect(findsNoPlace({ ground: bare() } as State, second!)).toBe(false);
  });

  const village = (id: string, x: number, y: number) => ({ ...laid, id, kind: 'BUA' as const, x, y });
  test('WW2-TER-31: every built-up area is joined to another by road', () => {
    const towns = [village('one', 0, 0), village('two', 2000, 0)];
    const road = [
      { x: 250, y: 250 },
      { x: 2250, y: 250 },
    ];
    expect(unjoined({ ...bare(towns).now })?.id).toBe('one');
    expect(unjoined({ ...bare(towns).now, roads: [road] })).toBeUndefined();
    expect(unjoined(bare([towns[0]!]).now)).toBeUndefined();
  });

  test('WW2-TER-41: where a road meets the river it is crossed, once', () => {
    const river = [
      { x: 0, y: 3000 },
      { x: 1500, y: 3000 },
      { x: 3000, y: 3100 },
    ];
    expect(
      crossingsOf(river, [
        { x: 1000, y: 0 },
        { x: 1000, y: 6000 },
      ]),
    ).toEqual([{ x: 1000, y: 3000 }]);
    expect(
      crossingsOf(river, [
        { x: 1500, y: 0 },
        { x: 1500, y: 6000 },
      ]),
    ).toHaveLength(1);
    expect(
      crossingsOf(river, [
        { x: 0, y: 0 },
        { x: 3000, y: 0 },
      ]),
    ).toEqual([]);
  });

  test('WW2-R-124: a river that no road meets gets one, beside what no vehicle crosses', () => {
    expect(roadAcross(bare().now)[0]).toEqual({ x: 1500, y: 0 });
    const steep = { ...laid, kind: 'SFH' as const, x: 1200, width: 1000 };
    expect(roadAcross(bare([steep]).now)[0]!.x).toBe(1000);
  });

  /** To the terrain of a battle, and who places it. */
  function placing(scenario: object, options: Options = DEFAULTS) {
    const found = battle('seeded', scenario, options);
    found.give(MOTOR);
    found.give(GRENADIERS, 'b');
    const { placer } = found.state.muster!;
    return { ...found, placer: placer!, loser: placer === 'a' ? ('b' as const) : ('a' as const) };
  }

  test('WW2-TER-33 to WW2-TER-36, WW2-HG-15, WW2-HG-16: the winner places, the loser chooses edge and first move', () => {
    const { give, reply, state, placer, loser } = placing(FREE);
    expect(give({ verb: 'autoTerrain' }, loser)).toBe('WW2-SEQ-01');
    expect(give({ verb: 'finishTerrain' }, placer)).toBe('WW2-TER-33');
    expect(give({ verb: 'autoTerrain' }, placer)).toBe('done');
    expect(give({ verb: 'finishTerrain' }, placer)).toBe('done');
    expect(reply('north', loser)).toBe('done');
    expect(reply(placer, loser)).toBe('done');
    expect(state).toMatchObject({ phase: 'deploy', first: placer, next: loser });
    expect([state.sides[loser].baseEdge, state.sides[placer].baseEdge]).toEqual(['north', 'south']);
  });

  test('WW2-TER-31: the terrain is not done before a road joins every built-up area to another', () => {
    const { give, state, placer } = placing(FREE);
    give({ verb: 'autoTerrain' }, placer);
    const towns = [village('one', 0, 0), village('two', 2000, 0)];
    state.muster = { ...state.muster!, cells: [] };
    state.ground = { now: { ...state.ground.now, features: towns, roads: [] } };
    expect(give({ verb: 'finishTerrain' }, placer)).toBe('WW2-TER-31');
    expect(give({ verb: 'layRoad', from: 'one', to: 'two' }, placer)).toBe('done');
    expect(give({ verb: 'finishTerrain' }, placer)).toBe('done');
  });

  test('WW2-HG-15, WW2-HG-16: by hand as well roads are straight, from middle to middle or square to an edge; a village that is moved loses them, and the river bends by itself', () => {
    // Open country with two hills (minor die 5) in the southern square and two villages in the northern one, and Red to place.
    const scenario = { ...FREE, river: 'across', table: { width: 3000, depth: 6000 } };
    const { give, state } = battle([5, 1, 1, 1, 5, 5, 5, 1, 1, 1, 3, 3, 6, 1], scenario);
    give(MOTOR);
    give(GRENADIERS, 'b');
    const size = { width: 500, depth: 500 };
    const put = (kind: string, x: number, y: number): string => {
      const { id } = featuresIn(state.muster!.cells).find(one => one.kind === kind)!;
      expect(give({ verb: 'placeFeature', feature: id, size, point: { x, y }, jungle: false })).toBe('done');
      return id;
    };
    const village = put('BUA', 1000, 4000);
    expect(give({ verb: 'layRoad', from: village, to: 'south' })).toBe('done');
    expect(state.ground.now.roads).toEqual([[{ x: 1000, y: 4000 }, { x: 1000, y: 0 }]]); // biome-ignore format: one line
    put('BUA', 600, 4000);
    expect(state.ground.now.roads).toEqual([]);
    const straight = state.ground.now.river;
    put('hill', 2000, 2900);
    expect(state.ground.now.river!.length).toBeGreaterThan(straight!.length);
  });

  test('WW2-HG-08: in attack and defence the attacker moves first, and nobody is asked', () => {
    const { give, reply, state, placer, loser } = placing({ ...FREE, defender: 'a' });
    give({ verb: 'autoTerrain' }, placer);
    give({ verb: 'finishTerrain' }, placer);
    reply('south', loser);
    expect(state).toMatchObject({ phase: 'deploy', first: 'b', next: 'a' });
  });

  test.each<[string, Options, number | undefined, string]>([
    ['WW2-R-20: always a bridge', DEFAULTS, undefined, 'bridge'],
    ['WW2-R-20: or by a die, up to 2 a ferry', { ...DEFAULTS, 'WW2-R-20': 'die' }, 2, 'ferry'],
    ['WW2-R-20: from 3 a bridge', { ...DEFAULTS, 'WW2-R-20': 'die' }, 3, 'bridge'],
  ])('WW2-TER-38, WW2-HG-17: %s', (_title, options, score, wanted) => {
    // Open country with one village (minor die 3) in the only square, and Red to place.
    const dice = [5, 1, 1, 1, 5, 5, 5, 1, 1, 1, 3, 3, 6, 1, ...(score === undefined ? [] : [score, score, score])];
    const scenario = { ...FREE, river: 'across', table: { width: 3000, depth: 6000 } };
    const { give, state } = battle(dice, scenario, options);
    give(MOTOR);
    give(GRENADIERS, 'b');
    expect(state.muster!.placer).toBe('a');
    give({ verb: 'autoTerrain' });
    expect(state.ground.now.river).not.toBeNull();
    give({ verb: 'finishTerrain' });
    expect(state.ground.now.crossings.map(({ kind }) => kind)).toContain(wanted);
  });

  test.each<[string, string, boolean[]]>([
    ['WW2-R-12: all forest in the tropics', 'always', [true]],
    ['WW2-R-12: none', 'never', [false]],
  ])('%s', (_title, choice, wanted) => {
    const options = { ...DEFAULTS, 'WW2-R-07': 'die', 'WW2-R-12': choice };
    // Zone 3 is Tropical; major 3 is forest, without towns, and with hills only.
    const cell = [3, 1, 1, 1, 5, 5];
    const { give, state } = battle([3, ...cell, ...cell, 6, 1], FREE, options);
    give(MOTOR);
    give(GRENADIERS, 'b');
    expect(give({ verb: 'autoTerrain' })).toBe('done');
    const forest = state.ground.now.features.filter(({ kind }) => kind === 'LFA');
    expect([...new Set(forest.map(({ jungle }) => jungle))]).toEqual(wanted);
  });
});

describe('WW2-R-12: what is jungle where a player lays the terrain himself', () => {
  /** Forest and two hills in each square; zone 3 is Tropical, zone 4 Temperate. */
  const laying = (zone: number, choice: string) => {
    const cell = [3, 1, 1, 1, 5, 5];
    const options = { ...DEFAULTS, 'WW2-R-07': 'die', 'WW2-R-12': choice };
    const made = battle([zone, ...cell, ...cell, 6, 1], FREE, options);
    made.give(MOTOR);
    made.give(GRENADIERS, 'b');
    const forest = featuresIn(made.state.muster!.cells).find(({ kind }) => kind === 'LFA')!;
    return { ...made, forest };
  };
  const place = ({ id, cell }: DicedFeature, jungle: boolean): Order => {
    const size = { width: Math.floor(cell.width), depth: Math.floor(cell.depth) };
    const point = { x: Math.round(cell.x + cell.width / 2), y: Math.round(cell.y + cell.depth / 2) };
    return { verb: 'placeFeature', feature: id, size, point, jungle };
  };
  // biome-ignore format: one line a case
  test.each<[string, number, string, boolean, string, boolean[]]>([
    ['he says so', 3, 'placer', true, 'done', [true]],
    ['or not', 3, 'placer', false, 'done', [false]],
    ['always, if he says nothing of it', 3, 'always', false, 'done', [true]],
    ['always, if he says so', 3, 'always', true, 'done', [true]],
    ['never', 3, 'never', true, 'WW2-R-12', []],
    ['nor in another zone', 4, 'always', true, 'WW2-R-12', []],
  ])('%s', (_, zone, choice, jungle, wanted, laid) => {
    const { give, state, forest } = laying(zone, choice);
    expect(give(place(forest, jungle))).toBe(wanted);
    expect(state.ground.now.features.map(one => one.jungle)).toEqual(laid);
  });
  test('WW2-R-125, WW2-TER-33: what has a place is not left out, and is named before it is placed', () => {
    const { give, match, forest } = laying(3, 'never');
    expect(give({ verb: 'dropFeature', feature: forest.id })).toBe('WW2-R-125');
    const seat = seatAt(match, 'a') as never;
    expect(ww2.face.gesture(seat, 'point', { verb: 'placeFeature' })).toMatchObject({ rule: 'WW2-TER-33' });
  });
  test.each([
    ['placer', ['No jungle', 'Jungle']],
    ['always', ['Jungle']],
    ['never', ['No jungle']],
  ])('%s: what may be chosen', (choice, wanted) => {
    const { match, forest } = laying(3, choice);
    const sofar = { verb: 'placeFeature', feature: forest.id };
    const gesture = ww2.face.gesture(seatAt(match, 'a') as never, 'jungle', sofar);
    expect('kind' in gesture && gesture.kind === 'choose' && gesture.among.map(({ label }) => label)).toEqual(wanted);
  });
});

describe('WW2-R-122: who finds no room waits in reserve', () => {
  /** A zone 250m deep, all of it a forest in which no lorry can stand. */
  const DEEP = {
    id: 'forest',
    title: 'Forest',
    limit: 5,
    table: { width: 3000, depth: 4000, zones: 250 },
    zone: 'Temperate',
    features: [{ id: 'forest', kind: 'LFA', from: [0, 0], to: [3000, 400] }],
    roads: [
      [
        [1500, 500],
        [1500, 4000],
      ],
    ],
    first: 'a',
    sides: {
      a: {
        name: 'A',
        groups: [
          {
            id: 'A1',
            name: 'group',
            stands: [
              { unit: 'RG', grade: 'A', hq: true },
              { unit: 'truck', grade: 'A' },
            ],
          },
        ],
      },
      b: { name: 'B', groups: [{ id: 'B1', name: 'group', stands: [{ unit: 'RG', grade: 'A', hq: true }] }] },
    },
  };
  const at = ({ stands, lookup }: State, id: string): Stand => stands[lookup.ids[id]!]!;
  const deploy = (group: string, places: [string, [number, number] | null][]): Order => ({
    verb: 'deployGroup',
    group,
    places: places.map(([id, where]) => ({ id, at: where && { x: where[0], y: where[1], facing: 0 } })),
    loads: { riders: {} },
  });
  const foot: [string, [number, number]] = ['A1.1', [1500, 125]];

  function deployed(features: object[] = DEEP.features) {
    const found = battle([6, 6, ...Array.from({ length: 20 }, () => 6)], { ...DEEP, features });
    expect(found.give(deploy('B1', [['B1.1', [200, 3875]]]), 'b')).toBe('done');
    return found;
  }
  test.each<[string, object[], string]>([
    ['WW2-R-122: it has no place', DEEP.features, 'done'],
    ['WW2-R-122: who has one may not be held back', [{ ...DEEP.features[0], to: [2500, 400] }], 'WW2-R-122'],
  ])('%s', (_title, features, wanted) => {
    const { give, state } = deployed(features);
    expect(give(deploy('A1', [foot, ['A1.2', null]]))).toBe(wanted);
    if (wanted === 'done') expect(at(state, 'A1.2').where).toBe('reserve');
  });

  test('WW2-R-122: it comes on at its own edge as its option 1, where the ground carries it', () => {
    const { give, state } = deployed();
    give(deploy('A1', [foot, ['A1.2', null]]));
    expect(anyPlace(state, at(state, 'A1.2'), takenBy(state), DEFAULTS)).toBeUndefined();
    if (state.phase === 'march') give({ verb: 'endStep' });
    const enter = (x: number, y: number): Order => ({
      verb: 'enter',
      stand: 'A1.2',
      at: { x, y, facing: 0 },
      path: [],
      facing: 0,
    });
    expect(give(enter(1000, 500))).toBe('WW2-R-122');
    expect(give(enter(1000, 125))).toBe('WW2-R-122');
    state.ground = { now: { ...state.ground.now, features: [] } };
    expect(give(enter(1400, 125))).toBe('WW2-R-122');
    expect(give(enter(1000, 125))).toBe('done');
    expect(at(state, 'A1.2')).toMatchObject({ where: 'table', x: 1000, y: 125, movesMade: 1, moved: true });
  });
});
