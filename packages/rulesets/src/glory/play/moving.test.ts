import { describe, expect, test } from 'vitest';
import {
  ahead,
  type BattleNote,
  battle,
  END,
  inBattle,
  move,
  order,
  placeOf,
  refusal,
  to,
  turnBy,
  type VignetteNote,
} from './kit.js';
import type { Order } from './orders.js';

const on = { activated: true };
const one = (
  a: Partial<VignetteNote>,
  more: BattleNote['vignettes'] = {},
  rest: Partial<BattleNote> = {},
): BattleNote => ({
  vignettes: { A1: { at: [11, 5], now: on, ...a }, B9: { at: [20, 14] }, ...more },
  ...rest,
});
const PIKE = '(HIP-III-RA)';
const HORSE = '(HCC-III-RA)';
const LIGHT = '(LSC-III-RA)EIII';
const SHOT = '(VLI-III-RA)EIII';

describe('moves', () => {
  // biome-ignore format: one line a case
  const cases: [string, BattleNote, Order, string | [number, number, number]][] = [
    ['IGR-MOV-06 foot goes 1 W',                      one({}), move('A1', ahead(1)), [11, 6, 0]],
    ['IGR-MOV-07 and no further',                     one({}), move('A1', ahead(1.01)), 'IGR-MOV-07'],
    ['IGR-MOV-02 horse goes 1.5 W',                   one({ troop: HORSE }), move('A1', ahead(1.5)), [11, 6.5, 0]],
    ['IGR-MOV-08 foot turns 45 degrees',              one({}), move('A1', turnBy(45.1)), 'IGR-MOV-08'],
    ['IGR-MOV-10 it wheels about its front corner',   one({}), move('A1', turnBy(45)), [10.97, 5.43, 45]],
    ['IGR-MOV-11 light horse turns about its centre', one({ troop: LIGHT }), move('A1', turnBy(170)), [11, 5, 170]],
    ['IGR-R-32 turns and advances in any order',      one({ troop: HORSE }), move('A1', ahead(0.5), turnBy(90), ahead(1)), [12, 5.5, 90]],
    ['IGR-R-32 all of them count',                    one({ troop: HORSE }), move('A1', turnBy(60), ahead(0.5), turnBy(-60)), 'IGR-MOV-08'],
    ['IGR-MOV-12 never backward',                     one({}), move('A1', ahead(-0.5)), 'IGR-MOV-12'],
    ['IGR-R-33 arc: a wheel costs its way',           one({}, {}, { options: { 'IGR-R-33': 'arc' } }), move('A1', turnBy(45), ahead(0.5)), 'IGR-MOV-07'],
    ['IGR-R-34 no corner goes backward',              one({}), { verb: 'move', stand: 'A1', steps: [{ turn: 100, backward: true }] }, 'IGR-R-34'],
    ['IGR-MOV-16 not off the table',                  one({ at: [11, 14.5] }), move('A1', ahead(0.5)), 'IGR-MOV-16'],
    ['IGR-MOV-16 not off the table by a turn',        one({ at: [0.6, 5], troop: LIGHT }), move('A1', turnBy(45)), 'IGR-MOV-16'],
    ['IGR-GOI-04 not into a swamp',                   one({ at: [5.6, 2.2] }, {}, { terrain: [[1, 1, 'impassable']] }), move('A1', ahead(1)), [5.6, 3.2, 0]],
    ['IGR-R-107 who stands in one walks off it',      one({ at: [5.6, 4.5] }, {}, { terrain: [[1, 1, 'impassable']] }), move('A1', ahead(1)), [5.6, 5.5, 0]],
    ['IGR-GOI-04 at its border it ends',              one({ at: [5.6, 3.6] }, {}, { terrain: [[1, 1, 'impassable']] }), move('A1', ahead(1)), 'IGR-GOI-04'],
    ['IGR-GEO-18 a friend stands in the way',         one({}, { A2: { at: [11, 6] } }), move('A1', ahead(0.6)), 'IGR-GEO-18'],
    ['IGR-GEO-18 nor through an enemy',               one({ troop: LIGHT }, { B1: { at: [11, 5.9] } }), move('A1', ahead(2)), 'IGR-GEO-18'],
    ['IGR-GEO-18 up to him it goes',                  one({}, { A2: { at: [11, 6] } }), move('A1', ahead(0.5)), [11, 5.5, 0]],
    ['IGR-MOV-16 a turn does not end on a friend',    one({ troop: LIGHT }, { A2: { at: [12.1, 5], troop: HORSE } }), move('A1', turnBy(45)), 'IGR-MOV-16'],
    ['IGR-GAP-03 VLI go through friends',             one({ troop: SHOT }, { A2: { at: [11, 6] } }), move('A1', ahead(1.5)), [11, 6.5, 0]],
    ['IGR-GAP-03 and do not end on them',             one({ troop: SHOT }, { A2: { at: [11, 6] } }), move('A1', ahead(1)), 'IGR-MOV-16'],
    ['IGR-GAP-01 foot needs a gap of 1 W',            one({}, { A2: { at: [10, 6] }, A3: { at: [11.9, 6] } }), move('A1', ahead(1)), 'IGR-GEO-18'],
    ['IGR-GAP-02 LIN do not end in half a gap',       one({ at: [10.85, 5], troop: '(LIN-III-RA)EIII' }, { A2: { at: [10, 5.6] }, A3: { at: [11.7, 5.6] } }), move('A1', ahead(0.5)), 'IGR-MOV-16'],
    ['IGR-GAP-02 LSC pass half a W',                  one({ at: [10.85, 5], troop: LIGHT }, { A2: { at: [10, 6], role: 'skirmish' }, A3: { at: [11.7, 6], role: 'skirmish' } }), move('A1', ahead(2)), [10.85, 7, 0]],
    ['IGR-CHG-01 no move ends in contact',            one({}, { B1: { at: [11, 6] } }), move('A1', ahead(0.5)), 'IGR-CHG-01'],
    ['IGR-R-37 who is in contact does not move away', one({}, { B1: { at: [11, 5.5] } }), move('A1', turnBy(10)), 'IGR-R-37'],
    ['IGR-SR-03 a halted one does not move',          one({ halted: 2 }), move('A1', ahead(0.5)), 'IGR-SR-03'],
    ['IGR-SR-03 a halt of this turn binds in the next', one({ halted: 1 }), move('A1', ahead(0.5)), [11, 5.5, 0]],
    ['a path: a turn to a point and the way to it',   one({ troop: LIGHT }), move('A1', to(12, 6)), [12, 6, 45]],
    ['a path of a wheel ends at the point',           one({}), move('A1', to(11.3, 5.8)), [11.3, 5.8, 38.71]],
  ];
  test.each(cases)('%s', (_, note, given, wanted) => {
    const match = battle(note);
    const rule = refusal(match, 'a', given);
    if (typeof wanted === 'string') return expect(rule).toBe(wanted);
    expect(rule).toBe('allowed');
    order(match, 'a', given);
    expect(placeOf(match, 'A1')).toEqual(wanted);
  });
  test('a facing at the end of a path is one more turn', () => {
    const match = battle(one({ troop: LIGHT }));
    order(match, 'a', { verb: 'move', stand: 'A1', steps: [to(12, 6)], facing: 3150 });
    expect(placeOf(match, 'A1')).toEqual([12, 6, 315]);
    expect(inBattle(match, 'A1').now).toMatchObject({ moved: true, turned: 135, way: expect.closeTo(Math.SQRT2, 6) });
  });
  test('only a turn, the short way', () => {
    const match = battle(one({ troop: HORSE }));
    order(match, 'a', { verb: 'turn', stand: 'A1', facing: 2700 });
    expect(placeOf(match, 'A1')).toEqual([11, 5, 270]);
  });
});

describe('going', () => {
  const wood = { terrain: [[2, 1, 'wood']] as const }; // 8.1 to 10.7 by 4.4 to 6.9
  // biome-ignore format: one line a case
  const cases: [string, BattleNote, Order, string][] = [
    ['IGR-GOI-01 into a wood only at the bad rate',  one({ at: [9.4, 3.9] }, {}, wood), move('A1', ahead(0.6)), 'IGR-MOV-07'],
    ['IGR-GOI-01 half a W it may go',                one({ at: [9.4, 3.9] }, {}, wood), move('A1', ahead(0.5)), 'allowed'],
    ['IGR-R-35 the whole move, although it begins outside', one({ at: [9.4, 3.5] }, {}, wood), move('A1', ahead(1)), 'IGR-MOV-07'],
    ['IGR-MOV-09 turns are halved',                  one({ at: [9.4, 5] }, {}, wood), move('A1', turnBy(22.6)), 'IGR-MOV-08'],
    ['IGR-MOV-05 LIN go as in the open',             one({ at: [9.4, 3.9], troop: '(LIN-III-RA)EIII' }, {}, wood), move('A1', ahead(1)), 'allowed'],
    ['IGR-GOI-03 a Gentle Hill is good going',       one({ at: [9.4, 3.9] }, {}, { terrain: [[2, 1, 'gentle-hill']] }), move('A1', ahead(1)), 'allowed'],
    ['IGR-GOI-02 by road through the wood',          one({ at: [9.4, 3.9] }, {}, { ...wood, road: [[9.4, 0], [9.4, 15]] }), move('A1', ahead(1)), 'allowed'],
    ['IGR-R-15 not across it',                       one({ at: [9.4, 5], facing: 90 } as never, {}, { ...wood, road: [[0, 5], [22, 5]] }), move('A1', ahead(1)), 'IGR-MOV-07'],
    ['IGR-R-31 slow-row: heavy guns go 1 W',         one({ troop: '(ART-III-RA)EII heavy' }), move('A1', ahead(1)), 'allowed'],
    ['IGR-R-31 by-weight: half a W',                 one({ troop: '(ART-III-RA)EII heavy' }, {}, { options: { 'IGR-R-31': 'by-weight' } }), move('A1', ahead(0.6)), 'IGR-MOV-07'],
  ];
  test.each(cases)('%s', (_, note, given, wanted) => expect(refusal(battle(note), 'a', given)).toBe(wanted));
});

describe('sectors and the battle line', () => {
  // Flank Sectors are 5.63 W wide.
  const flank = (crossing: boolean): BattleNote => one({ at: [5.3, 5, 90], now: { ...on, crossing } });
  const gap = (rest: Partial<BattleNote> = {}, more: Partial<VignetteNote> = {}): BattleNote =>
    one({ at: [11, 5, 0], troop: HORSE, ...more }, { A2: { at: [7.05, 5] }, A0: { at: [6, 5] } }, rest);
  // biome-ignore format: one line a case
  const cases: [string, BattleNote, Order, string][] = [
    ['IGR-ACT-09 into another sector only if it was paid', flank(false), move('A1', ahead(1)), 'IGR-ACT-09'],
    ['IGR-ACT-09 then it may',                         flank(true), move('A1', ahead(1)), 'allowed'],
    ['IGR-R-42 it is the centre that crosses',         flank(false), move('A1', ahead(0.3)), 'allowed'],
    ['IGR-AMB-10 in an ambush there are no sectors',   { ...flank(false), state: { ambush: { now: { marcher: 'a', corner: 'sw', steps: 9, sprung: true, keepOff: 0 } } } }, move('A1', ahead(1)), 'allowed'],
    ['IGR-R-22 always: no gap above 3 W',              gap(), move('A1', ahead(1.5)), 'IGR-R-22'],
    ['IGR-R-22 a gap of 3 W is none',                  gap(), move('A1', ahead(0.5)), 'allowed'],
    ['IGR-R-22 deployment-only: free in play',         gap({ options: { 'IGR-R-22': 'deployment-only' } }), move('A1', ahead(1.5)), 'allowed'],
    ['IGR-R-22 a gap that is wide already may close',  gap({}, { at: [12.5, 5, 270] }), move('A1', ahead(1)), 'allowed'],
    ['IGR-R-22 and may not widen',                     gap({}, { at: [12.5, 5, 90] }), move('A1', ahead(0.1)), 'IGR-R-22'],
    ['IGR-R-22 who is outside the line is free',       gap({}, { role: 'skirmish' }), move('A1', ahead(1.5)), 'allowed'],
    ['IGR-DET-02 a detachment is free',                gap({ options: { 'IGR-DET-01': 'on' } }, { detached: true }), move('A1', ahead(1.5)), 'allowed'],
    ['IGR-AMB-10 in an ambush the gap does not bind',  gap({ state: { ambush: { now: { marcher: 'a', corner: 'sw', steps: 9, sprung: true, keepOff: 0 } } } }), move('A1', ahead(1.5)), 'allowed'],
  ];
  test.each(cases)('%s', (_, note, given, wanted) => expect(refusal(battle(note), 'a', given)).toBe(wanted));
  test('IGR-R-22 broken vignettes drop out: the next survivor is the neighbour', () => {
    const note = gap();
    const match = battle({
      ...note,
      vignettes: { ...note.vignettes, A2: { at: null, place: 'broken', lineOrder: 1 } },
    });
    expect(refusal(match, 'a', move('A1', ahead(1.5)))).toBe('IGR-R-22');
  });
});

describe('links', () => {
  const line = (
    more: Partial<BattleNote> = {},
    troop = '(HIM-III-RA)EIII',
    second: Partial<VignetteNote> = {},
  ): BattleNote => ({
    vignettes: {
      A1: { at: [10, 5], troop, now: on },
      A2: { at: [11, 5], troop, now: on, ...second },
      A3: { at: [12, 5], troop, now: on },
      B9: { at: [20, 14] },
    },
    links: { L: ['in-line', 'A1', 'A2', 'A3'] },
    ...more,
  });
  // biome-ignore format: one line a case
  const cases: [string, BattleNote, Order, string][] = [
    ['IGR-LNK-04 three in line turn 15 degrees',     line(), move('A2', turnBy(15)), 'allowed'],
    ['IGR-LNK-04 and no more',                       line(), move('A2', turnBy(15.1)), 'IGR-MOV-08'],
    ['IGR-LNK-06 HIP in line do not turn',           line({}, PIKE), move('A1', turnBy(1)), 'IGR-LNK-06'],
    ['IGR-LNK-12 one halted member holds all',       line({}, undefined, { halted: 2 }), move('A1', ahead(1)), 'IGR-SR-03'],
    ['IGR-LNK-12 one in contact holds all',          line({ vignettes: { ...line().vignettes, B1: { at: [12, 5.5] } } }), move('A1', ahead(1)), 'IGR-R-37'],
    ['IGR-LNK-12 one behind defences holds all',     line({ options: { 'IGR-FLD-01': 'on' } }, undefined, { defences: true }), move('A1', ahead(1)), 'IGR-FLD-02'],
    ['IGR-LNK-12 one in bad going slows all',        line({ terrain: [[3, 1, 'wood']] }), move('A1', ahead(0.6)), 'IGR-MOV-07'],
    ['IGR-LNK-10 no order dissolves a link: its members go together', line(), move('A3', ahead(1)), 'allowed'],
    ['IGR-LNK-13 the sector is that of the centre of the whole base', line({ vignettes: { ...line().vignettes, A1: { at: [4.6, 5, 90], now: on }, A2: { at: [4.6, 4, 90], now: on }, A3: { at: [4.6, 3, 90], now: on } } }), move('A1', ahead(1)), 'allowed'],
  ];
  test.each(cases)('%s', (_, note, given, wanted) => expect(refusal(battle(note), 'a', given)).toBe(wanted));
  test('IGR-LNK-09 a line moves as one base, and wheels about its end', () => {
    const match = battle(line());
    order(match, 'a', move('A2', turnBy(15), ahead(0.5)));
    const [x3, y3] = placeOf(match, 'A3')!;
    const [x1, y1, facing] = placeOf(match, 'A1')!;
    expect(facing).toBe(15);
    expect(Math.hypot(x3 - x1, y3 - y1)).toBeCloseTo(2, 1);
    expect(y1).toBeGreaterThan(y3);
    expect(inBattle(match, 'A1').now.moved && inBattle(match, 'A3').now.moved).toBe(true);
  });
  test('IGR-GEO-23 a support pair moves as one deep base', () => {
    const match = battle({
      vignettes: { A1: { at: [10, 5], now: on }, A2: { at: [10, 4.5], now: on }, B9: { at: [20, 14] } },
      links: { L: ['support', 'A1', 'A2'] },
    });
    expect(inBattle(match, 'A1').base).toMatchObject({ x: 10, y: 4.75, halfDepth: 0.5 });
    expect(inBattle(match, 'A2').base).toBeNull();
    order(match, 'a', move('A2', ahead(1)));
    expect(placeOf(match, 'A1')).toEqual([10, 5.75, 0]);
  });
});

describe('whose move it is', () => {
  // biome-ignore format: one line a case
  const cases: [string, BattleNote, Parameters<typeof refusal>[1], Order, string][] = [
    ['IGR-SEQ-05 not in another phase',     one({}, {}, { phase: 'melee' }), 'a', move('A1', ahead(1)), 'IGR-SEQ-05'],
    ['IGR-SEQ-09 not in the other’s turn',  one({}), 'b', move('B9', ahead(1)), 'IGR-SEQ-09'],
    ['IGR-ACT-01 not somebody else’s',      one({}), 'a', move('B9', ahead(1)), 'IGR-ACT-01'],
    ['IGR-GEN-04 not nobody',               one({}), 'a', move('Z9', ahead(1)), 'IGR-GEN-04'],
    ['IGR-R-55 nobody halts who did not charge', one({}), 'a', { verb: 'halt', stand: 'A1' }, 'IGR-R-55'],
    ['IGR-R-91 when it is over',            one({}, {}, { state: { over: { winner: 'a', rule: 'IGR-VIC-01', text: '' } } }), 'a', move('A1', ahead(1)), 'IGR-VIC-01'],
  ];
  test.each(cases)('%s', (_, note, by, given, wanted) => expect(refusal(battle(note), by, given)).toBe(wanted));
  test('IGR-SEQ-05 each unit moves once, then the phase is ended', () => {
    const match = battle(one({}, {}, { dice: [3, 3, 3, 3] }));
    order(match, 'a', move('A1', ahead(1)));
    order(match, 'a', END);
    expect(match.state.active).toBe('b');
  });
});
