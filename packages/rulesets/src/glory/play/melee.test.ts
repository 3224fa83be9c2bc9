import { told } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { readyMelee } from '../rules/melee.js';
import {
  type BattleNote,
  battle,
  cited,
  fight,
  happened,
  inBattle,
  kinds,
  order,
  placeOf,
  refusal,
  type VignetteNote,
} from './kit.js';
import { fightsOf, meleeFacts } from './melee.js';

const HIN = '(HIN-III-RA)';
const HORSE = '(HCC-IV-RA)';
const LIW = '(LIW-V-RA)';
const clash = (
  a: Partial<VignetteNote>,
  b: Partial<VignetteNote>,
  rest: Partial<BattleNote> = {},
  more: BattleNote['vignettes'] = {},
): BattleNote => ({
  phase: 'melee',
  vignettes: {
    A1: { at: [11, 5], ...a },
    B1: { at: [11, 5.5], ...b },
    ...more,
    B9: { at: [2, 13] },
    B8: { at: [4, 13] },
    B7: { at: [6, 13] },
    A9: { at: [2, 1] },
    A8: { at: [4, 1] },
    A7: { at: [6, 1] },
  },
  dice: [3, 3, 3, 3, 3, 3, 3, 3, 3, 3],
  ...rest,
});
const ready = (note: BattleNote) => {
  const { state, options } = battle(note);
  return readyMelee(meleeFacts(state, 0, 1, options), options);
};

describe('what both bring', () => {
  // biome-ignore format: one line a case
  const cases: [string, BattleNote, number, number][] = [
    ['IGR-MEL-03 base factors',                           clash({ troop: HIN }, {}), 5, 3],
    ['IGR-MM-02 contacted in flank: half',                clash({ troop: HIN, at: [11.5, 5.5, 270] }, { at: [10.75, 5.5, 180] }, {}), 5, 2],
    ['IGR-MM-02 in front and flank too',                  clash({ troop: HIN }, { troop: HIN }, {}, { A2: { at: [11.75, 5.5, 270] } }), 5, 3],
    ['IGR-R-75 started-behind: not if he came from the front', clash({ troop: HIN, at: [11.5, 5.5, 270], began: { x: 11.5, y: 3 } }, { at: [10.75, 5.5, 180] }, { options: { 'IGR-R-75': 'started-behind' } }), 5, 3],
    ['IGR-R-75 started-behind: but if he came from behind', clash({ troop: HIN, at: [11.5, 5.5, 270], began: { x: 11.5, y: 7 } }, { at: [10.75, 5.5, 180] }, { options: { 'IGR-R-75': 'started-behind' } }), 5, 2],
    ['IGR-MM-01 a combat penalty halves',                 clash({ at: [9.4, 5], troop: HIN }, { at: [9.4, 5.5] }, { terrain: [[2, 1, 'wood']] }), 3, 2],
    ['IGR-LNK-12 the penalty falls on the members that are in it', clash({ at: [9.4, 4], troop: HIN }, { at: [9.4, 4.5] }, { terrain: [[2, 1, 'wood']] }), 5, 2],
    ['IGR-MM-04 bands of regulars',                       clash({ troop: HIN, bands: 3 }, { bands: 1 }), 4, 3],
    ['IGR-MM-05 bands of irregulars',                     clash({ troop: '(HIN-III-IA)', bands: 3 }, {}), 2, 3],
    ['IGR-MM-07 support from behind',                     clash({ troop: HIN }, {}, { links: { L: ['support', 'A1', 'A2'] } }, { A2: { at: [11, 4.5], troop: HIN } }), 8, 3],
    ['IGR-MM-03 overlapped on both flanks (IGR-EX-01)',   clash({ troop: '(HIS-IV-RA)' }, { troop: HIN }, {}, { B2: { at: [10, 5.5], troop: HIN }, B3: { at: [12, 5.5], troop: HIN } }), 5, 5],
    ['IGR-R-88 who is engaged himself does not overlap',  clash({ troop: '(HIS-IV-RA)' }, { troop: HIN }, {}, { B2: { at: [10, 5.5], troop: HIN }, B3: { at: [12, 5.5], troop: HIN }, A2: { at: [12.2, 5] } }), 6, 5],
    ['IGR-R-13 from a Gentle Hill',                       clash({ at: [9.4, 4.3], troop: HIN }, { at: [9.4, 4.8] }, { terrain: [[2, 1, 'gentle-hill']] }), 5, 4],
    ['IGR-R-13 none',                                     clash({ at: [9.4, 4.3], troop: HIN }, { at: [9.4, 4.8] }, { terrain: [[2, 1, 'gentle-hill']], options: { 'IGR-R-13': 'none' } }), 5, 3],
    ['IGR-FLD-04 against field defences',                 clash({ troop: HIN }, { defences: true }, { options: { 'IGR-FLD-01': 'on' } }), 4, 3],
    ['IGR-R-95 they protect the front only',              clash({ troop: HIN, at: [11.75, 5.5, 270] }, { at: [11, 5.5, 180], defences: true }, { options: { 'IGR-FLD-01': 'on' } }), 5, 2],
    ['IGR-R-74 half-factor: further friends help',        clash({ troop: HIN }, {}, { options: { 'IGR-R-74': 'half-factor' } }, { A2: { at: [11.75, 5.5, 270], troop: HIN } }), 8, 2],
    ['IGR-MM-06, IGR-MM-08 horse at HIM',                 clash({ troop: HORSE, at: [11, 4.75] }, {}), 7, 0],
  ];
  test.each(cases)('%s', (_, note, own, other) => {
    const { active, opponent } = ready(note);
    expect([active.total, opponent.total]).toEqual([own, other]);
  });
});

describe('pairs', () => {
  const three = clash({ at: [11, 5] }, { at: [11.3, 5.5] }, {}, { B2: { at: [10.3, 5.5] } });
  test('IGR-MEL-05 each fights the one with the longest contact, IGR-MEL-06 the others support', () => {
    const match = battle(three);
    expect(fightsOf(match.state)).toEqual([['A1', 'B1']]);
    expect(refusal(match, 'a', fight('A1', 'B2'))).toBe('IGR-MEL-05');
    order(match, 'a', fight('A1', 'B1'));
    expect(match.state.phase === 'melee' && fightsOf(match.state).length > 0).toBe(false);
  });
  test('IGR-MEL-05 ties are the active player’s', () => {
    const match = battle(clash({ at: [11, 5] }, { at: [11.5, 5.5] }, {}, { B2: { at: [10.5, 5.5] } }));
    expect(refusal(match, 'a', fight('A1', 'B1'))).toBe('allowed');
    expect(refusal(match, 'a', fight('A1', 'B2'))).toBe('allowed');
  });
  test('IGR-MEL-01 only those in contact fight; every pair must', () => {
    const match = battle(clash({}, {}));
    expect(refusal(match, 'a', fight('A9', 'B9'))).toBe('IGR-MEL-01');
    expect(refusal(match, 'a', { verb: 'endPhase' })).toBe('IGR-MEL-01');
    expect(refusal(match, 'b', fight('B1', 'A1'))).toBe('IGR-SEQ-09');
  });
});

describe('results', () => {
  const fought = (note: BattleNote, die: number) => {
    const match = battle({ ...note, dice: [die, 3, 3, 3, 3, 3, 3, 3, 3] });
    return { match, events: order(match, 'a', fight('A1', 'B1')) };
  };
  test('IGR-RES-02 repulsed: one move back, facing kept', () => {
    const { match } = fought(clash({}, {}), 4);
    expect(placeOf(match, 'B1')).toEqual([11, 6.5, 180]);
    expect(inBattle(match, 'B1').bands).toBe(1);
  });
  test('IGR-RES-01 who stands stays', () => expect(placeOf(fought(clash({}, {}), 4).match, 'A1')).toEqual([11, 5, 0]));
  test('IGR-RES-07 break: it is removed', () =>
    expect(inBattle(fought(clash({}, {}), 6).match, 'B1')).toMatchObject({ place: 'broken', base: null }));
  test('IGR-R-77 example: a 6 repulses on even terms', () =>
    expect(inBattle(fought(clash({}, {}, { options: { 'IGR-R-77': 'example' } }), 6).match, 'B1').place).toBe('table'));
  test('IGR-R-78 struck from behind it goes straight away, and turns to face him', () => {
    const { match } = fought(clash({}, { at: [11, 5.5, 0] }), 4);
    expect(placeOf(match, 'B1')).toEqual([11, 6.5, 180]);
  });
  test('IGR-RES-06 friends behind it, no further than half the move: it breaks', () => {
    const { match, events } = fought(clash({}, {}, {}, { B2: { at: [11, 6.2], role: 'skirmish' } }), 4);
    expect(inBattle(match, 'B1').place).toBe('broken');
    expect(cited(events)).toContain('IGR-RES-06');
    const [result] = told(match, match.entries.at(-1)!, 'a').filter(({ text }) => text.includes('fights'));
    expect(result!.text).toMatch(/A1 stands, B1 is repulsed and broken \(B2 is close behind\)$/);
  });
  test('IGR-MEL-03 every row that bore on a cf has its number, and says whose it is', () => {
    const { events } = fought(clash({ troop: HORSE }, { bands: 2 }), 4);
    const { because } = happened(events, 'fought')[0]!;
    expect(because.slice(0, -2).map(({ text, effect }) => [text, effect])).toEqual([
      ['A1: heavy charging cavalry, Class IV, against foot', '5'],
      ['A1: it is in the Disadvantage column of its opponent', '+2'],
      ['B1: heavy infantry, missiles, Class III, against mounted', '2'],
      ['B1: regulars: -1 for every two R or RR', '-1'],
      ['B1: it fights a class of its Disadvantage column', '-2'],
    ]);
  });
  test('IGR-R-79 further away they stop it', () => {
    const { match } = fought(clash({}, {}, {}, { B2: { at: [11, 6.7], role: 'skirmish' } }), 4);
    expect(placeOf(match, 'B1')).toEqual([11, 6.2, 180]);
  });
  test('IGR-R-80 an enemy behind it counts as friends do', () => {
    const { match } = fought(clash({}, {}, {}, { A2: { at: [11.4, 6.4, 90], role: 'skirmish' } }), 4);
    expect(inBattle(match, 'B1').place).toBe('broken');
  });
  test('IGR-R-82 so does the table edge', () => {
    const edge = (options: Record<string, string>) => clash({ at: [11, 14.1] }, { at: [11, 14.6] }, { options });
    expect(inBattle(fought(edge({}), 4).match, 'B1').place).toBe('broken');
    expect(placeOf(fought(edge({ 'IGR-R-82': 'stop' }), 4).match, 'B1')).toEqual([11, 14.75, 180]);
  });
  test('IGR-GAP-03 VLI pass through friends, IGR-GEO-18 and end clear of them', () => {
    const { match } = fought(
      clash({}, { troop: '(VLI-III-RA)EIII' }, {}, { B2: { at: [11, 6.6], role: 'skirmish' } }),
      6,
    );
    expect(placeOf(match, 'B1')![1]).toBeGreaterThanOrEqual(7.1);
  });
  test('IGR-RES-08 light troops that fight HI are driven far back in place of a Break, IGR-RES-10 with two bands', () => {
    const { match, events } = fought(clash({ troop: '(HIP-IV-RA)' }, { troop: LIW }), 6);
    expect(cited(events)).toContain('IGR-RES-08');
    expect(inBattle(match, 'B1')).toMatchObject({ place: 'table', bands: 2 });
    expect(placeOf(match, 'B1')).toEqual([11, 7.5, 180]);
  });
  test('IGR-RES-03, IGR-GEO-20 irregulars of Class III go after the repulsed', () => {
    const { match, events } = fought(clash({ troop: '(HIW-III-IA)' }, { troop: '(HIS-III-RA)' }), 3);
    expect(kinds(events)).toEqual(expect.arrayContaining(['fought', 'repulsed', 'followed']));
    expect(placeOf(match, 'A1')).toEqual([11, 6, 0]);
    expect(happened(events, 'followed')[0]!.arrivals).toEqual([{ mover: 'A1', enemy: 'B1' }]);
  });
  test('IGR-RES-05 after an RR, too, one full move', () => {
    const { match, events } = fought(clash({ troop: '(HIW-V-IA)' }, { troop: LIW }), 6);
    expect(happened(events, 'fought')[0]!.fates[1]).toBe('double-repulse');
    expect(placeOf(match, 'A1')).toEqual([11, 6, 0]);
    expect(cited(events)).toContain('IGR-RES-05');
  });
  test('IGR-R-84 a contact kept by a follow-up is fought in the next melee phase', () => {
    const { match } = fought(clash({ troop: '(HIW-III-IA)' }, { troop: '(HIS-III-RA)' }), 3);
    expect(match.state).toMatchObject({ active: 'b', phase: 'activation' });
  });
  test('IGR-R-104 nobody follows up from behind defences (IGR-FLD-05) nor when halted (IGR-SR-03)', () => {
    const held = clash(
      { troop: '(HIW-III-IA)', defences: true },
      { troop: '(HIS-III-RA)' },
      { options: { 'IGR-FLD-01': 'on' } },
    );
    expect(placeOf(fought(held, 3).match, 'A1')).toEqual([11, 5, 0]);
    expect(
      placeOf(fought(clash({ troop: '(HIW-III-IA)', halted: 2 }, { troop: '(HIS-III-RA)' }), 3).match, 'A1'),
    ).toEqual([11, 5, 0]);
  });
  test('IGR-FLD-05 the repulsed lose their defences', () => {
    const { match, events } = fought(clash({}, { defences: true }, { options: { 'IGR-FLD-01': 'on' } }), 5);
    expect(inBattle(match, 'B1').defences).toBe(false);
    expect(cited(events)).toContain('IGR-FLD-05');
  });
  test('IGR-MEL-02 one die for both, with every reason told', () => {
    const { events } = fought(clash({ troop: HIN }, {}), 2);
    expect(happened(events, 'fought')[0]).toMatchObject({ die: 2, factors: [5, 3], fates: ['repulsed', 'stand'] });
    expect(cited(events)).toEqual(expect.arrayContaining(['IGR-MF-03', 'IGR-MF-05', 'IGR-CRT-04']));
  });
});

describe('defeat', () => {
  const line = (
    own: Partial<VignetteNote>,
    more: BattleNote['vignettes'] = {},
    options: Record<string, string> = {},
  ): BattleNote => ({
    phase: 'melee',
    vignettes: { A1: { at: [11, 5] }, B1: { at: [11, 5.5], ...own }, ...more },
    options,
    dice: [6, 3, 3, 3, 3],
  });
  const five = {
    B2: { at: [2, 13] as const },
    B3: { at: [4, 13] as const },
    B4: { at: [6, 13] as const },
    B5: { at: [8, 13] as const },
  };
  // biome-ignore format: one line a case
  const cases: [string, BattleNote, string | undefined][] = [
    ['IGR-VIC-01 one of five is not a third',         line({}, five), undefined],
    ['IGR-VIC-01 one of three is',                    line({}, { B2: { at: [2, 13] }, B3: { at: [4, 13] } }), 'IGR-VIC-01'],
    ['IGR-R-90 a carrier counts two of six',          line({ troop: '(HIM-III-RA)EIV+AA(EIV)' }, five), 'IGR-VIC-01'],
    ['IGR-VIC-02 a key vignette',                     line({ key: true }, five), 'IGR-VIC-02'],
    ['IGR-VIC-03 the General',                        line({ general: true }, five), 'IGR-VIC-03'],
    ['IGR-VIC-04 a vignette of the last line',        line({ line: 2 }, five), 'IGR-VIC-04'],
    ['IGR-R-89 in-addition: also the third of the first', line({}, { B2: { at: [2, 13] }, B3: { at: [4, 13], line: 2 } }), 'IGR-VIC-01'],
    ['IGR-R-89 instead: only the last line',          line({}, { B2: { at: [2, 13] }, B3: { at: [4, 13], line: 2 } }, { 'IGR-R-89': 'instead' }), undefined],
    ['IGR-VIC-01 who is outside the line does not count', line({ role: 'skirmish' }, { B2: { at: [2, 13] } }), undefined],
  ];
  test.each(cases)('%s', (_, note, rule) => {
    const match = battle(note);
    order(match, 'a', fight('A1', 'B1'));
    expect(match.state.over?.rule).toBe(rule);
    if (rule) expect(match.state.over!.winner).toBe('a');
  });
  test('IGR-R-91 at once: nothing follows', () => {
    const match = battle(line({ general: true }, five));
    const events = order(match, 'a', fight('A1', 'B1'));
    expect(kinds(events).at(-1)).toBe('over');
    expect(refusal(match, 'b', { verb: 'endPhase' })).toBe('IGR-VIC-03');
  });
});
