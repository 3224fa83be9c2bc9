import type { MenuItem, Readiness } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { ableIn, ableWords, isSettled, nextReady, type Ready, wastedIn } from './readiness.js';

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
