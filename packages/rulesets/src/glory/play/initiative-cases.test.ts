import { describe, expect, test } from 'vitest';
import { face } from '../face/index.js';
import { followUp } from './aftermath.js';
import { apply } from './apply.js';
import type { Event } from './events.js';
import { initiativeWords } from './initiative-words.js';
import { likeOf } from './intents.js';
import { act, type BattleNote, battle, happened, inBattle, order, placeOf, refusal, shoot } from './kit.js';
import type { Order } from './orders.js';
import type { Thrown } from './state.js';
import { unitOf } from './units.js';

/** Cases of phases C and D that came up in play: IGR-R-102, IGR-R-112, IGR-R-115, IGR-R-118, IGR-R-121. */
const threw = (action: Thrown['action'], score: number, like: string | null = null): { thrown: Thrown } => ({
  thrown: { die: 3, score, action, like, does: null, done: false },
});
const dice = [1, 1, 1, 1, 1, 1, 1, 1];
const aTwo = { now: threw('charge-or-shoot', 2) };
/** Somebody who may yet do as he wishes: the phase waits for him. */
const atWill: BattleNote['vignettes'] = { A9: { at: [3, 3], role: 'skirmish', now: threw('player', 7) } };
const at = (stand: string, target: string, weapon: 'own' | 'attached' = 'own'): Order =>
  act(stand, { choice: 'shoot', target, weapon });
const cease = (stand: string): Order => ({ verb: 'ceaseFire', stand });

describe('a 2 that shoots', () => {
  /** A line of three with an enemy 1.5 W ahead of each. */
  const line = (rest: Partial<BattleNote> = {}): BattleNote => ({
    phase: 'initiative',
    vignettes: {
      A1: { at: [10, 5], ...aTwo },
      A2: { at: [11, 5], ...aTwo },
      A3: { at: [12, 5], ...aTwo },
      B1: { at: [10, 7] },
      B2: { at: [11, 7] },
      B3: { at: [12, 7] },
      ...atWill,
    },
    links: { L: ['in-line', 'A1', 'A2', 'A3'] },
    dice,
    ...rest,
  });
  test('IGR-R-112 every member shoots, each with its return fire, and then the unit has acted', () => {
    const match = battle(line());
    const shots = (['1', '2', '3'] as const).flatMap(n => order(match, 'a', at(`A${n}`, `B${n}`), 'own'));
    expect(happened(shots, 'shot').map(s => s.shooter)).toEqual(['A1', 'B1', 'A2', 'B2', 'A3', 'B3']);
    expect(inBattle(match, 'A1').now.thrown!.done).toBe(true);
  });
  // biome-ignore format: one line a case
  const cases: [string, Order, string][] = [
    ['IGR-R-112 nobody shoots twice with one weapon',  at('A1', 'B1'), 'IGR-INI-04'],
    ['IGR-R-112 after its first shot it does not charge', act('A2', { choice: 'charge' }), 'IGR-R-112'],
    ['IGR-R-112 the next member shoots',               at('A2', 'B2'), 'allowed'],
    ['IGR-R-112 or the owner stops',                   cease('A3'), 'allowed'],
  ];
  test.each(cases)('%s', (_, given, wanted) => {
    const match = battle(line());
    expect(refusal(match, 'a', cease('A1'))).toBe('IGR-R-112');
    order(match, 'a', at('A1', 'B1'), 'decline');
    expect(refusal(match, 'a', given)).toBe(wanted);
  });
  test('IGR-R-112 who ceases fire has acted', () => {
    const match = battle(line());
    order(match, 'a', at('A1', 'B1'), 'decline');
    order(match, 'a', cease('A2'));
    expect(['A1', 'A2', 'A3'].map(id => inBattle(match, id).now.thrown!.done)).toEqual([true, true, true]);
  });
  test('IGR-R-112 with two weapons two shots, at one target or two', () => {
    const troop = '(HIM-IV-RA)EIV+AA(EIV)';
    const match = battle({
      phase: 'initiative',
      vignettes: { A1: { at: [10, 5], troop, ...aTwo }, B1: { at: [10, 8], troop: '(LIW-V-RA)' }, ...atWill },
      dice,
    });
    order(match, 'a', at('A1', 'B1'));
    expect(inBattle(match, 'A1').now.thrown!.done).toBe(false);
    order(match, 'a', at('A1', 'B1', 'attached'));
    expect(inBattle(match, 'A1').now).toMatchObject({ shotOwn: true, shotAttached: true, thrown: { done: true } });
  });
  test('IGR-R-112 a member that was driven back by return fire leaves the line, and the others shoot on', () => {
    const match = battle(line({ dice: [1, 3, 1, 1, 1, 1] }));
    order(match, 'a', at('A1', 'B1'), 'own');
    expect(placeOf(match, 'A1')).toEqual([10, 4, 0]);
    expect(inBattle(match, 'A1').link).toBeNull();
    expect(refusal(match, 'a', at('A2', 'B2'))).toBe('allowed');
  });
  test('IGR-R-112 the menu offers the rest of the shots, and to cease fire', () => {
    const match = battle(line());
    order(match, 'a', at('A1', 'B1'), 'decline');
    const { state: view, options } = match;
    const menu = face.menu({ view, by: 'a', seat: 'a', options } as never).filter(m => m.stand === 'A2');
    expect(menu.map(m => [m.label, m.fields.map(f => f.name)])).toEqual([
      ['Shoot on', ['target']],
      ['Cease fire', []],
    ]);
  });
});

describe('contact that comes in the initiative phase', () => {
  const touched = (own: { thrown: Thrown }, more: BattleNote['vignettes'] = {}): BattleNote => ({
    phase: 'initiative',
    vignettes: { A1: { at: [11, 5], now: own }, B1: { at: [11, 5.5] }, ...more },
    dice,
  });
  // biome-ignore format: one line a case
  test.each([
    ['IGR-R-115 it does not fall back',      touched(threw('retreat', 3))],
    ['IGR-R-115 it does not charge',         touched(threw('charge-nearest', 0), { B2: { at: [14, 7] } })],
    ['IGR-R-115 it does not shoot',          touched(threw('charge-or-shoot', 2))],
    ['IGR-R-115 it copies nobody',           touched(threw('as-right', 4, 'A2'), { A2: { at: [12.5, 5], now: { activated: true, steps: [{ ahead: 1 }] } } })],
  ])('%s', (_, note) => {
    const match = battle(note);
    order(match, 'a', act('A1'));
    expect(placeOf(match, 'A1')).toEqual([11, 5, 0]);
    expect(inBattle(match, 'A1').now.thrown).toMatchObject({ done: true, does: 'halt' });
  });
  test('IGR-R-115 who copies it halts', () => {
    const match = battle(touched(threw('retreat', 3), { A2: { at: [9.5, 5], now: threw('as-right', 4, 'A1') } }));
    order(match, 'a', act('A1'));
    expect(placeOf(match, 'A2')).toEqual([9.5, 5, 0]);
    expect(inBattle(match, 'A2').now.thrown).toMatchObject({ done: true, does: 'halt' });
  });
});

describe('whom a 4 or a 5 copies', () => {
  const copying = (now: { activated?: boolean; thrown?: Thrown }): BattleNote => ({
    phase: 'initiative',
    vignettes: {
      A1: { at: [11, 5], now: threw('as-right', 4, 'A2') },
      A2: { at: null, place: 'broken', now: { ...now, steps: [{ ahead: 1 }] } },
      A3: { at: [3, 3], role: 'skirmish' },
      B1: { at: [11, 12] },
    },
    dice,
  });
  // biome-ignore format: one line a case
  test.each([
    ['IGR-R-102 what befalls him after he has acted changes nothing', { activated: true }, [11, 6, 0]],
    ['IGR-R-102 if he broke before, the copy halts', threw('retreat', 3), [11, 5, 0]],
  ] as const)('%s', (_, now, wanted) => {
    const match = battle(copying(now));
    order(match, 'a', act('A1'));
    expect(placeOf(match, 'A1')).toEqual(wanted);
  });
});

describe('fire at an enemy that followed up into contact', () => {
  const followed = (more: BattleNote['vignettes'] = {}): BattleNote => ({
    phase: 'shooting',
    vignettes: {
      A1: { at: [11, 5], now: { arrivals: ['B1'] } },
      B1: { at: [11, 5.75], troop: '(HCC-III-RA)' },
      B2: { at: [11.9, 7] },
      A2: { at: [3, 3], now: { activated: true } },
      ...more,
    },
    dice,
  });
  // biome-ignore format: one line a case
  test.each([
    ['IGR-R-118 who was not activated may shoot at him', followed(), 'B1', 'allowed'],
    ['IGR-R-118 at nobody else',                         followed(), 'B2', 'IGR-SHO-03'],
    ['IGR-R-118 only while he is in contact',            followed({ B1: { at: [11, 6.5], troop: '(HCC-III-RA)' } }), 'B1', 'IGR-SHO-05'],
  ] as const)('%s', (_, note, target, wanted) => expect(refusal(battle(note), 'a', shoot('A1', target))).toBe(wanted));
  test('IGR-R-118 it is that weapon’s shot of the turn, and the phase waits for it', () => {
    const match = battle(followed({ A2: { at: [3, 3] } }));
    const [shot] = happened(order(match, 'a', shoot('A1', 'B1')), 'shot');
    expect(shot).toMatchObject({ reason: 'contact' });
    expect(inBattle(match, 'A1').now.shotOwn).toBe(true);
  });
});

describe('who is moved by a result', () => {
  /** A line of two irregulars; the second is to go after whoever was repulsed from it. */
  const line = (more: BattleNote['vignettes']): BattleNote => ({
    phase: 'melee',
    vignettes: {
      A1: { at: [10, 5], troop: '(HIW-IV-IA)' },
      A2: { at: [11, 5], troop: '(HIW-IV-IA)' },
      B1: { at: [11, 8] },
      ...more,
    },
    links: { L: ['in-line', 'A1', 'A2'] },
  });
  // biome-ignore format: one line a case
  test.each([
    ['IGR-R-121 who finds no room to follow up stays in its line', line({ B2: { at: [11.4, 5.5] } }), 'L'],
    ['IGR-R-121 who really follows up leaves it',                  line({}), null],
  ] as const)('%s', (_, note, link) => {
    const match = battle(note);
    const game = { state: match.state, options: match.options, happen: (e: Event) => apply(match.state, e) };
    followUp(game as never, match.state.lookup.ids.A2!, match.state.lookup.ids.B1!, []);
    expect(inBattle(match, 'A2').link).toBe(link);
  });
});

describe('what the log says of a copy', () => {
  const words = (x: number, action: 'as-right' | 'as-left') => {
    const { state } = battle({
      phase: 'initiative',
      vignettes: { A1: { at: [11, 5] }, A2: { at: [x, 5] }, B1: { at: [11, 13] } },
    });
    return initiativeWords({ action, ...likeOf(state, unitOf(state, 0), action) });
  };
  test.each([
    ['IGR-INI-06 to the right', 12.5, 'as-right', 'does as A2, to its right'],
    [
      'IGR-INI-06 the side on which he really is',
      9.5,
      'as-right',
      'does as A2, to its left, for there is nobody to its right',
    ],
    ['IGR-INI-07 to the left', 9.5, 'as-left', 'does as A2, to its left'],
    [
      'IGR-INI-07 the side on which he really is',
      12.5,
      'as-left',
      'does as A2, to its right, for there is nobody to its left',
    ],
  ] as const)('%s', (_, x, action, wanted) => expect(words(x, action)).toBe(wanted));
});
