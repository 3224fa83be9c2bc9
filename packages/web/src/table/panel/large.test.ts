import type { Gesture, SeenAsk } from '@umpire/engine';
import { expect, test } from 'vitest';
import { isLarge, largeRest } from './large.js';

type Of = Parameters<typeof isLarge>[0];
const table = (ask: object | undefined, gesture?: object, pass?: object): Of =>
  ({
    battleView: { asked: ask && { ask: ask as SeenAsk } },
    gesture: gesture as Gesture,
    snap: { pass },
  }) as unknown as Of;
const among = (n: number) => Array.from({ length: n }, (_, i) => ({ value: i, label: `${i}` }));
const choice = (n: number) => ({
  kind: 'answer',
  from: ['a'],
  sealed: false,
  fields: [{ name: 'answer', gesture: { kind: 'choose', among: among(n) } }],
});
const form = (choices: number) => ({ kind: 'compose', parts: [], choices: among(choices) });
const die = (more: object) => ({ kind: 'die', by: 'a', sides: 6, ...more });

// biome-ignore format: a case a line
test.each([
  ['nothing is asked',                        table(undefined),                                          false],
  ['a die',                                   table(die({})),                                            false],
  ['a die whose faces have meanings',         table(die({ means: ['open'] })),                           true],
  ['one die of many',                         table(die({ square: { row: 0 } })),                        true],
  ['a die of many faces',                     table(die({ sides: 20 })),                                 true],
  ['a yes or no',                             table(choice(2)),                                          false],
  ['a list of years',                         table(choice(26)),                                         true],
  ['a list of years, of who is not here yet', table(choice(26), undefined, { to: 'b' }),                 false],
  ['two ways to go in',                       table(undefined, { kind: 'choose', among: among(2) }),     false],
  ['a list of terrain',                       table(undefined, { kind: 'choose', among: among(21) }),    true],
  ['who rides',                               table(undefined, form(1)),                                 true],
  ['nobody can ride',                         table(undefined, form(0)),                                 false],
  ['a place',                                 table(undefined, { kind: 'place' }),                       false],
])('the panel grows for what is large: %s', (_, of, large) => expect(isLarge(of)).toBe(large));

test('a sheet rises for what is large, and for nothing else', () => {
  globalThis.innerHeight = 1000;
  const [small, large] = [table(choice(2)), table(choice(26))];
  expect([largeRest(small, true), largeRest(large, true), largeRest(large, false)]).toEqual([undefined, 580, 400]);
});
