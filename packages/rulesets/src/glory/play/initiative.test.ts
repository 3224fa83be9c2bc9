import { describe, expect, test } from 'vitest';
import {
  act,
  activate,
  ahead,
  type BattleNote,
  battle,
  charge,
  END,
  happened,
  inBattle,
  move,
  order,
  placeOf,
  refusal,
  reply,
  turnBy,
  type VignetteNote,
} from './kit.js';
import type { Order } from './orders.js';
import { throwInitiatives } from './sequence.js';
import type { Thrown } from './state.js';
import type { Play } from './types.js';

const threw = (action: Thrown['action'], score = 0, like: string | null = null): { thrown: Thrown } => ({
  thrown: { die: 3, score, action, like, does: null, done: false },
});
const HORSE = '(HCC-III-RA)';
const LIGHT = '(LSC-III-RA)EIII';
/** Phase C, with one unit that threw and an enemy. */
const phaseC = (
  action: Thrown['action'],
  a: Partial<VignetteNote> = {},
  b: Partial<VignetteNote> = {},
  rest: Partial<BattleNote> = {},
  more: BattleNote['vignettes'] = {},
): BattleNote => ({
  phase: 'initiative',
  vignettes: { A1: { at: [11, 5], now: threw(action), ...a }, B1: { at: [11, 8], ...b }, ...more },
  dice: [3, 3, 3, 3, 3, 3, 3, 3],
  ...rest,
});

describe('what a throw makes them do', () => {
  // biome-ignore format: one line a case
  const cases: [string, BattleNote, [number, number, number]][] = [
    ['IGR-INI-02 charge the nearest, wherever he is',      phaseC('charge-nearest', { troop: HORSE }, { at: [16, 5] }), [12.5, 5, 90]],
    ['IGR-R-99 as far as the rate goes',                   phaseC('charge-nearest', {}, { at: [11, 12] }), [11, 6, 0]],
    ['IGR-GEO-22 the turn is within the rate',             phaseC('charge-nearest', {}, { at: [16, 5] }), [11.68, 6.13, 45]],
    ['IGR-R-46 unlimited-pivot: the turn has no limit',    phaseC('charge-nearest', { troop: HORSE }, { at: [11, 2] }, { options: { 'IGR-R-46': 'unlimited-pivot' } }), [11, 3.5, 180]],
    ['IGR-INI-03 charge who is in front and within 3 W',   phaseC('charge-front', { troop: HORSE }, { at: [11, 8] }), [11, 6.5, 0]],
    ['IGR-INI-03 nobody is nearer: nothing',               phaseC('charge-front', { troop: HORSE }, { at: [11, 8.8] }), [11, 5, 0]],
    ['IGR-INI-03 behind him does not count',               phaseC('charge-front', { troop: HORSE }, { at: [11, 3] }), [11, 5, 0]],
    ['IGR-INI-04 charge straight ahead at any distance',   phaseC('charge-or-shoot', { troop: HORSE }, { at: [11.4, 12] }), [11, 6.5, 0]],
    ['IGR-R-48 if none is possible, nothing',              phaseC('charge-or-shoot', { troop: HORSE }, { at: [14, 12] }), [11, 5, 0]],
    ['IGR-INI-05, IGR-R-47 twice its move back, facing kept', phaseC('retreat', { troop: HORSE }), [11, 2, 0]],
    ['IGR-R-47 short of a friend',                         phaseC('retreat', {}, {}, {}, { A2: { at: [11, 3.4], role: 'skirmish' } }), [11, 3.9, 0]],
    ['IGR-R-47 short of the table edge',                   phaseC('retreat', { at: [11, 1] }), [11, 0.25, 0]],
    ['IGR-R-105 full-base: gaps of half a W stop forced moves', phaseC('retreat', { troop: LIGHT }, {}, { options: { 'IGR-R-105': 'full-base' } }, { A2: { at: [10.15, 3], role: 'skirmish' }, A3: { at: [11.85, 3], role: 'skirmish' } }), [11, 3.75, 0]],
    ['IGR-R-103 may: it lines up with whom it struck',     phaseC('charge-front', { troop: HORSE }, { at: [11.3, 6.7, 190] }), [11.17, 5.96, 10]],
    ['IGR-INI-08 nothing',                                 phaseC('nothing'), [11, 5, 0]],
    ['IGR-INI-15 a halted one ignores a move',             phaseC('charge-nearest', { halted: 2 }), [11, 5, 0]],
    ['IGR-INI-15 so does one behind defences',             phaseC('retreat', { defences: true }, {}, { options: { 'IGR-FLD-01': 'on' } }), [11, 5, 0]],
    ['IGR-INI-06 nobody to do as: it halts',               phaseC('as-right'), [11, 5, 0]],
  ];
  test.each(cases)('%s', (_, note, wanted) => {
    const match = battle(note);
    order(match, 'a', act('A1'));
    expect(placeOf(match, 'A1')).toEqual(wanted);
    expect(inBattle(match, 'A1').now.thrown === null || inBattle(match, 'A1').now.thrown!.done).toBe(true);
  });

  test('IGR-R-46 game-turns: the charge goes on in later turns, without a throw', () => {
    const match = battle({
      ...phaseC('charge-nearest', { troop: '(HCC-IV-IA)' }, { at: [11, 12] }),
      vignettes: {
        ...phaseC('charge-nearest', { troop: '(HCC-IV-IA)' }, { at: [11, 12] }).vignettes,
        A2: { at: [3, 5], now: threw('retreat') },
      },
    });
    order(match, 'a', act('A1'));
    expect(inBattle(match, 'A1').running).toBe(true);
    order(match, 'a', act('A2'));
    expect(match.state.active).toBe('b');
  });
  test('IGR-R-46 activation ends it', () => {
    const match = battle({
      phase: 'activation',
      vignettes: { A1: { at: [11, 5], running: true, troop: '(HCC-IV-IA)' }, B1: { at: [11, 12] } },
      ap: 9,
    });
    order(match, 'a', activate('A1'));
    expect(inBattle(match, 'A1').running).toBe(false);
  });
  test('IGR-R-46 who is running does not throw', () => {
    const match = battle({
      phase: 'activation',
      vignettes: { A1: { at: [11, 5], running: true }, A2: { at: [13, 5] }, B1: { at: [11, 12] } },
      dice: [6],
    });
    const events = order(match, 'a', END);
    expect(happened(events, 'initiativeThrown').map(t => [t.stands[0], t.thrown.die])).toEqual([
      ['A1', null],
      ['A2', 6],
    ]);
  });
  test('IGR-R-46 an R ends it', () => {
    const match = battle({
      phase: 'shooting',
      vignettes: { A1: { at: [11, 5], now: { activated: true } }, B1: { at: [11, 6.5], running: true } },
      dice: [3, 3, 3, 3],
    });
    order(match, 'a', { verb: 'shoot', stand: 'A1', weapon: 'own', target: 'B1' }, 'decline');
    expect(inBattle(match, 'B1').running).toBe(false);
  });
  test('IGR-GEO-15 of those equally near the owner names one', () => {
    const match = battle(phaseC('charge-nearest', { troop: HORSE }, { at: [13, 8] }, {}, { B2: { at: [9, 8] } }));
    expect(refusal(match, 'a', act('A1'))).toBe('IGR-GEO-15');
    order(match, 'a', act('A1', { target: 'B2' }));
    expect(placeOf(match, 'A1')![0]).toBeLessThan(11);
  });
  test('IGR-GEO-22 those it would touch may evade; it makes its full move all the same', () => {
    const match = battle(phaseC('charge-nearest', { troop: HORSE }, { at: [11, 6.8], troop: LIGHT }));
    order(match, 'a', act('A1'));
    expect(match.pending!.ask.rule).toBe('IGR-EVA-02');
    reply(match, 'evade');
    expect(placeOf(match, 'A1')).toEqual([11, 6.5, 0]);
    expect(placeOf(match, 'B1')).toEqual([11, 8.8, 180]);
  });
  test('IGR-R-48 charge or shoot: the owner says which', () => {
    const match = battle({ ...phaseC('charge-or-shoot', {}, { at: [11, 6.5] }), dice: [1, 3, 3] });
    expect(refusal(match, 'a', act('A1'))).toBe('IGR-R-48');
    const events = order(match, 'a', act('A1', { choice: 'shoot', target: 'B1' }), 'decline');
    expect(happened(events, 'shot')[0]).toMatchObject({ reason: 'initiative' });
    expect(placeOf(match, 'A1')).toEqual([11, 5, 0]);
  });
  test('IGR-R-51 it shoots in phase C, and not again in phase D', () => {
    const match = battle({
      ...phaseC('charge-or-shoot', {}, { at: [11, 6.5] }, {}, { A2: { at: [3, 3], now: threw('retreat') } }),
      dice: [1],
    });
    order(match, 'a', act('A1', { choice: 'shoot', target: 'B1' }), 'decline');
    expect(match.state.phase).toBe('initiative');
    expect(inBattle(match, 'A1').now.shotOwn).toBe(true);
  });
  test('IGR-INI-15 a halted one may still shoot by result 2', () => {
    const match = battle({ ...phaseC('charge-or-shoot', { halted: 2 }, { at: [11, 6.5] }), dice: [1] });
    expect(refusal(match, 'a', act('A1', { target: 'B1' }))).toBe('allowed');
    expect(refusal(match, 'a', act('A1', { choice: 'charge', target: 'B1' }))).toBe('IGR-INI-04');
  });
});

describe('throws that come to nothing', () => {
  /** A1 falls back; what A2 threw is carried out with it, or waits for an order. */
  const beside = (a: Partial<VignetteNote>, b: Partial<VignetteNote> = {}): BattleNote =>
    phaseC('retreat', {}, { at: [3, 12], ...b }, {}, { A2: { at: [14, 5], ...a } });
  // biome-ignore format: one line a case
  const cases: [string, BattleNote, 'done' | 'waits'][] = [
    ['IGR-R-101 at-once: nothing',                       beside({ now: threw('nothing') }), 'done'],
    ['IGR-R-101 a copy of nobody',                       beside({ now: threw('as-right') }), 'done'],
    ['IGR-R-101 a copy of one who falls back waits',     beside({ now: threw('as-left', 5, 'A1') }), 'waits'],
    ['IGR-R-101 a move of one who may not',              beside({ now: threw('charge-nearest'), halted: 2 }), 'done'],
    ['IGR-R-101 but he may shoot',                       beside({ now: threw('charge-or-shoot'), halted: 2 }, { at: [14, 6.5] }), 'waits'],
    ['IGR-R-101 nor charge, if he has no shot',          beside({ now: threw('charge-or-shoot'), halted: 2 }, { at: [14, 12] }), 'done'],
    ['IGR-R-101 what the player wishes waits',           beside({ now: { ...threw('player', 7), activated: true } }), 'waits'],
    ['IGR-R-101 a retreat waits',                        beside({ now: threw('retreat') }), 'waits'],
    ['IGR-R-101 a charge waits',                         beside({ now: threw('charge-nearest') }), 'waits'],
    ['IGR-R-101 when none can do anything: all',         beside({ now: threw('charge-front') }), 'done'],
    ['IGR-R-101 and those who copy them',                phaseC('retreat', {}, { at: [3, 12] }, {}, { A2: { at: [14, 5], now: threw('charge-front') }, A3: { at: [15.5, 5], now: threw('as-left', 5, 'A2') } }), 'done'],
  ];
  test.each(cases)('%s', (_, note, wanted) => {
    const match = battle(note);
    const events = order(match, 'a', act('A1'));
    expect(match.state.phase === 'initiative' ? 'waits' : 'done').toBe(wanted);
    const stood = happened(events, 'acted').filter(e => e.stayed);
    expect(stood.map(e => e.stands[0]).slice(0, 1)).toEqual(wanted === 'done' ? ['A2'] : []);
  });
  test('IGR-R-101 as long as another can act, a charge at nobody waits: who evades may come before it', () => {
    const match = battle(
      phaseC(
        'retreat',
        {},
        { at: [3, 12] },
        {},
        {
          A2: { at: [14, 5], now: threw('charge-front') },
          A3: { at: [17, 5], now: threw('retreat') },
        },
      ),
    );
    order(match, 'a', act('A1'));
    expect(inBattle(match, 'A2').now.thrown!.done).toBe(false);
  });
  test('IGR-R-101 who may not move does not wait for the others', () => {
    const match = battle(
      phaseC(
        'retreat',
        {},
        { at: [3, 12] },
        {},
        {
          A2: { at: [14, 5], now: threw('charge-nearest'), halted: 2 },
          A3: { at: [17, 5], now: threw('retreat') },
        },
      ),
    );
    order(match, 'a', act('A1'));
    expect([inBattle(match, 'A2'), inBattle(match, 'A3')].map(v => v.now.thrown!.done)).toEqual([true, false]);
  });
});

describe('7 or more', () => {
  const note = phaseC(
    'player',
    { troop: HORSE, now: { ...threw('player', 7), activated: true } },
    { at: [11, 7] },
    {},
    { A2: { at: [14, 5], now: threw('retreat') } },
  );
  test('IGR-INI-09 it moves as its player wishes', () => {
    const match = battle(note);
    order(match, 'a', move('A1', turnBy(90), ahead(1)));
    expect(placeOf(match, 'A1')).toEqual([12, 5, 90]);
    expect(inBattle(match, 'A1').now.thrown!.done).toBe(true);
    expect(refusal(match, 'a', move('A1', ahead(0.2)))).toBe('IGR-INI-09');
  });
  test('IGR-INI-09 or charges, or stays', () => {
    const rides = battle(note);
    order(rides, 'a', charge('A1', 'B1', ahead(1.5)));
    expect(inBattle(rides, 'B1').now.arrivals).toEqual(['A1']);
    const stays = battle(note);
    order(stays, 'a', act('A1'));
    expect(inBattle(stays, 'A1').now.thrown).toMatchObject({ done: true });
  });
  test('IGR-INI-15 it counts as activated: it may shoot in phase D', () => {
    const match = battle({
      phase: 'movement',
      vignettes: {
        A1: { at: [11, 5], troop: '(HIM-V-RA)EIII' },
        A2: { at: [3, 3], now: { activated: true } },
        B1: { at: [11, 6.5] },
      },
      dice: [5, 1, 6],
    });
    order(match, 'a', END);
    expect(inBattle(match, 'A1').now).toMatchObject({ activated: true, thrown: { score: 7, action: 'player' } });
    order(match, 'a', act('A1'));
    expect(match.state.phase).toBe('shooting');
    expect(refusal(match, 'a', { verb: 'shoot', stand: 'A1', weapon: 'own', target: 'B1' })).toBe('allowed');
  });
  test('IGR-ACT-09 but nothing is paid for crossing, and IGR-R-22 binds', () => {
    const match = battle(phaseC('player', { at: [5.3, 5, 90], now: { ...threw('player', 7), activated: true } }));
    expect(refusal(match, 'a', move('A1', ahead(1)))).toBe('IGR-ACT-09');
  });
});

describe('doing as a neighbour does', () => {
  const line = (
    right: Partial<VignetteNote>,
    action: Thrown['action'] = 'as-right',
    rest: Partial<BattleNote> = {},
  ): BattleNote => ({
    phase: 'initiative',
    vignettes: {
      A1: { at: [11, 5], now: threw(action, 4, 'A2') },
      A2: { at: [12.5, 5], ...right },
      B1: { at: [11, 12] },
    },
    dice: [3, 3, 3, 3],
    ...rest,
  });
  test('IGR-R-49 copy-action: the steps of one who was activated, cut to one’s own rates', () => {
    const match = battle(line({ troop: HORSE, now: { activated: true, moved: true, steps: [{ ahead: 1.5 }] } }));
    order(match, 'a', act('A1'));
    expect(placeOf(match, 'A1')).toEqual([11, 6, 0]);
  });
  test('IGR-R-49 halt-if-activated: it halts', () => {
    const match = battle(
      line({ now: { activated: true, moved: true, steps: [{ ahead: 1 }] } }, 'as-right', {
        options: { 'IGR-R-49': 'halt-if-activated' },
      }),
    );
    order(match, 'a', act('A1'));
    expect(placeOf(match, 'A1')).toEqual([11, 5, 0]);
  });
  /** Whom A1 takes as its model when the dice fall, who is at these places. */
  const model = (die: number, ...places: (readonly [number, number])[]): string | null => {
    const others = Object.fromEntries(places.map((at, i) => [`A${i + 2}`, { at, now: { activated: true } }]));
    const match = battle({
      phase: 'movement',
      vignettes: { A1: { at: [11, 5] }, ...others, A9: { at: [3, 1], now: { activated: true } }, B1: { at: [11, 12] } },
      dice: [die, 3, 3, 3],
    });
    return happened(order(match, 'a', END), 'initiativeThrown')[0]!.thrown.like;
  };
  test('IGR-R-102 when-thrown: whom it copies is settled when the dice fall, wherever he goes then', () => {
    const match = battle({
      phase: 'movement',
      vignettes: {
        A1: { at: [11, 5] },
        A2: { at: [12.5, 5] },
        A3: { at: [14.5, 5] },
        A9: { at: [3, 1], now: { activated: true } },
        B1: { at: [11, 12] },
      },
      dice: [4, 3, 3, 3, 3],
    });
    order(match, 'a', END);
    order(match, 'a', act('A2'));
    expect(placeOf(match, 'A2')).toEqual([12.5, 3, 0]);
    // A3 is now the one to its right; it does as A2 all the same, who is gone from there.
    expect(inBattle(match, 'A1').now.thrown!.like).toBe('A2');
    order(match, 'a', act('A1'));
    expect(placeOf(match, 'A1')).toEqual([11, 3, 0]);
  });
  // biome-ignore format: one line a case
  const models: [string, string | null, number, ...(readonly [number, number])[]][] = [
    ['IGR-INI-06 to the right',                          'A2', 4, [12.5, 5], [9.5, 5]],
    ['IGR-INI-06 if there is nobody, to the left',       'A2', 4, [9.5, 5]],
    ['IGR-INI-07 to the left',                           'A3', 5, [12.5, 5], [9.5, 5]],
    ['IGR-INI-07 if there is nobody, to the right',      'A2', 5, [12.5, 5]],
    ['IGR-GEO-16 no further than 3 W away',              null, 4, [15.1, 5]],
    ['IGR-GEO-16 the nearest of them',                   'A3', 4, [13.5, 5], [12.2, 5]],
    ['IGR-GEO-16 within 45 degrees',                     null, 4, [12, 6.6]],
    ['IGR-GEO-16 ties: the one deployed first',          'A2', 4, [12.5, 5.9], [12.5, 4.1]],
  ];
  test.each(models)('%s', (_, wanted, die, ...places) => expect(model(die, ...places)).toBe(wanted));
  test('IGR-R-49 a neighbour who acts by himself: the same row, from one’s own place', () => {
    const match = battle(line({ now: threw('retreat') }));
    expect(refusal(match, 'a', act('A1'))).toBe('IGR-R-49');
    order(match, 'a', act('A2'));
    order(match, 'a', act('A1'));
    expect([placeOf(match, 'A2'), placeOf(match, 'A1')]).toEqual([
      [12.5, 3, 0],
      [11, 3, 0],
    ]);
  });
  test('IGR-R-49 a circle of copies halts', () => {
    const match = battle(line({ now: threw('as-left', 5, 'A1') }));
    order(match, 'a', act('A1'));
    expect(placeOf(match, 'A1')).toEqual([11, 5, 0]);
    expect(match.state.phase === 'initiative' ? inBattle(match, 'A1').now.thrown!.does : 'halt').toBe('halt');
  });
  test('IGR-R-49 it stops on contact with an enemy', () => {
    const note = line({ now: { activated: true, moved: true, steps: [{ ahead: 1 }] } });
    const match = battle({ ...note, vignettes: { ...note.vignettes, B1: { at: [11, 6] } } });
    order(match, 'a', act('A1'));
    expect(placeOf(match, 'A1')).toEqual([11, 5.5, 0]);
    expect(inBattle(match, 'B1').now.arrivals).toEqual(['A1']);
  });
});

describe('who throws', () => {
  const note: BattleNote = {
    phase: 'movement',
    vignettes: { A1: { at: [11, 5] }, A2: { at: [15, 5], now: { activated: true } }, B1: { at: [11, 5.5] } },
    dice: [6, 3, 3, 3],
  };
  test('IGR-INI-15 units in contact do not throw', () => {
    const events = order(battle(note), 'a', END);
    expect(happened(events, 'initiativeThrown')).toEqual([]);
  });
  test('IGR-INI-15 units off the table do not throw', () => {
    const away = battle({ ...note, vignettes: { ...note.vignettes, A1: { at: null } } });
    expect(happened(order(away, 'a', END), 'initiativeThrown')).toEqual([]);
  });
  const free: BattleNote = {
    ...note,
    vignettes: {
      A1: { at: [11, 5] },
      A2: { at: [15, 5], now: { activated: true } },
      A3: { at: [4, 5] },
      B1: { at: [11, 12] },
    },
  };
  test('IGR-INI-01 whoever throws on a real table is told for whom, and which throw it is', () => {
    const { state, options } = battle({ ...free, dice: [] });
    const throws = throwInitiatives({ state, options, happen: () => undefined } as unknown as Play);
    const asked = [throws.next().value, throws.next(3).value];
    expect(asked).toMatchObject([
      { kind: 'die', which: 'A3: throw 1 of 2', about: ['A3'] },
      { kind: 'die', which: 'A1: throw 2 of 2', about: ['A1'] },
    ]);
  });
  test('IGR-R-44 compulsory: the dice fall at once, and nobody is left out', () => {
    const match = battle({ ...free, dice: [3, 3] });
    expect(happened(order(match, 'a', END), 'initiativeThrown').length).toBe(2);
    expect(refusal(match, 'a', { verb: 'leaveOut', stand: 'A1' })).toBe('IGR-R-44');
  });
  test('IGR-R-44 voluntary: the owner may leave units out; they do nothing', () => {
    const match = battle({ ...free, options: { 'IGR-R-44': 'voluntary' }, dice: [6, 3, 3, 3] });
    order(match, 'a', END);
    expect(match.state).toMatchObject({ phase: 'initiative', initiativeThrown: false });
    order(match, 'a', { verb: 'leaveOut', stand: 'A1' });
    expect(refusal(match, 'a', { verb: 'leaveOut', stand: 'A2' })).toBe('IGR-INI-01');
    const thrown = happened(order(match, 'a', { verb: 'throwInitiative' } as Order), 'initiativeThrown');
    expect(thrown.map(t => t.stands)).toEqual([['A3']]);
  });
  test('IGR-SEQ-06 the phase ends when all have acted', () => {
    const match = battle({ ...free, dice: [3, 3, 3] });
    order(match, 'a', END);
    expect(refusal(match, 'a', END)).toBe('IGR-SEQ-06');
    order(match, 'a', act('A1'));
    order(match, 'a', act('A3'));
    expect(match.state.active).toBe('b');
  });
});
