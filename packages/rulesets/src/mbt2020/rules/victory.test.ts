import { expect, test } from 'vitest';
import { type Case, cited, told, under } from '../kit.js';

type G = { stands?: number; repulsed?: number; neutralised?: number; fragile?: boolean; inPlay?: boolean };
const side = (...groups: G[]) => ({ groups });
const one = (...groups: G[]) => ({ a: side(...groups) });
const fate = (fragileGroups: number[], armyThreshold = false, lost = false) => ({ fragileGroups, armyThreshold, lost });
const all = under('MBT20-R-62', 'all-groups-fragile');
const army = under('MBT20-R-62', 'army-threshold');

// biome-ignore format: one line a case
const cases: Case[] = [
  ['MBT20-VIC-01 30% Repulsed',                       one({ stands: 10, repulsed: 3 }, {}), { a: fate([0]), outcome: 'continue' }],
  ['MBT20-VIC-01 less is not enough',                 one({ stands: 11, repulsed: 3 }, {}), { a: fate([]) }],
  ['MBT20-VIC-01 four of twelve',                     one({ repulsed: 4 }, {}), { a: fate([0]) }],
  ['MBT20-VIC-02 15% Neutralised',                    one({ stands: 20, neutralised: 3 }, { stands: 20 }), { a: fate([0]) }],
  ['MBT20-VIC-02 less is not enough',                 one({ stands: 21, neutralised: 3 }, { stands: 20 }), { a: fate([]) }],
  ['MBT20-VIC-02 two of twelve',                      one({}, { neutralised: 2 }), { a: fate([1]) }],
  ['MBT20-VIC-03 40% of the army Repulsed',           one({ stands: 10, repulsed: 8 }, { stands: 10 }), { a: fate([0, 1], true, true), b: null, outcome: 'b-wins' }],
  ['MBT20-VIC-03 less is not enough',                 one({ stands: 10, repulsed: 7 }, { stands: 10 }), { a: fate([0]) }],
  ['MBT20-VIC-04 20% of the army Neutralised',        one({ stands: 10, neutralised: 4 }, { stands: 10 }), { a: fate([0, 1], true, true) }],
  ['MBT20-VIC-04 less is not enough',                 one({ stands: 10, neutralised: 3 }, { stands: 10 }), { a: fate([0]) }],
  ['MBT20-VIC-01 figures are exact, not rounded',     one({ stands: 1000, repulsed: 299 }, { stands: 9000 }), { a: fate([]) }],
  ['MBT20-VIC-01 once Fragile, always Fragile',       one({ fragile: true }, {}), { a: fate([0]) }],
  ['MBT20-R-122 a group with nobody left is Fragile', one({ inPlay: false }, {}), { a: fate([0]) }],
  ['MBT20-R-62 all-groups-fragile: one by one',       one({ neutralised: 2 }, { repulsed: 4 }), { a: fate([0, 1], false, true), outcome: 'b-wins' }, all],
  ['MBT20-R-62 all-groups-fragile: at once',          one({ neutralised: 5 }, {}), { a: fate([0, 1], true, true) }, all],
  ['MBT20-R-62 army-threshold: Fragile is not lost',  one({ neutralised: 2 }, { repulsed: 4 }), { a: fate([0, 1], false, false), outcome: 'continue' }, army],
  ['MBT20-R-62 army-threshold: lost, others not Fragile', one({ neutralised: 5 }, {}), { a: fate([0], true, true), outcome: 'b-wins' }, army],
  ['MBT20-R-63 both at once: a draw',                 { a: side({ neutralised: 3 }), b: side({ neutralised: 3 }) }, { outcome: 'draw' }],
  ['MBT20-VIC-04 the other side loses',               { a: side({}), b: side({ neutralised: 3 }) }, { a: fate([]), b: fate([0], true, true), outcome: 'a-wins' }],
  ['MBT20-VIC-01 a side has a group',                 one(), 'given.a.groups'],
  ['MBT20-VIC-01 a group has a stand',                one({ stands: 0 }), 'given.a.groups[0].stands'],
];
test.each(cases)('%s', (_, given, wanted, how) => {
  const found = told('victory', given, how);
  if (typeof wanted === 'string') expect(found).toBe(wanted);
  else expect(found).toMatchObject(wanted as object);
});

test.each([
  ['MBT20-VIC-01', one({ repulsed: 4 }, {}, {}), ['MBT20-VIC-01']],
  ['MBT20-VIC-02', one({ neutralised: 2 }, {}, {}), ['MBT20-VIC-02']],
  ['MBT20-VIC-03', one({ repulsed: 5 }), ['MBT20-VIC-01', 'MBT20-VIC-03']],
  ['MBT20-VIC-04', one({ neutralised: 3 }), ['MBT20-VIC-02', 'MBT20-VIC-04']],
  ['MBT20-R-122', one({ inPlay: false }, {}), ['MBT20-R-122']],
  ['nothing', one({}), []],
])('%s is cited as it held', (_, given, rules) => expect(cited('victory', given)).toEqual(rules));
