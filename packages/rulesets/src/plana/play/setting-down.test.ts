import { optionsFor } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { plana } from '../index.js';
import { copyOfState } from './copy.js';
import { faults } from './invariants.js';
import { nearestFree, overlapping, putDown } from './setting-down.js';
import type { Base, State } from './state.js';

const [first] = plana.scenarios;
const options = optionsFor(plana, first!.data);
const begun = (): State => {
  const made = plana.setup(first!.data, options);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
};
/** One base of each side, the others out of the way. */
function two(at: Partial<Base>, enemy: Partial<Base>): State {
  const state = copyOfState(begun());
  const [a, b] = (['a', 'b'] as const).map(
    side => state.bases.find(base => base.side === side && base.where === 'table')!,
  );
  const size = { width: 200, depth: 200, facing: 0 };
  state.bases = state.bases.map(base => {
    if (base.id === a!.id) return { ...base, ...size, ...at };
    if (base.id === b!.id) return { ...base, ...size, ...enemy };
    return { ...base, where: 'gone' as const, fate: 'out' as const };
  });
  return { ...state, commanders: [], battalions: state.battalions.map(one => ({ ...one, hq: null })) };
}
const baseOfA = ({ bases }: State): Base => bases.find(base => base.side === 'a' && base.where === 'table')!;

describe('PLA-R-167 a base that is put somewhere overlaps no enemy', () => {
  // biome-ignore format: one case a line
  const cases: [string, Partial<Base>, { x: number; y: number }, { x: number; y: number }][] = [
    ['nobody is there: where it was put', { x: 1000, y: 1000 }, { x: 1000, y: 1500 }, { x: 1000, y: 1500 }],
    ['an enemy is there: it slides back the way it came', { x: 1000, y: 1000 }, { x: 1000, y: 2000 }, { x: 1000, y: 1800 }],
    ['beyond the edge: back until it is whole on the table', { x: 1000, y: 1000 }, { x: 0, y: 1000 }, { x: 100, y: 1000 }],
  ];
  test.each(cases)('%s', (_, at, to, wanted) => {
    const state = two(at, { x: 1000, y: 2000 });
    const { x, y } = putDown(state, baseOfA(state), { ...to, facing: 0 });
    expect({ x, y }).toEqual(wanted);
  });
  test('on top of an enemy it finds the nearest free place', () => {
    const state = two({ x: 1000, y: 1950 }, { x: 1000, y: 2000 });
    const free = nearestFree(state, baseOfA(state))!;
    expect(state.bases.some(one => one.side === 'b' && one.where === 'table' && overlapping(one, free))).toBe(false);
  });
});

describe('PLA-WIN-08 what cannot be is found', () => {
  // biome-ignore format: one case a line
  const cases: [string, Partial<Base>, RegExp | null][] = [
    ['a sound state', {}, null],
    ['two enemies that overlap', { x: 1000, y: 1900 }, /overlaps/],
    ['a base over the edge', { x: 50 }, /whole on the table/],
    ['no strength', { sp: 0 }, /has 0 SP/],
    ['more strength than it can have', { sp: 99 }, /has 99 SP/],
    ['mounted on nothing', { where: 'mounted', carrier: null }, /its carrier is null/],
    ['mounted on what is not there', { where: 'mounted', carrier: 'nobody' }, /rides on nobody/],
    ['gone without a reason', { where: 'gone', fate: null }, /nobody knows why/],
  ];
  test.each(cases)('%s', (_, at, wanted) => {
    const found = faults(two({ x: 1000, y: 1000, ...at }, { x: 1000, y: 2000 }), options);
    if (wanted) expect(found.join('; ')).toMatch(wanted);
    else expect(found).toEqual([]);
  });
});
