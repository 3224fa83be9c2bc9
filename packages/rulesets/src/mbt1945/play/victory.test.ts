import { turnOf } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { mbt1945 } from '../index.js';
import { victoryOf } from '../rules/victory.js';
import { type BattleNote, battle, engage, optionsWith, order, type StandNote, standIn } from './kit.js';

const A0: StandNote = { subClass: 'MBTn', bghq: true, at: [10, 20] };
const B0: StandNote = { subClass: 'MBTn', bghq: true, at: [40, 44] };
const broken: StandNote = { place: 'removed', status: 'broken' };
const fallen = (n: number, note: StandNote, from = 10): BattleNote['stands'] =>
  Object.fromEntries(Array.from({ length: n }, (_, i) => [`B${from + i}`, note]));
/** A second group of side b that is whole. */
const other: BattleNote['stands'] = { B90: { at: [40, 40], bg: 2, bghq: true } };
const fires: BattleNote['stands'] = { B91: { subClass: 'ARTn', bg: 3, bghq: true, place: 'off-table' } };

/** A1 strikes B1, of a lower grade: a win Breaks it, a draw Pins it. Side b has already lost what the note says. */
const struck = (
  stands: BattleNote['stands'],
  more: Partial<BattleNote> = {},
  hand: 'win' | 'draw' | 'lose' = 'win',
) => {
  const match = battle({
    ...more,
    stands: { A0, A1: { at: [10, 26] }, B0, B1: { at: [10, 28], grade: 'GRADE-' }, ...stands },
  });
  order(match, 'a', engage('A1', 'B1'), hand);
  return match;
};
const fragile = (match: ReturnType<typeof battle>) => match.state.groups.find(g => g.id === 'b1')!.fragile;

describe('Fragile, as it happens', () => {
  const shaken = (n: number): BattleNote['stands'] => fallen(n, { at: [30, 40], status: 'shaken', rested: false });
  const gone = (n: number): BattleNote['stands'] =>
    fallen(n, { subClass: 'AIRn', posture: 'CAS', place: 'gone', status: 'shaken' });
  // biome-ignore format: a case is a line
  const cases: [string, ReturnType<typeof struck>, string | null][] = [
    ['MBT45-VIC-12 the fourth Broken',                            struck({ ...other, ...fallen(3, broken) }),  'MBT45-VIC-12'],
    ['MBT45-VIC-12 not the third',                                struck({ ...other, ...fallen(2, broken) }),  null],
    ['MBT45-VIC-11 the sixth Pinned or Shaken',                   struck({ ...other, ...shaken(5) }, {}, 'draw'), 'MBT45-VIC-11'],
    ['MBT45-VIC-11 not the fifth',                                struck({ ...other, ...shaken(4) }, {}, 'draw'), null],
    ['MBT45-R-138 AIRCRAFT driven off count as Shaken on',        struck({ ...other, ...gone(5) }, {}, 'draw'),   'MBT45-VIC-11'],
    ['MBT45-R-122 a group with nothing left in play',             struck({ ...other, B0: broken }),               'MBT45-R-122'],
  ];
  for (const [name, match, expected] of cases) test(name, () => expect(fragile(match)).toBe(expected));
});

describe('MBT45-VIC-15 a side whose groups are all Fragile', () => {
  const four = fallen(3, broken);
  const printed = { options: { 'MBT45-R-166': 'printed' } };
  // biome-ignore format: a case is a line
  const cases: [string, ReturnType<typeof struck>, string | undefined][] = [
    ['MBT45-VIC-15 has lost',                                          struck(four),                             'a'],
    ['MBT45-VIC-15 not while one is not',                              struck({ ...other, ...four }),            undefined],
    ['MBT45-R-166 left-out: a group of batteries is not asked',        struck({ ...fires, ...four }),            'a'],
    ['MBT45-R-166 printed: it is',                                     struck({ ...fires, ...four }, printed),   undefined],
    ['MBT45-R-166 left-out: others are',                               struck({ ...fires, ...other, ...four }),  undefined],
  ];
  for (const [name, match, winner] of cases) test(name, () => expect(match.state.over?.winner).toBe(winner));
  test('MBT45-R-166 a side that began with nothing else is asked for them', () => {
    const distant = { stands: 12, fragile: false, inPlay: true, distant: true, leftOut: false };
    const side = (n: number) => ({ groups: [{ ...distant, losses: { broken: n, pinnedOrShaken: 0 } }] });
    expect([3, 4].map(n => victoryOf({ a: side(n), b: null }, optionsWith()).a.lost)).toEqual([false, true]);
  });
  test('MBT45-R-192 a group of fighters that have flown is Fragile by MBT45-R-122, and loses nobody the battle', () => {
    const match = battle({
      round: 2,
      turn: 3,
      stands: { A0, B0, B1: { subClass: 'AIRn', posture: 'ASF', bg: 2, bghq: true, at: [20, 40], entered: 2 } },
    });
    order(match, 'a', { verb: 'endRound' });
    expect(match.state.groups.find(g => g.id === 'b2')!.fragile).toBe('MBT45-R-122');
    expect(match.state.over).toBeNull();
  });
  test('MBT45-R-63 both by the same result: a draw', () => {
    // LAS against STATIC INFANTRY in a village has three causes, its target five: a draw Pins both, the sixth of each.
    const pinned = (side: string, y: number): BattleNote['stands'] =>
      Object.fromEntries([2, 3, 4, 5, 6].map(n => [`${side}${n}`, { at: [28 + 2 * n, y], status: 'pinned' } as const]));
    const match = battle({
      pieces: [{ kind: 'BUA', x: 8, y: 28, width: 4, depth: 4 }],
      stands: {
        A0,
        A1: { posture: 'LAS', at: [10, 26] },
        B0,
        B1: { subClass: 'INF-', posture: 'REC', mode: 'STATIC', grade: 'GRADE-', at: [10, 30] },
        ...pinned('A', 4),
        ...pinned('B', 46),
      },
    });
    order(match, 'a', engage('A1', 'B1'), 'draw');
    expect([standIn(match, 'A1').status, standIn(match, 'B1').status]).toEqual(['pinned', 'pinned']);
    expect(match.state.over).toMatchObject({ winner: 'draw', rule: 'MBT45-R-63' });
  });
});

describe('MBT45-R-182 MBT45-HSE-10 who recovers', () => {
  const hurt = (note: StandNote) => {
    const match = battle({ stands: { A0, B0, B1: { status: 'shaken', rested: true, ...note } } });
    order(match, 'a', { verb: 'endRound' });
    return standIn(match, 'B1').status;
  };
  const flight: StandNote = { subClass: 'AIRn', posture: 'CAS' };
  // biome-ignore format: a case is a line
  const cases: [string, StandNote, string][] = [
    ['a stand on the table, one step',         { at: [20, 40] },                     'pinned'],
    ['Pinned becomes Steady',                  { at: [20, 40], status: 'pinned' },   'steady'],
    ['one that is held back',                  { place: 'held' },                    'pinned'],
    ['a flight behind its edge',               { ...flight, place: 'off-table' },    'pinned'],
    ['not one that was driven off',            { ...flight, place: 'gone' },         'shaken'],
    ['not one that has not rested',            { at: [20, 40], rested: false },      'shaken'],
  ];
  for (const [name, note, status] of cases) test(`MBT45-R-182 ${name}`, () => expect(hurt(note)).toBe(status));
  test('MBT45-R-182 before anything else of the round', () => {
    const match = battle({ stands: { A0, B0, B1: { at: [20, 40], status: 'shaken' } } });
    order(match, 'a', { verb: 'endRound' });
    const kinds = match.entries[0]!.events.map(event => event.kind);
    expect(kinds.indexOf('recovered')).toBeLessThan(kinds.indexOf('roundBegan'));
  });
});

describe('MBT45-R-189 MBT45-R-120 Fragile that may pass', () => {
  const rallied = (options: BattleNote['options'], pinned: number, more: BattleNote['stands'] = {}) => {
    const match = battle({
      options: options ?? {},
      stands: { A0, B0, ...other, ...fallen(pinned, { at: [30, 40], status: 'pinned' }), ...more },
    });
    const at = match.state.groups.findIndex(g => g.id === 'b1');
    match.state.groups[at] = { ...match.state.groups[at]!, fragile: 'MBT45-VIC-11' };
    order(match, 'a', { verb: 'endRound' });
    return fragile(match);
  };
  const recoverable = { 'MBT45-R-120': 'recoverable' };
  const tired = fallen(6, { at: [30, 40], status: 'pinned', rested: false });
  // biome-ignore format: a case is a line
  const cases: [string, string | null, string | null][] = [
    ['permanent: it stays',                                  rallied({}, 6),                       'MBT45-VIC-11'],
    ['recoverable: looked at after recovery, it is past',    rallied(recoverable, 6),              null],
    ['recoverable: while the losses last it stays',          rallied(recoverable, 0, tired),       'MBT45-VIC-11'],
    ['recoverable: with no stand in play it stays',          rallied(recoverable, 0, { B0: broken }), 'MBT45-VIC-11'],
  ];
  for (const [name, found, expected] of cases) test(`MBT45-R-189 ${name}`, () => expect(found).toBe(expected));

  const five = fallen(5, { at: [30, 40], status: 'pinned', rested: false });
  // biome-ignore format: a case is a line
  const losses: [string, BattleNote['stands'], string | null][] = [
    ['a Pinned stand that is Broken is one Pinned less, and heals nothing',   { ...five, B6: broken },                                                     'MBT45-VIC-11'],
    ['nor does one Broken while others of its group recover too few',         { ...fallen(6, { at: [30, 40], status: 'shaken' }), B7: broken },             'MBT45-VIC-11'],
    ['one of them that recovers does',                                        { ...five, B6: broken, B7: { at: [30, 40], status: 'pinned' } },              null],
  ];
  for (const [name, stands, expected] of losses)
    test(`MBT45-R-120 MBT45-R-189 recoverable: ${name}`, () => expect(rallied(recoverable, 0, stands)).toBe(expected));
  test('MBT45-R-120 MBT45-R-189 recoverable: nor after a result', () => {
    const match = battle({
      options: recoverable,
      stands: { A0, B0, ...other, ...five, B6: broken, A1: { at: [30, 30] }, B7: { at: [30, 33] } },
    });
    const at = match.state.groups.findIndex(g => g.id === 'b1');
    match.state.groups[at] = { ...match.state.groups[at]!, fragile: 'MBT45-VIC-11' };
    order(match, 'a', engage('A1', 'B7'), 'lose');
    expect(match.entries.at(-1)!.events.some(event => event.kind === 'rallied')).toBe(false);
    expect(fragile(match)).toBe('MBT45-VIC-11');
  });
});

describe('the last turn', () => {
  const ended = (more: Partial<BattleNote>, stands: BattleNote['stands'] = {}) => {
    const match = battle({ round: 2, turn: 12, ...more, stands: { A0, B0, ...stands } });
    order(match, 'a', { verb: 'endRound' });
    return match.state.over?.winner;
  };
  const twelve = { options: { 'MBT45-R-64': 'twelve-turns' } };
  const last = { state: { turns: 12 } };
  const pinned: StandNote = { at: [30, 4], status: 'pinned', rested: false };
  // biome-ignore format: a case is a line
  const cases: [string, Partial<BattleNote>, BattleNote['stands'], string | undefined][] = [
    ['MBT45-R-64 none: the battle goes on',                           { state: { lastFight: 12 } }, { B1: broken },                undefined],
    ['MBT45-R-64 twelve-turns: the smaller share Broken wins',        twelve,                       { B1: broken },                'a'],
    ['MBT45-R-153 twelve-turns: equal shares are a draw, whatever is Pinned', twelve,               { A1: pinned },                'draw'],
    ['MBT45-R-153 consulted only where the scenario has no limit',    { ...twelve, state: { turns: 14 } }, { B1: broken },         undefined],
    ['MBT45-R-153 a scenario’s own: fewer Broken',                    last,                         { B1: broken },                'a'],
    ['MBT45-R-153 then fewer Pinned and Shaken',                      last,                         { A1: pinned },                'b'],
    ['MBT45-R-153 in numbers, not in shares',                         last,                         { B1: broken, A1: broken, A2: { at: [30, 4], bg: 2, bghq: true } }, 'draw'],
  ];
  for (const [name, more, stands, winner] of cases) test(name, () => expect(ended(more, stands)).toBe(winner));
  test('MBT45-R-153 the page says which switches a scenario’s own limit makes idle', () => {
    const idle = (turns: number | null) => {
      const { state, options } = battle({ stands: { A0, B0 }, state: { turns } });
      return mbt1945.face.scene({ view: mbt1945.view(state, 'a'), viewer: 'a', options }).status.idle;
    };
    expect(Object.keys(idle(8)!)).toEqual(['MBT45-R-64', 'MBT45-R-152']);
    expect(idle(null)).toBeUndefined();
  });
});

describe('MBT45-HSE-19 a scenario that names the losses of its groups', () => {
  const fragileAt = { pinnedOrShaken: 3, broken: 2 };
  const fate = (losses: { broken: number; pinnedOrShaken: number }) => {
    const group = { stands: 6, losses, fragile: false, inPlay: true, distant: false, leftOut: false };
    return victoryOf({ a: { groups: [group], fragileAt }, b: null }, optionsWith()).a.lost;
  };
  // biome-ignore format: a case is a line
  const cases: [string, number, number, boolean][] = [
    ['two Broken',              2, 0, true],
    ['one is not enough',       1, 0, false],
    ['three Pinned or Shaken',  0, 3, true],
    ['two are not enough',      0, 2, false],
  ];
  for (const [name, lost, hurt, expected] of cases)
    test(`MBT45-HSE-19 ${name}`, () => expect(fate({ broken: lost, pinnedOrShaken: hurt })).toBe(expected));
  test('MBT45-HSE-19 in play, by its own rule', () => {
    const match = struck(fallen(1, broken), { state: { fragileAt } });
    expect([fragile(match), turnOf(match)]).toMatchObject(['MBT45-HSE-19', { over: 'a' }]);
  });
});

describe('MBT45-R-161 what a preview says of blanks beside the target', () => {
  const near = (b2: StandNote) => {
    const { state, options } = battle({
      stands: {
        A0,
        B0,
        A1: { subClass: 'MBTn', at: [20, 20] },
        B1: { subClass: 'MBTn', at: [20, 26] },
        B2: { at: [22, 26], ...b2 },
      },
    });
    const seat = { view: mbt1945.view(state, 'a'), by: 'a' as const, options };
    const { because = [] } = mbt1945.face.preview(seat, engage('A1', 'B1'));
    return because.find(({ rule }) => rule === 'MBT45-R-161')?.effect;
  };
  // biome-ignore format: a case is a line
  const cases: [string, StandNote, string | undefined][] = [
    ['with a blank within 4" the count with and without it', { revealed: false },                     '0 or 2'],
    ['whatever it is',                                       { revealed: false, subClass: 'MBTn' },   '0 or 2'],
    ['nothing where all is known',                           {},                                      undefined],
    ['nor farther away',                                     { revealed: false, at: [27, 26] },       undefined],
  ];
  for (const [name, b2, effect] of cases) test(`MBT45-R-161 ${name}`, () => expect(near(b2)).toBe(effect));
});
