import { expect, test } from 'vitest';
import { cited, type How, told, under } from '../kit.js';

type S = Record<string, unknown>;
const side = (...groups: S[]) => ({ groups });
const fate = (fragileGroups: number[], lost: boolean) => ({ fragileGroups, lost });
const recoverable = under('MBT45-R-120', 'recoverable');

// biome-ignore format: one line a case
const cases: [string, S, S, How?][] = [
  ['MBT45-VIC-11 five are not enough',               { a: side({ pinned: 3, shaken: 2 }) }, { a: fate([], false), outcome: 'continue' }],
  ['MBT45-VIC-11 MBT45-R-121 six, of both kinds',    { a: side({ pinned: 3, shaken: 3 }) }, { a: fate([0], true), outcome: 'b-wins' }],
  ['MBT45-VIC-12 three Broken are not enough',       { a: side({ broken: 3 }) }, { a: fate([], false) }],
  ['MBT45-VIC-12 four are',                          { a: side({ broken: 4 }) }, { a: fate([0], true) }],
  ['MBT45-VIC-12 MBT45-VIC-11 the two are not added', { a: side({ broken: 3, pinned: 5 }) }, { a: fate([], false) }],
  ['MBT45-VIC-15 one of two is not all',             { a: side({ broken: 4 }, {}) }, { a: fate([0], false), outcome: 'continue' }],
  ['MBT45-VIC-15 both are',                          { a: side({ broken: 4 }, { shaken: 6 }), b: side({}) }, { a: fate([0, 1], true), outcome: 'b-wins' }],
  ['MBT45-VIC-15 the other side',                    { a: side({}), b: side({ broken: 5 }) }, { b: fate([0], true), outcome: 'a-wins' }],
  ['MBT45-R-63 both at once',                        { a: side({ broken: 4 }), b: side({ broken: 4 }) }, { outcome: 'draw' }],
  ['MBT45-R-120 permanent: Fragile stays',           { a: side({ fragile: true }) }, { a: fate([0], true) }],
  ['MBT45-R-120 recoverable: it need not',           { a: side({ fragile: true }) }, { a: fate([], false) }, recoverable],
  ['MBT45-R-120 recoverable: while its losses last', { a: side({ fragile: true, pinned: 6 }) }, { a: fate([0], true) }, recoverable],
  ['MBT45-R-122 nobody left in play',                { a: side({ inPlay: false }) }, { a: fate([0], true) }],
];
test.each(cases)('%s', (_, given, wanted, how) => expect(told('victory', given, how)).toMatchObject(wanted));

test('MBT45-VIC-11 MBT45-VIC-12 MBT45-VIC-15 are cited as they held', () => {
  expect(cited('victory', { a: side({ pinned: 6 }, {}) })).toEqual(['MBT45-VIC-11']);
  expect(cited('victory', { a: side({ broken: 4 }) })).toEqual(['MBT45-VIC-12', 'MBT45-VIC-15']);
});
