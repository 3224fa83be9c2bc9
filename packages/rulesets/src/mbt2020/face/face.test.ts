import { inches, isRefusal, type OrderSoFar } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import type { Order } from '../../common/mbt/play/orders.js';
import { mbt2020 } from '../index.js';
import { at, type BattleNote, battle, engage, point, type StandNote, tactical } from '../play/kit.js';

const A0: StandNote = { subClass: 'MBTn', bghq: true, at: [20, 8] };
const B0: StandNote = { subClass: 'MBTn', bghq: true, at: [20, 44] };
const table = (a1: StandNote, more: Partial<BattleNote> = {}) =>
  battle({ ...more, stands: { A0, B0, A1: { at: [24, 8], ...a1 }, ...more.stands } });
const seat = (match: ReturnType<typeof battle>, by: 'a' | 'b' = 'a') => ({
  view: mbt2020.view(match.state, by),
  by,
  options: match.options,
});
const look = (match: ReturnType<typeof battle>, viewer: 'a' | 'b' | 'umpire' = 'a') => ({
  view: mbt2020.view(match.state, viewer),
  viewer,
  options: match.options,
});
/** The rule that closes a verb for A1; `open`; or `absent`. */
const verb = (match: ReturnType<typeof battle>, name: string, stand: string | undefined = 'A1') => {
  const item = mbt2020.face.menu(seat(match)).find(i => i.verb === name && i.stand === stand);
  return item ? (item.closed?.rule ?? 'open') : 'absent';
};

describe('the menu says what is open, and for what is closed by which rule', () => {
  const six = { segment: 6 as const, selected: ['a1'] };
  const cas: StandNote = { subClass: 'AIRn', posture: 'CAS' };
  const cases: [string, ReturnType<typeof battle>, string, string, string?][] = [
    ['MBT20-TRN-22 a stand of the selected group moves', table({}, six), 'tactical', 'open'],
    ['MBT20-TRN-22 not in another segment', table({}, { segment: 5 }), 'tactical', 'MBT20-TRN-22'],
    ['MBT20-TRN-05 not in the other player’s round', table({}, { ...six, owner: 'b' }), 'tactical', 'MBT20-TRN-05'],
    ['MBT20-MOV-06 a STATIC stand does not', table({ mode: 'STATIC' }, six), 'tactical', 'MBT20-MOV-06'],
    [
      'MBT20-TRN-23 no march after a tactical move',
      table({}, { ...six, state: { tacticalBegun: true } }),
      'march',
      'MBT20-TRN-23',
    ],
    ['MBT20-ENG-04 a stand engages once', table({ hasEngaged: true }, six), 'engage', 'MBT20-ENG-04'],
    ['MBT20-TRN-24 in its segment', table({}, { segment: 3 }), 'engage', 'MBT20-TRN-24'],
    ['MBT20-R-75 smoke after engaging', table({ hasEngaged: true }, six), 'smoke', 'MBT20-R-75'],
    ['MBT20-R-75 smoke before', table({}, six), 'smoke', 'open'],
    [
      'MBT20-R-75 free: smoke besides engaging',
      table({ hasEngaged: true }, { ...six, options: { 'MBT20-R-75': 'free' } }),
      'smoke',
      'open',
    ],
    [
      'MBT20-ILL-02 light of a battery in segment 5',
      table({ subClass: 'ARTn', place: 'off-table' }, { segment: 6 }),
      'illuminate',
      'MBT20-ILL-02',
    ],
    [
      'MBT20-R-82 not-static: a STATIC stand does not turn',
      table({ mode: 'STATIC' }, { ...six, options: { 'MBT20-R-82': 'not-static' } }),
      'pivot',
      'MBT20-R-82',
    ],
    [
      'MBT20-TRN-10 ASF engages before ECM',
      table({ subClass: 'AIRn', posture: 'ASF' }, { segment: 1, state: { ecmEngaged: true } }),
      'engage',
      'MBT20-TRN-10',
    ],
    ['MBT20-SMK-03 INF- has no smoke', table({ subClass: 'INF-' }, six), 'smoke', 'absent'],
    ['MBT20-ILL-03 ARMOUR has no light', table({ subClass: 'MBTn' }, six), 'illuminate', 'absent'],
    [
      'MBT20-SMK-02 a battery in segment 5',
      table({ subClass: 'ARTn', place: 'off-table' }, { segment: 5 }),
      'smoke',
      'open',
    ],
    [
      'MBT20-TRN-12 CAS comes on in segment 2',
      table({ ...cas, place: 'off-table' }, { segment: 2 }),
      'approach',
      'open',
    ],
    ['MBT20-TRN-13 and waits for a turn', table({ ...cas, entered: 1 }, { segment: 2 }), 'attack', 'MBT20-TRN-13'],
    ['MBT20-TRN-14 then it attacks', table({ ...cas, entered: 1 }, { segment: 2, turn: 2 }), 'attack', 'open'],
    [
      'MBT20-ENG-04 once',
      table({ ...cas, entered: 1, hasEngaged: true }, { segment: 2, turn: 2 }),
      'attack',
      'MBT20-ENG-04',
    ],
    [
      'MBT20-TRN-16 lingering, not twice in a turn',
      table({ ...cas, subClass: 'AIR+', entered: 1, firstAttack: 2 }, { segment: 2, turn: 2 }),
      'attack',
      'MBT20-TRN-16',
    ],
    [
      'MBT20-TRN-06 ASF comes on in segment 1',
      table({ subClass: 'AIRn', posture: 'ASF', place: 'off-table' }, { segment: 1 }),
      'enter',
      'open',
    ],
    [
      'MBT20-MOD-13 helicopters change mode in segment 2',
      table({ ...cas, helicopter: true, entered: 1 }, { segment: 3 }),
      'hover',
      'MBT20-MOD-13',
    ],
    [
      'MBT20-ELG-18 REC never engages, and the button says so',
      table({ posture: 'REC' }, six),
      'engage',
      'MBT20-ELG-18',
    ],
    [
      'MBT20-R-71 a blank REC may be turned up, also in the other’s round',
      table({ posture: 'REC', revealed: false }, { owner: 'b' }),
      'declareRec',
      'open',
    ],
    ['MBT20-R-131 a stand that waits comes on', table({ place: 'held' }, six), 'bringOn', 'open'],
    [
      'MBT20-HSE-07 engineers work where there is work',
      table({ subClass: 'FE' }, { ...six, options: { 'MBT20-OPT-02': 'on' }, river: 9 }),
      'startTask',
      'open',
    ],
    ['MBT20-TRN-22 the round ends in segment 6', table({}, six), 'endRound', 'open', 'none'],
    ['MBT20-TRN-22 other segments end by themselves', table({}, { segment: 2 }), 'endSegment', 'open', 'none'],
  ];
  for (const [name, match, wanted, expected, stand] of cases)
    test(name, () =>
      expect(
        stand ? (mbt2020.face.menu(seat(match)).some(i => i.verb === wanted) ? 'open' : 'absent') : verb(match, wanted),
      ).toBe(expected),
    );
  test('MBT20-R-64 conceding is always there; after the end nothing is', () => {
    const match = table({});
    expect(mbt2020.face.menu(seat(match)).map(i => i.verb)).toContain('concede');
    match.state.over = { winner: 'a', rule: 'MBT20-R-62', text: '' };
    expect(mbt2020.face.menu(seat(match))).toEqual([]);
  });
});

describe('gestures', () => {
  const gesture = (match: ReturnType<typeof battle>, field: string, sofar: OrderSoFar) =>
    mbt2020.face.gesture(seat(match), field, sofar);
  const six = { segment: 6 as const, selected: ['a1'] };
  test('MBT20-ENG-02 targets are listed with their distance, closed ones with their rule', () => {
    const match = table({}, { ...six, stands: { B1: { at: [24, 10] }, B2: { at: [24, 30] } } });
    const found = gesture(match, 'target', { verb: 'engage', stand: 'A1' });
    if (isRefusal(found) || found.kind !== 'target') throw new Error('no targets');
    const by = Object.fromEntries(found.targets.map(t => [t.id, [t.gap, t.closed?.rule ?? 'open']]));
    expect(by.B1).toEqual([inches(1), 'open']);
    expect(by.B2).toEqual([inches(21), 'MBT20-ELG-45']);
  });
  test('MBT20-R-72 what waits unseen behind the edge is no target', () => {
    const match = table(
      { subClass: 'ARTn', posture: 'CBA', place: 'off-table' },
      { segment: 3, stands: { B1: { subClass: 'ARTn', place: 'off-table', revealed: false } } },
    );
    const found = gesture(match, 'target', { verb: 'engage', stand: 'A1' });
    expect(!isRefusal(found) && found.kind === 'target' && found.targets.map(t => t.id)).toEqual(['B0']);
  });
  const refused: [string, string, OrderSoFar, string][] = [
    [
      'MBT20-DEP-06 a group is chosen before its stands are arranged',
      'places',
      { verb: 'deployGroup', group: 'x' },
      'MBT20-DEP-06',
    ],
    ['MBT20-TRN-28 a stand is chosen first', 'target', { verb: 'engage' }, 'MBT20-TRN-28'],
    [
      'MBT20-TER-05 a diced feature is chosen before its place',
      'point',
      { verb: 'placePiece', feature: 'x', size: '4x4' },
      'MBT20-TER-05',
    ],
  ];
  for (const [name, field, sofar, rule] of refused)
    test(name, () => expect(gesture(table({}), field, sofar)).toMatchObject({ rule }));
  test('MBT20-TRN-06 fighters are placed within 36" of their own edge', () => {
    const match = table({ subClass: 'AIRn', posture: 'ASF', place: 'off-table' }, { segment: 1 });
    expect(gesture(match, 'at', { verb: 'enter', stand: 'A1' })).toMatchObject({
      kind: 'place',
      zones: [{ depth: inches(37) }],
    });
  });
  test('MBT20-MOD-13 MBT20-MOD-12 a mode is chosen by those alone who may change it', () => {
    const closings = (helicopter: boolean) => {
      const match = table({ subClass: 'AIRn', posture: 'CAS', mode: 'MOBILE', helicopter }, { segment: 2 });
      const found = gesture(match, 'mode', { verb: 'hover', stand: 'A1' });
      return !isRefusal(found) && found.kind === 'choose' && found.among.map(c => [c.value, c.closed?.rule]);
    };
    // MBT20-R-151: nobody changes to the mode that he is in.
    const [open, shut, same] = [undefined, 'MBT20-MOD-12', 'MBT20-R-151'];
    expect(closings(true)).toEqual([
      ['STATIC', open],
      ['MOBILE', same],
    ]);
    expect(closings(false)).toEqual([
      ['STATIC', shut],
      ['MOBILE', same],
    ]);
  });
  test('MBT20-SMK-01 MBT20-ILL-01 what is aimed has its size', () => {
    const match = table({ subClass: 'ARTn', place: 'off-table' }, { segment: 5 });
    expect(gesture(match, 'point', { verb: 'smoke', stand: 'A1' })).toMatchObject({ shape: { side: inches(2) } });
    expect(gesture(match, 'point', { verb: 'illuminate', stand: 'A1' })).toMatchObject({
      shape: { diameter: inches(2) },
    });
  });
});

describe('previews', () => {
  const preview = (match: ReturnType<typeof battle>, order: Order) => mbt2020.face.preview(seat(match), order);
  const six = { segment: 6 as const, selected: ['a1'] };
  test('MBT20-MOV-10 a move shows what it uses, and where it breaks', () => {
    const match = table({}, six);
    expect(preview(match, tactical('A1', [[24, 12]]))).toMatchObject({ used: 0.5, cost: '4" of 8"' });
    expect(preview(match, tactical('A1', [[24, 18]]))).toMatchObject({
      refusal: { rule: 'MBT20-MOV-10' },
      breaksAt: point(24, 16),
    });
  });
  test('MBT20-GO-06 impassable ground breaks it where it begins', () => {
    const match = table({ subClass: 'MBTn' }, { ...six, pieces: [{ kind: 'LFA', x: 22, y: 11, width: 4, depth: 4 }] });
    expect(preview(match, tactical('A1', [[24, 12]]))).toMatchObject({
      refusal: { rule: 'MBT20-GO-06' },
      breaksAt: point(24, 11),
    });
  });
  test('MBT20-HSE-01 an engagement shows its exact odds and the rows behind them', () => {
    const match = table({}, { ...six, stands: { B1: { at: [24, 10] } } });
    const shown = preview(match, engage('A1', 'B1'));
    expect(shown.odds!.chances.map(c => [c.ways, c.of, c.result.text])).toEqual([
      [1, 3, 'win: B1 lost'],
      [1, 3, 'draw: B1 pinned, A1 pinned'],
      [1, 3, 'lose: A1 lost'],
    ]);
    expect(shown.because.map(c => c.rule)).toContain('MBT20-ELG-02');
  });
  const driven = { status: 'repulsed', everRepulsed: true } as const;
  test.each<[string, BattleNote['stands'][string], string[]]>([
    ['MBT20-VIC-02 who is lost; who is pinned counts for nothing', {}, ['B1 neutralised', '', 'A1 neutralised']],
    ['MBT20-VIC-01 who is driven back', { status: 'pinned' }, ['B1 neutralised', 'B1 repulsed', 'A1 neutralised']],
    ['MBT20-R-60 once only', { ...driven, status: 'pinned' }, ['B1 neutralised', '', 'A1 neutralised']],
  ])('what a result costs: %s', (_, b1, wanted) => {
    const shown = preview(table({}, { ...six, stands: { B1: { at: [24, 10], ...b1 } } }), engage('A1', 'B1'));
    const costs = shown.odds!.chances.map(({ result }) =>
      result.costs!.map(({ piece, as }) => `${piece} ${as}`).join(),
    );
    expect(costs).toEqual(wanted);
  });
  // biome-ignore format: a state a line
  test.each<[string, StandNote, BattleNote['options'], string[]]>([
    ['a steady stand has nothing to fear',                      {},                     {}, []],
    ['MBT20-TF-15 MBT20-RES-14 a pinned one',                   { status: 'pinned' },   {}, ['MBT20-TF-15', 'MBT20-RES-14', 'MBT20-R-59 it does not wear off']],
    ['MBT20-TF-16 MBT20-RES-15 one that was driven back',       driven,                 {}, ['MBT20-TF-16', 'MBT20-RES-15', 'MBT20-R-59 it does not wear off']],
    ['MBT20-R-59 rest: one that mends where it is agreed',      { status: 'pinned' },   { 'MBT20-R-59': 'rest' }, ['MBT20-TF-15', 'MBT20-RES-14', 'MBT20-R-59 a round in which it neither']],
  ])('what was done before to the one who engages is said beside the odds: %s', (_, note, options, wanted) => {
    const match = table(note, { ...six, stands: { B1: { at: [24, 10] } }, ...(options && { options }) });
    const warned = preview(match, engage('A1', 'B1')).warnings ?? [];
    expect(warned.map(({ rule, text }) => `${rule} ${text}`)).toEqual(wanted.map(start => expect.stringContaining(start)));
    expect(warned.every(({ about }) => about[0] === 'A1')).toBe(true);
  });
  test('MBT20-R-70 of a blank nothing is promised', () => {
    const match = table({ subClass: 'MBTn' }, { ...six, stands: { B1: { at: [24, 12], revealed: false } } });
    const shown = preview(match, engage('A1', 'B1'));
    expect([shown.odds, shown.because[0]!.rule]).toEqual([undefined, 'MBT20-R-70']);
  });
  test('MBT20-MOV-02 MBT20-ORG-07 reach: as far as the move goes, around what bars it, within 12" of the BGHQ', () => {
    const match = table({ subClass: 'MBTn' }, { ...six, pieces: [{ kind: 'LFA', x: 22, y: 11, width: 4, depth: 4 }] });
    const reach = mbt2020.face.reach(seat(match), 'tactical', 'A1');
    if (isRefusal(reach)) throw new Error(reach.message);
    expect(reach.costAt(...xy(30, 8))).toBeCloseTo(0.75, 1);
    expect(reach.costAt(...xy(24, 13))).toBe(Number.POSITIVE_INFINITY);
    expect(reach.costAt(...xy(33, 8))).toBe(Number.POSITIVE_INFINITY);
  });
  const closed: [string, BattleNote['stands']['A1'] & object, Partial<BattleNote>, string][] = [
    ['MBT20-MOV-06 a STATIC stand has none', { mode: 'STATIC' }, six, 'MBT20-MOV-06'],
    ['MBT20-TRN-22 nor a stand of another group', {}, { segment: 6 }, 'MBT20-TRN-22'],
    ['MBT20-MOV-11 nor a battery', { subClass: 'ARTn', posture: 'CBA', mode: 'SNS' }, six, 'MBT20-MOV-11'],
  ];
  for (const [name, a1, more, rule] of closed)
    test(name, () => expect(mbt2020.face.reach(seat(table(a1, more)), 'tactical', 'A1')).toMatchObject({ rule }));
  test('MBT20-TRN-28 nor another’s stand', () =>
    expect(mbt2020.face.reach(seat(table({}, six)), 'tactical', 'B0')).toMatchObject({ rule: 'MBT20-TRN-28' }));
  test('MBT20-LOS-01 sight names what is in the way', () => {
    const match = table(
      {},
      { stands: { B1: { at: [24, 20] } }, pieces: [{ kind: 'wood', x: 22, y: 12, width: 4, depth: 3 }] },
    );
    expect(mbt2020.face.sight(look(match), 'A1')).toContainEqual({ id: 'B1', blockedBy: ['p1'] });
  });
});

describe('scene and card', () => {
  test('MBT20-DEP-08 a blank is drawn as unknown, whatever it is', () => {
    const drawn = (b1: StandNote) =>
      mbt2020.face
        .scene(look(table({}, { stands: { B1: { at: [24, 30], revealed: false, ...b1 } } })))
        .pieces.find(p => p.id === 'B1');
    expect(drawn({ subClass: 'MBT+' })).toEqual(drawn({ fake: true }));
    expect(drawn({})).toMatchObject({ symbol: 'unknown', title: 'unknown stand', markers: [] });
  });
  test('MBT20-RES-16 Pinned and Repulsed carry different markers', () => {
    const letters = (status: 'pinned' | 'repulsed') =>
      mbt2020.face
        .scene(look(table({ status })))
        .pieces.find(p => p.id === 'A1')!
        .markers.map(m => [m.letter, m.shape]);
    expect(letters('pinned')).toContainEqual(['P', 'disc']);
    expect(letters('repulsed')).toContainEqual(['R', 'diamond']);
  });
  test('MBT20-ORG-03 the BGHQ is marked, to those who may know', () => {
    const match = table({});
    const leader = (viewer: 'a' | 'b') =>
      mbt2020.face.scene(look(match, viewer)).pieces.find(p => p.id === 'A0')!.leader;
    match.state.stands[0] = { ...match.state.stands[0]!, revealed: false };
    expect([leader('a'), leader('b')]).toEqual([true, undefined]);
  });
  test('the card of a stand tells everything to its owner and only what is open to the other side', () => {
    const match = table({ revealed: false, subClass: 'MBTn', mode: 'FAST' });
    const rows = (viewer: 'a' | 'b') => mbt2020.face.card(look(match, viewer), 'A1')!.rows.map(r => r.label);
    expect(rows('a')).toEqual(expect.arrayContaining(['Mode', 'Grade', 'Moves', 'Engages']));
    expect(rows('b')).toEqual(['State', 'Place']);
    expect(mbt2020.face.card(look(match), 'Z9')).toBeUndefined();
  });
  test.each([
    ['armour-only: the card of a tank does not speak of INFANTRY, which it may not engage', 'armour-only', false],
    ['infantry-too: it does, and it may', 'infantry-too', true],
  ])('MBT20-R-95 %s', (_, choice, may) => {
    const match = table(
      { subClass: 'MBTn' },
      {
        ...{ segment: 6, selected: ['a1'], options: { 'MBT20-R-95': choice } },
        stands: { B1: { subClass: 'INFn', at: [24, 10], revealed: true } },
      },
    );
    const engages = mbt2020.face.card(look(match), 'A1')!.rows.find(({ label }) => label === 'Engages')!.value;
    const shown = mbt2020.face.preview(seat(match), engage('A1', 'B1'));
    const refused = isRefusal(shown) ? shown : shown.refusal;
    expect([engages.includes('INFANTRY'), refused === undefined]).toEqual([may, may]);
  });
  test.each([
    ['MBT20-ORG-02 its name', 'Challenger 3', false, 'Challenger 3, rifles in carriers'],
    ['MBT20-ORG-02 no number: another may go by it on the table', 'A5', false, undefined],
    ['MBT20-ORG-03 the headquarters of that name', 'A5', true, 'headquarters'],
    ['MBT20-ORG-03 and with a name', 'Challenger 3', true, 'Challenger 3, rifles in carriers, headquarters'],
  ])('what a stand is listed as: %s', (_, name, bghq, wanted) => {
    const match = table({});
    const stand = match.state.stands.find(({ id }) => id === 'A1')!;
    const as = { ...stand, nature: { ...stand.nature!, name, bghq } };
    match.state.stands = match.state.stands.map(s => (s.id === 'A1' ? as : s));
    const rows = mbt2020.face.card(look(match, 'a'), 'A1')!.rows;
    expect(rows.find(({ label }) => label === 'Listed as')?.value).toBe(wanted);
  });
  test.each([
    ['a name of its own', 'Challenger 3', 'Challenger 3', 'Challenger 3'],
    ['its number is none: what all of them are called', 'A1', 'Rifles', 'Rifles'],
    ['which may be said of it alone, too', 'Rifles', 'Rifles', 'Rifles'],
  ])('MBT20-ORG-02 on the table and in the log a stand goes by the same name: %s', (_, name, short, called) => {
    const match = table({});
    match.state.stands = match.state.stands.map(s => (s.id === 'A1' ? { ...s, nature: { ...s.nature!, name } } : s));
    const scene = mbt2020.face.scene(look(match, 'a'));
    expect([scene.pieces.find(({ id }) => id === 'A1')!.short, scene.called?.A1]).toEqual([short, called]);
  });
  const RINGS: [string, BattleNote['stands'], string[]][] = [
    ['nobody is known', {}, ['up to 12"']],
    ['ELG-02 a foe that is known', { B1: { at: [24, 20] } }, ['2" at infantry on the move']],
    [
      'ELG-02 ELG-06 two kinds',
      { B1: { at: [24, 20] }, B2: { subClass: 'MBTn', at: [28, 20] } },
      ['2" at infantry on the move', '8" at armour on the move'],
    ],
    [
      'a blank may be anything',
      { B1: { at: [24, 20] }, B2: { at: [28, 20], revealed: false } },
      ['up to 12"', '2" at infantry on the move'],
    ],
  ];
  test.each(RINGS)('MBT20-R-70 a ring for each kind of foe that is there: %s', (_, stands, wanted) => {
    const match = battle({ stands: { A0, A1: { at: [24, 8] }, ...stands } });
    const rings = mbt2020.face.card(look(match), 'A1')!.ranges!.map(({ text }) => text);
    expect(rings.filter(text => /\d/.test(text))).toEqual(wanted);
  });
});

test.each([
  ['MBT20-R-60 ever: the score counts who was Repulsed at any time', 'ever', '1 lost, 2 driven back of 12'],
  ['MBT20-R-60 current: the score counts who is Repulsed now', 'current', '1 lost, 1 driven back of 12'],
])('%s', (_, choice, losses) => {
  const match = table(
    { status: 'repulsed', everRepulsed: true },
    {
      options: { 'MBT20-R-60': choice },
      stands: {
        A2: { at: [10, 8], everRepulsed: true },
        A3: { place: 'removed', status: 'neutralised' },
        B1: { at: [10, 40], revealed: false, fake: true },
      },
    },
  );
  const { scores } = mbt2020.face.scene(look(match)).status;
  expect(scores.map(score => score.lines)).toEqual([[`a1: ${losses}`], ['b1: 0 lost, 0 driven back of 12']]);
});

const xy = (x: number, y: number): [number, number] => [at(x, y).x, at(x, y).y];

test('MBT20-R-153 the face says which switches a scenario’s own limit makes idle', () => {
  const idle = (turns: number | null) =>
    mbt2020.face.scene(look(battle({ stands: { A1: { at: [20, 20] } }, state: { turns } }))).status.idle;
  expect(Object.keys(idle(8)!)).toEqual(['MBT20-R-64', 'MBT20-R-152']);
  expect(idle(null)).toBeUndefined();
});

describe('MBT20-R-161 what a preview says of blanks beside the target', () => {
  const beside = (b2: StandNote) => {
    const match = battle({
      selected: ['a1'],
      stands: { A0, B0, A1: { at: [20, 20] }, B1: { subClass: 'MBTn', at: [20, 22] }, B2: { at: [22, 22], ...b2 } },
    });
    return mbt2020.face.preview(seat(match), engage('A1', 'B1'));
  };
  const near = (b2: StandNote) => beside(b2).because.find(({ rule }) => rule === 'MBT20-R-161')?.effect;
  test('MBT20-R-161 with a blank within 4" the count with and without it', () =>
    expect(near({ revealed: false })).toMatch(/^-?\d or -?\d$/));
  test('MBT20-R-161 whatever it is', () =>
    expect(near({ revealed: false, subClass: 'MBTn' })).toBe(near({ revealed: false })));
  test('MBT20-R-161 the odds too: as they are without it, and as they are with INFANTRY there', () => {
    const blank = beside({ revealed: false });
    expect(blank.odds).toEqual(beside({ subClass: 'MBTn' }).odds);
    expect(blank.otherwise!.odds).toEqual(beside({}).odds);
    expect(blank.otherwise!.odds).not.toEqual(blank.odds);
    expect(beside({}).otherwise).toBeUndefined();
  });
  test('MBT20-R-161 nothing where all is known', () => expect(near({})).toBeUndefined());
  test('MBT20-R-161 nor farther away', () => expect(near({ revealed: false, at: [27, 22] })).toBeUndefined());
});

describe('what turning up a REC stand would find is told before it is done, from what its side knows', () => {
  const rec: StandNote = { posture: 'REC', revealed: false };
  const blank = (x: number, y: number, more: StandNote = {}): StandNote => ({ at: [x, y], revealed: false, ...more });
  const told = (match: ReturnType<typeof battle>) =>
    mbt2020.face.menu(seat(match)).find(({ verb: name, stand }) => name === 'declareRec' && stand === 'A1')?.text;
  const FAR = 'No blank is within 16": it would only show itself';
  const ONE = 'Shows itself, and turns up B1, the blank within 16": it may be any stand';
  // biome-ignore format: one line a case
  const cases: [string, Record<string, StandNote>, string, BattleNote['options']?][] = [
    ['MBT20-R-71 nobody there',                        { B1: blank(24, 40) },                               FAR],
    ['MBT20-R-71 who is turned up already',            { B1: { at: [24, 20] } },                            FAR],
    ['MBT20-DEP-09 one blank',                         { B1: blank(24, 20) },                               ONE],
    ['MBT20-DEP-09 the same words whatever it is',     { B1: blank(24, 20, { subClass: 'AIRn', posture: 'CAS' }) }, ONE],
    ['MBT20-DEP-09 two blanks',                        { B1: blank(24, 20), B2: blank(20, 21) },            'Shows itself, and turns up B1 and B2, the blanks within 16": each may be any stand'],
    ['MBT20-R-70 fakes are in use',                    { B1: blank(24, 20) },                               `${ONE}, or a fake, which is removed`, { 'MBT20-OPT-01': 'on' }],
    ['MBT20-R-141 and what one of them finds in turn', { B1: blank(24, 20), A2: blank(28, 10) },            `${ONE}. If it is a REC stand, it turns up A2 in turn`],
  ];
  test.each(cases)('%s', (_, stands, words, options) => {
    expect(told(table(rec, { segment: 6, stands, ...(options && { options }) }))).toBe(words);
  });
});
