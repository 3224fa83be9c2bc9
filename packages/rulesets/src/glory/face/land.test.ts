import { optionsFor, seededDice, start } from '@umpire/engine';
import { expect, test } from 'vitest';
import { glory } from '../index.js';

const sceneOf = (id: string) => {
  const { data } = glory.scenarios.find(scenario => scenario.id === id)!;
  const begun = start({ rules: glory, scenario: data, options: optionsFor(glory, data), dice: seededDice(1) });
  if (!begun.ok) throw new Error(begun.error.message);
  const { state, options } = begun.value;
  return glory.face.scene({ view: glory.view(state, 'a'), viewer: 'a', options });
};

test.each([
  ['ditches-1515', ['ditch', 'ditch', 'ditch']],
  ['drift-1879', ['lane', 'stream']],
  ['ridge-1815', []],
])('%s has what it is named for, on its table, and no feature that the rules know', (id, kinds) => {
  const { scenery = [], width, depth, features } = sceneOf(id);
  expect(scenery.map(({ kind }) => kind)).toEqual(kinds);
  for (const { x, y } of scenery.flatMap(({ line, fords = [] }) => [...line, ...fords])) {
    expect(x >= 0 && x <= width && y >= 0 && y <= depth).toBe(true);
  }
  expect(features.every(({ kind }) => kind !== 'river')).toBe(true);
});
