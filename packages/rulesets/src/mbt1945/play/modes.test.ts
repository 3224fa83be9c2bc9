import {
  type BookTypes,
  isRefusal,
  knownEntries,
  type Match,
  optionsFor,
  random,
  seededDice,
  start,
  step,
  told,
  turnOf,
} from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { mbt1945 } from '../index.js';
import { ask } from '../kit.js';
import type { State } from '../nature.js';
import type { Order } from '../verbs/own.js';
import { type BattleNote, battle, engage, order, refusal, type StandNote, standIn, tactical } from './kit.js';

const A0: StandNote = { subClass: 'MBTn', bghq: true, at: [20, 6] };
const B0: StandNote = { subClass: 'MBTn', bghq: true, at: [20, 44] };
const table = (a1: StandNote, more: Partial<BattleNote> = {}): BattleNote => ({
  selected: ['a1'],
  ...more,
  stands: { A0, A1: { at: [20, 10], ...a1 }, B0, ...more.stands },
});
const change = (mode: 'STATIC' | 'MOBILE' | 'FAST'): Order => ({ verb: 'changeMode', stand: 'A1', mode });
const endRound: Order = { verb: 'endRound' };
const changed = (a1: StandNote, mode: 'STATIC' | 'MOBILE' | 'FAST', more: Partial<BattleNote> = {}) => {
  const match = battle(table(a1, more));
  order(match, 'a', change(mode));
  return match;
};

describe('who changes his mode, and when', () => {
  // biome-ignore format: a case is a line
  const cases: [string, BattleNote, Order, string][] = [
    ['MBT45-R-117 MBT45-MOD-12 from MOBILE to FAST',            table({}),                               change('FAST'),   'allowed'],
    ['MBT45-MOD-12 and back',                                   table({ mode: 'FAST' }),                 change('MOBILE'), 'allowed'],
    ['MBT45-R-184 MBT45-MOD-15 to STATIC',                      table({}),                               change('STATIC'), 'allowed'],
    ['MBT45-MOD-15 STATIC is for good',                         table({ mode: 'STATIC' }),               change('MOBILE'), 'MBT45-MOD-15'],
    ['MBT45-MOD-02 INF- is never FAST',                         table({ subClass: 'INF-' }),             change('FAST'),   'MBT45-MOD-02'],
    ['MBT45-R-117 in segment 6',                                table({}, { segment: 5 }),               change('FAST'),   'MBT45-R-117'],
    ['MBT45-R-117 before its move',                             table({ moved: 'tactical' }),            change('FAST'),   'MBT45-R-117'],
    ['MBT45-R-117 a Pinned stand does not become FAST',         table({ status: 'pinned' }),             change('FAST'),   'MBT45-R-117'],
    ['MBT45-R-184 a Pinned stand may dig in',                   table({ status: 'pinned' }),             change('STATIC'), 'allowed'],
    ['MBT45-R-184 a Shaken stand may become FAST',              table({ status: 'shaken' }),             change('FAST'),   'allowed'],
    ['MBT45-R-184 out of command or not',                       table({ outOfCommand: true }),           change('FAST'),   'allowed'],
    ['MBT45-R-184 after engaging too',                          table({ hasEngaged: true }),             change('FAST'),   'allowed'],
    ['MBT45-R-184 of the selected group',                       table({}, { selected: [] }),             change('FAST'),   'MBT45-TRN-22'],
    ['MBT45-R-184 on the table',                                table({ place: 'held' }),                change('FAST'),   'MBT45-R-184'],
    ['MBT45-R-184 not having come on in this turn',             table({ entered: 1 }),                   change('FAST'),   'MBT45-R-184'],
    ['MBT45-R-184 MBT45-R-171 a fake never does',               table({ fake: true, revealed: false }),  change('FAST'),   'MBT45-R-171'],
    ['MBT45-R-151 once a round',                                table({ modeChanged: true }),            change('FAST'),   'MBT45-R-151'],
    ['MBT45-R-151 not to the mode that it is in',               table({}),                               change('MOBILE'), 'MBT45-R-151'],
  ];
  for (const [name, note, given, expected] of cases)
    test(name, () => expect(refusal(battle(note), 'a', given)).toBe(expected));

  test.each<[string, StandNote, string | undefined]>([
    ['MBT45-MOD-12 one that is MOBILE', {}, undefined],
    ['MBT45-MOD-15 not one that is STATIC for good', { mode: 'STATIC' }, 'MBT45-MOD-15'],
  ])('it is offered to %s', (_, note, closed) => {
    const match = battle(table(note));
    const seat = { view: mbt1945.view(match.state, 'a'), by: 'a', options: match.options } as const;
    const item = mbt1945.face.menu(seat).find(({ verb, stand }) => verb === 'changeMode' && stand === 'A1');
    expect(item?.closed?.rule).toBe(closed);
  });
  test.each<[string, 'A0' | 'A1', 'STATIC' | 'FAST', readonly string[]]>([
    ['of any stand', 'A1', 'STATIC', ['MBT45-MOD-15']],
    ['of the BGHQ, that its Battle Group is tied to it', 'A0', 'STATIC', ['MBT45-MOD-15', 'MBT45-ORG-08']],
    ['FAST is not', 'A0', 'FAST', []],
  ])('MBT45-R-184 what is for good is said before: %s', (_, stand, mode, rules) => {
    const match = battle(table({}));
    const seat = { view: mbt1945.view(match.state, 'a'), by: 'a', options: match.options } as const;
    const { warnings = [] } = mbt1945.face.preview(seat, { verb: 'changeMode', stand, mode } as never);
    expect(warnings.map(({ rule }) => rule)).toEqual(rules);
  });
  test('MBT45-R-184 STATIC is the last that is offered, and asked for twice', () => {
    const match = battle(table({}));
    const seat = { view: mbt1945.view(match.state, 'a'), by: 'a', options: match.options } as const;
    const found = mbt1945.face.gesture(seat, 'mode', { verb: 'changeMode', stand: 'A1' });
    const among = !isRefusal(found) && found.kind === 'choose' ? found.among : [];
    expect(among.map(({ value, forGood }) => [value, forGood])).toEqual([
      ['MOBILE', undefined],
      ['FAST', undefined],
      ['STATIC', true],
    ]);
  });
  test('MBT45-R-117 who becomes FAST owes half a move, who becomes STATIC moves no more', () => {
    expect(refusal(changed({}, 'FAST'), 'a', endRound)).toBe('MBT45-MOV-07');
    expect(refusal(changed({}, 'STATIC'), 'a', tactical('A1', [[20, 11]]))).toBe('MBT45-MOV-06');
  });
  test('MBT45-R-184 ATA that is set engages in the same segment, PDA waits for its own', () => {
    const foe = { stands: { B1: { subClass: 'MBTn', at: [20, 15] } } } as const;
    expect(refusal(changed({ posture: 'ATA' }, 'STATIC', foe), 'a', engage('A1', 'B1'))).toBe('allowed');
    const plane = {
      stands: { B1: { subClass: 'AIRn', posture: 'CAS', at: [20, 13], entered: 1, altitude: 'LOW' } },
    } as const;
    expect(refusal(changed({ posture: 'PDA' }, 'STATIC', plane), 'a', engage('A1', 'B1'))).toBe('MBT45-TRN-19');
  });
  test('MBT45-R-158 MBT45-R-184 a blank changes unseen: nobody hears or counts it, and nothing is to be seen', () => {
    const match = battle(table({ revealed: false }));
    const before = mbt1945.view(match.state, 'b');
    order(match, 'a', change('FAST'));
    const entry = match.entries.at(-1)!;
    expect([told(match, entry, 'b'), knownEntries(match, 'b').includes(entry)]).toEqual([[], false]);
    expect(mbt1945.view(match.state, 'b')).toEqual(before);
    expect(told(match, entry, 'a')).toHaveLength(1);
  });
});

describe('MBT45-R-185 a FAST stand that stood still through its owner’s round', () => {
  // biome-ignore format: a case is a line
  const cases: [string, BattleNote, string][] = [
    ['is MOBILE where its group was not selected',  table({ mode: 'FAST' }, { selected: [] }), 'MOBILE'],
    ['a blank too',                                 table({ mode: 'FAST', revealed: false }),  'MOBILE'],
    ['not one that moved',                          table({ mode: 'FAST', moved: 'tactical' }), 'FAST'],
    ['not one that is off the table',               table({ mode: 'FAST', place: 'held' }),    'FAST'],
    ['stays-fast: it stays FAST',                   table({ mode: 'FAST' }, { selected: [], options: { 'MBT45-R-185': 'stays-fast' } }), 'FAST'],
  ];
  for (const [name, note, mode] of cases)
    test(`MBT45-R-185 ${name}`, () => {
      const match = battle(note);
      order(match, 'a', endRound);
      expect(standIn(match, 'A1').nature!.mode).toBe(mode);
    });
  test('MBT45-R-185 nobody else hears it of a blank', () => {
    const match = battle(table({ mode: 'FAST', revealed: false }));
    order(match, 'a', endRound);
    const heard = (by: 'a' | 'b') => told(match, match.entries.at(-1)!, by).some(line => line.text.includes('MOBILE'));
    expect([heard('a'), heard('b')]).toEqual([true, false]);
  });
});

describe('moves of stands that were struck, or are Fragile', () => {
  const noCloser = { 'MBT45-R-125': 'not-closer' };
  // biome-ignore format: a case is a line
  const cases: [string, StandNote, number, string, BattleNote['options']?][] = [
    ['MBT45-RES-47 a Pinned stand does not move closer',   { status: 'pinned' }, 12, 'MBT45-RES-47'],
    ['MBT45-RES-47 nor away',                              { status: 'pinned' },  9, 'MBT45-RES-47'],
    ['MBT45-R-125 a Shaken stand may move',                { status: 'shaken' }, 12, 'allowed'],
    ['MBT45-R-125 not-closer: not towards an enemy',       { status: 'shaken' }, 12, 'MBT45-R-125', noCloser],
    ['MBT45-R-125 not-closer: away',                       { status: 'shaken' },  8, 'allowed', noCloser],
  ];
  for (const [name, a1, y, expected, options = {}] of cases)
    test(name, () => expect(refusal(battle(table(a1, { options })), 'a', tactical('A1', [[20, y]]))).toBe(expected));
  const AT_ALL = 'a stand that is pinned does not move at all';
  test.each<['pinned' | 'shaken', 'tactical' | 'march', string | undefined]>([
    ['pinned', 'tactical', AT_ALL],
    ['pinned', 'march', AT_ALL],
    ['shaken', 'tactical', undefined],
    ['shaken', 'march', undefined],
  ])('MBT45-RES-47 one that is %s: %s is open or closed before it is said where to', (status, name, why) => {
    const { state: view, options } = battle(table({ status }));
    const item = mbt1945.face
      .menu({ view, by: 'a', options })
      .find(({ verb, stand }) => verb === name && stand === 'A1');
    expect(item?.closed?.message).toBe(why);
  });
  test.each([true, false])('MBT45-RES-47 that it would come closer (%s) is not why', endsCloser => {
    const given = { stand: { subClass: 'INFn', state: 'pinned' }, legs: [{ distance: 1 }], endsCloser };
    expect(ask('move', given)).toMatchObject({ ok: false, error: { rule: 'MBT45-RES-47', message: AT_ALL } });
  });
  // biome-ignore format: a case is a line
  test.each([['closer', 12, 'MBT45-VIC-14'], ['away', 8, 'allowed']] as const)('MBT45-VIC-14 a stand of a Fragile group moves %s', (_, y, expected) => {
    const match = battle(table({}));
    match.state.groups[0] = { ...match.state.groups[0]!, fragile: 'MBT45-VIC-12' };
    expect(refusal(match, 'a', tactical('A1', [[20, y]]))).toBe(expected);
  });
  // biome-ignore format: a case is a line
  test.each([['STATIC guns hold it', { mode: 'STATIC', posture: 'ATA' }, 'MBT45-ORG-08'], ['a Pinned stand holds it', { status: 'pinned' }, 'MBT45-ORG-08'], ['a Shaken one does not', { status: 'shaken' }, 'allowed']] as const)('MBT45-ORG-08 MBT45-R-145 the BGHQ keeps within 12" of its stands: %s', (_, a1, expected) => {
    const match = battle(table(a1, { stands: { A0: { ...A0, at: [28, 10] } } }));
    expect(refusal(match, 'a', tactical('A0', [[34, 10]]))).toBe(expected);
  });
});

test('MBT45-POS-01 MBT45-POS-02 MBT45-MOD-15 posture stays for the whole game, and STATIC does; only MOBILE and FAST change', () => {
  const natures = (state: State) => state.stands.map(s => [s.id, s.nature!.subClass, s.nature!.posture]);
  let changes = 0;
  for (const [seed, { data }] of mbt1945.scenarios.entries()) {
    const begun = start({ rules: mbt1945, options: optionsFor(mbt1945, data), scenario: data, dice: seededDice(seed) });
    if (!begun.ok) throw new Error(begun.error.message);
    const match = begun.value;
    const state = match.state as State;
    const chance = random(seed);
    let first: unknown;
    let modes = new Map<string, string>();
    for (let turn = turnOf(match); !('over' in turn) && state.turn < 4; turn = turnOf(match)) {
      step(match as unknown as Match<BookTypes>, turn.waiting[0]!, chance);
      if (state.turn === 0) continue;
      first ??= natures(state);
      for (const { id, nature } of state.stands) {
        const was = modes.get(id);
        if (was === 'STATIC') expect([id, nature!.mode]).toEqual([id, 'STATIC']);
        if (was !== undefined && was !== nature!.mode) changes++;
      }
      modes = new Map(state.stands.map(({ id, nature }) => [id, nature!.mode]));
    }
    expect(natures(state)).toEqual(first);
  }
  expect(changes).toBeGreaterThan(0);
});
