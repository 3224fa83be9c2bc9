import { isRefusal, optionsFor, scriptedDice, seatAt, start, submit } from '@umpire/engine';
import { expect, test } from 'vitest';
import { ww2 } from '../index.js';
import type { Order } from '../verbs/index.js';
import { engagementPlan } from './engage.js';
import type { State } from './state.js';

const { data } = ww2.scenarios.find(({ id }) => id === 'ww2-5-first-orders')!;

/** S-5, with the dice that a case names; the first three are the command points of side A. */
function battle(...dice: number[]) {
  const begun = start({ rules: ww2, scenario: data, options: optionsFor(ww2, data), dice: scriptedDice(dice) });
  if (!begun.ok) throw new Error(begun.error.message);
  const match = begun.value;
  const give = (order: Order, by: 'a' | 'b' = 'a'): string => {
    const done = submit(match, by, order);
    return done.ok ? 'done' : (done.error.rule ?? done.error.path ?? '');
  };
  return { state: match.state as State, give, match };
}
const at = ({ stands, lookup }: State, id: string) => stands[lookup.ids[id]!]!;
const up = (stand: string, y: number, x = 1950): Order => ({ verb: 'move', stand, path: [{ x, y }], facing: 0 });

test('WW2-CP-04: of three dice the two lowest are the command points of a group of grade C', () => {
  const { state } = battle(6, 3, 5);
  expect(state.groups[0]!.cp).toBe(8);
});

test.each<[string, Order, 'a' | 'b', string]>([
  ['WW2-MOV-07: a tank of medium speed does not go 800m', up('A1.4', 1400), 'a', 'WW2-MOV-07'],
  ['WW2-MOV-04: it goes 700m', up('A1.4', 1300), 'a', 'done'],
  ['WW2-SEQ-01: the other side waits', up('B1.4', 2000, 1250), 'b', 'WW2-SEQ-01'],
  [
    'WW2-GO-05: a lorry does not enter a wood',
    { verb: 'move', stand: 'A1.6', path: [{ x: 2500, y: 800 }], facing: 0 },
    'a',
    'WW2-GO-05',
  ],
  ['WW2-TAC-10: who is aboard makes no tactical move', up('A1.3', 300), 'a', 'WW2-TAC-10'],
  [
    'WW2-SHO-15: nobody has a target before the first move',
    { verb: 'fire', stand: 'A1.4', target: 'B1.3' },
    'a',
    'WW2-SHO-15',
  ],
])('%s', (_title, order, by, wanted) => {
  const { state, give } = battle(2, 2, 2);
  if (state.phase === 'march') give({ verb: 'endStep' });
  expect(give(order, by)).toBe(wanted);
});

test('WW2-TAC-08, WW2-TAC-12: infantry is set down beside its lorry and may make one move', () => {
  const { state, give } = battle(4, 4, 4);
  if (state.phase === 'march') give({ verb: 'endStep' });
  expect(give({ verb: 'debus', stand: 'A1.6', at: { x: 2200, y: 200, facing: 0 } })).toBe('done');
  expect(at(state, 'A1.3')).toMatchObject({ where: 'table', sharesWith: 'A1.6', moved: true });
  expect(give(up('A1.3', 700, 2200))).toBe('done');
  expect(at(state, 'A1.3').sharesWith).toBeNull();
  expect(give(up('A1.3', 600, 2200))).toBe('WW2-CP-15');
});

/** From how many places that the Panzer can drive to at once, its front anywhere, the lorry would be a target. */
function foundFrom(state: State): number {
  const panzer = at(state, 'B1.4');
  const finds = (x: number, y: number): boolean =>
    [0, 450, 900, 1350, 1800, 2250, 2700, 3150].some(facing => {
      const there = { ...panzer, x, y, facing };
      const view = { ...state, stands: state.stands.map(one => (one === panzer ? there : one)) };
      return !isRefusal(engagementPlan(view, there, 'A1.6', 5, optionsFor(ww2, data)));
    });
  let found = 0;
  for (let dx = -700; dx <= 700; dx += 50)
    for (let dy = -700; dy <= 700; dy += 50)
      if (dx * dx + dy * dy <= 700 * 700 && finds(panzer.x + dx, panzer.y + dy)) found++;
  return found;
}

test('WW2-LOS-08: where the guide sends the lorry the Panzer does not find it, wherever it drives; farther back it does', () => {
  const seen = (y: number): number => {
    const { state, give } = battle(4, 4, 4);
    if (state.phase === 'march') give({ verb: 'endStep' });
    expect(give(up('A1.6', y))).toBe('done');
    return foundFrom(state);
  };
  expect(seen(1200)).toBe(0);
  expect(seen(1050)).toBeGreaterThan(0);
});

test('WW2-HG-26: of men in a lorry that is gone nothing is said', () => {
  const { state, match } = battle(4, 4, 4);
  const guide = ww2.face.guide!(data)!;
  const setDown = guide.steps.findIndex(({ id }) => id === 'set-down');
  const isVoid = (): boolean => guide.isVoid!(setDown, { seat: seatAt(match, 'a'), heard: [] } as never);
  expect(isVoid()).toBe(false);
  state.stands = state.stands.map(one => (one.id === 'A1.6' ? { ...one, where: 'destroyed' } : one));
  expect(isVoid()).toBe(true);
});

test('WW2-R-51: what is not spent is lost with the turn, and the other side throws', () => {
  const { state, give } = battle(4, 4, 4, 1, 1, 1);
  if (state.phase === 'march') give({ verb: 'endStep' });
  expect(give({ verb: 'endTurn' })).toBe('done');
  expect(state).toMatchObject({ active: 'b', turn: 2 });
  expect(state.groups.map(({ cp }) => cp)).toEqual([0, 2]);
});
