import { choicesOf } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import type { Types } from '../../common/mbt/play/types.js';
import { mbt1945 } from '../index.js';
import type { Altitude } from '../pieces.js';
import type { Order } from '../verbs/own.js';
import { at, type BattleNote, battle, engage, order, point, refusal, type StandNote, show, standIn } from './kit.js';

const A0: StandNote = { subClass: 'MBTn', bghq: true, at: [30, 20] };
const B0: StandNote = { subClass: 'MBTn', bghq: true, at: [30, 44] };
const on = { 'MBT45-OPT-05': 'on' };
const sky = (a1: StandNote, more: Partial<BattleNote> = {}): BattleNote => ({
  segment: 2,
  turn: 3,
  ...more,
  stands: {
    A0,
    A1: { subClass: 'AIRn', posture: 'CAS', ...a1 },
    B0,
    B1: { subClass: 'MBTn', at: [20, 26] },
    ...more.stands,
  },
});
const ready: StandNote = { at: [20, 1], entered: 2 };
const enter = (altitude: Altitude): Order => ({ verb: 'enter', stand: 'A1', at: at(20, 12), altitude }) as Order;
const approach = (altitude: Altitude): Order =>
  ({ verb: 'approach', stand: 'A1', point: point(17, 30), altitude }) as Order;
const attack = (altitude: Altitude, x = 20, y = 20): Order =>
  ({ verb: 'attack', stand: 'A1', target: 'B1', at: at(x, y), altitude }) as Order;
const done = (note: BattleNote, given: Order, ...hands: ('win' | 'draw' | 'lose')[]) => {
  const match = battle(note);
  order(match, 'a', given, ...hands);
  return match;
};

describe('MBT45-R-114 MBT45-R-180 who names an altitude', () => {
  // biome-ignore format: a case is a line
  const cases: [string, BattleNote, Order, Altitude][] = [
    ['a fighter that comes on',    sky({ posture: 'ASF' }, { segment: 1 }),          enter('HIGH'),     'HIGH'],
    ['CAS at its edge',            sky({}),                                          approach('LOW'),   'LOW'],
    ['CAS that attacks, anew',     sky({ ...ready, subClass: 'AIR+', altitude: 'LOW' }), attack('HIGH'), 'HIGH'],
  ];
  for (const [name, note, given, altitude] of cases)
    test(`MBT45-R-114 MBT45-MOD-16 ${name}`, () =>
      expect(standIn(done(note, given, ...(given.verb === 'attack' ? (['lose'] as const) : [])), 'A1').altitude).toBe(
        altitude,
      ));
  // biome-ignore format: a case is a line
  const said: [BattleNote, Order, RegExp][] = [
    [sky({ posture: 'ASF' }, { segment: 1 }), enter('HIGH'),    /^A1 comes on the table, HIGH \(/],
    [sky({}),                                 approach('LOW'),  /^A1 is set down at its own edge, LOW \(/],
    [sky(ready),                              attack('MEDIUM'), /^A1 makes an attack run on B1, MEDIUM \(/],
  ];
  for (const [note, given, text] of said)
    test(`MBT45-R-180 both sides hear it: ${given.verb}`, () => {
      const { events } = done(note, given).entries.at(-1)!;
      const event = events.find(({ kind }) => kind === 'entered' || kind === 'attackRun') as Types['event'];
      for (const viewer of ['a', 'b'] as const) expect(mbt1945.tell(event, viewer)!.text).toMatch(text);
    });
  test('MBT45-R-180 no order is taken without one, and none is open off the table', () => {
    const { altitude: _, ...without } = enter('LOW') as Order & { altitude: Altitude };
    expect(mbt1945.order.safeParse(without).success).toBe(false);
    expect(standIn(battle(sky({ place: 'off-table' })), 'A1').altitude).toBeNull();
  });
  // biome-ignore format: a case is a line
  const left: [string, BattleNote, Order, 'win' | 'lose' | 'draw', string][] = [
    ['goes back behind its edge', sky({ ...ready, altitude: 'HIGH' }), attack('LOW'), 'lose', 'off-table'],
    ['is driven off',             sky({ ...ready, altitude: 'HIGH' }, { stands: { B1: { posture: 'PDA', mode: 'STATIC', at: [20, 24] } } }), attack('LOW'), 'lose', 'gone'],
  ];
  for (const [name, note, given, hand, place] of left)
    test(`MBT45-R-180 who ${name} shows none any more`, () => {
      const match = done(note, given, hand);
      expect(standIn(match, 'A1').place).toBe(place);
      const { rows } = mbt1945.face.card(
        { view: mbt1945.view(match.state, 'b'), options: match.options } as never,
        'A1',
      )!;
      expect(rows.map(({ label }) => label)).not.toContain('Altitude');
    });
  test('MBT45-R-180 it keeps it while it stays: a turn that passes changes nothing', () => {
    const match = battle(sky({ ...ready, altitude: 'HIGH' }, { segment: 6, round: 2 }));
    order(match, 'a', { verb: 'endRound' });
    expect(standIn(match, 'A1')).toMatchObject({ place: 'table', altitude: 'HIGH' });
  });
  test('MBT45-R-180 it is open to all, and the distance between altitudes is none', () => {
    const note = sky(
      { posture: 'ASF', at: [20, 20], entered: 3, altitude: 'LOW' },
      {
        segment: 1,
        stands: {
          B1: { subClass: 'AIRn', posture: 'ASF', at: [20, 44], entered: 3, altitude: 'HIGH' },
          A0: { ...A0, at: [30, 30] },
        },
      },
    );
    const match = battle(note);
    const seen = mbt1945.view(match.state, 'b').stands.map(s => (s as { altitude?: Altitude | null }).altitude ?? null);
    expect(seen).toEqual([null, 'LOW', null, 'HIGH']);
    expect(refusal(match, 'a', engage('A1', 'B1'))).toBe('allowed');
  });
  test('MBT45-ELG-49 CAS at HIGH strikes PDA that cannot strike back, at MEDIUM it can', () => {
    const gun = { stands: { B1: { posture: 'PDA', mode: 'STATIC', at: [20, 24] } } } as const;
    const type = (altitude: Altitude) => {
      const { events } = done(sky(ready, gun), attack(altitude)).entries[0]!;
      return (events.find(event => event.kind === 'engaging') as { type: string }).type;
    };
    expect([type('HIGH'), type('MEDIUM')]).toEqual(['unilateral', 'mutual']);
  });
});

describe('MBT45-R-115 from which altitude CAS attacks a blank', () => {
  const blank = (options: BattleNote['options'] = {}) =>
    sky(ready, { options, stands: { B1: { at: [20, 26], revealed: false } } });
  const low = { 'MBT45-R-115': 'low-only' };
  // biome-ignore format: a case is a line
  const cases: [string, BattleNote, Altitude, string][] = [
    ['any',                 blank(),    'HIGH',   'allowed'],
    ['low-only: LOW',       blank(low), 'LOW',    'allowed'],
    ['low-only: no higher', blank(low), 'MEDIUM', 'MBT45-R-115'],
  ];
  for (const [name, note, altitude, expected] of cases)
    test(`MBT45-R-115 ${name}`, () => expect(refusal(battle(note), 'a', attack(altitude))).toBe(expected));
});

describe('MBT45-R-181 a Pinned flight', () => {
  const pinned: StandNote = { ...ready, at: [20, 20], altitude: 'LOW', status: 'pinned' };
  // biome-ignore format: a case is a line
  const cases: [string, BattleNote, Order, string][] = [
    ['engages from where it is',           sky(pinned), attack('LOW'),          'allowed'],
    ['does not move',                      sky(pinned), attack('LOW', 20, 21),  'MBT45-R-128'],
    ['does not change its altitude',       sky(pinned), attack('MEDIUM'),       'MBT45-R-128'],
    ['does not withdraw',                  sky(pinned), { verb: 'withdraw', stand: 'A1' }, 'MBT45-R-156'],
    ['comes on from behind its edge',      sky({ status: 'pinned' }), approach('LOW'), 'allowed'],
    ['that has bombs does not bomb',       sky({ ...pinned, posture: 'HBR', altitude: 'HIGH' }, { options: on }), { verb: 'bomb', stand: 'A1', point: point(20, 30) }, 'MBT45-R-181'],
  ];
  for (const [name, note, given, expected] of cases)
    test(`MBT45-R-181 ${name}`, () => expect(refusal(battle(note), 'a', given)).toBe(expected));
  test('MBT45-R-181 MBT45-TRN-15 it leaves after its own attack all the same', () =>
    expect(standIn(done(sky(pinned), attack('LOW'), 'lose'), 'A1').place).toBe('off-table'));
});

describe('MBT45-R-186 MBT45-HSE-16 bombs', () => {
  const bomber: StandNote = { posture: 'HBR', at: [20, 1], entered: 2, altitude: 'HIGH' };
  const bomb = (x: number, y: number): Order => ({ verb: 'bomb', stand: 'A1', point: point(x, y) });
  const run = (a1: StandNote = {}, more: Partial<BattleNote> = {}) =>
    sky({ ...bomber, ...a1 }, { options: on, ...more });
  // biome-ignore format: a case is a line
  const cases: [string, BattleNote, Order, string][] = [
    ['fall in segment 2',                    run(),                             bomb(20, 30),    'allowed'],
    ['in no other',                          run({}, { segment: 6 }),           bomb(20, 30),    'MBT45-HSE-16'],
    ['not in the turn of its coming on',     run({ entered: 3 }),               bomb(20, 30),    'MBT45-TRN-13'],
    ['on the table',                         run(),                             bomb(20, 49),    'MBT45-TAB-04'],
    ['within 24" of its BGHQ',               run(),                             bomb(20, 44),    'MBT45-ORG-05'],
    ['only of heavy bombers',                sky({ ...ready }, { options: on }), bomb(20, 30),   'MBT45-HSE-16'],
    ['which fly HIGH',                       run({ at: undefined as never, entered: null, altitude: null }), approach('LOW'), 'MBT45-HSE-16'],
    ['and make no attack runs',              run(),                             attack('HIGH'),  'MBT45-HSE-16'],
  ];
  for (const [name, note, given, expected] of cases)
    test(`MBT45-R-186 ${name}`, () => expect(refusal(battle(note), 'a', given)).toBe(expected));
  test('MBT45-R-186 MBT45-R-152 on nobody: they are told of, the bomber has engaged, and it was no quiet turn', () => {
    const match = battle(run());
    order(match, 'a', bomb(12, 6));
    expect([standIn(match, 'A1').hasEngaged, match.state.lastFight]).toEqual([true, 3]);
    const { events } = match.entries.at(-1)!;
    expect(mbt1945.tell(events[0] as Types['event'], 'b')).toMatchObject({
      text: 'A1 drops its bombs: nobody is near',
      about: ['A1'],
    });
  });
  test('MBT45-R-186 not of a Fragile group', () => {
    const match = battle(run());
    match.state.groups[0] = { ...match.state.groups[0]!, fragile: 'MBT45-VIC-12' };
    expect(refusal(match, 'a', bomb(20, 30))).toBe('MBT45-VIC-13');
  });

  /** Aimed at (20, 30): bases 1" square. */
  const town = run(
    {},
    {
      stands: {
        A2: { at: [20, 27.9] },
        B1: { at: [20, 30.6] },
        B2: { at: [22, 30], revealed: false },
        B3: { fake: true, revealed: false, at: [18, 30] },
        B4: { at: [20, 32.6] },
        B5: { subClass: 'AIRn', posture: 'ASF', at: [20, 31], entered: 3, altitude: 'LOW' },
      },
    },
  );
  test('MBT45-R-186 strike every ground stand of either side within 2", the nearest first, blanks and fakes turned up', () => {
    const match = battle(town);
    order(match, 'a', bomb(20, 30));
    const struck: string[] = [];
    for (const by of ['a', 'a', 'b'] as const) {
      const ask = match.pending!.ask;
      struck.push(
        (
          match.entries
            .at(-1)!
            .events.filter(e => e.kind === 'engaging')
            .at(-1) as { target: string }
        ).target,
      );
      expect(choicesOf(ask)).toHaveLength(3);
      show(match, by, 'lose');
    }
    expect([struck, match.pending]).toEqual([['B1', 'B2', 'A2'], undefined]);
    expect([standIn(match, 'B2').revealed, standIn(match, 'B3').place]).toEqual([true, 'removed']);
    expect([standIn(match, 'B4').rested, standIn(match, 'B5').rested]).toEqual([true, true]);
    expect(standIn(match, 'A1')).toMatchObject({ place: 'gone', hasEngaged: true });
  });
  test('MBT45-R-186 the opponent of a stand throws for the bombs, and states are settled once, after the last', () => {
    const match = battle(town);
    order(match, 'a', bomb(20, 30));
    show(match, 'a', 'win');
    expect(standIn(match, 'B1')).toMatchObject({ status: 'shaken', y: Math.round(30.6 * 254) });
    show(match, 'a', 'lose');
    show(match, 'b', 'win');
    expect([standIn(match, 'A2').status, standIn(match, 'B1').y]).toEqual(['shaken', Math.round(32.6 * 254) - 254]);
  });
  test('MBT45-R-170 the bomber leaves before anybody falls back or is counted', () => {
    const match = battle(town);
    order(match, 'a', bomb(20, 30));
    show(match, 'a', 'win');
    show(match, 'a', 'lose');
    show(match, 'b', 'win');
    const kinds = match.entries.at(-1)!.events.map(({ kind }) => kind);
    expect(kinds.slice(kinds.lastIndexOf('engaged') + 1)).toEqual(['leftTable', 'fellBack', 'fellBack']);
  });
  test('MBT45-R-186 MBT45-R-157 a bomber that was the BGHQ is followed by another', () => {
    const match = battle(
      run(
        { bghq: true, bg: 2 },
        {
          stands: {
            A2: { subClass: 'ARTn', place: 'off-table', bg: 2 },
            A3: { subClass: 'ARTn', place: 'off-table', bg: 2 },
          },
        },
      ),
    );
    order(match, 'a', bomb(20, 30));
    expect(match.pending!.ask.rule).toBe('MBT45-R-46');
  });
});
