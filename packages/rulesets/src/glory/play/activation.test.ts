import { told } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { card } from '../face/card.js';
import { glory } from '../index.js';
import { costOf, generalOf } from './activation.js';
import { act, activate, ahead, type BattleNote, battle, END, happened, move, order, refusal } from './kit.js';
import { unitOf } from './units.js';
import { view } from './view.js';

/** The General and one more vignette, in phase A. */
const phaseA = (more: BattleNote['vignettes'], rest: Partial<BattleNote> = {}): BattleNote => ({
  phase: 'activation',
  vignettes: { AG: { at: [11, 2], general: true, troop: '(HCC-III-RA)' }, B1: { at: [11, 14] }, ...more },
  ...rest,
});
const cost = (note: BattleNote, id = 'A1', crossing = false): number => {
  const { state, options } = battle(note);
  return costOf(state, unitOf(state, state.lookup.ids[id]!), crossing, options);
};

/** The General is off the table, and a vignette stands 9 W ahead of the middle of its edge. */
const withoutGeneral = (place: 'aside' | 'broken', rest: Partial<BattleNote> = {}): BattleNote =>
  phaseA({ AG: { at: null, place, general: true }, A1: { at: [11.25, 9.25] } }, rest);

describe('what it costs', () => {
  // biome-ignore format: one line a case
  const cases: [string, BattleNote, number, boolean?][] = [
    ['IGR-ACT-02 RA costs 1',                              phaseA({ A1: { at: [12, 2] } }), 1],
    ['IGR-ACT-03 IA costs 2',                              phaseA({ A1: { at: [12, 2], troop: '(HIW-III-IA)' } }), 2],
    ['IGR-ACT-06 +1 for each full 4 W from the General',   phaseA({ A1: { at: [11, 7.5] } }), 2],
    ['IGR-ACT-06 not yet at 3.99 W',                       phaseA({ A1: { at: [11, 6.74] } }), 1],
    ['IGR-ACT-14 the nearest member counts',               phaseA({ A1: { at: [15, 2.25] }, A2: { at: [14, 2.25] } }, { links: { L: ['in-line', 'A2', 'A1'] } }), 1],
    ['IGR-ACT-07 the General cannot see it',               phaseA({ A1: { at: [11, 5.4] } }, { terrain: [[2, 0, 'wood']], vignettes: { AG: { at: [6, 2], general: true }, A1: { at: [12, 2] }, B1: { at: [11, 14] } } }), 3],
    ['IGR-ACT-09 it crosses into another sector',          phaseA({ A1: { at: [12, 2] } }), 3, true],
    ['IGR-ACT-10 amalgamated artillery',                   phaseA({ A1: { at: [12, 2], troop: '(ART-III-RA)EII' } }), 3],
    ['IGR-ACT-11 regulars of Class IV cost less, IGR-ACT-05 never below 1', phaseA({ A1: { at: [12, 2], troop: '(HIM-IV-RA)EIII' } }), 1],
    ['IGR-ACT-08 Class II in a link',                      phaseA({ A1: { at: [13, 2.25], troop: '(HIM-II-RA)EIII' }, A2: { at: [14, 2.25] } }, { links: { L: ['in-line', 'A1', 'A2'] } }), 2],
    ['IGR-R-40 singles-too: Class II alone',               phaseA({ A1: { at: [12.6, 2], troop: '(HIM-II-RA)EIII' } }, { options: { 'IGR-R-40': 'singles-too' } }), 2],
    ['IGR-DET-04 a detachment costs 1 more',               phaseA({ A1: { at: [12, 2], detached: true } }, { options: { 'IGR-DET-01': 'on' } }), 2],
    ['IGR-R-109 a General set aside counts as standing in the middle of his edge', withoutGeneral('aside'), 3],
    ['IGR-R-109 and so does one who has fallen', withoutGeneral('broken'), 3],
    ['IGR-R-109 he sees everything', withoutGeneral('aside', { terrain: [[2, 1, 'wood'], [3, 1, 'wood']] }), 3],
    ['IGR-R-109 of a column on the march, at the corner', withoutGeneral('broken', { state: { ambush: { now: { marcher: 'a', corner: 'sw', steps: 3, sprung: true, keepOff: 0 } } } }), 4],
  ];
  test.each(cases)('%s', (_, note, wanted, crossing) => expect(cost(note, 'A1', crossing)).toBe(wanted));
});

describe('activation', () => {
  const note = phaseA(
    { A1: { at: [12, 2], general: false }, A2: { at: [14, 2.25] }, A3: { at: [15, 2.25] } },
    { ap: 3, links: { L: ['in-line', 'A2', 'A3'] } },
  );
  // biome-ignore format: one line a case
  const cases: [string, BattleNote, Parameters<typeof refusal>[1], Parameters<typeof refusal>[2], string][] = [
    ['IGR-ACT-12 more than the points that are left', { ...note, ap: 2 }, 'a', activate('A1', true), 'IGR-ACT-12'],
    ['IGR-ACT-01 not the other player’s',      note, 'a', activate('B1'), 'IGR-ACT-01'],
    ['IGR-SEQ-09 not in the other’s turn',     note, 'b', activate('B1'), 'IGR-SEQ-09'],
    ['IGR-SEQ-04 not in another phase',        { ...note, phase: 'movement' }, 'a', activate('A1'), 'IGR-SEQ-04'],
    ['IGR-RES-07 not the broken',              phaseA({ A1: { at: null, place: 'broken' } }), 'a', activate('A1'), 'IGR-RES-07'],
    ['IGR-ACT-01 it is allowed',               note, 'a', activate('A1'), 'allowed'],
  ];
  test.each(cases)('%s', (_, given, by, wanted, rule) => expect(refusal(battle(given), by, wanted)).toBe(rule));

  test('IGR-ACT-01 one payment activates a whole link, IGR-ACT-13 once a turn', () => {
    const match = battle(note);
    const [paid] = happened(order(match, 'a', activate('A3')), 'activated');
    expect(paid).toMatchObject({ stands: ['A2', 'A3'], cost: 1 });
    expect(match.state.sides.a.apLeft).toBe(2);
    expect(refusal(match, 'a', activate('A2'))).toBe('IGR-ACT-13');
  });
  test('IGR-ACT-13 points that are not spent are lost', () => {
    const match = battle({ ...note, dice: [3, 3, 3, 3, 3, 3] });
    order(match, 'a', activate('A1'));
    order(match, 'a', END);
    expect(match.state.phase).toBe('movement');
    expect(refusal(match, 'a', activate('AG'))).toBe('IGR-SEQ-04');
  });
  test('IGR-SEQ-04 the phase ends when nothing more can be paid', () => {
    const match = battle({ ...note, ap: 1 });
    order(match, 'a', activate('A1'));
    expect(match.state.phase).toBe('movement');
  });
  test('IGR-ACT-04 who was activated moves in phase B, who was not does not', () => {
    const match = battle({ ...note, ap: 1 });
    order(match, 'a', activate('A1'));
    expect(refusal(match, 'a', move('A1', ahead(0.5)))).toBe('allowed');
    expect(refusal(match, 'a', move('AG', ahead(0.5)))).toBe('IGR-ACT-01');
    order(match, 'a', move('A1', ahead(0.5)));
    expect(refusal(match, 'a', move('A1', ahead(0.5)))).toBe('IGR-ACT-04');
  });
  test('IGR-CMD-03 everyone knows which vignette is the General’s', () => {
    const { state } = battle(note);
    for (const viewer of ['a', 'b', 'spectator'] as const) expect(generalOf(view(state, viewer), 'a')?.id).toBe('AG');
  });
});

describe('own initiative', () => {
  test('IGR-R-49 the log names the side on which a neighbour really is', () => {
    const note = phaseA(
      { A1: { at: [10, 2.25] }, A2: { at: [12, 2.25] }, A3: { at: [14, 2.25] } },
      { phase: 'movement', dice: [4, 4, 4, 6, 6, 6, 6, 6, 6] },
    );
    const match = battle({
      ...note,
      vignettes: { ...note.vignettes, AG: { at: [11, 0.5], general: true, now: { activated: true } } },
    });
    order(match, 'a', END);
    const lines = told(match, match.entries.at(-1)!, 'umpire').filter(({ text }) => / for initiative/.test(text));
    expect(lines.map(({ text }) => text.split(': ')[1])).toEqual([
      'does as A2, to its right',
      'does as A3, to its right',
      'does as A2, to its left, for there is nobody to its right',
    ]);
  });
  test('IGR-INI-01 all who were not activated throw, from west to east, each link once', () => {
    const note = phaseA(
      { A1: { at: [3, 2] }, A2: { at: [14, 2.25] }, A3: { at: [15, 2.25] } },
      { phase: 'movement', links: { L: ['in-line', 'A2', 'A3'] }, dice: [3, 1, 6] },
    );
    const match = battle({
      ...note,
      vignettes: { ...note.vignettes, AG: { at: [11, 2], general: true, now: { activated: true } } },
    });
    const thrown = happened(order(match, 'a', END), 'initiativeThrown');
    expect(thrown.map(t => [t.stands.join(), t.thrown.score])).toEqual([
      ['A1', 3],
      ['A2,A3', 1],
    ]);
    expect(refusal(match, 'a', act('AG'))).toBe('IGR-INI-01');
  });
});

test('IGR-R-109 the card of a vignette whose General is off the table tells its cost', () => {
  const { state, options } = battle(withoutGeneral('aside'));
  const { rows } = card({ view: state, by: 'a', options } as never, 'A1')!;
  expect(rows).toContainEqual({ label: 'Costs', word: 'AP', value: '3 AP', rule: 'IGR-ACT-01' });
});

describe('what a unit does that gets no order', () => {
  const without = (at: readonly [number, number, number], now: object = {}) => {
    const { state, options } = battle(phaseA({ A1: { at: [12, 2], troop: '(HCC-III-RA)', ...now }, B1: { at } }));
    const menu = glory.face.menu({ view: view(state, 'a'), by: 'a', options });
    return menu.find(({ verb, stand }) => verb === 'activate' && stand === 'A1')!.unless;
  };
  test('IGR-INI-01 the die tells, and it is feared where it would come into contact', () => {
    expect(without([12, 9, 180])).toEqual({
      text: expect.stringMatching(/^1 charges an enemy near its front; 2 /),
      feared: [],
    });
    expect(without([12, 3.5, 180])?.feared).toEqual([
      { rule: 'IGR-INI-01', text: 'without an order a throw of 1 or 2 sends it at B1, into a melee', about: ['A1'] },
    ]);
  });
  test('IGR-R-46 a charge that goes on is no throw, and who was paid for fears nothing', () => {
    expect(without([12, 9, 180], { running: true })).toEqual({ text: 'its charge goes on by itself', feared: [] });
    expect(without([12, 3.5, 180], { now: { activated: true } })).toBeUndefined();
  });
});

describe('what activation gives a unit, for those who pay for many at once', () => {
  const GUNS = '(ART-III-RA)EII medium';
  const gainOf = (note: BattleNote) => {
    const { state, options } = battle(note);
    const menu = glory.face.menu({ view: view(state, 'a'), by: 'a', options });
    const [item] = menu.filter(({ verb, stand }) => verb === 'activate' && stand === 'A1');
    return [item!.price !== undefined, item!.gain];
  };
  // biome-ignore format: one line a case
  const cases: [string, BattleNote, string | undefined][] = [
    ['whoever can move',                                    phaseA({ A1: { at: [12, 2] } }), undefined],
    ['IGR-SR-03 halted, with nobody in range',              phaseA({ A1: { at: [12, 2], halted: 2 } }), 'nothing'],
    ['IGR-SR-03 halted, with somebody before its muskets',  phaseA({ A1: { at: [12, 2], halted: 2, troop: '(HIM-III-RA)EII' }, B1: { at: [12, 3.5, 180] } }), 'much'],
    ['guns with nobody in range',                           phaseA({ A1: { at: [12, 2], troop: GUNS }, B1: { at: [3, 19] } }), 'little'],
    ['guns with a target',                                  phaseA({ A1: { at: [12, 2], troop: GUNS }, B1: { at: [12, 5, 180] } }), 'much'],
    ['IGR-CHG-01 horse with an enemy within its move',      phaseA({ A1: { at: [12, 2], troop: '(HCC-III-RA)' }, B1: { at: [12, 4, 180] } }), 'much'],
    ['IGR-CHG-01 the same with the enemy farther away',     phaseA({ A1: { at: [12, 2], troop: '(HCC-III-RA)' }, B1: { at: [12, 9, 180] } }), undefined],
    ['IGR-ACT-06 the General, from whom distance is counted', phaseA({ A1: { at: [12, 2], general: true } }), 'much'],
    ['halted guns with nobody in range',                    phaseA({ A1: { at: [12, 2], troop: GUNS, halted: 2 }, B1: { at: [3, 19] } }), 'nothing'],
  ];
  test.each(cases)('%s', (_, note, wanted) => expect(gainOf(note)).toEqual([true, wanted]));
});
