import type { DieAsk, Viewer } from '@umpire/engine';
import { expect, test } from 'vitest';
import { coverThrow } from './covered-throws.js';

const die = (rule: string, by: DieAsk['by']): DieAsk => ({
  kind: 'die',
  rule,
  by,
  sides: 10,
  from: 0,
  text: 'a1a2 fires',
});

test.each<[string, DieAsk['by'], Viewer, boolean]>([
  ['PLA-CA-07', 'a', 'a', true],
  ['PLA-CA-07', 'a', 'b', true],
  ['PLA-CA-07', 'a', 'spectator', false],
  ['PLA-MOR-07', 'b', 'b', true],
  ['PLA-MOR-07', 'b', 'a', false],
  ['PLA-RAL-01', 'a', 'a', true],
  ['PLA-RAL-01', 'a', 'b', false],
  ['PLA-LOC-01', 'a', 'a', false],
  ['PLA-FIR-02', 'a', 'a', false],
  ['PLA-FIR-02', 'a', 'b', false],
  ['PLA-COM-03', 'both', 'a', false],
])('PLA-R-148 a die of %s by %s is told to %s: %s', (rule, by, viewer, told) => {
  const covered = coverThrow(die(rule, by), viewer);
  expect(covered === undefined).toBe(told);
  if (covered) expect(JSON.stringify(covered)).not.toMatch(/a1a2|LOC|FIR|COM|MOR|RAL/);
});
