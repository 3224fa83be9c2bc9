import { told } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import type { Order } from '../../common/mbt/play/orders.js';
import { mbt2020 } from '../index.js';
import { type BattleNote, battle, engage, march, order, refusal, type StandNote, standIn, tactical } from './kit.js';

const A0: StandNote = { subClass: 'MBTn', bghq: true, at: [30, 4] };
const B0: StandNote = { subClass: 'MBTn', bghq: true, at: [30, 44], revealed: false };
const blank: StandNote = { revealed: false };

describe('MBT20-DEP-08 MBT20-DEP-10 what lies under a blank', () => {
  const note: BattleNote = {
    stands: {
      A0,
      A1: { at: [20, 6] },
      B0,
      B1: { ...blank, subClass: 'MBT+', at: [20, 30] },
      B2: { ...blank, at: [24, 30] },
      B3: { subClass: 'ARTn', place: 'off-table', revealed: false },
    },
  };
  test('MBT20-DEP-10 is known to its owner and to nobody else', () => {
    const match = battle(note);
    const natures = (viewer: 'a' | 'b' | 'umpire' | 'spectator') =>
      mbt2020.view(match.state, viewer).stands.map(s => s.nature?.subClass ?? null);
    expect(natures('a')).toEqual(['MBTn', 'INFn', null, null, null, null]);
    expect(natures('b')).toEqual(['MBTn', 'INFn', 'MBTn', 'MBT+', 'INFn', 'ARTn']);
    expect(natures('spectator')).toEqual(['MBTn', 'INFn', null, null, null, null]);
    expect(natures('umpire')).not.toContain(null);
  });
  test('a new field of the state, or of a blank, is unseen until somebody shows it', () => {
    const match = battle({ stands: { ...note.stands, B4: { at: [28, 30] } } });
    const { state } = match;
    Object.assign(state, { secret: 'plan' });
    state.stands = state.stands.map(stand => Object.assign({ ...stand }, { secret: 'plan' }));
    for (const viewer of ['a', 'b', 'umpire', 'spectator'] as const)
      expect(mbt2020.view(state, viewer), viewer).not.toHaveProperty('secret');
    const secrets = (viewer: 'a' | 'spectator') =>
      mbt2020
        .view(state, viewer)
        .stands.filter(stand => 'secret' in stand)
        .map(stand => stand.id);
    expect([secrets('a'), secrets('spectator')]).toEqual([
      ['A0', 'A1', 'B4'],
      ['A0', 'A1', 'B4'],
    ]);
  });
  test('MBT20-R-72 what waits behind the edge cannot be named', () => {
    const match = battle({
      ...note,
      segment: 3,
      stands: { ...note.stands, A2: { subClass: 'ARTn', posture: 'CBA', place: 'off-table' } },
    });
    expect(refusal(match, 'a', engage('A2', 'B3'))).toBe('MBT20-R-72');
  });
  test('MBT20-TER-21 the ground, places and markers are open to all', () => {
    const match = battle({ ...note, pieces: [{ kind: 'wood', x: 1, y: 1, width: 3, depth: 3 }] });
    const [a, b] = (['a', 'b'] as const).map(v => mbt2020.view(match.state, v));
    expect(a!.ground).toEqual(b!.ground);
    expect(a!.stands.map(s => [s.x, s.y, s.status])).toEqual(b!.stands.map(s => [s.x, s.y, s.status]));
  });
});

describe('MBT20-DEP-09 REC stands look under blanks', () => {
  const rec = (a1: StandNote, b1: readonly [number, number], more: Partial<BattleNote> = {}): BattleNote => ({
    selected: ['a1'],
    ...more,
    stands: {
      A0: { ...A0, at: [20, 14] },
      A1: { posture: 'REC', at: [20, 10], ...a1 },
      B0,
      B1: { ...blank, at: b1 },
      ...more.stands,
    },
  });
  const revealed = (note: BattleNote, ...orders: Order[]) => {
    const match = battle(note);
    for (const given of orders) order(match, 'a', given);
    return standIn(match, 'B1').revealed;
  };
  const cases: [string, boolean, BattleNote, Order[]][] = [
    ['MBT20-DEP-09 within 16" after a move', true, rec({}, [20, 30]), [tactical('A1', [[20, 13]])]],
    ['MBT20-DEP-09 not at 16.2"', false, rec({}, [20, 30.2]), [tactical('A1', [[20, 13]])]],
    [
      'MBT20-DEP-09 anywhere along the way',
      true,
      rec({ mode: 'FAST' }, [20, 30]),
      [
        tactical('A1', [
          [20, 13.5],
          [20, 10.5],
        ]),
      ],
    ],
    [
      'MBT20-R-139 neither sight nor darkness matter',
      true,
      rec({}, [20, 30], { state: { light: 'night' }, pieces: [{ kind: 'LFA', x: 12, y: 20, width: 16, depth: 5 }] }),
      [tactical('A1', [[20, 13]])],
    ],
    [
      'MBT20-R-71 a REC that is a blank itself reveals nobody',
      false,
      rec({ revealed: false }, [20, 25]),
      [tactical('A1', [[20, 12]])],
    ],
    [
      'MBT20-R-71 until its owner turns it up',
      true,
      rec({ revealed: false }, [20, 25]),
      [{ verb: 'declareRec', stand: 'A1' }],
    ],
  ];
  for (const [name, expected, note, orders] of cases)
    test(name, () => expect(revealed(note, ...orders)).toBe(expected));

  test('MBT20-DEP-09 a blank that comes into reach of a REC is turned up, whoever moved', () => {
    const match = battle({
      owner: 'b',
      selected: ['b1'],
      stands: { A0, A1: { posture: 'REC', at: [20, 20] }, B0: { ...B0, at: [20, 44] }, B1: { ...blank, at: [20, 39] } },
    });
    order(match, 'b', tactical('B1', [[20, 36.5]], 180));
    expect(standIn(match, 'B1').revealed).toBe(true);
  });
  test('MBT20-DEP-09 by a march past it too', () => {
    const match = battle({
      owner: 'b',
      selected: ['b1'],
      size: [96, 48],
      stands: {
        A0: { ...A0, at: [4, 4] },
        A1: { posture: 'REC', at: [20, 4] },
        B0: { ...B0, at: [60, 44] },
        B1: { ...blank, at: [60, 40] },
      },
    });
    order(match, 'b', march('B1', [[50, 40]], 180));
    expect(standIn(match, 'B1').revealed).toBe(false);
  });
  test('MBT20-R-71 a REC is declared in the other player’s round as well, but only a REC', () => {
    const match = battle({
      owner: 'b',
      stands: { A0, A1: { posture: 'REC', at: [20, 20], revealed: false }, A2: { at: [24, 20], revealed: false }, B0 },
    });
    expect(refusal(match, 'a', { verb: 'declareRec', stand: 'A1' })).toBe('allowed');
    expect(refusal(match, 'a', { verb: 'declareRec', stand: 'A2' })).toBe('MBT20-R-71');
    order(match, 'a', { verb: 'declareRec', stand: 'A1' });
    expect(refusal(match, 'a', { verb: 'declareRec', stand: 'A1' })).toBe('MBT20-R-71');
    match.state.segment = 0;
    expect(refusal(match, 'a', { verb: 'declareRec', stand: 'A1' })).toBe('MBT20-R-71');
  });
});

describe('MBT20-R-70 naming a blank', () => {
  const face = (a1: StandNote, b1: StandNote, more: Partial<BattleNote> = {}): BattleNote => ({
    ...more,
    stands: { A0, A1: { at: [20, 20], ...a1 }, B0, B1: { ...blank, at: [20, 24], ...b1 }, ...more.stands },
  });
  const cases: [string, BattleNote, string][] = [
    ['is allowed within the longest range of one’s lines', face({ subClass: 'MBTn' }, {}), 'allowed'],
    ['MBT20-R-70 whatever it is', face({ subClass: 'MBTn' }, { subClass: 'MBTn' }), 'allowed'],
    ['not beyond it', face({ subClass: 'MBTn' }, { at: [20, 33.5] }), 'MBT20-R-70'],
    [
      'by night at half of it',
      face({ subClass: 'MBTn' }, { at: [20, 28] }, { state: { light: 'night' } }),
      'MBT20-R-70',
    ],
    [
      'not out of sight',
      face({ subClass: 'MBTn' }, { at: [20, 28] }, { pieces: [{ kind: 'wood', x: 18, y: 23, width: 4, depth: 2 }] }),
      'MBT20-LOS-02',
    ],
    ['not out of its arc', face({ subClass: 'MBTn', at: [20, 20, 90] }, {}), 'MBT20-R-70'],
    ['not by batteries', face({ subClass: 'ARTn', place: 'off-table' }, {}, { segment: 5 }), 'MBT20-R-70'],
    ['not twice', face({ subClass: 'MBTn', hasEngaged: true }, {}), 'MBT20-ENG-04'],
    ['rec-only: not at all', face({ subClass: 'MBTn' }, {}, { options: { 'MBT20-R-70': 'rec-only' } }), 'MBT20-R-70'],
  ];
  for (const [name, note, expected] of cases)
    test(`MBT20-R-70 ${name}`, () => expect(refusal(battle(note), 'a', engage('A1', 'B1'))).toBe(expected));

  test('MBT20-R-70 a fake is removed and the engagement spent', () => {
    const match = battle(face({ subClass: 'MBTn' }, { fake: true }));
    order(match, 'a', engage('A1', 'B1'));
    expect(standIn(match, 'B1')).toMatchObject({ revealed: true, place: 'removed', status: 'steady' });
    expect(standIn(match, 'A1').hasEngaged).toBe(true);
    expect(match.pending).toBeUndefined();
  });
  test('MBT20-R-70 what turns out not to be allowed has cost the engagement, and nothing follows', () => {
    const match = battle(face({ subClass: 'MBTn' }, { subClass: 'INFn' }));
    order(match, 'a', engage('A1', 'B1'));
    expect(standIn(match, 'B1')).toMatchObject({ revealed: true, status: 'steady' });
    expect(standIn(match, 'A1').hasEngaged).toBe(true);
    const lines = told(match, match.entries[0]!, 'b').flatMap(l => l.because.map(c => c.rule));
    expect(lines).toEqual(expect.arrayContaining(['MBT20-R-70', 'MBT20-ELG-25']));
  });
  test('MBT20-R-70 what is allowed is fought', () => {
    const match = battle(face({ subClass: 'MBTn' }, { subClass: 'MBTn' }));
    order(match, 'a', engage('A1', 'B1'), 'win');
    expect(standIn(match, 'B1').place).toBe('removed');
  });
  test('MBT20-R-70 a blank that engages is turned up first; a fake never engages', () => {
    const match = battle(face({ subClass: 'MBTn', revealed: false }, { subClass: 'MBTn', revealed: true }));
    order(match, 'a', engage('A1', 'B1'));
    expect(standIn(match, 'A1').revealed).toBe(true);
    expect(
      refusal(battle(face({ fake: true, revealed: false }, { revealed: true, at: [20, 22] })), 'a', engage('A1', 'B1')),
    ).toBe('MBT20-R-70');
  });
  test('MBT20-R-70 a blank that makes smoke is turned up first', () => {
    const match = battle(face({ revealed: false }, {}));
    order(match, 'a', { verb: 'smoke', stand: 'A1', point: { x: 5080, y: 5461 } });
    expect(standIn(match, 'A1').revealed).toBe(true);
  });
  test('MBT20-R-70 a fake makes neither smoke nor light', () => {
    const match = battle(face({ revealed: false, fake: true }, {}));
    for (const verb of ['smoke', 'illuminate'] as const)
      expect(refusal(match, 'a', { verb, stand: 'A1', point: { x: 5080, y: 5461 } })).toBe('MBT20-R-70');
  });
  test('MBT20-R-100 a fake never counts for victory', () => {
    const match = battle(
      face(
        { subClass: 'MBTn' },
        { fake: true },
        { stands: { B2: { ...blank, fake: true, at: [21.5, 24] }, A2: { subClass: 'MBTn', at: [22, 20] } } },
      ),
    );
    order(match, 'a', engage('A1', 'B1'));
    order(match, 'a', engage('A2', 'B2'));
    expect(match.state.groups.find(g => g.side === 'b')!.fragile).toBeNull();
  });
});

test('MBT20-R-46 the other side hears of a new BGHQ, not which stand it is', () => {
  const event = { kind: 'bghqNamed' as const, stand: 'B7', was: 'B1', because: [] };
  expect(mbt2020.tell(event, 'a')!.text).not.toContain('B7');
  expect(mbt2020.tell(event, 'b')!.text).toContain('B7');
});
