import { describe, expect, test } from 'vitest';
import { face } from '../face/index.js';
import { act, ahead, type BattleNote, battle, charge, happened, inBattle, order, placeOf, reply } from './kit.js';
import type { Thrown } from './state.js';

const threw = (action: Thrown['action'], score: number, like: string | null = null): { thrown: Thrown } => ({
  thrown: { die: 3, score, action, like, does: null, done: false },
});
const dice = [3, 3, 3, 3, 3, 3, 3, 3];
const HORSE = '(HCC-III-RA)';
const LIGHT = '(LSC-III-RA)EIII';
const asked = (match: ReturnType<typeof battle>) => match.pending?.ask.text ?? null;

describe('a copied move into contact', () => {
  /** Heavy horse does as its right neighbour, who went 1 W ahead; light horse stands 0.8 W before it. */
  const copy = (more: BattleNote['vignettes'] = {}, rest: Partial<BattleNote> = {}): BattleNote => ({
    phase: 'initiative',
    vignettes: {
      A1: { at: [11, 5], troop: HORSE, now: threw('as-right', 4, 'A2') },
      A2: { at: [12.5, 5], troop: HORSE, now: { activated: true, moved: true, steps: [{ ahead: 1 }] } },
      B1: { at: [11, 6.8], troop: LIGHT },
      ...more,
    },
    dice,
    ...rest,
  });
  test('IGR-R-110 is a charge: the enemy is asked, and if he evades the copy goes its way', () => {
    const match = battle(copy());
    order(match, 'a', act('A1'));
    expect(asked(match)).toBe('does B1 evade the charge of A1?');
    reply(match, 'evade');
    expect(placeOf(match, 'A1')).toEqual([11, 6, 0]);
    expect(placeOf(match, 'B1')).toEqual([11, 8.8, 180]);
  });
  test('IGR-R-110 if he stands, it touches him: an arrival, and the steps behind the contact are dropped', () => {
    const now = { activated: true, moved: true, steps: [{ ahead: 1 }, { turn: 20, backward: false }, { ahead: 0.2 }] };
    const match = battle(copy({ A2: { at: [12.5, 5], troop: HORSE, now } }));
    const events = order(match, 'a', act('A1'), 'stand');
    expect(placeOf(match, 'A1')).toEqual([11, 5.8, 0]);
    expect(inBattle(match, 'B1').now.arrivals).toEqual(['A1']);
    expect(happened(events, 'chargeDeclared')).toHaveLength(1);
  });
  test.each([
    ['IGR-R-110 on contact it lines up with what is left of its rates', true, [10.92, 6.01, 10]],
    ['IGR-R-110 or halts', false, [11, 5.91, 0]],
  ] as const)('%s', (_, lineUp, place) => {
    const match = battle(copy({ B1: { at: [11.3, 6.7, 190] } }));
    order(match, 'a', act('A1', { lineUp }));
    expect(placeOf(match, 'A1')).toEqual(place);
  });
});

describe('whom a charge meets after an evade', () => {
  // biome-ignore format: one line a case
  test.each([
    ['IGR-R-111 by initiative', 'initiative', {}],
    ['IGR-R-111 ordered, under IGR-R-55 full-move', 'movement', { 'IGR-R-55': 'full-move' }],
  ] as const)('%s: he is asked too', (_, phase, options) => {
    const now = phase === 'initiative' ? threw('charge-or-shoot', 2) : { activated: true };
    const match = battle({
      phase,
      options,
      vignettes: {
        A1: { at: [11, 5], troop: HORSE, now },
        B1: { at: [10.7, 6.5], troop: LIGHT },
        B2: { at: [11.8, 6.9], troop: LIGHT },
      },
      dice,
    });
    order(match, 'a', phase === 'initiative' ? act('A1') : charge('A1', 'B1', ahead(1.5)), 'evade');
    expect(asked(match)).toBe('does B2 evade the charge of A1?');
    reply(match, 'stand');
    expect(placeOf(match, 'A1')).toEqual([11, 5.9, 0]);
    expect(inBattle(match, 'B2').now.arrivals).toEqual(['A1']);
  });
  test('IGR-R-111 who has evaded it is not asked again', () => {
    const match = battle({
      phase: 'initiative',
      vignettes: {
        A1: { at: [11, 5], troop: HORSE, now: threw('charge-or-shoot', 2) },
        B1: { at: [11, 6.5], troop: LIGHT },
        B2: { at: [11, 7.7] },
      },
      dice,
    });
    order(match, 'a', act('A1'), 'evade');
    expect(match.pending).toBeFalsy();
    expect(inBattle(match, 'B1').now.arrivals).toEqual(['A1']);
  });
});

describe('a charge by initiative, and the way and turn that it has', () => {
  const charges = (troop: string, at: readonly [number, number], rest: Partial<BattleNote>): BattleNote => ({
    phase: 'initiative',
    vignettes: { A1: { at, troop, now: threw('charge-nearest', 0) }, B1: { at: [16, at[1]] } },
    dice,
    ...rest,
  });
  /** Around (13.1, 5.6). */
  const WOOD: Partial<BattleNote> = { terrain: [[3, 1, 'wood']] };
  // biome-ignore format: one line a case
  test.each<[string, BattleNote, readonly number[]]>([
    ['IGR-GEO-22 in the open, a quarter turn and its full move',           charges(HORSE, [10.5, 5.6], {}), [12, 5.6, 90]],
    ['IGR-R-35, IGR-R-114 its way leads into a wood: half of both',        charges(HORSE, [10.5, 5.6], WOOD), [10.85, 5.95, 45]],
    ['IGR-MOV-09 half of the turn for those whom a wood does not slow',    charges('(LIW-IV-IA)', [10.9, 5.6], WOOD), [11.61, 6.31, 45]],
    ['IGR-R-33 free: a wheel costs nothing',                               charges('(HIM-III-RA)EIII', [5, 5], {}), [5.68, 6.13, 45]],
    ['IGR-R-33 arc: a wheel costs the way of its outer corner',            charges('(HIM-III-RA)EIII', [5, 5], { options: { 'IGR-R-33': 'arc' } }), [5.12, 5.58, 45]],
  ])('%s', (_, note, place) => {
    const match = battle(note);
    order(match, 'a', act('A1'));
    expect(placeOf(match, 'A1')).toEqual(place);
  });
});

test('IGR-CHG-02 the menu asks what a charge by initiative does on contact', () => {
  const note = (y: number): BattleNote => ({
    phase: 'initiative',
    vignettes: { A1: { at: [11, 5], troop: HORSE, now: threw('charge-front', 1) }, B1: { at: [11, y], troop: LIGHT } },
    dice,
  });
  const fields = (y: number) => {
    const { state, options } = battle(note(y));
    return face
      .menu({ view: state, by: 'a', seat: 'a', options } as never)
      .find(m => m.verb === 'initiative')!
      .fields.map(f => f.name);
  };
  expect(fields(6.8)).toEqual(['lineUp']);
  expect(fields(8)).toEqual([]);
});
