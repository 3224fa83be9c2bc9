import { knownEntries, told } from '@umpire/engine';
import { expect, test } from 'vitest';
import { battle, engage, order, refusal, type StandNote } from './kit.js';

const A0: StandNote = { subClass: 'MBTn', bghq: true, at: [30, 4] };
const B0: StandNote = { subClass: 'MBTn', bghq: true, at: [30, 44], revealed: false };

// biome-ignore format: a case is a line
const arcs: [string, number, string][] = [
  ['by INFANTRY to its side', 90,  'allowed'],
  ['not to its rear',         180, 'MBT20-R-70'],
];
test.each(arcs)('MBT20-ARC-04 MBT20-R-70 a blank is named %s', (_, facing, expected) => {
  const stands = { A0, A1: { at: [20, 20, facing] }, B0, B1: { revealed: false, at: [20, 24] } } as const;
  expect(refusal(battle({ stands }), 'a', engage('A1', 'B1'))).toBe(expected);
});

test('MBT20-R-158 nothing of its mode, and it does not even count that something was ordered', () => {
  const heli: StandNote = { subClass: 'AIRn', posture: 'CAS', helicopter: true, place: 'off-table', revealed: false };
  const match = battle({ segment: 2, stands: { A0, B0, A1: heli } });
  order(match, 'a', { verb: 'hover', stand: 'A1', mode: 'STATIC' });
  const entry = match.entries.at(-1)!;
  expect([told(match, entry, 'b'), knownEntries(match, 'b').includes(entry)]).toEqual([[], false]);
  expect(told(match, entry, 'a')).toHaveLength(1);
});
