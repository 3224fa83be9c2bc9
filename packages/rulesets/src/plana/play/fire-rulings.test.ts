import { describe, expect, test } from 'vitest';
import { closeSupport } from './close-support.js';
import { directFire } from './firing.js';
import { issueOrders } from './issuing.js';
import { base, knows, put, putCompany, type Ran, refusal, run, sheet, stateOf } from './kit-rulings.js';
import { movement } from './movement.js';
import type { Base, Call, Company, State } from './state.js';
import { supportFire } from './support-fire.js';

const RIDGE = {
  kind: 'hill',
  level: 2,
  poly: [
    [20, 20],
    [80, 20],
    [80, 22],
    [20, 22],
  ],
};
/** Two sections, a tank and a battery of side a before two tanks of side b, which a1a and a1t have located. */
function field(features: readonly object[] = []): State {
  const state = stateOf({
    features,
    a: [
      ['a1h1', 'gf-bn-hq', 5, 2],
      ['a1a1', 'gf-section', 50, 50],
      ['a1a2', 'gf-section', 54, 50],
      ['a1t1', 'hovertank-platoon', 50, 40, { allocated: { to: 'a1', as: 'close-support' } }],
      ['a1g1', 'sp-battery', 60, 40, { allocated: { to: 'a1', as: 'support' } }],
      ['a2h1', 'gf-bn-hq', 8, 2],
      ['a2a1', 'gf-section', 46, 50],
    ],
    b: [
      ['b1h1', 'militia-bn-hq', 5, 98],
      ['b1t1', 'tracked-tank-platoon', 50, 60],
      ['b1t2', 'tracked-tank-platoon', 53, 60],
    ],
  });
  for (const id of ['b1t1', 'b1t2']) knows(state, 'a', id, ['a1a', 'a1t', 'a2a']);
  return state;
}
const texts = ({ dice }: Ran): (string | undefined)[] => dice.map(({ text }) => text);
const HOLD = ['a1a1', 'a1a2', 'a1t1', 'a1g1', 'a2a1', 'a1h1', 'a2h1'].map(stand => ({ verb: 'hold-fire', stand }));
/** Nobody fires of his own accord. */
const only = (state: State, ...lines: readonly { readonly stand: string }[]): void =>
  sheet(state, 'a', ...lines, ...HOLD.filter(one => !lines.some(({ stand }) => stand === one.stand)));
const fireAt = (stand: string, weapon: string, no = 1) => ({ verb: 'fire', stand, weapon, target: `contact-${no}` });
const paint = (stand: string, painter: string) => ({ verb: 'close-support', stand, painter, target: 'contact-1' });
const call = (more: Partial<Call> = {}): Call => ({
  id: 'call-1',
  side: 'a',
  caller: 'a1a',
  batteries: ['a1g1'],
  zone: { shape: 'rectangle', at: { x: 5150, y: 6000, facing: 0 }, width: 500, depth: 500 },
  multiple: 1,
  kind: 'he',
  turnCalled: 2,
  locatedAtCall: ['b1t1', 'b1t2'],
  ...more,
});

describe('direct fire', () => {
  test('PLA-R-35 each base throws once, at one base', () => {
    const state = field();
    only(state, fireAt('a1a1', 'gf-infantry', 1), fireAt('a1a2', 'gf-infantry', 2), fireAt('a2a1', 'gf-infantry', 2));
    const ran = run(state, directFire, [9]);
    expect(texts(ran)).toEqual(['a1a1 fires', 'a1a2 fires', 'a2a1 fires']);
    const lines = ran
      .heard('umpire')
      .split('\n')
      .filter(line => line.includes(' fires at '));
    expect(lines.map(line => line.slice(0, 18))).toEqual([
      'a1a1 fires at b1t1',
      'a1a2 fires at b1t2',
      'a2a1 fires at b1t2',
    ]);
  });

  test('PLA-R-155 all throw at one whom the first destroys, and what is left over is lost', () => {
    const state = field();
    put(state, 'b1t1', { sp: 1 });
    only(state, fireAt('a1a1', 'gf-infantry'), fireAt('a1a2', 'gf-infantry'), fireAt('a1t1', 'hovertank'));
    const ran = run(state, directFire, [9]);
    expect(texts(ran)).toEqual(['a1a1 fires', 'a1a2 fires', 'a1t1 fires']);
    expect(base(state, 'b1t1')).toMatchObject({ where: 'gone', fate: 'destroyed' });
    expect(base(state, 'b1t2')).toMatchObject({ sp: 4, state: 'ok' });
    expect(state.sides.b.lostSp).toBe(1);
  });

  test.each<[string, Partial<Base>, string, string | undefined]>([
    ['nobody is in contact with it', {}, 'a1a1', undefined],
    ['a friend is', { x: 5000, y: 5775 }, 'a1a1', 'PLA-R-120'],
    ['whoever is in contact himself may', { x: 5000, y: 5775 }, 'a1a2', undefined],
  ])('PLA-R-120 nobody fires into a melee: %s', (_, at, stand, wanted) => {
    const state = field();
    put(state, 'a1a2', at);
    expect(refusal(state, 'fire', 'a', fireAt(stand, 'gf-infantry'))).toBe(wanted);
    state.sheets = { a: [], b: [] };
    expect(texts(run(state, directFire)).includes(`${stand} fires`)).toBe(true); // at the other one, which is free
  });
  test('PLA-R-120 neither does close support; a zone falls on both', () => {
    const state = field();
    put(state, 'a1a2', { x: 5000, y: 5775 });
    expect(refusal(state, 'close-support', 'a', paint('a1t1', 'a1a1'))).toBe('PLA-R-120');
    state.calls = [call()];
    const struck = texts(run(state, supportFire)).flatMap(text => text!.match(/ on (\w+)$/)?.[1] ?? []);
    expect(struck.sort()).toEqual(['a1a2', 'b1t1', 'b1t2']);
  });
});

describe('one attack a turn', () => {
  test.each<[string, object[], string[]]>([
    ['its call alone', [], ['b1t1', 'b1t2']],
    ['its guns over open sights first: the call is not served', [fireAt('a1g1', 'guns-direct')], []],
  ])('PLA-R-53 a battery with two weapons: %s', (_, lines, wanted) => {
    const state = field();
    put(state, 'b1t1', { x: 6000, y: 5600 });
    state.calls = [call({ zone: { shape: 'rectangle', at: { x: 5650, y: 5800, facing: 0 }, width: 800, depth: 800 } })];
    state.ledgers = { ...state.ledgers, a: { ...state.ledgers.a, contacts: [], next: 1 } };
    knows(state, 'a', 'b1t1', ['a1g']);
    only(state, ...(lines as { stand: string }[]));
    run(state, directFire);
    expect(texts(run(state, supportFire)).map(text => text!.slice(-4))).toEqual(wanted);
  });
  test.each<[string, boolean, string[]]>([
    ['it fires for those whom it supports', false, ['a1t1 fires']],
    ['it has fired for itself: no close support any more', true, []],
  ])('PLA-R-56 tanks in close support: %s', (_, direct, wanted) => {
    const state = field();
    only(state, ...(direct ? [fireAt('a1t1', 'hovertank')] : []));
    expect(texts(run(state, directFire))).toEqual(direct ? ['a1t1 fires'] : []);
    sheet(state, 'a', paint('a1t1', 'a1a1'));
    expect(texts(run(state, closeSupport))).toEqual(wanted);
  });
});

describe('close support', () => {
  test.each<[string, string, string | undefined]>([
    ['a company of the battalion', 'a1a1', undefined],
    ['another base of it', 'a1a2', undefined],
    ['a company of another battalion', 'a2a1', 'PLA-R-42'],
  ])('PLA-R-42 any base of the formation that it is allocated to paints: %s', (_, painter, wanted) => {
    expect(refusal(field(), 'close-support', 'a', paint('a1t1', painter))).toBe(wanted);
  });
  test.each(['destroyed', 'captured'] as const)('PLA-R-156 the target was %s: no attack, no shot used', fate => {
    const state = field();
    put(state, 'a1t1', { shots: 2 });
    put(state, 'b1t1', { where: 'gone', fate });
    sheet(state, 'a', paint('a1t1', 'a1a1'));
    const ran = run(state, closeSupport);
    expect(ran.dice).toEqual([]);
    expect(base(state, 'a1t1')).toMatchObject({ shots: 2, fired: [] });
    expect(ran.heard('a')).toContain('a1t1: C1 is no longer there');
  });
});

describe('support fire', () => {
  test('PLA-R-54 each base in the zone has its own die', () => {
    const state = field();
    state.calls = [call()];
    const { dice } = run(state, supportFire, [9, 0]);
    expect(dice.map(({ text }) => text!.slice(-4))).toEqual(['b1t1', 'b1t2']);
    const is = (id: string): unknown[] => [base(state, id).sp, base(state, id).state];
    expect(is('b1t2')).toEqual([4, 'ok']);
    expect(is('b1t1')).not.toEqual([4, 'ok']);
  });

  test.each<[string, string[], string | null, boolean]>([
    ['when it called', ['b1t1'], null, false],
    ['when it falls', [], 'a1a', false],
    ['only by another company', [], 'a2a', true],
    ['never', [], null, true],
  ])('PLA-R-44 located by the caller’s company: %s', (_, locatedAtCall, by, speculative) => {
    const state = field();
    put(state, 'b1t2', { x: 8000 });
    for (const id of ['a1a', 'a1t', 'a2a']) putCompany(state, id, { located: [] });
    if (by) putCompany(state, by, { located: [{ base: 'b1t1', turn: 3, reported: true }] });
    state.calls = [call({ locatedAtCall })];
    expect(run(state, supportFire, [9]).cited('umpire').includes('PLA-FM-11')).toBe(speculative);
  });

  test.each<[string, Partial<Base>, number]>([
    ['as it was', {}, 2],
    ['suppressed', { state: 'suppressed' }, 0],
    ['limbered', { limbered: true }, 0],
    ['moved', { lastMove: 'tactical' }, 0],
    ['mounted', { where: 'mounted', carrier: 'a1t1' }, 0],
    ['lost', { where: 'gone', fate: 'destroyed' }, 0],
    ['off the table it is always able', { where: 'off-table', lastMove: 'tactical' }, 2],
  ])('PLA-R-158 the battery of a call: %s', (_, at, dice) => {
    const state = field();
    put(state, 'a1g1', at);
    state.calls = [call()];
    expect(run(state, supportFire).dice).toHaveLength(dice);
    expect(state.calls).toEqual([]);
  });

  test.each<[string, Partial<Base>, Partial<Company>, boolean]>([
    ['lost', { where: 'gone', fate: 'destroyed' }, {}, false],
    ['demoralised', {}, { demoralised: true }, false],
    ['jammed', {}, {}, true],
  ])('PLA-R-159 the caller was %s after his call: it falls, on what he had located', (_, at, of, jams) => {
    const state = field();
    for (const id of ['a1a1', 'a1a2']) put(state, id, at);
    putCompany(state, 'a1a', { ...of, located: [] });
    state.sides = { ...state.sides, b: { ...state.sides.b, jams } };
    state.calls = [call()];
    const ran = run(state, supportFire, [9]);
    expect(ran.dice).toHaveLength(2);
    expect(ran.cited('umpire')).not.toContain('PLA-FM-11');
  });

  const asked = (x: number): object => ({
    verb: 'call-support',
    stand: 'a1g1',
    caller: 'a1a',
    at: { x, y: 6000 },
    kind: 'he',
    heading: 0,
    width: null,
    depth: null,
    multiple: 1,
  });
  test('PLA-R-160 of two calls for one battery the first listed counts, and the other is refused', () => {
    const state = field();
    sheet(state, 'a', asked(5000), asked(5300));
    const ran = run(state, issueOrders);
    expect(state.calls.map(({ zone }) => zone.at.x)).toEqual([5000]);
    expect(ran.heard('a')).toContain('A call is not heard: that battery is called already');
  });

  test.each<[string, boolean, number, string | undefined]>([
    ['he can be heard', false, 0, undefined],
    ['jammed, out of sight of the battery', true, 1, 'PLA-R-45'],
  ])('PLA-R-45 a call is cancelled in the next window: %s', (_, jams, left, rule) => {
    const state = field([RIDGE]);
    put(state, 'a1g1', { x: 6000, y: 1000 });
    state.calls = [call()];
    state.sides = { ...state.sides, b: { ...state.sides.b, jams } };
    expect(refusal(state, 'orders', 'a', { verb: 'cancel-call', call: 'call-1' })).toBe(rule);
    sheet(state, 'a', { verb: 'cancel-call', call: 'call-1' });
    run(state, issueOrders);
    expect(state.calls).toHaveLength(left);
  });
  test('PLA-R-45 nobody cancels a call of the other side', () => {
    const state = field();
    state.calls = [call()];
    sheet(state, 'b', { verb: 'cancel-call', call: 'call-1' });
    run(state, issueOrders);
    expect(state.calls).toHaveLength(1);
  });
});

test('PLA-R-129 nobody fires in step 8, though an enemy whom he has located moves before him', () => {
  const state = field();
  sheet(state, 'b', { verb: 'move', stand: 'b1t1', path: [{ x: 4800, y: 5500 }], mode: 'tactical', heading: null });
  const ran = run(state, movement, [9]);
  expect(base(state, 'b1t1')).toMatchObject({ x: 4800, y: 5500, sp: 4, state: 'ok' });
  expect(ran.dice).toEqual([]);
  expect(state.bases.some(({ fired }) => fired.length > 0)).toBe(false);
});
