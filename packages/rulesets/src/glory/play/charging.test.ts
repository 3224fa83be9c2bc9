import { askingOf } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import {
  ahead,
  type BattleNote,
  battle,
  charge,
  cited,
  END,
  happened,
  inBattle,
  kinds,
  move,
  order,
  placeOf,
  refusal,
  reply,
  turnBy,
  type VignetteNote,
} from './kit.js';
import { poseIn } from './measure.js';
import type { Order } from './orders.js';

const on = { activated: true };
const HORSE = '(HCC-III-RA)';
const LIGHT = '(LSC-III-RA)EIII';
const LIN = '(LIN-III-RA)EIII';
const duel = (
  a: Partial<VignetteNote>,
  b: Partial<VignetteNote>,
  rest: Partial<BattleNote> = {},
  more: BattleNote['vignettes'] = {},
): BattleNote => ({
  vignettes: { A1: { at: [11, 5], now: on, ...a }, B1: { at: [11, 6.4], ...b }, ...more },
  ...rest,
});
const straight = charge('A1', 'B1', ahead(1));

describe('what a charge is', () => {
  // biome-ignore format: one line a case
  const cases: [string, BattleNote, Order, string][] = [
    ['IGR-CHG-01 it reaches its target',            duel({}, {}), straight, 'allowed'],
    ['IGR-CHG-01 or it is none',                    duel({}, { at: [11, 6.6] }), straight, 'IGR-CHG-01'],
    ['IGR-CHG-01 contact is made by an advance',    duel({}, {}), charge('A1', 'B1', ahead(0.9), turnBy(5)), 'IGR-CHG-01'],
    ['IGR-CHG-05 it names one target and touches nobody before', duel({}, {}, {}, { B2: { at: [11.6, 6.2] } }), straight, 'IGR-CHG-01'],
    ['IGR-CHG-05 a friend is no target',            duel({}, {}, {}, { A2: { at: [15, 5] } }), charge('A1', 'A2', ahead(1)), 'IGR-CHG-05'],
    ['IGR-GEO-18 nobody stands between',            duel({}, {}, {}, { A2: { at: [11.7, 5.6] } }), straight, 'IGR-GEO-18'],
    ['IGR-MOV-07 within the rate',                  duel({}, { at: [11, 6.6] }), charge('A1', 'B1', ahead(1.2)), 'IGR-MOV-07'],
    ['IGR-RES-07 the broken are no target',         duel({}, { at: null, place: 'broken' }), straight, 'IGR-RES-07'],
    ['a point beyond the target is cut where it touches', duel({}, {}), charge('A1', 'B1', { x: 8800, y: 6400 }), 'allowed'],
  ];
  test.each(cases)('%s', (_, note, given, wanted) => expect(refusal(battle(note), 'a', given)).toBe(wanted));

  test('IGR-GEO-25 a charge ends where the bases touch, IGR-SHO-12 and is an arrival', () => {
    const match = battle(duel({}, {}));
    const events = order(match, 'a', straight);
    expect(placeOf(match, 'A1')).toEqual([11, 5.9, 0]);
    expect(inBattle(match, 'B1').now.arrivals).toEqual(['A1']);
    expect(kinds(events).slice(0, 2)).toEqual(['chargeDeclared', 'moved']);
    expect(cited(events)).toContain('IGR-CHG-01');
  });
  test('IGR-CHG-03 the opponent is not moved', () => {
    const match = battle(duel({ troop: HORSE }, { at: [11.2, 6.4, 150] }));
    order(match, 'a', charge('A1', 'B1', ahead(1.5)));
    expect(placeOf(match, 'B1')).toEqual([11.2, 6.4, 150]);
  });
  test('IGR-CHG-02 on contact it lines up within what is left, or halts', () => {
    const note = duel({ troop: HORSE, at: [11, 4.8] }, { at: [11.2, 6.6, 170] });
    const up = battle(note);
    const events = order(up, 'a', charge('A1', 'B1', ahead(1.5)));
    expect(placeOf(up, 'A1')![2]).toBe(350);
    expect(cited(events)).toContain('IGR-GEO-12');
    const halted = battle(note);
    order(halted, 'a', { ...charge('A1', 'B1', ahead(1.5)), lineUp: false });
    expect(placeOf(halted, 'A1')![2]).toBe(0);
    expect(inBattle(halted, 'B1').now.arrivals).toEqual(['A1']);
  });
  test.each([
    ['IGR-CHG-02 a line of muskets lines up', '(HIM-III-RA)EIII', 355],
    ['IGR-LNK-06 a line of HIP does not turn, not even to line up', '(HIP-III-RA)', 0],
  ])('%s', (_, troop, facing) => {
    const line = { A1: { at: [10.5, 5], troop, now: on }, A2: { at: [11.5, 5], troop, now: on } } as const;
    const match = battle({
      vignettes: { ...line, B1: { at: [11, 6.2, 175] } },
      links: { L: ['in-line', 'A1', 'A2'] },
    });
    order(match, 'a', straight);
    expect(inBattle(match, 'B1').now.arrivals).not.toEqual([]);
    expect(placeOf(match, 'A1')![2]).toBe(facing);
  });
  test('IGR-R-37 a unit in contact may line up later, if it was activated', () => {
    const line: Order = { verb: 'lineUp', stand: 'A1', target: 'B1' };
    const there = battle(duel({ troop: HORSE }, { at: [11, 6.5, 170] }));
    expect(refusal(there, 'a', line)).toBe('IGR-CHG-02');
    order(there, 'a', { ...charge('A1', 'B1', ahead(1.5)), lineUp: false });
    expect(refusal(there, 'a', line)).toBe('IGR-ACT-04');
  });
});

describe('evades', () => {
  const evading = (
    a: string,
    b: string,
    rest: Partial<BattleNote> = {},
    target: Partial<VignetteNote> = {},
  ): BattleNote => duel({ troop: a, at: [11, 5] }, { troop: b, at: [11, 6.4], ...target }, rest);
  const asks = (note: BattleNote): string => {
    const match = battle(note);
    order(match, 'a', charge('A1', 'B1', ahead(1)));
    return match.pending ? match.pending.ask.rule : 'nobody';
  };
  // biome-ignore format: one line a case
  const cases: [string, BattleNote, string][] = [
    ['IGR-EVA-01 LI may evade HI',                  evading('(HIM-III-RA)EIII', LIN), 'IGR-EVA-01'],
    ['IGR-EVA-02 LSC may evade anybody',            evading(HORSE, LIGHT), 'IGR-EVA-02'],
    ['IGR-EVA-03 HCC may evade HI',                 evading('(HIM-III-RA)EIII', HORSE), 'IGR-EVA-03'],
    ['IGR-EVA-04 HI may not',                       evading(HORSE, '(HIM-III-RA)EIII'), 'nobody'],
    ['IGR-EVA-04 LI not from horse',                evading(HORSE, LIN), 'nobody'],
    ['IGR-R-52 yes: VLI are LI',                    evading('(HIM-III-RA)EIII', '(VLI-III-RA)EIII'), 'IGR-EVA-01'],
    ['IGR-R-52 no: they are not',                   evading('(HIM-III-RA)EIII', '(VLI-III-RA)EIII', { options: { 'IGR-R-52': 'no' } }), 'nobody'],
    ['IGR-R-53 not if the charger comes from behind', evading('(HIM-III-RA)EIII', LIN, {}, { at: [11, 6.4, 0] }), 'nobody'],
    ['IGR-R-67 a halted one may',                   evading('(HIM-III-RA)EIII', LIN, {}, { halted: 2 }), 'IGR-EVA-01'],
    ['IGR-FLD-05 not from behind defences',         evading('(HIM-III-RA)EIII', LIN, { options: { 'IGR-FLD-01': 'on' } }, { defences: true }), 'nobody'],
    ['IGR-EVA-08 not where there is no room at all', { ...evading('(HIM-III-RA)EIII', LIN), vignettes: { ...evading('(HIM-III-RA)EIII', LIN).vignettes, B2: { at: [11, 6.9] } } }, 'nobody'],
  ];
  test.each(cases)('%s', (_, note, wanted) => expect(asks(note)).toBe(wanted));

  test('IGR-R-37 a vignette that is in contact already cannot evade', () => {
    const note = evading('(HIM-III-RA)EIII', LIN, {}, { at: [11, 6.4] });
    const match = battle({
      ...note,
      vignettes: { ...note.vignettes, A2: { at: [11.75, 6.4, 270], role: 'skirmish' } },
    });
    order(match, 'a', charge('A1', 'B1', ahead(1)));
    expect(match.pending).toBeUndefined();
  });
  test('IGR-CHG-04 the other player is asked; the evader moves first, IGR-EVA-05 a full move to its rear', () => {
    const match = battle(evading('(HIM-III-RA)EIII', LIN, { options: { 'IGR-R-55': 'halt' } }));
    const events = order(match, 'a', charge('A1', 'B1', ahead(1)), 'evade');
    expect(placeOf(match, 'B1')).toEqual([11, 7.4, 180]);
    expect(happened(events, 'evaded')[0]).toMatchObject({ stand: 'B1', from: ['A1'], about: false });
    expect(inBattle(match, 'B1').now.evaded).toEqual(['A1']);
  });
  test('IGR-EVA-06 its owner chooses how it faces', () => {
    const match = battle(evading('(HIM-III-RA)EIII', LIN));
    order(match, 'a', charge('A1', 'B1', ahead(1)), 'evade-about');
    expect(placeOf(match, 'B1')).toEqual([11, 7.4, 0]);
  });
  test.each(['evade', 'evade-about'])('IGR-EVA-05 IGR-EVA-06 who is asked sees where it would stand: %s', choice => {
    const match = battle(evading('(HIM-III-RA)EIII', LIN));
    order(match, 'a', charge('A1', 'B1', ahead(1)));
    const { preview } = askingOf(match, 'b')!;
    const { end, cost } = preview(choice);
    expect(cost).toBe('1 W back');
    expect(preview('stand').end).toBeUndefined();
    reply(match, choice);
    expect(end).toEqual(poseIn(match.state.ground.now, match.state.vignettes[match.state.lookup.ids.B1!]!.base!));
  });
  test('IGR-CHG-04 or it stands', () => {
    const match = battle(evading('(HIM-III-RA)EIII', LIN));
    order(match, 'a', charge('A1', 'B1', ahead(1)), 'stand');
    expect(placeOf(match, 'A1')).toEqual([11, 5.9, 0]);
    expect(placeOf(match, 'B1')).toEqual([11, 6.4, 180]);
  });
  test('IGR-CHG-05 everybody whom the charge would touch is asked, the target first', () => {
    const match = battle({
      vignettes: {
        A1: { at: [11, 5], now: on },
        A2: { at: [12, 5], now: on },
        B1: { at: [12, 6.4], troop: LIN },
        B2: { at: [11, 6.4], troop: LIN },
      },
      links: { L: ['in-line', 'A1', 'A2'] },
    });
    order(match, 'a', charge('A1', 'B2', ahead(1)));
    expect(match.pending!.ask.text).toContain('B2');
    reply(match, 'stand');
    expect(match.pending!.ask.text).toContain('B1');
    reply(match, 'evade');
    expect(placeOf(match, 'A1')).toEqual([11, 5.9, 0]);
    expect(placeOf(match, 'B1')).toEqual([12, 7.4, 180]);
  });
  test('IGR-R-26 a member of a line that evades leaves it', () => {
    const match = battle({
      vignettes: {
        A1: { at: [11, 5], now: on },
        B1: { at: [11, 6.4], troop: LIN },
        B2: { at: [10, 6.4], troop: LIN },
        B3: { at: [9, 6.4], troop: LIN },
      },
      links: { L: ['in-line', 'B1', 'B2', 'B3'] },
      options: { 'IGR-R-55': 'halt' },
    });
    order(match, 'a', charge('A1', 'B1', ahead(1)), 'evade');
    expect(inBattle(match, 'B1').link).toBeNull();
    expect(match.state.links.L!.members.map(i => match.state.vignettes[i]!.id)).toEqual(['B2', 'B3']);
    expect([placeOf(match, 'B2'), placeOf(match, 'B3')]).toEqual([
      [10, 6.4, 180],
      [9, 6.4, 180],
    ]);
  });
});

describe('the charger whose target evaded', () => {
  const note = (choice: string): BattleNote => ({
    vignettes: {
      A1: { at: [11, 5], now: on, troop: HORSE },
      A2: { at: [15, 5], now: on, role: 'skirmish' },
      B1: { at: [11, 6.8], troop: LIGHT },
    },
    options: { 'IGR-R-55': choice },
  });
  test('IGR-R-55 halt: it does not move', () => {
    const match = battle(note('halt'));
    order(match, 'a', charge('A1', 'B1', ahead(1.5)), 'evade');
    expect(placeOf(match, 'A1')).toEqual([11, 5, 0]);
    expect(refusal(match, 'a', move('A1', ahead(1)))).toBe('IGR-ACT-04');
  });
  test('IGR-R-55 full-move: as declared, to the limit of its rate', () => {
    const match = battle(note('full-move'));
    order(match, 'a', charge('A1', 'B1', ahead(1.3)), 'evade');
    expect(placeOf(match, 'A1')).toEqual([11, 6.5, 0]);
  });
  test('IGR-R-55 free: its player gives its steps anew, before anything else', () => {
    const match = battle(note('free'));
    order(match, 'a', charge('A1', 'B1', ahead(1.5)), 'evade');
    expect(placeOf(match, 'A1')).toEqual([11, 5, 0]);
    expect(refusal(match, 'a', move('A2', ahead(0.5)))).toBe('IGR-R-55');
    expect(refusal(match, 'a', END)).toBe('IGR-R-55');
    order(match, 'a', move('A1', turnBy(90), ahead(1)));
    expect(placeOf(match, 'A1')).toEqual([12, 5, 90]);
    expect(refusal(match, 'a', move('A2', ahead(0.5)))).toBe('allowed');
  });
  test('IGR-R-55 free: or halts', () => {
    const match = battle(note('free'));
    order(match, 'a', charge('A1', 'B1', ahead(1.5)), 'evade');
    order(match, 'a', { verb: 'halt', stand: 'A1' });
    expect(inBattle(match, 'A1').now.moved).toBe(true);
  });
  test('IGR-CHG-05 nobody evades twice from the same charge', () => {
    const far = note('free');
    const near = battle({
      ...far,
      vignettes: {
        ...far.vignettes,
        B1: { at: [11, 5.8], troop: LIN },
        B2: { at: [11, 7, 90] },
        A1: { at: [11, 5], now: on, troop: '(HIM-III-RA)EIII' },
      },
    });
    order(near, 'a', charge('A1', 'B1', ahead(0.9)), 'evade');
    expect(placeOf(near, 'B1')![1]).toBeCloseTo(6.25, 2);
    order(near, 'a', charge('A1', 'B1', ahead(0.9)));
    expect(near.pending).toBeUndefined();
    expect(inBattle(near, 'B1').now.arrivals).toContain('A1');
  });
});

describe('IGR-R-54 an evader shoots in the shooting phase', () => {
  test('IGR-EVA-07, IGR-R-54 at that charger, without activation', () => {
    const match = battle({
      vignettes: { A1: { at: [11, 5], now: on, troop: '(HIM-III-RA)EIII' }, B1: { at: [11, 6.3], troop: LIN } },
      options: { 'IGR-R-55': 'halt' },
      dice: [1],
    });
    order(match, 'a', charge('A1', 'B1', ahead(1)), 'evade');
    order(match, 'a', END);
    expect(match.state).toMatchObject({ phase: 'shooting', firing: 'a' });
    order(match, 'a', END);
    expect(match.state.firing).toBe('b');
    const [shot] = happened(order(match, 'b', { verb: 'shoot', stand: 'B1', weapon: 'own', target: 'A1' }), 'shot');
    expect(shot).toMatchObject({ reason: 'evade', target: 'A1' });
  });
});
