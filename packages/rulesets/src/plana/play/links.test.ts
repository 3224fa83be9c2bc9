import { defaultOptions, seededDice, start } from '@umpire/engine';
import { expect, test } from 'vitest';
import { plana } from '../index.js';
import { linked, wireOf } from './links.js';
import type { State } from './state.js';

/** Two militia bases that are far apart out of sight, jammed by the other side. */
function jammed(choice: string): { state: State; options: Record<string, string> } {
  const options = { ...defaultOptions(plana.options), 'PLA-R-139': choice };
  const { data } = plana.scenarios.find(({ id }) => id === 'first-orders')!;
  const begun = start({ rules: plana, options, scenario: data, dice: seededDice(1) });
  if (!begun.ok) throw new Error(begun.error.message);
  const { state } = begun.value;
  const dug = state.bases.map(base => (base.side === 'b' ? { ...base, dug: 'dug-in' as const } : base));
  const sides = { ...state.sides, a: { ...state.sides.a, jams: true } };
  const now = { ...state, bases: dug, sides, weather: { ...state.weather, visibility: 100, closeLimit: 0 } };
  return { state: { ...now, wire: wireOf(now, options) }, options };
}

test.each([
  ['PLA-R-139 radio-only: jammed', 'radio-only', 0, false],
  ['PLA-R-139 wire: both dug in at the start', 'wire', 0, true],
  ['PLA-R-139 wire: it has moved', 'wire', 300, false],
])('%s', (_, choice, moved, wanted) => {
  const { state, options } = jammed(choice);
  const hq = state.bases.find(({ id }) => id === 'b1h1')!;
  const base = state.bases.find(({ id }) => id === 'b1v2')!;
  expect(linked(state, hq, { ...base, x: base.x + moved }, 'order', options)).toBe(wanted);
});
