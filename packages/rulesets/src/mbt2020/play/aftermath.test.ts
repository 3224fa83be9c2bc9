import { type Citation, type Match, type Side, settle } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import type { Blow } from '../../common/mbt/play/blow.js';
import type { Event } from '../../common/mbt/play/events.js';
import type { Types } from '../../common/mbt/play/types.js';
import { BOOK } from '../book.js';
import { mbt2020 } from '../index.js';
import { type BattleNote, battle, inchesOf, point, type StandNote, standIn, watched } from './kit.js';

const A0: StandNote = { subClass: 'MBTn', bghq: true, at: [10, 4] };
const B0: StandNote = { subClass: 'MBTn', bghq: true, at: [10, 44] };
const neutralised: StandNote = { place: 'removed', status: 'neutralised' };

/** What follows a blow that B1 has received; its status is already what the blow made it. */
function after(b1: StandNote, blow: Partial<Blow>, more: Partial<BattleNote> = {}) {
  const match = battle({ ...more, stands: { A0, B0, B1: { at: [20, 20], ...b1 }, ...more.stands } });
  const game = watched(match);
  settle(
    BOOK.ending.aftermath(game, [{ stand: 'B1', code: '-', removed: false, leavesTable: false, move: 0, ...blow }]),
    [],
  );
  return { match, events: game.events };
}
const cites = (rule: string): Citation[] => [{ rule, text: expect.any(String) }];

describe('What a blow makes happen, and why', () => {
  const task = { kind: 'bridge', object: 'river', at: point(20, 21), rounds: 1 } as const;
  const engineer: StandNote = { subClass: 'FE', task };
  const flight: StandNote = { subClass: 'AIRn', status: 'repulsed', entered: 1 };
  const restarted = {
    kind: 'taskSet',
    stand: 'B1',
    side: 'b' as const,
    blank: false,
    task: { ...task, rounds: 0 },
    because: cites('MBT20-HSE-07'),
  };
  const ended = { ...restarted, task: null };
  const removed = expect.objectContaining({
    kind: 'removed',
    stand: 'B1',
    why: 'lost',
    because: cites('MBT20-RES-11'),
  });
  const driven = { kind: 'leftTable', stand: 'B1', mayReturn: false, because: cites('MBT20-RES-21') };
  const fallsBack = expect.objectContaining({ kind: 'fellBack', inches: 4, because: cites('MBT20-RES-19') });

  // biome-ignore format: a case is a line
  const cases: [string, StandNote, Partial<Blow>, unknown[]][] = [
    ['MBT20-RES-06 no effect: nothing',                           {},                                      {},                    []],
    ['MBT20-RES-12 Pinned: nothing more',                         { status: 'pinned' },                    {},                    []],
    ['MBT20-RES-11 Neutralised: it is removed',                   { status: 'neutralised' },               { removed: true },     [removed]],
    ['MBT20-RES-21 AIRCRAFT Repulsed: it leaves for good',        flight,                                  { leavesTable: true }, [driven]],
    ['MBT20-RES-19 Repulsed: it falls back',                      { status: 'repulsed' },                  { move: 4 },           [fallsBack]],
    ['MBT20-HSE-07 no effect: an engineer works on',              engineer,                                {},                    []],
    ['MBT20-HSE-07 Pinned: his count starts again',               { ...engineer, status: 'pinned' },       { code: 'P' },         [restarted]],
    ['MBT20-R-150 "-" on one who is Pinned: he works on',         { ...engineer, status: 'pinned' },       {},                    []],
    ['MBT20-R-150 P on one who is Repulsed and stays so: again',  { ...engineer, status: 'repulsed' },     { code: 'P' },         [restarted]],
    ['MBT20-HSE-07 Repulsed: so it does',                         { ...engineer, status: 'repulsed' },     { code: 'R', move: 4 }, [restarted, fallsBack, ended]],
    ['MBT20-HSE-07 Neutralised: and so',                          { ...engineer, status: 'neutralised' },  { code: 'N', removed: true }, [removed, ended]],
  ];
  test.each(cases)('%s', (_, b1, blow, expected) => expect(after(b1, blow, { river: 19 }).events).toEqual(expected));

  const leaves = { options: { 'MBT20-R-56': 'leaves' } };
  test('MBT20-R-56 leaves: a stand at its edge that need not fall back is not lost', () => {
    expect(after({ at: [20, 47.5], status: 'pinned' }, {}, leaves).events).toEqual([]);
  });
  test('MBT20-R-46 a BGHQ lost over its edge is followed by another', () => {
    const bghq: StandNote = { at: [20, 47.5], status: 'repulsed', bghq: true };
    const { match } = after(bghq, { move: 4 }, { ...leaves, stands: { B0: { ...B0, bghq: false } } });
    expect(standIn(match, 'B1').place).toBe('removed');
    expect(standIn(match, 'B0').nature!.bghq).toBe(true);
  });
  test('MBT20-DEP-09 a REC stand that falls back turns up the blanks it comes to within 16"', () => {
    const blanks = { A2: { at: [20, 40.5], revealed: false }, A3: { at: [20, 42], revealed: false } } as const;
    const { match } = after({ posture: 'REC', status: 'repulsed' }, { move: 4 }, { stands: blanks });
    expect([standIn(match, 'A2').revealed, standIn(match, 'A3').revealed]).toEqual([true, false]);
  });
});

test('MBT20-R-141 a REC stand that falls back turns up what it passes', () => {
  const stands = { A2: { at: [36.9, 22], revealed: false }, A3: { at: [37.6, 22], revealed: false } } as const;
  const { match } = after({ posture: 'REC', status: 'repulsed' }, { code: 'R', move: 4 }, { stands });
  expect([standIn(match, 'A2').revealed, standIn(match, 'A3').revealed]).toEqual([true, false]);
});

describe('MBT20-R-148 MBT20-R-170 falling back into mines', () => {
  /** B1 falls back to the north from [20, 20]: into o1, and from there towards o2. */
  const fields: NonNullable<BattleNote['obstacles']> = [{ kind: 'MNF', x: 19, y: 22 }];
  const owner: StandNote = { at: [28, 20], status: 'repulsed' };
  const blow = (stand: string, more: Partial<Blow>): Blow => ({
    stand,
    code: 'R',
    removed: false,
    leavesTable: false,
    move: 4,
    ...more,
  });
  function struck(blows: readonly Blow[], hands: readonly string[], more: Partial<BattleNote> = {}) {
    const match = battle({
      obstacles: fields,
      owner: 'b',
      ...more,
      stands: { A0, B0, A1: owner, B1: { at: [20, 20], status: 'repulsed' }, ...more.stands },
    });
    const game = watched(match);
    const asked = settle(BOOK.ending.aftermath(game, blows), hands);
    return {
      asked,
      match,
      kinds: game.events.map(event => `${event.kind} ${'stand' in event ? event.stand : ''}`.trim()),
    };
  }
  test('MBT20-R-148 the field engages after all forced moves', () => {
    const { kinds } = struck([blow('B1', {}), blow('A1', {})], ['lose']);
    expect(kinds).toEqual(['fellBack B1', 'fellBack A1', 'mined B1']);
  });
  test('MBT20-R-148 each field once, in the order of the moves', () => {
    const more = { obstacles: [...fields, { kind: 'MNF', x: 27, y: 16 } as const] };
    expect(struck([blow('B1', {}), blow('A1', {})], ['lose', 'lose'], more).kinds).toEqual([
      'fellBack B1',
      'fellBack A1',
      'mined B1',
      'mined A1',
    ]);
  });
  test('MBT20-R-148 who is Repulsed by mines falls back straight on', () => {
    const pinned = { stands: { B1: { at: [20, 20], status: 'pinned' } as StandNote } };
    const { kinds, match } = struck([blow('B1', { code: 'P' })], ['draw'], pinned);
    expect(kinds).toEqual(['fellBack B1', 'mined B1', 'fellBack B1']);
    expect(inchesOf(standIn(match, 'B1'))[1]).toBeGreaterThan(25);
  });
  test('MBT20-R-170 removals come before forced moves, and Fragile after mines', () => {
    const { kinds } = struck([blow('B1', {}), blow('A1', { code: 'N', removed: true, move: 0 })], ['win'], {
      stands: { A1: { ...owner, status: 'neutralised' }, B2: neutralised },
    });
    expect(kinds).toEqual(['removed A1', 'fellBack B1', 'mined B1', 'removed B1', 'fragile', 'over']);
  });
});

/** Who is Fragile and who has lost, looked up where so many of the twelve of each only group are Neutralised. */
function judged(dead: Readonly<Record<Side, number>>, prepare: (match: Match<Types>) => void = () => {}) {
  const fallen = (side: string, n: number) => Array.from({ length: n }, (_, i) => [`${side}${i + 1}`, neutralised]);
  const stands = { A0, B0, ...Object.fromEntries([...fallen('A', dead.a), ...fallen('B', dead.b)]) };
  const match = battle({ stands });
  prepare(match);
  const game = watched(match);
  BOOK.ending.checkVictory(game);
  return game;
}
const ending = (events: readonly Event[]) => events.find(event => event.kind === 'over');
const setFragile = ({ state: { groups } }: Match<Types>, id: string): void => {
  const at = groups.findIndex(group => group.id === id);
  groups[at] = { ...groups[at]!, fragile: 'MBT20-VIC-01' };
};

describe('The end of a battle', () => {
  const ONE = 'all Battle Groups of a side are Fragile';
  const BOTH = 'all Battle Groups of both sides are Fragile';
  // 15 % of twelve stands are two; a fifth of the army, which is the same group, are three.
  const GROUP = 'MBT20-VIC-02';
  const ARMY = 'MBT20-VIC-04';
  // biome-ignore format: a case is a line
  const cases: [string, Record<Side, number>, Side | 'draw', Side[], string, string[]][] = [
    ['MBT20-R-62 side b has lost',                    { a: 1, b: 2 }, 'a',    ['b'],      ONE,  ['MBT20-R-62', GROUP]],
    ['MBT20-R-62 side a has lost',                    { a: 2, b: 1 }, 'b',    ['a'],      ONE,  ['MBT20-R-62', GROUP]],
    ['MBT20-R-62 by more reasons than one',           { a: 3, b: 0 }, 'b',    ['a'],      ONE,  ['MBT20-R-62', GROUP, ARMY]],
    ['MBT20-R-63 both have lost, which is a draw',    { a: 2, b: 2 }, 'draw', ['a', 'b'], BOTH, ['MBT20-R-63', GROUP, GROUP]],
  ];
  test.each(cases)('%s', (_, dead, winner, lost, text, [rule, ...reasons]) => {
    const { events, state } = judged(dead);
    const because = [{ rule, text }, ...reasons.map(reason => expect.objectContaining({ rule: reason }))];
    expect(ending(events)).toEqual({ kind: 'over', over: { winner, rule, text }, lost, because });
    expect((['a', 'b'] as const).filter(side => state.sides[side].lost)).toEqual(lost);
  });
  test('MBT20-R-62 whoever reads how it ended hears whose groups are Fragile', () => {
    const match = judged({ a: 1, b: 2 });
    expect(mbt2020.turn(match.state)).toMatchObject({ over: 'a', text: 'all Battle Groups of Blue are Fragile' });
  });
  test('MBT20-R-62 nobody has lost', () => expect(judged({ a: 1, b: 1 }).events).toEqual([]));
  test('MBT20-R-62 a battle that is over does not end again', () => {
    const over = { winner: 'b', rule: 'MBT20-R-64', text: 'side a concedes' } as const;
    const { events, state } = judged({ a: 0, b: 2 }, match => Object.assign(match.state, { over }));
    expect([events, state.over]).toEqual([[], over]);
  });
  test('MBT20-R-62 a group that was Fragile before counts, though no loss of it is left to show', () => {
    const { events } = judged({ a: 0, b: 0 }, match => setFragile(match, 'b1'));
    expect(events).toEqual([expect.objectContaining({ kind: 'over', lost: ['b'] })]);
  });
});

describe('The losses of a group', () => {
  const whole = {
    stands: 12,
    repulsed: 0,
    neutralised: 0,
    fragile: false,
    inPlay: true,
    distant: false,
    leftOut: false,
    recovered: false,
  };
  const repulsed: StandNote = { at: [30, 40], status: 'repulsed', everRepulsed: true };
  const steadyAgain: StandNote = { ...repulsed, status: 'steady' };
  const foundOut: StandNote = { fake: true, place: 'removed' };
  const driven: StandNote = { ...repulsed, subClass: 'AIRn', place: 'gone' };
  const fake: StandNote = { fake: true, revealed: false, at: [30, 40] };
  const current = { 'MBT20-R-60': 'current' };

  const lossesOf = (match: Match<Types>) =>
    BOOK.ending
      .lossesOf(match.state, 'b', match.options)
      .groups.map(({ losses, ...group }) => ({ ...group, ...losses }));

  // biome-ignore format: a case is a line
  const cases: [string, Record<string, StandNote>, Partial<typeof whole>, BattleNote['options']?][] = [
    ['MBT20-VIC-01 none of a group that is whole',              { B0 },                                    {}],
    ['MBT20-R-122 it is in play while one of it is',            { B0, B1: neutralised, B2: neutralised },  { neutralised: 2 }],
    ['MBT20-R-122 one that waits behind its edge is in play',   { B1: neutralised, B2: {} },               { neutralised: 1 }],
    ['MBT20-R-122 and not when none is',                        { B1: neutralised, B2: driven },           { neutralised: 1, repulsed: 1, inPlay: false }],
    ['MBT20-R-60 the Repulsed count, the others do not',        { B0, B1: repulsed },                      { repulsed: 1 }],
    ['MBT20-R-60 and who was Repulsed before',                  { B0, B1: steadyAgain },                   { repulsed: 1 }],
    ['MBT20-R-60 current: who was does not',                    { B0, B1: steadyAgain, B2: repulsed },     { repulsed: 1 }, current],
    ['MBT20-R-100 a fake that is found out is no loss',         { B0, B1: foundOut },                      {}],
    ['MBT20-R-100 a fake does not keep a group in play',        { B1: neutralised, B2: fake },             { neutralised: 1, inPlay: false }],
  ];
  test.each(cases)('%s', (_, stands, expected, options = {}) => {
    const match = battle({ stands: { A0, ...stands }, options });
    expect(lossesOf(match)).toEqual([{ ...whole, ...expected }]);
  });
  test('MBT20-R-122 a group that is yet to be deployed has lost nothing', () => {
    const match = battle({ stands: { A0, B0 } });
    match.state.groups[1] = { ...match.state.groups[1]!, members: [], deployed: false };
    expect(lossesOf(match)).toEqual([whole]);
  });
  test('MBT20-VIC-01 each side’s groups in their order, Fragile ones marked', () => {
    const match = battle({ stands: { A0, B0, B1: { ...repulsed, bg: 2, bghq: true } } });
    setFragile(match, 'b2');
    expect(lossesOf(match)).toEqual([whole, { ...whole, repulsed: 1, fragile: true }]);
  });
});
