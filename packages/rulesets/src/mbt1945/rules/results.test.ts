import type { Rps } from '@umpire/engine';
import { expect, test } from 'vitest';
import type { EngagementType } from '../../common/mbt/pieces.js';
import { optionsWith } from '../kit.js';
import { resultCodes } from './results.js';

const relative = { 'MBT45-R-109': 'relative' };

// biome-ignore format: a case is a line
const cases: [string, EngagementType, [number, number], Rps, string, string, string[], Record<string, string>?][] = [
  ['MBT45-RES-31 a win shakes',                  'mutual', [0, 0], 'win',  '-', 'shaken', ['31']],
  ['MBT45-RES-32 a draw pins who counts more',   'mutual', [2, 1], 'draw', 'pinned', '-', ['32']],
  ['MBT45-RES-32 or the other',                  'mutual', [1, 2], 'draw', '-', 'pinned', ['32']],
  ['MBT45-RES-32 nobody where they are equal',   'mutual', [2, 2], 'draw', '-', '-', []],
  ['MBT45-RES-33 a loss shakes the owner',       'mutual', [1, 0], 'lose', 'shaken', '-', ['33']],
  ['MBT45-RES-34 two more: only Pinned',         'mutual', [3, 1], 'win',  '-', 'pinned', ['31', '34']],
  ['MBT45-RES-35 he counts two: Broken',         'mutual', [1, 2], 'win',  '-', 'broken', ['31', '35']],
  ['MBT45-R-109 both: Shaken',                   'mutual', [4, 2], 'win',  '-', 'shaken', ['31', '34', '35']],
  ['MBT45-R-109 relative: his two are not two more', 'mutual', [1, 2], 'win', '-', 'shaken', ['31'], relative],
  ['MBT45-R-109 relative: two more are',         'mutual', [0, 2], 'win',  '-', 'broken', ['31', '35'], relative],
  ['MBT45-RES-36 the loser counts two more',     'mutual', [2, 0], 'lose', 'broken', '-', ['33', '36']],
  ['MBT45-RES-37 a win shakes',                  'unilateral', [1, 5], 'win',  '-', 'shaken', ['37']],
  ['MBT45-RES-38 a draw pins the worse placed',  'unilateral', [1, 2], 'draw', '-', 'pinned', ['38']],
  ['MBT45-RES-38 and nobody else',               'unilateral', [2, 2], 'draw', '-', '-', []],
  ['MBT45-RES-39 three causes pin the owner',    'unilateral', [3, 4], 'draw', 'pinned', 'pinned', ['38', '39']],
  ['MBT45-RES-40 a loss costs nothing',          'unilateral', [9, 0], 'lose', '-', '-', ['40']],
  ['MBT45-RES-41 two causes: only Pinned',       'unilateral', [2, 9], 'win',  '-', 'pinned', ['37', '41']],
];
test.each(cases)('%s', (_, type, [owner, target], hand, toOwner, toTarget, rules, chosen) => {
  const found = resultCodes(type, { owner, target }, hand, optionsWith(chosen));
  expect([found.owner, found.target]).toEqual([toOwner, toTarget]);
  expect(found.because.map(({ rule }) => rule)).toEqual(rules.map(number => `MBT45-RES-${number}`));
});
