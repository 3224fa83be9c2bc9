import { describe, expect, test } from 'vitest';
import type { Order } from '../../common/mbt/play/orders.js';
import { type BattleNote, battle, refusal, type StandNote, tactical } from './kit.js';

const BGHQ: StandNote = { subClass: 'MBTn', bghq: true, at: [20, 6] };
const table = (a1: StandNote, options: BattleNote['options'] = {}): BattleNote => ({
  selected: ['a1'],
  options,
  stands: { A1: { at: [20, 10], ...a1 }, A0: BGHQ, B1: { at: [20, 46] } },
});
const stationary = { 'MBT20-R-58': 'stationary' };
const noCloser = { 'MBT20-R-58': 'no-closer' };

describe('MBT20-R-58 moves of stands that were struck', () => {
  // biome-ignore format: a case is a line
  const cases: [string, BattleNote, Order, string][] = [
    ['Pinned stands move freely',                           table({ status: 'pinned' }),              tactical('A1', [[20, 12]]), 'allowed'],
    ['stationary: they do not',                             table({ status: 'pinned' }, stationary),  tactical('A1', [[20, 9]]),  'MBT20-R-58'],
    ['no-closer: a Repulsed stand not towards the enemy',   table({ status: 'repulsed' }, noCloser),  tactical('A1', [[20, 12]]), 'MBT20-R-58'],
    ['no-closer: away is fine',                             table({ status: 'repulsed' }, noCloser),  tactical('A1', [[20, 9]]),  'allowed'],
  ];
  for (const [name, note, given, expected] of cases)
    test(`MBT20-R-58 ${name}`, () => expect(refusal(battle(note), 'a', given)).toBe(expected));
});

describe('MBT20-R-145 who holds the BGHQ', () => {
  // biome-ignore format: a case is a line
  const cases: [string, BattleNote['options'], string][] = [
    ['a Pinned stand where Pinned stands stay', stationary, 'MBT20-ORG-07'],
    ['not one where they move',                 noCloser,   'allowed'],
  ];
  for (const [name, options, expected] of cases)
    test(`MBT20-R-145 ${name}`, () => {
      const { stands, ...note } = table({ status: 'pinned' }, options);
      const match = battle({ ...note, stands: { ...stands, A0: { ...BGHQ, at: [28, 10] } } });
      expect(refusal(match, 'a', tactical('A0', [[34, 10]]))).toBe(expected);
    });
});

describe('MBT20-R-61 stands of a Fragile group', () => {
  const fragile = (options: BattleNote['options']) => {
    const match = battle(table({}, options));
    match.state.groups[0] = { ...match.state.groups[0]!, fragile: 'MBT20-VIC-02' };
    return match;
  };
  // biome-ignore format: a case is a line
  const cases: [string, BattleNote['options'], number, string][] = [
    ['do not move closer', {},                       12, 'MBT20-R-61'],
    ['may move away',      {},                        8, 'allowed'],
    ['none: may',          { 'MBT20-R-61': 'none' }, 12, 'allowed'],
  ];
  for (const [name, options, y, expected] of cases)
    test(`MBT20-R-61 ${name}`, () => expect(refusal(fragile(options), 'a', tactical('A1', [[20, y]]))).toBe(expected));
});
