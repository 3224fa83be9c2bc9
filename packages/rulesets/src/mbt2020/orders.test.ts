import { random, seatAt } from '@umpire/engine';
import { expect, test } from 'vitest';
import { mbt2020 } from './index.js';
import { type BattleNote, battle, type StandNote } from './play/kit.js';

const A0: StandNote = { subClass: 'MBTn', bghq: true, at: [20, 8] };
const B0: StandNote = { subClass: 'MBTn', bghq: true, at: [20, 44] };
const verbsIn = (note: Partial<BattleNote>): string[] => {
  const match = battle({ ...note, stands: { A0, B0, ...note.stands } });
  return [...mbt2020.advice.orders(seatAt(match, 'a'), random(1))].map(order => order.verb);
};
const helicopter: StandNote = { subClass: 'AIRn', posture: 'CAS', helicopter: true, at: [20, 12], entered: 1 };
const battery: StandNote = { subClass: 'ARTn', posture: 'OTF' };

// What a search may try is what a player may do.
test('MBT20-MOD-13 a helicopter may change its mode', () =>
  expect(verbsIn({ segment: 2, turn: 2, stands: { A1: helicopter } })).toContain('hover'));
test('MBT20-SMK-03 units may make smoke', () =>
  expect(verbsIn({ stands: { A1: { at: [22, 8] } } })).toContain('smoke'));
test('MBT20-SMK-01 and so may batteries', () =>
  expect(verbsIn({ segment: 5, stands: { A1: battery, A2: battery, A3: battery, A4: battery } })).toContain('smoke'));
test('MBT20-ILL-03 and light by night', () =>
  expect(verbsIn({ stands: { A1: { at: [22, 8] } }, state: { light: 'night' } })).toContain('illuminate'));
