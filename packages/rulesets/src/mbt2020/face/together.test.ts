import { inches, type Push } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { mbt2020 } from '../index.js';
import { type BattleNote, battle, type StandNote } from '../play/kit.js';

const A0: StandNote = { subClass: 'MBTn', bghq: true, at: [20, 8] };
const B0: StandNote = { subClass: 'MBTn', bghq: true, at: [20, 44] };
const six = { segment: 6 as const, selected: ['a1'] };
const table = (stands: BattleNote['stands']) => battle({ ...six, stands: { A0, B0, ...stands } });
const seat = (match: ReturnType<typeof battle>) => ({
  view: mbt2020.view(match.state, 'a'),
  by: 'a' as const,
  options: match.options,
});
const column = table({
  A1: { at: [24, 8] },
  A2: { at: [24, 6.6] },
  A3: { at: [28, 8], mode: 'STATIC' },
});
const pushed = (push: Partial<Push>) =>
  Object.fromEntries(
    mbt2020.face.push!(seat(column), {
      verb: 'tactical',
      stands: ['A2', 'A1', 'A3'],
      dx: 0,
      dy: inches(2),
      turn: 0,
      ...push,
    }).map(one => [
      one.stand,
      'refusal' in one ? one.refusal.rule : [Math.round(one.end.y / 25.4) / 10, one.short !== undefined],
    ]),
  );

describe('a Battle Group is pushed forward with one hand', () => {
  test('MBT20-MOV-06 a STATIC stand stays; who is in front makes room for those behind', () => {
    expect(pushed({})).toEqual({ A1: [10, false], A2: [8.6, false], A3: 'MBT20-MOV-06' });
  });
  test('MBT20-MOV-04 nobody goes farther than he may', () => {
    const { A1 } = pushed({ dy: inches(20) }) as Record<string, [number, boolean]>;
    expect(A1![0]).toBeGreaterThan(14);
    expect(A1![0]).toBeLessThanOrEqual(16);
    expect(A1![1]).toBe(true);
  });
  const strung = table({ A1: { at: [24, 8] }, A2: { at: [20, 1] } });
  const told = (stands: readonly string[], dy: number) =>
    mbt2020.face.push!(seat(strung), { verb: 'tactical', stands, dx: 0, dy: inches(dy), turn: 0 }).flatMap(
      ({ warnings = [] }) => warnings.map(({ rule, about }) => [rule, [...about].sort()]),
    );
  test.each([
    ['nobody goes far', ['A1', 'A2'], 2, []],
    ['the headquarters goes, those behind stay', ['A0'], 20, [['MBT20-R-45', ['A2']]]],
    ['it goes with them', ['A0', 'A1', 'A2'], 20, []],
  ])('MBT20-R-45 what would be worse is judged when all have gone: %s', (_, stands, dy, expected) => {
    expect(told(stands, dy).filter(([rule]) => rule === 'MBT20-R-45')).toEqual(expected);
  });
  const SCOUTS: StandNote = { posture: 'REC', at: [24, 28] };
  test.each<[string, StandNote, boolean, readonly string[]]>([
    ['a REC stand that is turned up', SCOUTS, false, ['A1', 'A2']],
    ['nobody who is turned up already', SCOUTS, true, []],
    ['no blank: it may be anything', { ...SCOUTS, revealed: false }, false, []],
    ['nobody but REC', { at: [24, 28] }, false, []],
  ])('MBT20-DEP-09 a push says who would be turned up by whom: %s', (_, b1, revealed, about) => {
    const match = table({ A1: { at: [24, 8], revealed }, A2: { at: [27, 8], revealed }, B1: b1 });
    const push = { verb: 'tactical', stands: ['A1', 'A2'], dx: 0, dy: inches(4), turn: 0 };
    const told = mbt2020.face.push!(seat(match), push).flatMap(({ warnings = [] }) => warnings);
    expect(told.filter(({ rule }) => rule === 'MBT20-DEP-09').flatMap(one => [...one.about].sort())).toEqual(about);
  });
  test('its stands on the table are a formation', () => {
    expect(mbt2020.face.formations!(seat(column)).map(({ stands }) => [...stands].sort())).toEqual([
      ['A0', 'A1', 'A2', 'A3'],
    ]);
  });
});

describe('what a place would mean, by what its side sees', () => {
  const near = table({ A1: { subClass: 'MBTn', at: [24, 8] }, B1: { subClass: 'MBTn', at: [24, 30] } });
  const at = (y: number) => mbt2020.face.outlook!(seat(near), 'A1', { x: inches(24), y: inches(y), facing: 0 });
  test('MBT20-ELG-24 whom it could engage from there, and who could engage it', () => {
    expect(at(20)).toMatchObject({ targets: [{ id: 'B1' }], threats: [{ id: 'B1' }] });
    expect(at(8)).toMatchObject({ targets: [], threats: [] });
  });
  test('MBT20-ENG-04 who has engaged in this turn engages in the next again', () => {
    const spent = table({
      A1: { subClass: 'MBTn', at: [24, 8] },
      B1: { subClass: 'MBTn', at: [24, 30], hasEngaged: true },
    });
    const there = { x: inches(24), y: inches(20), facing: 0 };
    expect(mbt2020.face.outlook!(seat(spent), 'A1', there).threats).toMatchObject([{ id: 'B1' }]);
  });
  test('MBT20-R-45 within 12" of its BGHQ, or not', () => {
    expect([at(20).command?.within, at(24).command?.within]).toEqual([true, false]);
    const { within: _, ...ring } = at(20).command!;
    expect(mbt2020.face.command!(seat(near), 'A1')).toEqual({ ...ring, beyond: 'out of command' });
    expect(mbt2020.face.command!(seat(near), 'A0')).toBe(undefined);
  });
});

describe('what a move would make worse, by what its side sees', () => {
  const column = battle({
    ...six,
    pieces: [{ kind: 'BUA', x: 22, y: 11, width: 4, depth: 4 }],
    stands: {
      A0,
      B0,
      A1: { subClass: 'MBTn', at: [24, 8] },
      A2: { subClass: 'INFn', at: [24, 10] },
      B1: { subClass: 'MBTn', at: [24, 44] },
    },
  });
  const worse = (id: string, x: number, y: number) =>
    mbt2020.face.outlook!(seat(column), id, { x: inches(x), y: inches(y), facing: 0 }).warnings!.map(
      ({ rule, about }) => [rule, ...about].join(' '),
    );
  test.each<[string, string, number, number, string[]]>([
    ['nothing, beside its infantry', 'A1', 24, 9, []],
    ['MBT20-TF-04 a tank that leaves its infantry', 'A1', 24, 16, ['MBT20-TF-04 A1']],
    ['MBT20-TF-04 infantry that leaves tanks, for the tanks', 'A2', 24, 18, ['MBT20-TF-04 A0 A1']],
    ['MBT20-TF-14 infantry that goes into bad going', 'A2', 23, 11.5, ['MBT20-TF-14 A2']],
    ['MBT20-R-45 whoever goes beyond 12" of his BGHQ', 'A2', 24, 24, ['MBT20-R-45 A2', 'MBT20-TF-04 A0 A1']],
    ['MBT20-R-45 a BGHQ that leaves the others behind', 'A0', 20, 30, ['MBT20-R-45 A1 A2', 'MBT20-TF-04 A0']],
  ])('%s', (_title, id, x, y, rules) => {
    expect(worse(id, x, y).sort()).toEqual(rules);
  });
});
