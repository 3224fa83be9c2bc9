import type { Meter, Prize } from '@umpire/engine';
import { expect, test } from 'vitest';
import { isFull } from './is-full.js';

const meter = (label: string, limit: number, more: Partial<Meter> = {}): Meter => ({
  id: `a-${label}`,
  side: 'a',
  label,
  rule: 'X-VIC-1',
  lost: 0,
  limit,
  next: '',
  ...more,
});
const prize = (name: string): Prize => {
  const none = { least: 0, most: 0 };
  return { name, rule: 'X-VIC-2', held: { a: none, b: none } };
};
const TWO = [meter('broken', 2), meter('pinned or shaken', 4)];
const GROUPS = meter('groups failed', 1);

// biome-ignore format: a case a line
test.each<[string, Meter[], Parameters<typeof isFull>[1], boolean]>([
  ['two short counts',                      TWO,                                                                    {},                                   false],
  ['and the ground that decides',           TWO,                                                                    { prizes: [prize('village')] },       true],
  ['one count and that ground',             [meter('groups failed', 3)],                                            { prizes: [prize('factory town')] },  false],
  ['many pips',                             [meter('broken', 4), meter('pinned or shaken', 6)],                     {},                                   true],
  ['what a whole is lost by is longer',     [GROUPS, meter('pinned, repulsed or destroyed', 6, { toward: GROUPS.id })], {},                               true],
  ['what the dark changes',                 [],                                                                     { alert: '22:00, night' },            true],
  ['a long aim',                            [],      { aim: 'break half of Blue’s groups, or hold the village after turn 15' },                           true],
  ['a short one',                           [],                                                                     { aim: 'take the village by turn 6' }, false],
])('whether the counts flow over both lines of the bar: %s', (_, meters, told, full) => expect(isFull(meters, told)).toBe(full));
