import { answer, isRefusal, type Match, scriptedDice, seatAt, start, submit, told, turnOf } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { type Case, kitOf, thrown } from '../../common/book/kit.js';
import { duel } from './index.js';
import { begun, type State, type Tank, type Types } from './play.js';

const { told: toldBy, cited } = kitOf(duel);
const SHOT = { distance: 8, firing: [], target: [] };

const SHOTS: Case[] = [
  ['DUEL-RES-01 3 misses', {}, 'missed', thrown(3)],
  ['DUEL-RES-02 4 hits', {}, 'hit', thrown(4)],
  ['DUEL-RES-02 5 hits', {}, 'hit', thrown(5)],
  ['DUEL-RES-03 6 knocks out', {}, 'out', thrown(6)],
  ['DUEL-MOD-01 within 6" +1', { distance: 6 }, 'hit', thrown(3)],
  ['DUEL-MOD-01 not beyond 6"', { distance: 6.1 }, 'missed', thrown(3)],
  ['DUEL-MOD-02 fires while moving -1', { firing: ['moving'] }, 'missed', thrown(4)],
  ['DUEL-MOD-02 no matter whether the target is', { target: ['moving'] }, 'hit', thrown(4)],
  ['DUEL-MOD-03 at a target in smoke -2', { target: ['smoke'] }, 'missed', thrown(5)],
];
test.each(SHOTS)('%s', (_, given, wanted, how) => {
  expect(toldBy('shot', { ...SHOT, ...(given as object) }, how)).toBe(wanted);
});
test('DUEL-FIR-03 an answer cites what bore on it', () => {
  expect(cited('shot', { ...SHOT, distance: 5 }, thrown(3))).toEqual(['DUEL-MOD-01', 'DUEL-RES-02']);
});

/** A duel that stands so, and the dice that will be thrown. */
function at(tanks: { a?: Partial<Tank>; b?: Partial<Tank> }, ...dice: number[]): Match<Types> {
  const match = start<Types>({ rules: duel, scenario: {}, options: {}, dice: scriptedDice(dice) });
  if (!match.ok) throw new Error(match.error.message);
  const { a, b } = begun();
  Object.assign(match.value.state, { a: { ...a, ...tanks.a }, b: { ...b, ...tanks.b } } satisfies Partial<State>);
  return match.value;
}
const give = (match: Match<Types>, by: 'a' | 'b', order: object) => {
  const done = submit(match, by, order as never);
  return done.ok ? 'done' : (done.error.rule ?? done.error.path);
};
/** On the open ground in the south, within sight of each other. */
const NEAR = { a: { x: 2540, y: 1000, facing: 900 }, b: { x: 4572, y: 1000, facing: 2700 } };
const FIRE = { verb: 'fire', stand: 'A1', target: 'B1' };
const driveOf = (stand: string, x: number, y: number) => ({ verb: 'drive', stand, path: [{ x, y }] });
const driveTo = (x: number, y: number) => driveOf('A1', x, y);

describe('orders', () => {
  test.each([
    ['DUEL-TRN-01 only in the own turn', 'b', { verb: 'smoke', stand: 'B1' }, 'DUEL-TRN-01'],
    ['DUEL-TRN-01 only with the own tank', 'a', { verb: 'smoke', stand: 'B1' }, 'DUEL-TRN-01'],
    ['DUEL-DRV-01 8" and no more', 'a', driveTo(2540, 1000 + 2033), 'DUEL-DRV-01'],
    ['DUEL-DRV-01 8"', 'a', driveTo(1000, 1000), 'done'],
    ['DUEL-TAB-01 not off the table', 'a', driveTo(2540, 100), 'DUEL-TAB-01'],
    ['DUEL-TAB-01 not through the other tank', 'a', driveTo(4500, 1000), 'DUEL-TAB-01'],
    ['DUEL-FIR-01 not at itself', 'a', { ...FIRE, target: 'A1' }, 'DUEL-FIR-01'],
  ] as const)('%s', (_, by, order, wanted) => expect(give(at(NEAR), by, order)).toBe(wanted));

  test('DUEL-TAB-01 DUEL-FIR-02 nobody drives or fires through the wood', () => {
    const wood = { a: { x: 3000, y: 2000, facing: 0 }, b: { x: 3000, y: 4500 } };
    expect(give(at(wood), 'a', driveTo(3000, 3500))).toBe('DUEL-TAB-01');
    expect(give(at(wood), 'a', FIRE)).toBe('DUEL-FIR-02');
    const look = { view: at(wood).state, viewer: 'a' as const, options: {} };
    expect(duel.face.sight(look, 'A1')).toEqual([{ id: 'B1', blockedBy: ['the wood'] }]);
  });
  test('DUEL-DRV-02 DUEL-DRV-03 it ends facing along its way, and is moving until it acts again', () => {
    const match = at(NEAR);
    give(match, 'a', driveTo(2540, 2000));
    expect(match.state).toMatchObject({
      active: 'b',
      turn: 2,
      a: { y: 2000, facing: 0, marks: ['moving'] },
    });
    give(match, 'b', { verb: 'smoke', stand: 'B1' });
    give(match, 'a', { verb: 'smoke', stand: 'A1' });
    expect(match.state.a.marks).toEqual(['smoke']);
  });
  test('DUEL-SMO-01 a cloud hides it until it acts again', () => {
    const match = at(NEAR);
    const clouds = () => duel.face.scene({ view: match.state, viewer: 'b', options: {} }).overlays.map(o => o.kind);
    expect(give(match, 'a', { verb: 'smoke', stand: 'A1' })).toBe('done');
    expect([match.state.a.marks, clouds()]).toEqual([['smoke'], ['smoke']]);
    give(match, 'b', driveOf('B1', 5000, 1000));
    give(match, 'a', driveTo(2000, 1000));
    expect([match.state.a.marks, clouds()]).toEqual([['moving'], []]);
  });
  test('DUEL-FIR-03 the preview says what may come of a shot', () => {
    const { odds } = duel.face.preview(seatAt(at(NEAR), 'a'), FIRE as never);
    expect(odds!.chances.map(c => [c.result.text, c.ways, c.of])).toEqual([
      ['is missed', 1, 2],
      ['is hit', 1, 3],
      ['is knocked out', 1, 6],
    ]);
  });
});

describe('what a shot does', () => {
  test('DUEL-BCK-01 the owner of a tank that is hit places it within 3"', () => {
    const match = at({ ...NEAR, b: { ...NEAR.b, y: 500 } }, 5);
    expect(give(match, 'a', FIRE)).toBe('done');
    expect(turnOf(match)).toMatchObject({ waiting: ['b'], rule: 'DUEL-BCK-01' });
    expect(answer(match, 'b', { x: 5800, y: 1000 })).toMatchObject({ ok: false, error: { path: 'answer' } });
    expect(answer(match, 'b', { x: 4572, y: 100 })).toMatchObject({ ok: false, error: { rule: 'DUEL-TAB-01' } });
    expect(answer(match, 'b', { x: 5200, y: 500, facing: 0 }).ok).toBe(true);
    expect(match.state.b).toMatchObject({ x: 5200, facing: 2700 });
    expect(told(match, match.entries.at(-1)!, 'a').map(line => line.text)).toEqual([
      'A1 fires: B1 is hit',
      'B1 backs away',
    ]);
  });
  test('DUEL-WIN-01 a tank that is knocked out has lost', () => {
    const match = at(NEAR, 6);
    give(match, 'a', FIRE);
    expect(turnOf(match)).toMatchObject({ over: 'a', rule: 'DUEL-WIN-01' });
    expect(duel.face.menu(seatAt(match, 'b'))).toEqual([]);
  });
});

test('DUEL-WIN-02 nobody has won in 24 turns', () => {
  const match = at({});
  for (let i = 0; i < 12; i++)
    for (const [by, stand] of [
      ['a', 'A1'],
      ['b', 'B1'],
    ] as const)
      give(match, by, { verb: 'smoke', stand });
  expect(turnOf(match)).toMatchObject({ over: 'draw', rule: 'DUEL-WIN-02' });
});
test('DUEL-WIN-03 a player may resign', () => {
  const match = at({});
  give(match, 'a', { verb: 'resign' });
  expect(turnOf(match)).toMatchObject({ over: 'b', rule: 'DUEL-WIN-03' });
});
test('DUEL-DRV-01 where it can get to is drawn', () => {
  const reach = duel.face.reach(seatAt(at(NEAR), 'a'), 'drive', 'A1');
  if (isRefusal(reach)) throw new Error(reach.message);
  expect(reach.costAt(2540, 2016)).toBeCloseTo(0.5);
  expect(reach.costAt(2540, 4000)).toBe(Number.POSITIVE_INFINITY);
});
