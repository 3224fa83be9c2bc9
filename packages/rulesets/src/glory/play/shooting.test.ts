import { askingOf, choicesOf } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import {
  type BattleNote,
  battle,
  cited,
  END,
  happened,
  inBattle,
  kinds,
  order,
  placeOf,
  refusal,
  reply,
  shoot,
  type VignetteNote,
} from './kit.js';
import type { Order } from './orders.js';
import { shotFacts } from './shooting.js';
import { turn } from './turn.js';

const on = { activated: true };
const GUN = '(ART-III-RA)EIII medium';
const LIN = '(LIN-III-RA)EIII';
const PIKE_AND_SHOT = '(HIP-III-IA)+AA(EII)';
const GATLING = '(HIM-IV-RA)EIV+AA(EIV)';
const at = (
  a: Partial<VignetteNote>,
  b: Partial<VignetteNote>,
  rest: Partial<BattleNote> = {},
  more: BattleNote['vignettes'] = {},
): BattleNote => ({
  phase: 'shooting',
  vignettes: { A1: { at: [11, 5], now: on, ...a }, B1: { at: [11, 7], ...b }, ...more },
  dice: [1, 3, 3, 3, 3, 3, 3, 3, 3],
  ...rest,
});
const shot = shoot('A1', 'B1');
const ahead1 = { at: [11, 6.4] as const };

describe('who may shoot at whom', () => {
  // biome-ignore format: one line a case
  const cases: [string, BattleNote, Order, string][] = [
    ['IGR-SHO-03 an activated vignette shoots in phase D', at({}, {}), shot, 'allowed'],
    ['IGR-SHO-03 one that was not does not',         at({ now: {} }, {}), shot, 'IGR-SHO-03'],
    ['IGR-SEQ-07 nor in another phase',              at({}, {}, { phase: 'melee' }), shot, 'IGR-SEQ-07'],
    ['IGR-SHO-01 pike does not shoot',               at({ troop: '(HIP-III-RA)' }, {}), shot, 'IGR-SHO-01'],
    ['IGR-SHO-10 but its attached artillery does',   at({ troop: PIKE_AND_SHOT }, ahead1), shoot('A1', 'B1', 'attached'), 'allowed'],
    ['IGR-RNG-04 within 2 W in Epoch III',           at({}, { at: [11, 7.6] }), shot, 'IGR-RNG-04'],
    ['IGR-RNG-02 medium guns reach 8 W',             at({ troop: GUN }, { at: [11, 13] }), shot, 'allowed'],
    ['IGR-SHO-07 directly ahead only',               at({}, { at: [12.1, 6.5] }), shot, 'IGR-SHO-07'],
    ['IGR-SHO-06 VLI shoot all round',               at({ troop: '(VLI-III-RA)EIII' }, { at: [12.5, 5] }), shot, 'allowed'],
    ['IGR-R-56 arc-45: within 45 degrees',           at({}, { at: [12.1, 6.5] }, { options: { 'IGR-R-56': 'arc-45' } }), shot, 'allowed'],
    ['IGR-R-57 a base on the line of fire',          at({ troop: GUN }, { at: [11, 9] }, {}, { B2: { at: [11, 7.5, 90] } }), shot, 'IGR-R-57'],
    ['IGR-R-57 terrain-only: bases do not block',    at({ troop: GUN }, { at: [11, 9] }, { options: { 'IGR-R-57': 'terrain-only' } }, { B2: { at: [11, 7.5, 90] } }), shot, 'allowed'],
    ['IGR-R-39 a wood does',                         at({ troop: GUN, at: [9.4, 3.5] }, { at: [9.4, 8] }, { terrain: [[2, 1, 'wood']] }), shot, 'IGR-R-57'],
    ['IGR-R-57 none: nothing does',                  at({ troop: GUN, at: [9.4, 3.5] }, { at: [9.4, 8] }, { terrain: [[2, 1, 'wood']], options: { 'IGR-R-57': 'none' } }), shot, 'allowed'],
    ['IGR-R-63 who is in contact does not shoot at others', at({}, {}, {}, { B2: { at: [11.75, 5, 270] } }), shot, 'IGR-R-63'],
    ['IGR-R-64 nobody shoots into a melee',          at({}, {}, {}, { A2: { at: [11.75, 7, 270] } }), shot, 'IGR-R-64'],
    ['IGR-R-64 allowed: they do',                    at({}, {}, { options: { 'IGR-R-64': 'allowed' } }, { A2: { at: [11.75, 7, 270] } }), shot, 'allowed'],
    ['IGR-R-64 one that has broken is in no melee',  at({}, {}, {}, { A2: { at: null, place: 'broken' } }), shot, 'allowed'],
    ['IGR-R-64 nor one that is still marching up',   at({}, {}, {}, { A2: { at: null } }), shot, 'allowed'],
    ['IGR-R-60 allowed: guns move and shoot',        at({ troop: GUN, now: { ...on, moved: true } }, {}), shot, 'allowed'],
    ['IGR-R-60 not-artillery: they do not',          at({ troop: GUN, now: { ...on, moved: true } }, {}, { options: { 'IGR-R-60': 'not-artillery' } }), shot, 'IGR-R-60'],
    ['IGR-SHO-11 a weapon shoots once',              at({ now: { ...on, shotOwn: true } }, {}), shot, 'IGR-SHO-11'],
    ['IGR-R-04 two-shots: HIM and its guns',         at({ troop: GATLING, now: { ...on, shotOwn: true } }, {}), shoot('A1', 'B1', 'attached'), 'allowed'],
    ['IGR-R-04 one-shot: either',                    at({ troop: GATLING, now: { ...on, shotOwn: true } }, {}, { options: { 'IGR-R-04': 'one-shot' } }), shoot('A1', 'B1', 'attached'), 'IGR-SHO-11'],
    ['IGR-R-66 not the other player’s turn to shoot', at({}, {}), shoot('B1', 'A1'), 'IGR-ACT-01'],
    ['IGR-CHG-05 not at friends',                    at({}, {}, {}, { A2: { at: [11, 6] } }), shoot('A1', 'A2'), 'IGR-CHG-05'],
  ];
  test.each(cases)('%s', (_, note, given, wanted) => expect(refusal(battle(note), 'a', given)).toBe(wanted));
  test('IGR-R-66 the other player waits', () =>
    expect(refusal(battle(at({}, {})), 'b', shoot('B1', 'A1'))).toBe('IGR-R-66'));
});

describe('IGR-R-64 whether a target is in a melee of friends', () => {
  const beside = { A2: { at: [11.75, 5.5, 270] } } as const;
  // biome-ignore format: one line a case
  const cases: [string, BattleNote, boolean][] = [
    ['IGR-R-64 it touches nobody',                                 at({}, {}), false],
    ['IGR-R-64 it touches a friend of the shooter',                at({}, {}, {}, { A2: { at: [11.75, 7, 270] } }), true],
    ['IGR-R-64 it touches the shooter alone',                      at({}, { at: [11, 5.5] }), false],
    ['IGR-R-63 IGR-R-64 it touches the shooter and a friend',      at({}, { at: [11, 5.5] }, {}, beside), false],
  ];
  test.each(cases)('%s', (_, note, wanted) => {
    const { state, options } = battle(note);
    const { A1, B1 } = state.lookup.ids;
    expect(shotFacts(state, A1!, 'own', B1!, 'return', options).targetInMelee).toBe(wanted);
  });
});

describe('what a shot does, IGR-SHO-08 at once', () => {
  const one = (
    die: number,
    a: Partial<VignetteNote> = {},
    b: Partial<VignetteNote> = {},
    rest: Partial<BattleNote> = {},
  ) => {
    const match = battle({ ...at(a, b, rest), dice: [die, 3, 3, 3, 3, 3, 3, 3] });
    order(match, 'a', shot);
    return match;
  };
  // HIM of Epoch III at HIM of Epoch III: +1
  test('IGR-SR-03 a halt: it cannot move in its next turn', () => {
    const match = one(2);
    expect(inBattle(match, 'B1').halted).toBe(1);
    reply(match, 'decline');
    expect(match.state.active).toBe('b');
    expect(inBattle(match, 'B1').halted).toBe(2);
  });
  test('IGR-SR-04 R: one move back, IGR-SHO-08 before the answer', () => {
    const match = one(3);
    expect(placeOf(match, 'B1')).toEqual([11, 8, 180]);
    expect(inBattle(match, 'B1').bands).toBe(1);
    // At 3 W it can no longer answer.
    expect(match.pending).toBeUndefined();
  });
  test('IGR-RES-04 RR: two moves back', () => expect(placeOf(one(4), 'B1')).toEqual([11, 9, 180]));
  test('IGR-SR-05 B on horse breaks it', () => {
    const match = one(3, {}, { troop: '(HCC-III-RA)' });
    expect(inBattle(match, 'B1').place).toBe('broken');
  });
  test('IGR-R-61 D destroys', () => expect(inBattle(one(6), 'B1').place).toBe('broken'));
  test('IGR-R-61 as-b: it is driven far back', () =>
    expect(placeOf(one(6, {}, {}, { options: { 'IGR-R-61': 'as-b' } }), 'B1')).toEqual([11, 9, 180]));
  test('IGR-R-85 two: an RR marks RA twice', () =>
    expect(inBattle(one(4, {}, {}, { options: { 'IGR-R-85': 'two' } }), 'B1').bands).toBe(2));
  test('IGR-R-83 IA of Class III follows up its shot, before the answer', () => {
    const note = at({ troop: '(LIN-III-IA)EIII' }, { troop: '(LIN-III-RA)EIII', at: [11, 6.5] });
    const match = battle({ ...note, dice: [5, 3, 3, 3, 3] });
    const events = order(match, 'a', shot);
    expect(kinds(events)).toEqual(expect.arrayContaining(['shot', 'repulsed', 'followed']));
    expect(placeOf(match, 'A1')).toEqual([11, 6, 0]);
    expect(match.pending?.ask.rule).toBe('IGR-SHO-09');
  });
  test('IGR-R-83 no: it stays', () => {
    const note = at(
      { troop: '(LIN-III-IA)EIII' },
      { troop: '(LIN-III-RA)EIII', at: [11, 6.5] },
      { options: { 'IGR-R-83': 'no' } },
    );
    const match = battle({ ...note, dice: [5, 3, 3, 3, 3] });
    order(match, 'a', shot);
    expect(placeOf(match, 'A1')).toEqual([11, 5, 0]);
  });
});

describe('return fire', () => {
  test('IGR-SHO-09 the target may answer, with which weapon it likes', () => {
    const match = battle({ ...at({ troop: '(HIM-III-RA)EIV' }, { troop: GATLING }), dice: [1, 1, 3, 3, 3] });
    order(match, 'a', shot);
    const { ask } = match.pending!;
    expect(choicesOf(ask)?.map(c => c.value)).toEqual(['own', 'attached', 'decline']);
    reply(match, 'attached');
    const shots = happened(match.entries.at(-1)!.events as never, 'shot');
    expect(shots.map(s => [s.shooter, s.reason, s.weapon])).toEqual([
      ['A1', 'activated', 'own'],
      ['B1', 'return', 'attached'],
    ]);
  });
  test('IGR-SHO-09 what an answer can do is told before it is given', () => {
    const match = battle({ ...at({}, {}), dice: [1, 1, 3, 3, 3] });
    order(match, 'a', shot);
    const asking = askingOf(match as never, 'b')!;
    expect(asking.preview('own').odds!.chances.map(({ result }) => result.text)).toContain('A1 repulsed');
    expect(asking.preview('decline')).toEqual({ because: [] });
  });
  test('IGR-R-65 return fire is not answered', () => {
    const match = battle({ ...at({}, {}), dice: [1, 1, 3, 3, 3] });
    order(match, 'a', shot, 'own');
    expect(match.pending).toBeUndefined();
  });
  const twice = (options: Record<string, string>): BattleNote => ({
    ...at({}, {}, { options }, { A2: { at: [11.9, 5], now: on } }),
    dice: [1, 1, 1, 1, 3, 3, 3],
  });
  test('IGR-R-65 every-shot: each shot may be answered', () => {
    const match = battle(twice({}));
    order(match, 'a', shot, 'own');
    order(match, 'a', shoot('A2', 'B1'));
    expect(match.pending?.ask.rule).toBe('IGR-SHO-09');
  });
  test('IGR-R-65 once-a-turn', () => {
    const match = battle(twice({ 'IGR-R-65': 'once-a-turn' }));
    order(match, 'a', shot, 'own');
    order(match, 'a', shoot('A2', 'B1'));
    expect(match.pending).toBeUndefined();
  });
});

describe('shots at those who came into contact', () => {
  const note = (options: Record<string, string> = {}): BattleNote => ({
    phase: 'shooting',
    vignettes: {
      A1: { at: [11, 6.5], troop: '(HCC-III-RA)', now: { activated: true, moved: true } },
      A2: { at: [14, 5], now: on },
      B1: { at: [11, 7.25], now: { arrivals: ['A1'] } },
      B2: { at: [14, 6.5] },
    },
    options,
    dice: [2, 3, 3, 3, 3, 3, 3],
  });
  test('IGR-R-66 active-first: then the other, IGR-SHO-05 without activation, IGR-SM-06 an H becomes an R', () => {
    const match = battle({ ...note(), state: { firing: 'a' } });
    order(match, 'a', END);
    expect(match.state.firing).toBe('b');
    expect(refusal(match, 'b', shoot('B2', 'A2'))).toBe('IGR-SHO-05');
    // Epoch III +1, at horse +2, in contact -1: a 2 scores 4.
    const events = order(match, 'b', shoot('B1', 'A1'));
    expect(happened(events, 'shot')[0]).toMatchObject({ reason: 'contact', score: 4, printed: 'R' });
    expect(placeOf(match, 'A1')).toEqual([11, 5, 0]);
  });
  test('IGR-R-66 defender-first', () => {
    const before = note({ 'IGR-R-66': 'defender-first' });
    const match = battle({
      ...before,
      phase: 'initiative',
      vignettes: {
        ...before.vignettes,
        A3: {
          at: [3, 3],
          now: { thrown: { die: 6, score: 6, action: 'nothing', like: null, does: null, done: false } },
        },
      },
    });
    order(match, 'a', { verb: 'initiative', stand: 'A3', choice: 'none', weapon: 'own', lineUp: true });
    expect(match.state).toMatchObject({ phase: 'shooting', firing: 'b' });
    expect(turn(match.state)).toMatchObject({ waiting: ['b'], text: expect.stringContaining('came into contact') });
    order(match, 'b', END);
    expect(turn(match.state)).toMatchObject({ waiting: ['a'], text: expect.stringContaining('what was activated') });
  });
  test('IGR-SHO-12 whoever was driven off is no arrival any more', () => {
    const match = battle({
      ...note(),
      vignettes: { ...note().vignettes, A1: { at: [11, 5.5], troop: '(HCC-III-RA)' } },
      state: { firing: 'b', fire: 1 },
    });
    expect(refusal(match, 'b', shoot('B1', 'A1'))).toBe('IGR-SHO-05');
  });
});

describe('links in combat', () => {
  test('IGR-R-25 members of a line shoot each for itself, and suffer each for itself', () => {
    const match = battle({
      phase: 'shooting',
      vignettes: {
        A1: { at: [11, 5], now: on },
        A2: { at: [12, 5], now: on },
        B1: { at: [11, 6.5], troop: LIN },
        B2: { at: [10, 6.5], troop: LIN },
        B3: { at: [9, 6.5], troop: LIN },
      },
      links: { L: ['in-line', 'A1', 'A2'], M: ['in-line', 'B1', 'B2', 'B3'] },
      dice: [2, 3, 3, 3, 3, 3, 3],
    });
    const events = order(match, 'a', shot);
    expect(inBattle(match, 'B1').link).toBeNull();
    expect(match.state.links.M!.members.length).toBe(2);
    expect(cited(events)).toContain('IGR-R-26');
    expect(inBattle(match, 'A2').now.shotOwn).toBe(false);
  });
  test('IGR-LNK-11 a support pair acts through its front; IGR-GEO-23 it is driven back as one', () => {
    const match = battle({
      phase: 'shooting',
      vignettes: { A1: { at: [11, 5], now: on }, B1: { at: [11, 7] }, B2: { at: [11, 7.5], troop: '(HIP-III-RA)' } },
      links: { L: ['support', 'B1', 'B2'] },
      dice: [3, 3, 3, 3],
    });
    expect(refusal(match, 'a', shoot('A1', 'B2'))).toBe('allowed');
    const [fired] = happened(order(match, 'a', shoot('A1', 'B2')), 'shot');
    expect(fired!.target).toBe('B1');
    expect(placeOf(match, 'B1')).toEqual([11, 8.25, 180]);
    expect(inBattle(match, 'B2').link).toBe('L');
  });
  test('IGR-GEO-23 a Break removes both', () => {
    const match = battle({
      phase: 'shooting',
      vignettes: {
        A1: { at: [11, 5], now: on },
        B1: { at: [11, 7] },
        B2: { at: [11, 7.5] },
        B3: { at: [3, 13] },
        B4: { at: [5, 13] },
        B5: { at: [7, 13] },
        B6: { at: [9, 13] },
        B7: { at: [15, 13] },
      },
      links: { L: ['support', 'B1', 'B2'] },
      dice: [6, 3, 3, 3],
    });
    order(match, 'a', shot);
    expect([inBattle(match, 'B1').place, inBattle(match, 'B2').place]).toEqual(['broken', 'broken']);
    expect(match.state.links).toEqual({});
    expect(match.state.over).toBeNull();
  });
});
