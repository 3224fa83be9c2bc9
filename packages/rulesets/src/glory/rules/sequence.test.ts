import { expect, test } from 'vitest';
import { PHASES, phaseAfter, SETUP_STEPS } from './sequence.js';

test('IGR-SEQ-01 terrain, deployment, the throw for the first turn', () =>
  expect(SETUP_STEPS.map(s => s.name)).toEqual(['terrain', 'deployment', 'first-turn']));
test.each([
  ['IGR-SEQ-04', 'activation', 'movement'],
  ['IGR-SEQ-05', 'movement', 'initiative'],
  ['IGR-SEQ-06', 'initiative', 'shooting'],
  ['IGR-SEQ-07', 'shooting', 'melee'],
] as const)('%s after %s comes %s', (rule, phase, next) => {
  expect(PHASES.find(p => p.name === phase)?.rule).toBe(rule);
  expect(phaseAfter(phase)).toBe(next);
});
test('IGR-SEQ-08 melee is the last phase, IGR-SEQ-09 then the other player has his turn', () => {
  expect(PHASES[PHASES.length - 1]).toMatchObject({ name: 'melee', rule: 'IGR-SEQ-08' });
  expect(phaseAfter('melee')).toBeNull();
});
