import { describe, expect, test } from 'vitest';
import { glory } from '../index.js';
import {
  activate,
  ahead,
  type BattleNote,
  battle,
  cited,
  END,
  happened,
  inBattle,
  move,
  order,
  refusal,
  type VignetteNote,
} from './kit.js';
import type { Order } from './orders.js';

const on = { activated: true };
/** A turn in which nothing is left to do but to end it. */
const quiet = (more: BattleNote['vignettes'] = {}, rest: Partial<BattleNote> = {}): BattleNote => ({
  phase: 'movement',
  vignettes: { A1: { at: [3, 1], now: on }, B1: { at: [3, 13] }, ...more },
  dice: Array(20).fill(3),
  ...rest,
});

describe('the turn', () => {
  test('IGR-SEQ-04 to IGR-SEQ-09 the phases follow each other, then it is the other player’s turn', () => {
    const match = battle(quiet());
    const events = order(match, 'a', END);
    expect(happened(events, 'phaseBegan').map(e => e.phase)).toEqual(['initiative', 'shooting', 'melee']);
    expect(match.state).toMatchObject({ active: 'b', phase: 'activation', turn: 2 });
    expect(happened(events, 'pointsThrown')[0]).toMatchObject({ side: 'b', points: 8 });
    expect(cited(events)).toEqual(
      expect.arrayContaining(['IGR-SEQ-06', 'IGR-SEQ-07', 'IGR-SEQ-08', 'IGR-SEQ-09', 'IGR-APD-03']),
    );
  });
  test('IGR-SEQ-05 to IGR-SEQ-08 a phase in which nobody has anything to do says why it goes by', () => {
    const told = (note: BattleNote): string[] =>
      order(battle(note), 'a', END)
        .flatMap(event => glory.tell(event, 'a')?.text ?? [])
        .filter(text => text.startsWith('No '));
    expect(told(quiet())).toEqual([
      'No initiative: nobody was left without an order',
      'No shooting: nobody who may shoot has an enemy before him, in range and in sight',
      'No melee: nobody is in contact',
    ]);
    // A2 throws, and stands: that is told by its throw
    expect(told(quiet({ A2: { at: [6, 1] } }, { dice: Array(20).fill(6) }))).toHaveLength(2);
    expect(
      told({ ...quiet({}, { phase: 'activation' }), vignettes: { A1: { at: [3, 1] }, B1: { at: [3, 13] } } })[0],
    ).toBe('No movement: nobody was activated');
  });
  test('IGR-SR-03 an H is gone at the end of the turn in which it bound', () => {
    const match = battle(quiet({ A2: { at: [6, 1], halted: 2, now: on }, B2: { at: [6, 13], halted: 1 } }));
    order(match, 'a', END);
    expect([inBattle(match, 'A2').halted, inBattle(match, 'B2').halted]).toEqual([0, 2]);
  });
  test('IGR-SR-03, IGR-R-106 an H of one’s own turn binds in the next', () => {
    const match = battle(quiet({ A2: { at: [6, 1], halted: 3, now: on } }));
    order(match, 'a', END);
    expect(inBattle(match, 'A2').halted).toBe(1);
  });
  test('what was done in a turn is forgotten in the next', () => {
    const match = battle(
      quiet(
        {},
        {
          vignettes: {
            A1: { at: [3, 1], now: { ...on, moved: true, shotOwn: true } },
            B1: { at: [3, 13], now: { answered: 2 } },
          },
        },
      ),
    );
    order(match, 'a', END);
    expect(inBattle(match, 'A1').now).toMatchObject({ activated: false, moved: false, shotOwn: false });
    expect(inBattle(match, 'B1').now.answered).toBe(0);
  });
  test('IGR-SEQ-02 both throw for the first turn, IGR-SEQ-03 again after a tie', () => {
    const match = battle({
      ...quiet(),
      turn: 0,
      dice: [4, 4, 2, 5, 3],
      state: { phase: 'activation', apThrown: false },
    });
    order(match, 'a', { verb: 'offerDraw' });
    expect(match.state).toMatchObject({ turn: 1, active: 'b' });
    expect(cited(match.entries.at(-1)!.events as never)).toContain('IGR-SEQ-03');
  });
});

describe('how it ends', () => {
  const last = (rest: Partial<BattleNote>, turns = 1): BattleNote => {
    const note = quiet({}, rest);
    const side = {
      name: 'x',
      edge: 'south',
      list: 'x',
      multiple: 1,
      linesAllowed: 1,
      baseAp: 8,
      ap: 8,
      apLeft: 0,
      lineTotal: 3,
      lines: 1,
      turns,
    } as const;
    return { ...note, state: { sides: { a: { ...side, turns: turns - 1 }, b: { ...side, edge: 'north', turns } } } };
  };
  // biome-ignore format: one line a case
  const cases: [string, BattleNote, unknown][] = [
    ['a scenario’s limit: the allies held out',   last({ extra: { turns: 24, result: 'b' } }, 24), { winner: 'b' }],
    ['a scenario’s limit: a draw',                last({ extra: { turns: 20, result: 'draw' } }, 20), { winner: 'draw' }],
    ['not before both have had their turns',      last({ extra: { turns: 20, result: 'draw' } }, 19), null],
    ['IGR-R-92 none',                             last({}, 40), null],
    ['IGR-R-92 40: a draw',                       last({ options: { 'IGR-R-92': '40' } }, 40), { winner: 'draw', rule: 'IGR-R-92' }],
  ];
  test.each(cases)('%s', (_, note, wanted) => {
    const match = battle(note);
    order(match, 'a', END);
    if (wanted) expect(match.state.over).toMatchObject(wanted as object);
    else expect(match.state.over).toBeNull();
  });
  test('IGR-SCN-05 9.5 the General has come through', () => {
    const exit = { side: 'a', x: 22.5, y: 15, within: 2 } as const;
    const near = (x: number): BattleNote =>
      quiet({ AG: { at: [x, 13.5], general: true, now: on } }, { extra: { exit } });
    const there = battle(near(20.8));
    order(there, 'a', END);
    expect(there.state.over).toMatchObject({ winner: 'a', rule: 'IGR-SCN-05' });
    const short = battle(near(19.8));
    order(short, 'a', END);
    expect(short.state.over).toBeNull();
  });
  test('IGR-R-91 a player may resign at any time, in the other’s turn too', () => {
    const match = battle(quiet());
    order(match, 'b', { verb: 'resign' });
    expect(match.state.over).toMatchObject({ winner: 'a' });
  });
  test('IGR-R-91 a draw may be agreed', () => {
    const match = battle(quiet());
    expect(refusal(match, 'b', { verb: 'acceptDraw' })).toBe('IGR-R-91');
    order(match, 'a', { verb: 'offerDraw' });
    expect(refusal(match, 'a', { verb: 'acceptDraw' })).toBe('IGR-R-91');
    order(match, 'b', { verb: 'acceptDraw' });
    expect(match.state.over).toMatchObject({ winner: 'draw' });
  });
});

describe('recovery', () => {
  const rally = (v: Partial<VignetteNote>, options: Record<string, string> = { 'IGR-RCV-01': 'on' }): number => {
    const match = battle(quiet({ B2: { at: [6, 13], bands: 3, quiet: true, ...v } }, { options }));
    order(match, 'a', END);
    return inBattle(match, 'B2').bands;
  };
  // biome-ignore format: one line a case
  const cases: [string, number, Partial<VignetteNote>, Record<string, string>?][] = [
    ['IGR-RCV-02 quiet since its activation: it cancels a -1', 1, {}],
    ['IGR-RCV-01 not without the option',          3, {}, {}],
    ['IGR-RCV-02 not if it was not quiet',         3, { quiet: false }],
    ['IGR-R-93 minus-one: IA lose one band',       2, { troop: '(HIW-III-IA)' }],
    ['IGR-R-93 one-band',                          2, {}, { 'IGR-RCV-01': 'on', 'IGR-R-93': 'one-band' }],
    ['IGR-RCV-02 nothing where there is no -1',    1, { bands: 1 }],
  ];
  test.each(cases)('%s', (_, wanted, v, options) => expect(rally(v, options)).toBe(wanted));
  test('IGR-R-94 a turn is from its activation to its side’s next turn; moving ends the rest', () => {
    const match = battle({
      phase: 'activation',
      vignettes: { A1: { at: [3, 1], bands: 2 }, A2: { at: [6, 1], bands: 2 }, B1: { at: [3, 13] } },
      ap: 2,
      options: { 'IGR-RCV-01': 'on' },
      dice: Array(20).fill(3),
    });
    order(match, 'a', activate('A1'));
    order(match, 'a', activate('A2'));
    order(match, 'a', move('A2', ahead(1)));
    expect([inBattle(match, 'A1').quiet, inBattle(match, 'A2').quiet]).toEqual([true, false]);
    order(match, 'a', END);
    expect(inBattle(match, 'A1').bands).toBe(2);
  });
  test('IGR-RCD-01 bands are kept and shown', () =>
    expect(inBattle(battle(quiet({ B2: { at: [6, 13], bands: 3 } })), 'B2').bands).toBe(3));
});

describe('detachments', () => {
  const wing = (options: Record<string, string>): BattleNote => ({
    phase: 'activation',
    vignettes: {
      A1: { at: [3, 1], part: 'west-wing' },
      A2: { at: [4, 1], part: 'west-wing', role: 'skirmish' },
      A3: { at: [11, 1] },
      B1: { at: [3, 13] },
    },
    options,
    state: { apThrown: false },
    dice: [3],
  });
  const detach: Order = { verb: 'detach', wing: 'west-wing' };
  // biome-ignore format: one line a case
  const cases: [string, BattleNote, Order, string][] = [
    ['IGR-DET-01 only if they are in use',           wing({}), detach, 'IGR-DET-01'],
    ['IGR-DET-05 before the throw',                  { ...wing({ 'IGR-DET-01': 'on' }), state: { apThrown: true } }, detach, 'IGR-DET-05'],
    ['IGR-DET-02 there must be a Wing',              wing({ 'IGR-DET-01': 'on' }), { verb: 'detach', wing: 'east-wing' }, 'IGR-DET-02'],
    ['IGR-DET-02 then it may',                       wing({ 'IGR-DET-01': 'on' }), detach, 'allowed'],
  ];
  test.each(cases)('%s', (_, note, given, wanted) => expect(refusal(battle(note), 'a', given)).toBe(wanted));
  test('IGR-DET-05 a Wing is detached as a whole, for the rest of the battle', () => {
    const match = battle(wing({ 'IGR-DET-01': 'on' }));
    order(match, 'a', detach);
    expect(['A1', 'A2', 'A3'].map(id => inBattle(match, id).detached)).toEqual([true, true, false]);
    // No other Wing is left to detach: the die falls.
    expect(match.state.apThrown).toBe(true);
  });
  test('IGR-DET-03 the surcharge for another sector is still paid', () => {
    const note = wing({ 'IGR-DET-01': 'on' });
    const match = battle({
      ...note,
      phase: 'movement',
      vignettes: { ...note.vignettes, A1: { at: [5.3, 5, 90], detached: true, now: on } },
      state: {},
    });
    expect(refusal(match, 'a', move('A1', ahead(1)))).toBe('IGR-ACT-09');
  });
});

describe('field defences', () => {
  const note = (verb: Order): string =>
    refusal(
      battle({
        ...quiet(),
        vignettes: { A1: { at: [11, 5], now: on, defences: true }, B1: { at: [11, 13] } },
        options: { 'IGR-FLD-01': 'on' },
      }),
      'a',
      verb,
    );
  test('IGR-FLD-02 who is behind them does not move, IGR-FLD-05 nor turn', () => {
    expect(note(move('A1', ahead(1)))).toBe('IGR-FLD-02');
    expect(note({ verb: 'turn', stand: 'A1', facing: 100 })).toBe('IGR-FLD-02');
  });
  test('IGR-FLD-05 nor line up', () => {
    const match = battle({
      ...quiet(),
      vignettes: { A1: { at: [11, 5], now: on, defences: true }, B1: { at: [11, 5.6, 160] } },
      options: { 'IGR-FLD-01': 'on' },
    });
    expect(refusal(match, 'a', { verb: 'lineUp', stand: 'A1', target: 'B1' })).toBe('IGR-FLD-05');
  });
});

test('IGR-SEQ-06 a phase that ends by itself is ended by nobody, not even when all have acted', () => {
  const match = battle({ vignettes: { A1: { at: [11, 5] }, B1: { at: [11, 8] } }, phase: 'melee' });
  expect(refusal(match, 'a', END)).toBe('IGR-SEQ-06');
});
