import { defaultOptions, optionsFor, type Push, scriptedDice, start } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { ww2 } from '../index.js';
import type { State } from '../play/state.js';

/** S-5 with side A to move and so many command points (three dice, the two lowest). */
function seatOf(...dice: number[]) {
  const { data } = ww2.scenarios.find(({ id }) => id === 'ww2-5-first-orders')!;
  const begun = start({ rules: ww2, scenario: data, options: optionsFor(ww2, data), dice: scriptedDice(dice) });
  if (!begun.ok) throw new Error(begun.error.message);
  return {
    view: begun.value.state as State,
    by: 'a' as const,
    seat: { id: 'a', side: 'a' as const },
    options: defaultOptions(ww2.options),
  };
}
const by = (dy: number, ...stands: string[]): Push => ({ verb: 'move', stands, dx: 0, dy, turn: 0 });

describe('WW2-SEQ-19: several stands of a group pushed with one hand', () => {
  test.each<[string, Push, [string, number | string][]]>([
    [
      'each a whole move, those in front first',
      by(200, 'A1.1', 'A1.2'),
      [
        ['A1.2', 1050],
        ['A1.1', 700],
      ],
    ],
    ['WW2-MOV-01 nobody farther than it may go', by(900, 'A1.1'), [['A1.1', 1000]]],
    [
      'WW2-CP-12 only as many as the group can pay for',
      by(100, 'A1.1', 'A1.2', 'A1.4', 'A1.6'),
      [
        ['A1.2', 950],
        ['A1.4', 700],
        ['A1.1', 'WW2-CP-12'],
        ['A1.6', 'WW2-CP-12'],
      ],
    ],
    ['WW2-SEQ-19 none of the enemy’s', by(100, 'B1.1'), [['B1.1', 'WW2-SEQ-19']]],
  ])('%s', (_title, push, wanted) => {
    const seat = seatOf(1, 1, 1);
    seat.view.phase = 'tactical';
    const found = ww2.face.push!(seat, push);
    expect(found.map(one => [one.stand, 'end' in one ? one.end.y : one.refusal.rule])).toEqual(wanted);
  });

  test('WW2-SEQ-06: in the step of marches they go as one linked group, for one price', () => {
    const seat = seatOf(6, 6, 6);
    seat.view.phase = 'march';
    const far = seat.view.stands.map(stand => (stand.side === 'b' ? { ...stand, where: 'off-table' as const } : stand));
    const found = ww2.face.push!(
      { ...seat, view: { ...seat.view, stands: far } },
      { ...by(300, 'A1.1', 'A1.4'), verb: 'march' },
    );
    expect(found.map(one => [one.stand, 'order' in one && one.order.verb])).toEqual([
      ['A1.1', 'march'],
      ['A1.4', 'march'],
    ]);
    expect(new Set(found.map(one => 'order' in one && one.order)).size).toBe(1);
  });
});

describe('WW2-SHO-15: what a place would mean', () => {
  test.each<[string, { x: number; y: number; facing: number }, string[], string[]]>([
    ['nobody is in sight behind the farm', { x: 1950, y: 1000, facing: 0 }, [], []],
    [
      'in the open before a tank it can be shot at by that and by riflemen',
      { x: 1250, y: 1900, facing: 0 },
      ['B1.4', 'B1.2', 'B1.1'],
      ['B1.4', 'B1.2', 'B1.1'],
    ],
  ])('%s', (_title, at, targets, threats) => {
    const found = ww2.face.outlook!(seatOf(6, 6, 6), 'A1.4', at);
    expect(targets.filter(id => !found.targets.some(one => one.id === id))).toEqual([]);
    expect(threats.filter(id => !found.threats.some(one => one.id === id))).toEqual([]);
    if (targets.length === 0) expect(found.targets).toEqual([]);
  });

  test('WW2-CP-17: within 1000m of the headquarters a move costs nothing more', () => {
    const seat = seatOf(6, 6, 6);
    const within = (y: number) => ww2.face.outlook!(seat, 'A1.2', { x: 1500, y, facing: 0 }).command?.within;
    expect([1749, 1750].map(within)).toEqual([true, false]);
    expect(ww2.face.command!(seat, 'A1.2')).toMatchObject({ radius: 1250, beyond: 'tactical moves cost more' });
    // a headquarters is led by nobody
    expect(ww2.face.command!(seat, 'A1.1')).toBe(undefined);
  });

  test('WW2-CP-17: from 1000m on the warning says how much dearer each move is, and for whom', () => {
    const seat = seatOf(6, 6, 6);
    const worse = (stand: string, y: number) =>
      ww2.face.outlook!(seat, stand, { x: 1500, y, facing: 0 }).warnings!.map(({ effect, about }) => [
        effect,
        ...about,
      ]);
    expect(worse('A1.2', 1749)).toEqual([]);
    expect(worse('A1.2', 1750)).toEqual([['+1 CP', 'A1.2']]);
    expect(worse('A1.2', 2750)).toEqual([['+2 CP', 'A1.2']]);
    expect(worse('A1.1', 3500).flat()).toContain('A1.2');
  });
});

test('WW2-HG-26: the guide of the first battle has six to ten steps, is for side A, and no other scenario has one', () => {
  const guides = ww2.scenarios.flatMap(({ id, data }) => (ww2.face.guide!(data) ? [id] : []));
  expect(guides).toEqual(['ww2-5-first-orders']);
  const { steps, side } = ww2.face.guide!(ww2.scenarios[0]!.data)!;
  expect([side, steps.length]).toEqual(['a', 10]);
  for (const { text } of steps) expect(text).toMatch(/WW2-/);
});
