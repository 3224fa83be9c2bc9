import { isRefusal } from '@umpire/engine';
import { expect, test } from 'vitest';
import type { Order } from '../../common/mbt/play/orders.js';
import { mbt2020 } from '../index.js';
import { type BattleNote, battle, engage, march, type StandNote, tactical } from './kit.js';

const A0: StandNote = { subClass: 'MBTn', bghq: true, at: [20, 8] };
const note = (a1: StandNote, more: Partial<BattleNote> = {}): BattleNote => ({
  segment: 6,
  selected: ['a1'],
  ...more,
  stands: { A0, A1: { subClass: 'MBTn', at: [20, 10], ...a1 }, B1: { subClass: 'MBTn', at: [20, 40] }, ...more.stands },
});
const village = [{ kind: 'BUA', x: 18, y: 11, width: 4, depth: 4 }] as const;

test.each<[string, BattleNote, Order, string]>([
  ['MBT20-MOV-10 how far of how far', note({}), tactical('A1', [[20, 19.5]]), 'this takes 9.5" of its 8"'],
  [
    'MBT20-GO-14 and what makes it longer',
    note({}, { pieces: village }),
    tactical('A1', [[20, 16]]),
    'this takes 10" of its 8": 4" of the way is bad going',
  ],
  [
    'MBT20-MOV-07 how far at least',
    note({ subClass: 'INFn', posture: 'REC', mode: 'FAST' }),
    tactical('A1', [[20, 11]]),
    'who goes fast (FAST) goes at least half of its tactical move: 4" in good going',
  ],
  [
    'MBT20-ORG-07 how far from its headquarters',
    note({ at: [20, 19] }),
    tactical('A1', [[20, 25]]),
    'it would be 16" from its headquarters (BGHQ), 12" at most',
  ],
  ['MBT20-ELG-45 how far off', note({}), engage('A1', 'B1'), 'the target is 29" off, its reach is 12": 17" short'],
])('a refusal says by how much: %s', (_, note, order, wanted) => {
  const { state, options } = battle(note);
  const done = mbt2020.perform({ state, options, happen: () => {} }, 'a', order as never);
  expect(isRefusal(done) && done.message).toBe(wanted);
});

test.each<[string, BattleNote, Order, string]>([
  ['MBT20-MOV-10 its move', note({}), tactical('A1', [[20, 19.5]]), 'its tactical move of 8" is used up'],
  [
    'MBT20-MOV-10 its march',
    note({ at: [4, 2] }, { stands: { B1: { subClass: 'MBTn', at: [46, 46] } } }),
    march('A1', [[4, 40]]),
    'its march of 24" is used up',
  ],
  [
    'MBT20-GO-14 and what made it slow',
    note({}, { pieces: village }),
    tactical('A1', [[20, 16]]),
    'its tactical move of 8" is used up: bad going is slow',
  ],
  [
    'MBT20-R-83 who stands in its way, within its move',
    note({}, { stands: { B1: { subClass: 'MBTn', at: [20, 14] } } }),
    tactical('A1', [[20, 13.4]]),
    'B1 stands there',
  ],
])('what is dragged too far says what is used up: %s', (_, note, order, wanted) => {
  const { state, options } = battle(note);
  const done = mbt2020.perform({ state, options, happen: () => {} }, 'a', order as never);
  expect(isRefusal(done) && done.stop).toBe(wanted);
});
