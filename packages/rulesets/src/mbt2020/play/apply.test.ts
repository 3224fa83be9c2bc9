import { expect, test } from 'vitest';
import { changesBy } from '../../common/book/kit.js';
import type { Event } from '../../common/mbt/play/events.js';
import { mbt2020 } from '../index.js';
import { type BattleNote, battle, type StandNote } from './kit.js';

const because: [] = [];
const engaging = {
  kind: 'engaging',
  stand: 'A1',
  target: 'B1',
  type: 'mutual',
  weight: 3,
  marks: false,
  because,
} as const;
const engaged = { kind: 'engaged', stand: 'A1', target: 'B1', rps: 'draw', because } as const;
const struck = (status: StandNote['status']) => ({ code: '', status: status! });
const heli: StandNote = { subClass: 'AIRn', mode: 'MOBILE', helicopter: true, entered: 1, firstAttack: 1 };
const ecm: StandNote = { subClass: 'AIRn', posture: 'ECM' };

// biome-ignore format: one line a case
const cases: [string, StandNote, StandNote, BattleNote['state'] & object, Event, Record<string, unknown>][] = [
  ['MBT20-MOD-13 a helicopter hovers',                 heli, {}, {}, { kind: 'modeChanged', stand: 'A1', side: 'a', mode: 'STATIC', blank: false, because }, { 'A1.nature.mode': 'STATIC', 'A1.adjusted': true }],
  ['MBT20-TRN-10 ECM has engaged',                     ecm,  { rested: false }, {}, engaging, { ecmEngaged: true, lastFight: 1, 'A1.hasEngaged': true, 'A1.rested': false }],
  ['MBT20-TRN-10 in a new round it has not',           {},   {}, { ecmEngaged: true, segment: 0 }, { kind: 'roundBegan', round: 1, owner: 'a', first: 'a', because }, { ecmEngaged: false, segment: 1 }],
  ['MBT20-RES-09 MBT20-R-60 each gets its result, and who was Repulsed is remembered', {}, {}, {}, { ...engaged, owner: struck('pinned'), opposing: struck('repulsed') }, { 'A1.status': 'pinned', 'B1.status': 'repulsed', 'B1.everRepulsed': true }],
  ['MBT20-R-60 who was Repulsed once stays so',        {},   { status: 'repulsed', everRepulsed: true }, {}, { ...engaged, owner: struck('steady'), opposing: struck('neutralised') }, { 'B1.status': 'neutralised' }],
];
test.each(cases)('%s', (_, a1, b1, state, event, expected) => {
  const before = battle({ state, stands: { A1: { at: [10, 10], ...a1 }, B1: { at: [10, 30], ...b1 } } }).state;
  expect(changesBy(before, after => mbt2020.apply(after, event))).toStrictEqual(expected);
});
