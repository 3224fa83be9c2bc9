import type { MenuItem, Readiness } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import {
  ableIn,
  ableWords,
  formationsOf,
  isForWhoWants,
  isSettled,
  isShort,
  leftIn,
  manyOf,
  nextReady,
  type Ready,
  wastedIn,
} from './readiness.js';

const ready: Ready = new Map(
  (
    [
      { stand: 'A1', can: ['move', 'fire'], cannot: [] },
      { stand: 'A2', can: [], cannot: ['move'] },
      { stand: 'A3', can: ['move'], cannot: [] },
      { stand: 'A4', can: ['act'], cannot: [] },
    ] as Readiness[]
  ).map(one => [one.stand, one]),
);
const scene = { pieces: ['A1', 'A2', 'A3', 'A4', 'A5'].map(id => ({ id })) } as unknown as Parameters<
  typeof nextReady
>[1];

test('who can do what is counted in words', () => {
  expect(ableWords(ableIn(ready))).toBe('2 can move, 1 can fire, 1 can act');
  expect(ableWords(wastedIn(ready, []))).toBe('2 can move, 1 can fire');
});

test('a list of who can act says how many of them can be paid for, and out of what', () => {
  const draws = { from: '1', cost: 1, left: 1, unit: 'command points' };
  const menu = ['A1', 'A3'].map(stand => ({ stand, use: 'move', draws })) as unknown as MenuItem[];
  const [movers] = ableIn(ready);
  expect([manyOf(movers!, menu), leftIn(menu), isShort(movers!, menu)]).toEqual([
    'up to 1 of 2',
    '1 command point',
    true,
  ]);
  expect([manyOf(movers!, []), isShort(movers!, [])]).toEqual(['2', false]);
});

describe('where several are paid for out of one store, no more are said to be able than it does for', () => {
  const move = (stand: string, cost: number, left: number, from = '1') =>
    ({ stand, use: 'move', draws: { from, cost, left, unit: 'points' } }) as unknown as MenuItem;
  const along = (stand: string, left: number) =>
    ({ stand, use: 'move', draws: { from: '1', cost: 3, left, unit: 'points', along: true } }) as unknown as MenuItem;
  const free = { stand: 'A3', use: 'move' } as unknown as MenuItem;
  // biome-ignore format: one line a case
  test.each([
    ['it does for all',                         [move('A1', 1, 2), move('A3', 1, 2)],                          '2 can move, 1 can fire'],
    ['it does for one',                         [move('A1', 1, 1), move('A3', 1, 1)],                          '1 point: up to 1 of 2 can move, 1 can fire'],
    ['the cheapest first',                      [move('A1', 3, 3), move('A3', 1, 3)],                          '3 points: up to 1 of 2 can move, 1 can fire'],
    ['each by its cheapest way',                [move('A1', 3, 3), move('A1', 2, 3), move('A3', 1, 3)],        '2 can move, 1 can fire'],
    ['each out of its own store',               [move('A1', 1, 1), move('A3', 1, 1, '2')],                     '2 can move, 1 can fire'],
    ['who goes for nothing needs none of it',   [move('A1', 1, 1), free],                                      '2 can move, 1 can fire'],
    ['others may go along: so many orders',     [along('A1', 5), along('A3', 5)],                              '5 points: 2 can move, in 1 order at most, 1 can fire'],
    ['an order for each of them',               [along('A1', 6), along('A3', 6)],                              '2 can move, 1 can fire'],
  ])('%s', (_, menu, words) => expect(ableWords(wastedIn(ready, menu), menu)).toBe(words));
  test('who could move behind another order, as one whose group is still to be chosen, is wasted by an end', () => {
    const after = { verb: 'choose', group: '1' };
    const menu = ['A4', 'A4', 'A5'].map(stand => ({ stand, use: 'move', after }) as unknown as MenuItem);
    expect(wastedIn(new Map(), menu)).toEqual([{ use: 'move', stands: ['A4', 'A5'] }]);
    expect(wastedIn(new Map(), menu.map(item => ({ ...item, closed: { message: 'not now', rule: 'X-1' } })))).toEqual([]); // biome-ignore format: one line
  });
});

describe('many are told formation by formation', () => {
  const pieces = [['A1', 'First'], ['A2', 'First'], ['A3', 'Second'], ['A4', undefined]].map(([id, group]) => ({ id, group })); // biome-ignore format: one line
  const told = (few: number, ...stands: string[]) => formationsOf(stands, { pieces } as never, few)?.map(({ name, stands: of }) => `${name}: ${of.join(' ')}`); // biome-ignore format: one line
  test('each by its name', () =>
    expect(told(2, 'A1', 'A3', 'A2', 'A4')).toEqual(['First: A1 A2', 'Second: A3', ': A4']));
  test('few are not', () => expect(told(4, 'A1', 'A3', 'A2', 'A4')).toBeUndefined());
  test('nor those of one alone, nor one of each', () =>
    expect([told(1, 'A1', 'A2'), told(1, 'A1', 'A3')]).toEqual([undefined, undefined]));
});

describe('a menu alone says who can act', () => {
  const [target, path] = [[{ name: 'at', gesture: 'target' }], [{ name: 'path', gesture: 'path' }]];
  const closed = { message: 'not now', rule: 'X-1' };
  const fire = { stand: 'A1', use: 'fire', fields: target };
  const end = { ends: 'step', fields: [] };
  // biome-ignore format: one line a case
  test.each([
    ['whoever goes, goes',                                       [{ stand: 'A1', use: 'move', fields: path }], true],
    ['who could fire may have nobody in reach',                  [fire],                                       false],
    ['who may not fire',                                         [{ ...fire, closed }],                        true],
    ['what nobody counts for acting',                            [{ ...fire, use: undefined }],                true],
    ['of a step that can be ended it is known who is in reach',  [fire, end],                                  true],
    ['not of one that cannot',                                   [fire, { ...end, closed }],                   false],
    ['nor of a turn',                                            [fire, { ...end, ends: 'turn' }],             false],
  ])('%s', (_, menu, settled) => expect(isSettled(menu as unknown as MenuItem[])).toBe(settled));
});

describe('what can be done is there for who wants it', () => {
  const acts: Ready = new Map([['A4', { stand: 'A4', can: ['act'], cannot: [] }]]);
  const end = { ends: 'step' };
  // biome-ignore format: one line a case
  test.each([
    ['where nothing is lost by going on',       acts,  [end],                                  true],
    ['not where somebody could still go',       ready, [end],                                  false],
    ['not where something can be paid for',     acts,  [end, { stand: 'A4', price: '1' }],     false],
    ['not where it must be done first',         acts,  [{ ...end, closed: { message: 'no' } }], false],
    ['not by giving up the battle',             acts,  [{ ends: 'battle' }],                   false],
  ])('%s', (_, who, menu, free) => expect(isForWhoWants(who, menu as unknown as MenuItem[])).toBe(free));
});

describe('where orders are paid for, whoever ends the step wastes what could still be paid for', () => {
  const acts: Ready = new Map([['A4', { stand: 'A4', can: ['act'], cannot: [] }]]);
  const closed = { message: 'too dear', rule: 'X-1' };
  test.each([
    [
      'nobody got one',
      [
        { stand: 'A1', price: '2' },
        { stand: 'A4', price: '1' },
      ],
      ['A1', 'A4'],
    ],
    [
      'one got one',
      [
        { stand: 'A1', price: '2', paid: true },
        { stand: 'A4', price: '1' },
      ],
      ['A4'],
    ],
    [
      'one got one, and nobody else can be paid for',
      [
        { stand: 'A1', price: '2', paid: true },
        { stand: 'A4', price: '1', closed },
      ],
      undefined,
    ],
    ['nobody can be paid for', [{ stand: 'A1', price: '2', closed }], undefined],
    ['orders cost nothing', [{ stand: 'A4' }], undefined],
  ])('%s', (_, menu, stands) =>
    expect(wastedIn(acts, menu as unknown as MenuItem[])).toEqual(stands ? [{ use: 'act', stands }] : []),
  );
});

describe('the next one who can act', () => {
  test.each([
    ['from nowhere', undefined, 1, 'A1'],
    ['over one who is done', 'A1', 1, 'A3'],
    ['from one who is done', 'A2', 1, 'A3'],
    ['behind the last there is none', 'A4', 1, undefined],
    ['behind the last, from one who is done, it begins again', 'A5', 1, 'A1'],
    ['backwards', 'A3', -1, 'A1'],
    ['backwards from nowhere', undefined, -1, 'A4'],
    ['before the first there is none', 'A1', -1, undefined],
  ] as const)('%s', (_, from, by, next) => expect(nextReady(ready, scene, from, by)).toBe(next));
});
