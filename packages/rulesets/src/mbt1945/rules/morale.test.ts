import type { Citation } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { optionsWith, stand } from '../kit.js';
import type { Code, StandFacts, StandState } from '../pieces.js';
import { applyResult, type Outcome, recovered } from './morale.js';

const FLAK = stand({ posture: 'AAA', mode: 'STATIC' });
const PLANE = stand({ subClass: 'AIRn', class: 'AIRCRAFT', posture: 'CAS' });
const BATTERY = stand({ subClass: 'ARTn', class: 'ARTILLERY', posture: 'OTF', onTable: false });
const as2020 = { 'MBT45-R-110': 'as-2020' };

describe('what a result makes of a stand', () => {
  // biome-ignore format: a case is a line
  const cases: [string, StandFacts, Code, Partial<Outcome>, string[], { room?: number; chosen?: Record<string, string> }?][] = [
    ['MBT45-RES-42 nothing leaves it as it is',  stand({ state: 'pinned' }), '-', { state: 'pinned', move: 0 }, []],
    ['MBT45-RES-47 Pinned',                      stand({}), 'pinned', { state: 'pinned', move: 0, removed: false }, ['RES-47']],
    ['MBT45-RES-45 Shaken falls back two bases', stand({ base: 2 }), 'shaken', { state: 'shaken', move: 4 }, ['RES-45']],
    ['MBT45-RES-43 Broken is removed',           stand({}), 'broken', { state: 'broken', removed: true }, ['RES-43']],
    ['MBT45-RES-49 AAA that is Pinned is Broken', FLAK, 'pinned', { code: 'pinned', state: 'broken', removed: true }, ['RES-49', 'RES-43']],
    ['MBT45-R-111 and so when Shaken',           { ...FLAK, posture: 'PDA' }, 'shaken', { state: 'broken', removed: true }, ['R-111', 'RES-43']],
    ['MBT45-RES-21 AIRCRAFT leaves',             PLANE, 'shaken', { state: 'shaken', leavesTable: true, move: 0 }, ['RES-21']],
    ['MBT45-RES-45 a battery behind the edge falls back nowhere', BATTERY, 'shaken', { state: 'shaken', move: 0 }, []],
    ['MBT45-R-110 Pinned on Shaken stays Shaken', stand({ state: 'shaken' }), 'pinned', { state: 'shaken', move: 0 }, ['RES-47']],
    ['MBT45-R-110 Shaken again falls back again', stand({ state: 'shaken' }), 'shaken', { state: 'shaken', move: 2 }, ['RES-45']],
    ['MBT45-R-110 as-2020: Pinned on Pinned',    stand({ state: 'pinned' }), 'pinned', { state: 'shaken', move: 2 }, ['RES-45'], { chosen: as2020 }],
    ['MBT45-R-110 as-2020: Shaken on Shaken',    stand({ state: 'shaken' }), 'shaken', { state: 'broken' }, ['RES-43'], { chosen: as2020 }],
    ['MBT45-R-55 it stops short',                stand({ base: 2 }), 'shaken', { state: 'shaken', move: 3 }, ['RES-45'], { room: 3 }],
    ['MBT45-R-55 removed',                       stand({ base: 2 }), 'shaken', { state: 'broken', removed: true }, ['RES-45', 'RES-43'], { room: 3, chosen: { 'MBT45-R-55': 'removed' } }],
    ['MBT45-R-55 removed: room enough',          stand({ base: 2 }), 'shaken', { state: 'shaken', move: 4 }, ['RES-45'], { room: 4, chosen: { 'MBT45-R-55': 'removed' } }],
  ];
  test.each(cases)('%s', (_, given, code, expected, rules, { room = null, chosen } = {} as never) => {
    const because: Citation[] = [];
    expect(applyResult(given, code, room, optionsWith(chosen), because)).toMatchObject(expected);
    expect(because.map(({ rule }) => rule.slice(6))).toEqual(rules);
  });
});

// biome-ignore format: a case is a line
const rests: [string, StandState, boolean, StandState, string, Record<string, string>?][] = [
  ['MBT45-HSE-10 Shaken to Pinned',   'shaken', true,  'pinned', 'improves by one step'],
  ['MBT45-HSE-10 Pinned to Steady',   'pinned', true,  'steady', 'improves by one step'],
  ['MBT45-HSE-10 only who has rested', 'pinned', false, 'pinned', 'only a stand that was left in peace'],
  ['MBT45-R-59 none',                 'shaken', true,  'shaken', 'never wear off', { 'MBT45-R-59': 'none' }],
];
test.each(rests)('%s', (_, state, rested, expected, why, chosen) => {
  const { result, because } = recovered(state, rested, optionsWith(chosen));
  expect([result.state, because[0]!.rule]).toEqual([expected, 'MBT45-R-59']);
  expect(because[0]!.text).toContain(why);
});
